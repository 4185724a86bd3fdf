/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every page, panel, dialog, table and lesson in the language of the
 * environment, at the widths of a telephone, a small window and a large one:
 * whatever is said can be read (whole.h).
 *
 *   test-whole FINISHED-GAMES    the program that fills a history
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/pages/tapis-game-setup.h"
#include "app/pages/tapis-lesson-page.h"
#include "app/window/tapis-window.h"
#include "desktop.h"
#include "tests/each-game.h"
#include "model/learn/tapis-lessons.h"
#include "window.h"
#include "widgets/cards/tapis-card-view.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/results/tapis-result-view.h"
#include "widgets/results/tapis-results-plot.h"
#include "widgets/table/tapis-table.h"

static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 648 }, { 800, 600 }, { 1600, 900 } };

static const char *finished_games;
static guint n_sizes = G_N_ELEMENTS (sizes);
static gboolean soak; /* all tables and steps, not a sample */
static gboolean large; /* text: on a telephone alone */

/* --- what is looked at ---------------------------------------------------- */

static void
see_window (GtkWindow *seen, const char *where, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      whole_resize (seen, sizes[i].width, sizes[i].height, where);
      whole_check (seen, where);
    }
}

static void G_GNUC_PRINTF (1, 2)
see (const char *form, ...)
{
  g_autofree char *where = NULL;
  va_list arguments;

  va_start (arguments, form);
  where = g_strdup_vprintf (form, arguments);
  va_end (arguments);
  see_window (window, where, n_sizes);
}

/* What @how adds to what was seen before: where there is much room it is not
 * looked at again but in a soak. */
static void
see_more (const char *what, const char *how)
{
  g_autofree char *where = g_strdup_printf ("%s, %s", what, how);

  see_window (window, where, soak ? n_sizes : MIN (n_sizes, 2));
}

/* --- the home ------------------------------------------------------------- */

static void
open_window (void)
{
  window_open ();
  /* text as large as there is room for is that of the window's size */
  if (large)
    whole_resize (window, sizes[0].width, sizes[0].height, "at first");
}

/* What a learner and player has in their home after a while. */
static void
fill_home (void)
{
  g_autofree char *history = whole_data_path ("history");
  g_autoptr (GError) error = NULL;
  char *fill[] = { (char *) finished_games, history, "10", NULL };

  whole_write_data ("lessons.progress",
                    "[norwegian-01-goal]\ndone=true\nalone=true\n"
                    "first-try=true\n\n"
                    "[norwegian-03-turn]\ndone=true\n\n"
                    "[norwegian-04-pick-up]\nstep=3\n\n"
                    "[norwegian-05-two]\nknown=true\n");
  whole_write_data ("practice.box",
                    "[rule norwegian too-low]\nbox=0\ndue=2026-01-01\n\n"
                    "[rule balco too-low]\nbox=1\ndue=2026-01-02\n");
  g_spawn_sync (NULL, fill, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL,
                NULL, &error);
  g_assert_no_error (error);
}

/* --- pages ---------------------------------------------------------------- */

/* The emblems of the first page were painted when the program was built, in
 * the sizes that it shows on plain and on dense screens: drawn from SVG they
 * would make the start slower, and larger by 5 MiB. How many there are. */
static guint
check_painted_emblems (GtkWidget *widget)
{
  int size = MIN (gtk_widget_get_width (widget),
                  gtk_widget_get_height (widget));
  guint n = 0;

  if (TAPIS_IS_EMBLEM (widget))
    for (int scale = 1; scale <= 2; scale++)
      {
        g_autofree char *path =
          g_strdup_printf ("/io/github/tapisgames/Tapis/painted/plain-%d.png",
                           size * scale);

        if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL,
                                   NULL, NULL))
          g_error ("an emblem of %d pixels is not painted", size * scale);
        n = 1;
      }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child) && gtk_widget_get_visible (child))
      n += check_painted_emblems (child);
  return n;
}

