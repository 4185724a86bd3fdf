/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Handles what a person does to things on the table with the mouse, a finger or
 * Enter: touching cards, players and piles, and dragging cards. Dragged cards
 * are drawn over the table, under the pointer. GTK's drag and drop is not used:
 * it does nothing on some touch screens, and it crashes a program that is shown
 * in a browser. */

#pragma once

#include "tapis-table-parts.h"
#include "tapis-seat-view.h"
#include "widgets/cards/tapis-pile-view.h"

/** Makes the part of a table that handles touches and dragged cards. */
TapisHandling *tapis_handling_new  (const TapisTableParts *parts);
void           tapis_handling_free (TapisHandling *self);

/** Handles a person's @touch of @card, which @view shows: the card is chosen or
 * played. */
void tapis_handling_touch_card (TapisHandling *self, TapisCard *card,
                                TapisTouch touch, TapisPileView *view);

/** Handles that a person has chosen @seat: the chosen cards are played and
 * aimed at its player. If that is not possible but the game asks for a player,
 * the game is told which one was chosen. Otherwise a text tells the person who
 * the player is. */
void tapis_handling_choose_seat (TapisHandling *self, TapisSeatView *seat);

/** Handles a click in the middle, or Enter or Space on a pile there: the chosen
 * cards are played. If none is chosen, shows the cards of @pile (nullable).
 * Returns %FALSE if nothing was done. */
gboolean tapis_handling_touch_pile (TapisHandling *self, TapisPile *pile);

/** Ends dragging: the dragged cards are drawn in their piles again. Returns
 * %FALSE if no card was dragged. */
gboolean tapis_handling_drop (TapisHandling *self);
