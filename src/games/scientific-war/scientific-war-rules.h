/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of Bataille scientifique share with its computer players and
 * its model: the position of a game. Only the rules (scientific-war-rules*.c)
 * change a position. Rule numbers such as BS-12 are those of the rules page in
 * the help.
 *
 * Everybody chooses a card at the same time (rule BS-11). In this program the
 * seats choose one after the other, each without seeing what was chosen before,
 * which has the same effect. The card that a seat has chosen is called its
 * pick. A seer is a player who laid a queen in the last trick (rule BS-22): the
 * seer chooses last and sees all picks. If there are several seers (option
 * queens=all_see), they choose last, one after the other, and see only the
 * picks of those who are no seers. The last pick of a trick also reveals all
 * picks and settles the trick, within the same move.
 *
 * A seat knows (rule BS-44) its own cards and where they are; which cards every
 * other seat owns, because the cards of every trick are revealed; which seats
 * have chosen; the pot, the order and the powers that cards have given. It does
 * not know how the cards of another seat are divided into hand, pile and pick.
 * The rules treat that division as a secret, which a 3 reveals in part (rule
 * BS-23): a player who laid a 3 knows during the next trick how many cards each
 * hand has. Therefore a redacted state leaves the division out, although a
 * perfect memory could work out some of it. */

#pragma once

#include "engine/cg-rules.h"

extern const CgRules cg_rules_scientific_war;

/** The events that only Bataille scientifique has, see CgRules.events. Each
 * comment says what the event means and what the members of the CgEvent hold;
 * names such as `seat` are these members.
 *
 * SWAPPED: `seat` swaps its hand and its pile.
 * CHOSE: `seat` has chosen a card for the trick; the card is face down.
 * REVEALED: `seat` reveals the card that it has chosen; `cards[0]`: that card.
 * REVOLUTION: the order of the cards has turned; `count`: 1 when the low cards
 *   are strong now, otherwise 0.
 * JACKS_CANCEL: an even number of jacks cancel each other, so that the order
 *   stays; `count`: how many jacks.
 * WAR: a war: nobody takes the trick; `rank`: the rank of the strongest cards,
 *   which are equal, or 0 if one joker makes the war or the trick has only
 *   jokers; `count`: how many cards lie in the pot.
 * JOKER_TAKES: `seat` takes the trick with its joker, which prevents a war.
 * JOKER_WAR: the joker of `seat` makes a war.
 * JOKERS_CANCEL: several jokers have no effect; `count`: how many jokers.
 * SEER: `seat` becomes a seer and sees in the next trick what the others
 *   choose; `count`: how many seers there are, or 0 if `seat` is the only one.
 * SEERS_CANCEL: several queens cancel each other, so that there is no seer;
 *   `count`: how many queens.
 * SEERS_ONLY: all seats that are still in the game laid queens, so that there
 *   is no seer: nobody is left whose choice a seer could see; `count`: how many
 *   queens.
 * SEES_COUNTS: `seat` sees during the next trick how many cards are in each
 *   hand.
 * MAY_SWAP: `seat` may swap its hand and its pile.
 * TOOK_PILE: the hand of `seat` is empty, and `seat` takes up its pile as its
 *   new hand; `count`: how many cards the pile has.
 * ELIMINATED: `seat` owns no card any more and is out; `rank`: the place of
 *   `seat` in the result.
 * LIMIT: the game ends at a limit of tricks; `count`: that limit, or 0 if it is
 *   SCIENTIFIC_WAR_MAX_TRICKS. */
