/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of the table: what it waits for, what it shows meanwhile and what
 * comes next by itself. Nothing runs while a person thinks. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-widget.h"

/* --- what comes next by itself -------------------------------------------- */

static void
step (TapisTable *self)
{
  tapis_game_step (self->game);
}

static void
pass_on (TapisTable *self)
{
  g_signal_emit_by_name (self, "pass-on");
}

/* Of the result the headline is told, and one's own place; the rest is read. */
static void
open_result (TapisTable *self)
{
  const TapisGameNow *now = tapis_game_now (self->game);
  GListModel *rows = now->result_rows;

  table_enter (self, PHASE_RESULT);
  g_signal_emit_by_name (self, "announce", now->result_text);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (TapisResultRow) row = g_list_model_get_item (rows, i);
      const TapisResultLine *line = tapis_result_row_get_line (row);

      if (line->is_viewer && line->place > 1)
        g_signal_emit_by_name (self, "announce", line->text);
    }
}

/* --- phases --------------------------------------------------------------- */

/* What a phase shows, and what ends it.
 * changed: the game has changed since the table was laid out
 * result:  the result is shown
 * offered: a button brings the result back
 * next:    what comes by itself, or NULL: the phase lasts until something
 *          happens
 * pause:   before that, in percent of the computer's pause (before its move
 *          as long as there is something to see); 0: when nothing else is to
 *          be done, so not while the table is being laid out */
static const struct
{
  gboolean changed;
  gboolean result;
  gboolean offered;
  void (*next) (TapisTable *self);
  guint pause;
} phases[] = {
  [PHASE_EMPTY] = { .next = NULL },
  [PHASE_DEALT] = { .changed = TRUE },
  [PHASE_MOVED] = { .changed = TRUE },
  [PHASE_FLIGHT] = { .next = NULL },
  [PHASE_PERSON] = { .next = NULL },
  /* time to see that it is one's turn, and what one can only do */
  [PHASE_FORCED] = { .next = table_make_forced, .pause = 100 },
  [PHASE_COACH] = { .next = NULL },
  [PHASE_STEP] = { .next = NULL },
  [PHASE_COMPUTER] = { .next = step, .pause = 100 },
  [PHASE_HURRY] = { .next = step },
  /* whoever has played sees for a moment what came of it */
  [PHASE_PASS_ON] = { .next = pass_on, .pause = 200 },
  /* and what the last move was, before the result is told */
  [PHASE_ENDED] = { .next = open_result, .pause = 200 },
  [PHASE_RESULT] = { .result = TRUE },
  [PHASE_LOOK] = { .offered = TRUE },
};

static gboolean
next_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->step_timer = 0;
  phases[self->phase].next (self);
  return G_SOURCE_REMOVE;
}

void
table_make_result (TapisTable *self)
{
  if (self->result != NULL)
    return;
  self->result = table_add_over (
    self, g_object_new (TAPIS_TYPE_RESULT_VIEW, NULL), self->log, self->guide);
  gtk_widget_set_visible (self->result, FALSE);
}

static void
show_result (TapisTable *self, gboolean shown)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));
  gboolean looked_up = focus != NULL && self->guide != NULL &&
                       gtk_widget_is_ancestor (focus, self->guide);

  table_make_result (self);
  gtk_widget_set_visible (self->result, shown);
  tapis_result_view_show_game (TAPIS_RESULT_VIEW (self->result),
                               shown ? self->game : NULL);
  /* what one looks up lies over the result, and keeps the focus */
  if (looked_up)
    gtk_widget_grab_focus (focus);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
