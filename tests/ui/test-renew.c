/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language changes where chance decides what is shown, or where what is
 * said is soon gone: in quizzes, tests, practice, over results, in dialogs. The
 * window then is what it is where it was begun in that language, with the same
 * chance, and the first one again after a change back. What a screen reader is
 * told of the rest is in test-language.py. */

#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "app/pages/tapis-lesson-page.h"
#include "app/pages/tapis-preferences.h"
#include "app/tapis-application.h"
#include "app/window/tapis-window.h"
#include "games/cg-games.h"
#include "model/game/tapis-games.h"
#include "model/words/tapis-translations.h"
#include "players/cg-player.h"
#include "whole.h"
#include "widgets/coach/tapis-coach.h"
#include "widgets/results/tapis-result-view.h"
#include "widgets/table/tapis-guide-view.h"
#include "widgets/table/tapis-table.h"

#define LANGUAGE "fr"

/* What one waits for longer than this, in seconds, does not come. */
#define PATIENCE 60

/* No lesson has more. */
#define MOST_STEPS 40

static GApplication *application;
static GtkWindow *window;
static GHashTable *stops; /* by name what was shown; NULL: not yet … */
static gboolean soak;
static gboolean first;    /* … for this is the window that changes */

/* --- what is shown -------------------------------------------------------- */

static void
tell (GtkWidget *widget, guint depth, GtkWidget *focus, GString *out)
{
  const char *tip = gtk_widget_get_tooltip_text (widget);

  /* cries are over when they are over */
  if (!gtk_widget_get_mapped (widget) ||
      !gtk_widget_get_child_visible (widget) ||
      gtk_widget_has_css_class (widget, "cry"))
    return;
  g_string_append_printf (out, "%*s%s", (int) depth, "",
                          G_OBJECT_TYPE_NAME (widget));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (out, " “%s”",
                            gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_TEXT (widget))
    g_string_append_printf (out, " “%s”",
                            gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (tip != NULL)
    g_string_append_printf (out, " (%s)", tip);
  if (GTK_IS_TOGGLE_BUTTON (widget) &&
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)))
    g_string_append (out, " active");
  if (!gtk_widget_get_sensitive (widget))
    g_string_append (out, " insensitive");
  if (widget == focus)
    g_string_append (out, " focus");
  g_string_append_c (out, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell (child, depth + 1, focus, out);
}

/* All windows of the program, the first one first. */
static char *
tell_all (void)
{
  GListModel *all = gtk_window_get_toplevels ();
  guint n = g_list_model_get_n_items (all);
  GString *out = g_string_new (NULL);
  g_autoptr (GPtrArray) dialogs =
    g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      GtkWindow *one = g_list_model_get_item (all, i);

      if (one == window)
        g_ptr_array_insert (dialogs, 0, one);
      else
        g_ptr_array_add (dialogs, one);
    }
  for (guint i = 0; i < dialogs->len; i++)
    {
      GtkWindow *one = g_ptr_array_index (dialogs, i);

      g_string_append_printf (out, "“%s”\n", gtk_window_get_title (one));
      tell (GTK_WIDGET (one), 0, gtk_window_get_focus (one), out);
    }
  return g_string_free (out, FALSE);
}

static void
speak (const char *language)
{
  g_settings_set_string (tapis_preferences_get_settings (), "language",
                         language);
  whole_settle (window);
  whole_settle (window);
}

/* Fails unless the lines are the same; says which are not. */
static void
compare (const char *where, const char *how, const char *is,
         const char *should_be)
{
  g_auto (GStrv) a = g_strsplit (is, "\n", -1);
  g_auto (GStrv) b = g_strsplit (should_be, "\n", -1);
  guint told = 0;

  if (g_str_equal (is, should_be))
    return;
  for (guint i = 0; a[i] != NULL && b[i] != NULL && told < 20; i++)
    if (!g_str_equal (a[i], b[i]))
      {
        g_test_message ("%s, line %u: is “%s”, should be “%s”", where, i,
                        a[i], b[i]);
        told++;
      }
  g_test_message ("%s: is\n%s\nshould be\n%s", where, is, should_be);
  g_test_fail_printf ("%s, %s", where, how);
}

/* Notes or compares what is shown in the other language. */
static void
stop (const char *where)
{
  g_autofree char *before = NULL;
  g_autofree char *there = NULL;
  g_autofree char *back = NULL;

  whole_settle (window);
  before = tell_all ();
  if (!first)
    {
      compare (where, "after a change and from the start",
               g_hash_table_lookup (stops, where), before);
      return;
    }
  speak (LANGUAGE);
  there = tell_all ();
  if (g_str_equal (before, there))
    g_test_fail_printf ("%s: nothing changes", where);
  speak ("en");
  back = tell_all ();
  compare (where, "back again", back, before);
  g_hash_table_insert (stops, g_strdup (where), g_steal_pointer (&there));
}

