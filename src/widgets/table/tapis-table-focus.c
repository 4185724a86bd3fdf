/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the focus is when it is a person's turn: on what makes a move, so that
 * whoever plays by keys need not look for it. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/kit/tapis-widget.h"

/* Whether the focus may be moved: it is where one plays, or nowhere. Whoever
 * reads the log, a lesson's offer or the menu is left alone. */
static gboolean
is_ours (TapisTable *self, GtkWidget *focus)
{
  GtkWidget *const places[] = { self->middle,  self->own_seat, self->own_up,
                                self->own_down, self->own_won, self->hand,
                                self->actions };

  if (focus == NULL)
    return !self->guided;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (tapis_widget_holds (places[i], focus))
      return TRUE;
  for (guint i = 0; i < self->seats->len; i++)
    if (tapis_widget_holds (g_ptr_array_index (self->seats, i), focus))
      return TRUE;
  return focus == GTK_WIDGET (self);
}

/* A player who may be named; the hinted one rather than another, with @hinted
 * no other. */
static GtkWidget *
find_target (TapisTable *self, GtkWidget *focus, gboolean hinted)
{
  GtkWidget *found = NULL;

  for (guint i = 0; i < self->seats->len; i++)
    {
      GtkWidget *seat = g_ptr_array_index (self->seats, i);
      TapisPlayer *player =
        tapis_seat_view_get_player (TAPIS_SEAT_VIEW (seat));

      if (!tapis_player_get_state (player)->targetable)
        continue;
      if (tapis_player_get_state (player)->hinted ||
          (seat == focus && !hinted))
        return seat;
      if (found == NULL && !hinted)
        found = seat;
    }
  return found;
}

/* Moves the focus to a card that makes a move: with @hinted a hinted one, else
 * one that makes it alone, and of those the one that has it, or the first. */
static gboolean
focus_card (TapisTable *self, gboolean hinted)
{
  GtkWidget *const views[] = { self->hand, self->own_up, self->own_down };
  TapisCard *found = NULL;
  TapisPileView *where = NULL;
  int rank = 0;

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      TapisPileView *view = TAPIS_PILE_VIEW (views[i]);
      TapisPile *pile = tapis_pile_view_get_pile (view);
      TapisCard *now = tapis_pile_view_get_focus_card (view);
      guint n = pile != NULL ? tapis_pile_get_n_cards (pile) : 0;

      for (guint j = 0; j < n; j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);
          guint with = tapis_game_count_move (self->game, card);
          int here = with == 0 ? 0 : (with == 1 ? 3 : 1) + (card == now);

          if (here <= rank ||
              (hinted && !tapis_card_get_state (card)->hinted))
            continue;
          found = card;
          where = view;
          rank = here;
        }
    }
  return found != NULL && tapis_pile_view_focus_card (where, found);
}

gboolean
table_focus_move (TapisTable *self)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (self));
  TapisActionBar *actions = TAPIS_ACTION_BAR (self->actions);
  GtkWidget *seat, *move;

  if (self->game == NULL || !tapis_game_now (self->game)->viewer_to_move)
    return FALSE;
  if (tapis_game_now (self->game)->choosing)
    return tapis_action_bar_focus_move (actions, FALSE);
  /* what is hinted comes before all else, wherever it is */
  seat = find_target (self, focus, TRUE);
  if (seat != NULL)
    return gtk_widget_grab_focus (seat);
  if (focus_card (self, TRUE) || tapis_action_bar_focus_move (actions, TRUE))
    return TRUE;
  seat = find_target (self, focus, FALSE);
  if (seat != NULL)
    return gtk_widget_grab_focus (seat);
  /* who hears no prompt is told of it by the focus alone */
  move = self->middle != NULL && !self->guided
           ? tapis_middle_find_move (TAPIS_MIDDLE (self->middle))
           : NULL;
  if (move != NULL)
    return gtk_widget_grab_focus (move);
  return focus_card (self, FALSE) ||
         tapis_action_bar_focus_move (actions, FALSE);
}

void
table_focus_turn (TapisTable *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      is_ours (self, tapis_widget_find_focus (GTK_WIDGET (self))))
    table_focus_move (self);
}

void
table_keep_focus (TapisTable *self)
{
  GtkWidget *const next[] = { self->hand, self->own_up, self->own_down,
                              self->actions };

  if (!self->focus_lost)
    return;
  self->focus_lost = FALSE;
  if (table_focus_move (self))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (next); i++)
    if (gtk_widget_child_focus (next[i], GTK_DIR_TAB_FORWARD))
      return;
}

void
table_focus_lost_cb (TapisTable *self, GtkWidget *view)
{
  self->focus_lost = TRUE;
}
