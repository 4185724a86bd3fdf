/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Knows what lies on a table (the middle, the opponents with the cards before
 * them, and the viewer's own place), and where on the table a card of the game
 * is seen. The widgets of these parts are children of the table. It must not
 * know the rules. */

#pragma once

#include "tapis-middle.h"
#include "tapis-seat-view.h"
#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Makes the ground (the middle and the seats) of a table without a game. */
TapisGround *tapis_ground_new  (const TapisTableParts *parts);
void         tapis_ground_free (TapisGround *self);

/** Makes the middle and the seats for @game, or removes them if @game is
 * %NULL. */
void tapis_ground_set_game (TapisGround *self, TapisGame *game);

/** Makes all seats anew. To be called when somebody else has become the
 * viewer. */
void tapis_ground_make_seats (TapisGround *self);

/** Hides in the heaps of captured cards those that the middle still shows. To
 * be called when the game has moved. */
void tapis_ground_follow_move (TapisGround *self);

/** Turns animations in the middle off if @still is %TRUE, or else on. */
void tapis_ground_set_still (TapisGround *self, gboolean still);

/** Returns the widget in the middle, or %NULL without a game. */
GtkWidget *tapis_ground_get_middle (TapisGround *self);

/** Returns the seats of the opponents, each a #TapisSeatView, in the order of
 * play. The array is borrowed. */
GPtrArray *tapis_ground_get_seats (TapisGround *self);

/** Returns the view of the player at @seat, who may be the viewer, or %NULL if
 * nobody sits there. */
TapisSeatView *tapis_ground_find_seat (TapisGround *self, int seat);

/** Returns what kind of things lies before every player in this game. */
TapisSeatForm tapis_ground_get_form (TapisGround *self);

/** Sets @sight to where @card, which lies in @pile, is seen now, in the
 * coordinates of the table. Returns: (transfer none) (nullable): the card's
 * widget, if it has one */
TapisCardView *tapis_ground_see_card (TapisGround *self, TapisPile *pile,
                                      TapisCard *card, TapisSight *sight);

/** Sets @place to where @what (a #TapisCard, #TapisPile or #TapisPlayer) is
 * seen now, in the coordinates of the widget @above. If @what is %NULL, looks
 * for the part of the middle that lessons call @sign. Returns %FALSE if the
 * thing is not seen. */
gboolean tapis_ground_locate (TapisGround *self, gpointer what,
                              const char *sign, GtkWidget *above,
                              graphene_rect_t *place);

/** Returns whether @widget lies in a seat, in the middle or in the viewer's own
 * place. */
gboolean tapis_ground_holds (TapisGround *self, GtkWidget *widget);

G_END_DECLS
