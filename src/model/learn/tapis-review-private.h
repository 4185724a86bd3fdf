/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisReview and TapisPuzzle share, and TapisTutor for the
 * mistakes that come again: tapis-review.c (the object), tapis-review-judge.c
 * (what is judged in threads), tapis-review-file.c (how it is kept) and
 * tapis-review-words.c (what is said). */

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

/* A mistake: where it was made, that move, and the best one. */
typedef struct
{
  const CgRules *rules;
  CgState       *state;
  CgMove         move;
  CgMove         best;
  double         cost; /* of that move, as in TapisDecision; 0: not known */
  guint64        seed;
} ReviewMistake;

/* What a move is that was tried there. */
typedef enum
{
  REVIEW_BEST,
  REVIEW_AS_GOOD,
  REVIEW_SAME, /* as the mistake */
  REVIEW_WORSE,
} ReviewTried;

/* Judges @move. NULL where that is known at once: *@tried and, if it is not
 * right, *@cost; else @take gets the verdict, for review_take_tried(). */
TapisJob   *review_try        (gpointer owner, const ReviewMistake *mistake,
                               CgMove move, ReviewTake take,
                               ReviewTried *tried, double *cost);
ReviewTried review_take_tried (const ReviewMistake *mistake,
                               const CgVerdict *verdict, double *cost);

/* --- tapis-review-file.c --- */

/* Fills in the verdicts of all decisions from the file; FALSE where it has not
 * got them, or is broken: then they may be half filled in. */
gboolean review_read (TapisReview *self);

/* Keeps them, with those of other seats. */
void review_write (TapisReview *self);

/* --- tapis-review-words.c --- */

/* The coach, to a move in place of @mistake in @game: whether it is right and
 * what is best, for which @why speaks, or what it costs. Free with g_free(). */
char *review_tell_tried (TapisGame *game, const ReviewMistake *mistake,
                         ReviewTried tried, double cost, const char *why);

/* The lesson that teaches what @reason is about, or one of the cards of @best
 * or of @move; NULL where there is none. */
const TapisLessonLink *review_find_link (TapisGame      *game,
                                         const CgState  *state,
                                         const CgReason *reason, CgMove best,
                                         CgMove          move);

G_END_DECLS
