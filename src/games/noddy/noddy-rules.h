/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy: the position and the counting of combinations, for its rules, its
 * computer player and its model. Only noddy-rules.c changes a position. Rule
 * numbers (NO-…) are those of the rules page. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

extern const CgRules cg_rules_noddy;

/** The events of this game only; see CgRules.events. */
#define NODDY_EVENTS(X)                                                       \
  /* seat, what: a NoddyKind, cards[count], points; rank: the 1-based         \
   * position of the card of the play that completes it, 0 in an              \
   * announcement; total: of this announcement, or in play the total on the   \
   * table */                                                                 \
  X (COMBINATION, "combination", .cards = CG_CARDS_COUNTED)                   \
  /* seat has nothing to announce */                                          \
  X (NOTHING, "nothing")                                                      \
  /* seat calls the total on the table: total */                              \
  X (TOTAL, "total")                                                          \
  /* seat can lay nothing */                                                  \
  X (GO, "go")                                                                \
  /* seat, points for the last card */                                        \
  X (LAST_CARD, "last-card")                                                  \
  /* seat has reached the match's target; total: its points */                \
  X (TARGET, "target")

enum
{
  NODDY_EVENT_FIRST = CG_EVENT_GAME - 1,
#define NODDY_EVENT(NAME, ...) NODDY_EVENT_##NAME,
  NODDY_EVENTS (NODDY_EVENT)
#undef NODDY_EVENT
};

/** The refusals of this game only; see CgRules.refusals. */
#define NODDY_REFUSALS(X)                                                     \
  /* first the announcements, then the cards */                               \
  X (ANNOUNCE_FIRST, "announce-first")                                        \
  /* `card` takes the total over 31 */                                        \
  X (OVER_31, "over-31")                                                      \
  /* no "go": `card` can still be laid */                                     \
  X (CARD_FITS, "card-fits")

enum
{
  NODDY_REFUSE_FIRST = CG_REFUSE_GAME - 1,
#define NODDY_REFUSE(NAME, ...) NODDY_REFUSE_##NAME,
  NODDY_REFUSALS (NODDY_REFUSE)
#undef NODDY_REFUSE
};

#define NODDY_SEATS 2
#define NODDY_HAND_CARDS 3
#define NODDY_ROW_CARDS 6 /* both hands */

/* The zones, in the order of CgRules.fields. */
enum
{
  NODDY_TURN_UP,
  NODDY_ROW,
  NODDY_HAND,
  NODDY_STOCK, /* the cards that were not dealt; nobody ever sees them */
};

/* CgRules.options */
enum
{
  NODDY_GAME,
  NODDY_TARGET,
  NODDY_TURNED_NODDY,
  NODDY_PLAY_TOTALS,
  NODDY_N_OPTIONS,
};

enum { NODDY_SINGLE_DEAL, NODDY_MATCH };
enum { NODDY_TARGET_15, NODDY_TARGET_21, NODDY_TARGET_31, NODDY_TARGET_61 };
enum { NODDY_PAYS_NONDEALER, NODDY_PAYS_DEALER };
enum { NODDY_TOTALS_TAIL, NODDY_TOTALS_RUNNING };

/* --- counting ----------------------------------------------------------- */

/** The kinds of combinations (NO 5.2), in the order of an announcement
 * (NO-16): CgEvent.what. */
typedef enum
{
  NODDY_KIND_NODDY = 1, /* the jack of trumps */
  NODDY_KIND_FIFTEEN,
  NODDY_KIND_TWENTY_FIVE,
  NODDY_KIND_THIRTY_ONE,
  NODDY_KIND_PAIR,
  NODDY_KIND_PAIR_ROYAL,
  NODDY_KIND_DOUBLE_PAIR_ROYAL,
  NODDY_KIND_RUN,
  NODDY_KIND_FLUSH,
} NoddyKind;

/** One combination: its cards and its points. */
typedef struct
{
  guint8 kind; /* NoddyKind */
  guint8 n_cards;
  guint8 points;
  CgCard cards[NODDY_ROW_CARDS]; /* then CG_CARD_NONE */
} NoddyCombination;

