/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games on disk: saved after every move and found again as they were; finished
 * ones go to the history; what cannot be read is kept aside and told in one
 * sentence; a disk that fails does not stop the game. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/past/tapis-file.h"
#include "model/past/tapis-keeper.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

/* A folder of its own for each test. */
typedef struct
{
  const CgRules *rules; /* the game that is played */
  char       *folder;
  char       *running;
  TapisStore *store;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  g_autofree char *name = NULL;

  place->folder = g_dir_make_tmp ("tapis-store-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->rules = data != NULL ? data : &cg_rules_norwegian;
  name = g_strconcat (place->rules->id, ".tapis", NULL);
  place->running = g_build_filename (place->folder, name, NULL);
  place->store = tapis_store_new (place->folder);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_assert_finalize_object (place->store);
  test_remove_folder (place->folder);
  g_free (place->folder);
  g_free (place->running);
}

/* How many finished games of that kind are kept; NULL: of all. */
static guint
count_finished (Place *place, const char *game_id)
{
  g_autofree char *path = tapis_store_dup_history_folder (place->store);
  g_autofree char *prefix = g_strconcat (game_id != NULL ? game_id : "",
                                         game_id != NULL ? "-" : NULL, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, prefix) &&
         g_str_has_suffix (name, TAPIS_STORE_SUFFIX);
  return n;
}

/* The ids of the games that were played, the last one first. */
static const char *
list_played (Place *place)
{
  static char text[200];
  g_autoptr (GHashTable) played = tapis_store_list_played (place->store);

  *text = '\0';
  while (g_hash_table_size (played) > 0)
    {
      GHashTableIter iter;
      gpointer id, when, last = NULL, latest = NULL;

      g_hash_table_iter_init (&iter, played);
      while (g_hash_table_iter_next (&iter, &id, &when))
        if (g_strcmp0 (when, latest) > 0)
          {
            last = id;
            latest = when;
          }
      g_snprintf (text + strlen (text), sizeof text - strlen (text), "%s%s",
                  *text != '\0' ? " " : "", (char *) last);
      g_hash_table_remove (played, last);
    }
  return text;
}

static char *
read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* When "moved" is emitted, the disk has the position already. */
static void
moved_cb (TapisGame *game, guint ply, Place *place)
{
  g_autofree char *text = tapis_game_to_text (game);
  g_autofree char *saved = NULL;

  if (tapis_game_now (game)->over)
    return;
  saved = read_text (place->running);
  g_assert_cmpstr (saved, ==, text);
}

static void
test_every_move (Place *place, gconstpointer data)
{
  TapisSeat seats[CG_MAX_SEATS] = {
    { TRUE, NULL, "Zoë; [moves] =", "heron", "feminine" },
    { FALSE, "medium", NULL, NULL, NULL },
    { FALSE, "random", "Bo", "toad", NULL },
    { FALSE, "easy", NULL, "lynx", NULL },
  };
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (TapisKeeper) keeper = NULL;
  CgRandom random;
  CgSetup setup;
  gboolean moved = FALSE;
  guint n = 0;

  cg_random_seed (&random, 9);
  cg_setup_init (&setup, place->rules);
  setup.seats = (guint8) CLAMP (4, place->rules->min_seats,
                                place->rules->max_seats);
  game = tapis_game_new (place->rules, &setup, 123, seats);
  g_assert_false (tapis_store_has_running (place->store, place->rules->id));
  g_assert_false (tapis_store_has_begun (place->store, place->rules->id));
  keeper = tapis_keeper_new (place->store, game);
  g_assert_true (tapis_store_has_running (place->store, place->rules->id));
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), place);

  while (!tapis_game_now (game)->over)
    {
      if (tapis_game_now (game)->round_over)
        {
          g_assert_true (tapis_game_next_round (game));
        }
      else
        {
          g_autofree char *move = test_random_move (game, &random);

          /* nothing is lost before a person has made a move */
          g_assert_cmpint (tapis_store_has_begun (place->store,
                                                  place->rules->id), ==,
                           moved);
          moved = moved || tapis_game_now (game)->to_move == 0;
          g_assert_true (tapis_game_play_text (game, move));
        }
      if (tapis_game_now (game)->over || n++ % 8 != 0 || n > 200)
        continue;
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (TapisGame) again =
          tapis_store_load_running (place->store, place->rules->id, &error);
        g_autofree char *one = tapis_game_to_text (game);
        g_autofree char *other = NULL;
        guint n_log = g_list_model_get_n_items (tapis_game_now (game)->log);

        g_assert_no_error (error);
        other = tapis_game_to_text (again);
        g_assert_cmpstr (one, ==, other);
        g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                         tapis_game_now (again)->prompt);
        g_assert_cmpstr (tapis_game_now (game)->last_event, ==,
                         tapis_game_now (again)->last_event);
        g_assert_cmpint (tapis_game_now (game)->can_undo, ==,
                         tapis_game_now (again)->can_undo);
        g_assert_cmpuint (
          g_list_model_get_n_items (tapis_game_now (again)->log), ==, n_log);
        for (int seat = 0; seat < setup.seats; seat++)
          {
            TapisPlayer *a = tapis_game_get_player (game, seat);
            TapisPlayer *b = tapis_game_get_player (again, seat);

            g_assert_cmpstr (tapis_player_get_state (a)->name, ==,
                             tapis_player_get_state (b)->name);
            g_assert_cmpstr (tapis_player_get_state (a)->avatar, ==,
                             tapis_player_get_state (b)->avatar);
            g_assert_cmpstr (tapis_player_get_state (a)->level, ==,
                             tapis_player_get_state (b)->level);
            g_assert_cmpint (tapis_player_get_state (a)->person, ==,
                             tapis_player_get_state (b)->person);
          }
      }
    }
  g_assert_cmpuint (n, >, 4);
  g_assert_false (tapis_store_has_running (place->store, place->rules->id));
  g_assert_cmpuint (count_finished (place, place->rules->id),
                    ==, 1);
  g_assert_cmpuint (count_finished (place, NULL), ==, 1);
  g_assert_cmpuint (count_finished (place, "bridge"), ==, 0);

  g_assert_true (tapis_game_next_game (game, 124));
  g_assert_true (tapis_store_has_running (place->store, place->rules->id));
  g_assert_cmpuint (count_finished (place, NULL), ==, 1);
  {
    g_autofree char *text = tapis_game_to_text (game);
    g_autoptr (TapisGame) again = tapis_game_new_from_text (text, -1, NULL);

    g_assert_nonnull (strstr (text, "gender.0=feminine"));
    g_assert_cmpstr (tapis_game_get_player_state (again, 0)->gender, ==,
                     "feminine");
  }
}

