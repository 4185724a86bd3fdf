/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of one place on the table: a hand, a row of face-up cards, the
 * stock, the pile … It is a GListModel of TapisCard, from the bottom to the
 * top; for a hand, from left to right. Only the game changes it. If several
 * piles change, all cards that leave a pile are taken out before any card is
 * put in, so that no card is ever in two piles. */

#pragma once

#include "tapis-card.h"

#include "engine/cg-zone.h"

#define TAPIS_TYPE_PILE (tapis_pile_get_type ())
G_DECLARE_FINAL_TYPE (TapisPile, tapis_pile, TAPIS, PILE, GObject)

/** Return the number of the pile's zone (see cg_zone()), its role, and its id,
 * which is its key in the game's table of fields. */
guint       tapis_pile_get_zone    (TapisPile *self);
CgZoneRole  tapis_pile_get_role    (TapisPile *self);
const char *tapis_pile_get_zone_id (TapisPile *self);

/** Returns the seat to which the pile belongs, or -1 if it is in the middle of
 * the table. */
int tapis_pile_get_seat (TapisPile *self);

/** Returns the pack of the cards in the pile. */
CgPack tapis_pile_get_pack (TapisPile *self);

/** The texts about a pile; no string is %NULL. */
typedef struct
{
  const char *name;        /* the accessible name: "Your hand, 3 cards" */
  const char *description; /* more about the pile in whole sentences, or "" */
  const char *caption;     /* a short text under the pile: "Stock: 12", or "" */
  guint       n;           /* the number of cards in @name and @caption, plus 1;
                            * 0 if @name and @caption have not been made yet */
} TapisPileWords;

/** Returns the texts about the pile. The pile owns the strings. The signal
 * "changed" () is emitted when one of them changes. */
const TapisPileWords *tapis_pile_get_words (TapisPile *self);

/** Returns how many cards are in the pile. */
guint tapis_pile_get_n_cards (TapisPile *self);

/** Returns the card at @position (0-based), borrowed, or %NULL if there is
 * none. */
TapisCard *tapis_pile_get_card (TapisPile *self, guint position);

/** Returns the last card, which is the top one, borrowed, or %NULL if the pile
 * is empty. */
TapisCard *tapis_pile_get_top (TapisPile *self);