/* --- what is done --------------------------------------------------------- */

static GtkWidget *
wait_for (GType type)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  GtkWidget *found;

  while ((found = whole_find_child (GTK_WIDGET (window), type)) == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      if (g_get_monotonic_time () > end)
        g_error ("no %s comes", g_type_name (type));
    }
  whole_settle (window);
  return found;
}

static TapisGame *
get_game (void)
{
  return tapis_table_get_game (TAPIS_TABLE (wait_for (TAPIS_TYPE_TABLE)));
}

/* The button for an action that is shown below @widget, or NULL. */
static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                 action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

static void
act (const char *name, const char *parameter)
{
  g_assert_true (gtk_widget_activate_action (
    GTK_WIDGET (window), name, parameter != NULL ? "s" : NULL, parameter));
  whole_settle (window);
}

/* Removes what is in a folder. */
static void
empty (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        empty (path);
      g_remove (path);
    }
}

/* What is due in the practice box. */
static void
fill_home (void)
{
  whole_write_data ("practice.box",
              "[rule norwegian too-low]\nbox=0\ndue=2026-01-01\n\n"
              "[step norwegian-11-ace 2]\nmove=lay AS\nbox=0\n"
              "due=2026-01-02\n");
}

static void
show_window (const char *language)
{
  GSettings *settings = tapis_preferences_get_settings ();

  g_settings_set_string (settings, "language", language);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  /* the same cards and questions in both windows */
  g_random_set_seed (7);
  g_application_activate (application);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  /* laid out, and never painted: that would take most of the time */
  gtk_widget_set_opacity (
    adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), 0);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  whole_settle (window);
}

/* Goes the way in a window that changes, and in one that has begun in the other
 * language. */
static void
both (gconstpointer data)
{
  void (*way) (void) = data;
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "tapis",
                                              NULL);

  stops = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < 2; i++)
    {
      first = i == 0;
      empty (folder);
      fill_home ();
      show_window (first ? "en" : LANGUAGE);
      way ();
      gtk_window_destroy (window);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_clear_pointer (&stops, g_hash_table_unref);
}

/* --- lessons -------------------------------------------------------------- */

/* Makes the first move that the rules allow. */
static void
move_anyhow (void)
{
  TapisGame *game = get_game ();
  const CgRules *rules = tapis_game_get_rules (game);
  CgMove moves[CG_MAX_MOVES];
  g_autofree char *text = NULL;

  g_assert_cmpuint (rules->moves (tapis_game_get_state (game), moves), >, 0);
  text = cg_move_to_text (rules, tapis_game_get_state (game), moves[0]);
  g_assert_true (tapis_game_play_text (game, text));
}

/* Reads, answers or does what the lesson that is shown asks for. %FALSE: it is
 * over. */
static gboolean
go_on (void)
{
  GtkWidget *coach = wait_for (TAPIS_TYPE_COACH);
  GtkWidget *read = find_button (coach, "lesson.continue");
  GtkWidget *check = find_button (coach, "lesson.check");

  if (read != NULL)
    gtk_widget_activate_action (read, "lesson.continue", NULL);
  else if (check != NULL)
    gtk_widget_activate_action (check, "lesson.check", NULL);
  else if (find_button (coach, "lesson.course") != NULL)
    return FALSE;
  else
    move_anyhow ();
  whole_settle (window);
  return TRUE;
}

/* Goes through a lesson, and stops everywhere on the way; outside a soak at
 * every third step. */
static void
go_through (const char *lesson)
{
  guint i = 0;

  do
    {
      g_autofree char *where = g_strdup_printf ("%s, %u", lesson, i++);
      GtkWidget *coach = wait_for (TAPIS_TYPE_COACH);
      GtkWidget *option = whole_find_child (coach, GTK_TYPE_TOGGLE_BUTTON);

      if (option != NULL)
        {
          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (option), TRUE);
          gtk_widget_grab_focus (option);
        }
      if (soak || i % 3 == 2)
        stop (where);
      g_assert_cmpuint (i, <, MOST_STEPS);
    }
  while (go_on ());
  g_assert_cmpuint (i, >, 3);
}

static void
test (void)
{
  act ("win.learn", "norwegian");
  g_assert_true (gtk_widget_activate_action (
    GTK_WIDGET (window), "win.test-section", "u", TAPIS_SECTION_FIRST_GAME));
  whole_settle (window);
  go_through ("test");
}

static void
quiz (void)
{
  act ("win.lesson", "norwegian-23-quiz");
  go_through ("quiz");
}

static void
practice (void)
{
  act ("win.practise", "norwegian");
  go_through ("practice");
}

/* --- the end of a round --------------------------------------------------- */

static void
play_one (TapisGame *game)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  CgMove move = cg_player_advise (cg_player_find ("medium"), rules, state,
                                  tapis_game_get_n_plies (game),
                                  &(CgBudget) { 0 }, NULL);
  g_autofree char *text = cg_move_to_text (rules, state, move);

  g_assert_true (tapis_game_play_text (game, text));
}

