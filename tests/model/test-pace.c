/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game goes on by itself: the rest of it once every person is out,
 * watched or skipped. */

#include "config.h"

#include "helpers.h"

/* Seat 0, a person, lays its last card and is out; the others go on. */
static TapisGame *
game_with_rest (void)
{
  static const char *const text =
    "[game]\nformat=1\nid=norwegian\nseats=3\n"
    "options=play_on_for_ranking=on;\ndeal=5\n\n[position]\n"
    "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=5C@1\n"
    "hand.0=9H\nup.0=\ndown.0=\n"
    "hand.1=5S 8D KC 4H 4D JC\nup.1=\ndown.1=3S\n"
    "hand.2=5D 8C KD 9S 9C JD\nup.2=\ndown.2=3D\n\n[moves]\n\n"
    "[table]\nplayer.0=person\nplayer.1=hard\nplayer.2=medium\n";
  g_autoptr (GError) error = NULL;
  TapisGame *game = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_assert_false (tapis_game_can_hurry (game));
  g_assert_true (tapis_game_play_text (game, "lay 9H"));
  g_assert_true (tapis_game_can_hurry (game));
  return game;
}

/* All lines of the log. */
static char *
dup_log (TapisGame *game)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0;
       i < g_list_model_get_n_items (tapis_game_now (game)->log); i++)
    {
      g_autoptr (TapisLogEntry) entry =
        g_list_model_get_item (tapis_game_now (game)->log, i);

      g_string_append_printf (lines, "%s\n", tapis_log_entry_get_text (entry));
    }
  return g_string_free (lines, FALSE);
}

/* Skipped from the beginning, after some moves, or not at all, a game ends
 * alike, and the log tells all of it. */
static void
test_skip (void)
{
  static const guint cases[] = { G_MAXUINT, 0, 1, 5 };
  g_autofree char *saved = NULL;
  g_autofree char *told = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint watched = cases[i]; /* so many moves */
      g_autoptr (TapisGame) game = game_with_rest ();
      g_autofree char *text = NULL;
      g_autofree char *log = NULL;
      guint n = 0;

      for (; !tapis_game_now (game)->over; n++)
        {
          if (n == watched)
            g_assert_true (tapis_game_run_action (game, "skip-to-end"));
          g_assert_true (tapis_game_now (game)->hurrying == (n >= watched));
          tapis_game_step (game);
          test_wait (game);
        }
      g_assert_cmpuint (n, >, 6);
      text = tapis_game_to_text (game);
      log = dup_log (game);
      if (saved == NULL)
        {
          saved = g_steal_pointer (&text);
          told = g_steal_pointer (&log);
        }
      else
        {
          g_assert_cmpstr (text, ==, saved);
          g_assert_cmpstr (log, ==, told);
        }
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/pace/skip", test_skip);
  return g_test_run ();
}
