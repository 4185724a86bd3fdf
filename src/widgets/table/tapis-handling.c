/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides whether one touch of a card plays it, and what happens to a card that
 * is dragged and dropped. */

#include "tapis-handling.h"

#include "tapis-asking.h"
#include "tapis-ground.h"
#include "tapis-own-place.h"
#include "tapis-side.h"
#include "tapis-table-motion.h"
#include "tapis-voice.h"
#include "widgets/kit/tapis-widget.h"

/* The width of the visible strip of each dragged card but the last one, as a
 * share of the card's width. */
#define STRIP 0.3

struct _TapisHandling
{
  const TapisTableParts *parts;
  GtkGesture *drag;      /* owned */
  GPtrArray *dragged;    /* owned: the dragged cards, from left to right */
  TapisCard *card;       /* owned: the card under the pointer when the button or
                          * finger went down, or NULL */
  graphene_point_t from; /* where the card was pressed, in pixels of the
                          * table */
  graphene_point_t at;   /* where the pointer is now, in pixels of the table */
  graphene_point_t grip; /* the vector from the pointer to the centre of the
                          * card, in pixels */
};

/* --- touching ------------------------------------------------------------- */

/* Returns whether @touch alone plays @card. On a card that a hint is about,
 * Enter never does, because there it must do exactly what the hint tells. */
static gboolean
is_once_enough (TapisHandling *self, TapisCard *card, TapisTouch touch)
{
  gboolean always = self->parts->one_tap == TAPIS_ONE_TAP_ALWAYS;

  switch (touch)
    {
    case TAPIS_TOUCH_FINGER:
      return self->parts->one_tap != TAPIS_ONE_TAP_NEVER;
    case TAPIS_TOUCH_TAP:
      return always;
    case TAPIS_TOUCH_ENTER:
      return always && !tapis_card_get_state (card)->hinted;
    default:
      return FALSE;
    }
}

void
tapis_handling_touch_card (TapisHandling *self, TapisCard *card,
                           TapisTouch touch, TapisPileView *view)
{
  if (is_once_enough (self, card, touch))
    touch = TAPIS_TOUCH_ONCE;
  tapis_game_touch_card (self->parts->game, card, touch);
  gtk_widget_queue_allocate (GTK_WIDGET (view));
}

void
tapis_handling_choose_seat (TapisHandling *self, TapisSeatView *view)
{
  TapisGame *game = self->parts->game;
  const TapisPlayerState *player = tapis_seat_view_get_state (view);

  /* this plays the chosen cards and aims them at this player in one step */
  if (tapis_game_get_selection_count (game) > 0 &&
      tapis_game_can_aim (game, NULL, player->seat))
    tapis_game_aim (game, NULL, player->seat);
  else if (player->targetable || player->target_refusal != NULL)
    tapis_game_choose_player (game, player->seat);
  else
    /* it is no mistake to choose a player when the game asks for none; the
     * person then gets a text about the player */
    tapis_voice_tell (self->parts->voice, player->description);
}

gboolean
tapis_handling_touch_pile (TapisHandling *self, TapisPile *pile)
{
  TapisGame *game = self->parts->game;

  if (tapis_game_get_selection_count (game) > 0)
    return tapis_game_lay_selection (game);
  if (pile == NULL)
    return FALSE;
  tapis_asking_fan (self->parts->asking, pile);
  return TRUE;
}

/* --- where a card can be dropped ------------------------------------------ */

/* Marks the widgets on which @card can be dropped. If @card is NULL, removes
 * all marks. */
static void
mark_targets (TapisHandling *self, TapisCard *card)
{
  TapisGame *game = self->parts->game;
  GtkWidget *middle = tapis_ground_get_middle (self->parts->ground);
  GPtrArray *seats = tapis_ground_get_seats (self->parts->ground);
  TapisPileView *hand =
    TAPIS_PILE_VIEW (tapis_own_place_get_hand (self->parts->own));
  gboolean lay = card != NULL && tapis_game_can_lay (game, card);
  gboolean swap = FALSE;

  if (middle != NULL)
    tapis_widget_toggle_class (middle, "drop-target", lay);
  for (guint i = 0; i < seats->len; i++)
    {
      TapisSeatView *seat = g_ptr_array_index (seats, i);

      tapis_widget_toggle_class (
        GTK_WIDGET (seat), "drop-target",
        lay && tapis_game_can_aim (game, card,
                                   tapis_seat_view_get_state (seat)->seat));
    }
  /* before play begins, a card of the hand can be exchanged for a face-up
   * card */
  if (card != NULL && !lay && tapis_card_get_state (card)->playable)
    swap = tapis_card_get_pile (card) == tapis_pile_view_get_pile (hand);
  tapis_widget_toggle_class (tapis_own_place_get_up (self->parts->own),
                             "drop-target", swap);
}

