/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Starts the application in the person's language. */

#include "config.h"

#include <locale.h>

#include "model/words/tapis-quote.h"
#include "model/words/tapis-translations.h"
#include "tapis-application.h"
#include "tapis-sound-player.h"
#include "tapis-sources.h"

/* The largest number of characters in a line that is written to a terminal. No
 * path is that long. */
#define LONGEST_LINE 5000

/* Returns the folder of the translations. The environment variable
 * TAPIS_LOCALEDIR can name another folder, but only for a program that is not
 * installed: otherwise anybody could make an installed program show any text.
 */
static const char *
find_translations (void)
{
  const char *given = g_getenv ("TAPIS_LOCALEDIR");
  g_autofree char *sources = given != NULL ? tapis_sources_find () : NULL;

  return sources != NULL ? given : LOCALEDIR;
}

/* Returns the folder that the environment variable TAPIS_SOUNDS names, but only
 * for a program that is not installed; %NULL: the sounds are where they are
 * installed. */
static const char *
find_sounds (void)
{
  const char *given = g_getenv ("TAPIS_SOUNDS");
  g_autofree char *sources = given != NULL ? tapis_sources_find () : NULL;

  return sources != NULL ? given : NULL;
}

/* Writes an error message without control characters, which could give commands
 * to the terminal. Messages of GLib, too, may repeat a wrong argument. */
static void
print_error (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *quoted = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = tapis_quote (lines[i], LONGEST_LINE);

      g_free (lines[i]);
      lines[i] = line;
    }
  quoted = g_strjoinv ("\n", lines);
  g_set_printerr_handler (NULL);
  g_printerr ("%s", quoted);
  g_set_printerr_handler (print_error);
}

int
main (int argc, char **argv)
{
  g_autoptr (TapisApplication) application = NULL;

  setlocale (LC_ALL, "");
  g_set_printerr_handler (print_error);
  /* GTK must not set the locale: that would undo what
   * tapis_translations_set_language() does. */
  gtk_disable_setlocale ();
  tapis_translations_bind (find_translations ());
  g_set_application_name ("Tapis");
  tapis_sound_player_start (find_sounds ());
  gtk_window_set_default_icon_name (APPLICATION_ID);

  application = tapis_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
