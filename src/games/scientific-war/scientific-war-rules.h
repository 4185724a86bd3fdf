/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position of Bataille scientifique, for the rules, the computer players
 * and the model of the game. Only scientific-war-rules.c changes a position.
 * Numbers such as BS-12 are those of the rules page in the help.
 *
 * Everybody chooses a card at the same time (BS-11). In this program the seats
 * choose one after the other, each without seeing what was chosen before, which
 * comes to the same. The card that a seat has chosen is called its pick. The
 * seer chooses last and sees all picks. Several seers (queens=all_see) choose
 * last, one after the other, and see the picks of those who are no seers. The
 * last pick of a trick also reveals all picks and settles the trick, within the
 * same move.
 *
 * What a seat knows (BS-44): its own cards and where they are; which cards
 * every other seat owns, because all tricks are open; who has chosen; the pot,
 * the order and the powers. It does not know how the cards of another seat are
 * divided into hand, pile and pick. The rules treat that division as a secret,
 * which a 3 reveals in part (BS-23). Therefore a redacted state leaves it out,
 * although a perfect memory could work out some of it. Whoever laid a 3 knows
 * during the next trick how many cards each hand has. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_scientific_war;

/** The events of this game only; see CgRules.events. */
#define SCIENTIFIC_WAR_EVENTS(X)                                              \
  /* seat swaps its hand and its pile */                                      \
  X (SWAPPED, "swapped")                                                      \
  /* seat has chosen a card, which lies face down */                          \
  X (CHOSE, "chose")                                                          \
  /* seat reveals cards[0] */                                                 \
  X (REVEALED, "revealed", .cards = 1, .reveals = TRUE)                       \
  /* the order has turned; count: 1 when the low cards are strong now */      \
  X (REVOLUTION, "revolution", .of_all = TRUE)                                \
  /* count jacks cancel each other: the order stays */                        \
  X (JACKS_CANCEL, "jacks-cancel", .of_all = TRUE)                            \
  /* nobody takes the trick; rank: of the cards that tie, or 0; count: how    \
   * many cards lie in the pot */                                             \
  X (WAR, "war", .of_all = TRUE)                                              \
  /* seat takes count cards, with those of the pot */                         \
  X (TOOK_TRICK, "took-trick")                                                \
  /* the joker of seat prevents a war */                                      \
  X (JOKER_TAKES, "joker-takes")                                              \
  /* the joker of seat makes a war */                                         \
  X (JOKER_WAR, "joker-war")                                                  \
  /* count jokers have no effect */                                           \
  X (JOKERS_CANCEL, "jokers-cancel", .of_all = TRUE)                          \
  /* seat will see what the others choose; count: how many seers there are,   \
   * but 0 when seat is the only one */                                       \
  X (SEER, "seer")                                                            \
  /* count queens cancel each other: there is no seer */                      \
  X (SEERS_CANCEL, "seers-cancel", .of_all = TRUE)                            \
  /* all seats laid queens, count of them: there is nobody to be seen */      \
  X (SEERS_ONLY, "seers-only", .of_all = TRUE)                                \
  /* seat sees how many cards are in each hand */                             \
  X (SEES_COUNTS, "sees-counts")                                              \
  /* seat may swap hand and pile */                                           \
  X (MAY_SWAP, "may-swap")                                                    \
  /* the pile of seat, of count cards, becomes its hand */                    \
  X (TOOK_PILE, "took-pile")                                                  \
  /* seat owns no card any more and is out; rank: its place in the result */  \
  X (ELIMINATED, "eliminated")                                                \
  /* the game ends at the limit of count tricks */                            \
  X (LIMIT, "limit", .of_all = TRUE)

enum
{
  SCIENTIFIC_WAR_EVENT_FIRST = CG_EVENT_GAME - 1,
#define SCIENTIFIC_WAR_EVENT(NAME, ...) SCIENTIFIC_WAR_EVENT_##NAME,
  SCIENTIFIC_WAR_EVENTS (SCIENTIFIC_WAR_EVENT)
#undef SCIENTIFIC_WAR_EVENT
};

/** The refusals of this game only; see CgRules.refusals. */
#define SCIENTIFIC_WAR_REFUSALS(X)                                            \
  /* only a seat that has just laid an 8 may swap */                          \
  X (NO_EIGHT, "no-eight")                                                    \
  /* the seat has no pile to swap with */                                     \
  X (NO_PILE, "no-pile")

enum
{
  SCIENTIFIC_WAR_REFUSE_FIRST = CG_REFUSE_GAME - 1,
#define SCIENTIFIC_WAR_REFUSE(NAME, ...) SCIENTIFIC_WAR_REFUSE_##NAME,
  SCIENTIFIC_WAR_REFUSALS (SCIENTIFIC_WAR_REFUSE)
#undef SCIENTIFIC_WAR_REFUSE
};

#define SCIENTIFIC_WAR_MAX_SEATS 8

/* The rules do not end a game in which nobody is ever eliminated. Most games
 * have some dozens of tricks; after this many the game ends as at a
 * `trick_limit` (the count of its event is 0 then). */
#define SCIENTIFIC_WAR_MAX_TRICKS 5000

/* The zones, in the order of CgRules.fields. In a redacted state all cards of
 * another seat are in `owned`, but for a pick that the viewer sees as a seer,
 * which is in `chosen`. In a full state `owned` is empty. */
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

