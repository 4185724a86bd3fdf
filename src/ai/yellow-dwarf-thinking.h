/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Nain jaune think: what the passes and the pile
 * tell of the others, which sequences a hand can begin, and what each of them
 * is worth. Reads redacted states (and full ones in a search, of which it uses
 * no more) and changes nothing; what is legal is the rules' to say. */

#pragma once

#include "cg-player.h"
#include "cg-reasons.h"
#include "games/yellow-dwarf.h"

G_BEGIN_DECLS

#define YELLOW_DWARF_CERTAIN 1000 /* chances are in thousandths */

/* A player with so few cards left is close to going out. */
#define YELLOW_DWARF_CLOSE 5

#define YELLOW_DWARF_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

/* The cards of the board (NJ-3), as a set. */
#define YELLOW_DWARF_BOARD                               \
  (YELLOW_DWARF_BIT (CG_FRENCH (10, CG_DIAMONDS)) |      \
   YELLOW_DWARF_BIT (CG_FRENCH (CG_JACK, CG_CLUBS)) |    \
   YELLOW_DWARF_BIT (CG_FRENCH (CG_QUEEN, CG_SPADES)) |  \
   YELLOW_DWARF_BIT (CG_FRENCH (CG_KING, CG_HEARTS)) |   \
   YELLOW_DWARF_BIT (CG_FRENCH (7, CG_DIAMONDS)))

/** What things are worth, in tenths of a point. Found by playing many thousand
 * rounds against themselves. */
typedef struct
{
  int take;       /* each point in a box that the sequence takes */
  int take_close; /* the same, for each step that somebody is close */
  int first[14];  /* beginning with that rank; 0: the rest of a sequence */
  int cut;        /* each card kept by stopping before the sequence ends */
  int king;       /* a king used up while the lead is there anyway */
  int lead;       /* beginning again because nobody else can go on */
} YellowDwarfWeights;

extern const YellowDwarfWeights yellow_dwarf_weights;

/** The position as a seat sees it. */
typedef struct
{
  const YellowDwarfState *s;
  int     me;
  guint64 hand;   /* mine */
  guint64 seen;   /* mine and the pile */
  guint   unseen; /* how many others there are */
  int     danger; /* the other with the fewest cards left */
  int     close;  /* 0, up to %YELLOW_DWARF_CLOSE for the last card of it */

  /* what passes tell, bit n: the seat has nothing of rank n. Who may stop by
   * choice might hide something, but who does? */
  guint16 lacks[YELLOW_DWARF_MAX_SEATS];

  /* the rank with which the seat last began, if it was for no box: one with
   * lower cards would rather have begun with these */
  guint8 lowest[YELLOW_DWARF_MAX_SEATS];

  /* cards of the board that the seat had not, or would have laid */
  guint64 without[YELLOW_DWARF_MAX_SEATS];
} YellowDwarfTable;

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

void yellow_dwarf_view_table (YellowDwarfTable       *t,
                              const YellowDwarfState *s,
                              int                     me);

/** The sequence of @hand that begins with @rank, which is there, as far as it
 * goes. */
void yellow_dwarf_view_run (const YellowDwarfTable *t,
                            guint64                 hand,
                            guint                   rank,
                            YellowDwarfRun         *run);

/** Stops @run one card earlier; %FALSE when there is no other. */
gboolean yellow_dwarf_cut_run (const YellowDwarfTable *t,
                               YellowDwarfRun         *run);

/** How likely it is that no other has a card of @rank: all of them are seen, in
 * the stub, or with players who have passed. Certain above the king. */
int yellow_dwarf_chance_of_none (const YellowDwarfTable *t,
                                 guint                   rank);

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
 * board, else the first. */
static inline CgCard
yellow_dwarf_best_equal (guint64 cards)
{
  guint64 board = cards & YELLOW_DWARF_BOARD;

  return (CgCard) __builtin_ctzll (board != 0 ? board : cards);
}

/** Whether whoever has the lead and this hand goes out before anybody else
 * gets it: each sequence but the last surely brings the lead back. */
gboolean yellow_dwarf_goes_out (const YellowDwarfTable *t,
                                guint64                 hand);

/** What beginning with that sequence is worth, for each reason and in all. */
void yellow_dwarf_weigh (const YellowDwarfTable *t,
                         const YellowDwarfRun   *run,
                         int                     points[YELLOW_DWARF_N_TERMS]);

int yellow_dwarf_worth (const YellowDwarfTable *t,
                        const YellowDwarfRun   *run);

/** Stops @run where it is worth most, and tells how much. */
int yellow_dwarf_best_cut (const YellowDwarfTable *t,
                           YellowDwarfRun         *run);

/** Whether the layer, who could go on, had better stop. */
gboolean yellow_dwarf_stops (const YellowDwarfTable *t);

extern const CgSearchKnowledge yellow_dwarf_search;

G_END_DECLS
