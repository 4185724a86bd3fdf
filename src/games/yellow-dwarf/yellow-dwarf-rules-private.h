/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Nain jaune's rules and players share. */

#pragma once

#include "yellow-dwarf-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

G_BEGIN_DECLS

#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

/* The four cards of @rank, and those of the ranks above the next one; none
 * above the king. */
#define RANK_BITS(rank) \
  ((G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4) & ALL_BITS)
#define HIGHER_BITS(rank) \
  (ALL_BITS & ALL_BITS << (((rank) + 1) * 4))

static inline gboolean
yellow_dwarf_is_ended (const YellowDwarfState *s)
{
  return s->phase >= YELLOW_DWARF_ROUND_OVER;
}

/* Whether the layer begins anew after a rank that nobody laid. */
static inline gboolean
yellow_dwarf_begins_after_missing (const YellowDwarfState *s)
{
  return s->phase == YELLOW_DWARF_BEGIN && s->top > 0 && s->top < CG_KING;
}

/* missing_rank=next_up: of @hand the lowest cards above the missing rank. All
 * of it when there are none; the seat to move begins anew. */
static inline guint64
yellow_dwarf_next_up (const YellowDwarfState *s, guint64 hand)
{
  guint64 higher = hand & HIGHER_BITS (s->top);

  return higher == 0 ? hand
                     : hand & (G_GUINT64_CONSTANT (15)
                               << (__builtin_ctzll (higher) & ~3));
}

/* The cards that the seat to move may lay, which has cards. */
static inline guint64
yellow_dwarf_layable (const YellowDwarfState *s)
{
  guint64 hand = s->hand[s->to_move];

  if (s->phase == YELLOW_DWARF_GO_ON)
    return hand & RANK_BITS (s->top + 1);
  if (G_UNLIKELY (s->option[YELLOW_DWARF_MISSING_RANK] ==
                  YELLOW_DWARF_NEXT_UP) &&
      yellow_dwarf_begins_after_missing (s))
    return yellow_dwarf_next_up (s, hand);
  return hand;
}

/* Whether a match with these banks goes on after this round: nobody is ruined
 * and it is not the last (NJ-30, NJ-32). */
gboolean yellow_dwarf_goes_on (const YellowDwarfState *s);

/* Puts a card on the pile and brings up to date what the pile tells. */
static inline void
yellow_dwarf_put_on_pile (YellowDwarfState *s, CgCard card, int seat)
{
  guint had = s->laid >> seat & 1u;

  s->pile[s->n_pile++] = YELLOW_DWARF_LAY_BY (card, seat);
  s->first_turn = (guint8) ((had ^ 1) | (s->first_turn & (s->layer == seat)));
  s->laid |= (guint8) (1u << seat);
  s->layer = (gint8) seat;
  s->top = (guint8) ((card >> 2) + 1);
}

/* yellow-dwarf-rules-text.c */

extern const CgOption yellow_dwarf_options[];
extern const CgField yellow_dwarf_fields[];
extern const CgMoveWord yellow_dwarf_words[];

void yellow_dwarf_complete (CgState *state, GKeyFile *keys);

const char *yellow_dwarf_validate (const CgState *state);

G_END_DECLS
