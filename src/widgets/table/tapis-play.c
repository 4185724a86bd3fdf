/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the game what a person does, and shows what happens in the game. */

#include "tapis-play.h"

#include <glib/gi18n.h>

#include "tapis-asking.h"
#include "tapis-clock.h"
#include "tapis-cries.h"
#include "tapis-ground.h"
#include "tapis-handling.h"
#include "tapis-move-sounds.h"
#include "tapis-own-place.h"
#include "tapis-side.h"
#include "tapis-table-motion.h"
#include "tapis-turn-focus.h"
#include "tapis-voice.h"
#include "tapis-zones.h"
#include "widgets/kit/tapis-letters.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisPlay
{
  const TapisTableParts *parts;
  TapisMoveSounds *sounds; /* owned */
  TapisGame *game;         /* the game whose signals are followed, or NULL */
  guint round;             /* the number of the round that is shown */
  guint ply;               /* the number of moves of the game that are shown */
  gboolean veiled;         /* the last move turns over a face-down card, so its
                            * effect is told only after the card has landed */
  guint unveil;            /* the idle source that tells the effect, or 0 */
  TapisTip tip;            /* the tip that is given after the effect; its link
                            * is NULL if there is none */
};

/* --- cards in flight ------------------------------------------------------ */

/* Called when flying cards have made a stop on their way. */
static void
rested_cb (TapisPlay *self)
{
  tapis_move_sounds_rest (self->sounds);
}

/* Sets whether the effect of the last move is to be told later. Until then what
 * is said beside the piles is hidden too, because it already tells the
 * effect. */
static void
set_veiled (TapisPlay *self, gboolean veiled)
{
  self->veiled = veiled;
  g_clear_handle_id (&self->unveil, g_source_remove);
  tapis_widget_toggle_class (GTK_WIDGET (self->parts->table), "veiled", veiled);
}

/* Tells the effect of the last move, which was delayed. */
static void
unveil_cb (TapisPlay *self)
{
  set_veiled (self, FALSE);
  tapis_cries_veil (self->parts->cries, self->game, FALSE);
  tapis_voice_follow_move (self->parts->voice);
  if (self->tip.link != NULL)
    tapis_voice_give_tip (self->parts->voice, &self->tip);
  self->tip.link = NULL;
}

void
tapis_play_give_tip (TapisPlay *self, const TapisTip *tip)
{
  if (self->veiled)
    self->tip = *tip;
  else if (self->game != NULL)
    tapis_voice_give_tip (self->parts->voice, tip);
}

/* Called when all flying cards have landed. */
static void
landed_cb (TapisPlay *self)
{
  tapis_table_motion_settle (self->parts->motion);
  if (tapis_move_sounds_take_win (self->sounds))
    tapis_table_motion_gleam (self->parts->motion, TRUE);
  tapis_move_sounds_land (self->sounds);
  /* cards that do not fly land while the table is allocated, and then nothing
   * may be shown or hidden */
  if (self->veiled)
    tapis_later (&self->unveil, 0, G_CALLBACK (unveil_cb), self);
  tapis_clock_settle (self->parts->clock);
}

void
tapis_play_lay_out (TapisPlay *self)
{
  TapisClock *clock = self->parts->clock;
  TapisTableMotion *motion = self->parts->motion;

  if (tapis_table_is_laid_out (self->parts->table))
    return;
  tapis_table_finish (self->parts->table);
  /* if computer players hurry, no cards fly, because nobody could follow
   * them */
  tapis_table_motion_start (
    motion, tapis_clock_get_phase (clock) == TAPIS_CLOCK_DEALT,
    tapis_clock_is_hurried (clock) || tapis_game_now (self->game)->hurrying);
  tapis_move_sounds_start (self->sounds);
  tapis_clock_enter (clock, TAPIS_CLOCK_FLIGHT);
  if (!tapis_table_motion_is_busy (motion))
    landed_cb (self);
}

/* --- following the game --------------------------------------------------- */

static void
about_to_change_cb (TapisPlay *self)
{
  tapis_table_finish (self->parts->table);
  tapis_clock_hold (self->parts->clock);
  tapis_table_motion_remember (self->parts->motion);
}

