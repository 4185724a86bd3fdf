/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the sentence above the hand, and makes a screen reader announce what
 * happens. */

#include "tapis-voice.h"

#include <glib/gi18n.h>

#include "tapis-clock.h"
#include "tapis-turn-focus.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-sizes.h"
#include "widgets/kit/tapis-sounds.h"
#include "widgets/kit/tapis-widget.h"

/* The kinds of sentences above the hand. The first kind is the prompt; the
 * others replace it. A hint, and the sentence that a hint is being looked for,
 * are shown until the position changes; the others are shown for a while.
 * Computer players wait while a comment of the coach is shown, and for a moment
 * when a tip appears. */
typedef enum
{
  SAYING_PROMPT,
  SAYING_REFUSAL,
  SAYING_TOLD,
  SAYING_THINKING,
  SAYING_HINT,
  SAYING_COMMENT,
  SAYING_TIP,
} Saying;

struct _TapisVoice
{
  const TapisTableParts *parts;
  TapisGame *game; /* the game whose signals are followed, or NULL */

  GtkWidget *teller; /* the emblem in a tip: of the player that the tip is
                      * about, or of the game */

  /* state */
  Saying saying;
  gint64 read;     /* the time at which the person can have read the tip, in
                    * microseconds of the monotonic clock */
  TapisTip next;   /* the tip that is shown after the present one; its link is
                    * NULL if there is no such tip */
  guint held;      /* the source that ends the wait of the computer players or
                    * shows the next tip, or 0 */
  gboolean had_turn;    /* it was the viewer's turn before the last move */
  guint saying_timer;   /* shows the prompt again */
  guint thinking_timer; /* shows that a hint is being looked for */
  guint turn_idle;      /* announces that it is the viewer's turn */
};

static const char *const saying_classes[] = {
  [SAYING_PROMPT] = NULL,      [SAYING_REFUSAL] = "refusal",
  [SAYING_TOLD] = "told",      [SAYING_THINKING] = "told",
  [SAYING_HINT] = "told",      [SAYING_COMMENT] = "comment",
  [SAYING_TIP] = "tip",
};

/* The size of the emblem in a tip, in pixels. */
#define TELLER (TAPIS_TIP_ROOM - 2 * TAPIS_TIP_EDGE)

/* The style class of a tip while computer players wait. */
#define WAITING "waiting"

static void
unmap_cb (TapisVoice *self)
{
  if (self->saying == SAYING_TIP)
    tapis_voice_prompt (self);
}

TapisVoice *
tapis_voice_new (const TapisTableParts *parts)
{
  TapisVoice *self = g_new0 (TapisVoice, 1);

  self->parts = parts;
  /* a person who leaves the page, perhaps to open the lesson, has read the
   * tip */
  g_signal_connect_swapped (parts->prompt, "unmap", G_CALLBACK (unmap_cb),
                            self);
  self->teller = tapis_emblem_new (NULL, TELLER);
  gtk_widget_set_can_target (self->teller, FALSE);
  gtk_widget_set_parent (self->teller, GTK_WIDGET (parts->table));
  return self;
}

void
tapis_voice_free (TapisVoice *self)
{
  tapis_voice_set_game (self, NULL);
  g_free (self);
}

gboolean
tapis_voice_comments (TapisVoice *self)
{
  return self->saying == SAYING_COMMENT;
}

gboolean
tapis_voice_holds (TapisVoice *self)
{
  return tapis_voice_comments (self) || self->held != 0;
}

void
tapis_voice_allocate_teller (TapisVoice *self, const GtkAllocation *prompt)
{
  gboolean right =
    gtk_widget_get_direction (self->teller) == GTK_TEXT_DIR_RTL;
  GtkAllocation a = {
    right ? prompt->x + prompt->width - TELLER - TAPIS_TIP_EDGE
          : prompt->x + TAPIS_TIP_EDGE,
    prompt->y + (prompt->height - TELLER) / 2, TELLER, TELLER
  };

  gtk_widget_set_child_visible (self->teller, self->saying == SAYING_TIP);
  if (self->saying == SAYING_TIP)
    gtk_widget_size_allocate (self->teller, &a, -1);
}

/* --- saying --------------------------------------------------------------- */

static void
announce (TapisVoice *self, const char *text)
{
  g_signal_emit_by_name (self->parts->table, "announce", text);
}

static void
offer_lesson (TapisVoice *self, const TapisLessonLink *link, gboolean refused)
{
  const char *offered = tapis_lesson_offer_set (
    self->parts->offer, self->parts->offers_lessons ? link : NULL, refused);

  if (offered != NULL)
    announce (self, offered);
}

/* Shows @text above the hand. If it is empty, hides the label, because a screen
 * reader would announce an empty label by the name of its type. */
static void
set_prompt (TapisVoice *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->parts->prompt), text);
  gtk_widget_set_visible (self->parts->prompt, *text != '\0');
}

