/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Nain jaune asks: what one pays at the end of a round. */

#include "tests/model/helpers.h"

#include "games/yellow-dwarf/yellow-dwarf-rules.h"

#include <string.h>

/* A question about a hand of the learner, in a round of three. */
typedef struct
{
  const char *options;
  const char *hand;
  const char *right;
  const char *why;
} Payment;

static void
test_payment (void)
{
  static const Payment rows[] = {
    { "", "4C 5D QS", "12",
      "The cards cost 3, and doubling costs 9." },
    { "", "4C 7D QS", "27",
      "The cards cost 3, and doubling costs 24." },
    { "", "4C 5D", "2",
      "The cards cost 2, and there is nothing to double." },
    { "kept_card=face_stake", "4C 5D QS", "6",
      "The cards cost 3, and doubling costs 3." },
    { "pay_by_value=on", "4C 5D QS", "28",
      "The cards cost 19, and doubling costs 9." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *position = g_strdup_printf (
        "round=1\nphase=go-on\nto-move=0\nbox.10D=3\nbox.JC=6\nbox.QS=9\n"
        "box.KH=12\nbox.7D=15\nbank.0=105\nbank.1=105\nbank.2=105\n"
        "pile=7S@1 8D@2\nhand.0=%s\nhand.1=10S JS\nhand.2=2H KC\n",
        rows[i].hand);
      g_autoptr (TapisQuestion) q = test_ask (
        &cg_rules_yellow_dwarf, 3, rows[i].options, position, "payment");
      guint n_right = 0;

      g_assert_false (q->several);
      g_assert_cmpuint (q->n_options, ==, 4);
      for (guint j = 0; j < q->n_options; j++)
        if (q->options[j].right)
          {
            n_right++;
            g_assert_cmpstr (q->options[j].label, ==, rows[i].right);
            g_assert_cmpstr (q->options[j].why, ==, rows[i].why);
          }
        else
          {
            g_assert_cmpstr (q->options[j].label, !=, rows[i].right);
            g_assert_nonnull (q->options[j].why);
          }
      g_assert_cmpuint (n_right, ==, 1);
    }
}

/* Whoever has to lay a card is not asked what it costs to lay none. */
static void
test_must_lay (void)
{
  g_assert_null (
    test_ask (&cg_rules_yellow_dwarf, 3, "",
              "round=1\nphase=begin\nto-move=0\nbox.10D=3\nbox.JC=6\nbox.QS=9\n"
              "box.KH=12\nbox.7D=15\nbank.0=105\nbank.1=105\nbank.2=105\n"
              "pile=QH@1 KS@0\nhand.0=4C QS\nhand.1=10S\nhand.2=2H\n",
              "payment"));
}

/* From games by chance: there is always something to ask. */
static void
test_chance (void)
{
  CgSetup setup;
  CgRandom random;

  cg_setup_init (&setup, &cg_rules_yellow_dwarf);
  cg_random_seed (&random, 7);
  for (guint n = 0; n < 40; n++)
    {
      g_autoptr (TapisQuestion) q = NULL;

      setup.seats = (guint8) (3 + n % 4);
      q = tapis_question_new (&setup, &cg_rules_yellow_dwarf, "payment",
                              &random);
      g_assert_nonnull (q);
      g_assert_cmpuint (q->n_options, ==, 4);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/yellow-dwarf-quiz/payment", test_payment);
  g_test_add_func ("/yellow-dwarf-quiz/must-lay", test_must_lay);
  g_test_add_func ("/yellow-dwarf-quiz/chance", test_chance);
  return g_test_run ();
}
