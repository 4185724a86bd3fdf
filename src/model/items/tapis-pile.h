/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One place for cards: a hand, a row of face-up cards, the stock, the pile …:
 * a GListModel of TapisCard. From the bottom to the top; hands in the order in
 * which they are held. Only its game changes it. While several piles change,
 * first the cards that go are taken out of every pile, then those that come are
 * put in, so that no card is in two piles at once. */

#pragma once

#include "tapis-card.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PILE (tapis_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisPile, tapis_pile, TAPIS, PILE, GObject)

/** "zone": the kind of place, an index of the game's zones. */
guint tapis_pile_get_zone (TapisPile *self);

/** "zone-id": its frozen name: "hand", "up", "down", "stock", "pile",
 * "burnt". */
const char *tapis_pile_get_zone_id (TapisPile *self);

/** "seat": whose it is, or -1 in the middle. */
int tapis_pile_get_seat (TapisPile *self);

/** "name": the accessible name: "Your hand, 3 cards". */
const char *tapis_pile_get_name (TapisPile *self);

/** "description": more about it in whole sentences, or "". */
const char *tapis_pile_get_description (TapisPile *self);

/** "caption": a short text under it on the table: "Stock: 12"; "" for what
 * has none. */
const char *tapis_pile_get_caption (TapisPile *self);

/** Of which pack its cards are; not a property. */
CgPack tapis_pile_get_pack (TapisPile *self);

/** "n-items". */
guint tapis_pile_get_n_cards (TapisPile *self);

/** The card at @position, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_card (TapisPile *self,
                                guint      position);

/** The last card, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_top (TapisPile *self);

G_END_DECLS
