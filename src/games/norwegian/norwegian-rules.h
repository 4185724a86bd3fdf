/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne: the position, for its rules, its computer player and
 * its model. Only norwegian-rules.c changes one. Rule numbers are those of the
 * rules page (BN-…). */

#pragma once

#include "games/shedding/shedding-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_norwegian;

/** What only this game tells, after shedding's events; see CgRules.events. */
#define NORWEGIAN_EVENTS(X)                                                   \
  /* seat; rank: the rank that a copying card copies */                       \
  X (COPIED, "copied")                                                        \
  /* seat; suits: the next card must be one of them */                        \
  X (DEMANDS_SUIT, "demands-suit")                                            \
  /* seat; the direction turned */                                            \
  X (REVERSED, "reversed")                                                    \
  /* seat; all hands passed on count times */                                 \
  X (ROTATED, "rotated", .reveals = TRUE)                                     \
  /* seat, cards[0] leaves the game without effect */                         \
  X (DISCARDED, "discarded", .cards = 1)

enum
{
  NORWEGIAN_EVENT_FIRST = SHEDDING_EVENT_GAME - 1,
#define NORWEGIAN_EVENT(NAME, ...) NORWEGIAN_EVENT_##NAME,
  NORWEGIAN_EVENTS (NORWEGIAN_EVENT)
#undef NORWEGIAN_EVENT
};

/** And why only it refuses a move; see CgRules.refusals. */
#define NORWEGIAN_REFUSALS(X)                                                 \
  /* one of `suits` is asked for */                                           \
  X (SUIT, "suit")                                                            \
  /* `rank` or higher even in the right suit */                               \
  X (BELOW_SIX, "below-six")                                                  \
  /* house rule: not on the court card `rank` */                              \
  X (ACE_ON_COURT, "ace-on-court")                                            \
  /* house rule: only on a card below `rank` */                               \
  X (NOT_BELOW, "not-below")                                                  \
  /* out of turn only fours */                                                \
  X (ONLY_FOURS, "only-fours")                                                \
  /* passing is not possible now */                                           \
  X (NOTHING_TO_PASS, "nothing-to-pass")

enum
{
  NORWEGIAN_REFUSE_FIRST = SHEDDING_REFUSE_GAME - 1,
#define NORWEGIAN_REFUSE(NAME, ...) NORWEGIAN_REFUSE_##NAME,
  NORWEGIAN_REFUSALS (NORWEGIAN_REFUSE)
#undef NORWEGIAN_REFUSE
};

/* two packs with two jokers each */
#define NORWEGIAN_MAX_CARDS SHED_MAX_CARDS

/* BN-35: nothing else in the rules ends a game in which nobody manages to
 * finish, and careless play can go on for ever. After so many moves nobody
 * wins; people need one to three hundred. */
#define NORWEGIAN_MAX_PLIES 5000

/* CgRules.options */
enum
{
  NORWEGIAN_QUADS_BURN,
  NORWEGIAN_THREE,
  NORWEGIAN_FOUR_ANY_TIME,
  NORWEGIAN_SIX,
  NORWEGIAN_EIGHT,
  NORWEGIAN_JACK_REVERSE,
  NORWEGIAN_TEN_REPLAYS,
  NORWEGIAN_ACE_NOT_ON_JK,
  NORWEGIAN_JOKERS,
  NORWEGIAN_VOLUNTARY_PICKUP,
  NORWEGIAN_LEAD_AFTER_PICKUP,
  NORWEGIAN_BLIND_CHAIN,
  NORWEGIAN_PLAY_ON,
  NORWEGIAN_N_OPTIONS,
};

enum { NORWEGIAN_THREE_COPY, NORWEGIAN_THREE_ROTATE };
enum { NORWEGIAN_SIX_SUIT, NORWEGIAN_SIX_COLOUR, NORWEGIAN_SIX_REVERSE };
enum { NORWEGIAN_EIGHT_ANY, NORWEGIAN_EIGHT_BELOW };
enum { NORWEGIAN_LAST_LAYER, NORWEGIAN_NEXT_OF_PICKER };

/** The phases that only this game has. */
enum
{
  /* a joker has been laid: who takes the pile? */
  NORWEGIAN_NAME_JOKER = SHEDDING_PHASE_GAME,
  NORWEGIAN_FOURS, /* an empty pile: a four out of turn? (four_any_time) */
  NORWEGIAN_CHAIN, /* a face-down card fitted: another? (blind_chain) */
};

/** A lay of cards of @rank: the suits that are there once or twice, and those
 * that are there twice. */
#define NORWEGIAN_LAY(rank, hi, lo) \
  ((CgMove) ((guint) (rank) << 8 | (guint) (hi) << 4 | (guint) (lo)))

/** The rank of a lay. */
static inline guint
norwegian_lay_rank (CgMove move)
{
  return move >> 8 & 15;
}

/** The cards of a lay. */
static inline CgSet
norwegian_lay_cards (CgMove move)
{
  guint shift = (norwegian_lay_rank (move) - 1) * 4;

  return (CgSet) { (guint64) (move & 15) << shift,
                   (guint64) (move >> 4 & 15) << shift };
}

/** How many cards a lay has; not every processor counts bits quickly. */
static inline guint
norwegian_lay_size (CgMove move)
{
  const guint64 counts = G_GUINT64_CONSTANT (0x4332322132212110);

  return (guint) ((counts >> (move & 15) * 4 & 15) +
                  (counts >> (move >> 4 & 15) * 4 & 15));
}

