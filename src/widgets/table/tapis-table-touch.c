/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mouse and finger at the table: how many touches lay a card, what a click in
 * the middle does, and where a card can be dropped. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/kit/tapis-widget.h"

/* --- a card --------------------------------------------------------------- */

/* Enter on a hinted card does what the hint says, whatever else it could. */
static gboolean
is_once_enough (TapisTable *self, TapisCard *card, TapisTouch touch)
{
  gboolean always = self->one_tap == TAPIS_ONE_TAP_ALWAYS;

  switch (touch)
    {
    case TAPIS_TOUCH_FINGER:
      return self->one_tap != TAPIS_ONE_TAP_NEVER;
    case TAPIS_TOUCH_TAP:
      return always;
    case TAPIS_TOUCH_ENTER:
      return always && !tapis_card_get_state (card)->hinted;
    default:
      return FALSE;
    }
}

void
table_touch_card (TapisTable *self, TapisCard *card, TapisTouch touch)
{
  tapis_game_touch_card (self->game, card,
                         is_once_enough (self, card, touch) ? TAPIS_TOUCH_ONCE
                                                            : touch);
}

/* --- a click in the middle ------------------------------------------------ */

/* A pile that lies in the middle there, or NULL. */
static TapisPile *
find_pile (TapisTable *self, GtkWidget *at)
{
  for (; at != NULL && at != self->middle; at = gtk_widget_get_parent (at))
    if (TAPIS_IS_PILE_VIEW (at))
      return tapis_pile_view_get_pile (TAPIS_PILE_VIEW (at));
  return NULL;
}

gboolean
table_touch_middle (TapisTable *self, TapisPile *pile)
{
  if (tapis_game_get_selection_count (self->game) > 0)
    return tapis_game_lay_selection (self->game);
  if (pile == NULL)
    return FALSE;
  table_fan_pile (self, pile);
  return TRUE;
}

static void
released_cb (TapisTable *self, int n_press, double x, double y,
             GtkGestureClick *click)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  const GdkRectangle *middle = &self->plan.middle;

  /* nobody who waits chooses a card */
  if (table_is_cloth (self, x, y) && table_hurry (self))
    return;
  if (self->game == NULL || self->middle == NULL ||
      tapis_game_get_replaying (self->game) ||
      !gdk_rectangle_contains_point (middle, (int) x, (int) y) ||
      !(at == GTK_WIDGET (self) || tapis_widget_holds (self->middle, at)))
    return;
  table_touch_middle (self, tapis_widget_holds (self->middle, at)
                              ? find_pile (self, at)
                              : NULL);
}

/* --- dragging ------------------------------------------------------------- */

/* Marks where @card can be dropped, or with NULL nothing. */
static void
mark_targets (TapisTable *self, TapisCard *card)
{
  gboolean lay = card != NULL && tapis_game_can_lay (self->game, card);
  gboolean swap = FALSE;

  if (self->middle != NULL)
    tapis_widget_toggle_class (self->middle, "drop-target", lay);
  for (guint i = 0; i < self->seats->len; i++)
    {
      GtkWidget *seat = g_ptr_array_index (self->seats, i);

      tapis_widget_toggle_class (
        seat, "drop-target",
        lay && tapis_game_can_aim (
                 self->game, card,
                 tapis_player_get_state (tapis_seat_view_get_player (
                   TAPIS_SEAT_VIEW (seat)))->seat));
    }
  /* before the game hand and face-up cards are exchanged */
  if (card != NULL && !lay && tapis_card_get_state (card)->playable)
    swap = tapis_card_get_pile (card) ==
           tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->hand));
  tapis_widget_toggle_class (self->own_up, "drop-target", swap);
}

void
table_drag_cb (TapisTable *self, TapisCard *card, gboolean begins)
{
  if (self->game != NULL)
    mark_targets (self, begins ? card : NULL);
}

static gboolean
drop_cb (TapisTable *self, const GValue *value, double x, double y,
         GtkDropTarget *target)
{
  TapisCard *card = g_value_get_object (value);
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                   GTK_PICK_DEFAULT);

  if (self->game == NULL || card == NULL)
    return FALSE;
  for (; at != NULL && at != GTK_WIDGET (self);
       at = gtk_widget_get_parent (at))
    {
      TapisCard *other =
        TAPIS_IS_CARD_VIEW (at)
          ? tapis_card_view_get_card (TAPIS_CARD_VIEW (at))
          : NULL;

      if (other != NULL &&
          (tapis_widget_holds (self->own_up, at) ||
           tapis_widget_holds (self->hand, at)))
        return tapis_card_get_pile (other) != tapis_card_get_pile (card) &&
               tapis_game_exchange (self->game, card, other);
      if (TAPIS_IS_SEAT_VIEW (at) && at != self->own_seat)
        return tapis_game_aim (
          self->game, card,
          tapis_player_get_state (
            tapis_seat_view_get_player (TAPIS_SEAT_VIEW (at)))->seat);
      /* back where it came from, or onto what stands beside the table */
      if (at == self->hand || at == self->actions || at == self->log ||
          at == self->guide || at == self->result)
        return FALSE;
    }
  /* the cloth above one's own cards lays */
  if (y < self->plan.hand.y)
    return tapis_game_lay_card (self->game, card);
  return FALSE;
}

void
table_add_touch (TapisTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDropTarget *drop = gtk_drop_target_new (TAPIS_TYPE_CARD,
                                             GDK_ACTION_MOVE);

  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drop));
}
