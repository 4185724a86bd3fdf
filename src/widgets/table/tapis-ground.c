/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the seats and the middle that a game needs, and finds the game's cards
 * in them. It must not know the rules. */

#include "tapis-ground.h"

#include "tapis-handling.h"
#include "tapis-own-place.h"
#include "tapis-turn-focus.h"
#include "tapis-voice.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisGround
{
  const TapisTableParts *parts;
  GPtrArray *seats;  /* owned: the opponents' seats, each a TapisSeatView */
  GtkWidget *middle; /* a TapisMiddle of the class that the game needs, or
                      * NULL */
  gboolean still;
};

TapisGround *
tapis_ground_new (const TapisTableParts *parts)
{
  TapisGround *self = g_new0 (TapisGround, 1);

  self->parts = parts;
  self->seats =
    g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  return self;
}

void
tapis_ground_free (TapisGround *self)
{
  g_ptr_array_unref (self->seats);
  g_free (self);
}

/* --- players -------------------------------------------------------------- */

static TapisPileView *
find_pile (TapisGround *self, TapisPile *pile)
{
  TapisPileView *view = tapis_own_place_find_pile (self->parts->own, pile);
  TapisSeatView *seat =
    tapis_ground_find_seat (self, tapis_pile_get_seat (pile));

  if (view != NULL || seat == NULL)
    return view;
  return tapis_seat_view_find_pile (seat, pile);
}

void
tapis_ground_follow_move (TapisGround *self)
{
  TapisGame *game = self->parts->game;
  int n = game != NULL ? (int) tapis_game_get_n_seats (game) : 0;

  for (int seat = 0; seat < n; seat++)
    {
      TapisPile *heap = tapis_game_find_pile (game, CG_ZONE_CAPTURED, seat);
      TapisPileView *view = heap != NULL ? find_pile (self, heap) : NULL;

      if (view != NULL)
        tapis_pile_view_set_elsewhere (view, tapis_middle_shows, self->middle);
    }
}

void
tapis_ground_make_seats (TapisGround *self)
{
  TapisGame *game = self->parts->game;
  GtkWidget *previous = NULL;
  int n = game != NULL ? (int) tapis_game_get_n_seats (game) : 0;

  g_ptr_array_set_size (self->seats, 0);
  /* the player who sits next after the viewer gets the first seat */
  for (int i = 1; i < n && i <= TAPIS_TABLE_MAX_OPPONENTS; i++)
    {
      int seat = (tapis_game_now (game)->viewer + i) % n;
      GtkWidget *view =
        tapis_seat_view_new (tapis_game_get_player (game, seat), FALSE);

      g_signal_connect_swapped (view, "chosen",
                                G_CALLBACK (tapis_handling_choose_seat),
                                self->parts->handling);
      gtk_widget_insert_after (view, GTK_WIDGET (self->parts->table), previous);
      g_ptr_array_add (self->seats, view);
      previous = view;
    }
  tapis_own_place_show (self->parts->own, game);
  tapis_ground_follow_move (self);
}

GPtrArray *
tapis_ground_get_seats (TapisGround *self)
{
  return self->seats;
}

TapisSeatView *
tapis_ground_find_seat (TapisGround *self, int seat)
{
  GtkWidget *own = tapis_own_place_get_seat (self->parts->own);

  if (own == NULL || seat < 0)
    return NULL;
  for (guint i = 0; i <= self->seats->len; i++)
    {
      TapisSeatView *view = i < self->seats->len
                              ? g_ptr_array_index (self->seats, i)
                              : TAPIS_SEAT_VIEW (own);

      if (tapis_seat_view_get_state (view)->seat == seat)
        return view;
    }
  return NULL;
}

TapisSeatForm
tapis_ground_get_form (TapisGround *self)
{
  TapisGame *game = self->parts->game;

  return game != NULL ? tapis_seat_form (tapis_game_get_player (game, 0))
                      : TAPIS_SEAT_ROWS;
}

/* --- the middle ----------------------------------------------------------- */

static void
make_middle (TapisGround *self, TapisGame *game)
{
  GType type =
    game != NULL ? tapis_middle_type_for (game) : G_TYPE_INVALID;

  if (self->middle != NULL && G_OBJECT_TYPE (self->middle) != type)
    g_clear_pointer (&self->middle, gtk_widget_unparent);
  if (game == NULL || self->middle != NULL)
    return;
  self->middle = g_object_new (type, NULL);
  tapis_ground_set_still (self, self->still);
  g_object_connect (
    self->middle,
    "swapped-signal::tell", tapis_voice_tell, self->parts->voice,
    "swapped-signal::pile-chosen", tapis_handling_touch_pile,
    self->parts->handling,
    "swapped-signal::focus-lost", tapis_turn_focus_lose, self->parts->focus,
    NULL);
  gtk_widget_insert_before (self->middle, GTK_WIDGET (self->parts->table),
                            self->parts->prompt);
}

