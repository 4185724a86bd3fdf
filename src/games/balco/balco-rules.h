/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó: the position, for its rules, its computer player and its model. Only
 * balco-rules.c changes one. Rule numbers (BA-…) are those of the rules page.
 */

#pragma once

#include "games/shedding/shedding-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_balco;

/** What only this game tells, after shedding's events; see CgRules.events. */
#define BALCO_EVENTS(X)                                                       \
  /* seat, cards[count]: its lowest, back to the hand */                      \
  X (SHOWED, "showed", .cards = CG_CARDS_COUNTED)                             \
  /* seat, count jokers; rank: what they stand for */                         \
  X (DECLARED, "declared")                                                    \
  /* seat; the next player may lay anything */                                \
  X (ZEROED, "zeroed")                                                        \
  /* seat; the pile has grown to count cards */                               \
  X (STRAW, "straw")

enum
{
  BALCO_EVENT_FIRST = SHEDDING_EVENT_GAME - 1,
#define BALCO_EVENT(NAME, ...) BALCO_EVENT_##NAME,
  BALCO_EVENTS (BALCO_EVENT)
#undef BALCO_EVENT
};

/** And why only it refuses a move; see CgRules.refusals. */
#define BALCO_REFUSALS(X)                                                     \
  /* a joker needs the number that it stands for */                           \
  X (DECLARE, "declare")                                                      \
  /* house rule: as `rank`, which does not fit, a joker goes only when        \
   * nothing else does */                                                     \
  X (NOT_STUCK, "not-stuck")                                                  \
  /* the card `rank` cannot be cleaned away */                                \
  X (NO_CLEANING, "no-cleaning")

enum
{
  BALCO_REFUSE_FIRST = SHEDDING_REFUSE_GAME - 1,
#define BALCO_REFUSE(NAME, ...) BALCO_REFUSE_##NAME,
  BALCO_REFUSALS (BALCO_REFUSE)
#undef BALCO_REFUSE
};

#define BALCO_MAX_SEATS 5
#define BALCO_MAX_CARDS 52 /* 48 and four jokers (BA-2) */
#define BALCO_JOKERS_MAX 4

/* BA-32: nothing else in the rules ends a game in which nobody manages to
 * finish, and careless play can go on for ever. After so many moves nobody
 * wins. */
#define BALCO_MAX_PLIES 5000

/* CgRules.options */
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

enum { BALCO_STARTER_SHOWS, BALCO_STARTER_LAYS };

/** A lay of cards of @number: how many jokers stand for it, and which suits. */
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
  const guint64 counts = G_GUINT64_CONSTANT (0x4332322132212110);

  return (guint) (counts >> (move & 15) * 4 & 15) + balco_lay_jokers (move);
}

/* Some cards of the game, of which each but the jokers exists once: bit n for
 * a card whose low six bits are n; the jokers are counted from bit 56 on. So
 * cards come and go by plain addition and subtraction, and one card is the bit
 * of its low six bits, joker or not. */
typedef guint64 BalcoCards;

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

/** Bit n: a card whose low six bits are n is there; of jokers one. */
static inline guint64
balco_once (BalcoCards cards)
{
  return (cards & BALCO_NUMBERED) |
         (guint64) (cards >= BALCO_ONE_JOKER) << CG_JOKER;
}

/** The same cards as a set of the engine's. */
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

typedef struct
{
  BalcoCards hand;    /* redacted: only the part that is known */
  guint8     n_hand;  /* how many cards that is, hidden ones too */
  guint8     shown;   /* how many of its jokers everybody has seen */
} BalcoSeat;

/* Struct CgState of this game. Of `seat` it holds only as many as play. */
typedef struct
{
  SHED_STATE;

  /* In EXCHANGE the seats from the dealer's right up to the one to move are
   * ready; `run` is below 4 unless as many do not clean. */

  guint8 ceiling;   /* how many players more must lay 7 or lower (BA-21) */

  /* the middle */
  guint8     n_start;      /* how many lays, the lowest, are those with which
                            * the game was started: one of each seat, or none
                            * (starter=lay) */
  guint8     n_pile_cards;
  BalcoCards pile_cards;
  BalcoCards burnt;        /* cleaned away */
  BalcoCards open;         /* the numbered cards that everybody has seen */
  ShedLaid   pile[BALCO_MAX_CARDS]; /* from the bottom */
  BalcoSeat  seat[];
} BalcoState;

static inline const BalcoState *
balco_state (const CgState *state)
{
  return (const BalcoState *) state;
}

/** Which numbers may be laid on top of which (the table of BA 2.3): all four
 * cards of each. The first row is the ordinary one, the second for a player
 * whom sevens bind. On a 1 lies a shot that waits for its answer. */
extern const BalcoCards balco_on_top[2][16];

/** Whether @run cards of @number in a row clean the pile (BA-17); by a house
 * rule twos do not. */
static inline gboolean
balco_run_cleans (const BalcoState *s, guint number, guint run)
{
  return run >= 4 && (number != 2 || s->option[BALCO_TWOS_CLEAN]);
}

/** Whether to lay @size cards of @number cleans the pile: a ten (BA-22), or
 * what completes such a row. */
static inline gboolean
balco_cleans (const BalcoState *s, guint number, guint size)
{
  return number == 10 ||
         balco_run_cleans (s, number,
                           size + (s->top == number ? s->run : 0u));
}

/** Whether the jokers of the player to move may stand for any number, whatever
 * lies on top: by a house rule, when no other card of the hand fits. A shot is
 * answered as always (BA-24). */
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

/** Who laid last; not on an empty pile. */
static inline int
balco_last_layer (const BalcoState *s)
{
  return shed_laid_seat (s->pile[s->n_pile - 1]);
}

/** The part of the hand of @seat that everybody has seen. */
static inline BalcoCards
balco_known (const BalcoState *s, int seat)
{
  return (s->seat[seat].hand & s->open) |
         (BalcoCards) s->seat[seat].shown << CG_JOKER;
}

/** All the cards that @seat still has to get rid of. */
guint balco_cards_left (const CgState *state, int seat);

/** Lists the cards of a lay, its jokers declared; returns how many. */
guint balco_list_lay (CgMove move, CgCard *out);

G_END_DECLS
