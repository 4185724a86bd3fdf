/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune: the position, for its rules, its computer player and its model.
 * Only yellow-dwarf-rules.c changes one. Rule numbers are those of the rules
 * page (NJ-…).
 *
 * A game is a match of rounds. Banks, stakes and boxes are points; tokens are
 * how the table shows them. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_yellow_dwarf;

/** What only this game tells, after all games' events; see CgRules.events. */
#define YELLOW_DWARF_EVENTS(X)                                                \
  /* seat, points: what it put into the boxes */                              \
  X (STAKED, "staked")                                                        \
  /* seat cannot or will not lay `rank` */                                    \
  X (WITHOUT, "without")                                                      \
  /* seat, cards[0]: the box's card, points */                                \
  X (TOOK_BOX, "took-box", .cards = 1)                                        \
  /* the same, but it did not announce: they stay */                          \
  X (FORGOT, "forgot", .cards = 1)                                            \
  /* and so the box of cards[0] closes, with points */                        \
  X (BOX_CLOSED, "box-closed", .cards = 1, .of_all = TRUE)                    \
  /* seat, after a king */                                                    \
  X (STARTS_AGAIN, "starts-again")                                            \
  /* seat: all the others have passed */                                      \
  X (NEW_SEQUENCE, "new-sequence")                                            \
  /* seat has laid its last card: the round ends, and all hands lie open */   \
  X (STOPPED, "stopped", .reveals = TRUE)                                     \
  /* seat to other, points for count cards */                                 \
  X (PAID, "paid", .of_two = TRUE)                                            \
  /* seat; other, or none for a box; points: still owed, never paid */        \
  X (SHORT, "short", .of_two = TRUE, .or_one = TRUE)                          \
  /* seat, points: all the boxes */                                           \
  X (GRAND_OPERA, "grand-opera")                                              \
  /* seat still has cards[0]; points go to its box */                         \
  X (KEPT, "kept", .cards = 1)                                                \
  /* seat cannot stake again or could not pay */                              \
  X (RUINED, "ruined")

enum
{
  YELLOW_DWARF_EVENT_FIRST = CG_EVENT_GAME - 1,
#define YELLOW_DWARF_EVENT(NAME, ...) YELLOW_DWARF_EVENT_##NAME,
  YELLOW_DWARF_EVENTS (YELLOW_DWARF_EVENT)
#undef YELLOW_DWARF_EVENT
};

/** And why only it refuses a move; see CgRules.refusals. */
#define YELLOW_DWARF_REFUSALS(X)                                              \
  /* exactly `rank` is asked for */                                           \
  X (NOT_NEXT_RANK, "not-next-rank")                                          \
  /* a sequence begins with at least a card */                                \
  X (MUST_BEGIN, "must-begin")                                                \
  /* house rule: `rank` is there, so it is laid */                            \
  X (MUST_GO_ON, "must-go-on")                                                \
  /* no card of the board was just laid */                                    \
  X (NOTHING_TO_ANNOUNCE, "nothing-to-announce")

enum
{
  YELLOW_DWARF_REFUSE_FIRST = CG_REFUSE_GAME - 1,
#define YELLOW_DWARF_REFUSE(NAME, ...) YELLOW_DWARF_REFUSE_##NAME,
  YELLOW_DWARF_REFUSALS (YELLOW_DWARF_REFUSE)
#undef YELLOW_DWARF_REFUSE
};

#define YELLOW_DWARF_MIN_SEATS 3
#define YELLOW_DWARF_MAX_SEATS 8
#define YELLOW_DWARF_MAX_DEALT 48 /* cards in all hands together (NJ-2) */
#define YELLOW_DWARF_MAX_BANK 500 /* of one player, at the start (NJ-4) */
#define YELLOW_DWARF_MAX_POINTS \
  (YELLOW_DWARF_MAX_BANK * YELLOW_DWARF_MAX_SEATS)

/* What a player stakes each round, if no box is closed (NJ-3, NJ-35). */
#define YELLOW_DWARF_STAKE 15

/* The rules do not promise that anybody is ever ruined. With the default
 * options it happens after three to ten rounds, in random play too; with 500
 * points each and every costly option off it may take hundreds. After this many
 * rounds the match ends as after the last of `rounds` (NJ-34), so that a save
 * has a limited size. */
#define YELLOW_DWARF_MAX_ROUNDS 1000

/* The zones, in the order of CgRules.fields. */
enum
{
  YELLOW_DWARF_PILE, /* laid in this round, in that order */
  YELLOW_DWARF_HAND,
  YELLOW_DWARF_STUB, /* not dealt (NJ-2) */
};

/* CgRules.options */
enum
{
  YELLOW_DWARF_BANK,
  YELLOW_DWARF_MUST_ANNOUNCE,
  YELLOW_DWARF_PAY_BY_VALUE,
  YELLOW_DWARF_OPERA_ANY_FIRST_TURN,
  YELLOW_DWARF_ROUNDS,
  YELLOW_DWARF_VOLUNTARY_STOP,
  YELLOW_DWARF_MISSING_RANK,
  YELLOW_DWARF_KEPT_CARD,
  YELLOW_DWARF_OPERA_DOUBLE_PAY,
  YELLOW_DWARF_FORGOTTEN,
  YELLOW_DWARF_N_OPTIONS,
};

enum { YELLOW_DWARF_FREE_CHOICE, YELLOW_DWARF_NEXT_UP };
enum
{
  YELLOW_DWARF_STAYS, /* what was not announced can be taken later (NJ-16) */
  YELLOW_DWARF_WAITS, /* its box is closed until the match ends (NJ-35) */
};
enum
{
  YELLOW_DWARF_DOUBLE_BOX, /* adds as much as is in its box (NJ-22) */
  YELLOW_DWARF_FACE_STAKE, /* adds one stake of that box: 1 … 5 */
  YELLOW_DWARF_KEPT_NONE,  /* nothing */
};

