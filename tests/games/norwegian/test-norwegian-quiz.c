/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Bataille norvégienne asks: whose turn is next. */

#include "tests/model/helpers.h"

#include <string.h>

/* A question about a position in which there is one move. */
typedef struct
{
  const char *options;
  const char *position;
  const char *text; /* part of the question */
  int         right;
  const char *why;  /* how it begins */
} Next;

static void
test_next (void)
{
  static const Next rows[] = {
    { "", "pile=QH@2\nhand.0=4H 8C\n", "pick up", 2, "After a pick-up" },
    { "lead_after_pickup=next_of_picker", "pile=QH@2\nhand.0=4H 8C\n",
      "pick up", 1, "After a pick-up" },
    { "", "pile=7S@1 6H@2\nhand.0=10H 4H\n", "You lay the 10 of hearts", 0,
      "After a 10" },
    { "ten_replays=off", "pile=6H@2\nhand.0=10H 4H\n", "the 10 of hearts", 1,
      "After a 10" },
    { "", "pile=6H@2\nhand.0=8H 4C\n", "You lay the 8 of hearts", 2,
      "Each 8" },
    { "", "pile=8H@1\nhand.0=3H 4C\n", "You lay the 3 of hearts", 2,
      "Each 8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *position = g_strconcat (
        "phase=play\nto-move=0\nstock=\n", rows[i].position,
        "up.0=\nup.1=\nup.2=\ndown.0=\ndown.1=\ndown.2=\n"
        "hand.1=4S 5S\nhand.2=4D 5D\n", NULL);
      g_autoptr (TapisQuestion) q =
        test_ask (&cg_rules_norwegian, 3, rows[i].options, position, "next");

      g_assert_nonnull (strstr (q->text, rows[i].text));
      g_assert_false (q->several);
      g_assert_cmpuint (q->n_options, ==, 3);
      for (guint j = 0; j < 3; j++)
        {
          g_assert_true (q->options[j].right == ((int) j == rows[i].right));
          if (q->options[j].right)
            g_assert_true (g_str_has_prefix (q->options[j].why, rows[i].why));
          else
            g_assert_nonnull (q->options[j].why);
        }
    }
}

/* From games by chance: there is always something to ask. */
static void
test_chance (void)
{
  CgSetup setup;
  CgRandom random;

  cg_setup_init (&setup, &cg_rules_norwegian);
  cg_random_seed (&random, 7);
  for (guint n = 0; n < 40; n++)
    {
      g_autoptr (TapisQuestion) q = NULL;
      guint n_right = 0;

      setup.seats = (guint8) (2 + n % 4);
      q = tapis_question_new (&setup, &cg_rules_norwegian, "next", &random);
      g_assert_nonnull (q);
      g_test_message ("%s", q->text);
      for (guint i = 0; i < q->n_options; i++)
        n_right += q->options[i].right;
      g_assert_cmpuint (n_right, ==, 1);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/norwegian-quiz/next", test_next);
  g_test_add_func ("/norwegian-quiz/chance", test_chance);
  return g_test_run ();
}