typedef struct
{
  CgSet  hand;    /* redacted: only the part that is known */
  CgSet  known;   /* the part of the hand that everybody has seen */
  guint8 hidden;  /* redacted: how many more cards are in the hand */
} NorwegianSeat;

/* Struct CgState of this game. Of `seat` it holds only as many as play; then,
 * under the house rule three=rotate, a table CgSet [seats][seats]: which cards
 * seat v knows in the hand of seat w. */
typedef struct
{
  SHED_STATE;

  guint8 packs;        /* BN-2 */
  gint8  leader;       /* in FOURS: who leads when nobody lays one */
  guint8 n_lost;       /* who have lost by a last ten, ... */
  guint8 lost[SHED_MAX_SEATS]; /* ... in that order */
  guint16 asked;       /* FOURS: bit n: seat n need not be asked any more;
                        * EXCHANGE: bit n: seat n is ready */

  /* what lies on top, all of it told by the pile, where `top` is the effective
   * rank and `run` counts the printed one */
  gint8  last_layer;   /* CG_NO_SEAT on an empty pile; in ANSWER the attacker */
  guint8 suits;        /* 0, or bit n: suit n is asked for (BN-22) */
  guint8 run_rank;     /* printed rank of the last cards in a row */

  /* the middle */
  CgSet    pile_cards;
  CgSet    burnt;      /* and jokers that have been laid */
  ShedLaid pile[NORWEGIAN_MAX_CARDS]; /* from the bottom */
  NorwegianSeat seat[];
} NorwegianState;

static inline const NorwegianState *
norwegian_state (const CgState *state)
{
  return (const NorwegianState *) state;
}

/** Whether threes copy (BN-21), rather than pass the hands on. */
static inline gboolean
norwegian_threes_copy (const NorwegianState *s)
{
  return s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

/** The cards, as bits of a #CgSet, that go wherever others do not: BN-20,
 * BN-21. */
static inline guint64
norwegian_always (const NorwegianState *s)
{
  return SHED_RANK (2) | (norwegian_threes_copy (s) ? SHED_RANK (3) : 0);
}

/** The cards, as bits of a #CgSet, that answer an ace (BN-26). */
static inline guint64
norwegian_answers (const NorwegianState *s)
{
  return SHED_RANK (CG_ACE) | SHED_RANK (10) | norwegian_always (s);
}

/** Whether a house rule forbids the ace on the court card @top. */
static inline gboolean
norwegian_forbids_ace (const NorwegianState *s, guint top)
{
  return s->option[NORWEGIAN_ACE_NOT_ON_JK] &&
         (top == CG_JACK || top == CG_KING);
}

/** The cards, as bits of a #CgSet, that go on the effective rank @top, 0 for an
 * empty pile, where @suits are asked for, 0 for none: the legality matrix of
 * BN 1.3. */
static inline guint64
norwegian_followers (const NorwegianState *s, guint top, guint suits)
{
  guint64 mask = SHED_RANK (CG_ACE); /* BN-3: the ace is the highest */

  if (top == 0)
    return CG_CARD_BITS;
  if (top == 7) /* BN-23 */
    return (G_GUINT64_CONSTANT (1) << 28) - 1;
  if (top != CG_ACE)
    mask |= CG_CARD_BITS & CG_CARD_BITS << (top - 1) * 4; /* BN-9 */
  if (suits != 0) /* BN-22 */
    mask &= suits * G_GUINT64_CONSTANT (0x1111111111111);
  if (norwegian_forbids_ace (s, top))
    mask &= ~SHED_RANK (CG_ACE);
  /* BN-24: on the rank that a three copies too (BN-21); higher tops forbid
   * eights anyway */
  if (top == 8 && s->option[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW)
    mask &= ~SHED_RANK (8);
  return mask | norwegian_always (s);
}

/** The suits that the lay @move asks for, bit n: suit n, unless it copies
 * (BN-22); 0: none. */
static inline guint
norwegian_asked_suits (const NorwegianState *s, CgMove move)
{
  const guint black = 1u << CG_SPADES | 1u << CG_CLUBS;
  const guint red = 1u << CG_HEARTS | 1u << CG_DIAMONDS;

  if (norwegian_lay_rank (move) != 6 ||
      s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_REVERSE)
    return 0;
  if (s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_SUIT)
    return move & 15;
  return (move & black ? black : 0) | (move & red ? red : 0);
}

/** Whether to lay @rank so that @run cards of it lie there in a row burns the
 * pile: tens (BN-25), or a complete row of equal cards (quads_burn). */
static inline gboolean
norwegian_burns (const NorwegianState *s, guint rank, guint run)
{
  return rank == 10 ||
         (s->option[NORWEGIAN_QUADS_BURN] && run >= 4u * s->packs);
}

/** Whether to lay @size cards that act as @rank turns the direction; with two
 * players it makes no difference. */
static inline gboolean
norwegian_turns (const NorwegianState *s, guint rank, guint size)
{
  /* the options first: they never change during a playout, and the rank does
   * with every lay */
  return ((s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_REVERSE && rank == 6) ||
          (s->option[NORWEGIAN_JACK_REVERSE] && rank == CG_JACK)) &&
         (size & 1) != 0;
}

/** How many cards @seat holds in hand, in full and in redacted states. */
static inline guint
norwegian_hand_size (const NorwegianState *s, int seat)
{
  return cg_set_size (s->seat[seat].hand) + s->seat[seat].hidden;
}

/** All the cards that @seat still has to get rid of. */
guint norwegian_cards_left (const CgState *state, int seat);

/** Lists the cards of a lay; returns how many. */
guint norwegian_list_lay (CgMove move, CgCard *out);

G_END_DECLS
