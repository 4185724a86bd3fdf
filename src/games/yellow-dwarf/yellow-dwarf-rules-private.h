/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Nain jaune's rules and computer players share. */

#pragma once

#include "yellow-dwarf-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

G_BEGIN_DECLS

#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

/* The four cards of @rank, and all cards that are more than one rank above
 * @rank, as bits. There are none above the king. */
#define RANK_BITS(rank) \
  ((G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4) & ALL_BITS)
#define HIGHER_BITS(rank) \
  (ALL_BITS & ALL_BITS << (((rank) + 1) * 4))

/* Whether the seat that laid last begins anew after a rank that nobody had. */
static inline gboolean
yellow_dwarf_begins_after_missing (const YellowDwarfState *s)
{
  return s->phase == YELLOW_DWARF_BEGIN && s->top > 0 && s->top < CG_KING;
}

/* With missing_rank=next_up: those cards of @hand that have the lowest rank
 * above the missing one; all of @hand when there are none above it. */
static inline guint64
yellow_dwarf_next_up (const YellowDwarfState *s, guint64 hand)
{
  guint64 higher = hand & HIGHER_BITS (s->top);

  return higher == 0 ? hand
                     : hand & (G_GUINT64_CONSTANT (15)
                               << (__builtin_ctzll (higher) & ~3));
}

/* The cards that the seat to move may lay, as bits. The seat has cards. */
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

/* The cards whose boxes are closed (NJ-35), as bits. */
static inline guint64
yellow_dwarf_closed_cards (const YellowDwarfState *s)
{
  guint64 cards = 0;

  if (G_UNLIKELY (s->closed != 0))
    for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
      if (yellow_dwarf_is_closed (s, box))
        cards |= CARD_BIT (yellow_dwarf_box_cards[box]);
  return cards;
}

/* Whether the match goes on after this round: no player is ruined, and the
 * round is not the last one (NJ-30, NJ-32). */
gboolean yellow_dwarf_goes_on (const YellowDwarfState *s);

/* Puts @card, laid by @seat, on the pile, and brings up to date what follows
 * from the pile. */
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

/* A deal of the hidden cards: the place with the number n holds the card with
 * the number n. Each hidden card of a hand has a place; the places of the stub
 * come last. */
typedef struct
{
  guint64 may[YELLOW_DWARF_MAX_SEATS + 1]; /* by owner: the cards it can have */
  guint8  owner[52]; /* by place: a seat, or for the stub the number of seats */
  CgCard  cards[52];
  guint   n;
} YellowDwarfDeal;

/* Makes a deal of the hidden cards of @s, in which everybody can have every
 * card and the cards lie in their order. Returns how many places belong to
 * hands. */
guint yellow_dwarf_begin_deal (YellowDwarfDeal        *deal,
                               const YellowDwarfState *s);

/* Puts the first @n cards of @deal into the hands of @s. */
void yellow_dwarf_end_deal (const YellowDwarfDeal *deal, guint n,
                            YellowDwarfState *s);

/* Whether the owner of @place can have the card with the number @card. */
static inline gboolean
yellow_dwarf_fits (const YellowDwarfDeal *deal, guint place, guint card)
{
  return deal->may[deal->owner[place]] >> deal->cards[card] & 1;
}

/* Exchanges the cards of the places @a and @b. */
static inline void
yellow_dwarf_exchange (YellowDwarfDeal *deal, guint a, guint b)
{
  CgCard card = deal->cards[a];

  deal->cards[a] = deal->cards[b];
  deal->cards[b] = card;
}

/* yellow-dwarf-rules-text.c */

extern const CgOption yellow_dwarf_options[];
extern const CgField yellow_dwarf_fields[];
extern const CgMoveWord yellow_dwarf_words[];

/* The functions of CgRules with these names. */
void        yellow_dwarf_complete (CgState *state, GKeyFile *keys);
const char *yellow_dwarf_validate (const CgState *state);

G_END_DECLS
