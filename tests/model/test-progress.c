/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the learner has come: kept for each step, found again, and what
 * cannot be read is kept aside. */

#include "config.h"

#include "helpers.h"

#include "model/learn/tapis-progress.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
new_folder (void)
{
  char *folder = g_dir_make_tmp ("tapis-progress-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return folder;
}

static TapisProgress *
load (const char *folder)
{
  TapisProgress *progress = tapis_progress_new (folder);
  g_autoptr (GError) error = NULL;

  tapis_state_file_load (TAPIS_STATE_FILE (progress), &error);
  g_assert_no_error (error);
  return progress;
}

/* The same where the file is @text. */
static TapisProgress *
load_text (const char *folder, const char *text)
{
  g_autofree char *path =
    g_build_filename (folder, "lessons.progress", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return load (folder);
}

static TapisProgress *
reload (TapisProgress *progress, const char *folder)
{
  g_assert_finalize_object (progress);
  return load (folder);
}

static void
end (TapisProgress *progress, const char *folder)
{
  g_assert_finalize_object (progress);
  test_remove_folder (folder);
}

static void
reach (TapisProgress *progress, const char *id, guint step)
{
  TapisRun run = { .step = step };

  tapis_progress_reach (progress, id, &run);
}

static void
test_kept (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *inside = g_build_filename (folder, "tapis", NULL);
  TapisProgress *progress = load (inside);

  g_assert_cmpuint (tapis_progress_get_run (progress, "one").step, ==, 0);
  g_assert_false (tapis_progress_get_done (progress, "one"));
  reach (progress, "one", 3);
  reach (progress, "two", 1);
  tapis_progress_finish (progress, "two", TAPIS_STAR_FINISHED);
  progress = reload (progress, inside);
  g_assert_cmpuint (tapis_progress_get_run (progress, "one").step, ==, 3);
  g_assert_false (tapis_progress_get_done (progress, "one"));
  g_assert_cmpuint (tapis_progress_get_run (progress, "two").step, ==, 0);
  g_assert_true (tapis_progress_get_done (progress, "two"));
  /* begun once more it stays done */
  reach (progress, "two", 2);
  progress = reload (progress, inside);
  g_assert_cmpuint (tapis_progress_get_run (progress, "two").step, ==, 2);
  g_assert_true (tapis_progress_get_done (progress, "two"));
  end (progress, folder);
}

/* What is counted in a run is kept with its step, and each star for ever. */
static void
test_stars (void)
{
  g_autofree char *folder = new_folder ();
  TapisProgress *progress = load (folder);
  TapisRun run = { .step = 4, .n_helped = 2, .n_slips = 1 };

  g_assert_cmpuint (tapis_progress_get_stars (progress, "one"), ==, 0);
  tapis_progress_reach (progress, "one", &run);
  progress = reload (progress, folder);
  run = tapis_progress_get_run (progress, "one");
  g_assert_cmpuint (run.step, ==, 4);
  g_assert_cmpuint (run.n_helped, ==, 2);
  g_assert_cmpuint (run.n_slips, ==, 1);
  /* help that is taken without a step more is kept as well */
  run.n_helped = 3;
  tapis_progress_reach (progress, "one", &run);
  progress = reload (progress, folder);
  g_assert_cmpuint (tapis_progress_get_run (progress, "one").n_helped, ==, 3);

  tapis_progress_finish (progress, "one",
                         TAPIS_STAR_FINISHED | TAPIS_STAR_FIRST_TRY);
  run = tapis_progress_get_run (progress, "one");
  g_assert_cmpuint (run.step + run.n_helped + run.n_slips, ==, 0);
  g_assert_cmpuint (tapis_progress_get_stars (progress, "one"), ==,
                    TAPIS_STAR_FINISHED | TAPIS_STAR_FIRST_TRY);
  /* a run that goes worse takes nothing away, a better one adds to it */
  tapis_progress_finish (progress, "one", TAPIS_STAR_FINISHED);
  g_assert_cmpuint (
    tapis_stars_count (tapis_progress_get_stars (progress, "one")), ==, 2);
  tapis_progress_finish (progress, "one",
                         TAPIS_STAR_FINISHED | TAPIS_STAR_ALONE);
  progress = reload (progress, folder);
  g_assert_cmpuint (
    tapis_stars_count (tapis_progress_get_stars (progress, "one")), ==, 3);
  end (progress, folder);
}

/* Who has passed the test of a section knows its lessons, and has finished none
 * of them. */
static void
test_known (void)
{
  static const char *const ids[] = { "one", "two", NULL };
  g_autofree char *folder = new_folder ();
  TapisProgress *progress = load (folder);

  reach (progress, "two", 3);
  g_assert_false (tapis_progress_get_known (progress, "two"));
  tapis_progress_pass (progress, ids);
  progress = reload (progress, folder);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_assert_true (tapis_progress_get_known (progress, ids[i]));
      g_assert_false (tapis_progress_get_done (progress, ids[i]));
      g_assert_cmpuint (tapis_progress_get_stars (progress, ids[i]), ==, 0);
    }
  g_assert_cmpuint (tapis_progress_get_run (progress, "two").step, ==, 3);
  g_assert_false (tapis_progress_get_known (progress, "three"));
  tapis_progress_finish (progress, "three", TAPIS_STAR_FINISHED);
  g_assert_true (tapis_progress_get_known (progress, "three"));
  end (progress, folder);
}

/* A file that was written before there were stars: what is done has one, and
 * what was left in its midst is gone on with. */
static void
test_old (void)
{
  g_autofree char *folder = new_folder ();
  TapisProgress *progress = load_text (folder,
                                       "[one]\nstep=0\ndone=true\n\n"
                                       "[two]\nstep=5\n\n"
                                       "[three]\nstep=2\ndone=true\n");

  g_assert_cmpuint (tapis_progress_get_stars (progress, "one"), ==,
                    TAPIS_STAR_FINISHED);
  g_assert_true (tapis_progress_get_known (progress, "one"));
  g_assert_cmpuint (tapis_progress_get_stars (progress, "two"), ==, 0);
  g_assert_cmpuint (tapis_progress_get_run (progress, "two").step, ==, 5);
  g_assert_cmpuint (tapis_progress_get_run (progress, "three").step, ==, 2);
  g_assert_true (tapis_progress_get_done (progress, "three"));
  end (progress, folder);
}

/* A lesson before which others come has another number and is the same. */
static void
test_renumbered (void)
{
  g_autofree char *folder = new_folder ();
  TapisProgress *progress = load_text (folder,
                                       "[yellow-dwarf-07-king]\ndone=true\n");

  g_assert_true (tapis_progress_get_done (progress, "yellow-dwarf-11-king"));
  g_assert_false (tapis_progress_get_done (progress, "yellow-dwarf-07-queen"));
  g_assert_false (tapis_progress_get_done (progress, "dwarf-yellow-07-king"));
  g_assert_false (tapis_progress_get_done (progress, "king"));
  reach (progress, "yellow-dwarf-11-king", 2);
  progress = reload (progress, folder);
  g_assert_cmpuint (
    tapis_progress_get_run (progress, "yellow-dwarf-11-king").step, ==, 2);
  g_assert_true (tapis_progress_get_done (progress, "yellow-dwarf-11-king"));
  end (progress, folder);
}

static void
test_broken (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path =
    g_build_filename (folder, "lessons.progress", NULL);
  g_autofree char *kept = g_strconcat (path, ".broken-1", NULL);
  g_autofree char *text = NULL;
  TapisProgress *progress = tapis_progress_new (folder);
  GError *error = NULL;

  g_assert_true (g_file_set_contents (path, "step=3", -1, NULL));
  g_assert_false (tapis_state_file_load (TAPIS_STATE_FILE (progress), &error));
  g_assert_nonnull (strstr (error->message, "lessons.progress.broken-1"));
  g_clear_error (&error);
  g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "step=3");
  /* it goes on from nothing */
  reach (progress, "one", 2);
  progress = reload (progress, folder);
  g_assert_cmpuint (tapis_progress_get_run (progress, "one").step, ==, 2);
  end (progress, folder);
}

