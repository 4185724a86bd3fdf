/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Nain jaune think: what the passes and the pile
 * tell of the others, which sequences a hand can begin, and what each of them
 * is worth. Reads redacted states (and full ones in a search, of which it uses
 * no more) and changes nothing; what is legal is the rules' to say. */

#pragma once

#include "players/cg-player.h"
#include "yellow-dwarf-player.h"
#include "yellow-dwarf-rules-private.h"

G_BEGIN_DECLS

#define YELLOW_DWARF_CERTAIN 1000 /* chances are in thousandths */

/* A player with so few cards left is close to going out. */
#define YELLOW_DWARF_CLOSE 5

/* The cards of the board (NJ-3), as a set. */
#define YELLOW_DWARF_BOARD                       \
  (CARD_BIT (CG_FRENCH (10, CG_DIAMONDS)) |      \
   CARD_BIT (CG_FRENCH (CG_JACK, CG_CLUBS)) |    \
   CARD_BIT (CG_FRENCH (CG_QUEEN, CG_SPADES)) |  \
   CARD_BIT (CG_FRENCH (CG_KING, CG_HEARTS)) |   \
   CARD_BIT (CG_FRENCH (7, CG_DIAMONDS)))

/** Of these cards those whose boxes are open: the others are cards like any
 * (NJ-35). */
static inline guint64
yellow_dwarf_open_board (const YellowDwarfState *s)
{
  guint64 board = YELLOW_DWARF_BOARD;

  if (G_UNLIKELY (s->closed != 0))
    for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
      if (yellow_dwarf_is_closed (s, box))
        board &= ~CARD_BIT (yellow_dwarf_box_cards[box]);
  return board;
}

/** The position as a seat sees it. */
typedef struct
{
  const YellowDwarfState *s;
  int     me;
  guint64 board;  /* the cards whose boxes are open */
  guint64 hand;   /* mine */
  guint64 seen;   /* mine and the pile */
  guint   unseen; /* how many others there are */
  int     close;  /* 0, up to %YELLOW_DWARF_CLOSE when another has one card */
  guint8  left[YELLOW_DWARF_MAX_SEATS]; /* cards of the others */

  /* what passes tell, bit n: the seat has nothing of rank n. Who may stop by
   * choice might hide something, but who does? */
  guint16 lacks[YELLOW_DWARF_MAX_SEATS];
} YellowDwarfTable;

/** What seats do not have as a rule: what they would rather have laid. */
typedef struct
{
  /* the rank with which the seat last began, if it was for no box: one with
   * lower cards would rather have begun with these */
  guint8 lowest[YELLOW_DWARF_MAX_SEATS];

  /* cards of the board that the seat had not, or would have laid */
  guint64 without[YELLOW_DWARF_MAX_SEATS];
} YellowDwarfHabits;

/** A sequence that can be begun, or the rest of one. */
typedef struct
{
  guint   first;  /* rank that it begins with; 0 where it is the rest of one */
  guint   last;   /* rank laid last */
  guint   cut;    /* how many more cards could be laid */
  guint64 cards;  /* those that would be laid */
  int     boxes;  /* points that it takes */
  int     chance; /* that the lead comes back after it; certain after a king */
} YellowDwarfRun;

/** What speaks for a sequence. */
typedef enum
{
  YELLOW_DWARF_TAKE,  /* the boxes that it takes */
  YELLOW_DWARF_LOW,   /* low cards: they cannot wait */
  YELLOW_DWARF_KINGS, /* no king: it can wait */
  YELLOW_DWARF_LEAD,  /* that others are not likely to go on */
  YELLOW_DWARF_N_TERMS,
} YellowDwarfTerm;

void yellow_dwarf_view_table (YellowDwarfTable *t, const YellowDwarfState *s,
                              int me);

void yellow_dwarf_view_habits (YellowDwarfHabits      *habits,
                               const YellowDwarfState *s);

/** The cards among @moves, as a set. */
static inline guint64
yellow_dwarf_cards_of (const CgMove *moves, guint n_moves)
{
  guint64 cards = 0;

  for (guint i = 0; i < n_moves; i++)
    if (moves[i] < YELLOW_DWARF_STOP)
      cards |= CARD_BIT (moves[i]);
  return cards;
}

/** The ranks of @hand with which sequences begin: those without a card below
 * them. The lowest bit of four stands for each. */
static inline guint64
yellow_dwarf_ranks (guint64 hand)
{
  hand |= hand >> 1;
  hand |= hand >> 2;
  return hand & G_GUINT64_CONSTANT (0x1111111111111);
}

static inline guint64
yellow_dwarf_first_ranks (guint64 hand)
{
  guint64 ranks = yellow_dwarf_ranks (hand);

  return ranks & ~(ranks << 4);
}

/** Which of equal cards (bits of a hand, of one rank) to lay: the one of the
 * @board, else the first. */
static inline CgCard
yellow_dwarf_best_equal (guint64 cards, guint64 board)
{
  guint64 best = cards & board;

  return (CgCard) __builtin_ctzll (best != 0 ? best : cards);
}

/** How many of the four cards of @rank are in the set. */
static inline guint
yellow_dwarf_equals (guint64 cards, guint rank)
{
  guint four = (guint) (cards >> (rank - 1) * 4) & 15;

  return (guint) (G_GUINT64_CONSTANT (0x4332322132212110) >> four * 4) & 15;
}

/** Of the ranks with which sequences of the hand begin those with which it
 * surely goes out before anybody else gets the lead: each sequence but the last
 * brings the lead back. None where the next sequence is not free to choose. */
guint64 yellow_dwarf_sure_ranks (const YellowDwarfTable *t);

/** What beginning with that sequence is worth, for each reason. */
void yellow_dwarf_weigh (const YellowDwarfTable *t, const YellowDwarfRun *run,
                         int points[YELLOW_DWARF_N_TERMS]);

/** The sequence to begin with, one of those that begin with @cards, and the
 * next best, without cards where there is no other. Returns whether they are
 * sure to lead out: then only such ones count. */
gboolean yellow_dwarf_best_runs (const YellowDwarfTable *t, guint64 cards,
                                 YellowDwarfRun best[2]);

/** Whether the layer, who could go on, had better stop. */
gboolean yellow_dwarf_stops (const YellowDwarfTable *t);

extern const CgSearchKnowledge yellow_dwarf_search;

G_END_DECLS
