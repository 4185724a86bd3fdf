/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Noddy's rules share. */

#pragma once

#include "noddy-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

G_BEGIN_DECLS

#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

/* Adds @card to the row, laid by @seat. */
static inline void
noddy_put_on_row (NoddyState *s, CgCard card, guint seat)
{
  s->row = s->row << 8 | seat << 6 | card;
  s->n_row++;
  s->sums |= 1u << (noddy_total (s) + noddy_value (card));
}

/* noddy-rules-view.c */

void noddy_resample (CgState *redacted, int seat, CgRandom *random);

/* The cards that @seat has laid, as bits. */
guint64 noddy_laid_by (const NoddyState *s, int seat);

/* What was left up to 31 when @seat said “Go !”; it must have. */
guint noddy_room_at_go (const NoddyState *s, int seat);

/* What is heard of an announcement of three cards, given as bits. */
NoddyHeard noddy_heard_of (const NoddyState *s, guint64 cards);

/* noddy-rules-text.c */

extern const CgOption noddy_options[];
extern const CgField noddy_fields[];
extern const CgMoveWord noddy_words[];

const char *noddy_validate       (const CgState *state);

G_END_DECLS
