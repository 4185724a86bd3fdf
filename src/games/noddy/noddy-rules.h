/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of Noddy share with its computer players and its model: the
 * position of a game, and the counting of combinations. Only the rules
 * (noddy-rules*.c) change a position. Rule numbers such as NO-16 are those of
 * the rules page in the help. */

#pragma once

#include "engine/cg-rules.h"

extern const CgRules cg_rules_noddy;

/** The events that only Noddy has, see CgRules.events. Each comment says what
 * the event means and what the members of the CgEvent hold; names such as
 * `seat` are these members.
 *
 * COMBINATION: `seat` scores a combination; `what`: its NoddyKind;
 *   `cards[count]`: its cards; `points`: what the combination scores. In an
 *   announcement `rank` is 0, and `total` is the points announced so far. In
 *   the play `rank` is the 1-based position in the row of the card that
 *   completes the combination, and `total` is the total on the table. A turned
 *   jack is a combination of the kind Noddy with `rank` 0 and 2 points.
 * NOTHING: `seat` has nothing to announce.
 * MISSED: `seat` has left a combination out of its announcement and scores
 *   nothing for it; `what`, `cards[count]`, `points`: as in a combination.
 * TAKEN: `seat` gets the points that the other seat has missed; `points`: how
 *   many.
 * TOTAL: `seat` calls the total on the table; `total`: that total.
 * GO: `seat` can lay no card and says “Go !”.
 * LAST_CARD: `seat` scores for the last card; `points`: 2 if the total on the
 *   table is 31, otherwise 1; `total`: the total on the table.
 * TARGET: `seat` has reached the target of the match; `total`: its points. */
#define NODDY_EVENTS(X)                                                       \
  X (NODDY_EVENT_COMBINATION, "combination", .cards = CG_CARDS_COUNTED)       \
  X (NODDY_EVENT_NOTHING, "nothing")                                          \
  X (NODDY_EVENT_MISSED, "missed",                                            \
      .cards = CG_CARDS_COUNTED, .reveals = TRUE)                             \
  X (NODDY_EVENT_TAKEN, "taken")                                              \
  X (NODDY_EVENT_TOTAL, "total")                                              \
  X (NODDY_EVENT_GO, "go")                                                    \
  X (NODDY_EVENT_LAST_CARD, "last-card")                                      \
  X (NODDY_EVENT_TARGET, "target")

enum
{
  NODDY_EVENT_FIRST = CG_EVENT_GAME - 1,
  NODDY_EVENTS (CG_LISTED_NAME)
};

/** The refusals that only Noddy has, see CgRules.refusals. Each comment says
 * why the move is against the rules; `card` is a member of CgRefusal.
 *
 * ANNOUNCE_FIRST: no card may be laid before both players have announced.
 * OVER_31: the card that the player wanted to lay takes the total over 31;
 *   `card`: that card.
 * CARD_FITS: a player may not say “Go !” while a card fits; `card`: a card that
 *   fits. */
#define NODDY_REFUSALS(X)                                                     \
  X (NODDY_REFUSE_ANNOUNCE_FIRST, "announce-first")                           \
  X (NODDY_REFUSE_OVER_31, "over-31")                                         \
  X (NODDY_REFUSE_CARD_FITS, "card-fits")

enum
{
  NODDY_REFUSE_FIRST = CG_REFUSE_GAME - 1,
  NODDY_REFUSALS (CG_LISTED_NAME)
};

#define NODDY_SEATS 2
#define NODDY_HAND_CARDS 3
#define NODDY_ROW_CARDS 6 /* the largest number of cards in the row: all cards
                           * of both hands */

/* The zones (places for cards), in the order of CgRules.fields. */
enum
{
  NODDY_TURN_UP,
  NODDY_ROW,
  NODDY_HAND,
  NODDY_STOCK, /* the cards that were not dealt; nobody ever sees them */
};

/* The options (house rules), in the order of CgRules.options. */
enum
{
  NODDY_GAME,
  NODDY_TARGET,
  NODDY_TURNED_NODDY,
  NODDY_PLAY_TOTALS,
  NODDY_MISSED,
  NODDY_N_OPTIONS,
};

enum { NODDY_SINGLE_DEAL, NODDY_MATCH };
enum { NODDY_TARGET_15, NODDY_TARGET_21, NODDY_TARGET_31, NODDY_TARGET_61 };
enum { NODDY_PAYS_NONDEALER, NODDY_PAYS_DEALER };
enum { NODDY_TOTALS_TAIL, NODDY_TOTALS_RUNNING };
enum { NODDY_MISSED_GIVEN, NODDY_MISSED_LOST, NODDY_MISSED_TAKEN };

