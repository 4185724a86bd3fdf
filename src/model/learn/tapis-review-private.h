/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Declarations for the files of TapisReview: tapis-review.c (the object),
 * tapis-review-judge.c (judges decisions in threads), tapis-review-file.c
 * (saves the verdicts) and tapis-review-words.c (the texts). TapisTutor also
 * uses some of these functions, to judge a move that a learner tries instead of
 * a mistake. */

#pragma once

#include "model/game/tapis-games.h"
#include "model/kit/tapis-job.h"
#include "tapis-review.h"

struct _TapisReview
{
  GObject parent_instance;

  /* owned */
  TapisGame *game;
  char      *path;      /* the path of the file of the review, or NULL */
  char      *sum;       /* the checksum of the game's text */
  GArray    *decisions; /* of TapisDecision: the decisions of the seat
                         * now.seat */
  GPtrArray *states;    /* of CgState: the position of each of @decisions */
  TapisJob  *job;       /* the job that judges the decisions, or NULL */

  /* state */
  const CgRules *rules;
  double         unit;           /* what a chance of 1 (a sure win) is worth;
                                  * see cg_player_unit() */
  double         points_per_win; /* see cg_player_points_per_win() */
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

/* Returns a text that tells why @best is better than @move in the position
 * @state of @game; free with g_free(). */
char *review_explain (TapisGame *game, const CgState *state, CgMove move,
                      CgMove best, CgReason reason);

/* --- tapis-review-judge.c --- */

/* A function that is called in the main thread when all moves have been judged.
 * @verdicts has the same order as the moves. It is not called if the job was
 * stopped. */
typedef void (*ReviewTake) (gpointer owner, const CgVerdict *verdicts);

/* review_job_start() starts to judge the @n moves of @moves in threads. The
 * position of each move has the same index in @states; the positions and moves
 * are copied. @owner is a GObject, which may be freed before @take is called.
 * @simulations is as in CgBudget. The caller owns the job. review_job_count()
 * returns how many moves have been judged. */
TapisJob *review_job_start (gpointer owner, ReviewTake take,
                            const CgRules *rules, CgState *const *states,
                            const CgMove *moves, guint n, guint64 seed,
                            guint simulations);
guint     review_job_count (TapisJob *job);

/* --- tapis-review-file.c --- */

/* Reads the verdicts on all decisions of the current seat from the file.
 * Returns FALSE if one of them is missing or not valid; then some of them may
 * have been read. */
gboolean review_read (TapisReview *self);

/* Writes the verdicts on the decisions of the current seat into the file, and
 * keeps those on other seats. */
void review_write (TapisReview *self);

/* --- tapis-review-words.c --- */

/* Returns a sentence that tells @cost, the cost of a move as in TapisDecision.
 * @points_per_win is what cg_player_points_per_win() returns. Free with
 * g_free(). */
char *review_say_cost (double points_per_win, double cost);

/* Returns the link to the lesson about @reason or, if there is none, about a
 * special card that @best uses or, if there is none either, about one that
 * @move uses. Returns NULL if there is no such lesson. */
const TapisLessonLink *review_find_link (TapisGame      *game,
                                         const CgState  *state,
                                         const CgReason *reason, CgMove best,
                                         CgMove          move);