static void
play_to_end (TapisGame *game)
{
  while (!tapis_game_now (game)->over && !tapis_game_now (game)->round_over)
    play_one (game);
}

static void
start (const CgRules *rules)
{
  TapisGameSetup setup;

  tapis_game_setup_init (&setup, rules);
  setup.engine.seats = rules->min_seats;
  setup.engine.dealer = 0;
  setup.deal = 5;
  tapis_window_start (TAPIS_WINDOW (window), &setup);
  whole_settle (window);
}

static void
account (void)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *where = g_strdup_printf ("%s, a round is over",
                                                cg_games[i]->id);

      if (cg_games[i]->next_round == NULL)
        continue;
      start (cg_games[i]);
      play_to_end (get_game ());
      wait_for (TAPIS_TYPE_RESULT_VIEW);
      stop (where);
      if (!soak)
        break;
      act ("win.chooser", NULL);
    }
}

/* A cry that is seen, or NULL. */
static const char *
find_cry (GtkWidget *table)
{
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) &&
        gtk_widget_has_css_class (child, "cry"))
      return gtk_label_get_text (GTK_LABEL (child));
  return NULL;
}

static void
cry (void)
{
  g_autofree char *cried = NULL;

  start (cg_games[0]);
  do
    play_one (get_game ());
  while (find_cry (wait_for (TAPIS_TYPE_TABLE)) == NULL);
  cried = g_strdup (find_cry (wait_for (TAPIS_TYPE_TABLE)));
  speak (first ? LANGUAGE : "en");
  g_assert_cmpstr (find_cry (wait_for (TAPIS_TYPE_TABLE)), !=, NULL);
  g_assert_cmpstr (find_cry (wait_for (TAPIS_TYPE_TABLE)), !=, cried);
}

/* What one looks up over a result. */
static void
guide_over_result (void)
{
  whole_resize (window, 600, 700, "a narrow window");
  start (cg_games[0]);
  play_to_end (get_game ());
  wait_for (TAPIS_TYPE_RESULT_VIEW);
  act ("win.guide", NULL);
  g_assert_nonnull (whole_find_child (GTK_WIDGET (window),
                                      TAPIS_TYPE_GUIDE_VIEW));
  stop ("special cards over a result");
}

/* --- what is said for a while --------------------------------------------- */

static void
told (void)
{
  TapisGame *game;
  TapisPile *hand;
  GtkWidget *table;
  guint i = 0;

  start (cg_games[0]);
  act ("win.copy-deal", NULL);
  stop ("a notice");
  table = wait_for (TAPIS_TYPE_TABLE);
  gtk_widget_activate_action (table, "table.tell-counts", NULL);
  stop ("counts");
  game = get_game ();
  while (!tapis_game_now (game)->viewer_to_move)
    play_one (game);
  hand = tapis_game_get_pile (game, "hand", 0);
  while (tapis_game_can_lay (game, tapis_pile_get_card (hand, i)))
    i++;
  tapis_game_lay_card (game, tapis_pile_get_card (hand, i));
  stop ("a refusal");
}

/* --- dialogs -------------------------------------------------------------- */

static void
close_dialog (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (all); i > 0; i--)
    {
      g_autoptr (GtkWindow) one = g_list_model_get_item (all, i - 1);

      if (one != window)
        gtk_window_destroy (one);
    }
  whole_settle (window);
}

static void
dialogs (void)
{
  act ("win.shortcuts", NULL);
  stop ("shortcuts");
  close_dialog ();
  act ("win.about", NULL);
  stop ("about");
  close_dialog ();
  act ("win.reset-statistics", "");
  stop ("a question");
  close_dialog ();
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*way) (void);
  } ways[] = {
    { "/renew/quiz", quiz },
    { "/renew/test", test },
    { "/renew/practice", practice },
    { "/renew/account", account },
    { "/renew/cry", cry },
    { "/renew/guide", guide_over_result },
    { "/renew/told", told },
    { "/renew/dialogs", dialogs },
  };
  GSettings *settings;
  int status;

  gtk_test_init (&argc, &argv, NULL);
  soak = g_getenv ("TAPIS_SOAK") != NULL;
  setlocale (LC_ALL, "");
  tapis_translations_bind (g_getenv ("TAPIS_LOCALEDIR"));
  application = G_APPLICATION (tapis_application_new ());
  g_application_register (application, NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  settings = tapis_preferences_get_settings ();
  g_settings_set_string (settings, "animation-speed", "none");
  g_settings_set_boolean (settings, "step-mode", TRUE);
  g_settings_set_uint (settings, "computer-pause", 500);
  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_set_boolean (settings, "tips", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add_data_func (ways[i].path, ways[i].way, both);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