static void
test_empty (void)
{
  open_window ();
  for (guint i = 0; i < n_sizes; i++)
    {
      whole_resize (window, sizes[i].width, sizes[i].height, "first page");
      g_assert_cmpuint (check_painted_emblems (GTK_WIDGET (window)), >=, 5);
    }
  see ("first page, nothing played");
  window_act ("win.history", NULL);
  see ("history, nothing played");
  window_act ("win.statistics", NULL);
  see ("statistics, nothing played");
  window_close ();
}

/* The newest file of the history of a game. */
static char *
find_record (const char *id)
{
  g_autofree char *folder = whole_data_path ("history");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  char *found = NULL;
  const char *name;

  while (found == NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, id) && g_str_has_suffix (name, ".tapis"))
      found = g_strdup (name);
  g_assert_nonnull (found);
  return found;
}

static void
test_pages (void)
{
  fill_home ();
  open_window ();
  see ("first page");
  window_act ("win.history", NULL);
  see ("history");
  window_act ("win.statistics", NULL);
  see ("statistics");
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *record = find_record (cg_games[i]->id);

      window_act ("win.history", NULL);
      window_act ("win.record", record);
      see ("record of %s", cg_games[i]->id);
      window_act ("win.replay-record", record);
      see ("replay of %s", cg_games[i]->id);
      window_act ("win.learn", cg_games[i]->id);
      see ("course of %s", cg_games[i]->id);
      window_act ("win.setup", cg_games[i]->id);
      see ("new game of %s", cg_games[i]->id);
    }
  window_close ();
}

/* --- lessons and reviews -------------------------------------------------- */

static gboolean
can (const char *name)
{
  GtkWidget *page = window_find (TAPIS_TYPE_LESSON_PAGE);

  return page != NULL && gtk_widget_activate_action (page, name, NULL);
}

/* Nothing in @widget gives away what can be played: it would be the answer.
 * Returns how many cards there are. */
static guint
check_unmarked (GtkWidget *widget)
{
  guint n = 0;

  if (TAPIS_IS_CARD_VIEW (widget) && gtk_widget_get_mapped (widget))
    {
      TapisCard *card = tapis_card_view_get_card (TAPIS_CARD_VIEW (widget));

      g_assert_cmpint (tapis_card_get_state (card)->fit, ==, TAPIS_FIT_UNTOLD);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_unmarked (child);
  return n;
}

/* The steps of a lesson as the window shows them, to its end: all of them, or
 * its first and last. Each step by itself is what test-coach.c looks at. */
static void
see_lesson (const char *id, guint n_steps)
{
  window_act ("win.lesson", id);
  see ("%s", id);
  g_assert_cmpuint (check_unmarked (GTK_WIDGET (window)), >, 0);
  can ("lesson.hint");
  see_more (id, "a hint");
  for (guint i = 0; i < 2 * n_steps && can ("lesson.skip"); i++)
    {
      whole_settle (window);
      check_unmarked (GTK_WIDGET (window));
      if (soak)
        see ("%s, step %u", id, i + 2);
    }
  see ("%s, its end", id);
}

static void
test_lessons (gconstpointer data)
{
  g_autoptr (GListModel) lessons = tapis_lessons_load (data);
  guint n = g_list_model_get_n_items (lessons);

  open_window ();
  for (guint i = 0; i < n; i += soak ? 1 : MAX (n / 2, 1))
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);

      see_lesson (tapis_lesson_get_id (lesson),
                  tapis_lesson_get_n_steps (lesson));
    }
  window_close ();
}

/* A game with one decision, which the person got wrong. */
#define MISTAKE                                                              \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=5C@1\n"         \
  "hand.0=7S KD\nup.0=\ndown.0=\nhand.1=KC KH\nup.1=\ndown.1=\n"

