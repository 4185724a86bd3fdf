/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language changes while the program runs: gettext obeys at once, from
 * whatever locale, also when the catalogues are others; and which languages
 * there are. */

#include "config.h"

#include "helpers.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "model/words/tapis-languages.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-language.h"

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_change (void)
{
  guint n = 0;
  gulong handler = g_signal_connect_swapped (
    tapis_translations_get (), "changed", G_CALLBACK (count_cb), &n);

  g_assert_cmpstr (C_("filter", "All games"), ==, "All games");
  g_assert_true (tapis_translations_set_language ("fr"));
  g_assert_cmpstr (C_("filter", "All games"), ==, "Tous les jeux");
  g_assert_cmpstr (C_("language", "English"), ==, "français");
  g_assert_true (tapis_translations_set_language ("ca"));
  g_assert_cmpstr (C_("filter", "All games"), ==, "Tots els jocs");
  g_assert_cmpstr (tapis_translations_get_language (), ==, "ca");
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (tapis_translations_set_language ("ca"));
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (tapis_translations_set_language (NULL));
  g_assert_cmpstr (C_("filter", "All games"), ==, "All games");
  g_signal_handler_disconnect (tapis_translations_get (), handler);
}

/* Also where no locale but C is there, and the system's language has no
 * catalogue. */
static void
test_no_locale (void)
{
  const char *old = setlocale (LC_MESSAGES, NULL);
  g_autofree char *before = g_strdup (old);

  setlocale (LC_MESSAGES, "C");
  g_assert_true (tapis_translations_set_language ("fr"));
  g_assert_cmpstr (C_("filter", "All games"), ==, "Tous les jeux");
  g_assert_cmpstr (C_("language", "English"), ==, "français");
  tapis_translations_set_language (NULL);
  g_assert_cmpstr (C_("filter", "All games"), ==, "All games");
  setlocale (LC_MESSAGES, before);
}

