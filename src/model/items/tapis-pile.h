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

/** The kind of place, an index of the game's zones; and its frozen name:
 * "hand", "up", "down", "stock", "pile", "burnt". */
guint       tapis_pile_get_zone    (TapisPile *self);
const char *tapis_pile_get_zone_id (TapisPile *self);

/** Whose it is, or -1 in the middle. */
int tapis_pile_get_seat (TapisPile *self);

/** Of which pack its cards are. */
CgPack tapis_pile_get_pack (TapisPile *self);

/** What is said of a pile; never %NULL. */
typedef struct
{
  const char *name;        /* the accessible name: "Your hand, 3 cards" */
  const char *description; /* more about it in whole sentences */
  const char *caption;     /* short, under it on the table: "Stock: 12" */
} TapisPileWords;

/** The strings are the pile's. The signal "changed" () says that they are
 * others. */
const TapisPileWords *tapis_pile_get_words (TapisPile *self);

/** How many cards lie there. */
guint tapis_pile_get_n_cards (TapisPile *self);

/** The card at @position, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_card (TapisPile *self, guint position);

/** The last card, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_top (TapisPile *self);

G_END_DECLS
