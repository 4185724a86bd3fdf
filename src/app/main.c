/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The main function: starts the application in the language of the person. */

#include "config.h"

#include <locale.h>

#include "model/words/tapis-quote.h"
#include "model/words/tapis-translations.h"
#include "tapis-application.h"
#include "tapis-sound-player.h"
#include "tapis-sources.h"

/* The largest number of characters that is written of each line of an error
 * message. No path is that long. */
#define LONGEST_LINE 5000

/* Returns the folder that the environment variable @name gives, or @installed
 * if the variable is not set or this program is installed. An installed program
 * ignores the variable, because with another folder of translations anybody
 * could make the program show any text. */
static const char *
find_folder (const char *name, const char *installed)
{
  const char *given = g_getenv (name);
  g_autofree char *sources = given != NULL ? tapis_sources_find () : NULL;

  return sources != NULL ? given : installed;
}

/* The print handler for error messages: prints @text without control
 * characters, because a control character could give commands to the terminal.
 * Messages of GLib pass through this handler too, because they can quote a
 * wrong argument. */
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
  /* GTK must not set the locale, because that would undo the work of
   * tapis_translations_set_language() */
  gtk_disable_setlocale ();
  tapis_translations_bind (find_folder ("TAPIS_LOCALEDIR", LOCALEDIR));
  g_set_application_name ("Tapis");
  tapis_sound_player_start (find_folder ("TAPIS_SOUNDS", NULL));
  gtk_window_set_default_icon_name (APPLICATION_ID);

  application = tapis_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
