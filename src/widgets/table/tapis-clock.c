/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of the table, and the ways to shorten the time that a person
 * waits. */

#include "tapis-clock.h"

#include "tapis-side.h"
#include "tapis-table-motion.h"
#include "tapis-turn-focus.h"
#include "tapis-voice.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-sounds.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisClock
{
  const TapisTableParts *parts;
  TapisClockPhase phase;
  guint timer;      /* the GLib source that calls the phase's next(), or 0 */
  gboolean step_mode;
  gboolean hurried; /* computer players do not pause until it is a person's
                     * turn */
  gboolean open;    /* the result is opened without a pause */
  gboolean closed;  /* the result is opened only by a person; for "open" and
                     * "closed" see tapis_clock_keep_result() */
};

TapisClock *
tapis_clock_new (const TapisTableParts *parts)
{
  TapisClock *self = g_new0 (TapisClock, 1);

  self->parts = parts;
  return self;
}

void
tapis_clock_free (TapisClock *self)
{
  tapis_clock_hold (self);
  g_free (self);
}

/* --- what comes next by itself -------------------------------------------- */

static void
step (TapisClock *self)
{
  tapis_game_step (self->parts->game);
}

static void
pass_on (TapisClock *self)
{
  g_signal_emit_by_name (self->parts->table, "pass-on");
}

/* Opens the result. A screen reader announces its headline and, unless the
 * viewer has won, the viewer's line; the person can read the rest. */
static void
open_result (TapisClock *self)
{
  const TapisGameNow *now = tapis_game_now (self->parts->game);
  GListModel *rows = now->result_rows;

  tapis_clock_enter (self, TAPIS_CLOCK_RESULT);
  g_signal_emit_by_name (self->parts->table, "announce", now->result_text);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (TapisResultRow) row = g_list_model_get_item (rows, i);
      const TapisResultLine *line = tapis_result_row_get_line (row);

      if (line->is_viewer && line->place > 1)
        g_signal_emit_by_name (self->parts->table, "announce", line->text);
    }
}

/* Returns whether a popover or a modal window is open in front of the table, so
 * that a person would not see a move. */
static gboolean
is_covered (TapisClock *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->parts->table));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  if (focus != NULL &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return TRUE;
  for (GList *at = windows; at != NULL; at = at->next)
    if (gtk_window_get_modal (at->data) && gtk_widget_get_mapped (at->data) &&
        GTK_ROOT (gtk_window_get_transient_for (at->data)) == root)
      return TRUE;
  return FALSE;
}

static void
make_forced (TapisClock *self)
{
  if (!is_covered (self) && tapis_game_make_forced (self->parts->game))
    return;
  tapis_clock_keep_forced (self);
  /* the move is left to the person after all, so the sound of their turn is
   * played */
  tapis_sounds_play (GTK_WIDGET (self->parts->table), TAPIS_SOUND_TURN);
}

/* --- phases --------------------------------------------------------------- */

/* What each phase shows, and what follows it.
 * result: whether the result is shown
 * offered: whether a button that opens the result is shown
 * next: the function that is called at the end of the phase; NULL: the phase
 *   lasts until a person or the game does something
 * pause: the duration of the phase before "next", in percent of the pause
 *   before a computer player's move; 0: until the main loop is idle */
static const struct
{
  gboolean result;
  gboolean offered;
  void (*next) (TapisClock *self);
  guint pause;
} phases[] = {
  /* the person needs time to see that it is their turn, and which move will be
   * made */
  [TAPIS_CLOCK_FORCED] = { .next = make_forced, .pause = 100 },
  [TAPIS_CLOCK_COMPUTER] = { .next = step, .pause = 100 },
  [TAPIS_CLOCK_HURRY] = { .next = step },
  /* the person who has just moved can see the effect of the move for a
   * moment */
  [TAPIS_CLOCK_PASS_ON] = { .next = pass_on, .pause = 200 },
  /* the last move can be seen for a moment before the result is shown */
  [TAPIS_CLOCK_ENDED] = { .next = open_result, .pause = 200 },
  [TAPIS_CLOCK_RESULT] = { .result = TRUE },
  [TAPIS_CLOCK_LOOK] = { .offered = TRUE },
};

