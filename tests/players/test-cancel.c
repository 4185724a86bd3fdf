/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In every game a player that would think for hours, and the judge, answer as
 * soon as they are told to, with a legal move or none. A thread that does not
 * end is left to the time limit of the test. */

#include "players/cg-player.h"
#include "games/cg-games.h"

#define ENDLESS (1u << 30)

typedef struct
{
  const CgRules *rules;
  CgState       *state;
  gint           started; /* atomic */
  gint           cancel;  /* atomic */
  gboolean       judge;
  gboolean       judged;
  CgMove         move;
} Question;

static gpointer
think (gpointer data)
{
  Question *question = data;
  CgBudget budget = { ENDLESS, &question->cancel };
  CgVerdict verdict;

  g_atomic_int_set (&question->started, 1);
  if (question->judge)
    question->judged = cg_player_judge (question->rules, question->state,
                                        question->move, 1, &budget, &verdict);
  else
    question->move = cg_player_advise (cg_player_find ("hard"),
                                       question->rules, question->state, 1,
                                       &budget, NULL);
  return NULL;
}

static void
check (const CgRules *rules, guint decisions, gboolean judge, gulong wait)
{
  CgMove moves[CG_MAX_MOVES];
  CgSetup setup;
  g_autofree CgState *state = NULL;
  Question question = { .rules = rules, .judge = judge };
  CgRandom random;
  GThread *thread;

  cg_setup_init (&setup, rules);
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, 1, state);
  cg_random_seed (&random, 1);
  /* to where there is something to think about, some decisions later */
  while (rules->moves (state, moves) < 2 || decisions-- > 0)
    rules->play (state, cg_random_move (rules, state, &random), NULL);
  question.state = state;
  question.move = moves[1];
  thread = g_thread_new (rules->id, think, &question);
  while (g_atomic_int_get (&question.started) == 0)
    g_thread_yield ();
  g_usleep (wait);
  g_atomic_int_set (&question.cancel, 1);
  g_thread_join (thread);
  if (judge)
    g_assert_false (question.judged);
  else
    g_assert_cmpuint (rules->why_not (state, question.move).kind, ==,
                      CG_LEGAL);
}

static void
test_cancel (gconstpointer rules)
{
  for (guint decisions = 0; decisions < 3; decisions++)
    for (gboolean judge = FALSE; judge <= TRUE; judge++)
      for (gulong wait = 0; wait <= 10000; wait += 10000)
        check (rules, decisions, judge, wait);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    if (cg_knowledge_find (cg_games_all[i]) != NULL)
      {
        g_autofree char *path =
          g_strdup_printf ("/cancel/%s", cg_games_all[i]->id);

        g_test_add_data_func (path, cg_games_all[i], test_cancel);
      }
  return g_test_run ();
}
