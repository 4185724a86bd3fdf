/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Balcó asks: whose turn is next, and what a joker may be. */

#include "tests/model/helpers.h"

#include "games/balco/balco-rules.h"

#include <string.h>

/* A question about a position in which there is one move. */
typedef struct
{
  const char *position;
  const char *move;  /* as the question names it */
  const char *right; /* NULL: the player of seat 2 */
  const char *why;   /* how it begins */
} Next;

static void
test_next (void)
{
  static const Next rows[] = {
    { "phase=play\nto-move=0\npile=6b@2\nhand.0=3c 4c 8o\n",
      "You lay the 8 of coins", NULL, "1 eight: " },
    { "phase=play\nto-move=0\npile=12b@2\nhand.0=3c 4c 10o\n",
      "You lay the jack of coins", "You", "Whoever cleans" },
    { "phase=play\nto-move=0\npile=4c@1 12o+12c+12e@2\nhand.0=3c 5c 12b\n",
      "You lay the king of batons", "You", "Whoever cleans" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *position = g_strconcat (
        rows[i].position, "hand.1=5o 6o\nhand.2=5e 6e\nup.0=\nup.1=\nup.2=\n"
                          "down.0=\ndown.1=\ndown.2=\nstock=\n", NULL);
      g_autoptr (TapisQuestion)
        q = test_ask (&cg_rules_balco, 3, "", position, "next");
      const char *right = rows[i].right;
      guint n_right = 0;

      if (right == NULL)
        right = tapis_game_get_player_state (q->game, 2)->name;
      g_assert_nonnull (strstr (q->text, rows[i].move));
      g_assert_false (q->several);
      g_assert_cmpuint (q->n_options, ==, 3);
      for (guint j = 0; j < q->n_options; j++)
        {
          g_assert_cmpstr (q->options[j].why, !=, NULL);
          if (!q->options[j].right)
            continue;
          n_right++;
          g_assert_cmpstr (q->options[j].label, ==, right);
          g_assert_true (g_str_has_prefix (q->options[j].why, rows[i].why));
        }
      g_assert_cmpuint (n_right, ==, 1);
    }
}

/* In a broken game a joker may be 2 to 7 (BA-21, BA-25). */
static void
test_joker (void)
{
  static const char *const fit[] = { "a 2", "a 3", "a 4", "a 5", "a 6", "a 7",
                                     NULL };
  g_autoptr (TapisQuestion)
    q = test_ask (&cg_rules_balco, 2, "",
                  "phase=play\nto-move=0\npile=7b@1\nhand.0=9c *\n"
                  "hand.1=5o 6o\nup.0=\nup.1=\ndown.0=\ndown.1=\nstock=\n",
                  "joker");

  g_assert_true (q->several);
  g_assert_cmpuint (q->n_options, ==, TAPIS_QUESTION_MAX_OPTIONS);
  for (guint i = 0; i < q->n_options; i++)
    {
      g_assert_true (q->options[i].right ==
                     g_strv_contains (fit, q->options[i].label));
      g_assert_nonnull (q->options[i].why);
    }
}

/* From games by chance: there is always something to ask. */
static void
test_chance (void)
{
  static const char *const topics[] = { "next", "joker" };
  CgSetup setup;
  CgRandom random;

  cg_setup_init (&setup, &cg_rules_balco);
  setup.seats = 3;
  cg_random_seed (&random, 7);
  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    for (guint n = 0; n < 20; n++)
      {
        g_autoptr (TapisQuestion)
          q = tapis_question_new (&setup, &cg_rules_balco, topics[i], &random);

        g_assert_nonnull (q);
        g_test_message ("%s", q->text);
      }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/balco-quiz/next", test_next);
  g_test_add_func ("/balco-quiz/joker", test_joker);
  g_test_add_func ("/balco-quiz/chance", test_chance);
  return g_test_run ();
}