#define SCIENTIFIC_WAR_EVENTS(X)                                              \
  X (SCIENTIFIC_WAR_EVENT_SWAPPED, "swapped")                                 \
  X (SCIENTIFIC_WAR_EVENT_CHOSE, "chose")                                     \
  X (SCIENTIFIC_WAR_EVENT_REVEALED, "revealed",                               \
      .cards = 1, .reveals = TRUE, .shows = TRUE)                             \
  X (SCIENTIFIC_WAR_EVENT_REVOLUTION, "revolution", .of_all = TRUE)           \
  X (SCIENTIFIC_WAR_EVENT_JACKS_CANCEL, "jacks-cancel", .of_all = TRUE)       \
  X (SCIENTIFIC_WAR_EVENT_WAR, "war", .of_all = TRUE, .takes = TRUE)          \
  X (SCIENTIFIC_WAR_EVENT_JOKER_TAKES, "joker-takes")                         \
  X (SCIENTIFIC_WAR_EVENT_JOKER_WAR, "joker-war")                             \
  X (SCIENTIFIC_WAR_EVENT_JOKERS_CANCEL, "jokers-cancel", .of_all = TRUE)     \
  X (SCIENTIFIC_WAR_EVENT_SEER, "seer")                                       \
  X (SCIENTIFIC_WAR_EVENT_SEERS_CANCEL, "seers-cancel", .of_all = TRUE)       \
  X (SCIENTIFIC_WAR_EVENT_SEERS_ONLY, "seers-only", .of_all = TRUE)           \
  X (SCIENTIFIC_WAR_EVENT_SEES_COUNTS, "sees-counts")                         \
  X (SCIENTIFIC_WAR_EVENT_MAY_SWAP, "may-swap")                               \
  X (SCIENTIFIC_WAR_EVENT_TOOK_PILE, "took-pile")                             \
  X (SCIENTIFIC_WAR_EVENT_ELIMINATED, "eliminated")                           \
  X (SCIENTIFIC_WAR_EVENT_LIMIT, "limit", .of_all = TRUE)

enum
{
  SCIENTIFIC_WAR_EVENT_FIRST = CG_EVENT_GAME - 1,
  SCIENTIFIC_WAR_EVENTS (CG_LISTED_NAME)
};

/** The refusals that only Bataille scientifique has, see CgRules.refusals. Each
 * comment says why the move is against the rules.
 *
 * NO_EIGHT: only a seat that laid an 8 in the last trick may swap.
 * NO_PILE: the seat has no pile to swap with. */
#define SCIENTIFIC_WAR_REFUSALS(X)                                            \
  X (SCIENTIFIC_WAR_REFUSE_NO_EIGHT, "no-eight")                              \
  X (SCIENTIFIC_WAR_REFUSE_NO_PILE, "no-pile")

enum
{
  SCIENTIFIC_WAR_REFUSE_FIRST = CG_REFUSE_GAME - 1,
  SCIENTIFIC_WAR_REFUSALS (CG_LISTED_NAME)
};

#define SCIENTIFIC_WAR_MAX_SEATS 8

/* After how many tricks a game ends if the option `trick_limit` sets no limit.
 * Most games have some dozens of tricks, but the rules would never end a game
 * in which nobody is eliminated. */
#define SCIENTIFIC_WAR_MAX_TRICKS 5000

/* The zones (places for cards), in the order of CgRules.fields. In a full state
 * the zone `owned` is empty. In a redacted state the zone `owned` of another
 * seat holds all its cards, except a pick that the viewer sees as a seer: that
 * pick is in `chosen`. */
enum
{
  SCIENTIFIC_WAR_POT,
  SCIENTIFIC_WAR_CHOSEN,
  SCIENTIFIC_WAR_HAND,
  SCIENTIFIC_WAR_PILE,
  SCIENTIFIC_WAR_OWNED,
};

/* The options (house rules), in the order of CgRules.options. */
enum
{
  SCIENTIFIC_WAR_JOKER,
  SCIENTIFIC_WAR_TRICK_LIMIT,
  SCIENTIFIC_WAR_QUEENS,
  SCIENTIFIC_WAR_N_OPTIONS,
};

/* The values of the option `queens`: whether several queens in one trick cancel
 * each other, or all make seers (rule BS-22). */
enum { SCIENTIFIC_WAR_QUEENS_CANCEL, SCIENTIFIC_WAR_ALL_SEE };

typedef enum
{
  SCIENTIFIC_WAR_SWAP, /* a seat that laid an 8 decides whether it swaps (rule
                        * BS-24) */
  SCIENTIFIC_WAR_PICK, /* a seat chooses a card for the trick (rule BS-11) */
  SCIENTIFIC_WAR_OVER,
} ScientificWarPhase;

/* A move is the number of the card to pick, or one of these two numbers. */
enum
{
  SCIENTIFIC_WAR_MOVE_SWAP = 64,
  SCIENTIFIC_WAR_MOVE_KEEP = 65,
};

/* A value for a number of cards that the viewer does not know. */
#define SCIENTIFIC_WAR_UNKNOWN 255

typedef struct
{
  CgSet hand;
  CgSet pile;
  CgSet owned; /* in a redacted state: all cards of another seat, its hidden
                * pick included; `hand` and `pile` of that seat are empty
                * then */
} ScientificWarSeat;

