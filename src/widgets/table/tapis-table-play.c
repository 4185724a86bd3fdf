/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens on the table: what a person does goes to the game, and what the
 * game does is shown. */

#include "config.h"

#include "tapis-table-private.h"
#include "widgets/kit/tapis-widget.h"

/* --- following the game --------------------------------------------------- */

static void
about_to_change_cb (TapisTable *self)
{
  tapis_table_finish (self);
  g_clear_handle_id (&self->step_timer, g_source_remove);
  table_remember (self);
}

static void
moved_cb (TapisTable *self, guint ply)
{
  gboolean result = self->phase == PHASE_RESULT;
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));
  guint round = tapis_game_now (self->game)->round;

  /* another round's cards come from the stock */
  if (round > self->round)
    table_deal (self);
  else
    table_enter (self, self->phase == PHASE_DEALT ? PHASE_DEALT : PHASE_MOVED);
  self->round = round;
  /* the sheet takes its focus with it */
  if (result)
    tapis_table_focus_hand (self);
  if (ply != self->ply + 1 || tapis_game_get_replaying (self->game))
    table_drop_old_cries (self);
  self->ply = ply;
  table_end_hurry (self);
  table_take_sounds (self);
  table_offer_lesson (self, NULL, FALSE);
  table_show_move (self);
  table_update_actions (self);
  table_focus_turn (self);
  table_tell_turn (self, focus == tapis_widget_find_focus (GTK_WIDGET (self)));
}

/* Which of several moves? The buttons ask, and then the hand has the focus
 * again. */
static void
choosing_notify_cb (TapisTable *self)
{
  gboolean choosing = tapis_game_now (self->game)->choosing;

  tapis_action_bar_set_choosing (TAPIS_ACTION_BAR (self->actions), choosing);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (choosing)
    {
      GtkWidget *zone = gtk_widget_get_focus_child (GTK_WIDGET (self));

      g_set_weak_pointer (&self->asked_from,
                          zone == self->hand
                            ? gtk_widget_get_focus_child (zone)
                            : NULL);
      tapis_action_bar_focus_first (TAPIS_ACTION_BAR (self->actions));
      return;
    }
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == self->actions &&
      (self->asked_from == NULL || !gtk_widget_grab_focus (self->asked_from)) &&
      !table_focus_move (self))
    gtk_widget_grab_focus (self->hand);
  g_clear_weak_pointer (&self->asked_from);
}

static void
hurrying_notify_cb (TapisTable *self)
{
  if (tapis_game_now (self->game)->hurrying)
    {
      tapis_table_finish (self);
      table_update_prompt (self);
      table_settle (self);
    }
}

static void
viewer_notify_cb (TapisTable *self)
{
  table_make_seats (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
table_connect_game (TapisTable *self)
{
  g_object_connect (
    self->game,
    "swapped-signal::about-to-change", about_to_change_cb, self,
    "swapped-signal::moved", moved_cb, self,
    "swapped-signal::notify::choosing", choosing_notify_cb, self,
    "swapped-signal::notify::viewer", viewer_notify_cb, self,
    "swapped-signal::notify::hurrying", hurrying_notify_cb, self,
    "swapped-signal::notify::judging", table_settle, self,
    "swapped-signal::notify::forced-moves", table_settle, self,
    "swapped-signal::notify::can-undo", table_update_actions, self,
    "swapped-signal::notify::can-redo", table_update_actions, self,
    "swapped-signal::notify::viewer-to-move", table_update_actions, self,
    "swapped-signal::notify::over", table_update_actions, self,
    "swapped-signal::notify::busy", table_update_actions, self,
    "swapped-signal::notify::round-over", table_update_actions, self,
    NULL);
  table_connect_words (self);
  table_hear_cries (self);
  self->round = tapis_game_now (self->game)->round;
  table_update_actions (self);
}

void
table_disconnect_game (TapisTable *self)
{
  table_stop_cries (self);
  table_drop_sounds (self);
  table_stop_gleam (self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  tapis_game_cancel (self->game);
  table_stop_words (self);
  table_offer_lesson (self, NULL, FALSE);
  table_enter (self, PHASE_EMPTY);
}

/* --- what a person does --------------------------------------------------- */

void
table_card_activated_cb (TapisTable *self, TapisCard *card, TapisTouch touch,
                         TapisPileView *view)
{
  table_touch_card (self, card, touch);
  gtk_widget_queue_allocate (GTK_WIDGET (view));
}

void
table_seat_chosen_cb (TapisTable *self, TapisSeatView *view)
{
  TapisPlayer *player = tapis_seat_view_get_player (view);
  int seat = tapis_player_get_state (player)->seat;

  /* what is chosen hits them, in one go */
  if (tapis_game_get_selection_count (self->game) > 0 &&
      tapis_game_can_aim (self->game, NULL, seat))
    {
      tapis_game_aim (self->game, NULL, seat);
      return;
    }
  /* choosing somebody while nobody is asked for is no mistake: it tells */
  if (tapis_player_get_state (player)->targetable ||
      tapis_player_get_state (player)->target_refusal != NULL)
    tapis_game_choose_player (self->game, seat);
  else
    table_say (self, SAYING_TOLD,
               tapis_player_get_state (player)->description);
}

void
table_action_chosen_cb (TapisTable *self, const char *id, GtkWidget *bar)
{
  tapis_game_run_action (self->game, id);
}

static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  table_keep_forced (self);
  if (self->game != NULL && tapis_game_ask_hint (self->game) &&
      tapis_game_now (self->game)->hint != NULL)
    table_tell_hint (self); /* asked again, it is told again */
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);

  if (self->game == NULL)
    return;
  table_keep_forced (self);
  tapis_table_finish (self);
  if (g_str_equal (name, "table.undo"))
    tapis_game_undo (self->game);
  else if (g_str_equal (name, "table.redo"))
    tapis_game_redo (self->game);
  else if (g_str_equal (name, "table.next"))
    tapis_game_step (self->game);
  else if (g_str_equal (name, "table.next-round"))
    tapis_game_next_round (self->game);
  else if (g_str_equal (name, "table.next-game"))
    {
      table_deal (self);
      g_signal_emit_by_name (self, "next-game");
    }
}

/* What Escape closes or lets go, one after the other: what is dragged, what
 * stands beside the table, what is chosen, what is said. With nothing left it
 * leads back. */
static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisTable *self = TAPIS_TABLE (widget);
  gboolean done;

  if (self->game == NULL || table_drop_drag (self) || table_close_side (self))
    return;
  done = tapis_game_get_selection_count (self->game) > 0 ||
         tapis_game_now (self->game)->choosing;
  tapis_game_clear_selection (self->game);
  if (self->phase == PHASE_RESULT)
    {
      gtk_widget_activate_action (widget, "table.result", NULL);
      return;
    }
  if (self->saying != SAYING_PROMPT)
    {
      table_update_prompt (self);
      done = TRUE;
    }
  if (!done)
    gtk_widget_activate_action (widget, "win.back", NULL);
}

void
table_install_play_actions (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "table.undo", NULL, play_action, 0, 0 },
    { "table.redo", NULL, play_action, 0, 0 },
    { "table.next", NULL, play_action, 0, 0 },
    { "table.next-game", NULL, play_action, 0, 0 },
    { "table.next-round", NULL, play_action, 0, 0 },
    { "table.hint", NULL, hint_action, 0, 0 },
    { "table.clear", NULL, clear_action, 0, 0 },
  };

  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}
