/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer players of Nain jaune share: what the passes and the pile
 * tell of the other hands, which sequences a hand can begin, and what each of
 * them is worth. They must not use more than a seat knows (the search gives
 * them full states too), change a state, or decide what is legal. */

#pragma once

#include "players/cg-player.h"
#include "yellow-dwarf-player.h"
#include "yellow-dwarf-rules-private.h"

G_BEGIN_DECLS

/* A chance is a number of thousandths. */
#define YELLOW_DWARF_CERTAIN 1000

/* A player with this many cards or fewer is close to going out. */
#define YELLOW_DWARF_CLOSE 5

/* The cards of the board (NJ-3), as bits. */
#define YELLOW_DWARF_BOARD                       \
  (CARD_BIT (CG_FRENCH (10, CG_DIAMONDS)) |      \
   CARD_BIT (CG_FRENCH (CG_JACK, CG_CLUBS)) |    \
   CARD_BIT (CG_FRENCH (CG_QUEEN, CG_SPADES)) |  \
   CARD_BIT (CG_FRENCH (CG_KING, CG_HEARTS)) |   \
   CARD_BIT (CG_FRENCH (7, CG_DIAMONDS)))

/** The cards of the board whose boxes are open. A card with a closed box is
 * like any other card (NJ-35). */
static inline guint64
yellow_dwarf_open_board (const YellowDwarfState *s)
{
  return YELLOW_DWARF_BOARD & ~yellow_dwarf_closed_cards (s);
}

/** The position as the seat that thinks, called I here, sees it. */
typedef struct
{
  const YellowDwarfState *s;
  int     me;
  guint64 board;  /* the cards whose boxes are open */
  guint64 hand;   /* my cards */
  guint64 seen;   /* my cards and those of the pile */
  guint   unseen; /* how many cards I do not see */
  int     close;  /* how close another player is to going out: from 0, not
                   * close, to %YELLOW_DWARF_CLOSE, one card left */
  guint8  left[YELLOW_DWARF_MAX_SEATS]; /* how many cards each other seat has */

  /* by seat, what passes tell: bit n is set when the seat has no card of rank
   * n. A player who may stop by choice could pass although they have one; that
   * is so rare that it is left out. */
  guint16 lacks[YELLOW_DWARF_MAX_SEATS];
} YellowDwarfTable;

/** What a seat probably does not have, because it would have laid it. */
typedef struct
{
  /* by seat: the highest rank with which it has begun a sequence for no box. A
   * player with lower cards would rather have begun with these. */
  guint8 lowest[YELLOW_DWARF_MAX_SEATS];

  /* by seat: the cards of the board that it would have laid instead of an equal
   * card */
  guint64 without[YELLOW_DWARF_MAX_SEATS];
} YellowDwarfHabits;

/** A sequence that a player can begin, or the rest of a sequence. */
typedef struct
{
  guint   first;  /* the rank it begins with; 0 for the rest of a sequence */
  guint   last;   /* the rank laid last */
  guint   cut;    /* how many more cards the player could lay but keeps */
  guint64 cards;  /* the cards that are laid */
  int     boxes;  /* the points in the boxes that it takes */
  int     chance; /* the chance that I begin again after it; certain after a
                   * king */
} YellowDwarfRun;

/** The reasons that speak for a sequence. */
typedef enum
{
  YELLOW_DWARF_TAKE,  /* the sequence takes boxes */
  YELLOW_DWARF_LOW,   /* a low card, which is seldom asked for, is laid now */
  YELLOW_DWARF_KINGS, /* a king, which is better used later, is kept */
  YELLOW_DWARF_LEAD,  /* the others are not likely to continue the sequence */
  YELLOW_DWARF_N_TERMS,
} YellowDwarfTerm;

/** Fills in @t: the position as the seat @me sees it. */
void yellow_dwarf_view_table (YellowDwarfTable *t, const YellowDwarfState *s,
                              int me);

/** Fills in @habits from what has been laid. */
void yellow_dwarf_view_habits (YellowDwarfHabits      *habits,
                               const YellowDwarfState *s);

/** The cards among @moves, as bits. */
static inline guint64
yellow_dwarf_cards_of (const CgMove *moves, guint n_moves)
{
  guint64 cards = 0;

  for (guint i = 0; i < n_moves; i++)
    if (moves[i] < YELLOW_DWARF_STOP)
      cards |= CARD_BIT (moves[i]);
  return cards;
}

/** The ranks of @hand. The lowest of the four bits of a rank stands for it. */
static inline guint64
yellow_dwarf_ranks (guint64 hand)
{
  hand |= hand >> 1;
  hand |= hand >> 2;
  return hand & G_GUINT64_CONSTANT (0x1111111111111);
}

/** The ranks of @hand with which sequences begin: @hand has no card of the rank
 * below. The lowest of the four bits of a rank stands for it. */
static inline guint64
yellow_dwarf_first_ranks (guint64 hand)
{
  guint64 ranks = yellow_dwarf_ranks (hand);

  return ranks & ~(ranks << 4);
}

/** Which of @cards, bits of one rank, to lay: the one of the @board, or else
 * the first. */
static inline CgCard
yellow_dwarf_best_equal (guint64 cards, guint64 board)
{
  guint64 best = cards & board;

  return (CgCard) __builtin_ctzll (best != 0 ? best : cards);
}

/** How many of the four cards of @rank are in @cards. */
static inline guint
yellow_dwarf_equals (guint64 cards, guint rank)
{
  guint four = (guint) (cards >> (rank - 1) * 4) & 15;

  return (guint) (G_GUINT64_CONSTANT (0x4332322132212110) >> four * 4) & 15;
}

/** The ranks with which I can begin and then surely lay all my cards before
 * anybody else begins a sequence: after each of my sequences but the last I
 * begin again. None if the rules do not leave the next sequence to my
 * choice. */
guint64 yellow_dwarf_sure_ranks (const YellowDwarfTable *t);

/** Sets @points to what speaks for beginning with @run, by YellowDwarfTerm, in
 * tenths of a point. */
void yellow_dwarf_weigh (const YellowDwarfTable *t, const YellowDwarfRun *run,
                         int points[YELLOW_DWARF_N_TERMS]);

/** Sets @best to the best sequence that begins with one of @cards and to the
 * next best one, which has no cards if there is no other. Returns whether
 * these sequences are among the sure ones of yellow_dwarf_sure_ranks(); if
 * there are any, only those are considered. */
gboolean yellow_dwarf_best_runs (const YellowDwarfTable *t, guint64 cards,
                                 YellowDwarfRun best[2]);

/** Whether I, who laid last and could go on, had better stop. */
gboolean yellow_dwarf_stops (const YellowDwarfTable *t);

/** What the search needs to know of this game. */
extern const CgSearchKnowledge yellow_dwarf_search;

G_END_DECLS
