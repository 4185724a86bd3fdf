/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position of Norwegian War (Bataille norvégienne), for the rules, the
 * computer players and the model of the game. Only the rules
 * (norwegian-rules*.c) change a position. Rule numbers such as BN-20 are those
 * of the rules page in the help. */

#pragma once

#include "games/shedding/shedding-rules-lays.h"

extern const CgRules cg_rules_norwegian;

/** The events that only this game has, after those of SHEDDING_ATTACK_EVENTS:
 * see CgRules.events. `seat`, `rank` and so on are members of CgEvent.
 *
 * COPIED: `seat` has laid a three; `rank`: the rank that the three copies.
 * DEMANDS_SUIT: `seat` has laid cards that ask for a suit; `suits`: the suits
 *   of which the next card may be.
 * REVERSED: `seat` has reversed the direction of play.
 * ROTATED: `seat` has made all players pass their hands on to the next player;
 *   `count`: how many times.
 * DISCARDED: `seat` has laid a joker on an empty pile, and the joker leaves the
 *   game; `cards[0]`: the joker. */
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

/** The refusals that only this game has, after those of
 * SHEDDING_ATTACK_REFUSALS: see CgRules.refusals. `rank` and `suits` are
 * members of CgRefusal.
 *
 * SUIT: the next card must be of one of `suits`.
 * BELOW_SIX: the next card must be of `rank` or higher, and of one of `suits`.
 * ACE_ON_COURT: by a house rule an ace may not be laid on a card of `rank`, a
 *   jack or a king.
 * NOT_BELOW: by a house rule an eight may be laid only on a card below `rank`.
 * ONLY_FOURS: a player who is not to lead may lay only fours.
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

/* Rule BN-35: careless players could play for ever, and no other rule would end
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
  /* the seat to move has laid a joker and must name the seat that takes the
   * pile */
  NORWEGIAN_NAME_JOKER = SHEDDING_PHASE_GAME,

  /* house rule four_any_time: the pile is empty, and the seat to move may lay
   * fours although it is not its turn */
  NORWEGIAN_FOURS,

  /* house rule blind_chain: a face-down card has been laid, and the seat to
   * move may turn over another one */
  NORWEGIAN_CHAIN,
};

/** The struct CgState of this game. The array `seat` has as many items as the
 * game has players. With the house rule three=rotate it is followed by a table
 * CgSet [seats][seats], whose item [v][w] is the set of cards that seat v knows
 * in the hand of seat w. */
struct _CgState
{
  SHED_SETS;

  guint8 packs;        /* how many packs are used (rule BN-2) */
  gint8  leader;       /* in the phase FOURS the seat that leads when all others
                        * have been asked for fours, otherwise CG_NO_SEAT */
  guint8 n_lost;       /* how many seats have lost because their last card was a
                        * ten (rule BN-31) */
  guint8 lost[SHED_MAX_SEATS]; /* the seats that have lost in this way, in the
                                * order in which they lost */
  guint16 asked;       /* in the phase FOURS bit n is set when seat n has been
                        * asked for fours; in the phase EXCHANGE bit n is set
                        * when seat n is ready */

  /* The top of the pile. Both members can be computed from `pile`. Two members
   * of SHED_SETS belong here too: `top` is the rank as which the top card acts
   * (a three may copy another rank), and `run` is the number of cards on top
   * that have the same printed rank. */
  guint8 suits;        /* bit n is set when the next card may be of suit n; 0 if
                        * it may be of any suit (rule BN-22) */
  guint8 run_rank;     /* the printed rank of the top card */

  ShedHand seat[];
};

/** Returns whether a three copies the card on which it is laid (rule BN-21). By
 * a house rule it does not, but makes all players pass their hands on to the
 * next player. */
static inline gboolean
norwegian_threes_copy (const CgState *s)
{
  return s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

/** Returns as bits of a #CgSet the cards that may be laid on any card (rules
 * BN-20 and BN-21). */
static inline guint64
norwegian_always (const CgState *s)
{
  return SHED_RANK (2) | (norwegian_threes_copy (s) ? SHED_RANK (3) : 0);
}

/** Returns as bits of a #CgSet the cards that answer an ace (rule BN-26). */
static inline guint64
norwegian_answers (const CgState *s)
{
  return SHED_RANK (CG_ACE) | SHED_RANK (10) | norwegian_always (s);
}

/** Returns whether the house rule ace_not_on_JK is on and forbids an ace on a
 * card of the rank @top, which is then a jack or a king. */
static inline gboolean
norwegian_forbids_ace (const CgState *s, guint top)
{
  return s->option[NORWEGIAN_ACE_NOT_ON_JK] &&
         (top == CG_JACK || top == CG_KING);
}

/** Returns as bits of a #CgSet the cards that may be laid on a card that acts
 * as the rank @top, or on an empty pile if @top is 0. Bit n of @suits
 * is set if suit n is asked for; @suits is 0 if no suit is asked for. These
 * cards are listed in the table of section 1.3 of the rules page. */
static inline guint64
norwegian_followers (const CgState *s, guint top, guint suits)
{
  guint64 mask;

  if (top == 0)
    return CG_CARD_BITS;
  if (top == 7) /* rule BN-23: seven or lower, or an ace */
    return (G_GUINT64_CONSTANT (1) << 28) - 1;
  /* rule BN-9: the rank of the top card or a higher rank; rule BN-3: the ace is
   * the highest rank */
  mask = shed_from_rank (top);
  if (suits != 0) /* rule BN-22: only the suits of a six */
    mask &= SHED_SUITS (suits);
  if (norwegian_forbids_ace (s, top))
    mask &= ~SHED_RANK (CG_ACE);
  /* House rule eight=below of rule BN-24: an eight may not follow an eight, nor
   * a three that acts as an eight (rule BN-21). On higher ranks an eight is too
   * low in any case. */
  if (top == 8 && s->option[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW)
    mask &= ~SHED_RANK (8);
  return mask | norwegian_always (s);
}

/** Returns the suits for which the lay @move asks, bit n for suit n, or 0 if it
 * asks for no suit (rule BN-22). @move must not lay threes that copy. */
static inline guint
norwegian_asked_suits (const CgState *s, CgMove move)
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

/** Returns whether a lay of cards of @rank burns the pile, which then leaves
 * the game. @run is the number of cards of @rank on top of the pile, the cards
 * of the lay included. Tens burn the pile (rule BN-25). By the house rule
 * quads_burn four cards of one rank on top burn it too, eight with two
 * packs. */
static inline gboolean
norwegian_burns (const CgState *s, guint rank, guint run)
{
  return rank == 10 ||
         (s->option[NORWEGIAN_QUADS_BURN] && run >= 4u * s->packs);
}

/** Returns whether a lay of @size cards that act as @rank reverses the
 * direction of play: by a house rule an odd number of sixes or jacks does. */
static inline gboolean
norwegian_turns (const CgState *s, guint rank, guint size)
{
  /* The options are tested first because this is faster: they do not change
   * during a playout (a quick game of the search), so that the processor
   * predicts the results of these tests. */
  return ((s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_REVERSE && rank == 6) ||
          (s->option[NORWEGIAN_JACK_REVERSE] && rank == CG_JACK)) &&
         (size & 1) != 0;
}
