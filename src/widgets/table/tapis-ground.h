/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Holds the widgets that show a game on the table (the middle and the
 * opponents' seats; together with the viewer's own place they are called the
 * ground), and finds where a card of the game is drawn. The widgets are
 * children of the table. It must not know the rules. */

#pragma once

#include "tapis-middle.h"
#include "tapis-seat-view.h"
#include "tapis-table-parts.h"

/** Makes the ground of a table without a game. */
TapisGround *tapis_ground_new  (const TapisTableParts *parts);
void         tapis_ground_free (TapisGround *self);

/** Makes the middle and the seats for @game, or removes them if @game is
 * %NULL. */
void tapis_ground_set_game (TapisGround *self, TapisGame *game);

/** Removes all seats and makes new ones. To be called when another player has
 * become the viewer. */
void tapis_ground_make_seats (TapisGround *self);

/** Hides those captured cards in the players' heaps that the middle still
 * shows. To be called after a move in the game. */
void tapis_ground_follow_move (TapisGround *self);

/** Turns animations in the middle off if @still is %TRUE, otherwise on. */
void tapis_ground_set_still (TapisGround *self, gboolean still);

/** Returns the middle, or %NULL if there is no game. */
GtkWidget *tapis_ground_get_middle (TapisGround *self);

/** Returns the seats of the opponents, each a #TapisSeatView, in the order of
 * play. The array is borrowed. */
GPtrArray *tapis_ground_get_seats (TapisGround *self);

/** Returns the view of the player at @seat, which may be the viewer's, or %NULL
 * if there is no such player. */
TapisSeatView *tapis_ground_find_seat (TapisGround *self, int seat);

/** Returns what is shown before each player in this game. */
TapisSeatForm tapis_ground_get_form (TapisGround *self);

/** Sets @sight to where @card, a card of @pile, is drawn now, in the
 * coordinates of the table. If no widget shows @pile, @sight is set to the seat
 * of the pile's player or, if it has no player, to the deck. Returns: (transfer
 * none) (nullable): the card's own widget, if it has one */
TapisCardView *tapis_ground_see_card (TapisGround *self, TapisPile *pile,
                                      TapisCard *card, TapisSight *sight);

/** Sets @place to the rectangle where @what (a #TapisCard, #TapisPile or
 * #TapisPlayer) is drawn now, in the coordinates of the widget @above. If @what
 * is %NULL, looks for the part of the middle that lessons call @sign. Returns
 * %FALSE if the thing is not drawn. */
gboolean tapis_ground_locate (TapisGround *self, gpointer what,
                              const char *sign, GtkWidget *above,
                              graphene_rect_t *place);

/** Returns whether @widget is a seat, the middle or the viewer's own place, or
 * is inside one of them. */
gboolean tapis_ground_holds (TapisGround *self, GtkWidget *widget);
