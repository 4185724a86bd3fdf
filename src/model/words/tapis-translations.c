/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the translations come from, and which language is spoken. The language
 * is that of the environment variable LANGUAGE, which the C library reads at
 * each look-up. */

#include "config.h"

#include "tapis-translations.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <unistd.h>

static struct
{
  char    *system;   /* LANGUAGE as it was given from outside */
  char    *language; /* that was set, or NULL */
  GObject *changes;
} translations;

static guint changed; /* the signal */
static gint serial; /* atomic: of the changes */

/* --- who follows ---------------------------------------------------------- */

GObject *
tapis_translations_get (void)
{
  if (translations.changes == NULL)
    {
      GTypeInfo info = { .class_size = sizeof (GObjectClass),
                         .instance_size = sizeof (GObject) };
      GType type = g_type_register_static (G_TYPE_OBJECT, "TapisTranslations",
                                           &info, (GTypeFlags) 0);

      changed = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL,
                              NULL, NULL, G_TYPE_NONE, 0);
      translations.changes = g_object_new (type, NULL);
    }
  return translations.changes;
}

guint
tapis_translations_get_serial (void)
{
  return (guint) g_atomic_int_get (&serial);
}

/* gettext remembers its answers until a domain is chosen, be it the same. */
static void
tell (void)
{
  /* the signal is made with it */
  GObject *changes = tapis_translations_get ();

  g_atomic_int_inc (&serial);
  textdomain (GETTEXT_PACKAGE);
  g_signal_emit (changes, changed, 0);
}

/* --- folders -------------------------------------------------------------- */

static void
bind_folders (const char *directory)
{
  static const struct
  {
    const char *domain;
    const char *folder; /* in a build */
  } domains[] = {
    { GETTEXT_PACKAGE, "" },
    { TAPIS_LESSONS_DOMAIN, "lessons" },
    { TAPIS_FORMS_DOMAIN, "forms" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    {
      if (directory != NULL)
        {
          g_autofree char *own =
            g_build_filename (directory, domains[i].folder, NULL);

          bindtextdomain (domains[i].domain,
                          g_file_test (own, G_FILE_TEST_IS_DIR) ? own
                                                                : directory);
        }
      bind_textdomain_codeset (domains[i].domain, "UTF-8");
    }
}

/* Where the system's language has no catalogue everything is English, the
 * toolkit's words too. */
static void
speak_system (void)
{
  static const char head[] = ""; /* of a catalogue, its first message */

  g_setenv ("LANGUAGE", translations.system, TRUE);
  textdomain (GETTEXT_PACKAGE);
  if (*gettext (head) == '\0')
    g_setenv ("LANGUAGE", "en", TRUE);
}

void
tapis_translations_bind (const char *directory)
{
  const char *given = g_getenv ("LANGUAGE");

  /* From now on the variable is always there (empty it counts for nothing): to
   * give it another value is safe while threads read it, to add it is not. */
  translations.system = g_strdup (given != NULL ? given : "");
  /* GLib decides once and for all, by the language of the start, whether it
   * translates for this program; before textdomain() it says that it does. */
  g_dgettext (GETTEXT_PACKAGE, GETTEXT_PACKAGE);
  bind_folders (directory);
  speak_system ();
  textdomain (GETTEXT_PACKAGE);
}

void
tapis_translations_reload (const char *directory)
{
  g_return_if_fail (directory != NULL);

  bind_folders (directory);
  if (translations.language == NULL)
    speak_system ();
  tell ();
}

const char *
tapis_translations_get_folder (const char *domain)
{
  return bindtextdomain (domain, NULL);
}

/* --- the language --------------------------------------------------------- */

/* The C library ignores LANGUAGE in the locale C, and newer ones in C.UTF-8.
 * By another name that is a locale as any other: one is made for the moment in
 * which it is read. */
static gboolean
leave_locale_c (void)
{
  static const char *const sources[] = { "/usr/lib/locale/C.utf8",
                                         "/usr/lib/locale/C.UTF-8",
                                         "/usr/share/locale/C.UTF-8" };
  const char *now = setlocale (LC_MESSAGES, NULL);
  g_autofree char *before = g_strdup (g_getenv ("LOCPATH"));
  g_autofree char *folder = NULL;
  g_autofree char *locale = NULL;
  gboolean done = FALSE;

  if (now != NULL && !g_str_equal (now, "C") && !g_str_equal (now, "POSIX") &&
      !g_str_has_prefix (now, "C."))
    return TRUE;
  folder = g_dir_make_tmp ("tapis-XXXXXX", NULL);
  if (folder == NULL)
    return FALSE;
  locale = g_build_filename (folder, "tapis.UTF-8", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sources) && !done; i++)
    {
      if (symlink (sources[i], locale) != 0)
        continue;
      g_setenv ("LOCPATH", folder, TRUE);
      done = setlocale (LC_MESSAGES, "tapis.UTF-8") != NULL;
      g_unlink (locale);
    }
  if (before != NULL)
    g_setenv ("LOCPATH", before, TRUE);
  else
    g_unsetenv ("LOCPATH");
  g_rmdir (folder);
  return done;
}

gboolean
tapis_translations_set_language (const char *code)
{
  gboolean obeyed = TRUE;

  if (g_strcmp0 (code, translations.language) == 0)
    return TRUE;
  g_free (translations.language);
  translations.language = g_strdup (code);
  if (code != NULL)
    {
      obeyed = leave_locale_c ();
      g_setenv ("LANGUAGE", code, TRUE);
    }
  else
    {
      speak_system ();
    }
  tell ();
  return obeyed;
}

const char *
tapis_translations_get_language (void)
{
  return translations.language;
}

const char *
tapis_lesson_text (const char *text)
{
  /* the translation of nothing is the head of the catalogue */
  return text == NULL || *text == '\0'
           ? text
           : g_dgettext (TAPIS_LESSONS_DOMAIN, text);
}