/** More than any hand or row has; tests check that. */
#define NODDY_MAX_COMBINATIONS 12

/** The value of a card: 1 to 10, court cards 10 (NO-1). */
static inline guint
noddy_value (CgCard card)
{
  return MIN ((guint) card >> 2, 9) + 1;
}

/** Lists every combination of @n_hand (at most three) different cards with the
 * turn-up, which may be %CG_CARD_NONE (NO-10…NO-15). The order is that of
 * NO-16; within a kind fewer cards come first, then lower ones; the cards of
 * each are ascending. Returns the number of combinations. */
guint noddy_list_hand (const CgCard *hand, guint n_hand, CgCard turn_up,
                       NoddyCombination out[NODDY_MAX_COMBINATIONS]);

/** Lists every combination that the last card of a row of @n cards, at most
 * six and at most 31 together, makes with those just before it (NO-23). @row:
 * in the order in which the cards were laid. @running: totals count for the
 * whole row only (option play_totals). Returns the number of combinations. */
guint noddy_list_play (const CgCard *row, guint n, gboolean running,
                       NoddyCombination out[NODDY_MAX_COMBINATIONS]);

/**
 * NoddyHeard:
 *
 * What an announcement tells the other seat: the number of combinations of each
 * kind and size, without their cards, in bits (noddy-rules-count.c). 0: it
 * announced nothing.
 */
typedef guint32 NoddyHeard;

/** What is heard of a list that noddy_list_hand() made. */
NoddyHeard noddy_hear (const NoddyCombination *list, guint n);

/** The list that was heard, in the order of NO-16. Its cards are unknown (all
 * %CG_CARD_NONE), and of a fifteen their number too (n_cards is 0). Returns the
 * number of combinations. */
guint noddy_list_heard (NoddyHeard        heard,
                        NoddyCombination  out[NODDY_MAX_COMBINATIONS]);

/** Appends @heard to @text as positions have it: "15:2 pair:2 run:2", kinds
 * with points, or "nothing". */
void noddy_heard_to_text (NoddyHeard heard, GString *text);

/* Tables for fast counting, written by noddy-rules-tables.c at build time. Two
 * cards are one of 91 pairs of ranks; two pairs have a class; hands of one
 * class have the same combinations except for Noddy and flush. */
#define NODDY_N_PAIRS 91
#define NODDY_PAIR_BITS 7

typedef struct
{
  guint8     points;
  NoddyHeard heard;
} NoddyClass;

extern const guint16 noddy_pair_of[52 * 64]; /* above it the two suits, two
                                              * bits each */
extern const guint8 noddy_class_of[NODDY_N_PAIRS * NODDY_N_PAIRS];
extern const NoddyClass noddy_classes[];
extern const guint8 noddy_flush_of[256]; /* points, by four suits */

#define NODDY_HEARD_NODDY 1u
#define NODDY_HEARD_FLUSH (3u << 15) /* of three or of four cards */
#define NODDY_HEARD_FLUSH_OF_FOUR (1u << 16)

/* The class of four cards, and in *@flush the points of their flush. */
static inline const NoddyClass *
noddy_class (CgCard a, CgCard b, CgCard c, CgCard d, guint *flush)
{
  const guint mask = (1u << NODDY_PAIR_BITS) - 1;
  guint ab = noddy_pair_of[a * 64 + b];
  guint cd = noddy_pair_of[c * 64 + d];

  *flush = noddy_flush_of[(ab >> NODDY_PAIR_BITS) |
                          (cd >> NODDY_PAIR_BITS) << 4];
  return &noddy_classes[noddy_class_of[(ab & mask) * NODDY_N_PAIRS +
                                       (cd & mask)]];
}

/* Whether one of the three is the jack of the turn-up's suit. */
static inline guint
noddy_in_hand (CgCard a, CgCard b, CgCard c, CgCard turn_up)
{
  CgCard noddy = CG_FRENCH (CG_JACK, turn_up & 3);

  return (a == noddy) | (b == noddy) | (c == noddy);
}

