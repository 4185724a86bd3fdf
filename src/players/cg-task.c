/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds tasks. Computer players of the level medium play a game to its end.
 * Rules of thumb tell at which decisions the wanted reasons can apply, and the
 * search judges some of these decisions: first quickly, then with the budget of
 * the level hard, and at last three times with four times that budget. Each
 * judgement has another seed. A decision is a task only if all judgements
 * agree. */

#include "cg-task.h"

#include "cg-players.h"
#include "cg-reasons.h"

/* The quick judgement makes one of so many simulations, and the last ones make
 * so many times as many. */
#define QUICK 32
#define LONG 4

/* A decision is judged so many times: quickly, with the usual budget, and three
 * times with a long one. A task that is known is judged without the long ones.
 */
#define ALL_TIMES 5
#define KNOWN_TIMES 2

/* A quick judgement needs only this share of the margin. */
#define QUICK_MARGIN 0.5f

/* Below the level SIMPLE, the best move is that of the level medium, unless
 * only the search finds the reason. From the level TRICKY on, the level easy
 * does not find the best move. */
#define SIMPLE 2
#define TRICKY 4

/* Only so many moves of a game are examined: a long match has enough
 * decisions in its first rounds. */
#define MAX_PLIES 400

/* In a position with a lower chance than LOST or a higher one than WON no
 * decision matters much. */
#define LOST 0.05f
#define WON 0.95f

typedef struct
{
  const CgRules     *rules;
  const CgSetup     *setup;
  const CgKnowledge *knowledge;
  gboolean           wanted[256]; /* by CgReason.kind */
  gboolean           counted;     /* a reason that only the search finds is
                                   * wanted */
  guint              level;
  const gint        *cancel;
} Finder;

static gboolean
is_cancelled (const Finder *self)
{
  return self->cancel != NULL && g_atomic_int_get (self->cancel) != 0;
}

static CgMove
advise (const CgPlayer *player, const CgRules *rules, const CgState *state,
        guint64 seed)
{
  return cg_player_advise (player, rules, state, seed, NULL, NULL);
}

/* Returns the seed for the move number @ply of the game number @deal. */
static guint64
seed_of (guint64 deal, guint ply)
{
  CgRandom random;

  cg_random_seed (&random, deal * MAX_PLIES + ply);
  return cg_random_next (&random);
}

static void
want (Finder *self, const char *const *reasons)
{
  const CgFact *facts = self->knowledge->facts;

  for (; *reasons != NULL; reasons++)
    {
      guint kind = cg_find_kind (self->rules, cg_reason_id, *reasons);

      self->wanted[kind] = kind != CG_REASON_NONE;
      self->counted |= kind == CG_REASON_KEEP_RANK ||
                       kind == CG_REASON_MORE_POINTS;
      for (guint f = 0; facts != NULL && facts[f].reason != 0; f++)
        self->counted |= kind == facts[f].reason || kind == facts[f].mostly;
    }
}

/* Returns whether a rule of thumb gives a wanted reason for a move in @state,
 * or whether the search may find one. */
static gboolean
may_apply (const Finder *self, const CgState *state, guint64 seed)
{
  g_autofree CgState *redacted = cg_state_seen_by (self->rules, state, 0);
  CgMove moves[CG_MAX_MOVES];
  CgReason reason;
  guint n;

  if (self->counted)
    return TRUE;
  cg_player_medium.choose (&cg_player_medium, self->rules, redacted, seed, NULL,
                           NULL, &reason);
  if (self->wanted[reason.kind])
    return TRUE;
  n = self->rules->moves (redacted, moves);
  for (guint i = 0; self->knowledge->praise != NULL && i < n; i++)
    if (self->knowledge->praise (self->knowledge, redacted, moves, n, moves[i],
                                 &reason) &&
        self->wanted[reason.kind])
      return TRUE;
  return FALSE;
}

/* --- judging -------------------------------------------------------------- */

/* Returns the least margin of a task of the level of @self. Moves of easy tasks
 * differ more. */
static float
least_margin (const Finder *self)
{
  return CG_TASK_MARGIN *
         (1 + (float) (CG_TASK_LEVELS - 1 - self->level) * 0.1f);
}

/* Judges the decision in @state @times times, at most ALL_TIMES. Sets the
 * moves, the margin and the reason of @task. Returns FALSE if it is not a task.
 */
static gboolean
judge_decision (const Finder *self, const CgState *state, guint64 seed,
                guint times, CgTask *task)
{
  CgMove easy = advise (&cg_player_easy, self->rules, state, seed);
  CgMove other = easy;
  guint usual = cg_player_simulations (self->rules);
  const guint simulations[ALL_TIMES] = {
    usual / QUICK, usual, LONG * usual, LONG * usual, LONG * usual,
  };
  float unit = cg_player_unit (self->rules, state);
  gboolean points = cg_player_points_per_win (self->rules, state) > 0;
  float least = least_margin (self) / unit;
  CgVerdict verdict = { .best = CG_NO_MOVE };

  for (guint i = 0; i < times; i++)
    {
      const CgBudget budget = { simulations[i], self->cancel };
      CgMove best = verdict.best;

      if (!cg_player_judge (self->rules, state, other, seed ^ i, &budget,
                            &verdict))
        return FALSE;
      if (i == 0 && verdict.cost < least && verdict.next.value >= 0)
        {
          other = verdict.next.move;
          verdict.cost = verdict.chance - verdict.next.value;
        }
      if (verdict.cost < (i == 0 ? QUICK_MARGIN * least : least) ||
          (i > 1 && verdict.best != best) ||
          ((i > 0 || !self->counted) && !self->wanted[verdict.reason.kind]) ||
          (!points && (verdict.chance < LOST || verdict.chance > WON)))
        return FALSE;
    }
  if (self->level >= TRICKY
        ? other != easy
        : self->level < SIMPLE && !self->counted &&
            verdict.best != advise (&cg_player_medium, self->rules, state,
                                    seed))
    return FALSE;
  task->best = verdict.best;
  task->other = other;
  task->margin = verdict.cost * unit;
  task->reason = verdict.reason;
  return TRUE;
}

