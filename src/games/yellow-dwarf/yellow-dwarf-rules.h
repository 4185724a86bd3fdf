/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position of Nain jaune, for the rules, the computer players and the model
 * of the game. Only the rules (yellow-dwarf-rules*.c) change a position. Rule
 * numbers such as NJ-10 are those of the rules page in the help.
 *
 * A game is a match of rounds. Banks, stakes and boxes are counted in points;
 * the table shows the points as tokens. */

#pragma once

#include "engine/cg-rules.h"

extern const CgRules cg_rules_yellow_dwarf;

/** The events that only this game has; see CgRules.events. In the comments
 * `seat`, `other`, `rank`, `count`, `points` and `cards` are members of the
 * event.
 *
 * STAKED: `seat` puts `points` points into the boxes.
 * WITHOUT: `seat` says "without": it cannot or will not lay a card of `rank`.
 * TOOK_BOX: `seat` takes `points` points from the box of `cards[0]`.
 * FORGOT: `seat` has not announced `cards[0]` in time: the points in the box of
 *   this card, `points`, stay there.
 * BOX_CLOSED: the box of `cards[0]` is closed, with `points` points in it,
 *   because nobody announced the card in time.
 * STARTS_AGAIN: `seat` has laid a king and begins a new sequence.
 * NEW_SEQUENCE: all other seats have passed, and `seat` begins a new sequence.
 * STOPPED: `seat` has laid its last card: the round ends, and all players see
 *   all hands.
 * PAID: `seat` pays `points` points to the seat `other` for `count` cards.
 * SHORT: `seat` cannot pay all that it owes to the seat `other`, or to a box if
 *   `other` is CG_NO_SEAT; `points`: how many points it cannot pay.
 * GRAND_OPERA: `seat` has made a Grand Opéra and takes the points of all boxes,
 *   `points` in all.
 * KEPT: `seat` still holds `cards[0]` at the end of the round and puts `points`
 *   points into the box of this card.
 * RUINED: `seat` is ruined: it cannot stake for a new round or could not
 *   pay. */
#define YELLOW_DWARF_EVENTS(X)                                                \
  X (YELLOW_DWARF_EVENT_STAKED, "staked")                                     \
  X (YELLOW_DWARF_EVENT_WITHOUT, "without")                                   \
  X (YELLOW_DWARF_EVENT_TOOK_BOX, "took-box", .cards = 1)                     \
  X (YELLOW_DWARF_EVENT_FORGOT, "forgot", .cards = 1)                         \
  X (YELLOW_DWARF_EVENT_BOX_CLOSED, "box-closed", .cards = 1, .of_all = TRUE) \
  X (YELLOW_DWARF_EVENT_STARTS_AGAIN, "starts-again")                         \
  X (YELLOW_DWARF_EVENT_NEW_SEQUENCE, "new-sequence")                         \
  X (YELLOW_DWARF_EVENT_STOPPED, "stopped", .reveals = TRUE)                  \
  X (YELLOW_DWARF_EVENT_PAID, "paid", .of_two = TRUE)                         \
  X (YELLOW_DWARF_EVENT_SHORT, "short", .of_two = TRUE, .or_one = TRUE)       \
  X (YELLOW_DWARF_EVENT_GRAND_OPERA, "grand-opera")                           \
  X (YELLOW_DWARF_EVENT_KEPT, "kept", .cards = 1)                             \
  X (YELLOW_DWARF_EVENT_RUINED, "ruined")

enum
{
  YELLOW_DWARF_EVENT_FIRST = CG_EVENT_GAME - 1,
  YELLOW_DWARF_EVENTS (CG_LISTED_NAME)
};

/** The refusals that only this game has; see CgRules.refusals. In the comments
 * `rank` is a member of the refusal.
 *
 * NOT_NEXT_RANK: the next card must be of `rank`.
 * MUST_BEGIN: the seat must begin a sequence with a card, and may not say
 *   "without".
 * MUST_GO_ON: by a house rule a player who has a card of `rank` must lay it.
 * NOTHING_TO_ANNOUNCE: the seat has nothing to announce: it has not just laid a
 *   card of the board (a card that takes the points of its box). */