/* A loaded game goes on being saved, undo and redo included. */
static void
test_goes_on (Place *place, gconstpointer data)
{
  g_autoptr (TapisGame) game = test_game (3, 77);
  TapisKeeper *first = tapis_keeper_new (place->store, game);
  g_autoptr (TapisKeeper) keeper = NULL;
  g_autoptr (TapisGame) third = NULL;
  g_autoptr (GError) error = NULL;
  TapisGame *again;

  tapis_game_set_practice (game, TRUE);
  test_run_until (game, 0);
  g_assert_finalize_object (first);

  keeper = tapis_keeper_resume (place->store, "norwegian", &error);
  g_assert_no_error (error);
  again = tapis_keeper_now (keeper)->game;
  g_assert_true (tapis_game_now (again)->practice);
  g_signal_connect (again, "moved", G_CALLBACK (moved_cb), place);
  g_assert_true (tapis_game_run_action (again, "ready"));
  test_run_until (again, 0);
  g_assert_true (tapis_game_undo (again));
  g_assert_true (tapis_game_now (again)->can_redo);

  third = tapis_store_load_running (place->store, "norwegian", &error);
  g_assert_no_error (error);
  g_assert_true (tapis_game_now (third)->can_redo);
  g_assert_true (tapis_game_redo (third));
}

