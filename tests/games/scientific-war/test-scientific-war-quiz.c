/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The quiz of Bataille scientifique. */

#include "config.h"

#include "tests/model/helpers.h"

#include "games/scientific-war/scientific-war-rules.h"

/* It asks who takes a trick, if anybody does. The learner is
 * the seer: the cards of the others are open. */
static void
test_trick (void)
{
  CgRandom random;
  CgSetup setup;
  guint wars = 0;

  cg_setup_init (&setup, &cg_rules_scientific_war);
  setup.seats = 3;
  cg_random_seed (&random, 7);
  for (guint n = 0; n < 40; n++)
    {
      g_autoptr (TapisQuestion) q =
        tapis_question_new (&setup, &cg_rules_scientific_war, "trick", &random);
      guint open = 0;
      guint n_right = 0;

      g_assert_nonnull (q);
      g_assert_false (q->several);
      for (int seat = 1; seat < 3; seat++)
        {
          TapisCard *card =
            tapis_pile_get_top (tapis_game_get_pile (q->game, "chosen", seat));

          if (card == NULL)
            continue;
          g_assert_cmpint (tapis_card_get_state (card)->face, !=,
                           CG_CARD_HIDDEN);
          open++;
        }
      /* each of them, the learner and nobody */
      g_assert_cmpuint (open, >=, 1);
      g_assert_cmpuint (q->n_options, ==, open + 2);
      for (guint i = 0; i < q->n_options; i++)
        n_right += q->options[i].right;
      g_assert_cmpuint (n_right, ==, 1);
      wars += q->options[q->n_options - 1].right;
    }
  g_assert_cmpuint (wars, >, 0);
  g_assert_cmpuint (wars, <, 40);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/scientific-war/quiz/trick", test_trick);
  return g_test_run ();
}
