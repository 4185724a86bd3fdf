/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Noddy's rules and its computer players share. */

#pragma once

#include "noddy-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

/* Adds @card, laid by @seat, to the row. */
static inline void
noddy_put_on_row (CgState *s, CgCard card, guint seat)
{
  s->row = s->row << 8 | seat << 6 | card;
  s->n_row++;
  s->sums |= 1u << (noddy_total (s) + noddy_value (card));
}

/* Writes the three cards of @hand, a set of bits, to @out. */
static inline void
noddy_list_cards (guint64 hand, CgCard out[NODDY_HAND_CARDS])
{
  for (guint i = 0; i < NODDY_HAND_CARDS; i++, hand &= hand - 1)
    out[i] = (CgCard) __builtin_ctzll (hand);
}

/* Defined in noddy-rules.c: */

/* Lists every combination that the last card of the row has made in @s, and
 * returns how many there are. */
guint noddy_list_last (const CgState *s,
                       NoddyCombination  out[NODDY_MAX_COMBINATIONS]);

/* Defined in noddy-rules-view.c: */

/* Implements CgRules.resample for Noddy: replaces the hidden cards of @redacted
 * by random cards that are possible. */
void noddy_resample (CgState *redacted, int seat, CgRandom *random);

/* Returns as bits the cards that @seat has laid. */
guint64 noddy_laid_by (const CgState *s, int seat);

/* Returns 31 less the total on the table at the moment when @seat said “Go !”.
 * @seat must have said “Go !” in this deal. */
guint noddy_room_at_go (const CgState *s, int seat);

/* Returns what the other seat hears when a hand is announced. @cards: the three
 * cards of that hand, as bits. */
NoddyHeard noddy_heard_of (const CgState *s, guint64 cards);

/* Defined in noddy-rules-text.c: */

extern const CgOption noddy_options[];
extern const CgField noddy_fields[];
extern const CgMoveWord noddy_words[];

/* Implements CgRules.validate for Noddy: returns what is wrong with @state, or
 * NULL. */
const char *noddy_validate (const CgState *state);
