/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position of Norwegian War (Bataille norvégienne), for the rules, the
 * computer players and the model of the game. Only norwegian-rules.c changes a
 * position. The numbers BN-… are those of the rules in the help. */

#pragma once

#include "games/shedding/shedding-rules-lays.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_norwegian;

/** The events that only this game has, after #SHEDDING_ATTACK_EVENTS: see
 * CgRules.events.
 *
 * COPIED: seat has laid a three; rank: the rank that the three copies.
 * DEMANDS_SUIT: seat has laid a six; the next card must be of one of `suits`.
 * REVERSED: seat has reversed the direction of play.
 * ROTATED: seat has made all players pass their hands on to the next player,
 *   count times.
 * DISCARDED: seat has laid a joker, cards[0], on an empty pile: the joker
 *   leaves the game. */
#define NORWEGIAN_EVENTS(X)                                                   \
  X (NORWEGIAN_EVENT_COPIED, "copied")                                        \
  X (NORWEGIAN_EVENT_DEMANDS_SUIT, "demands-suit")                            \
  X (NORWEGIAN_EVENT_REVERSED, "reversed")                                    \
  X (NORWEGIAN_EVENT_ROTATED, "rotated", .reveals = TRUE)                     \
  X (NORWEGIAN_EVENT_DISCARDED, "discarded", .cards = 1)

enum
{
  NORWEGIAN_EVENT_FIRST = SHEDDING_EVENT_ATTACK_GAME - 1,
  NORWEGIAN_EVENTS (CG_LISTED_NAME)
};

/** The refusals that only this game has, after #SHEDDING_ATTACK_REFUSALS: see
 * CgRules.refusals.
 *
 * SUIT: the next card must be of one of `suits`.
 * BELOW_SIX: the next card must be of `rank` or higher, and also of a suit that
 *   is asked for.
 * ACE_ON_COURT: house rule: an ace may not be laid on the court card `rank`.
 * NOT_BELOW: house rule: an eight may only be laid on a card below `rank`.
 * ONLY_FOURS: out of turn only fours may be laid.
 * NOTHING_TO_PASS: the player may not pass in this phase. */
#define NORWEGIAN_REFUSALS(X)                                                 \
  X (NORWEGIAN_REFUSE_SUIT, "suit")                                           \
  X (NORWEGIAN_REFUSE_BELOW_SIX, "below-six")                                 \
  X (NORWEGIAN_REFUSE_ACE_ON_COURT, "ace-on-court")                           \
  X (NORWEGIAN_REFUSE_NOT_BELOW, "not-below")                                 \
  X (NORWEGIAN_REFUSE_ONLY_FOURS, "only-fours")                               \
  X (NORWEGIAN_REFUSE_NOTHING_TO_PASS, "nothing-to-pass")

enum
{
  NORWEGIAN_REFUSE_FIRST = SHEDDING_REFUSE_ATTACK_GAME - 1,
  NORWEGIAN_REFUSALS (CG_LISTED_NAME)
};

/* BN-35: careless players could play for ever, and no other rule would end
 * their game. After this many moves the game ends and nobody wins. People need
 * 100 to 300 moves. */
#define NORWEGIAN_MAX_PLIES 5000

/** The options, as indices of CgRules.options. */
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

/** The values of the options THREE, SIX, EIGHT and LEAD_AFTER_PICKUP. All other
 * options are on or off. */
enum { NORWEGIAN_THREE_COPY, NORWEGIAN_THREE_ROTATE };
enum { NORWEGIAN_SIX_SUIT, NORWEGIAN_SIX_COLOUR, NORWEGIAN_SIX_REVERSE };
enum { NORWEGIAN_EIGHT_ANY, NORWEGIAN_EIGHT_BELOW };
enum { NORWEGIAN_LAST_LAYER, NORWEGIAN_NEXT_OF_PICKER };

/** The phases that only this game has. */
enum
{
  /* the seat to move has laid a joker and must say who takes the pile */
  NORWEGIAN_NAME_JOKER = SHEDDING_PHASE_GAME,

  /* house rule four_any_time: the pile is empty, and the seat to move may lay
   * fours although it is not its turn */
  NORWEGIAN_FOURS,

  /* house rule blind_chain: a face-down card has been laid, and the seat to
   * move may turn over another one */
  NORWEGIAN_CHAIN,
};

/** The struct CgState of this game. The array `seat` has as many items as the
 * game has players. With the house rule three=rotate a table CgSet
 * [seats][seats] stands behind it: its item [v][w] is the set of cards that
 * seat v knows in the hand of seat w. */
