/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists the languages of the catalogues that are installed. */

#include "config.h"

#include "tapis-languages.h"

#include <glib/gi18n.h>

#include "tapis-translations.h"

/* The gettext domains whose messages are counted. */
static const char *const domains[] = { GETTEXT_PACKAGE,
                                       TAPIS_LESSONS_DOMAIN };

/* Returns the catalogue of @domain in the language @code, or NULL if it cannot
 * be read. */
static TapisCatalogue *
open_catalogue (const char *code, const char *domain)
{
  g_autofree char *file = g_strconcat (domain, ".mo", NULL);
  g_autofree char *path =
    g_build_filename (tapis_translations_get_folder (domain), code,
                      "LC_MESSAGES", file, NULL);

  return tapis_catalogue_open (path);
}

char *
tapis_languages_lesson_text (const char *code, const char *text)
{
  g_autoptr (TapisCatalogue) catalogue = NULL;

  if (text == NULL || g_str_equal (code, "en"))
    return g_strdup (text);
  catalogue = open_catalogue (code, TAPIS_LESSONS_DOMAIN);
  return catalogue != NULL
           ? g_strdup (tapis_catalogue_find (catalogue, NULL, text))
           : NULL;
}

/* Returns the name of the language @code in that language, or @code itself if
 * its catalogue does not have the name. */
static char *
dup_name (const char *code)
{
  g_autoptr (TapisCatalogue) catalogue =
    open_catalogue (code, GETTEXT_PACKAGE);
  /* Translators: what your language is called in your language: "français". It
   * is shown in the preferences. */
  const char *english = NC_("language", "English");
  const char *name =
    catalogue != NULL ? tapis_catalogue_find (catalogue, "language", english)
                      : NULL;

  if (name == NULL && g_str_equal (code, "en"))
    name = english;
  return g_strdup (name != NULL ? name : code);
}

static void
free_language (gpointer data)
{
  TapisLanguage *language = data;

  g_free (language->code);
  g_free (language->name);
  g_free (language);
}

/* Returns how many messages of all domains are translated into the language
 * @code. */
static guint
count (const char *code)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    {
      g_autoptr (TapisCatalogue) catalogue =
        open_catalogue (code, domains[i]);

      n += catalogue != NULL ? tapis_catalogue_count (catalogue) : 0;
    }
  return n;
}

static void
add_language (GPtrArray *all, const char *code, guint n)
{
  TapisLanguage *language = g_new0 (TapisLanguage, 1);

  language->code = g_strdup (code);
  language->name = dup_name (code);
  language->n_messages = n;
  g_ptr_array_add (all, language);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TapisLanguage *one = *(const TapisLanguage *const *) a;
  const TapisLanguage *other = *(const TapisLanguage *const *) b;
  g_autofree char *name = g_utf8_casefold (one->name, -1);
  g_autofree char *next = g_utf8_casefold (other->name, -1);

  return g_utf8_collate (name, next);
}

/* Sets the percentage of each language. The language with the most translated
 * messages counts as complete, because the languages in po/CORE always are. */
static void
make_percents (GPtrArray *all)
{
  guint most = 1;

  for (guint i = 0; i < all->len; i++)
    most =
      MAX (most, ((TapisLanguage *) g_ptr_array_index (all, i))->n_messages);
  for (guint i = 0; i < all->len; i++)
    {
      TapisLanguage *language = g_ptr_array_index (all, i);

      language->percent = g_str_equal (language->code, "en")
                            ? 100
                            : language->n_messages * 100 / most;
    }
}

GPtrArray *
tapis_languages_list (void)
{
  const char *folder = tapis_translations_get_folder (GETTEXT_PACKAGE);
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  GPtrArray *all = g_ptr_array_new_with_free_func (free_language);
  const char *code;

  add_language (all, "en", 0);
  while (dir != NULL && (code = g_dir_read_name (dir)) != NULL)
    {
      guint n = g_str_equal (code, "en") ? 0 : count (code);

      if (n > 0)
        add_language (all, code, n);
    }
  make_percents (all);
  g_ptr_array_sort (all, compare);
  return all;
}
