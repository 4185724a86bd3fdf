/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where on the table something of the game is seen. */

#include "config.h"

#include "tapis-table-private.h"

/* A card, as large as it is drawn. */
static gboolean
locate_card (TapisTable *self, TapisCard *card, graphene_rect_t *place)
{
  TapisPile *pile = tapis_card_get_pile (card);
  TapisSight sight = { 0 };
  TapisCardView *view;
  double height;

  if (pile == NULL)
    return FALSE;
  view = table_see_card (self, pile, card, &sight);
  height = tapis_pile_card_height (sight.pack, (int) sight.width);
  graphene_rect_init (place, (float) (sight.x - sight.width / 2),
                      (float) (sight.y - height / 2), (float) sight.width,
                      (float) height);
  if (view != NULL)
    graphene_rect_offset (place, 0,
                          (float) -tapis_card_view_get_raise (view));
  return sight.width > 0;
}

/* The widget of a pile, player, action or sign. */
static GtkWidget *
find_widget (TapisTable *self, gpointer what, const char *sign)
{
  TapisPileView *pile;

  if (TAPIS_IS_PLAYER (what))
    return (GtkWidget *) table_find_seat (self,
                                          tapis_player_get_state (what)->seat);
  if (TAPIS_IS_ACTION (what))
    return tapis_action_bar_find (TAPIS_ACTION_BAR (self->actions), what);
  if (what == NULL)
    return tapis_game_has_sign (self->game, sign)
             ? tapis_middle_find (TAPIS_MIDDLE (self->middle), NULL, sign)
             : NULL;
  pile = table_find_pile (self, what);
  return pile != NULL
           ? GTK_WIDGET (pile)
           : tapis_middle_find (TAPIS_MIDDLE (self->middle), what, NULL);
}

/* A place is as large as the cards that lie in it. */
static gboolean
locate_cards (TapisTable *self, TapisPile *pile, graphene_rect_t *place)
{
  guint n = tapis_pile_get_n_cards (pile);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisCard) card =
        g_list_model_get_item (G_LIST_MODEL (pile), i);
      graphene_rect_t one;

      if (!locate_card (self, card, &one))
        return FALSE;
      if (i == 0)
        *place = one;
      else
        graphene_rect_union (place, &one, place);
    }
  return n > 0;
}

gboolean
tapis_table_locate (TapisTable *self, gpointer what, const char *sign,
                    GtkWidget *above, graphene_rect_t *place)
{
  GtkWidget *widget = NULL;
  graphene_point_t origin;

  g_return_val_if_fail (TAPIS_IS_TABLE (self), FALSE);

  if (self->game == NULL || (what == NULL && sign == NULL))
    return FALSE;
  if (TAPIS_IS_CARD (what) ? locate_card (self, what, place)
                           : TAPIS_IS_PILE (what) &&
                               locate_cards (self, what, place))
    {
      if (!gtk_widget_compute_point (GTK_WIDGET (self), above,
                                     &GRAPHENE_POINT_INIT (0, 0), &origin))
        return FALSE;
      graphene_rect_offset (place, origin.x, origin.y);
      return TRUE;
    }
  if (!TAPIS_IS_CARD (what))
    widget = find_widget (self, what, sign);
  return widget != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_bounds (widget, above, place);
}
