/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer players of Nain jaune share: what passes and the pile tell
 * about the other hands, which sequences a hand can begin, and what each
 * sequence is worth. The functions must use only what a seat knows, although
 * the search also gives them states without hidden cards. They must not change
 * a state or decide what is legal. */

#pragma once

#include "players/cg-player.h"
#include "yellow-dwarf-player.h"
#include "yellow-dwarf-rules-private.h"

/* Chances are in thousandths; this is the chance of a certain event. */
#define YELLOW_DWARF_CERTAIN 1000

/* A player who has this many cards left, or fewer, is close to going out
 * (getting rid of all cards). */
#define YELLOW_DWARF_CLOSE 5

/* The cards of the board (rule NJ-3) as bits. Each of them takes a box. */
#define YELLOW_DWARF_BOARD                       \
  (CARD_BIT (CG_FRENCH (10, CG_DIAMONDS)) |      \
   CARD_BIT (CG_FRENCH (CG_JACK, CG_CLUBS)) |    \
   CARD_BIT (CG_FRENCH (CG_QUEEN, CG_SPADES)) |  \
   CARD_BIT (CG_FRENCH (CG_KING, CG_HEARTS)) |   \
   CARD_BIT (CG_FRENCH (7, CG_DIAMONDS)))

/** Returns as bits the cards of the board whose boxes are open. A card with a
 * closed box is like any other card (rule NJ-35). */
static inline guint64
yellow_dwarf_open_board (const CgState *s)
{
  return YELLOW_DWARF_BOARD & ~yellow_dwarf_closed_cards (s);
}

/** The position as a seat sees it. In the comments below "I" is that seat. Sets
 * of cards are bits. */
typedef struct
{
  const CgState *s;
  int     me;
  guint64 board;  /* the cards of the board whose boxes are open */
  guint64 hand;   /* my cards */
  guint64 seen;   /* my cards and the cards of the pile */
  guint   unseen; /* how many cards I do not see */
  int     close;  /* how close another player is to going out: from 0 (nobody is
                   * close) to %YELLOW_DWARF_CLOSE (somebody has only one card
                   * left) */
  guint8  left[YELLOW_DWARF_MAX_SEATS]; /* for each other seat: how many cards
                                         * it has */

  /* for each seat: the ranks that it lacks, because it has passed; bit n is set
   * when the seat has no card of rank n. If the rules let players stop by
   * choice, a player who passes may still have the rank, but this is so rare
   * that it is ignored. */
  guint16 lacks[YELLOW_DWARF_MAX_SEATS];
} YellowDwarfTable;

/** Which cards each seat probably does not have, because it would have laid
 * them. */
typedef struct
{
  /* for each seat: the highest rank with which the seat has begun a sequence
   * that takes no box. The seat probably has no lower card, because it would
   * have begun with the lower card. */
  guint8 lowest[YELLOW_DWARF_MAX_SEATS];

  /* for each seat, as bits: the cards of the board that the seat probably does
   * not have, because it would have laid them instead of another card of the
   * same rank */
  guint64 without[YELLOW_DWARF_MAX_SEATS];
} YellowDwarfHabits;

/** A sequence that a player can begin, or the rest of a sequence that has
 * begun. In the comments "I" is that player. */
typedef struct
{
  guint   first;  /* the rank with which it begins, or 0 for the rest of a
                   * sequence */
  guint   last;   /* the rank of its last card */
  guint   cut;    /* how many more cards I could lay but keep */
  guint64 cards;  /* the cards of the sequence, as bits */
  int     boxes;  /* the points in the boxes that the sequence takes */
  int     chance; /* the chance, in thousandths, that I also begin the next
                   * sequence; certain after a king */
} YellowDwarfRun;