/* Begins to show a new deal, whose cards all fly from the stock. */
static void
deal (TapisPlay *self)
{
  tapis_table_motion_forget (self->parts->motion);
  tapis_clock_enter (self->parts->clock, TAPIS_CLOCK_DEALT);
}

static void
moved_cb (TapisPlay *self, guint ply)
{
  const TapisGameNow *now = tapis_game_now (self->game);
  TapisClockPhase phase = tapis_clock_get_phase (self->parts->clock);
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self->parts->table));
  TapisStage stage = { .turned = CG_CARD_NONE };

  tapis_ground_follow_move (self->parts->ground);
  if (now->round > self->round)
    deal (self);
  else
    tapis_clock_enter (self->parts->clock, phase == TAPIS_CLOCK_DEALT
                                             ? TAPIS_CLOCK_DEALT
                                             : TAPIS_CLOCK_MOVED);
  self->round = now->round;
  /* the result had the focus, and has just been hidden */
  if (phase == TAPIS_CLOCK_RESULT)
    tapis_table_focus_hand (self->parts->table);
  if (ply != self->ply + 1 || tapis_game_get_replaying (self->game))
    tapis_cries_drop_old (self->parts->cries, self->game);
  if (ply == self->ply + 1)
    stage = tapis_game_get_stage (self->game);
  tapis_table_motion_set_stage (self->parts->motion, &stage);
  tapis_cries_cry_all (self->parts->cries, stage.cry);
  self->ply = ply;
  tapis_move_sounds_take (self->sounds, &now->sounds);
  set_veiled (self, stage.turned != CG_CARD_NONE &&
                      tapis_table_motion_may_move (self->parts->motion));
  self->tip.link = NULL;
  if (self->veiled)
    tapis_cries_veil (self->parts->cries, self->game, TRUE);
  else
    tapis_voice_follow_move (self->parts->voice);
  tapis_clock_update_actions (self->parts->clock);
  tapis_turn_focus_begin (self->parts->focus);
  tapis_voice_tell_turn (
    self->parts->voice,
    focus == tapis_widget_find_focus (GTK_WIDGET (self->parts->table)));
}

/* Called when a person begins or stops to choose one of several moves by
 * buttons. */
static void
choosing_notify_cb (TapisPlay *self)
{
  gboolean choosing = tapis_game_now (self->game)->choosing;

  tapis_action_bar_set_choosing (self->parts->bar, choosing);
  gtk_widget_queue_allocate (GTK_WIDGET (self->parts->table));
  tapis_turn_focus_ask (self->parts->focus, choosing);
}

static void
hurrying_notify_cb (TapisPlay *self)
{
  if (!tapis_game_now (self->game)->hurrying)
    return;
  tapis_table_finish (self->parts->table);
  tapis_voice_prompt (self->parts->voice);
  tapis_clock_settle (self->parts->clock);
}

static void
viewer_notify_cb (TapisPlay *self)
{
  tapis_ground_make_seats (self->parts->ground);
  gtk_widget_queue_allocate (GTK_WIDGET (self->parts->table));
}

static void
connect_game (TapisPlay *self, gboolean dealt)
{
  TapisClock *clock = self->parts->clock;

  g_object_connect (
    self->game,
    "swapped-signal::about-to-change", about_to_change_cb, self,
    "swapped-signal::moved", moved_cb, self,
    "swapped-signal::notify::choosing", choosing_notify_cb, self,
    "swapped-signal::notify::viewer", viewer_notify_cb, self,
    "swapped-signal::notify::hurrying", hurrying_notify_cb, self,
    "swapped-signal::notify::judging", tapis_clock_settle, clock,
    "swapped-signal::notify::forced-moves", tapis_clock_settle, clock,
    "swapped-signal::notify::can-undo", tapis_clock_update_actions, clock,
    "swapped-signal::notify::can-redo", tapis_clock_update_actions, clock,
    "swapped-signal::notify::viewer-to-move", tapis_clock_update_actions, clock,
    "swapped-signal::notify::over", tapis_clock_update_actions, clock,
    "swapped-signal::notify::busy", tapis_clock_update_actions, clock,
    "swapped-signal::notify::round-over", tapis_clock_update_actions, clock,
    NULL);
  tapis_voice_set_game (self->parts->voice, self->game);
  tapis_cries_follow (self->parts->cries, self->game);
  self->round = tapis_game_now (self->game)->round;
  tapis_clock_update_actions (clock);
  if (dealt)
    tapis_move_sounds_take (self->sounds, &tapis_game_now (self->game)->sounds);
  tapis_clock_enter (clock, dealt ? TAPIS_CLOCK_DEALT : TAPIS_CLOCK_MOVED);
}

