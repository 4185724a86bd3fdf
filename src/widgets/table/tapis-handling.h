/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does with mouse, finger or Enter at what lies on the table:
 * touching cards, players and piles, and dragging cards. Dragged cards are
 * drawn over the table, under the pointer or the finger, and go nowhere else.
 * The toolkit's dragging between programs is not needed for that, does nothing
 * where a touch screen has no desktop that knows it, and ends a program that
 * is shown in a browser. */

#pragma once

#include "tapis-table-parts.h"
#include "tapis-seat-view.h"
#include "widgets/cards/tapis-pile-view.h"

G_BEGIN_DECLS

/** Lets cards on the table be dragged. */
TapisHandling *tapis_handling_new  (const TapisTableParts *parts);
void           tapis_handling_free (TapisHandling *self);

/** Touches @card, which @view shows: it is chosen, or laid. */
void tapis_handling_touch_card (TapisHandling *self, TapisCard *card,
                                TapisTouch touch, TapisPileView *view);

/** Chooses the player of @seat: names them, lays what is chosen at them, or
 * tells of them. */
void tapis_handling_choose_seat (TapisHandling *self, TapisSeatView *seat);

/** What a click in the middle does, and Enter or Space on a pile there: lays
 * what is chosen; or fans @pile out, or does nothing where it is %NULL. Returns
 * %FALSE where it did nothing. */
gboolean tapis_handling_touch_pile (TapisHandling *self, TapisPile *pile);

/** Puts the dragged cards back where they were. Returns %FALSE where nothing
 * was dragged. */
gboolean tapis_handling_drop (TapisHandling *self);

G_END_DECLS
