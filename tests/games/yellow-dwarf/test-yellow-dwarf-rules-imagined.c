/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a table of rows cannot say of Nain jaune: what a seat imagines where it
 * knows which ranks others have not. */

#include "engine/cg-session.h"
#include "games/cg-games.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"

/* Seat 1 can only have fives, seat 2 fives and sixes, two cards each: 6 ways to
 * choose the ones, for each of them 15 to choose the others, and 6 of these 15
 * have no five. */
static void
test_imagined (void)
{
  const CgRules *rules = &cg_rules_yellow_dwarf;
  static const char text[] =
    "[game]\nformat=1\nid=yellow-dwarf\nseats=3\ndealer=2\n"
    "options=voluntary_stop=off;rounds=9;\n"
    "[position]\nround=1\nphase=go-on\nto-move=1\n"
    "box.10D=3\nbox.JC=6\nbox.QS=9\nbox.KH=12\nbox.7D=15\npile=4S@0\n"
    "bank.0=105\nhand.0=2H KC\nbank.1=105\nhand.1=5S 5H\n"
    "lacks.1=1 2 3 4 6 7 8 9 10 11 12 13\nbank.2=105\nhand.2=5D 6S\n"
    "lacks.2=1 2 3 4 7 8 9 10 11 12 13\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games_all, text, -1, NULL, &error);
  g_autofree CgState *view = NULL;
  const guint64 fives = G_GUINT64_CONSTANT (15) << 16;
  guint without = 0;
  guint n = 6000;

  g_assert_no_error (error);
  view = cg_state_copy (rules, cg_session_state (session));
  cg_redact (rules, view, 0);
  for (guint seed = 0; seed < n; seed++)
    {
      g_autofree CgState *state = cg_state_copy (rules, view);
      const CgState *s = state;
      CgRandom random;

      cg_random_seed (&random, seed);
      cg_resample (rules, state, 0, &random);
      g_assert_null (cg_validate (rules, state));
      g_assert_cmpuint (s->hand[1] & ~fives, ==, 0);
      without += (s->hand[2] & fives) == 0;
    }
  g_assert_cmpfloat (without, >, n * 0.36);
  g_assert_cmpfloat (without, <, n * 0.44);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/yellow-dwarf/imagined", test_imagined);
  return g_test_run ();
}
