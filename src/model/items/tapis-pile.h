/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One place for cards: a hand, a row of face-up cards, the stock, the pile … It
 * is a GListModel of TapisCard, from the bottom to the top; a hand goes from
 * left to right. Only the game changes it. If several piles change, all cards
 * that leave a pile are taken out before any card is put in, so that no card is
 * ever in two piles. */

#pragma once

#include "tapis-card.h"

#include "engine/cg-zone.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PILE (tapis_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisPile, tapis_pile, TAPIS, PILE, GObject)

/** Return the number of the pile's zone (see cg_zone()), the role of that zone,
 * and the id of that zone, a word that the game has chosen. */
guint       tapis_pile_get_zone    (TapisPile *self);
CgZoneRole  tapis_pile_get_role    (TapisPile *self);
const char *tapis_pile_get_zone_id (TapisPile *self);

/** Returns the seat that the pile belongs to; -1: it lies in the middle of the
 * table. */
int tapis_pile_get_seat (TapisPile *self);

/** Returns the pack of cards that the cards of the pile belong to. */
CgPack tapis_pile_get_pack (TapisPile *self);

/** The texts about a pile; no string is %NULL. */
typedef struct
{
  const char *name;        /* the accessible name: "Your hand, 3 cards" */
  const char *description; /* more about the pile, in whole sentences; or "" */
  const char *caption;     /* a short text under the pile: "Stock: 12"; or "" */
  guint       n;           /* the number of cards in @name and @caption, plus 1;
                            * 0: @name and @caption are not made yet */
} TapisPileWords;

/** Returns the texts about the pile, which owns the strings. The signal
 * "changed" () is emitted when one of them changes. */
const TapisPileWords *tapis_pile_get_words (TapisPile *self);

/** Returns how many cards lie in the pile. */
guint tapis_pile_get_n_cards (TapisPile *self);

/** Returns the card at @position, or %NULL if there is none. Borrowed. */
TapisCard *tapis_pile_get_card (TapisPile *self, guint position);

/** Returns the last card, which lies on top, or %NULL if there is none.
 * Borrowed. */
TapisCard *tapis_pile_get_top (TapisPile *self);

G_END_DECLS