/* A last move that is taken back is no finished game. */
static void
test_undo_of_the_end (Place *place, gconstpointer data)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=9C\nhand.1=4H\nup.0=\ndown.0=\n"
           "up.1=2D 9S 10H\ndown.1=6D QC 3S");
  g_autoptr (TapisKeeper) keeper = NULL;
  g_autofree char *review = NULL;

  keeper = tapis_keeper_new (place->store, game);
  g_assert_true (tapis_game_play_text (game, "lay 9C"));
  g_assert_true (tapis_game_now (game)->over);
  g_assert_cmpstr (tapis_game_now (game)->result_text, ==, "You win!");
  g_assert_cmpuint (count_finished (place, NULL), ==, 1);
  g_assert_cmpstr (list_played (place), ==, "norwegian");
  g_assert_false (tapis_store_has_running (place->store, "norwegian"));
  review = tapis_store_review_path (tapis_keeper_now (keeper)->finished);
  g_assert_true (g_file_set_contents (review, "[review]\n", -1, NULL));
  g_assert_true (tapis_game_undo (game));
  g_assert_null (tapis_keeper_now (keeper)->finished);
  /* a review of another end is of no use */
  g_assert_false (g_file_test (review, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_finished (place, NULL), ==, 0);
  g_assert_true (tapis_store_has_running (place->store, "norwegian"));
  g_assert_true (tapis_game_redo (game));
  g_assert_cmpuint (count_finished (place, NULL), ==, 1);
}

/* The program dies after its last move was saved and before the game went to
 * the finished ones: the next start finishes that, once. */
static void
test_death_at_the_end (Place *place, gconstpointer data)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=9C\nhand.1=4H\nup.0=\ndown.0=\n"
           "up.1=2D 9S 10H\ndown.1=6D QC 3S");
  g_autoptr (TapisKeeper) keeper = NULL;
  g_autoptr (TapisKeeper) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *path = g_build_filename (
    tapis_store_get_folder (place->store), "norwegian.tapis", NULL);

  g_assert_true (tapis_game_play_text (game, "lay 9C"));
  keeper = tapis_keeper_new (place->store, game); /* makes the folder */
  g_assert_cmpuint (count_finished (place, NULL), ==, 1);
  text = tapis_game_to_text (game);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  again = tapis_keeper_resume (place->store, "norwegian", &error);
  g_assert_no_error (error);
  g_assert_true (tapis_game_now (tapis_keeper_now (again)->game)->over);
  g_assert_false (tapis_store_has_running (place->store, "norwegian"));
  g_assert_cmpuint (count_finished (place, NULL), ==, 2);
}

/* What is broken is kept aside, told in one sentence, and in nobody's way. */
static void
check_broken (Place *place, const char *text, gsize length,
              const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;
  g_autofree char *kept = g_strconcat (place->running, ".broken-1", NULL);
  g_autofree char *kept_text = NULL;
  g_autofree char *full = NULL;
  gsize kept_length;
  TapisGame *game;

  g_assert_true (g_file_set_contents (place->running, text, (gssize) length,
                                      NULL));
  game = tapis_store_load_running (place->store, place->rules->id, &error);
  g_assert_null (game);
  full = g_strdup_printf ("%s; it was kept as “%s.tapis.broken-1”.", sentence,
                          place->rules->id);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, full);
  g_assert_false (tapis_store_has_running (place->store, "norwegian"));
  g_assert_true (g_file_get_contents (kept, &kept_text, &kept_length, NULL));
  g_assert_cmpmem (kept_text, kept_length, text, length);

  game = tapis_store_load_running (place->store, place->rules->id, &again);
  g_assert_null (game);
  g_assert_no_error (again);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}

#define DAMAGED "The saved game is damaged and cannot be read"

static void
test_broken (Place *place, gconstpointer data)
{
  g_autoptr (TapisGame) game = NULL;
  g_autofree char *text = NULL;
  CgRandom random;
  CgSetup setup;
  gsize length;

  cg_setup_init (&setup, place->rules);
  cg_random_seed (&random, 3);
  game = tapis_game_new (place->rules, &setup, 3, NULL);
  for (guint i = 0; i < 7 && tapis_game_now (game)->to_move >= 0; i++)
    {
      g_autofree char *move = test_random_move (game, &random);

      g_assert_true (tapis_game_play_text (game, move));
    }
  text = tapis_game_to_text (game);
  length = strlen (text);

  /* truncated anywhere: either it is refused, or it is a shorter game */
  for (gsize n = 0; n < length; n += 37)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TapisGame) part = NULL;
      g_autofree char *start = g_strndup (text, n);

      part = tapis_game_new_from_text (start, -1, &error);
      g_assert_true ((part == NULL) == (error != NULL));
    }
  /* in the middle of somebody's hand it is no game */
  check_broken (place, text,
                (gsize) (strstr (text, "\nhand.0=") + 11 - text), DAMAGED);
  check_broken (place, "", 0, DAMAGED);
  check_broken (place, "\0\0\0\0", 4, DAMAGED);
  check_broken (place, "not a game at all", 17, DAMAGED);
}

