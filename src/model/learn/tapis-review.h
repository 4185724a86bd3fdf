/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The review of a finished game: what each decision of a person has cost, by
 * what that person knew then, and what was luck. The search of the strongest
 * player judges the decisions, in threads. The verdicts are kept in a small
 * file beside the game, so that a game is judged only once. */

#pragma once

#include "model/game/tapis-game.h"
#include "players/cg-player.h"
#include "tapis-lesson.h"

G_BEGIN_DECLS

/** How much a decision must cost to be a mistake, and to be worth practice; and
 * how much luck is worth a word. In wins of 100 games, or in points where a
 * game is played for points. */
#define TAPIS_REVIEW_MISTAKE 3.0
#define TAPIS_REVIEW_COSTLY 5.0
#define TAPIS_REVIEW_LUCK 15.0

/** At most this many mistakes become puzzles. */
#define TAPIS_REVIEW_PUZZLES 3

/** A decision: a move in a position in which there was another move. What could
 * be expected, and what was lost, is in wins of 100 games, or in points above
 * the mean of the table. */
typedef struct
{
  guint    ply;    /* how many moves were made before it */
  CgMove   move;   /* the move that was made */
  CgMove   best;   /* the best move */
  CgReason reason; /* why that is the best */
  float    chance; /* the chance with the best move, as in CgVerdict … */
  double   stands; /* … and what could be expected with it */
  double   cost;   /* how much less was left after the move that was made */
  double   luck;   /* what the others and the cards gave (or, below 0, took)
                    * until the next decision or the end */
} TapisDecision;

/** What a review tells now. */
typedef struct
{
  int      seat;        /* whose decisions are told of; CG_NO_SEAT at first */
  gboolean working;     /* the decisions are being judged … */
  gboolean fresh;       /* … or were judged just now, not read from a file */
  guint    n_judged;    /* how many decisions have been judged */
  guint    n_decisions; /* how many there are */
  const TapisDecision *decisions; /* %NULL until all are judged */
  guint    n_mistakes;
  guint    n_puzzles;
  guint    puzzles[TAPIS_REVIEW_PUZZLES]; /* decisions, the costliest first */
  int      unluckiest;  /* the decision after which most was lost by luck; -1
                         * where no bad luck is worth a word */
} TapisReviewNow;

#define TAPIS_TYPE_REVIEW (tapis_review_get_type ())
G_DECLARE_FINAL_TYPE (TapisReview, tapis_review, TAPIS, REVIEW, GObject)

/** A review of the game that @text holds, of @length bytes (-1: it ends with
 * NUL); the game must be over. @path is the file that keeps the review; %NULL
 * where no file does. Errors are of %CG_SAVE_ERROR.
 *
 * Signal: `changed ()`: what tapis_review_now() tells has changed. */
TapisReview *tapis_review_new (const char *text, gssize length,
                               const char *path, GError **error);

const TapisReviewNow *tapis_review_now (TapisReview *self);

/** The game as it ended, for names and titles; borrowed. */
TapisGame *tapis_review_get_game (TapisReview *self);

/** The file that keeps the review, or %NULL; borrowed. */
const char *tapis_review_get_path (TapisReview *self);

/** From now on tells of the decisions of @seat. Where a file keeps them, they
 * are read; else judging them begins, which goes on for as long as "working" is
 * %TRUE. */
void tapis_review_start (TapisReview *self, int seat);

/** Stops judging at once. What has been judged until then is lost. */
void tapis_review_cancel (TapisReview *self);

/** The decision number @i as a mistake; free with tapis_mistake_free(). */
TapisMistake *tapis_review_dup_mistake (TapisReview *self, guint i);

/** All decisions that are worth practice, because they cost so much: of
 * #TapisMistake, in the order of the game. Empty before they are judged. Free
 * with g_ptr_array_unref(). */
GPtrArray *tapis_review_list_mistakes (TapisReview *self);

/** The costliest mistakes as a lesson of puzzles; %NULL where there are none.
 */
TapisLesson *tapis_review_new_puzzles (TapisReview *self);

/* --- in words (tapis-review-words.c): free texts with g_free() --- */

/** Whether what could be expected and was lost is in points, not in wins. */
gboolean tapis_review_has_points (TapisReview *self);

/** What could be expected, as a text: "62 %", or "+12 points". */
char *tapis_review_say_stands (TapisReview *self, double stands);

/** Says how many decisions there were, and how many were mistakes. */
char *tapis_review_say_summary (TapisReview *self);

/** Says where most was lost by luck, and how much; %NULL where not much was. */
char *tapis_review_say_luck (TapisReview *self);

/** Tells of the decision number @i in sentences: what was done, what could be
 * expected, what the move has cost, and what luck did then. It does not say
 * what was better. */
char *tapis_review_say_decision (TapisReview *self, guint i);

G_END_DECLS
