/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The review of a finished game tells how much each decision of a person has
 * cost, by what that person could know, and how much was luck. The search of
 * the level hard judges the decisions in threads. The verdicts are saved in a
 * small file in the folder of the game's file, so that a game is judged only
 * once. */

#pragma once

#include "model/game/tapis-game.h"
#include "players/cg-player.h"
#include "tapis-lesson.h"

/** The least cost of a mistake (TAPIS_REVIEW_MISTAKE), the least cost of a
 * mistake that is worth practising (TAPIS_REVIEW_COSTLY), and the least change
 * by luck that is told (TAPIS_REVIEW_LUCK). All are in wins of 100 games, or in
 * points of that weight; see cg_player_unit(). */
#define TAPIS_REVIEW_MISTAKE 3.0
#define TAPIS_REVIEW_COSTLY 5.0
#define TAPIS_REVIEW_LUCK 15.0

/** The highest number of mistakes of a game that become puzzles. */
#define TAPIS_REVIEW_PUZZLES 3

/** A decision: a move in a position in which there was more than one choice.
 * Expected results are in wins of 100 games or, in a game that is played for
 * points, in points ahead of the others, divided by
 * cg_player_points_per_win(). Costs and luck are differences between expected
 * results. */
typedef struct
{
  guint    ply;    /* how many moves of the game were made before @move */
  CgMove   move;   /* the move that was made */
  CgMove   best;   /* the best move */
  CgReason reason; /* why @best is better than @move */
  float    chance; /* the chance of winning with the best move, from 0 to 1, as
                    * in CgVerdict */
  double   stands; /* the expected result with the best move */
  double   cost;   /* how much lower the expected result is with @move than with
                    * @best */
  double   luck;   /* how much the expected result has changed from after @move
                    * to the next decision or the end of the game, by the moves
                    * of others and by the cards; negative: bad luck */
} TapisDecision;

/** The current contents of a review. */
typedef struct
{
  int      seat;        /* the seat whose decisions are reviewed; CG_NO_SEAT
                         * before tapis_review_start() */
  gboolean working;     /* the decisions are being judged */
  gboolean fresh;       /* the decisions have just been judged, and were not
                         * read from the file */
  guint    n_judged;    /* how many decisions have been judged so far */
  guint    n_decisions; /* how many decisions there are */
  const TapisDecision *decisions; /* the decisions and the verdicts on them;
                                   * %NULL until all have been judged */
  guint    n_mistakes;
  guint    n_puzzles;
  guint    puzzles[TAPIS_REVIEW_PUZZLES]; /* the numbers of decisions (from 0),
                                           * the costliest first */
  int      unluckiest;  /* the number (from 0) of the decision that was followed
                         * by the worst luck; -1: no luck was bad enough to be
                         * told */
} TapisReviewNow;

#define TAPIS_TYPE_REVIEW (tapis_review_get_type ())
G_DECLARE_FINAL_TYPE (TapisReview, tapis_review, TAPIS, REVIEW, GObject)

/** Returns a review of the game whose text, in the format of a saved game, is
 * @text. @text has @length bytes (-1: it ends with a NUL byte). @path is the
 * path of the file of the review; %NULL: the review is not saved. If the text
 * is not valid or the game is not over, returns %NULL and sets @error to a
 * %CG_SAVE_ERROR.
 *
 * Signal: `changed ()`: the struct that tapis_review_now() returns has
 * changed. */
TapisReview *tapis_review_new (const char *text, gssize length,
                               const char *path, GError **error);

const TapisReviewNow *tapis_review_now (TapisReview *self);

/** Returns the game in its last position, for the names of the players and the
 * title; borrowed. */
TapisGame *tapis_review_get_game (TapisReview *self);

/** Returns the path of the file of the review, or %NULL; borrowed. */
const char *tapis_review_get_path (TapisReview *self);

/** Starts to review the decisions of @seat. If the file of the review has the
 * verdicts on them, they are read; otherwise threads begin to judge them, and
 * `working` in tapis_review_now() is %TRUE until they have finished. */
void tapis_review_start (TapisReview *self, int seat);

/** Stops judging at once. The verdicts found so far are lost. */
void tapis_review_cancel (TapisReview *self);

/** Returns the decision number @i (from 0) as a #TapisMistake; free with
 * tapis_mistake_free(). */
TapisMistake *tapis_review_dup_mistake (TapisReview *self, guint i);

/** Returns all decisions that cost at least TAPIS_REVIEW_COSTLY: an array of
 * #TapisMistake in the order of the game. It is empty until the decisions have
 * been judged. Free with g_ptr_array_unref(). */
GPtrArray *tapis_review_list_mistakes (TapisReview *self);

/** Returns a lesson whose tasks are the costliest mistakes, or %NULL if there
 * is no mistake. Free with g_object_unref(). */
TapisLesson *tapis_review_new_puzzles (TapisReview *self);

/* --- in words (tapis-review-words.c): free texts with g_free() --- */

/** Returns whether expected results and costs are in points, not in wins of 100
 * games. */
gboolean tapis_review_has_points (TapisReview *self);

/** Returns @stands, an expected result, as text: "62 %" or "+12 points". */
char *tapis_review_say_stands (TapisReview *self, double stands);

/** Returns a text that tells how many decisions there were, and how many of
 * them were mistakes. */
char *tapis_review_say_summary (TapisReview *self);

/** Returns a text about the worst luck: the decision that it followed, and the
 * expected results before and after it. Returns %NULL if no luck was bad
 * enough. */
char *tapis_review_say_luck (TapisReview *self);

/** Returns sentences about the decision number @i (from 0): the move, the
 * expected result, the cost, and the luck that followed. They do not tell which
 * move was better. */
char *tapis_review_say_decision (TapisReview *self, guint i);
