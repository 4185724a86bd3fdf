/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop of a test of widgets. */

#include "config.h"

#include "desktop.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <locale.h>

void
desktop_set_up (int *argc, char ***argv)
{
  g_autoptr (GtkCssProvider) provider = NULL;
  const char *text = g_getenv ("TAPIS_TEXT");

  gtk_test_init (argc, argv, NULL);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TAPIS_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  adw_init ();
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_path (provider, g_getenv ("TAPIS_STYLE"));
  gtk_style_context_add_provider_for_display (
    gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  if (g_strcmp0 (g_getenv ("TAPIS_DIRECTION"), "rtl") == 0)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (text != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                  (int) (96 * 1024 * g_ascii_strtod (text, NULL)), NULL);
}
