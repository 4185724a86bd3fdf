/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards and lays of a shedding game with one or two French packs: hands,
 * pile and burnt cards as #CgSet, and moves that lay one or more cards of one
 * rank. A game in which a joker stands for another card, or with another pack,
 * has functions of its own instead (see Balcó). */

#pragma once

#include "shedding-rules.h"
#include "shedding-rules-choices.h"

/* --- the cards ------------------------------------------------------------ */

/* The members of #ShedSets, as a macro, because SHED_SETS also needs them. */
#define SHED_SETS_MEMBERS                                                     \
  SHED_STATE_MEMBERS                                                          \
  CgSet pile_cards; /* the cards of the pile */                               \
  CgSet burnt;      /* the cards that have left the game */

typedef struct
{
  SHED_SETS_MEMBERS
} ShedSets;

/** The first member of struct CgState in a game that stores cards as #CgSet; it
 * replaces SHED_STATE. Each member of #ShedSets can be used by its name, or all
 * of them together as the member `sets`. Those that are also members of
 * #ShedState can be used together as the member `shed`. */
#define SHED_SETS                                                             \
  union                                                                       \
  {                                                                           \
    ShedState shed;                                                           \
    ShedSets sets;                                                            \
    struct { SHED_SETS_MEMBERS };                                             \
  }

/** The cards that one player has in hand. The state has an array of them, by
 * seat, called `seat`; the functions below get it as @hands. */
typedef struct
{
  CgSet hand;  /* in a redacted state: only the known cards */
  CgSet known; /* the cards of the hand that everybody has seen */
} ShedHand;

/** Does what shed_deal() does, but puts the hand cards into @hands, which is a
 * part of @state. */
void shed_deal_hands (const CgRules *rules, const CgSetup *setup,
                      CgRandom *random, CgState *state, ShedHand *hands);

/** Puts the @n cards of @cards into the hand of @seat. Everybody sees them. */
static inline void
shed_learn (ShedState *s, ShedHand *hands, int seat, CgSet cards, guint n)
{
  s->n_hand[seat] += (guint8) n;
  hands[seat].hand = cg_set_union (hands[seat].hand, cards);
  hands[seat].known = cg_set_union (hands[seat].known, cards);
}

/** Removes the @n cards of @cards from the hand of @seat. Of two equal cards,
 * of which everybody has seen one, the one that was seen is removed. */
static inline void
shed_unlearn (ShedState *s, ShedHand *hands, int seat, CgSet cards, guint n)
{
  s->n_hand[seat] -= (guint8) n;
  hands[seat].hand = cg_set_minus (hands[seat].hand, cards);
  hands[seat].known = cg_set_minus (hands[seat].known, cards);
}

/** Makes @seat draw until it has @n cards in hand or the stock is empty.
 * Returns how many cards it has drawn. */
static inline guint
shed_draw_up_to (ShedState *s, ShedHand *hands, int seat, guint n,
                 CgEvents *events)
{
  guint drawn = 0;

  for (; s->n_hand[seat] < n && s->n_stock > 0; drawn++)
    hands[seat].hand = cg_set_add (hands[seat].hand, shed_draw (s, seat));
  if (drawn > 0)
    cg_events_add_count (events, CG_EVENT_DREW, seat, drawn);
  return drawn;
}

/** Removes the face-up row of @seat and returns its three cards. The caller
 * puts them into the hand. */
CgSet shed_take_up_set (ShedState *s, int seat, CgEvents *events);

/** Removes all cards from the pile. */
static inline void
shed_clear_sets (ShedSets *s)
{
  shed_clear_pile ((ShedState *) s);
  s->pile_cards = (CgSet) { 0, 0 };
}

/** Makes the pile leave the game, because @seat has laid cards of @rank. The
 * caller clears the pile. */
static inline void
shed_burn (ShedSets *s, int seat, guint rank, CgEvents *events)
{
  shed_note_burn ((ShedState *) s, seat, rank, events);
  s->burnt = cg_set_union (s->burnt, s->pile_cards);
}

/* The rows of CgRules.fields for the cards above. A game writes them between
 * SHED_FIELD_STOCK and SHED_FIELDS_ROWS, in this order. */

/** The row "pile". @add_lay is its function CgField.add. */
#define SHED_FIELD_PILE(add_lay)                                              \
  { "pile", CG_FIELD_LAYS, CG_ZONE (PILE, ALL),                               \
    CG_FIELD_AT (ShedSets, pile_cards), .max = SHED_MAX_CARDS,                \
    .lay = shed_list_pile, .add = add_lay }

#define SHED_FIELD_BURNT                                                      \
  { "burnt", CG_FIELD_SET, CG_FIELD_MAY_MISS, CG_ZONE (OUT, ALL),             \
    CG_FIELD_AT (ShedSets, burnt) }

/** The rows "hand" and "known". @State is the type of the state, @settle_known
 * the function of CgField.settle for "known". */