/* Ends the sentence that has replaced the prompt. */
static void
fall_silent (TapisVoice *self)
{
  g_clear_handle_id (&self->saying_timer, g_source_remove);
  g_clear_handle_id (&self->held, g_source_remove);
  gtk_widget_remove_css_class (self->parts->prompt, WAITING);
  self->next.link = NULL;
  if (saying_classes[self->saying] != NULL)
    gtk_widget_remove_css_class (self->parts->prompt,
                                 saying_classes[self->saying]);
  self->saying = SAYING_PROMPT;
}

gboolean
tapis_voice_prompt (TapisVoice *self)
{
  TapisGame *game = self->parts->game;
  const char *prompt = game != NULL && !self->parts->coached
                         ? tapis_game_now (game)->prompt
                         : NULL;
  gboolean held = tapis_voice_holds (self);
  gboolean new = self->saying != SAYING_PROMPT;

  if (self->saying == SAYING_TIP)
    offer_lesson (self, NULL, FALSE);
  fall_silent (self);
  tapis_told_line_update (self->parts->line);
  set_prompt (self, prompt != NULL ? prompt : "");
  if (held)
    tapis_clock_settle (self->parts->clock);
  return new;
}

/* Shows @given above the hand, and makes a screen reader announce it. */
static void
say (TapisVoice *self, Saying saying, const char *given)
{
  /* a copy, because @given may be the text of the label, which changes below */
  g_autofree char *text = g_strdup (given);

  if (text == NULL || *text == '\0')
    return;
  offer_lesson (self, NULL, FALSE);
  tapis_voice_prompt (self);
  self->saying = saying;
  gtk_widget_add_css_class (self->parts->prompt, saying_classes[saying]);
  set_prompt (self, text);
  /* a long sentence is shown for longer */
  if (saying != SAYING_THINKING && saying != SAYING_HINT)
    tapis_later (&self->saying_timer,
                 TAPIS_MOTION_REFUSAL +
                   TAPIS_MOTION_LETTER * (guint) g_utf8_strlen (text, -1),
                 G_CALLBACK (tapis_voice_prompt), self);
  announce (self, text);
}

void
tapis_voice_tell (TapisVoice *self, const char *text)
{
  say (self, SAYING_TOLD, text);
}

/* --- tips ----------------------------------------------------------------- */

static void show_tip (TapisVoice *self, const TapisTip *tip);

/* Shows the next tip, if there is one; otherwise lets computer players go
 * on. */
static void
go_on (TapisVoice *self)
{
  const TapisTip next = self->next;

  g_clear_handle_id (&self->held, g_source_remove);
  gtk_widget_remove_css_class (self->parts->prompt, WAITING);
  self->next.link = NULL;
  if (next.link != NULL)
    show_tip (self, &next);
  else
    tapis_clock_settle (self->parts->clock);
}

/* Makes computer players wait for @time milliseconds. Meanwhile a bar at the
 * lower edge of the tip gets shorter. */
static void
hold (TapisVoice *self, guint time)
{
  g_clear_handle_id (&self->held, g_source_remove);
  tapis_later (&self->held, MAX (time, 1), G_CALLBACK (go_on), self);
  gtk_widget_add_css_class (self->parts->prompt, WAITING);
  tapis_clock_settle (self->parts->clock);
}

static void
show_tip (TapisVoice *self, const TapisTip *tip)
{
  g_autofree char *text = tapis_tips_tell (self->game, tip);
  guint time = MIN (TAPIS_MOTION_TIP_LEAST +
                      TAPIS_MOTION_LETTER * (guint) g_utf8_strlen (text, -1),
                    TAPIS_MOTION_TIP_MOST);

  say (self, SAYING_TIP, text);
  tapis_emblem_set_id (
    TAPIS_EMBLEM (self->teller),
    tip->seat < 0
      ? tapis_game_get_game_id (self->game)
      : tapis_game_get_player_state (self->game, tip->seat)->avatar);
  offer_lesson (self, tip->link, FALSE);
  self->read = g_get_monotonic_time () + time * G_TIME_SPAN_MILLISECOND;
  hold (self, TAPIS_TIP_TIME);
}

void
tapis_voice_give_tip (TapisVoice *self, const TapisTip *tip)
{
  gint64 left = self->read - g_get_monotonic_time ();

  if (self->saying == SAYING_TIP && left > 0)
    {
      self->next = *tip;
      hold (self, (guint) (left / G_TIME_SPAN_MILLISECOND));
    }
  else
    {
      show_tip (self, tip);
    }
}

void
tapis_voice_wake (TapisVoice *self)
{
  if (self->held != 0)
    go_on (self);
}

gboolean
tapis_voice_dismiss_tip (TapisVoice *self)
{
  if (self->saying != SAYING_TIP)
    return FALSE;
  if (self->next.link == NULL)
    tapis_voice_prompt (self);
  else
    go_on (self);
  return TRUE;
}

/* --- hints ---------------------------------------------------------------- */

void
tapis_voice_hint (TapisVoice *self)
{
  const char *hint = tapis_game_now (self->game)->hint;

  if (hint != NULL)
    {
      say (self, SAYING_HINT, hint);
      tapis_turn_focus_begin (self->parts->focus);
    }
  else if (self->saying == SAYING_HINT)
    tapis_voice_prompt (self);
}

