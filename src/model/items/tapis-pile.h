/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One place for cards: a hand, a row of face-up cards, the stock, the pile …
 * A GListModel of TapisCard, from the bottom to the top; a hand from left to
 * right. Only its game changes it. When several piles change, first the cards
 * that leave are taken out of every pile, then those that arrive are put in, so
 * that no card is in two piles at once. */

#pragma once

#include "tapis-card.h"

#include "engine/cg-zone.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PILE (tapis_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisPile, tapis_pile, TAPIS, PILE, GObject)

/** The number of its zone, see cg_zone(); the role of that zone; and the id of
 * that zone, which is a word of the game's own. */
guint       tapis_pile_get_zone    (TapisPile *self);
CgZoneRole  tapis_pile_get_role    (TapisPile *self);
const char *tapis_pile_get_zone_id (TapisPile *self);

/** The seat whose it is, or -1 in the middle of the table. */
int tapis_pile_get_seat (TapisPile *self);

/** The pack that its cards belong to. */
CgPack tapis_pile_get_pack (TapisPile *self);

/** What is said of a pile; never %NULL. */
typedef struct
{
  const char *name;        /* the accessible name: "Your hand, 3 cards" */
  const char *description; /* more about it, in whole sentences; or "" */
  const char *caption;     /* short, under it: "Stock: 12"; or "" */
  guint       n;           /* how many cards @name and @caption tell of, plus 1;
                            * 0: nothing has been told */
} TapisPileWords;

/** The strings are the pile's. The signal "changed" () is emitted when one of
 * them is another. */
const TapisPileWords *tapis_pile_get_words (TapisPile *self);

/** How many cards lie there. */
guint tapis_pile_get_n_cards (TapisPile *self);

/** The card at @position, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_card (TapisPile *self, guint position);

/** The last card, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_top (TapisPile *self);

G_END_DECLS