/* Drops @card on the widget @at. Returns FALSE if @at does not take dropped
 * cards; then the caller may try its parent. */
static gboolean
drop_on (TapisHandling *self, TapisCard *card, GtkWidget *at)
{
  TapisGame *game = self->parts->game;
  GtkWidget *hand = tapis_own_place_get_hand (self->parts->own);
  TapisCard *other = TAPIS_IS_CARD_VIEW (at)
                       ? tapis_card_view_get_card (TAPIS_CARD_VIEW (at))
                       : NULL;

  if (other != NULL &&
      (tapis_widget_holds (tapis_own_place_get_up (self->parts->own), at) ||
       tapis_widget_holds (hand, at)))
    {
      if (tapis_card_get_pile (other) != tapis_card_get_pile (card))
        tapis_game_exchange (game, card, other);
      return TRUE;
    }
  if (TAPIS_IS_SEAT_VIEW (at) &&
      at != tapis_own_place_get_seat (self->parts->own))
    {
      tapis_game_aim (game, card,
                      tapis_seat_view_get_state (TAPIS_SEAT_VIEW (at))->seat);
      return TRUE;
    }
  /* a card that is dropped on the hand, the buttons, the log, the guide or the
   * result returns to its pile */
  return at == hand || at == GTK_WIDGET (self->parts->bar) ||
         tapis_side_is (self->parts->side, at);
}

/* Drops @card at the point @x, @y, in pixels of the table. */
static void
drop (TapisHandling *self, TapisCard *card, double x, double y)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  GtkWidget *at = gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT);
  graphene_rect_t hand;

  if (!gtk_widget_contains (table, x, y))
    return;
  for (; at != NULL && at != table; at = gtk_widget_get_parent (at))
    if (drop_on (self, card, at))
      return;
  /* a card that is dropped anywhere above the viewer's hand is played */
  if (gtk_widget_compute_bounds (tapis_own_place_get_hand (self->parts->own),
                                 table, &hand) &&
      y < hand.origin.y)
    tapis_game_lay_card (self->parts->game, card);
}

/* --- the dragged cards ---------------------------------------------------- */

/* Shows the dragged cards in their piles if @shown is TRUE, otherwise hides
 * them there. */
static void
show_in_place (TapisHandling *self, gboolean shown)
{
  for (guint i = 0; i < self->dragged->len; i++)
    {
      TapisCard *card = g_ptr_array_index (self->dragged, i);
      TapisPile *pile = tapis_card_get_pile (card);
      TapisSight sight;
      TapisCardView *view =
        pile != NULL
          ? tapis_ground_see_card (self->parts->ground, pile, card, &sight)
          : NULL;

      if (view != NULL)
        tapis_card_view_set_dragged (view, !shown);
    }
}

/* Draws the dragged cards under the pointer: the last one whole, and a strip at
 * the left side of each other one. */
static void
draw (TapisHandling *self)
{
  guint n = self->dragged->len;
  g_autofree TapisSight *sights = g_new0 (TapisSight, n + 1);

  for (guint i = 0; i < n; i++)
    {
      TapisCard *card = g_ptr_array_index (self->dragged, i);
      TapisSight *sight = &sights[i];

      tapis_ground_see_card (self->parts->ground, tapis_card_get_pile (card),
                             card, sight);
      sight->x = self->at.x + self->grip.x - (n - 1 - i) * STRIP * sight->width;
      sight->y = self->at.y + self->grip.y;
      sight->angle = 0;
    }
  tapis_table_motion_hold (self->parts->motion, self->dragged, sights);
}