typedef struct
{
  SHED_SETS;

  guint8 packs;        /* how many packs are used (BN-2) */
  gint8  leader;       /* in the phase FOURS: the seat that leads if nobody lays
                        * fours; otherwise CG_NO_SEAT */
  guint8 n_lost;       /* how many seats have lost because their last card was a
                        * ten (BN-31) */
  guint8 lost[SHED_MAX_SEATS]; /* the seats that have lost so, the first to lose
                                * first */
  guint16 asked;       /* in the phase FOURS, bit n: seat n is not asked for
                        * fours any more; in the phase EXCHANGE, bit n: seat n
                        * is ready */

  /* What lies on top of the pile. All of this can be computed from `pile`. Of
   * the members of SHED_STATE, `top` is the rank as which the top card acts (a
   * three may copy another rank), and `run` counts the cards on top by their
   * printed rank. */
  guint8 suits;        /* bit n: the next card may be of suit n; 0: any suit may
                        * follow (BN-22) */
  guint8 run_rank;     /* the printed rank of the top card */

  ShedHand seat[];
} NorwegianState;

static inline const NorwegianState *
norwegian_state (const CgState *state)
{
  return (const NorwegianState *) state;
}

/** Returns whether a three copies the card on which it is laid (BN-21). By a
 * house rule a three makes all players pass their hands on instead. */
static inline gboolean
norwegian_threes_copy (const NorwegianState *s)
{
  return s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

/** Returns the cards that may be laid on any card, as bits of a #CgSet (BN-20,
 * BN-21). */
static inline guint64
norwegian_always (const NorwegianState *s)
{
  return SHED_RANK (2) | (norwegian_threes_copy (s) ? SHED_RANK (3) : 0);
}

/** Returns the cards that answer an ace, as bits of a #CgSet (BN-26). */
static inline guint64
norwegian_answers (const NorwegianState *s)
{
  return SHED_RANK (CG_ACE) | SHED_RANK (10) | norwegian_always (s);
}

/** Returns whether a house rule forbids laying an ace on a card of the rank
 * @top. It can forbid this on jacks and kings. */
static inline gboolean
norwegian_forbids_ace (const NorwegianState *s, guint top)
{
  return s->option[NORWEGIAN_ACE_NOT_ON_JK] &&
         (top == CG_JACK || top == CG_KING);
}

/** Returns the cards that may be laid on a card that acts as the rank @top, as
 * bits of a #CgSet. @top is 0 for an empty pile. @suits: the suits that are
 * asked for, bit n for suit n; 0: any suit. This is the table of BN 1.3. */
static inline guint64
norwegian_followers (const NorwegianState *s, guint top, guint suits)
{
  guint64 mask;

  if (top == 0)
    return CG_CARD_BITS;
  if (top == 7) /* BN-23: seven or lower, or an ace */
    return (G_GUINT64_CONSTANT (1) << 28) - 1;
  mask = shed_from_rank (top); /* BN-9: not lower; BN-3: the ace is highest */
  if (suits != 0) /* BN-22: only the suits of a six */
    mask &= SHED_SUITS (suits);
  if (norwegian_forbids_ace (s, top))
    mask &= ~SHED_RANK (CG_ACE);
  /* BN-24: an eight may not follow an eight, nor a three that acts as an eight
   * (BN-21). On higher ranks an eight is too low anyway. */
  if (top == 8 && s->option[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW)
    mask &= ~SHED_RANK (8);
  return mask | norwegian_always (s);
}

/** Returns the suits for which the lay @move asks, bit n for suit n; 0: it asks
 * for none (BN-22). @move must not be a lay of threes that copy. */
static inline guint
norwegian_asked_suits (const NorwegianState *s, CgMove move)
{
  const guint black = 1u << CG_SPADES | 1u << CG_CLUBS;
  const guint red = 1u << CG_HEARTS | 1u << CG_DIAMONDS;

  if (shed_lay_rank (move) != 6 ||
      s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_REVERSE)
    return 0;
  if (s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_SUIT)
    return move & 15;
  return (move & black ? black : 0) | (move & red ? red : 0);
}

/** Returns whether a lay of cards of @rank burns the pile, which makes it leave
 * the game. @run: how many cards of @rank lie on top in a row with the lay.
 * Tens burn it (BN-25), and by the house rule quads_burn all equal cards of the
 * packs in a row. */
static inline gboolean
norwegian_burns (const NorwegianState *s, guint rank, guint run)
{
  return rank == 10 ||
         (s->option[NORWEGIAN_QUADS_BURN] && run >= 4u * s->packs);
}

/** Returns whether a lay of @size cards that act as @rank reverses the
 * direction of play. */
static inline gboolean
norwegian_turns (const NorwegianState *s, guint rank, guint size)
{
  /* The options are tested first for speed: they never change during a playout
   * (a quick game of the search), so the processor predicts the result of these
   * tests. */
  return ((s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_REVERSE && rank == 6) ||
          (s->option[NORWEGIAN_JACK_REVERSE] && rank == CG_JACK)) &&
         (size & 1) != 0;
}

G_END_DECLS