/* The boxes of the board, each with its card and its stake (NJ-3). */
enum
{
  YELLOW_DWARF_TEN,   /* 10D, 1 */
  YELLOW_DWARF_JACK,  /* JC, 2 */
  YELLOW_DWARF_QUEEN, /* QS, 3 */
  YELLOW_DWARF_KING,  /* KH, 4 */
  YELLOW_DWARF_SEVEN, /* 7D, the yellow dwarf, 5 */
  YELLOW_DWARF_N_BOXES,
};

extern const CgCard yellow_dwarf_box_cards[YELLOW_DWARF_N_BOXES];
extern const guint8 yellow_dwarf_box_stakes[YELLOW_DWARF_N_BOXES];

typedef enum
{
  YELLOW_DWARF_BEGIN,      /* lays any card: a new sequence */
  YELLOW_DWARF_GO_ON,      /* lays the next rank or says "without" it */
  YELLOW_DWARF_LAST,       /* has laid its last card and may announce it */
  YELLOW_DWARF_ROUND_OVER, /* another round follows */
  YELLOW_DWARF_OVER,
} YellowDwarfPhase;

/* Moves: below YELLOW_DWARF_STOP the card to lay. */
#define YELLOW_DWARF_STOP ((CgMove) 52)     /* "Sans X !"; in LAST: no call */
#define YELLOW_DWARF_ANNOUNCE ((CgMove) 53) /* "Roi qui prend !" … (NJ-15) */

/* A card laid, and by whom: the card and, from bit 8, the seat. */
typedef guint16 YellowDwarfLay;

#define YELLOW_DWARF_LAY_BY(card, seat) \
  ((YellowDwarfLay) ((guint) (seat) << 8 | (guint) (card)))

static inline CgCard
yellow_dwarf_lay_card (YellowDwarfLay lay)
{
  return (CgCard) (lay & 63);
}

static inline int
yellow_dwarf_lay_seat (YellowDwarfLay lay)
{
  return lay >> 8;
}

/* Struct CgState of this game. A set of cards is 52 bits: bit n is the card
 * n. When a round is over all hands lie open. */
typedef struct
{
  /* the setup */
  guint8 seats;
  guint8 dealer;     /* of the first round */
  gint16 option[YELLOW_DWARF_N_OPTIONS];

  /* whose turn */
  guint8 phase;      /* YellowDwarfPhase */
  gint8  to_move;    /* CG_NO_SEAT when the round is over */

  /* told by the pile */
  gint8  layer;      /* who laid last; CG_NO_SEAT before the first card */
  guint8 top;        /* rank laid last, 0 before the first card */
  guint8 n_pile;
  guint8 laid;       /* bit n: seat n has laid a card in this round */
  guint8 first_turn; /* `layer` lays in its first turn: since its first card
                      * nobody else has laid (NJ-23) */

  /* 1 + the box that the seat to move may announce, or 0 (NJ-16) */
  guint8 claim;

  /* the match */
  guint16 round;     /* from 1 */
  gint16  bank[YELLOW_DWARF_MAX_SEATS];
  gint16  box[YELLOW_DWARF_N_BOXES];
  guint8  closed;    /* bit n: box n is closed (NJ-35) */

  /* What everybody knows of hands: bit n: the seat has no card of rank n. A
   * "without" proves it only where nobody may stop by choice
   * (voluntary_stop=off), and the choice of a new sequence's card only where
   * it is no free one (missing_rank=next_up). */
  guint16 lacks[YELLOW_DWARF_MAX_SEATS];

  /* redacted: how many more cards are in the hand */
  guint8 hidden[YELLOW_DWARF_MAX_SEATS];

  YellowDwarfLay pile[YELLOW_DWARF_MAX_DEALT];
  guint64        hand[YELLOW_DWARF_MAX_SEATS]; /* redacted: what is known */
} YellowDwarfState;

static inline const YellowDwarfState *
yellow_dwarf_state (const CgState *state)
{
  return (const YellowDwarfState *) state;
}

/** How many cards each hand is dealt for that many players (NJ-2). */
guint yellow_dwarf_hand_dealt (guint seats);

/** How many cards @seat holds, in full and in redacted states. */
guint yellow_dwarf_hand_size (const YellowDwarfState *s, int seat);

/** Who deals the round on the table (NJ-6). */
int yellow_dwarf_dealer (const YellowDwarfState *s);

/** The rank that is asked for, 1 … 13; 0 where a sequence begins and when the
 * round is over. */
guint yellow_dwarf_asked (const YellowDwarfState *s);

/** The box of that card, or -1: no card of the board (NJ-17). */
int yellow_dwarf_box_of (CgCard card);

static inline gboolean
yellow_dwarf_is_closed (const YellowDwarfState *s, guint box)
{
  return s->closed >> box & 1;
}

/** The box that whoever lays @card may take, or -1: there is none, or it is
 * closed (NJ-35). */
static inline int
yellow_dwarf_open_box_of (const YellowDwarfState *s, CgCard card)
{
  int box = yellow_dwarf_box_of (card);

  return box >= 0 && yellow_dwarf_is_closed (s, (guint) box) ? -1 : box;
}

/** What each player puts into the boxes that are open: 15 points at most,
 * nothing when all are closed (NJ-3, NJ-35). */
int yellow_dwarf_stake (const YellowDwarfState *s);

/** The cards laid in this round, as a set. */
guint64 yellow_dwarf_pile_set (const YellowDwarfState *s);

G_END_DECLS