/* Begins to drag @card and the chosen cards, because they would be played
 * together with it. */
static void
take (TapisHandling *self, TapisCard *card)
{
  TapisPile *pile = tapis_card_get_pile (card);
  TapisCardView *view;
  TapisSight sight;

  tapis_game_move_choice (self->parts->game, card);
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *other = tapis_pile_get_card (pile, i);

      if (other != card && tapis_card_get_state (other)->selected)
        g_ptr_array_add (self->dragged, g_object_ref (other));
    }
  g_ptr_array_add (self->dragged, g_object_ref (card));
  view = tapis_ground_see_card (self->parts->ground, pile, card, &sight);
  /* a raised card is drawn higher than its place in the hand */
  if (view != NULL)
    sight.y -= tapis_card_view_get_raise (view);
  self->grip = GRAPHENE_POINT_INIT ((float) sight.x - self->at.x,
                                    (float) sight.y - self->at.y);
  show_in_place (self, FALSE);
  mark_targets (self, card);
}

gboolean
tapis_handling_drop (TapisHandling *self)
{
  gboolean dragged = self->dragged->len > 0;

  g_clear_object (&self->card);
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
begin_cb (TapisHandling *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self->parts->table), x, y,
                                   GTK_PICK_DEFAULT);

  tapis_handling_drop (self);
  while (at != NULL && !TAPIS_IS_CARD_VIEW (at))
    at = gtk_widget_get_parent (at);
  if (self->parts->game == NULL || at == NULL ||
      !tapis_widget_is_own_event (GTK_EVENT_CONTROLLER (gesture)) ||
      !tapis_own_place_holds (self->parts->own, at, TRUE))
    return;
  g_set_object (&self->card, tapis_card_view_get_card (TAPIS_CARD_VIEW (at)));
  self->at = self->from = GRAPHENE_POINT_INIT ((float) x, (float) y);
}

static void
update_cb (TapisHandling *self, double dx, double dy, GtkGesture *gesture)
{
  TapisPile *pile = self->card != NULL ? tapis_card_get_pile (self->card)
                                       : NULL;

  if (self->card == NULL)
    return;
  /* a card that was played while a person held it cannot be dragged any more */
  if (pile == NULL || tapis_pile_get_seat (pile) < 0)
    {
      tapis_handling_drop (self);
      return;
    }
  if (self->dragged->len == 0)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self->parts->table), 0, 0,
                                     (int) dx, (int) dy))
        return;
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      take (self, self->card);
    }
  self->at = GRAPHENE_POINT_INIT (self->from.x + (float) dx,
                                  self->from.y + (float) dy);
  draw (self);
}

static void
end_cb (TapisHandling *self, double dx, double dy)
{
  g_autoptr (TapisCard) card = g_steal_pointer (&self->card);

  if (self->dragged->len == 0)
    return;
  /* the card is dropped before the drag ends, so that a card that is played
   * flies from the pointer */
  if (self->parts->game != NULL)
    drop (self, card, self->from.x + dx, self->from.y + dy);
  tapis_handling_drop (self);
}

TapisHandling *
tapis_handling_new (const TapisTableParts *parts)
{
  TapisHandling *self = g_new0 (TapisHandling, 1);

  self->parts = parts;
  self->dragged = g_ptr_array_new_with_free_func (g_object_unref);
  self->drag = g_object_ref (gtk_gesture_drag_new ());
  g_object_connect (self->drag,
                    "swapped-signal::drag-begin", begin_cb, self,
                    "swapped-signal::drag-update", update_cb, self,
                    "swapped-signal::drag-end", end_cb, self,
                    "swapped-signal::cancel", tapis_handling_drop, self,
                    NULL);
  gtk_widget_add_controller (GTK_WIDGET (parts->table),
                             GTK_EVENT_CONTROLLER (self->drag));
  return self;
}

void
tapis_handling_free (TapisHandling *self)
{
  /* newer GTK versions emit "cancel" when the table removes the gesture, after
   * this object is freed */
  g_signal_handlers_disconnect_by_data (self->drag, self);
  g_object_unref (self->drag);
  g_clear_object (&self->card);
  g_ptr_array_unref (self->dragged);
  g_free (self);
}