static char *
edit (const char *text, const char *from, const char *to)
{
  g_autoptr (GString) edited = g_string_new (text);

  g_assert_cmpuint (g_string_replace (edited, from, to, 1), ==, 1);
  return g_string_free (g_steal_pointer (&edited), FALSE);
}

static void
test_edited (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *from;
    const char *to;
    const char *sentence;
  } rows[] = {
    { "format=1", "format=2",
      "The saved game comes from a newer version of Tapis" },
    { "id=norwegian", "id=bridge", "The saved game is from a different game" },
    { "seats=4", "seats=3", DAMAGED },
    { "seats=4", "seats=99", DAMAGED },
    { "options=", "options=three=nine;", DAMAGED },
    { "hand.0=", "hand.0=XX ", DAMAGED },
    { "to-move=1", "to-move=2", DAMAGED },
    { "1=1 ready", "1=1 lay KH", DAMAGED },
    { "1=1 ready", "1=0 ready", DAMAGED },
  };
  g_autoptr (TapisGame) game = test_game (4, 3);
  g_autofree char *text = NULL;

  g_assert_true (tapis_game_play_text (game, "ready"));
  text = tapis_game_to_text (game);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *edited = edit (text, rows[i].from, rows[i].to);

      g_test_message ("%s", rows[i].to);
      check_broken (place, edited, strlen (edited), rows[i].sentence);
    }
  /* who sits where is no part of the game: nonsense there is mended */
  {
    g_autofree char *edited = edit (text, "player.1=easy", "player.1=god");
    g_autoptr (GError) error = NULL;
    g_autoptr (TapisGame) mended =
      tapis_game_new_from_text (edited, -1, &error);

    g_assert_no_error (error);
    g_assert_cmpstr (tapis_game_get_player_state (mended, 1)->level, ==,
                     "easy");
  }
}

/* 100 MB of nothing (a hole in the file, so that the disk is not filled). */
static void
test_huge (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = g_strconcat (place->running, ".broken-1", NULL);
  gint64 began = g_get_monotonic_time ();
  TapisGame *game;

  g_assert_true (g_file_set_contents (place->running, "[game]\n", -1, NULL));
  g_assert_cmpint (truncate (place->running, 100 * 1024 * 1024), ==, 0);
  game = tapis_store_load_running (place->store, place->rules->id, &error);
  g_assert_null (game);
  g_assert_true (g_str_has_prefix (error->message, DAMAGED "; it was kept"));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_get_monotonic_time () - began, <, G_USEC_PER_SEC);
}

/* The number of a process that has ended. */
static int
dead_process (void)
{
  pid_t pid = fork ();

  g_assert_cmpint (pid, >=, 0);
  if (pid == 0)
    _exit (0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  return (int) pid;
}

static void
write_file (const char *path)
{
  g_assert_true (g_file_set_contents (path, "[game]\n", -1, NULL));
}

/* Where they may lie, below the store's folder. */
static const char *const written[] = { ".", "history", "history/earlier" };

/* A draft in each of them, so many seconds old. */
static void
leave_drafts (Place *place, const char *host, int pid, gint64 age)
{
  struct utimbuf when = { time (NULL) - age, time (NULL) - age };

  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("%s/%s/.tapis-draft-%s-%d-game.tapis", place->folder,
                         written[i], host, pid);

      write_file (path);
      g_assert_cmpint (g_utime (path, &when), ==, 0);
    }
}

static guint
count_drafts (Place *place, const char *host, int pid)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("%s/%s/.tapis-draft-%s-%d-game.tapis", place->folder,
                         written[i], host, pid);

      n += g_file_test (path, G_FILE_TEST_EXISTS);
    }
  return n;
}

/* A draft that nobody will finish goes at the next start, wherever it lies;
 * what a person or Tapis kept, and what somebody may be writing, stays. */
