/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique: the position, for its rules, its computer player and
 * its model. Only scientific-war-rules.c changes one. Rule numbers are those of
 * the rules page (BS-…).
 *
 * Everybody chooses a card at the same time (BS-11). Here the seats choose one
 * after the other, each without seeing the picks before its own, which is the
 * same; the seer comes last and sees them; several seers (queens=all_see) come
 * last one after the other, and see the picks of those who are none. The last
 * pick of a trick reveals and settles it within the same move.
 *
 * What a seat knows (BS-44): its own cards and where each of them is; which
 * cards every other seat owns, for all tricks are open, and so its total; who
 * has chosen; the pot, the order, the powers. It does not know how the cards of
 * another seat are divided into hand, pile and pick. The rules make that
 * division a secret which a 3 unveils (BS-23), so a redacted state does not
 * keep what a perfect memory could work out of it. The 3 tells its seat during
 * one trick how many cards each hand has, the seer sees the picks at its turn;
 * where there are several, from the moment when all the others have chosen. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_scientific_war;

/** What only this game tells, after all games' events; see CgRules.events. */
#define SCIENTIFIC_WAR_EVENTS(X)                                              \
  /* seat: its hand and its pile */                                           \
  X (SWAPPED, "swapped")                                                      \
  /* seat: a card, face down */                                               \
  X (CHOSE, "chose")                                                          \
  /* seat, cards[0] */                                                        \
  X (REVEALED, "revealed", .cards = 1, .reveals = TRUE)                       \
  /* count: 1 when the low cards are now the strong */                        \
  X (REVOLUTION, "revolution", .of_all = TRUE)                                \
  /* count jacks: no revolution */                                            \
  X (JACKS_CANCEL, "jacks-cancel", .of_all = TRUE)                            \
  /* rank: whose tie, or 0; count: cards in the pot */                        \
  X (WAR, "war", .of_all = TRUE)                                              \
  /* seat, count cards, the pot included */                                   \
  X (TOOK_TRICK, "took-trick")                                                \
  /* seat: its joker prevents a war */                                        \
  X (JOKER_TAKES, "joker-takes")                                              \
  /* seat: its joker makes a war */                                           \
  X (JOKER_WAR, "joker-war")                                                  \
  /* count jokers without effect */                                           \
  X (JOKERS_CANCEL, "jokers-cancel", .of_all = TRUE)                          \
  /* seat will see what the others choose; count: how many seers there are,   \
   * 0 for one alone */                                                       \
  X (SEER, "seer")                                                            \
  /* count queens: nobody will */                                             \
  X (SEERS_CANCEL, "seers-cancel", .of_all = TRUE)                            \
  /* count queens: nobody but seers is left to be seen */                     \
  X (SEERS_ONLY, "seers-only", .of_all = TRUE)                                \
  /* seat sees how many cards are in each hand */                             \
  X (SEES_COUNTS, "sees-counts")                                              \
  /* seat may swap hand and pile */                                           \
  X (MAY_SWAP, "may-swap")                                                    \
  /* seat, count: its pile becomes its hand */                                \
  X (TOOK_PILE, "took-pile")                                                  \
  /* seat owns no card any more; rank: its place */                           \
  X (ELIMINATED, "eliminated")                                                \
  /* the last trick of the limit, count of them */                            \
  X (LIMIT, "limit", .of_all = TRUE)

enum
{
  SCIENTIFIC_WAR_EVENT_FIRST = CG_EVENT_GAME - 1,
#define SCIENTIFIC_WAR_EVENT(NAME, ...) SCIENTIFIC_WAR_EVENT_##NAME,
  SCIENTIFIC_WAR_EVENTS (SCIENTIFIC_WAR_EVENT)
#undef SCIENTIFIC_WAR_EVENT
};

/** And why only it refuses a move; see CgRules.refusals. */
#define SCIENTIFIC_WAR_REFUSALS(X)                                            \
  /* the swap is for who has just laid an 8 */                                \
  X (NO_EIGHT, "no-eight")                                                    \
  /* no pile of one's own to swap with */                                     \
  X (NO_PILE, "no-pile")

enum
{
  SCIENTIFIC_WAR_REFUSE_FIRST = CG_REFUSE_GAME - 1,
#define SCIENTIFIC_WAR_REFUSE(NAME, ...) SCIENTIFIC_WAR_REFUSE_##NAME,
  SCIENTIFIC_WAR_REFUSALS (SCIENTIFIC_WAR_REFUSE)
#undef SCIENTIFIC_WAR_REFUSE
};

#define SCIENTIFIC_WAR_MAX_SEATS 8

/* Nothing in the rules ends a game in which nobody is ever eliminated, and
 * careless play can go on for long. After this many tricks it ends as by a
 * `trick_limit` (its event then has a count of 0); most games have some dozens.
 */
#define SCIENTIFIC_WAR_MAX_TRICKS 5000

/* The zones, in the order of CgRules.fields. In a redacted state all the cards
 * of another seat are in its `owned`, which is empty otherwise; only the pick
 * that the seer sees is in `chosen` then. */