static void
disconnect_game (TapisPlay *self)
{
  tapis_table_finish (self->parts->table);
  tapis_asking_close (self->parts->asking);
  tapis_told_line_close (self->parts->line);
  tapis_handling_drop (self->parts->handling);
  tapis_cries_stop (self->parts->cries, self->game);
  tapis_move_sounds_drop (self->sounds);
  set_veiled (self, FALSE);
  tapis_table_motion_gleam (self->parts->motion, FALSE);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_signal_handlers_disconnect_by_data (self->game, self->parts->clock);
  tapis_game_cancel (self->game);
  tapis_voice_set_game (self->parts->voice, NULL);
  tapis_clock_enter (self->parts->clock, TAPIS_CLOCK_EMPTY);
}

void
tapis_play_set_game (TapisPlay *self, TapisGame *game, gboolean dealt)
{
  if (self->game != NULL)
    disconnect_game (self);
  self->game = game;
  if (game != NULL)
    connect_game (self, dealt);
}

/* --- actions -------------------------------------------------------------- */

static void
hint (TapisPlay *self)
{
  tapis_clock_keep_forced (self->parts->clock);
  /* if the game has this hint already, it is told again */
  if (tapis_game_ask_hint (self->game) &&
      tapis_game_now (self->game)->hint != NULL)
    tapis_voice_hint (self->parts->voice);
}

/* Does what Escape does. If a person drags cards, ends that. Otherwise, if the
 * guide, or the log as a sheet, is open, closes it. Otherwise unchooses all
 * cards, and closes the result if it is open, or else shows the prompt again if
 * another sentence has replaced it. If there was nothing to do, leaves the
 * table. */
static void
clear (TapisPlay *self)
{
  gboolean done;

  if (tapis_handling_drop (self->parts->handling) ||
      tapis_side_close (self->parts->side))
    return;
  done = tapis_game_get_selection_count (self->game) > 0 ||
         tapis_game_now (self->game)->choosing;
  tapis_game_clear_selection (self->game);
  if (tapis_clock_get_phase (self->parts->clock) == TAPIS_CLOCK_RESULT)
    tapis_clock_toggle_result (self->parts->clock);
  else if (!tapis_voice_prompt (self->parts->voice) && !done)
    gtk_widget_activate_action (GTK_WIDGET (self->parts->table), "win.back",
                                NULL);
}

static gboolean
step (TapisGame *game)
{
  tapis_game_step (game);
  return TRUE;
}

static void
next_game (TapisPlay *self)
{
  deal (self);
  g_signal_emit_by_name (self->parts->table, "next-game");
}

static void
toggle_guide (TapisPlay *self)
{
  tapis_side_toggle_guide (self->parts->side);
}

static void
toggle_result (TapisPlay *self)
{
  tapis_clock_toggle_result (self->parts->clock);
}

static void
ask (TapisPlay *self)
{
  tapis_asking_ask (self->parts->asking);
}

static void
focus_first (TapisPlay *self)
{
  tapis_zones_focus_end (self->parts, FALSE);
}

static void
focus_last (TapisPlay *self)
{
  tapis_zones_focus_end (self->parts, TRUE);
}

