/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two programs remember something in the same small file: nothing of either is
 * lost. */

#include "config.h"

#include "helpers.h"

#include "model/learn/tapis-progress.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define NAME "lessons.progress"

static TapisStateFile *
load (const char *folder)
{
  TapisStateFile *file = TAPIS_STATE_FILE (tapis_progress_new (folder));
  g_autoptr (GError) error = NULL;

  tapis_state_file_load (file, &error);
  g_assert_no_error (error);
  return file;
}

/* Has @file hold @text, and saves it. */
static void
write_text (TapisStateFile *file, const char *text)
{
  GKeyFile *keys = tapis_state_file_get_keys (file);
  g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);
  g_autoptr (GKeyFile) wanted = g_key_file_new ();
  g_auto (GStrv) now = NULL;

  g_assert_true (g_key_file_load_from_data (wanted, text, (gsize) -1,
                                            G_KEY_FILE_NONE, NULL));
  for (guint i = 0; groups[i] != NULL; i++)
    g_key_file_remove_group (keys, groups[i], NULL);
  now = g_key_file_get_groups (wanted, NULL);
  for (guint i = 0; now[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (wanted, now[i], NULL, NULL);

      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autofree char *value =
            g_key_file_get_value (wanted, now[i], names[j], NULL);

          g_key_file_set_value (keys, now[i], names[j], value);
        }
    }
  tapis_state_file_save (file);
}

static int
compare_text (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* What stands in the file, sorted: "[a] x=1 y=2 [b] z=3"; free with g_free().
 */
static char *
read_sorted (const char *folder)
{
  g_autoptr (TapisStateFile) file = load (folder);
  GKeyFile *keys = tapis_state_file_get_keys (file);
  gsize n;
  g_auto (GStrv) groups = g_key_file_get_groups (keys, &n);
  GString *text = g_string_new (NULL);

  qsort (groups, n, sizeof *groups, compare_text);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      gsize m;
      g_auto (GStrv) names = g_key_file_get_keys (keys, groups[i], &m, NULL);

      qsort (names, m, sizeof *names, compare_text);
      g_string_append_printf (text, "%s[%s]", i > 0 ? " " : "", groups[i]);
      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autofree char *value =
            g_key_file_get_value (keys, groups[i], names[j], NULL);

          g_string_append_printf (text, " %s=%s", names[j], value);
        }
    }
  return g_string_free (text, FALSE);
}

/* Both have read what was before; then one writes, and then the other. */
static void
test_together (void)
{
  static const struct
  {
    const char *before, *one, *other, *together;
  } rows[] = {
    /* each adds something */
    { "", "[a]\nx=1\n", "[b]\ny=2\n", "[a] x=1 [b] y=2" },
    { "[a]\nx=1\n", "[a]\nx=1\n[b]\ny=1\n", "[a]\nx=1\nz=1\n",
      "[a] x=1 z=1 [b] y=1" },
    /* each changes something else */
    { "[a]\nx=1\ny=1\n", "[a]\nx=5\ny=1\n", "[a]\nx=1\ny=0\n", "[a] x=5 y=0" },
    /* both change the same: the larger number, the later date */
    { "[a]\nx=1\n", "[a]\nx=9\n", "[a]\nx=10\n", "[a] x=10" },
    { "[a]\nx=1\n", "[a]\nx=10\n", "[a]\nx=9\n", "[a] x=10" },
    { "[a]\nx=2026-11-24\n", "[a]\nx=2026-12-01\n", "[a]\nx=2026-11-30\n",
      "[a] x=2026-12-01" },
    { "[a]\nx=q\n", "[a]\nx=z\n", "[a]\nx=p\n", "[a] x=p" },
    /* what one removes goes, unless the other has changed it */
    { "[a]\nx=1\n[b]\ny=1\n", "[b]\ny=1\n", "[a]\nx=1\n[b]\ny=2\n",
      "[b] y=2" },
    { "[a]\nx=1\n[b]\ny=1\n", "[a]\nx=1\n[b]\ny=2\n", "[b]\ny=1\n",
      "[b] y=2" },
    { "[a]\nx=1\ny=1\n", "[b]\nz=1\n", "[a]\nx=2\ny=1\n",
      "[a] x=2 y=1 [b] z=1" },
    { "[a]\nx=1\ny=1\n", "[a]\nx=2\ny=1\n", "[b]\nz=1\n",
      "[a] x=2 y=1 [b] z=1" },
    { "[a]\nx=1\ny=1\n", "[a]\ny=1\n", "[a]\nx=1\ny=2\n", "[a] y=2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("tapis-state-XXXXXX", NULL);
      g_autofree char *path = g_build_filename (folder, NAME, NULL);
      g_autofree char *text = NULL;
      TapisStateFile *one, *other;

      g_test_message ("row %u", i);
      if (*rows[i].before != '\0')
        g_assert_true (g_file_set_contents (path, rows[i].before, -1, NULL));
      one = load (folder);
      other = load (folder);
      write_text (one, rows[i].one);
      write_text (other, rows[i].other);
      text = read_sorted (folder);
      g_assert_cmpstr (text, ==, rows[i].together);
      /* and the first one takes it over when it next writes */
      tapis_state_file_save (one);
      g_free (text);
      text = read_sorted (folder);
      g_assert_cmpstr (text, ==, rows[i].together);
      g_assert_finalize_object (one);
      g_assert_finalize_object (other);
      test_remove_folder (folder);
    }
}

static void
failed_cb (char **told, const char *sentence)
{
  g_free (*told);
  *told = g_strdup (sentence);
}

/* What another program has left broken is kept aside and told of. */
static void
test_broken (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-state-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, NAME, NULL);
  g_autofree char *kept = g_strconcat (path, ".broken-1", NULL);
  TapisStateFile *file = load (folder);
  g_autofree char *told = NULL;
  g_autofree char *text = NULL;

  g_signal_connect_swapped (file, "failed", G_CALLBACK (failed_cb), &told);
  write_text (file, "[a]\nx=1\n");
  g_assert_true (g_file_set_contents (path, "nothing like it", -1, NULL));
  write_text (file, "[a]\nx=2\n");
  g_assert_nonnull (told);
  g_assert_nonnull (strstr (told, NAME ".broken-1"));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  text = read_sorted (folder);
  g_assert_cmpstr (text, ==, "[a] x=2");
  g_assert_finalize_object (file);
  test_remove_folder (folder);
}