/** The reasons that speak for or against a sequence. */
typedef enum
{
  YELLOW_DWARF_TAKE,  /* the sequence takes boxes */
  YELLOW_DWARF_LOW,   /* the sequence begins with a low card, which could seldom
                       * be laid later */
  YELLOW_DWARF_KINGS, /* speaks against the sequence: it ends with a king, and
                       * the king would be more useful later */
  YELLOW_DWARF_LEAD,  /* the other players are not likely to continue the
                       * sequence */
  YELLOW_DWARF_N_TERMS,
} YellowDwarfTerm;

/** Fills in @t with the position as the seat @me sees it. */
void yellow_dwarf_view_table (YellowDwarfTable *t, const CgState *s, int me);

/** Fills in @habits from the cards that have been laid. */
void yellow_dwarf_view_habits (YellowDwarfHabits *habits, const CgState *s);

/** Returns as bits the cards among @moves. */
static inline guint64
yellow_dwarf_cards_of (const CgMove *moves, guint n_moves)
{
  guint64 cards = 0;

  for (guint i = 0; i < n_moves; i++)
    if (moves[i] < YELLOW_DWARF_STOP)
      cards |= CARD_BIT (moves[i]);
  return cards;
}

/** Returns the ranks of @hand as bits: for each rank that @hand has, the lowest
 * of the four bits of that rank is set. */
static inline guint64
yellow_dwarf_ranks (guint64 hand)
{
  hand |= hand >> 1;
  hand |= hand >> 2;
  return hand & G_GUINT64_CONSTANT (0x1111111111111);
}

/** Returns the ranks with which the sequences of @hand begin, in the same form
 * as yellow_dwarf_ranks(): @hand has a card of each of these ranks and none of
 * the rank below. */
static inline guint64
yellow_dwarf_first_ranks (guint64 hand)
{
  guint64 ranks = yellow_dwarf_ranks (hand);

  return ranks & ~(ranks << 4);
}

/** Returns which one of @cards is best to lay: the card that is also in @board,
 * or the first card if there is none. @cards are cards of the same rank, as
 * bits. */
static inline CgCard
yellow_dwarf_best_equal (guint64 cards, guint64 board)
{
  guint64 best = cards & board;

  return (CgCard) __builtin_ctzll (best != 0 ? best : cards);
}

/** Returns how many of the four cards of @rank are in @cards. */
static inline guint
yellow_dwarf_equals (guint64 cards, guint rank)
{
  guint four = (guint) (cards >> (rank - 1) * 4) & 15;

  return (guint) (G_GUINT64_CONSTANT (0x4332322132212110) >> four * 4) & 15;
}

/** Returns the ranks with which I can begin and then certainly lay all my cards
 * before anybody else begins a sequence, because I begin again after each of my
 * sequences but the last. The result has the form of yellow_dwarf_ranks().
 * Returns 0 if there are no such ranks, or if by a house rule I may not choose
 * the rank of the next sequence. */
guint64 yellow_dwarf_sure_ranks (const YellowDwarfTable *t);

/** Sets @points[term] for each YellowDwarfTerm to how much that term speaks for
 * beginning with @run, in tenths of a point; negative if it speaks against
 * it. */
void yellow_dwarf_weigh (const YellowDwarfTable *t, const YellowDwarfRun *run,
                         int points[YELLOW_DWARF_N_TERMS]);

/** Sets best[0] to the best sequence that begins with one of @cards, and
 * best[1] to the second best one. If there is only one sequence, best[1] has no
 * cards. If yellow_dwarf_sure_ranks() returns any ranks, considers only
 * sequences that begin with these ranks, and returns %TRUE. */
gboolean yellow_dwarf_best_runs (const YellowDwarfTable *t, guint64 cards,
                                 YellowDwarfRun best[2]);

/** Returns how much speaks for beginning with @rank, in tenths of a point. */
int yellow_dwarf_worth (const YellowDwarfTable *t, guint rank);

/** Returns whether it is better for me to stop than to lay the next card. I
 * must have laid the last card and must have the next one. */
gboolean yellow_dwarf_stops (const YellowDwarfTable *t);

/** What the search (cg-search.h) needs to know of this game. */
extern const CgSearchKnowledge yellow_dwarf_search;