void
tapis_ground_set_game (TapisGround *self, TapisGame *game)
{
  if (self->middle != NULL)
    tapis_middle_set_game (TAPIS_MIDDLE (self->middle), NULL);
  make_middle (self, game);
  if (game != NULL)
    tapis_middle_set_game (TAPIS_MIDDLE (self->middle), game);
  tapis_ground_make_seats (self);
}

void
tapis_ground_set_still (TapisGround *self, gboolean still)
{
  self->still = still;
  if (self->middle != NULL)
    tapis_middle_set_still (TAPIS_MIDDLE (self->middle), still);
}

GtkWidget *
tapis_ground_get_middle (TapisGround *self)
{
  return self->middle;
}

gboolean
tapis_ground_holds (TapisGround *self, GtkWidget *widget)
{
  for (guint i = 0; i < self->seats->len; i++)
    if (tapis_widget_holds (g_ptr_array_index (self->seats, i), widget))
      return TRUE;
  return tapis_widget_holds (self->middle, widget) ||
         tapis_own_place_holds (self->parts->own, widget, FALSE);
}

/* --- where something is seen ---------------------------------------------- */

TapisCardView *
tapis_ground_see_card (TapisGround *self, TapisPile *pile, TapisCard *card,
                       TapisSight *sight)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  TapisMiddle *middle = TAPIS_MIDDLE (self->middle);
  TapisPileView *here = find_pile (self, pile);
  TapisSeatView *seat;
  TapisCardView *view;

  if (tapis_middle_see (middle, pile, card, table, sight, &view))
    return view;
  if (here != NULL)
    return tapis_pile_view_see (here, card, table, sight);
  seat = tapis_ground_find_seat (self, tapis_pile_get_seat (pile));
  if (seat != NULL)
    tapis_seat_view_see_hand (seat, table, sight);
  else
    tapis_middle_see_deck (middle, table, sight);
  sight->face = tapis_card_get_state (card)->face;
  return NULL;
}

/* Sets @place to the rectangle where @card is drawn, in the coordinates of the
 * table. Returns FALSE if @card is not drawn. */
static gboolean
locate_card (TapisGround *self, TapisCard *card, graphene_rect_t *place)
{
  TapisPile *pile = tapis_card_get_pile (card);
  TapisSight sight = { 0 };
  TapisCardView *view;
  double height;

  if (pile == NULL)
    return FALSE;
  view = tapis_ground_see_card (self, pile, card, &sight);
  height = tapis_pile_card_height (sight.pack, (int) sight.width);
  if (view != NULL)
    sight.y -= tapis_card_view_get_raise (view);
  graphene_rect_init (place, (float) (sight.x - sight.width / 2),
                      (float) (sight.y - height / 2), (float) sight.width,
                      (float) height);
  return sight.width > 0;
}

/* Sets @place to the rectangle around all cards of @pile. Returns FALSE if
 * @pile is empty, or if one of its cards is not drawn. */
static gboolean
locate_cards (TapisGround *self, TapisPile *pile, graphene_rect_t *place)
{
  guint n = tapis_pile_get_n_cards (pile);

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t one;

      if (!locate_card (self, tapis_pile_get_card (pile, i), &one))
        return FALSE;
      if (i == 0)
        *place = one;
      else
        graphene_rect_union (place, &one, place);
    }
  return n > 0;
}

/* Returns the widget of @what, which is a TapisPile or a TapisPlayer. If @what
 * is NULL, returns the part of the middle that lessons call @sign. Returns NULL
 * if there is no such widget. */
static GtkWidget *
find_widget (TapisGround *self, gpointer what, const char *sign)
{
  TapisGame *game = self->parts->game;
  TapisPileView *pile;

  if (TAPIS_IS_PLAYER (what))
    return (GtkWidget *) tapis_ground_find_seat (
      self, tapis_player_get_state (what)->seat);
  if (what == NULL && !tapis_game_has_sign (game, sign))
    return NULL;
  pile = what != NULL ? find_pile (self, what) : NULL;
  return pile != NULL
           ? GTK_WIDGET (pile)
           : tapis_middle_find (TAPIS_MIDDLE (self->middle), what, sign);
}

gboolean
tapis_ground_locate (TapisGround *self, gpointer what, const char *sign,
                     GtkWidget *above, graphene_rect_t *place)
{
  GtkWidget *widget;
  graphene_point_t origin;

  if (TAPIS_IS_CARD (what) ? locate_card (self, what, place)
                           : TAPIS_IS_PILE (what) &&
                               locate_cards (self, what, place))
    {
      if (!gtk_widget_compute_point (GTK_WIDGET (self->parts->table), above,
                                     &GRAPHENE_POINT_INIT (0, 0), &origin))
        return FALSE;
      graphene_rect_offset (place, origin.x, origin.y);
      return TRUE;
    }
  widget = TAPIS_IS_CARD (what) ? NULL : find_widget (self, what, sign);
  return widget != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_bounds (widget, above, place);
}