#define YELLOW_DWARF_REFUSALS(X)                                              \
  X (YELLOW_DWARF_REFUSE_NOT_NEXT_RANK, "not-next-rank")                      \
  X (YELLOW_DWARF_REFUSE_MUST_BEGIN, "must-begin")                            \
  X (YELLOW_DWARF_REFUSE_MUST_GO_ON, "must-go-on")                            \
  X (YELLOW_DWARF_REFUSE_NOTHING_TO_ANNOUNCE, "nothing-to-announce")

enum
{
  YELLOW_DWARF_REFUSE_FIRST = CG_REFUSE_GAME - 1,
  YELLOW_DWARF_REFUSALS (CG_LISTED_NAME)
};

#define YELLOW_DWARF_MIN_SEATS 3
#define YELLOW_DWARF_MAX_SEATS 8
#define YELLOW_DWARF_MAX_DEALT 48 /* the most cards that are dealt to all hands
                                   * together (rule NJ-2) */
#define YELLOW_DWARF_MAX_BANK 500 /* the largest number of points that a player
                                   * can start with (rule NJ-4) */
#define YELLOW_DWARF_MAX_POINTS \
  (YELLOW_DWARF_MAX_BANK * YELLOW_DWARF_MAX_SEATS)

/* How many points a player stakes in each round while no box is closed (rules
 * NJ-3 and NJ-35). */
#define YELLOW_DWARF_STAKE 15

/* By the rules a match may go on for ever, because it ends only when a player
 * is ruined. With the default options a player is ruined after three to ten
 * rounds; if players start with 500 points and the options that cost points are
 * off, this may take hundreds of rounds. After YELLOW_DWARF_MAX_ROUNDS rounds
 * the match ends in any case (rule NJ-34), so that a saved game has a limited
 * size. */
#define YELLOW_DWARF_MAX_ROUNDS 1000

/* The zones (places for cards), in the order of CgRules.fields. */
enum
{
  YELLOW_DWARF_PILE, /* the cards laid in this round, in the order in which they
                      * were laid */
  YELLOW_DWARF_HAND,
  YELLOW_DWARF_STUB, /* the cards that were not dealt (rule NJ-2) */
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
  YELLOW_DWARF_STAYS, /* points of a card that was not announced stay in the box
                       * and can be taken in a later round (rule NJ-16) */
  YELLOW_DWARF_WAITS, /* a box whose card was not announced is closed until the
                       * match ends (rule NJ-35) */
};
enum
{
  YELLOW_DWARF_DOUBLE_BOX, /* a player who still holds the card of a box at the
                            * end doubles the box (rule NJ-22) */
  YELLOW_DWARF_FACE_STAKE, /* such a player puts one stake of the box into it: 1
                            * … 5 points */
  YELLOW_DWARF_KEPT_NONE,  /* such a player pays nothing */
};

/* The boxes of the board. The comment of each box names its card and its stake
 * in points (rule NJ-3). */
enum
{
  YELLOW_DWARF_TEN,   /* 10D, stake 1 */
  YELLOW_DWARF_JACK,  /* JC, stake 2 */
  YELLOW_DWARF_QUEEN, /* QS, stake 3 */
  YELLOW_DWARF_KING,  /* KH, stake 4 */
  YELLOW_DWARF_SEVEN, /* 7D (the yellow dwarf), stake 5 */
  YELLOW_DWARF_N_BOXES,
};

extern const CgCard yellow_dwarf_box_cards[YELLOW_DWARF_N_BOXES];
#define YELLOW_DWARF_BOX_STAKE(box) ((box) + 1)

typedef enum
{
  YELLOW_DWARF_BEGIN,      /* the seat to move begins a new sequence */
  YELLOW_DWARF_GO_ON,      /* the seat to move lays the next rank or says
                            * "without" */
  YELLOW_DWARF_LAST,       /* the seat to move has laid its last card and may
                            * announce it */
  YELLOW_DWARF_ROUND_OVER, /* the round is over, and another round follows */
  YELLOW_DWARF_OVER,
} YellowDwarfPhase;

/* A move is the number of the card to lay, or one of these two numbers. With
 * YELLOW_DWARF_STOP the seat to move says "Sans X !" (without X) or, in the
 * phase LAST, gives up the box of its last card. With YELLOW_DWARF_ANNOUNCE it
 * announces the card that it has just laid, for example with "Roi qui prend !"
 * (rule NJ-15). */
