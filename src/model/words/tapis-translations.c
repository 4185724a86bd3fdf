/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the translations, and sets the language of the program. The language is
 * set by the environment variable LANGUAGE, which the C library reads whenever
 * a message is looked up. */

#include "config.h"

#include "tapis-translations.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <unistd.h>

#include "model/kit/tapis-object.h"

static struct
{
  char    *system;   /* owned: the value of LANGUAGE at the start of the program
                      */
  char    *language; /* owned: the language that was set; NULL for the language
                      * of the system */
  GObject *changes;  /* owned: the object that emits "changed" */
} translations;

static guint changed; /* the id of the signal "changed" */
static gint serial; /* atomic: how often "changed" was emitted */

/* --- telling of a change -------------------------------------------------- */

GObject *
tapis_translations_get (void)
{
  if (translations.changes == NULL)
    {
      GTypeInfo info = { .class_size = sizeof (GObjectClass),
                         .instance_size = sizeof (GObject) };
      GType type = g_type_register_static (G_TYPE_OBJECT, "TapisTranslations",
                                           &info, (GTypeFlags) 0);

      changed =
        tapis_class_add_signal (g_type_class_ref (type), "changed", 0);
      translations.changes = g_object_new (type, NULL);
    }
  return translations.changes;
}

guint
tapis_translations_get_serial (void)
{
  return (guint) g_atomic_int_get (&serial);
}

/* Emits "changed". textdomain() is called before that, although the domain is
 * the same, because gettext repeats its old answers until it is called. */
static void
emit_changed (void)
{
  /* This call also creates the signal, if it does not exist. */
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
    const char *folder; /* the folder of the domain below "po" if the program
                         * runs from its build folder */
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

/* Sets the language of the program to that of the system. If there is no
 * catalogue for that language, all texts are in English, including those of the
 * toolkit. */
static void
speak_system (void)
{
  static const char head[] = ""; /* The first message of every catalogue is the
                                  * empty text. */

  g_setenv ("LANGUAGE", translations.system, TRUE);
  textdomain (GETTEXT_PACKAGE);
  if (*gettext (head) == '\0')
    g_setenv ("LANGUAGE", "en", TRUE);
}

void
tapis_translations_bind (const char *directory)
{
  const char *given = g_getenv ("LANGUAGE");

  /* From here on LANGUAGE is always set, at least to an empty value, which has
   * no effect. While threads read the environment, the value of a variable can
   * be changed, but no variable can be added. */
  translations.system = g_strdup (given != NULL ? given : "");
  /* When GLib translates for the first time, it decides from the language at
   * that time whether it translates for this program at all. If textdomain()
   * has not been called yet, it decides to translate. */
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
  emit_changed ();
}

const char *
tapis_translations_get_folder (const char *domain)
{
  return bindtextdomain (domain, NULL);
}

/* --- the language --------------------------------------------------------- */

/* Sets a locale in which the C library obeys LANGUAGE. The C library ignores
 * LANGUAGE in the locale C, and newer versions also in C.UTF-8, but not in a
 * copy of C.UTF-8 with another name. This function makes such a copy as a
 * symbolic link, and removes the link after the C library has read it. Returns
 * FALSE if no such locale can be set. */
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
    speak_system ();
  emit_changed ();
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
  /* The translation of an empty text would be the header of the catalogue. */
  return text == NULL || *text == '\0'
           ? text
           : g_dgettext (TAPIS_LESSONS_DOMAIN, text);
}
