/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is announced in a game of each kind, from the deal to the result,
 * compared with a transcript that somebody has read. In a match of rounds the
 * first round and the beginning of the next one; of a long game the first moves.
 *
 *   TAPIS_WRITE_TRANSCRIPTS=1   writes the transcripts anew: read them */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"

#include <string.h>

/* Moves of the second round of a match; and of any game. */
#define MORE 12
#define MOST 300

#define HEAD "# SPDX-License-Identifier: GPL-3.0-or-later\n\n"

static void
announce_cb (GString *transcript, const char *sentences)
{
  g_string_append_printf (transcript, "%s\n", sentences);
}

static void
test_transcript (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *name = g_strconcat (rules->id, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "transcripts",
                                                 name, NULL);
  g_autoptr (GString) transcript = g_string_new (HEAD);
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *golden = NULL;
  CgRandom random;
  CgSetup setup;
  guint more = 0;

  cg_setup_init (&setup, rules);
  setup.seats = MAX (rules->min_seats, MIN (3, rules->max_seats));
  cg_random_seed (&random, 7);
  game = tapis_game_new (rules, &setup, 7, NULL);
  g_signal_connect_swapped (game, "announce", G_CALLBACK (announce_cb),
                            transcript);
  while (!tapis_game_get_over (game) && more < MORE &&
         tapis_game_get_n_plies (game) < MOST)
    {
      if (tapis_game_get_round_over (game))
        {
          g_assert_true (tapis_game_next_round (game));
        }
      else
        {
          g_autofree char *move = test_random_move (game, &random);

          g_assert_true (tapis_game_play_text (game, move));
        }
      more += tapis_game_get_round (game) > 1;
    }
  if (tapis_game_get_over (game))
    g_string_append_printf (transcript, "%s\n",
                            tapis_game_get_result_text (game));

  if (g_getenv ("TAPIS_WRITE_TRANSCRIPTS") != NULL)
    {
      g_file_set_contents (path, transcript->str, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_file_get_contents (path, &golden, NULL, &error);
  g_assert_no_error (error);
  if (strcmp (golden, transcript->str) != 0)
    {
      g_auto (GStrv) wanted = g_strsplit (golden, "\n", -1);
      g_auto (GStrv) said = g_strsplit (transcript->str, "\n", -1);
      guint line = 0;

      while (wanted[line] != NULL && said[line] != NULL &&
             g_str_equal (wanted[line], said[line]))
        line++;
      g_error ("%s: line %u is announced as “%s” instead of “%s”", name,
               line + 1, said[line], wanted[line]);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/transcript/", cg_games[i]->id,
                                           NULL);

      g_test_add_data_func (path, cg_games[i], test_transcript);
    }
  return g_test_run ();
}
