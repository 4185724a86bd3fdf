/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers what a person does with mouse, finger or Enter to what lies on the
 * table: they touch cards, players and piles, and drag cards. Dragged cards are
 * drawn over the table, under the pointer. GTK's drag and drop between programs
 * is not used: on some touch screens it does nothing, and a program that is
 * shown in a browser would end. */

#pragma once

#include "tapis-table-parts.h"
#include "tapis-seat-view.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

/** Begins to let a person drag cards on the table. */
TapisHandling *tapis_handling_new  (const TapisTableParts *parts);
void           tapis_handling_free (TapisHandling *self);

/** A person has touched @card, which @view shows: it is chosen, or laid. */
void tapis_handling_touch_card (TapisHandling *self, TapisCard *card,
                                TapisTouch touch, TapisPileView *view);

/** A person has chosen the player of @seat: the player is named to the game, or
 * the chosen cards are laid and aimed at them, or it is said who they are. */
void tapis_handling_choose_seat (TapisHandling *self, TapisSeatView *seat);

/** A person has clicked in the middle, or pressed Enter or Space on a pile
 * there: the chosen cards are laid. If none is chosen, the cards of @pile
 * (nullable) are shown. Returns %FALSE if nothing was done. */
gboolean tapis_handling_touch_pile (TapisHandling *self, TapisPile *pile);

/** Ends dragging: the cards are drawn where they lie. Returns %FALSE if none
 * was dragged. */
gboolean tapis_handling_drop (TapisHandling *self);

G_END_DECLS