enum
{
  SCIENTIFIC_WAR_POT,
  SCIENTIFIC_WAR_CHOSEN,
  SCIENTIFIC_WAR_HAND,
  SCIENTIFIC_WAR_PILE,
  SCIENTIFIC_WAR_OWNED,
};

/* CgRules.options */
enum
{
  SCIENTIFIC_WAR_JOKER,
  SCIENTIFIC_WAR_TRICK_LIMIT,
  SCIENTIFIC_WAR_QUEENS,
  SCIENTIFIC_WAR_N_OPTIONS,
};

/* Two queens or more in one trick (BS-22). */
enum { SCIENTIFIC_WAR_QUEENS_CANCEL, SCIENTIFIC_WAR_ALL_SEE };

typedef enum
{
  SCIENTIFIC_WAR_SWAP, /* who laid an 8 may swap hand and pile (BS-24) */
  SCIENTIFIC_WAR_PICK, /* a card for the trick (BS-11) */
  SCIENTIFIC_WAR_OVER,
} ScientificWarPhase;

/* A move is the card to pick, or one of these two. */
enum
{
  SCIENTIFIC_WAR_MOVE_SWAP = 64,
  SCIENTIFIC_WAR_MOVE_KEEP = 65,
};

/* A number of cards that a seat does not know. */
#define SCIENTIFIC_WAR_UNKNOWN 255

typedef struct
{
  CgSet hand;
  CgSet pile;
  CgSet owned; /* redacted: all the cards of another seat, its hidden pick too;
                * then hand and pile are empty */
} ScientificWarSeat;

/* Struct CgState of this game. Of `seat` it holds only as many as play. Sets
 * of seats: bit n is seat n. */
typedef struct
{
  /* the setup */
  guint8 seats;
  guint8 dealer;
  guint8 option[SCIENTIFIC_WAR_N_OPTIONS];

  /* whose turn */
  guint8 phase;        /* ScientificWarPhase */
  gint8  to_move;      /* CG_NO_SEAT when over */
  guint8 active;       /* who owns cards */
  guint8 picked;       /* who has chosen for this trick */

  /* the order and the powers in this trick, nobody's when over */
  guint8 reversed;     /* 1: the 2 is the strongest (BS-13) */
  guint8 seer;         /* who see what the others choose, never all who are
                        * active; one at most unless queens=all_see (BS-22) */
  guint8 threes;       /* who see the hand counts (BS-23) */
  guint8 eights;       /* who may swap if they have a pile (BS-24) ... */
  guint8 may_swap;     /* ... and of those, who are still to decide */

  guint16 tricks;      /* settled so far */
  CgCard  pick[SCIENTIFIC_WAR_MAX_SEATS];  /* or CG_CARD_NONE; redacted:
                                            * CG_CARD_HIDDEN */
  guint8  place[SCIENTIFIC_WAR_MAX_SEATS]; /* of who is out; otherwise 0 */
  guint8  count[SCIENTIFIC_WAR_MAX_SEATS]; /* redacted, where `owned` has cards:
                                            * how many are in the hand, or
                                            * SCIENTIFIC_WAR_UNKNOWN */
  CgSet             pot;
  ScientificWarSeat seat[];
} ScientificWarState;

static inline const ScientificWarState *
scientific_war_state (const CgState *state)
{
  return (const ScientificWarState *) state;
}

/** How strong a card of @rank, 1 the ace … 13, is in the usual order or the
 * reversed one: 13 the strongest … 1 the weakest; 0 for the rank 0, a joker
 * (BS-14, BS-30). */
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

/** The cards that @seat starts with (BS-2, BS-3). */
CgSet scientific_war_first_hand (const ScientificWarState *s, int seat);

/** All the cards that @seat owns, its pick included: everybody knows how many
 * they are (BS-23). */
CgSet scientific_war_cards_of (const ScientificWarState *s, int seat);

/** How many cards @seat has in hand, its pick not among them, or
 * %SCIENTIFIC_WAR_UNKNOWN: in full and in redacted states. */
guint scientific_war_hand_size (const ScientificWarState *s, int seat);

/** Whether @seat is a seer in this trick and no other is. */
static inline gboolean
scientific_war_is_only_seer (const ScientificWarState *s, int seat)
{
  return s->seer == 1u << seat;
}

/** Whether @seat, a seer, sees now what @other has chosen, or will choose
 * before @seat does, while it is hidden from the rest (BS-22): all who are no
 * seers have chosen, and @other is none. */
static inline gboolean
scientific_war_sees_pick (const ScientificWarState *s, int seat, int other)
{
  return (s->seer >> seat & 1) && !(s->seer >> other & 1) &&
         (s->active & ~s->seer & ~s->picked) == 0;
}

/** The tricks after which the game ends; with `trick_limit=0`
 * %SCIENTIFIC_WAR_MAX_TRICKS. */
static inline guint
scientific_war_last_trick (const ScientificWarState *s)
{
  guint limit = s->option[SCIENTIFIC_WAR_TRICK_LIMIT];

  return limit == 0 ? SCIENTIFIC_WAR_MAX_TRICKS : (limit + 1) * 10;
}

G_END_DECLS
