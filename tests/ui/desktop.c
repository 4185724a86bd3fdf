/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop of a test of widgets: games from positions, and tables in
 * windows. It includes the header with which only the model makes and changes
 * items, because no game has all players cry at once, or a button with any
 * label. */

#include "config.h"

#include "desktop.h"

#include <adwaita.h>
#include <locale.h>

#include "model/items/tapis-private.h"
#include "model/words/tapis-translations.h"

void
desktop_set_up (int *argc, char ***argv)
{
  g_autoptr (GtkCssProvider) provider = NULL;
  const char *text = g_getenv ("TAPIS_TEXT");

  gtk_test_init (argc, argv, NULL);
  setlocale (LC_ALL, "");
  tapis_translations_bind (g_getenv ("TAPIS_LOCALEDIR"));
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

TapisGame *
desktop_new_game (const char *id, guint seats, const char *options,
                  const char *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf (
    "[game]\nformat=1\nid=%s\nseats=%u\ndealer=%u\noptions=%s\n\n"
    "[position]\n%s\n\n[table]\nviewer=0\nplayer.0=person\n",
    id, seats, seats - 1, options, position);
  TapisGame *game = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return game;
}

GtkWindow *
desktop_show (TapisTable *table, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, GTK_WIDGET (table));
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (table)) ||
         gtk_widget_get_width (GTK_WIDGET (table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

void
desktop_cry (TapisGame *game, int seat, const char *cry)
{
  tapis_player_cry (tapis_game_get_player (game, seat), cry, FALSE);
}

TapisAction *
desktop_new_action (const char *label)
{
  TapisAction *action = tapis_action_new ("any");
  TapisActionState state = *tapis_action_get_state (action);

  state.label = label;
  state.place = 1;
  tapis_action_set_state (action, &state);
  return action;
}
