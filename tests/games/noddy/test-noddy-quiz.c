/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Noddy asks: how many points a hand announces. */

#include "tests/model/helpers.h"

#include "games/noddy/noddy-rules.h"
#include "games/noddy/noddy-model.h"

#include <string.h>

static TapisQuestion *
ask (const char *hand, const char *turn_up)
{
  g_autofree char *position = g_strdup_printf (
    "phase=announce\nto-move=0\nturn-up=%s\nrow=\nscore.0=0\nscore.1=0\n"
    "hand.0=%s\nhand.1=AC 3H QC\n"
    "announced.1=nothing\n", turn_up, hand);

  return test_ask (&cg_rules_noddy, 2, "", position, "points");
}

/* Which option is right; there is one. */
static guint
find_right (const TapisQuestion *q)
{
  guint n = 0, right = 0;

  for (guint i = 0; i < q->n_options; i++)
    if (q->options[i].right)
      {
        right = i;
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
  return right;
}

static void
test_points (void)
{
  static const struct
  {
    const char *hand;
    const char *turn_up;
    const char *label;
    const char *why; /* how it ends */
  } rows[] = {
    { "6H 6S 7D", "8S", "8", "2 points, total 8." },
    { "9H 9D KS", "9S", "6", "6 points, total 6." },
    { "JH 4S 3D", "9H", "1", "1 point, total 1." },
    { "KS 10H AD", "8H", "0", "nothing with the turn-up." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TapisQuestion) q = ask (rows[i].hand, rows[i].turn_up);
      guint right = find_right (q);
      g_autofree char *marked = NULL;
      gboolean correct;

      g_assert_cmpuint (q->n_options, ==, 4);
      g_assert_false (q->several);
      g_assert_cmpstr (q->options[right].label, ==, rows[i].label);
      g_assert_true (g_str_has_suffix (q->options[right].why, rows[i].why));
      marked = tapis_question_mark (q, 1u << ((right + 1) % 4), &correct);
      g_assert_false (correct);
      g_assert_nonnull (strstr (marked, right == 3 ? "too few" : "too many"));
    }
}

/* Nobody counts for the learner while a question is open. */
static void
test_no_help (void)
{
  g_autoptr (TapisQuestion) q = ask ("6H 6S 7D", "8S");
  TapisNoddy *noddy = TAPIS_NODDY (q->game);

  tapis_game_set_hold (q->game, "Answer first.");
  g_assert_false (tapis_game_run_action (q->game, "count"));
  g_assert_cmpstr (tapis_noddy_now (noddy)->found, ==, "");
  tapis_game_set_hold (q->game, NULL);
  g_assert_true (tapis_game_run_action (q->game, "count"));
  g_assert_cmpstr (tapis_noddy_now (noddy)->found, !=, "");
}

/* Questions come about by chance, and are about seat 0. */
static void
test_chance (void)
{
  CgSetup setup;
  CgRandom random;

  cg_random_seed (&random, 7);
  cg_setup_init (&setup, &cg_rules_noddy);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (TapisQuestion) q =
        tapis_question_new (&setup, &cg_rules_noddy, "points", &random);

      g_assert_nonnull (q);
      find_right (q);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/noddy-quiz/points", test_points);
  g_test_add_func ("/noddy-quiz/no-help", test_no_help);
  g_test_add_func ("/noddy-quiz/chance", test_chance);
  return g_test_run ();
}
