/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisReview share: tapis-review.c (the object),
 * tapis-review-judge.c (judges in threads), tapis-review-file.c (keeps the
 * verdicts) and tapis-review-words.c (what is said). TapisTutor uses parts of
 * them for moves in place of a mistake. */

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
  char      *path;      /* or NULL */
  char      *sum;       /* the checksum of the game's text */
  GArray    *decisions; /* of TapisDecision: those of the seat now */
  GPtrArray *states;    /* of CgState: the position of each decision */
  TapisJob  *job;       /* the job that judges them, or NULL */

  /* state */
  const CgRules *rules;
  double         unit; /* what a chance of 1 is worth: 100 wins in 100 games, or
                        * so many points */
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

/* Says why @best is better than @move in the position @state of @game; free
 * with g_free(). */
char *review_explain (TapisGame *game, const CgState *state, CgMove move,
                      CgMove best, CgReason reason);

/* --- tapis-review-judge.c --- */

/* What a chance of 1 is worth in @state: 100 wins in 100 games, or so many
 * points. */
double review_unit (const CgRules *rules, const CgState *state);

/* Called in the main thread when all moves have been judged, unless the job was
 * stopped. */
typedef void (*ReviewTake) (gpointer owner, const CgVerdict *verdicts);

/* Starts judging the @n @moves in threads, each in its position among @states,
 * which are copied. @owner is a GObject, which may go meanwhile; @simulations
 * is as in CgBudget. review_job_count() tells how many moves have been judged.
 */
TapisJob *review_job_start (gpointer owner, ReviewTake take,
                            const CgRules *rules, CgState *const *states,
                            const CgMove *moves, guint n, guint64 seed,
                            guint simulations);
guint     review_job_count (TapisJob *job);

/* --- tapis-review-file.c --- */

/* Reads the verdicts of all decisions from the file. Returns FALSE where the
 * file does not have them or is broken; then some of them may have been read.
 */
gboolean review_read (TapisReview *self);

/* Writes the verdicts into the file, beside those of other seats. */
void review_write (TapisReview *self);

/* --- tapis-review-words.c --- */

/* A sentence that says what a move costs. @cost is as in TapisDecision, in
 * points where @points is TRUE, else in wins of 100 games. Free with g_free().
 */
char *review_say_cost (gboolean points, double cost);

/* The lesson that teaches what @reason is about, or else a card of @best, or
 * else a card of @move; NULL where there is none. */
const TapisLessonLink *review_find_link (TapisGame      *game,
                                         const CgState  *state,
                                         const CgReason *reason, CgMove best,
                                         CgMove          move);

G_END_DECLS
