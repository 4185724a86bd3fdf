/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position of Balcó, for the rules, the computer players and the model of
 * the game. Only balco-rules.c changes a position. The numbers BA-… are those
 * of the rules in the help. */

#pragma once

#include "games/shedding/shedding-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_balco;

/** The events that only this game has, after #SHEDDING_ATTACK_EVENTS: see
 * CgRules.events.
 *
 * SHOWED: seat shows its count lowest cards, which are in cards, and takes them
 *   back into its hand.
 * DECLARED: seat says that the count jokers which it has laid stand for rank.
 * ZEROED: seat has laid a 2; the next player may lay anything.
 * STRAW: seat has laid, and the pile has just grown by another dozen: it now
 *   has count cards. */
#define BALCO_EVENTS(X)                                                       \
  X (BALCO_EVENT_SHOWED, "showed", .cards = CG_CARDS_COUNTED)                 \
  X (BALCO_EVENT_DECLARED, "declared")                                        \
  X (BALCO_EVENT_ZEROED, "zeroed")                                            \
  X (BALCO_EVENT_STRAW, "straw")

enum
{
  BALCO_EVENT_FIRST = SHEDDING_EVENT_ATTACK_GAME - 1,
  BALCO_EVENTS (CG_LISTED_NAME)
};

/** The refusals that only this game has, after #SHEDDING_ATTACK_REFUSALS: see
 * CgRules.refusals.
 *
 * DECLARE: the player has not said for which number the joker stands.
 * NOT_STUCK: by a house rule a joker may stand for any number if no other card
 *   fits; but another card fits, and the joker does not fit as `rank`.
 * NO_CLEANING: a 10 may not be laid on the card `rank`. */
#define BALCO_REFUSALS(X)                                                     \
  X (BALCO_REFUSE_DECLARE, "declare")                                         \
  X (BALCO_REFUSE_NOT_STUCK, "not-stuck")                                     \
  X (BALCO_REFUSE_NO_CLEANING, "no-cleaning")

enum
{
  BALCO_REFUSE_FIRST = SHEDDING_REFUSE_ATTACK_GAME - 1,
  BALCO_REFUSALS (CG_LISTED_NAME)
};

#define BALCO_MAX_SEATS 5
#define BALCO_MAX_CARDS 52 /* 48 cards and four jokers (BA-2) */
#define BALCO_JOKERS_MAX 4

/* BA-32: careless players could play for ever, and no other rule would end
 * their game. After this many moves the game ends and nobody wins. */
#define BALCO_MAX_PLIES 5000

/** The options, as indices of CgRules.options. */
enum
{
  BALCO_JOKERS, /* how many jokers the game has: value 0: none, 1: four */
  BALCO_JOKER_WHEN_STUCK,
  BALCO_STARTER,
  BALCO_TWOS_CLEAN,
  BALCO_TOPS_ONLY_WHEN_HAND_EMPTY,
  BALCO_PLAY_TO_LAST,
  BALCO_N_OPTIONS,
};

/** The values of the option BALCO_STARTER. */
enum { BALCO_STARTER_SHOWS, BALCO_STARTER_LAYS };

/** The move that lays cards of @number. @jokers: how many of the laid cards are
 * jokers that stand for @number; @suits: the suits of the other cards, bit n
 * for suit n. */
#define BALCO_LAY(number, jokers, suits) \
  ((CgMove) ((guint) (number) << 7 | (guint) (jokers) << 4 | (guint) (suits)))

/** Returns the number that all cards of the lay @move have or stand for. */
static inline guint
balco_lay_number (CgMove move)
{
  return move >> 7 & 15;
}

/** Returns how many jokers are among the cards of the lay @move. */
static inline guint
balco_lay_jokers (CgMove move)
{
  return move >> 4 & 7;
}

/** Returns how many cards the lay @move has. */
static inline guint
balco_lay_size (CgMove move)
{
  return shed_count_suits (move & 15) + balco_lay_jokers (move);
}

/** A set of cards. Every card but the joker exists once: bit n is set for the
 * card whose low six bits are n. The bits from 56 on hold the number of jokers.
 * So cards, even jokers, are added and removed by plain addition and
 * subtraction, and the set of one card has just the bit of the low six bits of
 * that card. */
typedef guint64 BalcoCards;

/** BALCO_ONE_JOKER is the set of one joker, BALCO_NUMBERED the set of all other
 * cards. */
