/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language changes while the window shows a page, a phase of a game, a
 * lesson or a dialog. Then the same is shown, with the focus in the same place,
 * and the pages, tables and games of before are gone. What the window says then
 * is compared in test-language.py. */

#include "config.h"

#include "app/pages/tapis-game-setup.h"
#include "app/pages/tapis-page.h"
#include "app/pages/tapis-preferences.h"
#include "games/cg-games.h"
#include "widgets/kit/tapis-path.h"
#include "widgets/results/tapis-result-view.h"
#include "widgets/table/tapis-guide-view.h"
#include "widgets/table/tapis-table.h"
#include "window.h"

/* How often one looks whether what is left has gone. */
#define PATIENCE 60

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

static TapisGame *
get_game (void)
{
  return tapis_table_get_game (
    TAPIS_TABLE (window_wait_for (TAPIS_TYPE_TABLE)));
}

static void
start (void)
{
  TapisGameSetup setup;

  tapis_game_setup_init (&setup, cg_games[0]);
  setup.engine.seats = 2;
  setup.engine.dealer = 1;
  setup.deal = 5;
  window_start (&setup);
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
      window_act (ways[i][0], ways[i][1]);
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
  window_act ("win.guide", NULL);
  change ();
  g_assert_nonnull (window_find (TAPIS_TYPE_GUIDE_VIEW));
  window_act ("win.guide", NULL);
  window_act ("win.replay", NULL);
  change ();
  window_act ("win.back", NULL);
  window_play_on (get_game (), G_MAXUINT);
  window_wait_for (TAPIS_TYPE_RESULT_VIEW);
  before = tapis_game_to_text (get_game ());
  change ();
  g_assert_nonnull (window_find (TAPIS_TYPE_RESULT_VIEW));
  /* its result has been closed */
  gtk_widget_activate_action (window_wait_for (TAPIS_TYPE_TABLE),
                              "table.result", NULL);
  change ();
  g_assert_null (window_find (TAPIS_TYPE_RESULT_VIEW));
  after = tapis_game_to_text (get_game ());
  g_assert_cmpstr (after, ==, before);
  window_act ("win.review", NULL);
  change ();
}

/* The manual, which lies beside the page. */
static void
test_manual (void)
{
  window_act ("win.chooser", NULL);
  whole_resize (window, 1600, 900, "a wide window");
  window_act ("win.setup", "balco");
  window_act ("win.help", NULL);
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

      window_act (dialogs[i].action, dialogs[i].parameter);
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
  GSettings *settings = window_set_up (&argc, &argv);

  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_set_boolean (settings, "tips", FALSE);
  g_settings_set_string (settings, "language", "en");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  window_open ();
  g_test_add_func ("/renew/pages", test_pages);
  g_test_add_func ("/renew/game", test_game);
  g_test_add_func ("/renew/manual", test_manual);
  g_test_add_func ("/renew/dialogs", test_dialogs);
  return window_run_tests ();
}
