/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisReview share, and TapisTutor for moves in place of a
 * mistake: tapis-review.c (the object), tapis-review-judge.c (what is judged in
 * threads), tapis-review-file.c (how it is kept) and tapis-review-words.c (what
 * is said). */

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
  char      *sum;       /* of the game's text: whose review it is */
  GArray    *decisions; /* of TapisDecision: of the seat now */
  GPtrArray *states;    /* of CgState: the position of each */
  TapisJob  *job;       /* that is being done, or NULL */

  /* state */
  const CgRules *rules;
  double         unit; /* what a chance of 1 is in the decisions' unit */
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

/* Why @best is better than @move in @state of @game, a sentence; free with
 * g_free(). */
char *review_explain (TapisGame *game, const CgState *state, CgMove move,
                      CgMove best, CgReason reason);

/* --- tapis-review-judge.c --- */

/* What a chance of 1 is in wins of 100 games, or in points, in @state. */
double review_unit (const CgRules *rules, const CgState *state);

/* Called in the main thread when all is judged; not if it was cancelled. */
typedef void (*ReviewTake) (gpointer owner, const CgVerdict *verdicts);

/* Judges @n moves in as many positions, for the GObject @owner, which may go
 * meanwhile; @simulations as in CgBudget. The states are copied. And how many
 * of the moves are judged. */
TapisJob *review_job_start (gpointer owner, ReviewTake take,
                            const CgRules *rules, CgState *const *states,
                            const CgMove *moves, guint n, guint64 seed,
                            guint simulations);
guint     review_job_count (TapisJob *job);

/* --- tapis-review-file.c --- */

/* Fills in the verdicts of all decisions from the file; FALSE where it has not
 * got them, or is broken: then they may be half filled in. */
gboolean review_read (TapisReview *self);

/* Keeps them, with those of other seats. */
void review_write (TapisReview *self);

/* --- tapis-review-words.c --- */

/* What a move that costs so much, as in TapisDecision, loses: a sentence. Free
 * with g_free(). */
char *review_say_cost (gboolean points, double cost);

/* The lesson that teaches what @reason is about, or one of the cards of @best
 * or of @move; NULL where there is none. */
const TapisLessonLink *review_find_link (TapisGame      *game,
                                         const CgState  *state,
                                         const CgReason *reason, CgMove best,
                                         CgMove          move);

G_END_DECLS
