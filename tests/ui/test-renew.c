/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language changes while the window shows a page, a phase of a game, a
 * lesson or a dialog. Then the same is shown, with the focus in the same place,
 * and the pages, tables and games of before are gone. What the window says then
 * is compared in test-language.py. */

#include "config.h"

#include <locale.h>

#include "app/pages/tapis-page.h"
#include "app/pages/tapis-preferences.h"
#include "app/tapis-application.h"
#include "app/window/tapis-window.h"
#include "games/cg-games.h"
#include "model/game/tapis-games.h"
#include "model/words/tapis-translations.h"
#include "players/cg-player.h"
#include "whole.h"
#include "widgets/kit/tapis-path.h"
#include "widgets/results/tapis-result-view.h"
#include "widgets/table/tapis-guide-view.h"
#include "widgets/table/tapis-table.h"

/* What one waits for longer than this, in seconds, does not come. */
#define PATIENCE 60

static GtkWindow *window;

/* --- what is there before and after --------------------------------------- */

static void
gone_cb (gpointer left, GObject *object)
{
  g_hash_table_remove (left, object);
}

static void
watch (GHashTable *left, gpointer object)
{
  if (g_hash_table_contains (left, object))
    return;
  g_hash_table_insert (left, object, (gpointer) G_OBJECT_TYPE_NAME (object));
  g_object_weak_ref (object, gone_cb, left);
}

/* All pages and tables at and below @widget, and the games on tables. What is
 * in them may live longer: GTK keeps a widget that was hidden with the focus in
 * it until the focus moves again. */
static void
watch_all (GHashTable *left, GtkWidget *widget)
{
  if (TAPIS_IS_PAGE (widget) || TAPIS_IS_TABLE (widget))
    watch (left, widget);
  if (TAPIS_IS_TABLE (widget) &&
      tapis_table_get_game (TAPIS_TABLE (widget)) != NULL)
    watch (left, tapis_table_get_game (TAPIS_TABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_all (left, child);
}

static GtkWidget *
get_content (void)
{
  return adw_application_window_get_content (
    ADW_APPLICATION_WINDOW (window));
}

/* The page that is shown, or the table. */
static GType
find_page (void)
{
  GtkWidget *page = whole_find_child (get_content (), TAPIS_TYPE_PAGE);

  return page != NULL ? G_OBJECT_TYPE (page) : TAPIS_TYPE_TABLE;
}

static void
speak (const char *language)
{
  g_autoptr (GHashTable) left = g_hash_table_new (NULL, NULL);
  GType page = find_page ();
  g_autofree char *focus =
    tapis_path_to (get_content (), gtk_window_get_focus (window));
  g_autofree char *after = NULL;
  GHashTableIter iter;
  gpointer object, type;
  double took;

  watch_all (left, get_content ());
  g_test_timer_start ();
  g_settings_set_string (tapis_preferences_get_settings (), "language",
                         language);
  whole_settle (window);
  took = 1000 * g_test_timer_elapsed ();
  g_test_message ("%s: %s after %.0f ms", language, g_type_name (page), took);
  whole_settle (window);
  /* a timer may still hold something */
  for (guint i = 0; i < PATIENCE && g_hash_table_size (left) > 0; i++)
    {
      g_usleep (G_USEC_PER_SEC / 10);
      whole_settle (window);
    }
  g_hash_table_iter_init (&iter, left);
  while (g_hash_table_iter_next (&iter, &object, &type))
    g_test_fail_printf ("%s: a %s is left", g_type_name (page),
                        (const char *) type);
  g_hash_table_iter_init (&iter, left);
  while (g_hash_table_iter_next (&iter, &object, NULL))
    g_object_weak_unref (object, gone_cb, left);
  g_assert_cmpstr (g_type_name (find_page ()), ==, g_type_name (page));
  after = tapis_path_to (get_content (), gtk_window_get_focus (window));
  g_assert_cmpstr (after, ==, focus);
}

static void
change (void)
{
  whole_settle (window);
  speak ("fr");
  speak ("en");
}

/* --- what is shown -------------------------------------------------------- */

static void
act (const char *name, const char *parameter)
{
  g_assert_true (gtk_widget_activate_action (
    GTK_WIDGET (window), name, parameter != NULL ? "s" : NULL, parameter));
  whole_settle (window);
}

static GtkWidget *
wait_for (GType type)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  GtkWidget *found;

  while ((found = whole_find_child (GTK_WIDGET (window), type)) == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  return found;
}

static TapisGame *
get_game (void)
{
  return tapis_table_get_game (TAPIS_TABLE (wait_for (TAPIS_TYPE_TABLE)));
}

static TapisGame *
start (void)
{
  TapisGameSetup setup;

  tapis_game_setup_init (&setup, cg_games[0]);
  setup.engine.seats = 2;
  setup.engine.dealer = 1;
  setup.deal = 5;
  tapis_window_start (TAPIS_WINDOW (window), &setup);
  whole_settle (window);
  return get_game ();
}

static void
play_to_end (TapisGame *game)
{
  while (!tapis_game_now (game)->over)
    {
      const CgRules *rules = tapis_game_get_rules (game);
      const CgState *state = tapis_game_get_state (game);
      CgMove move = cg_player_advise (cg_player_find ("medium"), rules, state,
                                      tapis_game_get_n_plies (game),
                                      &(CgBudget) { 0 }, NULL);
      g_autofree char *text = cg_move_to_text (rules, state, move);

      g_assert_true (tapis_game_play_text (game, text));
    }
}

/* --- the tests ------------------------------------------------------------ */

static void
test_pages (void)
{
  static const char *const ways[][2] = {
    { "win.chooser", NULL },
    { "win.setup", "norwegian" },
    { "win.history", NULL },
    { "win.statistics", NULL },
    { "win.learn", "noddy" },
    { "win.lesson", "norwegian-11-ace" },
    { "win.lesson", "norwegian-23-quiz" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      act (ways[i][0], ways[i][1]);
      change ();
    }
}

/* The phases of a game, and what is made of it. */
static void
test_game (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  start ();
  change ();
  act ("win.guide", NULL);
  change ();
  g_assert_nonnull (whole_find_child (GTK_WIDGET (window),
                                      TAPIS_TYPE_GUIDE_VIEW));
  act ("win.guide", NULL);
  act ("win.replay", NULL);
  change ();
  act ("win.back", NULL);
  play_to_end (get_game ());
  wait_for (TAPIS_TYPE_RESULT_VIEW);
  before = tapis_game_to_text (get_game ());
  change ();
  g_assert_nonnull (whole_find_child (GTK_WIDGET (window),
                                      TAPIS_TYPE_RESULT_VIEW));
  /* its result has been closed */
  gtk_widget_activate_action (wait_for (TAPIS_TYPE_TABLE), "table.result",
                              NULL);
  change ();
  g_assert_null (whole_find_child (GTK_WIDGET (window),
                                   TAPIS_TYPE_RESULT_VIEW));
  after = tapis_game_to_text (get_game ());
  g_assert_cmpstr (after, ==, before);
  act ("win.review", NULL);
  change ();
}

/* The manual, which lies beside the page. */
static void
test_manual (void)
{
  act ("win.chooser", NULL);
  whole_resize (window, 1600, 900, "a wide window");
  act ("win.setup", "balco");
  act ("win.help", NULL);
  change ();
}

/* The title of the dialog that is open, or NULL. */
static const char *
find_dialog (void)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *l = all; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == window &&
        gtk_widget_get_mapped (l->data))
      return gtk_window_get_title (l->data) != NULL
               ? gtk_window_get_title (l->data)
               : "";
  return NULL;
}

static void
close_dialog (void)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *l = all; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == window)
      gtk_window_destroy (l->data);
  whole_settle (window);
}

