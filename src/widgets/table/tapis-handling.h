/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Handles what a person does to the things on the table with mouse, finger or
 * Enter: they touch cards, players and piles, and drag cards. Dragged cards are
 * drawn over the table, under the pointer. GTK's drag and drop between programs
 * is not used: on some touch screens it does nothing, and it ends a program
 * that is shown in a browser. */

#pragma once

#include "tapis-table-parts.h"
#include "tapis-seat-view.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

/** Makes the part of a table that handles touches, and begins to let a person
 * drag cards. */
TapisHandling *tapis_handling_new  (const TapisTableParts *parts);
void           tapis_handling_free (TapisHandling *self);

/** Answers a person's @touch of @card, which @view shows: the card is chosen,
 * or laid. */
void tapis_handling_touch_card (TapisHandling *self, TapisCard *card,
                                TapisTouch touch, TapisPileView *view);

/** Answers that a person has chosen the player of @seat: the chosen cards are
 * laid and aimed at that player. If that cannot be done, the game is told which
 * player was chosen, or the person is told who the player is. */
void tapis_handling_choose_seat (TapisHandling *self, TapisSeatView *seat);

/** Answers a click in the middle, or Enter or Space on a pile there: the chosen
 * cards are laid. If none is chosen, the cards of @pile (nullable) are shown.
 * Returns %FALSE if nothing was done. */
gboolean tapis_handling_touch_pile (TapisHandling *self, TapisPile *pile);

/** Ends dragging: the dragged cards are drawn again where they lie. Returns
 * %FALSE if no card was dragged. */
gboolean tapis_handling_drop (TapisHandling *self);

G_END_DECLS
