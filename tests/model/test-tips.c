/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is explained the first time that it is met in a game: once, and never
 * again. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-tips.h"

/* Plays @n games of @rules; returns how many tips there were, and adds their
 * lessons to @told, where none may be twice. */
static guint
play (TapisTips *tips, const CgRules *rules, guint n, GHashTable *told)
{
  guint found = 0;

  for (guint deal = 1; deal <= n; deal++)
    {
      g_autoptr (TapisGame) game = NULL;
      CgRandom random;
      CgSetup setup;

      cg_setup_init (&setup, rules);
      cg_random_seed (&random, deal);
      game = tapis_game_new (rules, &setup, deal, NULL);
      for (guint ply = 0; ply < 400 && !tapis_game_now (game)->over; ply++)
        {
          g_autofree char *move = NULL;
          g_autofree char *text = NULL;
          TapisTip tip;

          if (tapis_game_now (game)->to_move < 0)
            {
              tapis_game_next_round (game);
              continue;
            }
          move = test_random_move (game, &random);
          tapis_game_play_text (game, move);
          if (!tapis_tips_take (tips, game, &tip))
            continue;
          text = tapis_tips_tell (game, &tip);
          g_test_message ("%s: %s [%s]", tip.link->lesson, text,
                          tip.link->label);
          found++;
          g_assert_cmpstr (text, !=, "");
          g_assert_true (g_hash_table_add (told, (gpointer) tip.link->lesson));
        }
    }
  return found;
}

/* Whether any lesson explains an event of the game. */
static gboolean
has_lessons (const CgRules *rules)
{
  CgSetup setup;
  const char *id;

  cg_setup_init (&setup, rules);
  for (guint kind = 1; (id = cg_event_id (rules, kind)) != NULL; kind++)
    if (tapis_lessons_find_link (rules, &setup, TAPIS_LINK_EVENTS, id) != NULL)
      return TRUE;
  return FALSE;
}

static void
test_once (gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-tips-XXXXXX", NULL);
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);
  TapisTips *tips = tapis_tips_new (folder);

  if (play (tips, data, 8, told) == 0 && has_lessons (data))
    g_error ("%s: no event that its lessons explain (<learn events=…>) has "
             "happened in 8 random games", ((const CgRules *) data)->id);
  g_assert_finalize_object (tips);
  /* read again it knows what was said */
  tips = tapis_tips_new (folder);
  play (tips, data, 8, told);
  g_assert_finalize_object (tips);
  test_remove_folder (folder);
}

static void
test_broken (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-tips-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "tips.told", NULL);
  g_autofree char *kept = g_strconcat (path, ".broken-1", NULL);
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);
  TapisTips *tips;

  g_assert_true (g_file_set_contents (path, "told", -1, NULL));
  tips = tapis_tips_new (folder);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (play (tips, cg_games[0], 2, told), >, 1);
  g_assert_finalize_object (tips);
  test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/tips/once", test_once);
  g_test_add_func ("/tips/broken", test_broken);
  return g_test_run ();
}