/* --- games ---------------------------------------------------------------- */

/* Makes the move number @ply of the game number @deal, or deals the next round.
 */
static void
advance (CgSession *session, guint64 deal, guint ply)
{
  if (cg_session_round_is_over (session))
    cg_session_next_round (session, NULL);
  else
    cg_session_play (session,
                     advise (&cg_player_medium, cg_session_rules (session),
                             cg_session_state (session), seed_of (deal, ply)),
                     NULL);
}

typedef struct
{
  guint    ply;
  CgState *state; /* owned */
} Decision;

static void
clear_decision (gpointer data)
{
  g_free (((Decision *) data)->state);
}

/* Returns the decisions of seat 0 in the game number @deal that may be tasks:
 * an array of Decision in random order. */
static GArray *
list_decisions (const Finder *self, guint64 deal)
{
  g_autoptr (CgSession) session = cg_session_new (self->rules, self->setup,
                                                  deal);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Decision));
  CgRandom random;

  g_array_set_clear_func (list, clear_decision);
  cg_random_seed (&random, deal);
  for (guint ply = 0; ply < MAX_PLIES && !cg_session_is_over (session) &&
                      !is_cancelled (self);
       ply++)
    {
      const CgState *state = cg_session_state (session);

      if (self->rules->to_move (state) == 0 &&
          cg_has_choice (self->rules, state) &&
          may_apply (self, state, seed_of (deal, ply)))
        {
          Decision decision = { ply, cg_state_copy (self->rules, state) };

          g_array_insert_val (list, cg_random_below (&random, list->len + 1),
                              decision);
        }
      advance (session, deal, ply);
    }
  return list;
}

gboolean
cg_task_find (const CgRules *rules, const CgSetup *setup,
              const char *const *reasons, guint level, guint64 deal,
              guint deals, const gint *cancel, CgTask *task)
{
  Finder self = { rules, setup, cg_knowledge_find (rules), .level = level,
                  .cancel = cancel };

  if (self.knowledge == NULL)
    return FALSE;
  want (&self, reasons);
  for (guint64 end = deal + deals; deal < end && !is_cancelled (&self); deal++)
    {
      g_autoptr (GArray) list = list_decisions (&self, deal);

      for (guint i = 0; i < list->len; i++)
        {
          const Decision *decision = &g_array_index (list, Decision, i);

          *task = (CgTask) {
            .setup = *setup, .deal = deal, .ply = decision->ply,
          };
          if (judge_decision (&self, decision->state,
                              seed_of (deal, decision->ply), ALL_TIMES, task))
            return TRUE;
        }
    }
  return FALSE;
}

CgSession *
cg_task_play (const CgRules *rules, const CgTask *task)
{
  CgSession *session = cg_session_new (rules, &task->setup, task->deal);

  for (guint ply = 0; ply < task->ply && !cg_session_is_over (session); ply++)
    advance (session, task->deal, ply);
  return session;
}

gboolean
cg_task_find_at (const CgRules *rules, const CgSetup *setup,
                 const char *const *reasons, guint level, guint64 deal,
                 guint ply, const gint *cancel, CgTask *task)
{
  Finder self = { rules, setup, cg_knowledge_find (rules), .level = level,
                  .cancel = cancel };
  g_autoptr (CgSession) session = NULL;
  const CgState *state;

  *task = (CgTask) { .setup = *setup, .deal = deal, .ply = ply };
  session = cg_task_play (rules, task);
  state = cg_session_state (session);
  if (self.knowledge == NULL || rules->to_move (state) != 0)
    return FALSE;
  want (&self, reasons);
  return judge_decision (&self, state, seed_of (deal, ply), KNOWN_TIMES, task);
}

gboolean
cg_task_prove (const CgRules *rules, const CgTask *task, guint64 seed)
{
  const CgBudget budget = { LONG * cg_player_simulations (rules), NULL };
  g_autoptr (CgSession) session = cg_task_play (rules, task);
  const CgState *state = cg_session_state (session);
  float right = CG_TASK_RIGHT / cg_player_unit (rules, state);
  CgVerdict best, other;

  /* costs of different searches are not compared: a search that is asked about
   * a bad move looks less at the others */
  return cg_player_judge (rules, state, task->best, seed, &budget, &best) &&
         best.cost < right &&
         cg_player_judge (rules, state, task->other, seed, &budget, &other) &&
         other.cost >= right;
}