/* Copies the catalogues of one language to where those of another are. */
static void
copy (const char *folder, const char *part, const char *domain,
      const char *from, const char *to)
{
  g_autofree char *name = g_strconcat (domain, ".mo", NULL);
  g_autofree char *old = g_build_filename (
    tapis_translations_get_folder (domain), from, "LC_MESSAGES", name, NULL);
  g_autofree char *place =
    g_build_filename (folder, part, to, "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (place, name, NULL);
  g_autofree char *bytes = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (old, &bytes, &size, NULL));
  g_assert_cmpint (g_mkdir_with_parents (place, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
}

/* A folder in which French is Catalan. */
static void
test_reload (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-XXXXXX", NULL);
  g_autofree char *build =
    g_strdup (tapis_translations_get_folder (GETTEXT_PACKAGE));

  g_assert_true (tapis_translations_set_language ("fr"));
  copy (folder, "", GETTEXT_PACKAGE, "ca", "fr");
  copy (folder, "lessons", TAPIS_LESSONS_DOMAIN, "ca", "fr");
  tapis_translations_reload (folder);
  g_assert_cmpstr (C_("filter", "All games"), ==, "Tots els jocs");
  g_assert_cmpstr (C_("language", "English"), ==, "català");
  tapis_translations_reload (build);
  g_assert_cmpstr (C_("filter", "All games"), ==, "Tous les jeux");
  tapis_translations_set_language (NULL);
  test_remove_folder (folder);
}

/* Writes a catalogue with one message besides its head. */
static void
write_catalogue (const char *path, const char *message, const char *translation)
{
  static const char head[] = "Content-Type: text/plain; charset=UTF-8\n";
  enum { N = 2, WORDS = 7 + 4 * N };
  const char *strings[] = { "", message, head, translation };
  guint32 words[WORDS] = { 0x950412de, 0, N, 28, 28 + 8 * N, 0, 28 + 16 * N };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  g_byte_array_set_size (bytes, sizeof words);
  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      words[7 + 2 * i] = (guint32) strlen (strings[i]);
      words[8 + 2 * i] = bytes->len;
      g_byte_array_append (bytes, (const guint8 *) strings[i],
                           (guint) strlen (strings[i]) + 1);
    }
  memcpy (bytes->data, words, sizeof words);
  g_assert_true (g_file_set_contents (path, (const char *) bytes->data,
                                      (gssize) bytes->len, NULL));
}

/* From right to left a sign stays before its digits, and a score what it is. */
static void
test_right_to_left (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-XXXXXX", NULL);
  g_autofree char *place = g_build_filename (folder, "fr", "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (place, "tapis.mo", NULL);
  g_autofree char *build =
    g_strdup (tapis_translations_get_folder (GETTEXT_PACKAGE));
  g_autofree char *lost = NULL;
  g_autofree char *won = NULL;
  g_autofree char *score = NULL;

  g_assert_false (tapis_words_are_rtl ());
  g_assert_cmpint (g_mkdir_with_parents (place, 0700), ==, 0);
  write_catalogue (path, "direction\004ltr", "rtl");
  g_assert_true (tapis_translations_set_language ("fr"));
  tapis_translations_reload (folder);
  g_assert_true (tapis_words_are_rtl ());
  lost = tapis_words_number (-4);
  won = tapis_words_gain (10);
  score = tapis_words_isolated ("4 – 2");
  g_assert_cmpstr (lost, ==, "\u200e−4");
  g_assert_cmpstr (won, ==, "\u200e+10");
  g_assert_cmpstr (score, ==, "\u20684 – 2\u2069");
  tapis_translations_reload (build);
  tapis_translations_set_language (NULL);
  g_assert_false (tapis_words_are_rtl ());
  test_remove_folder (folder);
}

static void
test_languages (void)
{
  g_autoptr (GPtrArray) all = tapis_languages_list ();
  guint found = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const TapisLanguage *language = g_ptr_array_index (all, i);

      if (g_str_equal (language->code, "fr"))
        g_assert_cmpstr (language->name, ==, "français");
      else if (g_str_equal (language->code, "ca"))
        g_assert_cmpstr (language->name, ==, "català");
      else if (g_str_equal (language->code, "en"))
        g_assert_cmpstr (language->name, ==, "English");
      else
        continue;
      found++;
      g_assert_cmpuint (language->percent, ==, 100);
    }
  g_assert_cmpuint (found, ==, 3);
}

/* A file that ends anywhere, or says what is not so, is no catalogue or has
 * nothing in it; it does no harm. */
static void
test_damage (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.mo", NULL);
  g_autofree char *good = g_build_filename (
    tapis_translations_get_folder (GETTEXT_PACKAGE), "fr", "LC_MESSAGES",
    "tapis.mo", NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (TapisCatalogue) whole = tapis_catalogue_open (good);
  gsize size;

  g_assert_cmpstr (tapis_catalogue_find (whole, "filter", "All games"), ==,
                   "Tous les jeux");
  g_assert_null (tapis_catalogue_find (whole, "nowhere", "All games"));
  g_assert_null (tapis_catalogue_find (whole, NULL, ""));
  g_assert_true (g_file_get_contents (good, &bytes, &size, NULL));
  for (gsize n = 0; n < 4096; n = n < 64 ? n + 1 : n * 2)
    {
      g_autoptr (TapisCatalogue) cut = NULL;

      g_assert_true (g_file_set_contents (path, bytes, (gssize) n, NULL));
      cut = tapis_catalogue_open (path);
      if (cut != NULL)
        g_assert_null (tapis_catalogue_find (cut, "filter", "All games"));
    }
  for (gsize at = 0; at < 4096; at++)
    {
      char was = bytes[at];
      g_autoptr (TapisCatalogue) wrong = NULL;

      bytes[at] = (char) ~was;
      g_assert_true (g_file_set_contents (path, bytes, 8192, NULL));
      wrong = tapis_catalogue_open (path);
      if (wrong != NULL)
        {
          tapis_catalogue_find (wrong, "filter", "All games");
          tapis_catalogue_count (wrong);
        }
      bytes[at] = was;
      if (at > 64)
        at += 61;
    }
  test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/language/change", test_change);
  g_test_add_func ("/language/no-locale", test_no_locale);
  g_test_add_func ("/language/reload", test_reload);
  g_test_add_func ("/language/right-to-left", test_right_to_left);
  g_test_add_func ("/language/languages", test_languages);
  g_test_add_func ("/language/damage", test_damage);
  return g_test_run ();
}
