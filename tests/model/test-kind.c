/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What describes a game: every game has a kind, no kind lacks a required slot,
 * and the program names the slot that one lacks. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"

/* Whoever adds a game and forgets a slot reads here which. */
static void
test_complete (void)
{
  guint n = 0;

  for (; tapis_game_kinds[n] != NULL; n++)
    {
      const char *missing = tapis_game_kind_find_missing (tapis_game_kinds[n]);

      if (missing != NULL)
        g_test_message ("the kind of game number %u lacks %s", n, missing);
      g_assert_null (missing);
    }
  for (guint i = 0; cg_games_all[i] != NULL; i++, n--)
    g_assert_true (tapis_game_kind_for (cg_games_all[i])->rules ==
                   cg_games_all[i]);
  g_assert_cmpuint (n, ==, 0);
}

/* The program does not start with such a game, and says what to write. */
static void
test_told (void)
{
  if (g_test_subprocess ())
    {
      const TapisGameKind kind = { .rules = &cg_rules_balco };

      tapis_game_kind_check (&kind);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*balco-model.c*lacks words*");
}

int
main (int argc, char *argv[])
{
  test_start (&argc, &argv);
  g_test_add_func ("/kind/complete", test_complete);
  g_test_add_func ("/kind/told", test_told);
  return g_test_run ();
}