#define YELLOW_DWARF_STOP ((CgMove) 52)
#define YELLOW_DWARF_ANNOUNCE ((CgMove) 53)

/* A card that was laid (the low eight bits) and the seat that laid it (the high
 * eight bits). */
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

/* The struct CgState of this game. A set of cards is a guint64 in which bit n
 * is set for the card n. When a round is over, everybody knows all hands. */
struct _CgState
{
  /* what was settled before the first deal */
  guint8 seats;
  guint8 dealer;     /* the seat that dealt the first round */
  gint16 option[YELLOW_DWARF_N_OPTIONS];

  /* whose turn it is */
  guint8 phase;      /* a YellowDwarfPhase */
  gint8  to_move;    /* a seat, or CG_NO_SEAT when the round is over */

  /* these members can be computed from the pile */
  gint8  layer;      /* the seat that laid the last card, or CG_NO_SEAT before
                      * the first card */
  guint8 top;        /* the rank of the last card, or 0 before the first card */
  guint8 n_pile;
  guint8 laid;       /* bit n is set when seat n has laid in this round */
  guint8 first_turn; /* 1 if the seat `layer` is still in its first turn: no
                      * other seat has laid a card since the first card of
                      * `layer` (rule NJ-23) */

  /* 1 + the number of the box that the seat to move may announce, or 0 if it
   * may announce none (rule NJ-16) */
  guint8 claim;

  /* the match; banks and boxes are in points */
  guint16 round;     /* the number of the round, from 1 on */
  gint16  bank[YELLOW_DWARF_MAX_SEATS];
  gint16  box[YELLOW_DWARF_N_BOXES];
  guint8  closed;    /* bit n is set when box n is closed (rule NJ-35) */

  /* What everybody knows of the hand of each seat: bit n is set when the seat
   * certainly has no card of rank n. This can be known in two cases. If nobody
   * may stop by choice (voluntary_stop=off), a seat that says "without" has no
   * card of the rank that was asked for. If a new sequence must begin with the
   * lowest rank in hand above the missing rank (missing_rank=next_up), the seat
   * that begins it has no card of the ranks that it skips. */
  guint16 lacks[YELLOW_DWARF_MAX_SEATS];

  /* in a redacted state: how many cards of each hand are hidden */
  guint8 hidden[YELLOW_DWARF_MAX_SEATS];

  YellowDwarfLay pile[YELLOW_DWARF_MAX_DEALT];
  guint64        hand[YELLOW_DWARF_MAX_SEATS]; /* the cards of each hand; in a
                                                * redacted state only the known
                                                * ones */
};

/** Returns how many cards each player is dealt when there are @seats players
 * (rule NJ-2). */
guint yellow_dwarf_hand_dealt (guint seats);

/** Returns how many cards @seat holds, in a full or in a redacted state. */
guint yellow_dwarf_hand_size (const CgState *s, int seat);

/** Returns the dealer of this round (rule NJ-6). */
int yellow_dwarf_dealer (const CgState *s);

/** Returns the rank that the next card must have, 1 … 13, or 0 if a sequence
 * begins or the round is over. */
guint yellow_dwarf_asked (const CgState *s);

/** Returns the number of the box of @card, or -1 if @card is not a card of the
 * board (rule NJ-17). */
int yellow_dwarf_box_of (CgCard card);

static inline gboolean
yellow_dwarf_is_closed (const CgState *s, guint box)
{
  return s->closed >> box & 1;
}

/** Returns the number of the box that a player who lays @card may take, or -1
 * if @card has no box or its box is closed (rule NJ-35). */
static inline int
yellow_dwarf_open_box_of (const CgState *s, CgCard card)
{
  int box = yellow_dwarf_box_of (card);

  return box >= 0 && yellow_dwarf_is_closed (s, (guint) box) ? -1 : box;
}

/** Returns how many points each player puts into the boxes at the beginning of
 * a round: 15, less the stakes of the closed boxes (rules NJ-3 and NJ-35). */
int yellow_dwarf_stake (const CgState *s);

/** Returns as bits the cards laid in this round. */
guint64 yellow_dwarf_pile_set (const CgState *s);