#define BALCO_ONE_JOKER (G_GUINT64_CONSTANT (1) << CG_JOKER)
#define BALCO_NUMBERED ((G_GUINT64_CONSTANT (1) << 48) - 1)

static inline BalcoCards
balco_card (CgCard card)
{
  return G_GUINT64_CONSTANT (1) << (card & 63);
}

static inline guint
balco_jokers (BalcoCards cards)
{
  return (guint) (cards >> CG_JOKER);
}

/** Returns @cards as a #CgSet. */
static inline CgSet
balco_set (BalcoCards cards)
{
  return (CgSet) { (cards & BALCO_NUMBERED) |
                   cg_joker_bits (balco_jokers (cards)), 0 };
}

/** Returns the cards of the lay @move. */
static inline BalcoCards
balco_lay_cards (CgMove move)
{
  return (BalcoCards) (move & 15) << (balco_lay_number (move) - 1) * 4 |
         (BalcoCards) balco_lay_jokers (move) << CG_JOKER;
}

/** The cards that one player has in hand. */
typedef struct
{
  BalcoCards hand;  /* in a redacted state: only the known cards */
  guint8     shown; /* how many jokers of the hand everybody has seen */
} BalcoSeat;

/** The struct CgState of this game. The array `seat` has as many items as the
 * game has players. In the phase EXCHANGE the seats between the dealer and the
 * seat to move are ready: they exchange no more cards. */
typedef struct
{
  SHED_STATE;

  guint8 ceiling;   /* how many more players must lay a 7 or lower (BA-21) */

  /* the middle of the table */
  guint8     n_start;      /* how many lays at the bottom of the pile settled
                            * who starts the game: with the house rule
                            * starter=lay one of each seat, otherwise 0 */
  BalcoCards pile_cards;
  BalcoCards burnt;        /* the cards that have left the game */
  BalcoCards open;         /* all cards but jokers that everybody has seen */
  BalcoSeat  seat[];
} BalcoState;

static inline const BalcoState *
balco_state (const CgState *state)
{
  return (const BalcoState *) state;
}

/** balco_on_top[0][n] is the set of cards that may be laid if the number n lies
 * on top of the pile (0: the pile is empty), the table of BA 2.3.
 * balco_on_top[1] is the table for a player who must lay a 7 or lower. A 1 on
 * top is a shot (an attack) that has to be answered. */
extern const BalcoCards balco_on_top[2][16];

/** Returns whether @run cards of @number, one on top of the other, clean the
 * pile, which means that it leaves the game (BA-17). By a house rule twos do
 * not clean it. */
static inline gboolean
balco_run_cleans (const BalcoState *s, guint number, guint run)
{
  return run >= 4 && (number != 2 || s->option[BALCO_TWOS_CLEAN]);
}

/** Returns whether a lay of @size cards of @number cleans the pile: tens do
 * (BA-22), and cards that complete a row of four equal numbers. */
static inline gboolean
balco_cleans (const BalcoState *s, guint number, guint size)
{
  return number == 10 ||
         balco_run_cleans (s, number,
                           size + (s->top == number ? s->run : 0u));
}

/** Returns whether the jokers of the player to move may stand for any number,
 * even for one that does not fit. By a house rule they may if no other card of
 * the hand fits, but not as an answer to a shot, which is an attack (BA-24). */
static inline gboolean
balco_jokers_are_free (const BalcoState *s)
{
  BalcoCards hand;

  if (!s->option[BALCO_JOKER_WHEN_STUCK] || s->phase != SHEDDING_PLAY)
    return FALSE;
  hand = s->seat[s->to_move].hand;
  return hand >= BALCO_ONE_JOKER &&
         (hand & BALCO_NUMBERED & balco_on_top[s->ceiling > 0][s->top]) == 0;
}

/** Returns those cards in the hand of @seat that everybody has seen. */
static inline BalcoCards
balco_known (const BalcoState *s, int seat)
{
  return (s->seat[seat].hand & s->open) |
         (BalcoCards) s->seat[seat].shown << CG_JOKER;
}

/** Lists the cards of the lay @move; each joker is listed as declared for the
 * number for which it stands. Returns how many cards there are. */
guint balco_list_lay (CgMove move, CgCard *out);

/** Returns the move that lays the @n hand cards of @cards, at least one, in
 * which jokers must be declared; see shed_read_move(). */
CgMove balco_lay_of (const CgCard *cards, guint n);

G_END_DECLS
