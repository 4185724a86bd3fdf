/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position of Balcó, for the rules, the computer players and the model of
 * the game. Only the rules (balco-rules*.c) change a position. Rule numbers
 * such as BA-20 are those of the rules page in the help. */

#pragma once

#include "games/shedding/shedding-rules.h"

extern const CgRules cg_rules_balco;

/** The events that only this game has, after those of SHEDDING_ATTACK_EVENTS:
 * see CgRules.events. `seat`, `count` and so on are members of CgEvent.
 *
 * SHOWED: `seat` shows its `count` lowest hand cards, which stay in the hand;
 *   `cards`: these cards.
 * DECLARED: `seat` has laid `count` jokers and says for which number they
 *   stand; `rank`: that number.
 * ZEROED: `seat` has laid a 2; the next player may lay any card.
 * STRAW: `seat` has laid cards with which the pile reaches another multiple of
 *   twelve cards; `count`: how many cards the pile has now. */
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

/** The refusals that only this game has, after those of
 * SHEDDING_ATTACK_REFUSALS: see CgRules.refusals. `rank` is a member of
 * CgRefusal.
 *
 * DECLARE: the player has not said for which number the joker stands.
 * NOT_STUCK: the joker does not fit as `rank`. By a house rule it would not
 *   have to fit if no other card fitted, but another card does.
 * NO_CLEANING: a 10 may not be laid on a 1 (`rank` is 1), nor on a 7 or while
 *   a player must lay a 7 or lower (`rank` is 7). */
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
#define BALCO_MAX_CARDS 52 /* 48 cards and four jokers (rule BA-2) */
#define BALCO_JOKERS_MAX 4

/* Rule BA-32: careless players could play for ever, and no other rule would end
 * their game. After this many moves the game ends and nobody wins. */
#define BALCO_MAX_PLIES 5000

/** The options, as indices of CgRules.options. */
enum
{
  BALCO_JOKERS, /* how many jokers the game has: the value 0 means none, 1 means
                 * four */
  BALCO_JOKER_WHEN_STUCK,
  BALCO_STARTER,
  BALCO_TWOS_CLEAN,
  BALCO_TOPS_ONLY_WHEN_HAND_EMPTY,
  BALCO_PLAY_TO_LAST,
  BALCO_N_OPTIONS,
};

/** The values of the option BALCO_STARTER. */
enum { BALCO_STARTER_SHOWS, BALCO_STARTER_LAYS };

/** The move that lays cards of @number. @jokers is the number of jokers
 * among these cards; they stand for @number. @suits is the set of the suits of
 * the other cards, bit n for suit n. */
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

/** A set of cards. Every card except the joker exists once: bit n is set if the
 * set has the card whose low six bits are n. The bits from 56 on are the number
 * of jokers. Therefore sets of cards, with or without jokers, are added and
 * removed by plain addition and subtraction. */
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

/** The hand of one player. */
typedef struct
{
  BalcoCards hand;  /* in a redacted state: only the known cards */
  guint8     shown; /* how many jokers of the hand everybody knows */
} BalcoSeat;

/** The struct CgState of this game. The array `seat` has as many items as the
 * game has players. In the phase EXCHANGE the seats from the seat after the
 * dealer to the seat before the seat to move are ready: they exchange no more
 * cards. */
struct _CgState
{
  SHED_STATE;

  guint8 ceiling;   /* how many more players must lay a 7 or lower (rule
                     * BA-21) */

  /* the middle of the table */
  guint8     n_start;      /* how many lays at the bottom of the pile were made
                            * to find out who starts the game: one of each seat
                            * with the house rule starter=lay, otherwise 0 */
  BalcoCards pile_cards;
  BalcoCards burnt;        /* the cards that have left the game */
  BalcoCards open;         /* all cards that everybody has seen, without the
                            * jokers */
  BalcoSeat  seat[];
};

/** The table of section 2.3 of the rules page. balco_on_top[0][n] is the set of
 * cards that may be laid if the number n is on top of the pile; n is 0 if the
 * pile is empty. balco_on_top[1][n] is the same for a player who must lay a 7
 * or lower. A 1 on top is a shot (an attack) that must be answered. */
extern const BalcoCards balco_on_top[2][16];

/** Returns whether @run cards of @number in a row clean the pile, so that the
 * pile leaves the game (rule BA-17). By a house rule twos do not clean it. */
static inline gboolean
balco_run_cleans (const CgState *s, guint number, guint run)
{
  return run >= 4 && (number != 2 || s->option[BALCO_TWOS_CLEAN]);
}

/** Returns whether a lay of @size cards of @number cleans the pile: tens do
 * (rule BA-22), and so do cards that complete four equal numbers in a row (rule
 * BA-17). */
static inline gboolean
balco_cleans (const CgState *s, guint number, guint size)
{
  return number == 10 ||
         balco_run_cleans (s, number,
                           size + (s->top == number ? s->run : 0u));
}

/** Returns whether the jokers of the player to move may stand for any number,
 * even for a number that does not fit. By the house rule joker_when_stuck they
 * may if no other card of the hand fits, but not as an answer to a shot (rule
 * BA-24). */
static inline gboolean
balco_jokers_are_free (const CgState *s)
{
  BalcoCards hand;

  if (!s->option[BALCO_JOKER_WHEN_STUCK] || s->phase != SHEDDING_PLAY)
    return FALSE;
  hand = s->seat[s->to_move].hand;
  return hand >= BALCO_ONE_JOKER &&
         (hand & BALCO_NUMBERED & balco_on_top[s->ceiling > 0][s->top]) == 0;
}

/** Returns the cards in the hand of @seat that everybody knows, because
 * everybody has seen them. */
static inline BalcoCards
balco_known (const CgState *s, int seat)
{
  return (s->seat[seat].hand & s->open) |
         (BalcoCards) s->seat[seat].shown << CG_JOKER;
}

/** Lists the cards of the lay @move. Each joker is listed as a declared joker
 * of the number for which it stands. Returns how many cards there are. */
guint balco_list_lay (CgMove move, CgCard *out);

/** Returns the move that lays the @n cards of @cards from the hand. @n is at
 * least 1, and the jokers among the cards must be declared. See
 * shed_read_move(). */
CgMove balco_lay_of (const CgCard *cards, guint n);
