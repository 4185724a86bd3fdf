/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The own place of the viewer (the player whose hand is shown): the part of the
 * table with the viewer's emblem, their hand and the cards before them. Its
 * widgets are children of the table. It must not know the rules. */

#pragma once

#include "tapis-seat-view.h"
#include "tapis-table-parts.h"
#include "widgets/cards/tapis-pile-view.h"

/** Makes the viewer's own place without a seat and without cards. Its widgets
 * become children of the table. */
TapisOwnPlace *tapis_own_place_new  (const TapisTableParts *parts);
void           tapis_own_place_free (TapisOwnPlace *self);

/** Shows the seat and the piles of the viewer of @game, or none if @game is
 * %NULL. */
void tapis_own_place_show (TapisOwnPlace *self, TapisGame *game);

/** tapis_own_place_get_seat() returns the widget of the viewer's seat, or %NULL
 * if there is no game. tapis_own_place_get_hand() returns the view of the hand,
 * and tapis_own_place_get_up() the view of the face-up cards before the
 * viewer. */
GtkWidget *tapis_own_place_get_seat (TapisOwnPlace *self);
GtkWidget *tapis_own_place_get_hand (TapisOwnPlace *self);
GtkWidget *tapis_own_place_get_up   (TapisOwnPlace *self);

/** Returns the view of @pile, or %NULL if @pile is not one of the viewer's
 * piles. */
TapisPileView *tapis_own_place_find_pile (TapisOwnPlace *self,
                                          TapisPile     *pile);

/** Returns whether @widget is in the viewer's own place. If @cards is %TRUE,
 * only the piles count from which a person plays cards: the hand and the two
 * rows. */
gboolean tapis_own_place_holds (TapisOwnPlace *self, GtkWidget *widget,
                                gboolean cards);

/** Sets the fields of @needs that are about the viewer. The field "seat" must
 * have been set before. */
void tapis_own_place_measure (TapisOwnPlace *self, TapisTableNeeds *needs);

/** Allocates each widget of the viewer's place as in @plan. */
void tapis_own_place_allocate (TapisOwnPlace         *self,
                               const TapisTableNeeds *needs,
                               TapisTablePlan        *plan);

/** Writes into @out the widgets above the hand between which the arrow keys
 * move the focus. Returns how many there are, 1 or 2. The Tab key moves the
 * focus to the last of them. */
guint tapis_own_place_list_row (TapisOwnPlace *self, GtkWidget *out[2]);

/** Moves the focus to a card with which the viewer can make a move. If @hinted
 * is %TRUE, only cards that a hint is about are considered. Cards that make a
 * move alone are preferred to cards that need others; among equal cards, the
 * one that has the focus already is preferred. Returns %FALSE if there is no
 * such card. */
gboolean tapis_own_place_focus_move (TapisOwnPlace *self, gboolean hinted);

/** Moves the focus to the hand or, if it cannot take the focus, to one of the
 * rows. Returns %FALSE if none of them can take it. */
gboolean tapis_own_place_focus (TapisOwnPlace *self);

/** Moves the focus to the next card whose number is @digit or, if @digit is 0,
 * at least 10. Searches the hand and the face-up row. Returns %FALSE if there
 * is no such card. */
gboolean tapis_own_place_focus_number (TapisOwnPlace *self, guint digit);

/** Returns the viewer's card that has the focus. If none has it, returns the
 * first chosen card of the hand, or %NULL if no card is chosen. */
TapisCard *tapis_own_place_find_card (TapisOwnPlace *self);