/* --- counting ----------------------------------------------------------- */

/** The kinds of combinations (section 5.2 of the rules page), in the order in
 * which they are announced (rule NO-16). CgEvent.what holds one of them. */
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
  CgCard cards[NODDY_ROW_CARDS]; /* the entries from n_cards on are
                                  * CG_CARD_NONE */
} NoddyCombination;

/** The length of an array for combinations. No hand and no row has as many as
 * this; a test checks it. */
#define NODDY_MAX_COMBINATIONS 12

/** Returns what @card counts: 1 for an ace to 10 for a ten, and 10 for a jack,
 * queen or king (rule NO-1). */
static inline guint
noddy_value (CgCard card)
{
  return MIN ((guint) card >> 2, 9) + 1;
}

/** Lists in @out every combination of the cards of @hand and @turn_up (rules
 * NO-10…NO-15). The kinds come in the order of the announcement (rule NO-16).
 * Within a kind, combinations of fewer cards come first, and among these the
 * combinations of lower cards. The cards of each combination are in ascending
 * order. Returns the number of combinations. */
guint noddy_list_hand (const CgCard     hand[NODDY_HAND_CARDS],
                       CgCard           turn_up,
                       NoddyCombination out[NODDY_MAX_COMBINATIONS]);

/** Lists in @out every combination that the last card of @row makes with the
 * cards just before it (rule NO-23). @row: @n cards, at most six, in the order
 * in which they were laid; together they count at most 31. @running: whether a
 * total of 15, 25 or 31 counts only if the whole row makes it, and not if only
 * the last cards of the row make it (option play_totals). Returns the number of
 * combinations. */
guint noddy_list_play (const CgCard *row, guint n, gboolean running,
                       NoddyCombination out[NODDY_MAX_COMBINATIONS]);

/**
 * NoddyHeard:
 *
 * What an announcement tells the other seat: the number of combinations of each
 * kind and size, without their cards, as bit fields (see noddy-rules-count.c).
 * 0 when there is nothing to announce.
 */
typedef guint32 NoddyHeard;

/** Returns what the other seat hears when the @n combinations of @list, which
 * noddy_list_hand() has filled in, are announced. */
NoddyHeard noddy_hear (const NoddyCombination *list, guint n);

/** Lists in @out the combinations of @heard, in the order of the announcement
 * (rule NO-16). Their cards are unknown (all are %CG_CARD_NONE). The number of
 * cards of a fifteen is unknown too (n_cards is 0). Returns the number of
 * combinations. */
guint noddy_list_heard (NoddyHeard        heard,
                        NoddyCombination  out[NODDY_MAX_COMBINATIONS]);

/** Appends @heard to @text in the form that a saved position uses: the kinds
 * with their points, as in "15:2 pair:2 run:2", or "nothing". */
void noddy_heard_to_text (NoddyHeard heard, GString *text);

/* Tables for fast counting, written by noddy-rules-tables.c while the program
 * is built. Two cards have one of 91 possible pairs of ranks. A hand and the
 * turn-up are four cards, which make two such pairs. These two pairs determine
 * the class of the hand: all hands of one class have the same combinations,
 * except for Noddy and flushes. */
#define NODDY_N_PAIRS 91
#define NODDY_PAIR_BITS 7

typedef struct
{
  guint8     points;
  NoddyHeard heard;
} NoddyClass;

/* noddy_pair_of[a * 64 + b] is for the cards a and b: the low NODDY_PAIR_BITS
 * bits are the number of their pair of ranks, and the bits above are their two
 * suits, two bits each. noddy_class_of is indexed by two numbers of pairs of
 * ranks (see noddy_class()) and holds indices in noddy_classes. */
extern const guint16 noddy_pair_of[52 * 64];
extern const guint8 noddy_class_of[NODDY_N_PAIRS * NODDY_N_PAIRS];
extern const NoddyClass noddy_classes[];
/* the points of a flush, indexed by the suits of four cards, two bits each */
extern const guint8 noddy_flush_of[256];

#define NODDY_HEARD_FLUSH (3u << 15) /* the bits of a NoddyHeard for a flush of
                                      * three cards and for a flush of four
                                      * cards */

/* Returns the class of four cards. Sets @flush to the points of their flush, or
 * to 0 if they have none. */
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

/* Returns 1 if @a, @b or @c is the jack of the suit of @turn_up (Noddy),
 * otherwise 0. */
