/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One place for cards: a hand, a row of face-up cards, the stock, the pile … It
 * is a GListModel of TapisCard, from the bottom to the top, and of a hand from
 * left to right. Only the game changes it. When several piles change, all cards
 * that leave a pile are taken out before any card is put in, so that no card is
 * in two piles at once. */

#pragma once

#include "tapis-card.h"

#include "engine/cg-zone.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PILE (tapis_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisPile, tapis_pile, TAPIS, PILE, GObject)

/** The number of the pile's zone, see cg_zone(); the role of that zone; and the
 * id of that zone, which is a word of the game's own. */
guint       tapis_pile_get_zone    (TapisPile *self);
CgZoneRole  tapis_pile_get_role    (TapisPile *self);
const char *tapis_pile_get_zone_id (TapisPile *self);

/** The seat that the pile belongs to, or -1 in the middle of the table. */
int tapis_pile_get_seat (TapisPile *self);

/** The pack that the cards belong to. */
CgPack tapis_pile_get_pack (TapisPile *self);

/** What is said of a pile; no string is %NULL. */
typedef struct
{
  const char *name;        /* the accessible name: "Your hand, 3 cards" */
  const char *description; /* more about it, in whole sentences; or "" */
  const char *caption;     /* short, under it: "Stock: 12"; or "" */
  guint       n;           /* the number of cards in @name and @caption, plus 1;
                            * 0: these are not made yet */
} TapisPileWords;

/** The pile owns the strings. The signal "changed" () is emitted when one of
 * them changes. */
const TapisPileWords *tapis_pile_get_words (TapisPile *self);

/** How many cards lie there. */
guint tapis_pile_get_n_cards (TapisPile *self);

/** The card at @position, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_card (TapisPile *self, guint position);

/** The last card, or %NULL. Borrowed. */
TapisCard *tapis_pile_get_top (TapisPile *self);

G_END_DECLS