/* The contents of struct CgState in Bataille scientifique. The last member,
 * `seat`, has one element for each seat. Where a member is a set of seats, bit
 * n is set for seat n. */
struct _CgState
{
  /* what was settled before the deal */
  guint8 seats;
  guint8 dealer;
  guint8 option[SCIENTIFIC_WAR_N_OPTIONS];

  /* whose turn it is */
  guint8 phase;        /* a ScientificWarPhase */
  gint8  to_move;      /* a seat, or CG_NO_SEAT when the game is over */
  guint8 active;       /* the set of seats that still own cards */
  guint8 picked;       /* the set of seats that have chosen a card for this
                        * trick */

  /* the order of the cards and the powers of the seats in this trick; no seat
   * has a power when the game is over */
  guint8 reversed;     /* 1 when the order is reversed: the 2 is the strongest
                        * card (rule BS-13) */
  guint8 seer;         /* the set of seers, who see what the others choose;
                        * never all active seats, and at most one seat unless
                        * queens=all_see (rule BS-22) */
  guint8 threes;       /* the set of seats that know how many cards each hand
                        * has (rule BS-23) */
  guint8 eights;       /* the set of seats that may swap if they have a pile
                        * (rule BS-24) */
  guint8 may_swap;     /* the set of seats that still have to decide whether
                        * they swap */

  guint16 tricks;      /* how many tricks have been settled */

  /* for each seat its pick: a card, CG_CARD_NONE if the seat has not chosen, or
   * CG_CARD_HIDDEN if the pick is redacted */
  CgCard pick[SCIENTIFIC_WAR_MAX_SEATS];

  /* for each seat its place in the result if it is out, otherwise 0 */
  guint8 place[SCIENTIFIC_WAR_MAX_SEATS];

  /* for each seat whose `owned` has cards, in a redacted state: how many of
   * these cards are in its hand, or SCIENTIFIC_WAR_UNKNOWN */
  guint8 count[SCIENTIFIC_WAR_MAX_SEATS];

  CgSet             pot;
  ScientificWarSeat seat[];
};

/** Returns how strong a card of @rank is in the usual order or, if @reversed is
 * set, in the reversed order: from 1, the weakest, to 13, the strongest; 0 for
 * a joker, whose rank is 0 (rules BS-14 and BS-30). */
static inline guint
scientific_war_rank_strength (guint rank, gboolean reversed)
{
  guint strength = rank == CG_ACE ? 13 : rank - 1;

  if (rank == 0)
    return 0;
  return reversed ? 14 - strength : strength;
}

/** Returns how strong @card is in the order that holds now, as
 * scientific_war_rank_strength() does. */
static inline guint
scientific_war_strength (const CgState *s, CgCard card)
{
  return scientific_war_rank_strength (cg_card_rank (card), s->reversed);
}

/** Returns the cards with which @seat starts the game (rules BS-2 and BS-3). */
CgSet scientific_war_first_hand (const CgState *s, int seat);

/** Returns all cards that @seat owns, its pick included. Everybody knows how
 * many these are (rule BS-23). @s may be redacted. */
CgSet scientific_war_cards_of (const CgState *s, int seat);

/** Returns how many cards @seat has in hand, its pick not included, or
 * %SCIENTIFIC_WAR_UNKNOWN if @s is redacted and does not hold this number. */
guint scientific_war_hand_size (const CgState *s, int seat);

/** Returns whether @seat is the only seer in this trick. */
static inline gboolean
scientific_war_is_only_seer (const CgState *s, int seat)
{
  return s->seer == 1u << seat;
}

/** Returns whether @seat sees the pick of @other although it is still hidden
 * from other seats (rule BS-22): @seat is a seer, @other is no seer, and all
 * seats that are no seers have chosen. %FALSE if @seat is %CG_NO_SEAT. */
static inline gboolean
scientific_war_sees_pick (const CgState *s, int seat, int other)
{
  return seat != CG_NO_SEAT && (s->seer >> seat & 1) &&
         !(s->seer >> other & 1) && (s->active & ~s->seer & ~s->picked) == 0;
}

/** Returns the number of tricks after which the game ends: the `trick_limit`
 * or, if there is none, %SCIENTIFIC_WAR_MAX_TRICKS. */
static inline guint
scientific_war_last_trick (const CgState *s)
{
  guint limit = s->option[SCIENTIFIC_WAR_TRICK_LIMIT];

  return limit == 0 ? SCIENTIFIC_WAR_MAX_TRICKS : (limit + 1) * 10;
}