/* --- after a move --------------------------------------------------------- */

void
tapis_voice_follow_move (TapisVoice *self)
{
  const TapisGameNow *now = tapis_game_now (self->game);

  /* a move does not remove a comment, and it removes a tip only at the end of
   * the game or round */
  if (self->saying == SAYING_COMMENT ||
      (self->saying == SAYING_TIP && !now->over && !now->round_over))
    {
      tapis_told_line_update (self->parts->line);
      return;
    }
  offer_lesson (self, NULL, FALSE);
  tapis_voice_prompt (self);
}

static void
turn_cb (TapisVoice *self)
{
  if (tapis_game_awaits_viewer (self->game))
    announce (self, tapis_game_now (self->game)->prompt);
}

void
tapis_voice_tell_turn (TapisVoice *self, gboolean stayed)
{
  gboolean turn = tapis_game_awaits_viewer (self->game);

  g_clear_handle_id (&self->turn_idle, g_source_remove);
  /* the turn is announced in an idle source, so that it does not interrupt what
   * is announced about the move; if fewer things are announced, announce_cb()
   * announces the turn */
  if (turn && !self->had_turn && stayed &&
      self->parts->announcements == TAPIS_ANNOUNCE_ALL)
    tapis_later (&self->turn_idle, 0, G_CALLBACK (turn_cb), self);
  self->had_turn = turn;
}

/* --- following the game --------------------------------------------------- */

static void
refused_cb (TapisVoice *self, const char *sentence, const char *refusal)
{
  tapis_sounds_play (GTK_WIDGET (self->parts->table), TAPIS_SOUND_REFUSED);
  say (self, SAYING_REFUSAL, sentence);
  offer_lesson (self, tapis_lesson_link_for_refusal (self->game, refusal),
                TRUE);
}

static void
announce_cb (TapisVoice *self, const char *sentence)
{
  const TapisGameNow *now = tapis_game_now (self->game);
  gboolean all = self->parts->announcements == TAPIS_ANNOUNCE_ALL;

  if (now->hurrying)
    return;
  if (all || now->to_move < 0 ||
      (self->parts->announcements == TAPIS_ANNOUNCE_IMPORTANT &&
       now->last_matters))
    announce (self, sentence);
  /* a person who hears few announcements might not notice that it is their
   * turn */
  if (!all && tapis_game_awaits_viewer (self->game))
    announce (self, tapis_game_now (self->game)->prompt);
}

static void
prompt_notify_cb (TapisVoice *self)
{
  if (self->saying == SAYING_PROMPT)
    tapis_voice_prompt (self);
}

static void
thinking_cb (TapisVoice *self)
{
  say (self, SAYING_THINKING,
                   _("Looking for a good move…"));
}

static void
advising_notify_cb (TapisVoice *self)
{
  g_clear_handle_id (&self->thinking_timer, g_source_remove);
  if (tapis_game_now (self->game)->advising)
    tapis_later (&self->thinking_timer, TAPIS_MOTION_THINKING,
                 G_CALLBACK (thinking_cb), self);
  else if (self->saying == SAYING_THINKING)
    tapis_voice_prompt (self);
}

static void
comment_notify_cb (TapisVoice *self)
{
  const char *comment = tapis_game_now (self->game)->comment;

  if (comment != NULL)
    {
      say (self, SAYING_COMMENT, comment);
      if (tapis_game_now (self->game)->can_undo)
        announce (self, _("You can take your move back."));
      tapis_clock_settle (self->parts->clock);
    }
  else if (self->saying == SAYING_COMMENT)
    tapis_voice_prompt (self);
}

static void
coach_notify_cb (TapisVoice *self)
{
  /* in a lesson the coach is not announced, because the lesson itself tells
   * what comes next */
  if (!self->parts->guided)
    tapis_voice_tell (
      self,
      tapis_game_now (self->game)->coach
        ? _("The coach is on: when a move costs you a lot, the coach tells "
            "you.")
        : _("The coach is off."));
}

void
tapis_voice_set_game (TapisVoice *self, TapisGame *game)
{
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      fall_silent (self);
      g_clear_handle_id (&self->thinking_timer, g_source_remove);
      g_clear_handle_id (&self->turn_idle, g_source_remove);
      offer_lesson (self, NULL, FALSE);
    }
  self->game = game;
  if (game == NULL)
    return;
  g_object_connect (
    game,
    "swapped-signal::refused", refused_cb, self,
    "swapped-signal::announce", announce_cb, self,
    "swapped-signal::notify::prompt", prompt_notify_cb, self,
    "swapped-signal::notify::advising", advising_notify_cb, self,
    "swapped-signal::notify::hint", tapis_voice_hint, self,
    "swapped-signal::notify::comment", comment_notify_cb, self,
    "swapped-signal::notify::coach", coach_notify_cb, self,
    NULL);
  tapis_voice_prompt (self);
}
