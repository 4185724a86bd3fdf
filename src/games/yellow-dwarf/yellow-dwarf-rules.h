/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position of Nain jaune, for the rules, the computer players and the model
 * of the game. Only yellow-dwarf-rules.c changes a position. Numbers such as
 * NJ-10 are those of the rules page in the help.
 *
 * A game is a match of rounds. Banks, stakes and boxes are counted in points;
 * the table shows the points as tokens. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_yellow_dwarf;

/** The events of this game only; see CgRules.events. */
#define YELLOW_DWARF_EVENTS(X)                                                \
  /* seat puts points into the boxes */                                       \
  X (STAKED, "staked")                                                        \
  /* seat cannot or will not lay a card of rank */                            \
  X (WITHOUT, "without")                                                      \
  /* seat takes points from the box of cards[0] */                            \
  X (TOOK_BOX, "took-box", .cards = 1)                                        \
  /* seat did not announce cards[0]: points stay in its box */                \
  X (FORGOT, "forgot", .cards = 1)                                            \
  /* the box of cards[0] is closed after that, with points in it */           \
  X (BOX_CLOSED, "box-closed", .cards = 1, .of_all = TRUE)                    \
  /* seat has laid a king and begins a new sequence */                        \
  X (STARTS_AGAIN, "starts-again")                                            \
  /* all the others have passed, and seat begins a new sequence */            \
  X (NEW_SEQUENCE, "new-sequence")                                            \
  /* seat has laid its last card: the round ends, and all hands lie open */   \
  X (STOPPED, "stopped", .reveals = TRUE)                                     \
  /* seat pays other points for count cards */                                \
  X (PAID, "paid", .of_two = TRUE)                                            \
  /* seat cannot pay the last points that it owes other, or a box if there is \
   * no other */                                                              \
  X (SHORT, "short", .of_two = TRUE, .or_one = TRUE)                          \
  /* seat takes all boxes, which hold points */                               \
  X (GRAND_OPERA, "grand-opera")                                              \
  /* seat still has cards[0] and puts points into its box */                  \
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

/** The refusals of this game only; see CgRules.refusals. */
#define YELLOW_DWARF_REFUSALS(X)                                              \
  /* the next card must be of `rank` */                                       \
  X (NOT_NEXT_RANK, "not-next-rank")                                          \
  /* a sequence begins with a card, not with "without" */                     \
  X (MUST_BEGIN, "must-begin")                                                \
  /* by a house rule, who has a card of `rank` must lay it */                 \
  X (MUST_GO_ON, "must-go-on")                                                \
  /* the seat has not just laid a card of the board */                        \
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
#define YELLOW_DWARF_MAX_DEALT 48 /* most cards in all hands together (NJ-2) */
#define YELLOW_DWARF_MAX_BANK 500 /* most points of a player at first (NJ-4) */
#define YELLOW_DWARF_MAX_POINTS \
  (YELLOW_DWARF_MAX_BANK * YELLOW_DWARF_MAX_SEATS)

/* What a player stakes in each round while no box is closed (NJ-3, NJ-35). */
#define YELLOW_DWARF_STAKE 15

/* By the rules a match may go on for ever, because nobody need be ruined. With
 * the default options somebody is after three to ten rounds; with 500 points
 * each and without the costly options it may take hundreds. After this many
 * rounds the match ends as after the last of the option `rounds` (NJ-34), so
 * that a saved game has a limited size. */
#define YELLOW_DWARF_MAX_ROUNDS 1000

/* The zones, in the order of CgRules.fields. */
enum
{
  YELLOW_DWARF_PILE, /* the cards laid in this round, in their order */
  YELLOW_DWARF_HAND,
  YELLOW_DWARF_STUB, /* the cards that were not dealt (NJ-2) */
};

