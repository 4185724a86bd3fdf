/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader is told of whole games, compared with a transcript that
 * somebody has read: tests/games/GAME/transcript.txt. A person and computer
 * players play one deal by the rules of thumb and another one by chance.
 *
 *   TAPIS_GOLDEN=write build/tests/model/test-model-transcript
 *
 * writes the transcripts anew, to be read and committed. */

#include "config.h"

#include "helpers.h"

#include "players/cg-player.h"
#include "tests/each-game.h"

#include <string.h>

/* "> 1 lay KH": a move of seat 1; "? …": what the person is asked; "= …": the
 * result; all else is announced. */

/* How a deal is played: how many moves at most, and of rounds after the first
 * one. */
typedef struct
{
  const char *title;
  guint64     deal;
  gboolean    by_chance;
  guint       most;
  guint       more;
} Way;

static const Way ways[] = {
  { "by the rules of thumb", 2026, FALSE, 400, 400 },
  { "by chance", 7, TRUE, 300, 12 },
};

static void
announce_cb (TapisGame *game, const char *sentence, GString *transcript)
{
  g_string_append_printf (transcript, "%s\n", sentence);
}

static char *
choose_move (TapisGame *game, const Way *way, CgRandom *random)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);

  if (way->by_chance)
    return test_random_move (game, random);
  return cg_move_to_text (
    rules, state,
    cg_player_advise (cg_player_find ("easy"), rules, state,
                      tapis_game_get_n_plies (game), &(CgBudget) { 0 },
                      NULL));
}

/* What the person is asked before a move, and the move as a save has it. */
static void
play_one (TapisGame *game, const Way *way, CgRandom *random,
          GString *transcript)
{
  g_autofree char *text = choose_move (game, way, random);

  if (tapis_game_now (game)->viewer_to_move)
    g_string_append_printf (transcript, "? %s\n",
                            tapis_game_now (game)->prompt);
  g_string_append_printf (transcript, "> %d %s\n",
                          tapis_game_now (game)->to_move, text);
  g_assert_true (tapis_game_play_text (game, text));
}

static void
transcribe (const CgRules *rules, const Way *way, GString *transcript)
{
  g_autoptr (TapisGame) game = NULL;
  CgRandom random;
  CgSetup setup;
  guint more = 0;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) CLAMP (3, rules->min_seats, rules->max_seats);
  setup.dealer = way->by_chance ? setup.dealer : 0;
  cg_random_seed (&random, way->deal);
  game = tapis_game_new (rules, &setup, way->deal, NULL);
  g_signal_connect (game, "announce", G_CALLBACK (announce_cb), transcript);
  g_string_append_printf (transcript, "\n# %s\n", way->title);
  for (guint i = 0;
       i < way->most && more < way->more && !tapis_game_now (game)->over; i++)
    {
      if (tapis_game_now (game)->round_over)
        tapis_game_next_round (game);
      else
        play_one (game, way, &random, transcript);
      more += tapis_game_now (game)->round > 1;
    }
  g_string_append_printf (transcript, "= %s\n",
                          tapis_game_now (game)->result_text != NULL
                            ? tapis_game_now (game)->result_text
                            : "…");
}

static void
test_transcript (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *path =
    g_build_filename (TEST_GAMES, rules->id, "transcript.txt", NULL);
  g_autoptr (GString) transcript = g_string_new (
    "# SPDX-License-Identifier: GPL-3.0-or-later\n");
  g_autofree char *golden = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) wanted = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    transcribe (rules, &ways[i], transcript);
  if (g_strcmp0 (g_getenv ("TAPIS_GOLDEN"), "write") == 0)
    {
      g_file_set_contents (path, transcript->str, -1, &error);
      g_assert_no_error (error);
      return;
    }
  if (!g_file_get_contents (path, &golden, NULL, NULL))
    g_error ("tests/games/%s/transcript.txt cannot be read. This writes it, to "
             "be read by a person and committed: TAPIS_GOLDEN=write meson test "
             "-C build transcript --test-args='-p /transcript/%s'", rules->id,
             rules->id);
  /* line by line: the first that differs says most */
  lines = g_strsplit (transcript->str, "\n", -1);
  wanted = g_strsplit (golden, "\n", -1);
  for (guint i = 0; lines[i] != NULL && wanted[i] != NULL; i++)
    if (!g_str_equal (lines[i], wanted[i]))
      g_error ("%s:%u: “%s” is said instead of “%s”", path, i + 1, lines[i],
               wanted[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (wanted));
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/transcript", test_transcript);
  return g_test_run ();
}