table_enter (TapisTable *self, TablePhase phase)
{
  gboolean result = phases[phase].result;
  /* what was open before the table was made anew is so at once */
  gboolean at_once = phases[phase].pause == 0 ||
                     (phase == PHASE_ENDED && self->opened);
  guint pause = self->computer_pause * phases[phase].pause / 100;

  g_clear_handle_id (&self->step_timer, g_source_remove);
  if (result != phases[self->phase].result)
    show_result (self, result);
  self->phase = phase;
  /* a table that is made again has the button before it is laid out: the focus
   * may be there */
  tapis_action_bar_set_result (TAPIS_ACTION_BAR (self->actions), result,
                               phases[phase].offered ||
                                 (self->looked && !result));
  if (phases[phase].changed)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (phase == PHASE_COMPUTER)
    pause = tapis_game_get_pause (self->game, pause);
  if (phase == PHASE_FORCED)
    pause = MAX (pause, TAPIS_MOTION_BEAT);
  table_show_forced (self, phase == PHASE_FORCED);
  if (phases[phase].next != NULL)
    self->step_timer = at_once
                         ? g_idle_add (next_cb, self)
                         : g_timeout_add (pause, next_cb, self);
}

void
table_deal (TapisTable *self)
{
  g_hash_table_remove_all (self->sights);
  table_enter (self, PHASE_DEALT);
}

gboolean
tapis_table_is_laid_out (TapisTable *self)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), FALSE);

  return !phases[self->phase].changed;
}

/* Whether the game, or a round of it, is over and the table says so; a replay
 * just goes on. */
static gboolean
is_ended (TapisTable *self)
{
  const TapisGameNow *now = tapis_game_now (self->game);

  return !tapis_game_get_replaying (self->game) && !self->guided &&
         (now->over || now->round_over);
}

/* Whether somebody else of those at this device is to move. */
static gboolean
is_anothers_turn (TapisTable *self)
{
  int seat = tapis_game_now (self->game)->to_move;

  return seat >= 0 && seat != tapis_game_now (self->game)->viewer &&
         tapis_game_get_player_state (self->game, seat)->person;
}

/* The phase of a table where everything lies in its place. */
static TablePhase
find_phase (TapisTable *self)
{
  gboolean steps = tapis_game_can_step (self->game);

  if (is_ended (self))
    return self->phase == PHASE_RESULT || self->phase == PHASE_LOOK
             ? self->phase
           : self->looked ? PHASE_LOOK
                          : PHASE_ENDED;
  self->looked = self->opened = FALSE;
  if (tapis_game_now (self->game)->hurrying)
    return steps ? PHASE_HURRY : PHASE_PERSON;
  if (table_holds (self) || tapis_game_now (self->game)->judging)
    return PHASE_COACH;
  if (is_anothers_turn (self))
    return PHASE_PASS_ON;
  if (tapis_game_is_forced (self->game))
    return PHASE_FORCED;
  if (!steps)
    return PHASE_PERSON;
  return self->step_mode ? PHASE_STEP
         : self->hurried ? PHASE_HURRY
                         : PHASE_COMPUTER;
}

void
table_settle (TapisTable *self)
{
  table_update_actions (self);
  if (!tapis_table_is_laid_out (self))
    return;
  table_keep_focus (self);
  if (self->game != NULL &&
      !tapis_flights_is_busy (TAPIS_FLIGHTS (self->flights)))
    table_enter (self, find_phase (self));
}

/* --- what can be done ----------------------------------------------------- */

void
table_update_actions (TapisTable *self)
{
  const TapisGameNow *now =
    self->game != NULL ? tapis_game_now (self->game) : NULL;
  gboolean alone = now != NULL && !self->guided;
  gboolean played = alone && !tapis_game_get_replaying (self->game);
  gboolean comment = table_holds (self);
  g_autofree char *why_not =
    played ? tapis_game_why_not_undo (self->game) : NULL;
  gboolean stepped = played && (self->step_mode || comment) &&
                     !now->hurrying && !now->over && !now->round_over &&
                     !now->viewer_to_move;
  gboolean waiting = now != NULL && (self->step_mode || comment) &&
                     !now->hurrying && tapis_game_can_step (self->game);
  const struct { const char *name; gboolean enabled; } actions[] = {
    { "table.undo", played }, /* where they cannot they say why */
    { "table.redo", played || (alone && now->can_redo) },
    { "table.hint", alone && now->viewer_to_move },
    { "table.next-game", played && now->over },
    { "table.next-round", played && now->round_over },
    { "table.next", waiting },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                   actions[i].enabled);
  tapis_action_bar_update (TAPIS_ACTION_BAR (self->actions), stepped,
                           comment && now->can_undo, why_not);
}
