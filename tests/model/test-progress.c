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

  tapis_progress_load (progress, &error);
  g_assert_no_error (error);
  return progress;
}

static void
test_kept (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *inside = g_build_filename (folder, "tapis", NULL);
  TapisProgress *progress = load (inside);

  g_assert_cmpuint (tapis_progress_get_step (progress, "one"), ==, 0);
  g_assert_false (tapis_progress_get_done (progress, "one"));
  tapis_progress_reach (progress, "one", 3);
  tapis_progress_reach (progress, "two", 1);
  tapis_progress_finish (progress, "two");
  g_assert_finalize_object (progress);

  progress = load (inside);
  g_assert_cmpuint (tapis_progress_get_step (progress, "one"), ==, 3);
  g_assert_false (tapis_progress_get_done (progress, "one"));
  g_assert_cmpuint (tapis_progress_get_step (progress, "two"), ==, 0);
  g_assert_true (tapis_progress_get_done (progress, "two"));
  /* begun once more it stays done */
  tapis_progress_reach (progress, "two", 2);
  g_assert_finalize_object (progress);

  progress = load (inside);
  g_assert_cmpuint (tapis_progress_get_step (progress, "two"), ==, 2);
  g_assert_true (tapis_progress_get_done (progress, "two"));
  g_assert_finalize_object (progress);
  test_remove_folder (folder);
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
  g_assert_false (tapis_progress_load (progress, &error));
  g_assert_nonnull (strstr (error->message, "lessons.progress.broken-1"));
  g_clear_error (&error);
  g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "step=3");
  /* it goes on from nothing */
  tapis_progress_reach (progress, "one", 2);
  g_assert_finalize_object (progress);
  progress = load (folder);
  g_assert_cmpuint (tapis_progress_get_step (progress, "one"), ==, 2);
  g_assert_finalize_object (progress);
  test_remove_folder (folder);
}

/* Values that make no sense are no steps. */
static void
test_strange (void)
{
  static const char *const strange[] = { "-5", "99999999999999999999", "x",
                                         "" };
  g_autofree char *folder = new_folder ();
  g_autofree char *path =
    g_build_filename (folder, "lessons.progress", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("[one]\nstep=%s\ndone=perhaps\n", strange[i]);
      TapisProgress *progress;

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      progress = load (folder);
      g_assert_cmpuint (tapis_progress_get_step (progress, "one"), ==, 0);
      g_assert_false (tapis_progress_get_done (progress, "one"));
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
  tapis_progress_reach (progress, "one", 1);
  tapis_progress_reach (progress, "one", 2);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (tapis_progress_get_step (progress, "one"), ==, 2);
  g_assert_cmpint (g_unlink (file), ==, 0);
  tapis_progress_reach (progress, "one", 3);
  g_assert_cmpuint (n, ==, 1);
  g_assert_finalize_object (progress);
  progress = load (inside);
  g_assert_cmpuint (tapis_progress_get_step (progress, "one"), ==, 3);
  g_assert_finalize_object (progress);
  test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/progress/kept", test_kept);
  g_test_add_func ("/progress/broken", test_broken);
  g_test_add_func ("/progress/strange", test_strange);
  g_test_add_func ("/progress/disk", test_disk);
  return g_test_run ();
}
