/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges many decisions in parallel, in as many threads as there are processors
 * (at most MOST_THREADS). Each thread takes the next decision that no thread
 * has taken yet. Each decision has its own seed, so that the verdicts do not
 * depend on the order in which the threads take the decisions. */

#include "tapis-review-private.h"

#include <string.h>

#define MOST_THREADS 8

/* The second judgement of a mistake makes this many times as many simulations
 * as the first one. */
#define LONGER 4

/* The data that all threads of a job use. */
typedef struct
{
  /* owned */
  CgState  **states;
  CgMove    *moves;
  CgVerdict *verdicts;

  ReviewTake     take;
  const CgRules *rules;
  guint          n;
  guint64        seed;
  guint          simulations;
  gint           next;   /* atomic: the number of the next decision that a
                          * thread takes */
  gint           judged; /* atomic: how many decisions have been judged */
} Decisions;

/* Judges @move in @state like cg_player_judge(). If the cost is that of a
 * mistake (TAPIS_REVIEW_MISTAKE), judges the move a second time, with more
 * simulations and another seed, and sets the cost to the lower one of the
 * two. */
static gboolean
judge (const CgRules *rules, const CgState *state, CgMove move, guint64 seed,
       const CgBudget *budget, CgVerdict *verdict)
{
  CgBudget longer = *budget;
  float cost;

  if (!cg_player_judge (rules, state, move, seed, budget, verdict))
    return FALSE;
  cost = verdict->cost;
  if (cost * cg_player_unit (rules, state) < (float) TAPIS_REVIEW_MISTAKE)
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
decisions_free (gpointer data)
{
  Decisions *self = data;

  for (guint i = 0; i < self->n; i++)
    g_free (self->states[i]);
  g_free (self->states);
  g_free (self->moves);
  g_free (self->verdicts);
  g_free (self);
}

static void
work (gpointer data, const gint *cancel)
{
  Decisions *self = data;
  const CgBudget budget = { self->simulations, cancel };
  guint i;

  while ((i = (guint) g_atomic_int_add (&self->next, 1)) < self->n &&
         g_atomic_int_get (cancel) == 0)
    {
      guint64 seed =
        self->seed + i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

      if (!judge (self->rules, self->states[i], self->moves[i], seed, &budget,
                  &self->verdicts[i]))
        self->verdicts[i] = (CgVerdict) { .best = CG_NO_MOVE };
      g_atomic_int_inc (&self->judged);
    }
}

static void
take_answer (gpointer owner, TapisJob *job)
{
  Decisions *self = tapis_job_get_data (job);

  self->take (owner, self->verdicts);
}

TapisJob *
review_job_start (gpointer owner, ReviewTake take, const CgRules *rules,
                  CgState *const *states, const CgMove *moves, guint n,
                  guint64 seed, guint simulations)
{
  Decisions *self = g_new0 (Decisions, 1);
  guint n_threads = CLAMP (g_get_num_processors (), 1, MOST_THREADS);

  self->take = take;
  self->rules = rules;
  self->n = n;
  self->seed = seed;
  self->simulations = simulations;
  self->states = g_new (CgState *, n);
  for (guint i = 0; i < n; i++)
    self->states[i] = cg_state_copy (rules, states[i]);
  self->moves = g_memdup2 (moves, n * sizeof *moves);
  self->verdicts = g_new0 (CgVerdict, n);
  return tapis_job_start (owner, CLAMP (n, 1, n_threads), G_PRIORITY_DEFAULT,
                          work, take_answer, self, decisions_free);
}

guint
review_job_count (TapisJob *job)
{
  Decisions *self = tapis_job_get_data (job);

  return (guint) g_atomic_int_get (&self->judged);
}
