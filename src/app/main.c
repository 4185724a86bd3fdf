/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Starts the application in the person's language. */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "tapis-application.h"

int
main (int argc, char **argv)
{
  g_autoptr (TapisApplication) application = NULL;
  const char *locales = g_getenv ("TAPIS_LOCALEDIR");

  setlocale (LC_ALL, "");
  /* a build that is not installed has its translations elsewhere */
  bindtextdomain (GETTEXT_PACKAGE, locales != NULL ? locales : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Tapis");
  gtk_window_set_default_icon_name (APPLICATION_ID);

  application = tapis_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
