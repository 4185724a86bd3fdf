/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentence above the hand, and what is announced for a screen reader: what
 * is asked, refused, told, hinted at or commented on. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-tips.h"
#include "model/words/tapis-words-numbers.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-sounds.h"

static const char *const saying_classes[] = {
  [SAYING_PROMPT] = NULL,     [SAYING_REFUSAL] = "refusal",
  [SAYING_TOLD] = "told",     [SAYING_THINKING] = "told",
  [SAYING_HINT] = "told",     [SAYING_COMMENT] = "comment",
  [SAYING_TIP] = "comment",
};

gboolean
table_holds (TapisTable *self)
{
  return self->saying == SAYING_COMMENT || self->saying == SAYING_TIP;
}

/* A label without text would be read as the name of its type. */
static void
set_prompt (TapisTable *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->prompt), text);
  gtk_widget_set_visible (self->prompt, *text != '\0');
}

void
table_update_prompt (TapisTable *self)
{
  gboolean held = table_holds (self);
  const char *prompt;

  g_clear_handle_id (&self->saying_timer, g_source_remove);
  self->saying = SAYING_PROMPT;
  for (guint i = 0; i < G_N_ELEMENTS (saying_classes); i++)
    if (saying_classes[i] != NULL)
      gtk_widget_remove_css_class (self->prompt, saying_classes[i]);
  table_update_told (self);
  prompt = self->game != NULL ? tapis_game_now (self->game)->prompt : NULL;
  set_prompt (self, prompt != NULL ? prompt : "");
  if (held)
    table_settle (self);
}

void
table_show_move (TapisTable *self)
{
  const TapisGameNow *now = tapis_game_now (self->game);

  /* a comment outlives what the computer plays after it, a tip not the end */
  if (!table_holds (self) ||
      (self->saying == SAYING_TIP && (now->over || now->round_over)))
    table_update_prompt (self);
  else
    table_update_told (self);
}

static gboolean
saying_over_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->saying_timer = 0;
  table_update_prompt (self);
  return G_SOURCE_REMOVE;
}

void
table_say (TapisTable *self, Saying saying, const char *given)
{
  /* it may be what is said now */
  g_autofree char *text = g_strdup (given);

  if (text == NULL || *text == '\0')
    return;
  table_offer_lesson (self, NULL, FALSE);
  table_update_prompt (self);
  self->saying = saying;
  gtk_widget_add_css_class (self->prompt, saying_classes[saying]);
  set_prompt (self, text);
  /* long sentences stay longer */
  if (saying != SAYING_THINKING && saying != SAYING_HINT)
    self->saying_timer =
      g_timeout_add (TAPIS_MOTION_REFUSAL +
                       30 * (guint) g_utf8_strlen (text, -1),
                     saying_over_cb, self);
  g_signal_emit_by_name (self, "announce", text);
}

static void
prompt_notify_cb (TapisTable *self)
{
  if (self->saying == SAYING_PROMPT)
    table_update_prompt (self);
}

static void
refused_cb (TapisTable *self, const char *sentence, const char *refusal)
{
  tapis_sounds_play (GTK_WIDGET (self), TAPIS_SOUND_REFUSED);
  table_say (self, SAYING_REFUSAL, sentence);
  table_offer_lesson (self,
                      tapis_lesson_link_for_refusal (self->game, refusal),
                      TRUE);
}

void
tapis_table_tell (TapisTable *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_TABLE (self));

  table_say (self, SAYING_TOLD, sentence);
}

void
tapis_table_give_tip (TapisTable *self, const TapisTip *tip)
{
  g_autofree char *text = NULL;

  g_return_if_fail (TAPIS_IS_TABLE (self));
  g_return_if_fail (tip != NULL);
  if (self->game == NULL)
    return;
  text = tapis_tips_tell (self->game, tip);
  table_say (self, SAYING_TIP, text);
  table_offer_lesson (self, tip->link, FALSE);
  table_settle (self);
}

static gboolean
thinking_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->thinking_timer = 0;
  table_say (self, SAYING_THINKING, _("Looking for a good move…"));
  return G_SOURCE_REMOVE;
}

