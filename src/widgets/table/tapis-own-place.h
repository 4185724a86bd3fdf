/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The viewer's own place: their emblem, what lies before them and their hand.
 * Its widgets are children of the table. It must not know the rules. */

#pragma once

#include "tapis-seat-view.h"
#include "tapis-table-parts.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

/** Makes an empty place, whose widgets become children of the table. */
TapisOwnPlace *tapis_own_place_new  (const TapisTableParts *parts);
void           tapis_own_place_free (TapisOwnPlace *self);

/** Shows the seat and the piles of the viewer of @game, or nothing if @game is
 * %NULL. */
void tapis_own_place_show (TapisOwnPlace *self, TapisGame *game);

/** Returns the widget of the viewer's seat, or %NULL without a game.
 * tapis_own_place_get_hand() returns the view of the hand, and
 * tapis_own_place_get_up() that of the row of cards that lie face up before the
 * viewer. */
GtkWidget *tapis_own_place_get_seat (TapisOwnPlace *self);
GtkWidget *tapis_own_place_get_hand (TapisOwnPlace *self);
GtkWidget *tapis_own_place_get_up   (TapisOwnPlace *self);

/** Returns the view of @pile, or %NULL if @pile does not lie in the viewer's
 * place. */
TapisPileView *tapis_own_place_find_pile (TapisOwnPlace *self,
                                          TapisPile     *pile);

/** Returns whether @widget lies in the viewer's place or, if @cards is %TRUE,
 * in the hand or a row, from which a person plays cards. */
gboolean tapis_own_place_holds (TapisOwnPlace *self, GtkWidget *widget,
                                gboolean cards);

/** Sets the fields of @needs that are about the viewer. The field "seat" must
 * have been set before. */
void tapis_own_place_measure (TapisOwnPlace *self, TapisTableNeeds *needs);

/** Gives each widget of the viewer's place the rectangle that @plan has for it.
 */
void tapis_own_place_allocate (TapisOwnPlace         *self,
                               const TapisTableNeeds *needs,
                               TapisTablePlan        *plan);

/** Lists in @out the widgets above the hand that the arrow keys move between.
 * Returns how many there are, 1 or 2. Tab goes to the last of them. */
guint tapis_own_place_list_row (TapisOwnPlace *self, GtkWidget *out[2]);

/** Moves the focus to a card with which the viewer can make a move. If @hinted
 * is %TRUE, only a card that a hint is about will do; otherwise a card that
 * makes the move alone is preferred, and then the card that has the focus in
 * its pile. Returns %FALSE if there is no such card. */
gboolean tapis_own_place_focus_move (TapisOwnPlace *self, gboolean hinted);

/** Moves the focus to the hand, or else to a row that can take it. Returns
 * %FALSE if none of them can take it. */
gboolean tapis_own_place_focus (TapisOwnPlace *self);

/** Moves the focus to the next card whose number is @digit or, if @digit is 0,
 * at least 10. Returns %FALSE if there is no such card. */
gboolean tapis_own_place_focus_number (TapisOwnPlace *self, guint digit);

/** Returns the card that has the focus, or else the first chosen card of the
 * hand, or %NULL. */
TapisCard *tapis_own_place_find_card (TapisOwnPlace *self);

G_END_DECLS