/* What an action has opened is opened again; a question is closed. */
static void
test_dialogs (void)
{
  static const struct
  {
    const char *action, *parameter;
    gboolean again;
  } dialogs[] = {
    { "win.preferences", NULL, TRUE },
    { "win.shortcuts", NULL, TRUE },
    { "win.about", NULL, TRUE },
    { "win.reset-statistics", "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_autofree char *title = NULL;

      act (dialogs[i].action, dialogs[i].parameter);
      /* newer libadwaita has some of them inside the window */
      if (find_dialog () == NULL)
        continue;
      title = g_strdup (find_dialog ());
      speak ("fr");
      g_assert_true ((find_dialog () != NULL) == dialogs[i].again);
      speak ("en");
      if (dialogs[i].again)
        g_assert_cmpstr (find_dialog (), ==, title);
      close_dialog ();
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (TapisApplication) application = NULL;
  GSettings *settings;

  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  tapis_translations_bind (g_getenv ("TAPIS_LOCALEDIR"));
  application = tapis_application_new ();
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  settings = tapis_preferences_get_settings ();
  g_settings_set_string (settings, "animation-speed", "none");
  g_settings_set_boolean (settings, "step-mode", TRUE);
  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_set_boolean (settings, "tips", FALSE);
  g_settings_set_string (settings, "language", "en");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_application_activate (G_APPLICATION (application));
  window =
    gtk_application_get_active_window (GTK_APPLICATION (application));
  whole_settle (window);
  g_test_add_func ("/renew/pages", test_pages);
  g_test_add_func ("/renew/game", test_game);
  g_test_add_func ("/renew/manual", test_manual);
  g_test_add_func ("/renew/dialogs", test_dialogs);
  return g_test_run ();
}