/* Tells why the viewer's card that has the focus can be played, or why not. */
static void
tell_why (TapisPlay *self)
{
  TapisCard *card = tapis_own_place_find_card (self->parts->own);
  g_autofree char *text =
    card != NULL
      ? tapis_game_tell_why (self->game, card)
      /* Translators: %s is a letter, the key for it */
      : g_strdup_printf (_("Go to one of your cards first. Then press %s to "
                           "learn why it cannot be laid."),
                         tapis_letter_get (TAPIS_LETTER_WHY));

  tapis_voice_tell (self->parts->voice, text);
}

/* What each action does while there is a game. Each action has exactly one of
 * three functions:
 * @move: makes a move or takes it back, after all flying cards were made to
 *   land
 * @tell: returns a sentence about the game, which is then shown and announced
 * @act: does anything else */
static const struct
{
  const char *name;
  gboolean (*move) (TapisGame *game);
  char *(*tell) (TapisGame *game);
  void (*act) (TapisPlay *self);
} acts[] = {
  { "table.undo", .move = tapis_game_undo },
  { "table.redo", .move = tapis_game_redo },
  { "table.next", .move = step },
  { "table.next-round", .move = tapis_game_next_round },
  { "table.next-game", .act = next_game },
  { "table.tell-top", .tell = tapis_game_tell_top },
  { "table.tell-counts", .tell = tapis_game_tell_counts },
  { "table.tell-last", .tell = tapis_game_tell_last },
  { "table.tell-legal", .tell = tapis_game_tell_legal },
  { "table.tell-why", .act = tell_why },
  { "table.hint", .act = hint },
  { "table.clear", .act = clear },
  { "table.guide", .act = toggle_guide },
  { "table.result", .act = toggle_result },
  { "table.ask", .act = ask },
  { "table.first", .act = focus_first },
  { "table.last", .act = focus_last },
};

void
tapis_play_act (TapisPlay *self, const char *name)
{
  g_autofree char *text = NULL;
  guint i = 0;

  while (!g_str_equal (acts[i].name, name))
    i++;
  if (acts[i].move != NULL || acts[i].act == next_game)
    {
      tapis_clock_keep_forced (self->parts->clock);
      tapis_table_finish (self->parts->table);
    }
  if (acts[i].move != NULL)
    acts[i].move (self->game);
  else if (acts[i].act != NULL)
    acts[i].act (self);
  else
    {
      text = acts[i].tell (self->game);
      tapis_voice_tell (self->parts->voice, text);
    }
}

void
tapis_play_install (GtkWidgetClass *klass, GtkWidgetActionActivateFunc act)
{
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    gtk_widget_class_install_action (klass, acts[i].name, NULL, act);
}

void
tapis_play_type_digit (TapisPlay *self, int digit)
{
  g_autofree char *longer = NULL;
  g_autofree char *text = NULL;

  if (!tapis_game_now (self->game)->choosing)
    {
      if (!tapis_own_place_focus_number (self->parts->own, (guint) digit))
        gtk_widget_error_bell (GTK_WIDGET (self->parts->table));
      return;
    }
  longer = tapis_action_bar_type_digit (self->parts->bar, digit);
  if (longer == NULL)
    return;
  /* Translators: a number is being typed: %d is the digit that is there, %s the
   * numbers that could become of it: "10, 11 or 12". */
  text = g_strdup_printf (_("Press Enter for %d, or a second digit for "
                            "%s."), digit,
                          longer);
  tapis_voice_tell (self->parts->voice, text);
}

/* --- all of it ------------------------------------------------------------ */

static void
action_chosen_cb (TapisPlay *self, const char *id)
{
  tapis_game_run_action (self->game, id);
}

TapisPlay *
tapis_play_new (const TapisTableParts *parts)
{
  TapisPlay *self = g_new0 (TapisPlay, 1);

  self->parts = parts;
  self->sounds = tapis_move_sounds_new (GTK_WIDGET (parts->table));
  g_signal_connect_swapped (parts->bar, "chosen",
                            G_CALLBACK (action_chosen_cb), self);
  g_object_connect (parts->layer,
                    "swapped-signal::rested", rested_cb, self,
                    "swapped-signal::landed", landed_cb, self,
                    NULL);
  return self;
}

void
tapis_play_free (TapisPlay *self)
{
  tapis_move_sounds_free (self->sounds);
  g_free (self);
}
