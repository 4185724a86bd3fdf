/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TapisNoddy: the game of Noddy as the table shows it. To TapisGame it adds the
 * learner's count before an announcement and the score sheet. */

#pragma once

#include "model/game/tapis-game.h"

/* --- a line of the score sheet --- */

/** The parts of a deal in which points are scored. */
typedef enum
{
  TAPIS_NODDY_BEFORE,    /* points from before the first announcement: the score
                          * of a loaded position, or a turned jack */
  TAPIS_NODDY_ANNOUNCED,
  TAPIS_NODDY_PLAYED,
} TapisNoddyPart;

/** Whether a player who counted alone has found a combination. */
typedef enum
{
  TAPIS_NODDY_UNMARKED, /* the program counted, or it is no combination of an
                         * announcement */
  TAPIS_NODDY_FOUND_IT,
  TAPIS_NODDY_MISSED_IT,
} TapisNoddyMark;

/** Returns a word for @mark: "Found" or "Missed". */
const char *tapis_noddy_mark_name (TapisNoddyMark mark);

#define TAPIS_NODDY_LINE_CARDS 6

/** The content of a line of the score sheet, which never changes. Only the
 * player who made an announcement sees its @cards; for the other player
 * @n_cards is 0. */
typedef struct
{
  guint          deal;   /* the number of the deal in the match, from 1 on */
  TapisNoddyPart part;
  int            seat;
  guint          nth;    /* the position in the row, from 1 on, of the card that
                          * scores, or 0 if no card of the row scores */
  guint          points; /* 0 for a missed combination that does not count */
  guint          worth;  /* what the combination would score if it counted */
  TapisNoddyMark mark;
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

/** Returns the content of the line @self, borrowed. */
const TapisNoddyScore *tapis_noddy_line_get_score (TapisNoddyLine *self);

/* --- the game --- */

/* The piles in the middle of the table: "row" (the cards laid), "turn-up" and
 * "stock" (the cards that were not dealt). Each seat has one pile, "hand".
 *
 * Before an announcement the viewer can count in one of two ways. In the first
 * way, they select cards, among them the turn-up if it belongs to the
 * combination, and name the combination by one of the actions "find-noddy",
 * "find-15", "find-25", "find-31", "find-pair", "find-run" and "find-flush". In
 * the second way, the action "count" counts one combination each time and lifts
 * its cards. The action "announce" ends the count at any time. Usually every
 * combination is announced, whether it has been counted or not. If the house
 * rule "missed" has another value than "given", only what the viewer has found
 * is announced, and the viewer can count only in the first way.
 *
 * After an announcement of a viewer who has counted in the first way, the
 * comment (TapisGameNow.comment) tells what was found and what was missed, and
 * the lines of the score sheet are marked.
 *
 * TapisNoddy emits the signal "counted" when `message`, `found` or `yourself`
 * of TapisNoddyNow has changed. */
#define TAPIS_TYPE_NODDY (tapis_noddy_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddy, tapis_noddy, TAPIS, NODDY, TapisGame)

/** What the table shows about a card of the row. */
typedef struct
{
  int      seat;       /* the seat that laid the card */
  guint    points;     /* the points that the card has scored */
  gboolean scores_now; /* whether the card belongs to a combination that the
                        * last card of the row has just made */
} TapisNoddyLaid;

/** What the table shows now; strings and lists are borrowed. */
typedef struct
{
  /* the count */
  gboolean    counting; /* whether the viewer, a person, is to announce now */
  gboolean    yourself; /* TRUE: the viewer names the combinations; FALSE
                         * (default): the program counts them */
  gboolean    alone;    /* TRUE: the viewer cannot choose, and `yourself` is
                         * TRUE; in a lesson, or if missed points do not
                         * count */
  const char *message;  /* a sentence about the last combination that was
                         * counted or named, or "" */
  const char *found;    /* the combinations counted so far: "Fifteen (2) · Pair
                         * (2)" */

  /* the scores */
  GListModel    *sheet;      /* of TapisNoddyLine: everything that was scored so
                              * far */
  const char    *account;    /* a sentence about how many points the viewer has
                              * found so far in counting alone, or "" */
  guint          target;     /* the points that win the match, or 0 in a game of
                              * one deal */
  guint          before[2];  /* for each seat: its score before it last scored;
                              * the second peg of the seat shows it */
  TapisNoddyLaid row[TAPIS_NODDY_LINE_CARDS];
} TapisNoddyNow;

const TapisNoddyNow *tapis_noddy_now (TapisNoddy *self);

/** Sets `yourself` of TapisNoddyNow: TRUE if the viewer names the combinations,
 * FALSE if the program does. */
void tapis_noddy_set_count_yourself (TapisNoddy *self, gboolean yourself);
