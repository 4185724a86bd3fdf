/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TapisNoddy: what the table of Noddy shows in addition to TapisGame, the
 * learner's count before an announcement and the score sheet. */

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

/** What a line says. The @cards of an announcement are shown only to the
 * player who made it: @n_cards is 0 for the other. */
typedef struct
{
  guint          deal;   /* of the match, 1-based */
  TapisNoddyPart part;
  int            seat;
  guint          nth;    /* the 1-based position in the row of the card that
                          * scores, or 0 */
  guint          points;
  guint          total;  /* the seat's score after this line */
  guint          n_cards;
  CgCard         cards[TAPIS_NODDY_LINE_CARDS];
} TapisNoddyScore;

#define TAPIS_TYPE_NODDY_LINE (tapis_noddy_line_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddyLine, tapis_noddy_line, TAPIS, NODDY_LINE,
                      GObject)

/** What the line says, which never changes; borrowed. */
const TapisNoddyScore *tapis_noddy_line_get_score (TapisNoddyLine *self);

/** What was scored: "Fifteen", "Run of 3", "Last card". */
const char *tapis_noddy_line_get_reason (TapisNoddyLine *self);

/** The whole line as a sentence: "Fifteen with the 7 of hearts and the 8 of
 * spades: 2 points, total 2." */
const char *tapis_noddy_line_get_description (TapisNoddyLine *self);

/* --- the game --- */

/* Piles of the middle: "row" (the cards laid), "turn-up", "stock" (the cards
 * that were not dealt); of each seat: "hand".
 *
 * Before announcing, the viewer can count: either choose cards (the turn-up
 * too) and name what they make (the actions "find-noddy", "find-15", "find-25",
 * "find-31", "find-pair", "find-run", "find-flush"), or have the combinations
 * counted one after the other ("count"), which lifts their cards. "announce"
 * ends the count at any time: the rules announce everything.
 *
 * Properties:
 *
 *   count-yourself  boolean, read-write, default FALSE: the viewer names the
 *                   combinations; otherwise they are counted
 *   count-message   string, read-only: the sentence about the last attempt,
 *                   or ""; also notified whenever tapis_noddy_get_found()
 *                   changes
 */
#define TAPIS_TYPE_NODDY (tapis_noddy_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddy, tapis_noddy, TAPIS, NODDY, TapisGame)

/** Whether it is the viewer's turn to announce. */
gboolean    tapis_noddy_get_counting       (TapisNoddy *self);
gboolean    tapis_noddy_get_count_yourself (TapisNoddy *self);
void        tapis_noddy_set_count_yourself (TapisNoddy *self,
                                            gboolean    yourself);
const char *tapis_noddy_get_count_message  (TapisNoddy *self);

/** The points that win the match; 0 where a single deal is played. */
guint tapis_noddy_get_target (TapisNoddy *self);

/** Lists of TapisNoddyLine, borrowed: the combinations that the viewer has
 * counted so far before announcing, and everything scored in this game. */
GListModel *tapis_noddy_get_found (TapisNoddy *self);
GListModel *tapis_noddy_get_sheet (TapisNoddy *self);

/** The score of @seat before it last scored: where its second peg stands. */
guint tapis_noddy_get_score_before (TapisNoddy *self, int seat);

/** About the card at @position of the row, 0-based: the seat that laid it, the
 * points it has scored, and whether it belongs to a combination made by the
 * card laid last. */
int      tapis_noddy_get_row_seat   (TapisNoddy *self, guint position);
guint    tapis_noddy_get_row_points (TapisNoddy *self, guint position);
gboolean tapis_noddy_row_scores_now (TapisNoddy *self, guint position);

G_END_DECLS
