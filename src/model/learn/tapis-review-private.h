/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisReview share: tapis-review.c (the object),
 * tapis-review-judge.c (judges decisions in threads), tapis-review-file.c
 * (keeps the verdicts) and tapis-review-words.c (the texts). TapisTutor uses
 * parts of these files to judge the learner's moves in place of a mistake. */

#pragma once

#include "model/game/tapis-games.h"
#include "model/kit/tapis-job.h"
#include "tapis-review.h"

G_BEGIN_DECLS

struct _TapisReview
{
  GObject parent_instance;

  /* owned */
  TapisGame *game;
  char      *path;      /* the path of the file that keeps the review, or
                         * NULL */
  char      *sum;       /* the checksum of the game's text */
  GArray    *decisions; /* of TapisDecision: the decisions of the seat that
                         * now.seat names */
  GPtrArray *states;    /* of CgState: the position of each decision */
  TapisJob  *job;       /* the job that judges the decisions, or NULL */

  /* state */
  const CgRules *rules;
  double         unit; /* what a sure win (a chance of 1) is worth: 100, for
                        * wins of 100 games, or a number of points */
  guint          timer;
  TapisReviewNow now;
};

static inline TapisDecision *
review_decision (TapisReview *self, guint i)
{
  return &g_array_index (self->decisions, TapisDecision, i);
}

static inline const CgState *
review_state (TapisReview *self, guint i)
{
  return g_ptr_array_index (self->states, i);
}

/* --- tapis-review.c --- */

/* Returns a text that says why @best is better than @move in the position
 * @state of @game; free with g_free(). */
char *review_explain (TapisGame *game, const CgState *state, CgMove move,
                      CgMove best, CgReason reason);

/* --- tapis-review-judge.c --- */

/* Returns what a sure win (a chance of 1) is worth in @state: 100, for wins of
 * 100 games, or a number of points. */
double review_unit (const CgRules *rules, const CgState *state);

/* A function that is called in the main thread with the verdicts when all moves
 * have been judged. It is not called if the job was stopped. */
typedef void (*ReviewTake) (gpointer owner, const CgVerdict *verdicts);

/* review_job_start() starts judging the @n @moves in threads; the position of
 * each move has the same index in @states, which are copied. @owner is a
 * GObject, which may be freed meanwhile; @simulations is as in CgBudget.
 * review_job_count() returns how many moves have been judged. */
TapisJob *review_job_start (gpointer owner, ReviewTake take,
                            const CgRules *rules, CgState *const *states,
                            const CgMove *moves, guint n, guint64 seed,
                            guint simulations);
guint     review_job_count (TapisJob *job);

/* --- tapis-review-file.c --- */

/* Reads the verdicts of all decisions from the file. Returns FALSE if the file
 * does not have them or is broken; then some of them may have been read. */
gboolean review_read (TapisReview *self);

/* Writes the verdicts of the current seat into the file. The file keeps the
 * verdicts of other seats. */
void review_write (TapisReview *self);

/* --- tapis-review-words.c --- */

/* Returns a sentence that says what a move costs. @cost is as in TapisDecision:
 * in points if @points is TRUE, else in wins of 100 games. Free with g_free().
 */
char *review_say_cost (gboolean points, double cost);

/* Returns the link to the lesson about @reason; if there is none, to the lesson
 * about a card of @best; if there is none either, about a card of @move; else
 * NULL. */
const TapisLessonLink *review_find_link (TapisGame      *game,
                                         const CgState  *state,
                                         const CgReason *reason, CgMove best,
                                         CgMove          move);

G_END_DECLS