static inline guint
noddy_in_hand (CgCard a, CgCard b, CgCard c, CgCard turn_up)
{
  CgCard noddy = CG_FRENCH (CG_JACK, turn_up & 3);

  return (a == noddy) | (b == noddy) | (c == noddy);
}

/** Returns the points of the hand @a, @b, @c with @turn_up. This is the sum of
 * the points that noddy_list_hand() lists, but it is computed many times
 * faster. */
static inline guint
noddy_hand_points (CgCard a, CgCard b, CgCard c, CgCard turn_up)
{
  guint flush;
  guint points = noddy_class (a, b, c, turn_up, &flush)->points;

  return points + flush + noddy_in_hand (a, b, c, turn_up);
}

/** Returns what the other seat hears when the hand @a, @b, @c is announced. The
 * result is that of noddy_list_hand() and noddy_hear(), but it is computed many
 * times faster. */
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
  NODDY_OVER, /* the deal is over; in a match another deal may follow */
} NoddyPhase;

/* A move is the number of the card to lay, or one of these numbers.
 * NODDY_MOVE_ANNOUNCE announces everything that the hand makes. If missed
 * points are not given (rule NO-17), NODDY_MOVE_CLAIM + n announces only a
 * part: if bit i of n is set, the combination number i, from 0, of
 * noddy_list_hand(). At least one bit of the combinations is not set. */
#define NODDY_MOVE_GO ((CgMove) 64)
#define NODDY_MOVE_ANNOUNCE ((CgMove) 65)
#define NODDY_MOVE_CLAIM ((CgMove) 128)

/* The contents of struct CgState in Noddy. */
struct _CgState
{
  /* what was settled before the first deal */
  guint8 seats;  /* always NODDY_SEATS */
  guint8 dealer; /* the seat that dealt first */
  guint8 option[NODDY_N_OPTIONS];

  /* the match */
  guint8 goal;   /* the points that win the match (option `target`), or 255 in a
                  * single deal, because nobody can reach 255 */
  guint8 round;  /* the number of the deal in the match, from 1 on */
  guint8 score[NODDY_SEATS];

  /* this deal */
  guint8     phase;     /* a NoddyPhase */
  gint8      to_move;   /* a seat, or CG_NO_SEAT when the deal is over */
  guint8     announced; /* bit n is set when seat n has announced */
  guint8     gone;      /* bit n is set when seat n has said “Go !” */
  guint8     redacted;  /* 1 if the state is redacted, so that the stock is
                         * hidden too; otherwise 0 */
  guint8     hidden[NODDY_SEATS]; /* how many cards of each hand are hidden, if
                                   * the state is redacted */
  CgCard     turn_up;
  guint8     n_row;
  guint32    sums;      /* bit n is set when n is the total on the table or has
                         * been the total earlier in this deal; bit 0 is always
                         * set */
  NoddyHeard heard[NODDY_SEATS]; /* what each seat has announced, or 0 before it
                                  * has announced */
  guint64    row;       /* the cards of the row, one byte for each card, with
                         * the last card in the lowest byte; bits 0 to 5 of a
                         * byte are the card, bit 6 is the seat that laid it */
  guint64    hand[NODDY_SEATS]; /* bit n is set when the seat holds the card
                                 * n */
};

/** Returns the dealer of this deal. The players deal in turn (rule NO-31). */
static inline int
noddy_dealer (const CgState *s)
{
  return (s->dealer + s->round + 1) & 1;
}

/** Returns the total on the table, 0 to 31. */
static inline guint
noddy_total (const CgState *s)
{
  return 31 - (guint) __builtin_clz (s->sums);
}

/** Returns the card number @i of the row, from 0 in the order of play. */
static inline CgCard
noddy_row_card (const CgState *s, guint i)
{
  return (CgCard) (s->row >> (s->n_row - 1u - i) * 8 & 63);
}

/** Returns the seat that laid the card number @i of the row, from 0. */
static inline int
noddy_row_seat (const CgState *s, guint i)
{
  return (int) (s->row >> ((s->n_row - 1u - i) * 8 + 6) & 1);
}

/** Returns as bits the cards whose value is at most @room. They fit if the
 * total on the table is 31 - @room. */
static inline guint64
noddy_fitting (guint room)
{
  const guint64 all = (G_GUINT64_CONSTANT (1) << 52) - 1;

  return room >= 10 ? all : (G_GUINT64_CONSTANT (1) << room * 4) - 1;
}

/** Returns the seat to which a turned jack has paid two points in this deal
 * (rule NO-3), or %CG_NO_SEAT when the turn-up is no jack. */
int noddy_turned_seat (const CgState *s);