static void
advising_notify_cb (TapisTable *self)
{
  g_clear_handle_id (&self->thinking_timer, g_source_remove);
  if (tapis_game_now (self->game)->advising)
    self->thinking_timer =
      g_timeout_add (TAPIS_MOTION_THINKING, thinking_cb, self);
  else if (self->saying == SAYING_THINKING)
    table_update_prompt (self);
}

void
table_tell_hint (TapisTable *self)
{
  const char *hint = tapis_game_now (self->game)->hint;

  if (hint != NULL)
    {
      table_say (self, SAYING_HINT, hint);
      table_focus_turn (self);
    }
  else if (self->saying == SAYING_HINT)
    table_update_prompt (self);
}

static void
comment_notify_cb (TapisTable *self)
{
  const char *comment = tapis_game_now (self->game)->comment;

  if (comment != NULL)
    {
      table_say (self, SAYING_COMMENT, comment);
      if (tapis_game_now (self->game)->can_undo)
        g_signal_emit_by_name (self, "announce",
                               _("You can take your move back."));
      table_settle (self);
    }
  else if (self->saying == SAYING_COMMENT)
    table_update_prompt (self);
}

static void
coach_notify_cb (TapisTable *self)
{
  /* a lesson says by itself what comes */
  if (self->guided)
    return;
  table_say (
    self, SAYING_TOLD,
    tapis_game_now (self->game)->coach
      ? _("The coach is there: when a move costs you much, it says so.")
      : _("The coach has gone."));
}

static gboolean
turn_cb (gpointer data)
{
  TapisTable *self = data;

  self->turn_idle = 0;
  if (tapis_game_awaits_viewer (self->game))
    g_signal_emit_by_name (self, "announce",
                           tapis_game_now (self->game)->prompt);
  return G_SOURCE_REMOVE;
}

void
table_tell_turn (TapisTable *self, gboolean stayed)
{
  gboolean turn = tapis_game_awaits_viewer (self->game);

  g_clear_handle_id (&self->turn_idle, g_source_remove);
  /* what was done without a word has nothing that is told before */
  if (turn && !self->had_turn && stayed &&
      self->announcements == TAPIS_ANNOUNCE_ALL)
    self->turn_idle = g_idle_add (turn_cb, self);
  self->had_turn = turn;
}

static void
announce_cb (TapisTable *self, const char *sentence)
{
  gboolean all = self->announcements == TAPIS_ANNOUNCE_ALL;

  if (tapis_game_now (self->game)->hurrying)
    return;
  if (all || tapis_game_now (self->game)->to_move < 0 ||
      (self->announcements == TAPIS_ANNOUNCE_IMPORTANT &&
       tapis_game_now (self->game)->last_matters))
    g_signal_emit_by_name (self, "announce", sentence);
  /* among few announcements one's turn would be missed */
  if (!all && tapis_game_awaits_viewer (self->game))
    g_signal_emit_by_name (self, "announce",
                           tapis_game_now (self->game)->prompt);
}

void
table_told_cb (TapisTable *self, const char *sentence, TapisMiddle *middle)
{
  table_say (self, SAYING_TOLD, sentence);
}

void
table_connect_words (TapisTable *self)
{
  g_object_connect (
    self->game,
    "swapped-signal::refused", refused_cb, self,
    "swapped-signal::announce", announce_cb, self,
    "swapped-signal::notify::prompt", prompt_notify_cb, self,
    "swapped-signal::notify::advising", advising_notify_cb, self,
    "swapped-signal::notify::hint", table_tell_hint, self,
    "swapped-signal::notify::comment", comment_notify_cb, self,
    "swapped-signal::notify::coach", coach_notify_cb, self,
    NULL);
  table_update_prompt (self);
}

void
table_stop_words (TapisTable *self)
{
  self->saying = SAYING_PROMPT;
  g_clear_handle_id (&self->saying_timer, g_source_remove);
  g_clear_handle_id (&self->thinking_timer, g_source_remove);
  g_clear_handle_id (&self->turn_idle, g_source_remove);
}