static void
test_drafts (Place *place, gconstpointer data)
{
  static const char *const own[] = { ".broken-1", ".backup", ".mysave",
                                     ".broken", ".A1B2C3" };
  const char *here = g_get_host_name ();
  const int gone = dead_process ();
  const struct
  {
    const char *host;
    int pid;
    int age; /* in seconds */
    gboolean stays;
  } drafts[] = {
    { here, gone, 3600, FALSE },
    { here, gone + 1000000, 1, TRUE }, /* in another sandbox, perhaps */
    { here, getpid (), 3600, TRUE },
    { "far-away", gone, 3600, TRUE },
    { "long-ago", 1, 7 * 86400, FALSE },
  };
  struct utimbuf last_week = { time (NULL) - 7 * 86400,
                               time (NULL) - 7 * 86400 };
  g_autofree char *earlier =
    g_build_filename (place->folder, "history", "earlier", NULL);
  g_autoptr (TapisStore) later = NULL;

  g_assert_cmpint (g_mkdir_with_parents (earlier, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (drafts); i++)
    leave_drafts (place, drafts[i].host, drafts[i].pid, drafts[i].age);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      g_autofree char *path = g_strconcat (place->running, own[i], NULL);

      write_file (path);
      g_assert_cmpint (g_utime (path, &last_week), ==, 0);
    }
  later = tapis_store_new (place->folder);
  for (guint i = 0; i < G_N_ELEMENTS (drafts); i++)
    g_assert_cmpuint (count_drafts (place, drafts[i].host, drafts[i].pid), ==,
                      drafts[i].stays ? G_N_ELEMENTS (written) : 0);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      g_autofree char *path = g_strconcat (place->running, own[i], NULL);

      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* What may not be read is not said to lie in a folder that may not be
 * written. */
static void
test_reasons (Place *place, gconstpointer data)
{
  static const struct
  {
    GFileError code;
    const char *written, *read;
  } reasons[] = {
    { G_FILE_ERROR_ACCES, "its folder is read-only",
      "there is no permission to read it" },
    { G_FILE_ERROR_PERM, "its folder is read-only",
      "there is no permission to read it" },
    { G_FILE_ERROR_IO, "the disk reports an error",
      "the disk reports an error" },
    { G_FILE_ERROR_LOOP, "its folder cannot be created",
      "the system does not allow it" },
    { G_FILE_ERROR_NOMEM, "the system does not allow it",
      "the system does not allow it" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autoptr (GError) error =
        g_error_new_literal (G_FILE_ERROR, reasons[i].code, "");

      g_assert_cmpstr (tapis_file_reason (error), ==, reasons[i].written);
      g_assert_cmpstr (tapis_file_read_reason (error), ==, reasons[i].read);
    }
}

static void
count_cb (TapisKeeper *keeper, guint *n)
{
  (*n)++;
}

/* A folder that cannot be made: it is told for as long as it is so, the game
 * goes on, and can be resumed. */
static void
test_disk_fails (Place *place, gconstpointer data)
{
  g_autofree char *file = g_build_filename (place->folder, "file", NULL);
  g_autofree char *folder = g_build_filename (file, "folder", NULL);
  g_autoptr (TapisStore) store = tapis_store_new (folder);
  g_autoptr (TapisGame) game = test_game (2, 4);
  g_autoptr (TapisKeeper) keeper = NULL;
  g_autoptr (TapisKeeper) resumed = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  write_file (file);
  keeper = tapis_keeper_new (store, game);
  g_signal_connect (keeper, "problem", G_CALLBACK (count_cb), &n);
  g_assert_cmpstr (tapis_keeper_now (keeper)->problem, ==,
                   "The game is not saved: its folder cannot be created.");
  g_assert_false (tapis_keeper_now (keeper)->elsewhere);
  g_assert_true (tapis_game_play_text (game, "ready"));
  g_assert_true (tapis_game_play_text (game, "ready"));
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, 2);

  /* nothing is lost by leaving it */
  g_assert_false (tapis_store_save_again (store));
  g_assert_true (tapis_store_has_running (store, "norwegian"));
  g_assert_true (tapis_store_has_begun (store, "norwegian"));
  resumed = tapis_keeper_resume (store, "norwegian", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tapis_game_get_n_plies (tapis_keeper_now (resumed)->game),
                    ==, 2);
  g_assert_nonnull (tapis_keeper_now (resumed)->problem);

  g_assert_cmpint (g_unlink (file), ==, 0); /* works again */
  tapis_keeper_save_again (resumed);
  g_assert_null (tapis_keeper_now (resumed)->problem);
  g_assert_true (tapis_store_save_again (store));
  tapis_keeper_save_again (keeper);
  g_assert_null (tapis_keeper_now (keeper)->problem);
  g_assert_cmpuint (n, ==, 1);
  test_run_until (game, 0);
  tapis_game_set_practice (game, TRUE);
  g_assert_true (tapis_store_has_running (store, "norwegian"));
  g_assert_cmpuint (n, ==, 1);
}

/* What the disk would not take is written when the program ends. */
static void
test_saved_at_last (Place *place, gconstpointer data)
{
  g_autofree char *file = g_build_filename (place->folder, "file", NULL);
  g_autofree char *folder = g_build_filename (file, "folder", NULL);
  g_autoptr (TapisStore) store = tapis_store_new (folder);
  g_autoptr (TapisStore) later = tapis_store_new (folder);
  g_autoptr (TapisGame) resumed = NULL;
  g_autoptr (GError) error = NULL;
  TapisGame *game = test_game (2, 4);
  TapisKeeper *keeper;

  write_file (file);
  keeper = tapis_keeper_new (store, game);
  g_assert_true (tapis_game_play_text (game, "ready"));
  g_assert_finalize_object (keeper);
  g_assert_finalize_object (game);
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_true (tapis_store_save_again (store));
  resumed = tapis_store_load_running (later, "norwegian", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tapis_game_get_n_plies (resumed), ==, 1);
}

/* A disk that does not give a game for once: it stays where it is. Nobody can
 * read the beginning of a process's memory: EIO. */
static void
test_not_given (Place *place, gconstpointer data)
{
  g_autofree char *kept = g_strconcat (place->running, ".broken-1", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("/proc/self/mem", place->running), ==, 0);
  g_assert_null (tapis_store_load_running (place->store, place->rules->id,
                                           &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_IO);
  g_assert_cmpstr (error->message, ==,
                   "The saved game cannot be read now: the disk reports an "
                   "error. It is left as it is.");
  g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (place->running, G_FILE_TEST_EXISTS));
  g_assert_true (tapis_store_has_begun (place->store, place->rules->id));
}

/* Two programs in one folder: who comes later does not write over the other's
 * moves, unless a person says so. */
static void
test_elsewhere (Place *place, gconstpointer data)
{
  g_autoptr (TapisStore) other = tapis_store_new (place->folder);
  g_autoptr (TapisGame) mine = test_game (2, 4);
  g_autoptr (TapisKeeper) keeper = tapis_keeper_new (place->store, mine);
  g_autoptr (TapisKeeper) theirs = NULL;
  g_autoptr (TapisGame) resumed = NULL;
  g_autoptr (GError) error = NULL;

  theirs = tapis_keeper_resume (other, "norwegian", &error);
  g_assert_no_error (error);
  g_assert_true (tapis_game_play_text (tapis_keeper_now (theirs)->game,
                                       "ready"));
  g_assert_true (tapis_game_play_text (tapis_keeper_now (theirs)->game,
                                       "ready"));
  g_assert_null (tapis_keeper_now (theirs)->problem);

  g_assert_true (tapis_game_play_text (mine, "ready"));
  g_assert_cmpstr (tapis_keeper_now (keeper)->problem, ==,
                   "The game is not saved: it has been continued elsewhere.");
  g_assert_true (tapis_keeper_now (keeper)->elsewhere);
  resumed = tapis_store_load_running (place->store, "norwegian", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tapis_game_get_n_plies (resumed), ==, 2);

  tapis_keeper_save_again (keeper);
  g_assert_null (tapis_keeper_now (keeper)->problem);
  g_assert_false (tapis_keeper_now (keeper)->elsewhere);
  g_clear_object (&resumed);
  resumed = tapis_store_load_running (place->store, "norwegian", &error);
  g_assert_cmpuint (tapis_game_get_n_plies (resumed), ==, 1);
}

/* What is skipped is written when it is over, or is to be watched after all. */
static void
test_skipped (Place *place, gconstpointer data)
{
  g_autoptr (TapisGame) game = test_game_from (
    3, "play_on_for_ranking=on;",
    "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=5C@1\n"
    "hand.0=9H\nup.0=\ndown.0=\n"
    "hand.1=5S 8D KC 4H 4D JC 4S 6S 6D 6H\nup.1=\ndown.1=3S\n"
    "hand.2=5D 8C KD 9S 9C JD 4C 6C JS JH\nup.2=\ndown.2=3D\n");
  g_autoptr (TapisKeeper) keeper = tapis_keeper_new (place->store, game);
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  g_autofree char *after = NULL;
  g_autofree char *now = NULL;

  g_assert_true (tapis_game_play_text (game, "lay 9H"));
  g_assert_true (g_file_get_contents (place->running, &before, NULL, NULL));
  tapis_game_hurry (game);
  tapis_game_step (game);
  test_wait (game);
  g_assert_cmpuint (tapis_game_get_n_plies (game), >, 2);
  g_assert_true (tapis_game_now (game)->hurrying);
  g_assert_true (g_file_get_contents (place->running, &during, NULL, NULL));
  g_assert_cmpstr (during, ==, before);
  tapis_game_cancel (game);
  g_assert_true (g_file_get_contents (place->running, &after, NULL, NULL));
  now = tapis_game_to_text (game);
  g_assert_cmpstr (after, ==, now);
  tapis_game_hurry (game);
  while (!tapis_game_now (game)->over)
    {
      tapis_game_step (game);
      test_wait (game);
    }
  g_assert_null (tapis_keeper_now (keeper)->problem);
  g_assert_false (g_file_test (place->running, G_FILE_TEST_EXISTS));
}

/* What runs comes first, the last saved before the others, then what was
 * finished last; no other file counts. */
static void
test_played (Place *place, gconstpointer data)
{
  static const struct { const char *name; time_t saved; } files[] = {
    { "history/norwegian-20260131T201500Z-1.tapis", 0 },
    { "history/scientific-war-20260131T201400Z-9.tapis", 0 },
    { "history/scientific-war-20260131T201600Z-1.tapis", 0 },
    { "history/noddy-20270101T000000Z-1.review", 0 },
    { "history/noddy.tapis", 0 },
    { "history/-20270101T000000Z-1.tapis", 0 },
    { "balco.tapis", 1000 },
    { "yellow-dwarf.tapis", 2000 },
  };
  g_autofree char *history = tapis_store_dup_history_folder (place->store);

  g_assert_cmpstr (list_played (place), ==, "");
  g_assert_cmpint (g_mkdir (history, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path =
        g_build_filename (place->folder, files[i].name, NULL);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
      g_assert_cmpint (utime (path, &(struct utimbuf) { files[i].saved,
                                                        files[i].saved }),
                       ==, 0);
    }
  g_assert_cmpstr (list_played (place), ==,
                   "yellow-dwarf balco scientific-war norwegian");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (Place *place, gconstpointer data);
    gboolean every; /* in every game, not in Bataille norvégienne alone */
  } tests[] = {
    { "/store/every-move", test_every_move, TRUE },
    { "/store/goes-on", test_goes_on, FALSE },
    { "/store/undo-of-the-end", test_undo_of_the_end, FALSE },
    { "/store/death-at-the-end", test_death_at_the_end, FALSE },
    { "/store/broken", test_broken, TRUE },
    { "/store/edited", test_edited, FALSE },
    { "/store/huge", test_huge, TRUE },
    { "/store/drafts", test_drafts, FALSE },
    { "/store/reasons", test_reasons, FALSE },
    { "/store/disk-fails", test_disk_fails, FALSE },
    { "/store/saved-at-last", test_saved_at_last, FALSE },
    { "/store/not-given", test_not_given, FALSE },
    { "/store/elsewhere", test_elsewhere, FALSE },
    { "/store/played", test_played, FALSE },
    { "/store/skipped", test_skipped, FALSE },
  };

  test_start (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (guint j = 0; cg_games[j] != NULL && (j == 0 || tests[i].every); j++)
      {
        g_autofree char *name =
          g_strdup_printf ("%s/%s", tests[i].name, cg_games[j]->id);

        g_test_add (name, Place, tests[i].every ? cg_games[j] : NULL, set_up,
                    tests[i].run, tear_down);
      }
  return g_test_run ();
}
