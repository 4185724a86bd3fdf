/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The deal of the day on disk: it lies beside the usual running game of its
 * kind, and becomes the usual one when its day is over. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/past/tapis-deal-link.h"
#include "model/past/tapis-goals.h"
#include "model/past/tapis-keeper.h"

#include <glib/gstdio.h>

/* A folder of its own for each test. */
typedef struct
{
  char *folder;
  TapisStore *store;
} Place;

static void
set_up (Place *place, gconstpointer rules)
{
  place->folder = g_dir_make_tmp ("tapis-days-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->store = tapis_store_new (place->folder);
}

static void
tear_down (Place *place, gconstpointer rules)
{
  g_assert_finalize_object (place->store);
  test_remove_folder (place->folder);
  g_free (place->folder);
}

/* The usual game of @rules with that deal; 0: today's deal of the day. */
static TapisGame *
deal (const CgRules *rules, guint64 number)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  TapisDealLink day;

  tapis_deal_link_init_day (&day, rules, now);
  return tapis_game_new (rules, &day.setup, number != 0 ? number : day.deal,
                         NULL);
}

static void
make_random_move (TapisGame *game)
{
  CgRandom random;
  g_autofree char *move = NULL;

  test_run_until (game, 0);
  cg_random_seed (&random, 4);
  move = test_random_move (game, &random);
  g_assert_true (tapis_game_play_text (game, move));
}

/* The running game of that name is @game as it is now. */
static void
check_kept (Place *place, const char *name, TapisGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisStore) later = tapis_store_new (place->folder);
  g_autoptr (TapisKeeper) keeper = tapis_keeper_resume (later, name, &error);
  g_autofree char *text = tapis_game_to_text (game);
  g_autofree char *kept = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (tapis_keeper_now (keeper)->name, ==, name);
  kept = tapis_game_to_text (tapis_keeper_now (keeper)->game);
  g_assert_cmpstr (kept, ==, text);
}

/* Today's deal of the day lies beside the usual game of its kind, goes to the
 * history from there, and the next game is a usual one. */
static void
test_day (Place *place, gconstpointer data)
{
  const CgRules *rules = data;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  const char *id = rules->id;
  g_autoptr (TapisGame) usual = deal (rules, 5);
  g_autoptr (TapisGame) day = deal (rules, 0);
  g_autoptr (TapisKeeper) first = NULL;
  g_autoptr (TapisKeeper) keeper = NULL;
  g_autofree char *old = NULL;
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *history = tapis_store_dup_history_folder (place->store);
  g_autoptr (GPtrArray) days = NULL;
  CgRandom random;

  /* an older version has saved it as the usual game */
  old = tapis_game_to_text (day);
  path = tapis_store_dup_running_path (place->store, id);
  g_assert_true (g_file_set_contents (path, old, -1, NULL));
  name = tapis_store_find_day (place->store, rules);
  g_assert_cmpstr (name, ==, id);
  g_free (name);

  first = tapis_keeper_new (place->store, usual);
  make_random_move (usual);
  g_assert_null (tapis_store_find_day (place->store, rules));
  keeper = tapis_keeper_new (place->store, day);
  make_random_move (day);
  name = tapis_store_find_day (place->store, rules);
  g_assert_cmpstr (name, ==, tapis_keeper_now (keeper)->name);
  g_assert_cmpstr (name, !=, id);
  check_kept (place, name, day);
  check_kept (place, id, usual);

  cg_random_seed (&random, 9);
  while (!tapis_game_now (day)->over)
    {
      g_autofree char *move = NULL;

      if (tapis_game_now (day)->round_over && tapis_game_next_round (day))
        continue;
      move = test_random_move (day, &random);
      g_assert_true (tapis_game_play_text (day, move));
    }
  g_assert_false (tapis_store_has_running (place->store, name));
  check_kept (place, id, usual);
  days = tapis_days_read (history, now);
  g_assert_cmpuint (days->len, ==, 1);
  if (tapis_game_undo (day))
    {
      check_kept (place, name, day);
      g_assert_true (tapis_game_redo (day));
    }

  g_assert_true (tapis_game_next_game (day, 124));
  g_assert_cmpstr (tapis_keeper_now (keeper)->name, ==, id);
  check_kept (place, id, day);
  g_assert_false (tapis_store_has_running (place->store, name));
}

/* The path of the running game of a day ("20200101"), or of "today", or of the
 * "usual" game; any other name is a name as it stands. */
static char *
dup_path (Place *place, const CgRules *rules, const char *name)
{
  g_autoptr (TapisGame) day = deal (rules, 0);
  g_autofree char *full = NULL;

  if (g_str_equal (name, "today"))
    full = tapis_store_name_game (day);
  else if (g_str_equal (name, "usual"))
    full = g_strdup (rules->id);
  else
    full = g_ascii_isdigit (*name) ? g_strconcat (rules->id, "-", name, NULL)
                                   : g_strdup (name);
  return tapis_store_dup_running_path (place->store, full);
}

/* The deal of a day that is over becomes the usual game where there is none,
 * and is removed if nobody has made a move in it. */
static void
test_days_end (Place *place, gconstpointer rules)
{
  static const struct
  {
    /* names of dup_path(); in a game with a “!” a person has made a move */
    const char *before, *after;
  } cases[] = {
    { "20200101!", "usual" },
    { "20200101", "" },
    { "20200101! 20200102!", "usual 20200101" },
    { "usual 20200101!", "usual 20200101" },
    { "today", "today" },
    { "today! 20200101!", "today usual" },
    { "bridge-20200101! 2020010!", "bridge-20200101 2020010" },
  };
  g_autoptr (TapisGame) game = deal (rules, 5);
  g_autofree char *untouched = tapis_game_to_text (game);
  g_autofree char *begun = NULL;

  make_random_move (game);
  begun = tapis_game_to_text (game);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) before = g_strsplit (cases[i].before, " ", -1);
      g_auto (GStrv) after = g_strsplit (cases[i].after, " ", -1);

      for (guint n = 0; before[n] != NULL; n++)
        {
          gboolean moved = g_str_has_suffix (before[n], "!");
          g_autofree char *path = NULL;

          before[n][strcspn (before[n], "!")] = '\0';
          path = dup_path (place, rules, before[n]);
          g_assert_true (g_file_set_contents (
            path, moved ? begun : untouched, -1, NULL));
        }
      tapis_store_end_days (place->store);
      for (guint n = 0; after[n] != NULL; n++)
        {
          g_autofree char *path = dup_path (place, rules, after[n]);

          g_test_message ("%s: %s", cases[i].before, after[n]);
          g_assert_cmpint (g_unlink (path), ==, 0);
        }
      /* nothing else is left */
      g_assert_cmpint (g_rmdir (place->folder), ==, 0);
      g_assert_cmpint (g_mkdir (place->folder, 0700), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *beside =
        g_strconcat ("/days/beside/", cg_games[i]->id, NULL);
      g_autofree char *end = g_strconcat ("/days/end/", cg_games[i]->id, NULL);

      g_test_add (beside, Place, cg_games[i], set_up, test_day, tear_down);
      g_test_add (end, Place, cg_games[i], set_up, test_days_end, tear_down);
    }
  return g_test_run ();
}
