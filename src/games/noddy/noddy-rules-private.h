/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Noddy's rules and its computer players share. */

#pragma once

#include "noddy-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

G_BEGIN_DECLS

#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

/* Adds @card, laid by @seat, to the row. */
static inline void
noddy_put_on_row (NoddyState *s, CgCard card, guint seat)
{
  s->row = s->row << 8 | seat << 6 | card;
  s->n_row++;
  s->sums |= 1u << (noddy_total (s) + noddy_value (card));
}

/* noddy-rules.c */

/* Lists every combination that the last card of the row has made in @s, and
 * returns how many there are. */
guint noddy_list_last (const NoddyState *s,
                       NoddyCombination  out[NODDY_MAX_COMBINATIONS]);

/* noddy-rules-view.c */

/* CgRules.resample */
void noddy_resample (CgState *redacted, int seat, CgRandom *random);

/* The cards that @seat has laid, as bits. */
guint64 noddy_laid_by (const NoddyState *s, int seat);

/* How many points were left up to 31 when @seat said “Go !”. Only for a seat
 * that has said it. */
guint noddy_room_at_go (const NoddyState *s, int seat);

/* What the other seat hears when three @cards, given as bits, are announced. */
NoddyHeard noddy_heard_of (const NoddyState *s, guint64 cards);

/* noddy-rules-text.c */

extern const CgOption noddy_options[];
extern const CgField noddy_fields[];
extern const CgMoveWord noddy_words[];

/* CgRules.validate */
const char *noddy_validate (const CgState *state);

G_END_DECLS
