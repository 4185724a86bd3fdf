/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the rules and of the computer players of Nain jaune share.
 */

#pragma once

#include "yellow-dwarf-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

/* RANK_BITS() is the set of the four cards of @rank; HIGHER_BITS() is the set
 * of all cards that are more than one rank above @rank. The sets are bits. The
 * set of a rank above the king is empty. */
#define RANK_BITS(rank) \
  ((G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4) & ALL_BITS)
#define HIGHER_BITS(rank) \
  (ALL_BITS & ALL_BITS << (((rank) + 1) * 4))

/* Returns whether the seat that laid last begins a new sequence because nobody
 * laid a card of the next rank. */
static inline gboolean
yellow_dwarf_begins_after_missing (const CgState *s)
{
  return s->phase == YELLOW_DWARF_BEGIN && s->top > 0 && s->top < CG_KING;
}

/* For the house rule missing_rank=next_up: returns the cards of @hand with
 * which a new sequence may begin after a rank that nobody laid. These are the
 * cards of the lowest rank of @hand above the missing rank, or all cards of
 * @hand if it has none above the missing rank. */
static inline guint64
yellow_dwarf_next_up (const CgState *s, guint64 hand)
{
  guint64 higher = hand & HIGHER_BITS (s->top);

  return higher == 0 ? hand
                     : hand & (G_GUINT64_CONSTANT (15)
                               << (__builtin_ctzll (higher) & ~3));
}

/* Returns as bits the cards that the seat to move may lay. This seat must have
 * at least one card. */
static inline guint64
yellow_dwarf_layable (const CgState *s)
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

/* Returns as bits the cards whose boxes are closed (rule NJ-35). */
static inline guint64
yellow_dwarf_closed_cards (const CgState *s)
{
  guint64 cards = 0;

  if (G_UNLIKELY (s->closed != 0))
    for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
      if (yellow_dwarf_is_closed (s, box))
        cards |= CARD_BIT (yellow_dwarf_box_cards[box]);
  return cards;
}

/* Returns whether the match goes on after this round: no player is ruined, and
 * this is not the last round (rules NJ-30 and NJ-32). */
gboolean yellow_dwarf_goes_on (const CgState *s);

/* Puts @card, which @seat lays, on the pile, and updates the members of @s that
 * depend on the pile. */
static inline void
yellow_dwarf_put_on_pile (CgState *s, CgCard card, int seat)
{
  guint had = s->laid >> seat & 1u;

  s->pile[s->n_pile++] = YELLOW_DWARF_LAY_BY (card, seat);
  s->first_turn = (guint8) ((had ^ 1) | (s->first_turn & (s->layer == seat)));
  s->laid |= (guint8) (1u << seat);
  s->layer = (gint8) seat;
  s->top = (guint8) ((card >> 2) + 1);
}

/* A way to deal the hidden cards. There is one numbered place for each hidden
 * card; the card at place n is cards[n]. First come the places of the hands,
 * then those of the stub (the cards that were not dealt). */
typedef struct
{
  guint64 may[YELLOW_DWARF_MAX_SEATS + 1]; /* for each owner (a seat or the
                                            * stub): the cards that it can have,
                                            * as bits */
  guint8  owner[52]; /* for each place: the seat whose hand it belongs to, or
                      * the number of seats if it belongs to the stub */
  CgCard  cards[52];
  guint   n;
} YellowDwarfDeal;

/* Sets @deal to the hidden cards of @s in ascending order, and lets every owner
 * have every card. Returns how many places belong to hands. */
guint yellow_dwarf_begin_deal (YellowDwarfDeal *deal, const CgState *s);

/* Puts the cards of the first @n places of @deal into the hands of @s. */
void yellow_dwarf_end_deal (const YellowDwarfDeal *deal, guint n, CgState *s);

/* Returns whether the owner of the place @place can have the card at the place
 * @card. */
static inline gboolean
yellow_dwarf_fits (const YellowDwarfDeal *deal, guint place, guint card)
{
  return deal->may[deal->owner[place]] >> deal->cards[card] & 1;
}

/* Exchanges the cards at the places @a and @b of @deal. */
static inline void
yellow_dwarf_exchange (YellowDwarfDeal *deal, guint a, guint b)
{
  CgCard card = deal->cards[a];

  deal->cards[a] = deal->cards[b];
  deal->cards[b] = card;
}

/* defined in yellow-dwarf-rules-text.c */

extern const CgOption yellow_dwarf_options[];
extern const CgField yellow_dwarf_fields[];
extern const CgMoveWord yellow_dwarf_words[];

/* Implement `complete` and `validate` of CgRules. */
void        yellow_dwarf_complete (CgState *state, GKeyFile *keys);
const char *yellow_dwarf_validate (const CgState *state);
