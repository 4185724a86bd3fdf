/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program's own window in the process of a test. */

#include "config.h"

#include "window.h"

#include <locale.h>

#include "app/pages/tapis-preferences.h"
#include "app/tapis-application.h"
#include "app/window/tapis-window.h"
#include "model/words/tapis-translations.h"
#include "players/cg-player.h"
#include "widgets/table/tapis-table.h"

#define PATIENCE 60 /* s: what one waits for longer than this does not come */

GApplication *application;
GtkWindow *window;

GSettings *
window_set_up (int *argc, char ***argv)
{
  GSettings *settings;

  gtk_test_init (argc, argv, NULL);
  setlocale (LC_ALL, "");
  tapis_translations_bind (g_getenv ("TAPIS_LOCALEDIR"));
  application = G_APPLICATION (tapis_application_new ());
  g_application_register (application, NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  settings = tapis_preferences_get_settings ();
  g_settings_set_string (settings, "animation-speed", "none");
  g_settings_set_boolean (settings, "step-mode", TRUE);
  return settings;
}

int
window_run_tests (void)
{
  int status = g_test_run ();

  g_object_unref (application);
  return status;
}

void
window_open (void)
{
  g_application_activate (application);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  gtk_widget_set_opacity (
    adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), 0);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  whole_settle (window);
}

void
window_close (void)
{
  gtk_window_destroy (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
window_act (const char *name, const char *parameter)
{
  GtkWidget *from = gtk_window_get_focus (window);
  const char *format = parameter != NULL ? "s" : NULL;

  /* what has the focus may have left the page meanwhile */
  if (from == NULL ||
      !gtk_widget_activate_action (from, name, format, parameter))
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), name,
                                               format, parameter));
  whole_settle (window);
}

GtkWidget *
window_find (GType type)
{
  return whole_find_child (GTK_WIDGET (window), type);
}

GtkWidget *
window_wait_for (GType type)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  GtkWidget *found;

  while ((found = window_find (type)) == NULL)
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000); /* nothing may ever come */
      if (g_get_monotonic_time () > end)
        g_error ("no %s comes", g_type_name (type));
    }
  return found;
}

TapisGame *
window_start (const TapisGameSetup *setup)
{
  tapis_window_start (TAPIS_WINDOW (window), setup);
  whole_settle (window);
  return tapis_table_get_game (
    TAPIS_TABLE (window_wait_for (TAPIS_TYPE_TABLE)));
}

CgMove
window_advise (TapisGame *game, CgReason *reason)
{
  return cg_player_advise (cg_player_find ("medium"),
                           tapis_game_get_rules (game),
                           tapis_game_get_state (game),
                           tapis_game_get_n_plies (game),
                           &(CgBudget) { 0 }, reason);
}

gboolean
window_play_on (TapisGame *game, guint plies)
{
  for (guint i = 0; i < plies; i++)
    {
      g_autofree char *text = NULL;

      if (tapis_game_now (game)->over || tapis_game_now (game)->round_over)
        return FALSE;
      text = cg_move_to_text (tapis_game_get_rules (game),
                              tapis_game_get_state (game),
                              window_advise (game, NULL));
      g_assert_true (tapis_game_play_text (game, text));
    }
  return TRUE;
}