static void
test_review (void)
{
  static const char name[] = "norwegian-20261121T000000Z-1.tapis";
  g_autofree char *text = g_strdup_printf (
    "[game]\nformat=1\nid=norwegian\nseats=2\ndealer=0\noptions=\n\n"
    "[position]\n%s\n[moves]\n1=0 lay KD\n2=1 lay KC KH\n\n"
    "[table]\nviewer=0\nplayer.0=person\n", MISTAKE);
  g_autofree char *file = g_build_filename ("history", name, NULL);

  whole_write_data (file, text);
  open_window ();
  window_act ("win.history", NULL);
  window_act ("win.review-record", name);
  window_wait_for (TAPIS_TYPE_RESULTS_PLOT);
  see ("review");
  window_act ("win.puzzles", NULL);
  see ("puzzle");
  g_assert_cmpuint (check_unmarked (GTK_WIDGET (window)), >, 0);
  window_close ();
}

/* Several people at one device. */
static void
test_curtain (void)
{
  TapisGameSetup setup;

  open_window ();
  tapis_game_setup_init (&setup, cg_games[0]);
  setup.engine.seats = 2;
  setup.engine.dealer = 1;
  setup.deal = 5;
  setup.seats[0].person = setup.seats[1].person = TRUE;
  tapis_window_start (TAPIS_WINDOW (window), &setup);
  whole_settle (window);
  see ("curtain");
  window_act ("win.copy-deal", NULL);
  see ("curtain with a notice");
  window_close ();
}

/* --- dialogs -------------------------------------------------------------- */

static void
see_dialog (const char *action)
{
  GtkWindow *dialog = NULL;

  window_act (action, NULL);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application));
       l != NULL; l = l->next)
    if (l->data != window)
      dialog = l->data;
  if (dialog == NULL)
    {
      GListModel *all = gtk_window_get_toplevels ();

      for (guint i = 0; i < g_list_model_get_n_items (all); i++)
        {
          g_autoptr (GtkWindow) one = g_list_model_get_item (all, i);

          if (one != window && gtk_widget_get_mapped (GTK_WIDGET (one)))
            dialog = one;
        }
    }
  if (dialog == NULL)
    {
      /* newer toolkits show their own dialogs in the window, over the page */
      g_test_message ("%s: a dialog inside the window", action);
      return;
    }
  gtk_widget_set_opacity (gtk_widget_get_first_child (GTK_WIDGET (dialog)),
                          0);
  see_window (dialog, action, n_sizes);
  gtk_window_close (dialog);
  whole_settle (window);
}

static void
test_dialogs (void)
{
  open_window ();
  see_dialog ("win.preferences");
  see_dialog ("win.about");
  window_close ();
}

/* --- tables --------------------------------------------------------------- */

static TapisTable *
get_table (void)
{
  return TAPIS_TABLE (window_find (TAPIS_TYPE_TABLE));
}

/* What is chosen, refused, hinted, told and looked up. */
static void
see_turn (TapisGame *game, const char *what, gboolean tell)
{
  static const char *const telling[] = { "table.tell-top", "table.tell-counts",
                                         "table.tell-last",
                                         "table.tell-legal" };
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  GtkWidget *table = GTK_WIDGET (get_table ());

  see ("%s", what);
  if (hand == NULL || tapis_pile_get_n_cards (hand) == 0)
    return;
  tapis_game_activate_card (game, tapis_pile_get_card (hand, 0));
  see_more (what, "a card chosen");
  tapis_game_clear_selection (game);
  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    {
      TapisCard *card = tapis_pile_get_card (hand, i);

      if (tapis_game_can_lay (game, card))
        continue;
      tapis_game_lay_card (game, card);
      see_more (what, "a card refused");
      break;
    }
  if (tapis_game_now (game)->viewer_to_move)
    {
      CgReason reason = { 0 };
      CgMove move = window_advise (game, &reason);

      tapis_game_give_hint (game, move, &reason);
      see_more (what, "a hint");
    }
  /* the same on all tables */
  for (guint i = 0; i < G_N_ELEMENTS (telling) && (soak || tell); i++)
    {
      gtk_widget_activate_action (table, telling[i], NULL);
      see_more (what, telling[i]);
    }
}

static void
see_result (const char *what)
{
  window_wait_for (TAPIS_TYPE_RESULT_VIEW);
  see ("%s", what);
}

