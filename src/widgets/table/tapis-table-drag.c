/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dragging cards: they are drawn over the table, under the pointer or the
 * finger, and go nowhere else. The toolkit's dragging between programs is not
 * needed for that, does nothing where a touch screen has no desktop that knows
 * it, and ends a program that is shown in a browser. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/cards/tapis-flights.h"
#include "widgets/kit/tapis-widget.h"

/* So much of each card is seen that goes along, of its width. */
#define STRIP 0.3

/* --- where it can be dropped ---------------------------------------------- */

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

/* Drops @card there. */
static void
drop (TapisTable *self, TapisCard *card, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y,
                                   GTK_PICK_DEFAULT);

  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
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
        {
          if (tapis_card_get_pile (other) != tapis_card_get_pile (card))
            tapis_game_exchange (self->game, card, other);
          return;
        }
      if (TAPIS_IS_SEAT_VIEW (at) && at != self->own_seat)
        {
          tapis_game_aim (
            self->game, card,
            tapis_player_get_state (
              tapis_seat_view_get_player (TAPIS_SEAT_VIEW (at)))->seat);
          return;
        }
      /* back where it came from, or onto what stands beside the table */
      if (at == self->hand || at == self->actions || at == self->log ||
          at == self->guide || at == self->result)
        return;
    }
  /* the cloth above one's own cards lays */
  if (y < self->plan.hand.y)
    tapis_game_lay_card (self->game, card);
}

/* --- what is dragged ------------------------------------------------------ */

/* Has the cards that are dragged drawn, or no more, where they lie. */
static void
show_in_place (TapisTable *self, gboolean shown)
{
  for (guint i = 0; i < self->dragged->len; i++)
    {
      TapisCard *card = g_ptr_array_index (self->dragged, i);
      TapisSight sight;
      TapisCardView *view =
        tapis_card_get_pile (card) != NULL
          ? table_see_card (self, tapis_card_get_pile (card), card, &sight)
          : NULL;

      if (view != NULL)
        tapis_card_view_set_dragged (view, !shown);
    }
}

gboolean
table_see_dragged (TapisTable *self, TapisCard *card, TapisSight *sight)
{
  guint i;

  if (!g_ptr_array_find (self->dragged, card, &i))
    return FALSE;
  sight->x = self->drag_at.x + self->drag_grip.x -
             (self->dragged->len - 1 - i) * STRIP * sight->width;
  sight->y = self->drag_at.y + self->drag_grip.y;
  sight->angle = 0;
  return TRUE;
}

/* Draws what is dragged. */
static void
draw (TapisTable *self)
{
  g_autofree TapisSight *sights = g_new0 (TapisSight, self->dragged->len + 1);

  for (guint i = 0; i < self->dragged->len; i++)
    {
      TapisCard *card = g_ptr_array_index (self->dragged, i);

      table_see_card (self, tapis_card_get_pile (card), card, &sights[i]);
      table_see_dragged (self, card, &sights[i]);
    }
  tapis_flights_hold (TAPIS_FLIGHTS (self->flights), sights,
                      self->dragged->len);
}

/* @card, and before it those that would be laid with it. */
static void
take (TapisTable *self, TapisCard *card)
{
  TapisPile *pile = tapis_card_get_pile (card);
  TapisCardView *view;
  TapisSight sight;

  tapis_game_move_choice (self->game, card);
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *other = tapis_pile_get_card (pile, i);

      if (other != card && tapis_card_get_state (other)->selected)
        g_ptr_array_add (self->dragged, g_object_ref (other));
    }
  g_ptr_array_add (self->dragged, g_object_ref (card));
  view = table_see_card (self, pile, card, &sight);
  /* from where it is drawn */
  if (view != NULL)
    sight.y -= tapis_card_view_get_raise (view);
  self->drag_grip = GRAPHENE_POINT_INIT ((float) sight.x - self->drag_at.x,
                                         (float) sight.y - self->drag_at.y);
  show_in_place (self, FALSE);
  mark_targets (self, card);
}

gboolean
table_drop_drag (TapisTable *self)
{
  gboolean dragged = self->dragged->len > 0;

  g_clear_object (&self->drag_card);
  if (!dragged)
    return FALSE;
  show_in_place (self, TRUE);
  mark_targets (self, NULL);
  g_ptr_array_set_size (self->dragged, 0);
  draw (self);
  return TRUE;
}

/* --- the gesture ---------------------------------------------------------- */

static void
begin_cb (TapisTable *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  table_drop_drag (self);
  while (at != NULL && !TAPIS_IS_CARD_VIEW (at))
    at = gtk_widget_get_parent (at);
  if (self->game == NULL || at == NULL ||
      !table_is_own_event (self, GTK_EVENT_CONTROLLER (gesture)) ||
      !(tapis_widget_holds (self->hand, at) ||
        tapis_widget_holds (self->own_up, at) ||
        tapis_widget_holds (self->own_down, at)))
    return;
  g_set_object (&self->drag_card,
                tapis_card_view_get_card (TAPIS_CARD_VIEW (at)));
  self->drag_at = self->drag_from = GRAPHENE_POINT_INIT ((float) x, (float) y);
}

static void
update_cb (TapisTable *self, double dx, double dy, GtkGesture *gesture)
{
  if (self->drag_card == NULL)
    return;
  /* it has been laid in the meantime */
  if (tapis_card_get_pile (self->drag_card) == NULL ||
      tapis_pile_get_seat (tapis_card_get_pile (self->drag_card)) < 0)
    {
      table_drop_drag (self);
      return;
    }
  if (self->dragged->len == 0)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx,
                                     (int) dy))
        return;
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      take (self, self->drag_card);
    }
  self->drag_at = GRAPHENE_POINT_INIT (self->drag_from.x + (float) dx,
                                       self->drag_from.y + (float) dy);
  draw (self);
}

static void
end_cb (TapisTable *self, double dx, double dy, GtkGesture *gesture)
{
  g_autoptr (TapisCard) card = g_steal_pointer (&self->drag_card);

  if (self->dragged->len == 0)
    return;
  /* what is laid flies from under the finger */
  if (self->game != NULL)
    drop (self, card, self->drag_from.x + dx, self->drag_from.y + dy);
  table_drop_drag (self);
}

void
table_add_dragging (TapisTable *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->dragged = g_ptr_array_new_with_free_func (g_object_unref);
  /* newer GTK cancels it as the table, which is gone already, lets it go */
  g_object_connect (drag,
                    "swapped-object-signal::drag-begin", begin_cb, self,
                    "swapped-object-signal::drag-update", update_cb, self,
                    "swapped-object-signal::drag-end", end_cb, self,
                    "swapped-object-signal::cancel", table_drop_drag, self,
                    NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