#define SHED_FIELDS_HAND(State, settle_known)                                 \
  { "hand", CG_FIELD_SET, CG_ZONE (HAND, OWNER),                              \
    CG_FIELD_IN_EACH (State, seat, hand), CG_FIELD_HELD (State, n_hand) },    \
  { "known", CG_FIELD_SET, CG_FIELD_IF_ANY,                                   \
    CG_FIELD_IN_EACH (State, seat, known), .settle = settle_known }

/** For CgField.settle of the field "known". Returns %NULL if all known cards of
 * @hand are in the hand, otherwise what is wrong. */
const char *shed_check_known (const ShedHand *hand);

/* --- lays ----------------------------------------------------------------- */

/** The move that lays cards of @rank. @lo is the set of the suits of which one
 * or two cards are laid, @hi that of the suits of which two cards are laid. Bit
 * n stands for suit n. */
#define SHED_LAY(rank, hi, lo) \
  ((CgMove) ((guint) (rank) << 8 | (guint) (hi) << 4 | (guint) (lo)))

/** Returns the move that lays @card alone. */
static inline CgMove
shed_lay_card (CgCard card)
{
  return SHED_LAY (cg_card_rank (card), 0, 1u << cg_card_suit (card));
}

/** Returns the rank of the lay @move. */
static inline guint
shed_lay_rank (CgMove move)
{
  return move >> 8 & 15;
}

/** Returns the cards of the lay @move. */
static inline CgSet
shed_lay_cards (CgMove move)
{
  guint shift = (shed_lay_rank (move) - 1) * 4;

  return (CgSet) { (guint64) (move & 15) << shift,
                   (guint64) (move >> 4 & 15) << shift };
}

/** Returns how many cards the lay @move has. */
static inline guint
shed_lay_size (CgMove move)
{
  return shed_count_suits (move & 15) + shed_count_suits (move >> 4 & 15);
}

/** Puts the lay @move of @seat on the pile. The caller sets `top` and `run`. */
static inline void
shed_put_on_pile (ShedSets *s, CgMove move, int seat)
{
  s->pile[s->n_pile++] = SHED_LAID (move, seat);
  s->n_pile_cards += (guint8) shed_lay_size (move);
  s->pile_cards = cg_set_union (s->pile_cards, shed_lay_cards (move));
}

/** Returns the cards of @rank and of the higher ranks, as bits of a #CgSet. The
 * ace is the highest. */
static inline guint64
shed_from_rank (guint rank)
{
  return SHED_RANK (CG_ACE) |
         (rank != CG_ACE ? CG_CARD_BITS & CG_CARD_BITS << (rank - 1) * 4 : 0);
}

/** Lists in @out all moves that lay one or more cards of one rank from @hand.
 * At least one of these cards must be in @mask (bits of a #CgSet). Returns how
 * many moves there are. Up to 16 items of @out after these moves may be
 * overwritten. */
static inline guint
shed_list_lays (CgSet hand, guint64 mask, CgMove *out)
{
  guint n = 0;

  for (guint64 left = hand.lo & mask & CG_CARD_BITS; left != 0;)
    {
      guint shift = (guint) __builtin_ctzll (left) & ~3u;
      guint lo = (guint) (hand.lo >> shift) & 15;
      guint hi = (guint) (hand.hi >> shift) & 15;
      guint fits = (guint) (left >> shift) & 15;
      guint all = hi << 4 | lo;
      CgMove lay = SHED_LAY (shift / 4 + 1, 0, 0);

      left &= ~(G_GUINT64_CONSTANT (15) << shift);
      if (G_LIKELY (all == fits))
        n += suit_choices_list (all, lay, out + n);
      else
        for (guint some = -all & all; some != 0; some = (some - all) & all)
          if ((some >> 4 & ~some) == 0 && (some & fits) != 0)
            out[n++] = lay | some;
    }
  return n;
}

/** Returns %CG_REFUSAL_NONE if @move is a lay whose cards are all in @hand,
 * otherwise why it is not. Whether the cards fit is not checked. */
CgRefusal shed_refuse_lay (CgMove move, CgSet hand);

/** Lists the cards of the lay @lay. Returns how many there are. */
guint shed_lay_list (CgMove lay, CgCard *out);

/** Adds the event that the seat to move lays @move. */
void shed_note_lay (const ShedState *s, CgMove move, CgEvents *events);

/** Returns the move that lays the @n hand cards of @cards, as @lay_of of
 * shed_read_move() does. @n is at least 1. A joker can only be laid alone. */
CgMove shed_lay_of (const CgCard *cards, guint n);

/** The functions of CgField.lay and CgField.add for the field "pile".
 * shed_add_to_pile() also sets `top` to the rank of the lay. */
guint    shed_list_pile   (const CgField *field, const CgState *state, guint i,
                           CgCard *cards, int *seat);
gboolean shed_add_to_pile (const CgReading *reading, const CgField *field,
                           const CgCard *cards, guint n, int seat,
                           const char *word);

/** The functions of CgRules.write_move and CgRules.read_move. */
void     shed_write_lay (const CgState *state, CgMove move, GString *text);
gboolean shed_read_lay  (const CgState *state, const char *text, CgMove *move);