/* The options (house rules), in the order of CgRules.options. */
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
  YELLOW_DWARF_STAYS, /* a box that was not announced can be taken later
                       * (NJ-16) */
  YELLOW_DWARF_WAITS, /* a box that was not announced is closed until the match
                       * ends (NJ-35) */
};
enum
{
  YELLOW_DWARF_DOUBLE_BOX, /* a kept card costs what is in its box (NJ-22) */
  YELLOW_DWARF_FACE_STAKE, /* a kept card costs one stake of its box: 1 … 5 */
  YELLOW_DWARF_KEPT_NONE,  /* a kept card costs nothing */
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
#define YELLOW_DWARF_BOX_STAKE(box) ((box) + 1)

typedef enum
{
  YELLOW_DWARF_BEGIN,      /* the seat to move begins a new sequence */
  YELLOW_DWARF_GO_ON,      /* the seat lays the next rank or says "without" */
  YELLOW_DWARF_LAST,       /* the seat has laid its last card and may announce
                            * it */
  YELLOW_DWARF_ROUND_OVER, /* another round follows */
  YELLOW_DWARF_OVER,
} YellowDwarfPhase;

/* A move is the card to lay, or one of these. YELLOW_DWARF_STOP is "Sans X !",
 * or in the phase LAST to take nothing; YELLOW_DWARF_ANNOUNCE is "Roi qui
 * prend !" (NJ-15). */
#define YELLOW_DWARF_STOP ((CgMove) 52)
#define YELLOW_DWARF_ANNOUNCE ((CgMove) 53)

/* A card that was laid, and from bit 8 on the seat that laid it. */
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

/* What struct CgState is in this game. In a set of cards bit n is set for the
 * card n. When a round is over all hands lie open. */
typedef struct
{
  /* what was settled before the first deal */
  guint8 seats;
  guint8 dealer;     /* who dealt the first round */
  gint16 option[YELLOW_DWARF_N_OPTIONS];

  /* whose turn it is */
  guint8 phase;      /* a YellowDwarfPhase */
  gint8  to_move;    /* CG_NO_SEAT when the round is over */

  /* what follows from the pile */
  gint8  layer;      /* the seat that laid last; CG_NO_SEAT before the first
                      * card */
  guint8 top;        /* the rank laid last, 0 before the first card */
  guint8 n_pile;
  guint8 laid;       /* bit n is set when seat n has laid in this round */
  guint8 first_turn; /* 1 if `layer` is in its first turn: since its first card
                      * nobody else has laid one (NJ-23) */

  /* 1 + the box that the seat to move may announce, or 0 (NJ-16) */
  guint8 claim;

  /* the match */
  guint16 round;     /* from 1 */
  gint16  bank[YELLOW_DWARF_MAX_SEATS];
  gint16  box[YELLOW_DWARF_N_BOXES];
  guint8  closed;    /* bit n is set when box n is closed (NJ-35) */

  /* What everybody knows of a hand: bit n is set when the seat has no card of
   * rank n. If nobody may stop by choice (voluntary_stop=off), a "without"
   * proves it. If a new sequence begins with the next rank
   * (missing_rank=next_up), the card with which it begins proves it of the
   * ranks between. */
  guint16 lacks[YELLOW_DWARF_MAX_SEATS];

  /* in a redacted state: how many cards of the hand are hidden */
  guint8 hidden[YELLOW_DWARF_MAX_SEATS];

  YellowDwarfLay pile[YELLOW_DWARF_MAX_DEALT];
  guint64        hand[YELLOW_DWARF_MAX_SEATS]; /* the cards that are known */
} YellowDwarfState;

static inline const YellowDwarfState *
yellow_dwarf_state (const CgState *state)
{
  return (const YellowDwarfState *) state;
}

/** How many cards each player is dealt when there are @seats players (NJ-2). */
guint yellow_dwarf_hand_dealt (guint seats);

/** How many cards @seat holds. For full and for redacted states. */
guint yellow_dwarf_hand_size (const YellowDwarfState *s, int seat);

/** The dealer of this round (NJ-6). */
int yellow_dwarf_dealer (const YellowDwarfState *s);

/** The rank that the next card must have, 1 … 13; 0 when a sequence begins, and
 * when the round is over. */
guint yellow_dwarf_asked (const YellowDwarfState *s);

/** The box of @card, or -1 when @card is no card of the board (NJ-17). */
int yellow_dwarf_box_of (CgCard card);

static inline gboolean
yellow_dwarf_is_closed (const YellowDwarfState *s, guint box)
{
  return s->closed >> box & 1;
}

/** The box that a player who lays @card may take, or -1 when @card has no box
 * or its box is closed (NJ-35). */
static inline int
yellow_dwarf_open_box_of (const YellowDwarfState *s, CgCard card)
{
  int box = yellow_dwarf_box_of (card);

  return box >= 0 && yellow_dwarf_is_closed (s, (guint) box) ? -1 : box;
}

/** How many points each player puts into the boxes at the beginning of a round:
 * 15, less the stakes of the boxes that are closed (NJ-3, NJ-35). */
int yellow_dwarf_stake (const YellowDwarfState *s);

/** The cards laid in this round, as bits. */
guint64 yellow_dwarf_pile_set (const YellowDwarfState *s);

G_END_DECLS
