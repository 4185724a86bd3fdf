/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TapisNoddy: what the table of Noddy shows in addition to TapisGame, which is
 * the learner's count before an announcement and the score sheet. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/* --- a line of the score sheet --- */

/** The parts of a deal in which points are scored. */
typedef enum
{
  TAPIS_NODDY_BEFORE,    /* the score of a loaded position, or a turned jack */
  TAPIS_NODDY_ANNOUNCED,
  TAPIS_NODDY_PLAYED,
} TapisNoddyPart;

#define TAPIS_NODDY_LINE_CARDS 6

/** What a line says; it never changes. Only the player who made an announcement
 * sees its @cards: for the other player @n_cards is 0. */
typedef struct
{
  guint          deal;   /* the number of the deal in the match, from 1 on */
  TapisNoddyPart part;
  int            seat;
  guint          nth;    /* the place in the row, from 1 on, of the card that
                          * scores, or 0 when no card of the row does */
  guint          points;
  guint          total;  /* the seat's score after this line */
  guint          n_cards;
  CgCard         cards[TAPIS_NODDY_LINE_CARDS];
  const char    *reason; /* what was scored: "Fifteen", "Run of 3" */
  const char    *description; /* the whole line as a sentence: "Fifteen with
                               * the 7 of hearts and the 8 of spades: 2 points,
                               * total 2." */
} TapisNoddyScore;

#define TAPIS_TYPE_NODDY_LINE (tapis_noddy_line_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddyLine, tapis_noddy_line, TAPIS, NODDY_LINE,
                      GObject)

/** What @self says; borrowed. */
const TapisNoddyScore *tapis_noddy_line_get_score (TapisNoddyLine *self);

/* --- the game --- */

/* Piles of the middle: "row" (the cards laid), "turn-up", "stock" (the cards
 * that were not dealt); of each seat: "hand".
 *
 * Before announcing, the viewer can count in one of two ways. They choose cards
 * (the turn-up too) and name what these make, by the actions "find-noddy",
 * "find-15", "find-25", "find-31", "find-pair", "find-run" and "find-flush". Or
 * the action "count" counts one combination after the other and lifts its
 * cards. The action "announce" ends the count at any time, because the rules
 * announce everything, counted or not.
 *
 * Emits the signal "counted" when `message`, `found` or `yourself` has
 * changed. */
#define TAPIS_TYPE_NODDY (tapis_noddy_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddy, tapis_noddy, TAPIS, NODDY, TapisGame)

/** A card that lies in the row, as it is shown. */
typedef struct
{
  int      seat;       /* who laid the card */
  guint    points;     /* what the card has scored */
  gboolean scores_now; /* whether the card belongs to a combination that the
                        * last card has made */
} TapisNoddyLaid;

/** What the game shows now; borrowed. */
typedef struct
{
  /* the count */
  gboolean    counting; /* whether it is the viewer's turn to announce */
  gboolean    yourself; /* TRUE: the viewer names the combinations; FALSE
                         * (default): the program counts them */
  const char *message;  /* a sentence about the last attempt, or "" */
  const char *found;    /* what has been counted: "Fifteen (2) · Pair (2)" */

  /* the scores */
  GListModel    *sheet;      /* of TapisNoddyLine: everything scored so far */
  guint          target;     /* the points that win the match; 0 in a game of
                              * one deal */
  guint          before[2];  /* by seat: the score before the seat last scored;
                              * there stands its second peg */
  TapisNoddyLaid row[TAPIS_NODDY_LINE_CARDS];
} TapisNoddyNow;

const TapisNoddyNow *tapis_noddy_now (TapisNoddy *self);

/** Sets `yourself`: who names the combinations, the viewer or the program. */
void tapis_noddy_set_count_yourself (TapisNoddy *self, gboolean yourself);

G_END_DECLS
