/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The review of a finished game tells what each decision of a person has cost,
 * judged by what that person knew then, and what was luck. The search of the
 * strongest computer player judges the decisions, in threads. The verdicts are
 * kept in a small file beside the game, so that a game is judged only once. */

#pragma once

#include "model/game/tapis-game.h"
#include "players/cg-player.h"
#include "tapis-lesson.h"

G_BEGIN_DECLS

/** How much a decision must cost to be called a mistake (TAPIS_REVIEW_MISTAKE),
 * and to be worth practice (TAPIS_REVIEW_COSTLY); and how much bad luck is
 * worth telling (TAPIS_REVIEW_LUCK). All are in wins of 100 games, or in points
 * if the game is played for points. */
#define TAPIS_REVIEW_MISTAKE 3.0
#define TAPIS_REVIEW_COSTLY 5.0
#define TAPIS_REVIEW_LUCK 15.0

/** At most this many mistakes of a game become puzzles. */
#define TAPIS_REVIEW_PUZZLES 3

/** A decision: a move in a position in which there was another move. Chances to
 * win and losses are in wins of 100 games, or, in games for points, in points
 * above the mean of the players. */
typedef struct
{
  guint    ply;    /* how many moves of the game were made before @move */
  CgMove   move;   /* the move that was made */
  CgMove   best;   /* the best move */
  CgReason reason; /* why @best is the best move */
  float    chance; /* the chance to win with the best move, as in CgVerdict */
  double   stands; /* what could be expected with the best move */
  double   cost;   /* how much less could be expected after @move than after
                    * @best */
  double   luck;   /* what the other players' moves and the cards gave (if
                    * negative: took) until the next decision or the end */
} TapisDecision;

/** What a review can tell at the moment. */
typedef struct
{
  int      seat;        /* the seat whose decisions are told of; CG_NO_SEAT at
                         * first */
  gboolean working;     /* TRUE while the decisions are being judged */
  gboolean fresh;       /* TRUE: the decisions were judged just now, not read
                         * from a file */
  guint    n_judged;    /* how many decisions have been judged */
  guint    n_decisions; /* how many decisions there are */
  const TapisDecision *decisions; /* the decisions with their verdicts; %NULL
                                   * until all are judged */
  guint    n_mistakes;
  guint    n_puzzles;
  guint    puzzles[TAPIS_REVIEW_PUZZLES]; /* numbers of decisions, the costliest
                                           * first */
  int      unluckiest;  /* the number of the decision after which most was lost
                         * by bad luck; -1: no bad luck was great enough to be
                         * told */
} TapisReviewNow;

#define TAPIS_TYPE_REVIEW (tapis_review_get_type ())
G_DECLARE_FINAL_TYPE (TapisReview, tapis_review, TAPIS, REVIEW, GObject)

/** Returns a review of the game whose save is @text, of @length bytes (-1:
 * @text ends with NUL); the game must be over. @path is the file that keeps the
 * review; %NULL if it is not kept. On failure returns %NULL and an error of
 * %CG_SAVE_ERROR.
 *
 * Signal: `changed ()`: what tapis_review_now() tells has changed. */
TapisReview *tapis_review_new (const char *text, gssize length,
                               const char *path, GError **error);

const TapisReviewNow *tapis_review_now (TapisReview *self);

/** Returns the game in its last position, for names and titles; borrowed. */
TapisGame *tapis_review_get_game (TapisReview *self);

/** Returns the path of the file that keeps the review, or %NULL; borrowed. */
const char *tapis_review_get_path (TapisReview *self);

/** Has the review tell of the decisions of @seat. If the file of the review has
 * their verdicts, they are read; else judging begins, and `working` in
 * tapis_review_now() is %TRUE until it ends. */
void tapis_review_start (TapisReview *self, int seat);

/** Stops judging at once. The verdicts that were found until then are lost. */
void tapis_review_cancel (TapisReview *self);

/** Returns the decision number @i (from 0) as a mistake; free with
 * tapis_mistake_free(). */
TapisMistake *tapis_review_dup_mistake (TapisReview *self, guint i);

/** Returns all decisions that cost so much that they are worth practice: an
 * array of #TapisMistake, in the order of the game. It is empty before the
 * decisions are judged. Free with g_ptr_array_unref(). */
GPtrArray *tapis_review_list_mistakes (TapisReview *self);

/** Returns the costliest mistakes as a lesson of puzzles; %NULL if there are
 * none. */
TapisLesson *tapis_review_new_puzzles (TapisReview *self);

/* --- in words (tapis-review-words.c): free texts with g_free() --- */

/** Returns whether gains and losses are in points, not in wins of 100 games. */
gboolean tapis_review_has_points (TapisReview *self);

/** Returns @stands, which is what could be expected in a position, as a text:
 * "62 %", or "+12 points". */
char *tapis_review_say_stands (TapisReview *self, double stands);

/** Returns a text that says how many decisions there were, and how many of them
 * were mistakes. */
char *tapis_review_say_summary (TapisReview *self);

/** Returns a text that says where most was lost by luck, and how much; %NULL if
 * not much was lost. */
char *tapis_review_say_luck (TapisReview *self);

/** Returns sentences about the decision number @i (from 0): what was done, what
 * could be expected, what the move has cost, and what luck did afterwards. They
 * do not say which move was better. */
char *tapis_review_say_decision (TapisReview *self, guint i);

G_END_DECLS