static void
next_cb (TapisClock *self)
{
  phases[self->phase].next (self);
}

void
tapis_clock_hold (TapisClock *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

/* Returns the duration of the phase in milliseconds, or 0 if it lasts until the
 * main loop is idle. */
static guint
find_pause (TapisClock *self)
{
  guint pause = self->parts->computer_pause * phases[self->phase].pause / 100;

  /* a result that was open on the previous table is opened at once */
  if (phases[self->phase].pause == 0 ||
      (self->phase == TAPIS_CLOCK_ENDED && self->open))
    return 0;
  if (self->phase == TAPIS_CLOCK_COMPUTER)
    pause = tapis_game_get_pause (self->parts->game, pause);
  if (self->phase == TAPIS_CLOCK_FORCED)
    pause = MAX (pause, TAPIS_MOTION_BEAT);
  return MAX (pause, 1);
}

static gboolean
is_computers_turn (TapisGame *game)
{
  int seat = tapis_game_now (game)->to_move;

  return seat >= 0 && !tapis_game_get_player_state (game, seat)->person;
}

void
tapis_clock_enter (TapisClock *self, TapisClockPhase phase)
{
  gboolean result = phases[phase].result;

  tapis_clock_hold (self);
  if (result != phases[self->phase].result)
    tapis_side_show_result (self->parts->side, result);
  self->phase = phase;
  if (phase == TAPIS_CLOCK_EMPTY || !is_computers_turn (self->parts->game))
    self->hurried = FALSE;
  /* if this table replaces another one, the button that opens the result is
   * shown before the first layout, because it may take the focus */
  tapis_action_bar_set_result (self->parts->bar, result,
                               phases[phase].offered ||
                                 (self->closed && !result));
  tapis_action_bar_set_coming (self->parts->bar, phase == TAPIS_CLOCK_FORCED);
  if (!tapis_table_is_laid_out (self->parts->table))
    gtk_widget_queue_allocate (GTK_WIDGET (self->parts->table));
  if (phases[phase].next != NULL)
    tapis_later (&self->timer, find_pause (self), G_CALLBACK (next_cb), self);
}

TapisClockPhase
tapis_clock_get_phase (TapisClock *self)
{
  return self->phase;
}

/* Returns whether the game or a round is over and the result is shown for it.
 * In a replay and in a lesson no result is shown. */
static gboolean
is_ended (TapisClock *self)
{
  const TapisGameNow *now = tapis_game_now (self->parts->game);

  return !tapis_game_get_replaying (self->parts->game) &&
         !self->parts->guided &&
         (now->over || now->round_over);
}

/* Returns whether the player to move is a person at this device other than the
 * viewer. */
static gboolean
is_anothers_turn (TapisClock *self)
{
  int seat = tapis_game_now (self->parts->game)->to_move;

  return seat >= 0 && seat != tapis_game_now (self->parts->game)->viewer &&
         tapis_game_get_player_state (self->parts->game, seat)->person;
}

/* Returns the phase that the state of the game requires when no card flies. If
 * neither the game nor a round is over, also resets "open" and "closed", which
 * were about an earlier result. */
static TapisClockPhase
find_phase (TapisClock *self)
{
  const TapisGameNow *now = tapis_game_now (self->parts->game);
  gboolean steps = tapis_game_can_step (self->parts->game);

  if (is_ended (self))
    return self->phase == TAPIS_CLOCK_RESULT || self->phase == TAPIS_CLOCK_LOOK
             ? self->phase
           : self->closed ? TAPIS_CLOCK_LOOK
                          : TAPIS_CLOCK_ENDED;
  self->closed = self->open = FALSE;
  if (now->hurrying)
    return steps ? TAPIS_CLOCK_HURRY : TAPIS_CLOCK_PERSON;
  if (tapis_voice_holds (self->parts->voice) || now->judging)
    return TAPIS_CLOCK_COACH;
  if (is_anothers_turn (self))
    return TAPIS_CLOCK_PASS_ON;
  if (tapis_game_is_forced (self->parts->game))
    return TAPIS_CLOCK_FORCED;
  if (!steps)
    return TAPIS_CLOCK_PERSON;
  return self->step_mode ? TAPIS_CLOCK_STEP
         : self->hurried ? TAPIS_CLOCK_HURRY
                         : TAPIS_CLOCK_COMPUTER;
}

void
tapis_clock_settle (TapisClock *self)
{
  tapis_clock_update_actions (self);
  if (!tapis_table_is_laid_out (self->parts->table))
    return;
  tapis_turn_focus_keep (self->parts->focus);
  if (self->parts->game != NULL &&
      !tapis_table_motion_is_busy (self->parts->motion))
    tapis_clock_enter (self, find_phase (self));
}

void
tapis_clock_set_step_mode (TapisClock *self, gboolean step_mode)
{
  self->step_mode = step_mode;
  tapis_clock_leave_forced (self);
  tapis_clock_settle (self);
}

/* --- the result ----------------------------------------------------------- */

void
tapis_clock_toggle_result (TapisClock *self)
{
  if (self->phase == TAPIS_CLOCK_LOOK)
    tapis_clock_enter (self, TAPIS_CLOCK_RESULT);
  else if (self->phase == TAPIS_CLOCK_RESULT)
    {
      tapis_clock_enter (self, TAPIS_CLOCK_LOOK);
      gtk_widget_child_focus (GTK_WIDGET (self->parts->bar),
                              GTK_DIR_TAB_FORWARD);
    }
}

void
tapis_clock_keep_result (TapisClock *self, gboolean open, gboolean closed)
{
  self->open = open;
  self->closed = closed;
}

/* --- what shortens waiting ------------------------------------------------ */

void
tapis_clock_leave_forced (TapisClock *self)
{
  if (self->parts->game != NULL)
    tapis_game_leave_forced (self->parts->game,
                             self->step_mode ||
                               self->parts->guided);
}

gboolean
tapis_clock_keep_forced (TapisClock *self)
{
  if (self->phase != TAPIS_CLOCK_FORCED)
    return FALSE;
  tapis_game_keep_forced (self->parts->game);
  tapis_clock_settle (self);
  return TRUE;
}

gboolean
tapis_clock_hurry (TapisClock *self)
{
  TapisGame *game = self->parts->game;

  if (game == NULL)
    return FALSE;
  if (tapis_voice_dismiss_tip (self->parts->voice))
    return TRUE;
  if (self->step_mode || self->parts->guided)
    return FALSE;
  if (self->phase == TAPIS_CLOCK_FORCED)
    return tapis_game_make_forced (game);
  if (tapis_game_get_replaying (game) || !is_computers_turn (game))
    return FALSE;
  self->hurried = TRUE;
  tapis_table_finish (self->parts->table);
  tapis_clock_settle (self);
  return TRUE;
}

gboolean
tapis_clock_is_hurried (TapisClock *self)
{
  return self->hurried;
}

/* --- what can be done ----------------------------------------------------- */

void
tapis_clock_update_actions (TapisClock *self)
{
  TapisGame *game = self->parts->game;
  const TapisGameNow *now = game != NULL ? tapis_game_now (game) : NULL;
  gboolean alone = now != NULL && !self->parts->guided;
  gboolean played = alone && !tapis_game_get_replaying (game);
  gboolean comment = tapis_voice_comments (self->parts->voice);
  gboolean asked = now != NULL && (self->step_mode || comment) &&
                   !now->hurrying;
  g_autofree char *why_not = played ? tapis_game_why_not_undo (game) : NULL;
  const struct { const char *name; gboolean enabled; } actions[] = {
    { "table.undo", played }, /* if nothing can be undone, the action says
                               * why */
    { "table.redo", played || (alone && now->can_redo) },
    { "table.hint", alone && now->viewer_to_move },
    { "table.next-game", played && now->over },
    { "table.next-round", played && now->round_over },
    { "table.next", asked && tapis_game_can_step (game) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self->parts->table),
                                   actions[i].name, actions[i].enabled);
  tapis_action_bar_update (self->parts->bar,
                           played && asked && !now->over &&
                             !now->round_over && !now->viewer_to_move,
                           comment && now->can_undo, why_not);
}