/* Values that make no sense are no steps. */
static void
test_strange (void)
{
  static const char *const strange[] = { "-5", "99999999999999999999", "x",
                                         "" };
  g_autofree char *folder = new_folder ();

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("[one]\nstep=%s\nslips=%s\ndone=perhaps\n"
                         "alone=true\n", strange[i], strange[i]);
      TapisProgress *progress = load_text (folder, text);

      g_assert_cmpuint (tapis_progress_get_run (progress, "one").step, ==, 0);
      g_assert_cmpuint (tapis_progress_get_run (progress, "one").n_slips, ==,
                        0);
      g_assert_false (tapis_progress_get_done (progress, "one"));
      g_assert_cmpuint (tapis_progress_get_stars (progress, "one"), ==, 0);
      g_assert_finalize_object (progress);
    }
  test_remove_folder (folder);
}

static void
failed_cb (guint *n, const char *sentence)
{
  g_assert_true (g_str_has_suffix (sentence, "."));
  (*n)++;
}

/* The disk fails: it is told once, and what was done is still known. */
static void
test_disk (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autofree char *inside = g_build_filename (file, "tapis", NULL);
  TapisProgress *progress = tapis_progress_new (inside);
  guint n = 0;

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  g_signal_connect_swapped (progress, "failed", G_CALLBACK (failed_cb), &n);
  reach (progress, "one", 1);
  reach (progress, "one", 2);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (tapis_progress_get_run (progress, "one").step, ==, 2);
  g_assert_cmpint (g_unlink (file), ==, 0);
  reach (progress, "one", 3);
  g_assert_cmpuint (n, ==, 1);
  progress = reload (progress, inside);
  g_assert_cmpuint (tapis_progress_get_run (progress, "one").step, ==, 3);
  end (progress, folder);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/progress/kept", test_kept);
  g_test_add_func ("/progress/stars", test_stars);
  g_test_add_func ("/progress/known", test_known);
  g_test_add_func ("/progress/old", test_old);
  g_test_add_func ("/progress/renumbered", test_renumbered);
  g_test_add_func ("/progress/broken", test_broken);
  g_test_add_func ("/progress/strange", test_strange);
  g_test_add_func ("/progress/disk", test_disk);
  return g_test_run ();
}
