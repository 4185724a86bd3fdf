/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The viewer's own place: their emblem, what lies before them and their hand.
 * Its widgets are children of the table. Knows no rule. */

#pragma once

#include "tapis-seat-view.h"
#include "tapis-table-parts.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

/** Adds an empty place to the table. */
TapisOwnPlace *tapis_own_place_new  (const TapisTableParts *parts);
void           tapis_own_place_free (TapisOwnPlace *self);

/** Shows the seat and the piles of the viewer of @game, or none for %NULL. */
void tapis_own_place_show (TapisOwnPlace *self, TapisGame *game);

/** The seat of the viewer, or %NULL without a game; the hand; and the cards
 * that lie face up before the viewer. */
GtkWidget *tapis_own_place_get_seat (TapisOwnPlace *self);
GtkWidget *tapis_own_place_get_hand (TapisOwnPlace *self);
GtkWidget *tapis_own_place_get_up   (TapisOwnPlace *self);

/** The view of @pile, or %NULL where the pile does not lie here. */
TapisPileView *tapis_own_place_find_pile (TapisOwnPlace *self,
                                          TapisPile     *pile);

/** Whether @widget is a part of the place; with @cards only if it is a part of
 * the hand or of a row, from which cards are played. */
gboolean tapis_own_place_holds (TapisOwnPlace *self, GtkWidget *widget,
                                gboolean cards);

/** Sets what @needs says of the viewer. Its field seat is set already. */
void tapis_own_place_measure (TapisOwnPlace *self, TapisTableNeeds *needs);

/** Gives everything the place that @plan has for it. */
void tapis_own_place_allocate (TapisOwnPlace         *self,
                               const TapisTableNeeds *needs,
                               TapisTablePlan        *plan);

/** Lists the widgets above the hand among which the arrows go. Returns how
 * many: 1 or 2; Tab comes to the last one. */
guint tapis_own_place_list_row (TapisOwnPlace *self, GtkWidget *out[2]);

/** Moves the focus to a card that makes a move: with @hinted to a hinted one,
 * else to one that makes the move alone, and of those to the one that has the
 * focus, or to the first. Returns %FALSE where there is none. */
gboolean tapis_own_place_focus_move (TapisOwnPlace *self, gboolean hinted);

/** Moves the focus to the hand, or else to a row that can have it. Returns
 * %FALSE where there is none. */
gboolean tapis_own_place_focus (TapisOwnPlace *self);

/** Moves the focus to the next card with the number @digit; 0 means 10 or more.
 * Returns %FALSE where there is none. */
gboolean tapis_own_place_focus_number (TapisOwnPlace *self, guint digit);

/** The card that has the focus, or else the first chosen one of the hand, or
 * %NULL. */
TapisCard *tapis_own_place_find_card (TapisOwnPlace *self);

G_END_DECLS
