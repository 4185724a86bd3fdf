/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judging many decisions at once, in as many threads as there are processors.
 * Each thread takes the next decision that nobody has taken; the seed of each
 * is its own, so that the verdicts do not hang on who comes first. */

#include "config.h"

#include "tapis-review-private.h"

#include <string.h>

#define MOST_THREADS 8

/* How much longer the second look is. */
#define LONGER 4

struct _ReviewJob
{
  /* owned */
  GWeakRef   owner;
  CgState  **states;
  CgMove    *moves;
  CgVerdict *verdicts;

  /* state */
  ReviewTake     take;
  const CgRules *rules;
  guint          n;
  guint64        seed;
  guint          simulations;
  guint          n_threads; /* that have not answered yet */
  gint           cancel;    /* atomic, as all below */
  gint           next;
  gint           judged;
};

double
review_unit (const CgRules *rules, const CgState *state)
{
  float lead;
  float points = cg_player_points (rules, state, 0, &lead);

  return points > 0 ? (double) points : 100;
}

/* As cg_player_judge(), but a move that seems a mistake is looked at again,
 * longer and by other chances, before it is called one. */
static gboolean
judge (const CgRules *rules, const CgState *state, CgMove move, guint64 seed,
       const CgBudget *budget, CgVerdict *verdict)
{
  CgBudget longer = *budget;
  float cost;

  if (!cg_player_judge (rules, state, move, seed, budget, verdict))
    return FALSE;
  cost = verdict->cost;
  if ((double) cost * review_unit (rules, state) < TAPIS_REVIEW_MISTAKE)
    return TRUE;
  longer.simulations = LONGER * (budget->simulations != 0
                                   ? budget->simulations
                                   : cg_player_simulations (rules));
  if (!cg_player_judge (rules, state, move, ~seed, &longer, verdict))
    return FALSE;
  verdict->cost = MIN (verdict->cost, cost);
  return TRUE;
}

/* --- jobs ----------------------------------------------------------------- */

static void
clear_job (gpointer data)
{
  ReviewJob *job = data;

  g_weak_ref_clear (&job->owner);
  for (guint i = 0; i < job->n; i++)
    g_free (job->states[i]);
  g_free (job->states);
  g_free (job->moves);
  g_free (job->verdicts);
}

static void
release_job (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_job);
}

static void
thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  ReviewJob *job = data;
  guint i;

  while ((i = (guint) g_atomic_int_add (&job->next, 1)) < job->n &&
         g_atomic_int_get (&job->cancel) == 0)
    {
      CgBudget budget = { job->simulations, &job->cancel };
      guint64 seed =
        job->seed + i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

      if (!judge (job->rules, job->states[i], job->moves[i], seed, &budget,
                  &job->verdicts[i]))
        job->verdicts[i] = (CgVerdict) { .best = CG_NO_MOVE };
      g_atomic_int_inc (&job->judged);
    }
  g_task_return_boolean (task, TRUE);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ReviewJob *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GObject) owner = g_weak_ref_get (&job->owner);

  if (--job->n_threads == 0 && owner != NULL &&
      g_atomic_int_get (&job->cancel) == 0)
    job->take (owner, job->verdicts);
}

ReviewJob *
review_job_start (gpointer owner, ReviewTake take, const CgRules *rules,
                  CgState *const *states, const CgMove *moves, guint n,
                  guint64 seed, guint simulations)
{
  ReviewJob *job = g_atomic_rc_box_new0 (ReviewJob);
  guint n_threads = CLAMP (g_get_num_processors (), 1, MOST_THREADS);

  g_weak_ref_init (&job->owner, owner);
  job->take = take;
  job->rules = rules;
  job->n = n;
  job->seed = seed;
  job->simulations = simulations;
  job->states = g_new (CgState *, n);
  for (guint i = 0; i < n; i++)
    job->states[i] = cg_state_copy (rules, states[i]);
  job->moves = g_memdup2 (moves, n * sizeof *moves);
  job->verdicts = g_new0 (CgVerdict, n);
  job->n_threads = CLAMP (n, 1, n_threads);
  for (guint i = job->n_threads; i > 0; i--)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, answered_cb, NULL);

      g_task_set_source_tag (task, review_job_start);
      g_task_set_task_data (task, g_atomic_rc_box_acquire (job), release_job);
      g_task_run_in_thread (task, thread);
    }
  return job;
}

guint
review_job_count (ReviewJob *job)
{
  return (guint) g_atomic_int_get (&job->judged);
}

void
review_job_stop (ReviewJob *job)
{
  g_atomic_int_set (&job->cancel, 1);
  release_job (job);
}
