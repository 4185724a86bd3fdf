/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó: what a position is, for the rules, the computer players and the model
 * of the game. Only balco-rules.c changes a position. The numbers BA-… are
 * those of the rules in the help. */

#pragma once

#include "games/shedding/shedding-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_balco;

/** The events that only this game has, after those of #SHEDDING_EVENTS: see
 * CgRules.events.
 *
 * SHOWED: seat shows cards[count], its lowest, and takes them back into its
 *   hand.
 * DECLARED: seat says that the count jokers which it has laid stand for rank.
 * ZEROED: seat has laid a 2; the next player may lay anything.
 * STRAW: seat has laid; the pile now has count cards, another dozen full. */
#define BALCO_EVENTS(X)                                                       \
  X (BALCO_EVENT_SHOWED, "showed", .cards = CG_CARDS_COUNTED)                 \
  X (BALCO_EVENT_DECLARED, "declared")                                        \
  X (BALCO_EVENT_ZEROED, "zeroed")                                            \
  X (BALCO_EVENT_STRAW, "straw")

enum
{
  BALCO_EVENT_FIRST = SHEDDING_EVENT_GAME - 1,
  BALCO_EVENTS (CG_LISTED_NAME)
};

/** The refusals that only this game has, after those of #SHEDDING_REFUSALS: see
 * CgRules.refusals.
 *
 * DECLARE: it has not been said for which number the joker stands.
 * NOT_STUCK: house rule: the joker does not fit as `rank`, and another card
 *   does.
 * NO_CLEANING: a 10 may not be laid on the card `rank`. */
#define BALCO_REFUSALS(X)                                                     \
  X (BALCO_REFUSE_DECLARE, "declare")                                         \
  X (BALCO_REFUSE_NOT_STUCK, "not-stuck")                                     \
  X (BALCO_REFUSE_NO_CLEANING, "no-cleaning")

enum
{
  BALCO_REFUSE_FIRST = SHEDDING_REFUSE_GAME - 1,
  BALCO_REFUSALS (CG_LISTED_NAME)
};

#define BALCO_MAX_SEATS 5
#define BALCO_MAX_CARDS 52 /* 48 cards and four jokers (BA-2) */
#define BALCO_JOKERS_MAX 4

/* BA-32: careless players could go on for ever, and no other rule would end
 * their game. After so many moves nobody wins. */
#define BALCO_MAX_PLIES 5000

/** The indices of CgRules.options. */
enum
{
  BALCO_JOKERS, /* 0: none, 1: four */
  BALCO_JOKER_WHEN_STUCK,
  BALCO_STARTER,
  BALCO_TWOS_CLEAN,
  BALCO_TOPS_ONLY_WHEN_HAND_EMPTY,
  BALCO_PLAY_TO_LAST,
  BALCO_N_OPTIONS,
};

/** The values of the option BALCO_STARTER. */
enum { BALCO_STARTER_SHOWS, BALCO_STARTER_LAYS };

/** A lay of cards of @number. @jokers: how many jokers among them stand for
 * that number; @suits: the suits of the other cards, bit n for suit n. */
#define BALCO_LAY(number, jokers, suits) \
  ((CgMove) ((guint) (number) << 7 | (guint) (jokers) << 4 | (guint) (suits)))

/** The number that all cards of a lay have or stand for. */
static inline guint
balco_lay_number (CgMove move)
{
  return move >> 7 & 15;
}

/** How many jokers are among the cards of a lay. */
static inline guint
balco_lay_jokers (CgMove move)
{
  return move >> 4 & 7;
}

/** How many cards a lay has. */
static inline guint
balco_lay_size (CgMove move)
{
  return shed_count_suits (move & 15) + balco_lay_jokers (move);
}

/** A set of cards. Every card but the joker exists once: bit n is set for the
 * card whose low six bits are n. The number of jokers stands in the bits from
 * 56 on. So any cards, jokers too, are added and removed by plain addition and
 * subtraction, and the set of one card is always the bit of its low six bits.
 */
typedef guint64 BalcoCards;

/** One joker; and all cards but the jokers. */
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

/** The same cards as a #CgSet. */
static inline CgSet
balco_set (BalcoCards cards)
{
  return (CgSet) { (cards & BALCO_NUMBERED) |
                   cg_joker_bits (balco_jokers (cards)), 0 };
}

/** The cards of a lay. */
static inline BalcoCards
balco_lay_cards (CgMove move)
{
  return (BalcoCards) (move & 15) << (balco_lay_number (move) - 1) * 4 |
         (BalcoCards) balco_lay_jokers (move) << CG_JOKER;
}

/** What one player holds in hand. */
typedef struct
{
  BalcoCards hand;  /* redacted: only the cards that are known */
  guint8     shown; /* how many of its jokers everybody has seen */
} BalcoSeat;

/** The struct CgState of this game. Of the array `seat` a state holds only as
 * many items as players. In the phase EXCHANGE those seats are ready that stand
 * between the dealer and the seat to move. */
typedef struct
{
  SHED_STATE;

  guint8 ceiling;   /* how many more players must lay a 7 or lower (BA-21) */

  /* the middle */
  guint8     n_start;      /* how many lays, at the bottom of the pile, started
                            * the game: by the house rule starter=lay one of
                            * each seat, otherwise 0 */
  BalcoCards pile_cards;
  BalcoCards burnt;        /* the cards that have left the game */
  BalcoCards open;         /* the cards that everybody has seen, without the
                            * jokers */
  ShedLaid   pile[BALCO_MAX_CARDS]; /* the lays, from the bottom */
  BalcoSeat  seat[];
} BalcoState;

static inline const BalcoState *
balco_state (const CgState *state)
{
  return (const BalcoState *) state;
}

/** Which cards may be laid on the number on top of the pile, the table of BA
 * 2.3. balco_on_top[0] is the ordinary table, balco_on_top[1] that for a player
 * who must lay a 7 or lower. Where a 1 lies on top, it is a shot that has to be
 * answered. */
extern const BalcoCards balco_on_top[2][16];

/** Whether @run cards of @number in a row clean the pile, so that it leaves the
 * game (BA-17). By a house rule twos do not. */
static inline gboolean
balco_run_cleans (const BalcoState *s, guint number, guint run)
{
  return run >= 4 && (number != 2 || s->option[BALCO_TWOS_CLEAN]);
}

/** Whether a lay of @size cards of @number cleans the pile: tens do (BA-22),
 * and cards that complete four in a row. */
static inline gboolean
balco_cleans (const BalcoState *s, guint number, guint size)
{
  return number == 10 ||
         balco_run_cleans (s, number,
                           size + (s->top == number ? s->run : 0u));
}

/** Whether the jokers of the player to move may stand for any number, even for
 * one that does not fit. By a house rule they may when no other card of the
 * hand fits, but not as an answer to a shot (BA-24). */
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

/** The seat that laid last. The pile must not be empty. */
static inline int
balco_last_layer (const BalcoState *s)
{
  return shed_laid_seat (s->pile[s->n_pile - 1]);
}

/** The cards in the hand of @seat that everybody has seen. */
static inline BalcoCards
balco_known (const BalcoState *s, int seat)
{
  return (s->seat[seat].hand & s->open) |
         (BalcoCards) s->seat[seat].shown << CG_JOKER;
}

/** Lists the cards of the lay @move; its jokers are declared as the number for
 * which they stand. Returns how many. */
guint balco_list_lay (CgMove move, CgCard *out);

/** The move that lays @n hand cards, at least one: see shed_read_move(). Jokers
 * must be declared. */
CgMove balco_lay_of (const CgCard *cards, guint n);

G_END_DECLS