#define CHANGES 150

/* Adds many lessons, one after the other. */
static void
add_lessons (const char *folder, const char *name)
{
  g_autoptr (TapisStateFile) file = load (folder);
  TapisRun run = { .step = 1 };

  for (guint i = 0; i < CHANGES; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", name, i);

      tapis_progress_reach (TAPIS_PROGRESS (file), id, &run);
    }
}

/* Two processes write at the same time, as fast as they can. */
static void
test_at_once (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-state-XXXXXX", NULL);
  TapisStateFile *file;
  gsize n;
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      add_lessons (folder, "child");
      _exit (0);
    }
  add_lessons (folder, "parent");
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  file = load (folder);
  g_strfreev (g_key_file_get_groups (tapis_state_file_get_keys (file), &n));
  g_assert_cmpuint (n, ==, 2 * CHANGES);
  g_assert_finalize_object (file);
  test_remove_folder (folder);
}

#define KILLS 40

/* Counts upwards in the file until it is killed, and tells through @told, a
 * pipe, each number that has been saved. */
static void
count_up (const char *folder, int told)
{
  g_autoptr (TapisStateFile) file = load (folder);

  for (guint n = 1;; n++)
    {
      g_key_file_set_uint64 (tapis_state_file_get_keys (file), "count", "n", n);
      tapis_state_file_save (file);
      if (write (told, &n, sizeof n) != sizeof n)
        _exit (1);
    }
}

/* A process that writes is killed at any moment: the file can be read, and
 * holds all that the process had saved, and what another one had saved before.
 */
static void
test_killed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-state-XXXXXX", NULL);
  guint64 most = 0;

  add_lessons (folder, "before");
  for (guint i = 0; i < KILLS; i++)
    {
      TapisStateFile *file;
      guint64 kept;
      guint n = 0;
      int told[2];
      gsize groups;
      pid_t child;

      g_assert_cmpint (pipe (told), ==, 0);
      child = fork ();
      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        count_up (folder, told[1]);
      close (told[1]);
      g_usleep ((gulong) g_random_int_range (0, 80000));
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
      while (read (told[0], &n, sizeof n) == sizeof n)
        ;
      close (told[0]);
      file = load (folder);
      kept = g_key_file_get_uint64 (tapis_state_file_get_keys (file), "count",
                                    "n", NULL);
      g_assert_cmpuint (kept, >=, n);
      most = MAX (most, n);
      g_strfreev (
        g_key_file_get_groups (tapis_state_file_get_keys (file), &groups));
      g_assert_cmpuint (groups, ==, CHANGES + (kept > 0));
      g_assert_finalize_object (file);
    }
  g_test_message ("at most %" G_GUINT64_FORMAT " saved before a kill", most);
  test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/state-file/together", test_together);
  g_test_add_func ("/state-file/broken", test_broken);
  g_test_add_func ("/state-file/at-once", test_at_once);
  g_test_add_func ("/state-file/killed", test_killed);
  return g_test_run ();
}