static void
test_table (gconstpointer data)
{
  const CgRules *rules = data;
  guint most = MIN (rules->max_seats, 8);

  open_window ();
  for (guint seats = rules->min_seats; seats <= most;
       seats = seats < most && !soak ? most : seats + 1)
    {
      TapisGameSetup setup;
      TapisGame *game;
      g_autofree char *deal = g_strdup_printf ("%s, %u, dealt", rules->id,
                                               seats);
      g_autofree char *midst = g_strdup_printf ("%s, %u, in the midst",
                                                rules->id, seats);

      tapis_game_setup_init (&setup, rules);
      setup.engine.seats = (guint8) seats;
      setup.engine.dealer = (guint8) (seats - 1);
      setup.deal = 5;
      setup.practice = TRUE;
      game = window_start (&setup);
      see_turn (game, deal, seats == rules->min_seats);
      if (window_play_on (game, seats * 6))
        {
          while (!tapis_game_now (game)->viewer_to_move &&
                 window_play_on (game, 1))
            ;
          see_turn (game, midst, seats == most);
          window_act ("win.guide", NULL);
          see ("%s, %u, special cards", rules->id, seats);
          window_act ("win.guide", NULL);
          window_act ("win.log", NULL);
          see ("%s, %u, what happened", rules->id, seats);
          window_act ("win.log", NULL);
        }
      for (guint round = 0; round < 2 && !tapis_game_now (game)->over;
           round++)
        {
          g_autofree char *what = g_strdup_printf ("%s, %u, round %u over",
                                                   rules->id, seats,
                                                   round + 1);

          while (window_play_on (game, 1))
            ;
          see_result (what);
          if (tapis_game_now (game)->round_over)
            tapis_game_next_round (game);
          else
            break;
        }
      window_act ("win.chooser", NULL);
      {
        g_autofree char *name = g_strconcat (rules->id, ".tapis", NULL);
        g_autofree char *path = whole_data_path (name);

        g_remove (path);
      }
    }
  window_close ();
}

/* --- tooltips ------------------------------------------------------------- */

static gboolean
is_explained (GtkWidget *widget, GtkTooltip *tooltip)
{
  gboolean explained = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip,
                         &explained);
  return explained;
}

/* The tooltip of a button does not lie over its open menu. */
static void
test_menu (void)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  GtkWidget *button;

  open_window ();
  button = window_find (GTK_TYPE_MENU_BUTTON);
  g_assert_true (is_explained (button, tooltip));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_false (is_explained (button, tooltip));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  g_assert_true (is_explained (button, tooltip));
  window_close ();
}

int
main (int argc, char **argv)
{
  const char *text = g_getenv ("TAPIS_TEXT");
  GSettings *settings = window_set_up (&argc, &argv);
  int status;

  g_assert_cmpint (argc, ==, 2);
  finished_games = argv[1];
  soak = g_getenv ("TAPIS_SOAK") != NULL;
  if (g_strcmp0 (g_getenv ("TAPIS_DIRECTION"), "rtl") == 0)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  large = text != NULL;
  if (large)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    (int) (96 * 1024 * g_ascii_strtod (text, NULL)), NULL);
      n_sizes = 1;
    }
  g_settings_set_boolean (settings, "coach", FALSE);
  g_settings_set_boolean (settings, "log-visible", TRUE);

  g_test_add_func ("/whole/empty", test_empty);
  g_test_add_func ("/whole/pages", test_pages);
  g_test_add_func ("/whole/dialogs", test_dialogs);
  g_test_add_func ("/whole/review", test_review);
  g_test_add_func ("/whole/curtain", test_curtain);
  g_test_add_func ("/whole/menu", test_menu);
  test_each_game (cg_games, "/whole/table", test_table);
  test_each_game (cg_games, "/whole/lessons", test_lessons);
  status = window_run_tests ();
  g_print ("# %u texts, %u complaints\n", whole_texts (), whole_complaints ());
  return status != 0 ? status : whole_complaints () > 0;
}