/* The values of the option `queens`: what two queens or more in one trick do
 * (BS-22). */
enum { SCIENTIFIC_WAR_QUEENS_CANCEL, SCIENTIFIC_WAR_ALL_SEE };

typedef enum
{
  SCIENTIFIC_WAR_SWAP, /* a seat that laid an 8 may swap (BS-24) */
  SCIENTIFIC_WAR_PICK, /* a seat chooses a card for the trick (BS-11) */
  SCIENTIFIC_WAR_OVER,
} ScientificWarPhase;

/* A move is the card to pick, or one of these two. */
enum
{
  SCIENTIFIC_WAR_MOVE_SWAP = 64,
  SCIENTIFIC_WAR_MOVE_KEEP = 65,
};

/* Stands for a number of cards that the viewer does not know. */
#define SCIENTIFIC_WAR_UNKNOWN 255

typedef struct
{
  CgSet hand;
  CgSet pile;
  CgSet owned; /* in a redacted state: all cards of another seat, with its
                * hidden pick; then hand and pile are empty */
} ScientificWarSeat;

/* What struct CgState is in this game. Its last member has as many elements as
 * there are seats. In a set of seats bit n is set for seat n. */
typedef struct
{
  /* what was settled before the deal */
  guint8 seats;
  guint8 dealer;
  guint8 option[SCIENTIFIC_WAR_N_OPTIONS];

  /* whose turn it is */
  guint8 phase;        /* a ScientificWarPhase */
  gint8  to_move;      /* CG_NO_SEAT when the game is over */
  guint8 active;       /* the seats that still own cards */
  guint8 picked;       /* the seats that have chosen for this trick */

  /* the order and the powers in this trick; no seat has one when the game is
   * over */
  guint8 reversed;     /* 1: the 2 is the strongest card (BS-13) */
  guint8 seer;         /* the seats that see what the others choose, never all
                        * active ones; at most one unless queens=all_see
                        * (BS-22) */
  guint8 threes;       /* the seats that know the hand sizes (BS-23) */
  guint8 eights;       /* the seats that may swap if they have a pile (BS-24) */
  guint8 may_swap;     /* those of them that have still to decide */

  guint16 tricks;      /* how many have been settled */

  /* by seat: its pick, or CG_CARD_NONE; CG_CARD_HIDDEN where it is redacted */
  CgCard pick[SCIENTIFIC_WAR_MAX_SEATS];

  /* by seat: its place in the result if it is out, otherwise 0 */
  guint8 place[SCIENTIFIC_WAR_MAX_SEATS];

  /* by seat, in a redacted state where `owned` has cards: how many of them are
   * in the hand, or SCIENTIFIC_WAR_UNKNOWN */
  guint8 count[SCIENTIFIC_WAR_MAX_SEATS];

  CgSet             pot;
  ScientificWarSeat seat[];
} ScientificWarState;

static inline const ScientificWarState *
scientific_war_state (const CgState *state)
{
  return (const ScientificWarState *) state;
}

/** How strong a card of @rank is in the usual order, or with @reversed in the
 * reversed one: from 13, the strongest, to 1, the weakest; 0 for a joker, whose
 * rank is 0 (BS-14, BS-30). */
static inline guint
scientific_war_rank_strength (guint rank, gboolean reversed)
{
  guint strength = rank == CG_ACE ? 13 : rank - 1;

  if (rank == 0)
    return 0;
  return reversed ? 14 - strength : strength;
}

/** How strong @card is in the order that holds now. */
static inline guint
scientific_war_strength (const ScientificWarState *s, CgCard card)
{
  return scientific_war_rank_strength (cg_card_rank (card), s->reversed);
}

/** The cards with which @seat starts the game (BS-2, BS-3). */
CgSet scientific_war_first_hand (const ScientificWarState *s, int seat);

/** All cards that @seat owns, its pick included. Everybody knows how many they
 * are (BS-23). For full and for redacted states. */
CgSet scientific_war_cards_of (const ScientificWarState *s, int seat);

/** How many cards @seat has in hand, without its pick, or
 * %SCIENTIFIC_WAR_UNKNOWN. For full and for redacted states. */
guint scientific_war_hand_size (const ScientificWarState *s, int seat);

/** Whether @seat is a seer in this trick and no other is. */
static inline gboolean
scientific_war_is_only_seer (const ScientificWarState *s, int seat)
{
  return s->seer == 1u << seat;
}

/** Whether @seat sees the pick of @other while it is hidden from the rest
 * (BS-22): @seat is a seer, @other is none, and all who are no seers have
 * chosen. %FALSE for %CG_NO_SEAT. */
static inline gboolean
scientific_war_sees_pick (const ScientificWarState *s, int seat, int other)
{
  return seat != CG_NO_SEAT && (s->seer >> seat & 1) &&
         !(s->seer >> other & 1) && (s->active & ~s->seer & ~s->picked) == 0;
}

/** After how many tricks the game ends; without a `trick_limit` after
 * %SCIENTIFIC_WAR_MAX_TRICKS. */
static inline guint
scientific_war_last_trick (const ScientificWarState *s)
{
  guint limit = s->option[SCIENTIFIC_WAR_TRICK_LIMIT];

  return limit == 0 ? SCIENTIFIC_WAR_MAX_TRICKS : (limit + 1) * 10;
}

G_END_DECLS