/** The points of a hand of three with the turn-up: the sum of
 * noddy_list_hand(), but many times as fast. */
static inline guint
noddy_hand_points (CgCard a, CgCard b, CgCard c, CgCard turn_up)
{
  guint flush;
  guint points = noddy_class (a, b, c, turn_up, &flush)->points;

  return points + flush + noddy_in_hand (a, b, c, turn_up);
}

/** The same for noddy_hear() of that list. */
static inline NoddyHeard
noddy_hand_heard (CgCard a, CgCard b, CgCard c, CgCard turn_up)
{
  guint flush;
  NoddyHeard heard = noddy_class (a, b, c, turn_up, &flush)->heard;

  return heard | ((1u << flush << 12) & NODDY_HEARD_FLUSH) |
         noddy_in_hand (a, b, c, turn_up);
}

/* --- the position ------------------------------------------------------- */

typedef enum
{
  NODDY_ANNOUNCE,
  NODDY_PLAY,
  NODDY_OVER, /* the deal; in a match others may follow */
} NoddyPhase;

/* Moves: the card to lay, or one of these. */
#define NODDY_MOVE_GO ((CgMove) 64)
#define NODDY_MOVE_ANNOUNCE ((CgMove) 65)

/* Struct CgState of this game. */
typedef struct
{
  /* the setup */
  guint8 seats;  /* NODDY_SEATS */
  guint8 dealer; /* of the first deal */
  guint8 option[NODDY_N_OPTIONS];

  /* the match */
  guint8 goal;   /* the points of the option `target`; 255, out of reach, in a
                  * single deal */
  guint8 round;  /* 1-based */
  guint8 score[NODDY_SEATS];

  /* this deal */
  guint8     phase;     /* NoddyPhase */
  gint8      to_move;   /* CG_NO_SEAT when over */
  guint8     announced; /* bit n: seat n has announced */
  guint8     gone;      /* bit n: seat n has said “Go !” */
  guint8     redacted;  /* 1: a seat's view, the stock is hidden too */
  guint8     hidden[NODDY_SEATS]; /* the number of cards redacted from `hand` */
  CgCard     turn_up;
  guint8     n_row;
  guint32    sums;      /* bit n: the total on the table is or was n */
  NoddyHeard heard[NODDY_SEATS]; /* of the announcement; 0 before it */
  guint64    row;       /* a byte for each card, the last one lowest: the card,
                         * and the seat in bit 6 */
  guint64    hand[NODDY_SEATS]; /* bit n: card n */
} NoddyState;

static inline const NoddyState *
noddy_state (const CgState *state)
{
  return (const NoddyState *) state;
}

/** The dealer of the current round: the deal alternates (NO-31). */
static inline int
noddy_dealer (const NoddyState *s)
{
  return (s->dealer + s->round + 1) & 1;
}

/** The total on the table, 0 to 31. */
static inline guint
noddy_total (const NoddyState *s)
{
  return 31 - (guint) __builtin_clz (s->sums);
}

/** Card @i of the row, 0-based in the order of play. */
static inline CgCard
noddy_row_card (const NoddyState *s, guint i)
{
  return (CgCard) (s->row >> (s->n_row - 1u - i) * 8 & 63);
}

/** The seat that laid it. */
static inline int
noddy_row_seat (const NoddyState *s, guint i)
{
  return (int) (s->row >> ((s->n_row - 1u - i) * 8 + 6) & 1);
}

/** The cards, as bits, whose value is at most @room, what is left up to 31. */
static inline guint64
noddy_fitting (guint room)
{
  const guint64 all = (G_GUINT64_CONSTANT (1) << 52) - 1;

  return room >= 10 ? all : (G_GUINT64_CONSTANT (1) << room * 4) - 1;
}

/** The seat that a turned jack has paid two points in this deal (NO-3), or
 * %CG_NO_SEAT. Also for the first deal of a game, which has no events. */
int noddy_turned_seat (const NoddyState *s);

G_END_DECLS
