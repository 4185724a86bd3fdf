/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "roles.h"

#include <string.h>

#define HEAD                                                                  \
  "# SPDX-License-Identifier: GPL-3.0-or-later\n"                             \
  "# In which roles words stand in the sentences; N is a number. Written by\n" \
  "# the test “rendering” with TAPIS_GOLDEN=write."

char *
roles_make (const char *with)
{
  g_autofree char *workshop = g_test_build_filename (
    G_TEST_DIST, "..", "..", "po", "workshop.py", NULL);
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("tapis-roles-XXXXXX", &error);
  const char *const command[] = { workshop, with, folder, NULL };
  int status;

  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
  g_setenv ("TAPIS_LOCALEDIR", folder, TRUE);
  return folder;
}

static char *
replace (char *text, const char *pattern, const char *by)
{
  g_autofree char *old = text;
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);

  g_assert_nonnull (regex);
  return g_regex_replace (regex, old, -1, 0, by, 0, NULL);
}

/* @sentence with the roles in the place of the words, one of each list, and
 * without its numbers. */
static char *
outline (const char *sentence)
{
  char *text = g_strdup (sentence);

  text = replace (text, "‹(\\w+)\\|[^:]*:[^›]*›", "‹\\1›");
  text = replace (text, "(‹\\w+›)(?:(?:,|;| and| or) \\1)+", "\\1");
  return replace (text, "\\d+", "N");
}

/* Adds to @asked what the words of @sentence have asked for. */
static void
read_words (const char *sentence, GHashTable *asked)
{
  g_autoptr (GRegex) regex = g_regex_new ("‹([^:›]*):", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, sentence, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      char *name = g_match_info_fetch (match, 1);

      if (g_str_equal (name, "plain") &&
          !g_str_has_prefix (sentence, "‹plain:"))
        g_error ("a word without a role: %s", sentence);
      g_hash_table_add (asked, name);
    }
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What is said with a word in it, a sentence a line, but for the lines of
 * @shared. */
static char *
list_outlines (GHashTable *sentences, GHashTable *asked, const char *shared)
{
  g_auto (GStrv) others = g_strsplit (shared, "\n", -1);
  g_autoptr (GRegex) ends =
    g_regex_new ("(?<=[.!?…]) (?=\\S)|\n|; ", 0, 0, NULL);
  g_autoptr (GHashTable) outlines =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) lines = NULL;
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, sentences);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    {
      g_auto (GStrv) parts = g_regex_split (ends, text, 0);

      for (guint i = 0; parts[i] != NULL; i++)
        if (strstr (parts[i], "‹") != NULL)
          {
            read_words (parts[i], asked);
            g_hash_table_add (outlines, outline (parts[i]));
          }
    }
  lines = g_ptr_array_new ();
  g_ptr_array_add (lines, (gpointer) HEAD);
  g_hash_table_iter_init (&iter, outlines);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    if (strstr (text, "‹plain:") == NULL &&
        !g_strv_contains ((const char *const *) others, text))
      g_ptr_array_add (lines, text);
  g_ptr_array_sort (lines, compare); /* "#" comes first */
  g_ptr_array_add (lines, (gpointer) "");
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Every line of @is_there is one of @wanted. */
static void
check_lines (const char *is_there, const char *wanted, const char *path,
             const char *what)
{
  g_auto (GStrv) lines = g_strsplit (is_there, "\n", -1);
  g_auto (GStrv) others = g_strsplit (wanted, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) others, lines[i]))
      g_error ("%s%s “%s” (TAPIS_GOLDEN=write meson test -C build rendering "
               "writes it anew, to be read and committed)", path, what,
               lines[i]);
}

void
roles_check_asked (GHashTable *sentences)
{
  g_autoptr (GHashTable) asked =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *path =
    g_build_filename (g_getenv ("TAPIS_LOCALEDIR"), "asked", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) idle = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_free (list_outlines (sentences, asked, ""));
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_hash_table_contains (asked, lines[i]))
      g_string_append_printf (idle, "\n  %s", lines[i]);
  if (idle->len > 0)
    g_error ("po/workshop/forms.py: nothing asks for%s", idle->str);
}

/* The text of roles.txt of @game, or of the shared one, whose path, as a person
 * calls it, is set; "" where it is not there. */
static char *
read_roles (const char *game, char **path, char **called)
{
  g_autofree char *text = NULL;

  *path = game != NULL ? g_build_filename (TEST_GAMES, game, "roles.txt", NULL)
                       : g_test_build_filename (G_TEST_DIST, "roles.txt", NULL);
  *called = game != NULL ? g_strdup_printf ("tests/games/%s/roles.txt", game)
                         : g_strdup ("tests/model/roles.txt");
  g_file_get_contents (*path, &text, NULL, NULL);
  return text != NULL ? g_steal_pointer (&text) : g_strdup ("");
}

void
roles_compare (GHashTable *sentences, const char *game)
{
  g_autofree char *shared_path = NULL;
  g_autofree char *shared_called = NULL;
  g_autofree char *path = NULL;
  g_autofree char *called = NULL;
  g_autofree char *shared = read_roles (NULL, &shared_path, &shared_called);
  g_autofree char *golden = read_roles (game, &path, &called);
  g_autoptr (GHashTable) asked =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *said =
    list_outlines (sentences, asked, game != NULL ? shared : "");
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (g_getenv ("TAPIS_GOLDEN"), "write") == 0)
    {
      g_file_set_contents (path, said, -1, &error);
      g_assert_no_error (error);
      return;
    }
  check_lines (said, golden, called, " lacks the line");
  check_lines (golden, said, called, " has a line that nobody says:");
}
