/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual in the window: F1 from each place, beside and in the place of the
 * page; searching; links, lessons and the way back; the house rules in force;
 * another language while it is open. */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "app/pages/tapis-game-setup.h"
#include "app/pages/tapis-lesson-page.h"
#include "app/pages/tapis-manual-row.h"
#include "app/pages/tapis-manual-view.h"
#include "app/pages/tapis-preferences.h"
#include "app/tapis-application.h"
#include "app/window/tapis-window.h"
#include "games/cg-games.h"
#include "model/learn/tapis-manual.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words.h"
#include "whole.h"
#include "widgets/table/tapis-table.h"

static GApplication *application;
static GtkWindow *window;

static GtkWidget *
find (GType type)
{
  return whole_find_child (GTK_WIDGET (window), type);
}

static TapisManualView *
view (void)
{
  return TAPIS_MANUAL_VIEW (find (TAPIS_TYPE_MANUAL_VIEW));
}

static void
act (const char *name, const char *parameter)
{
  GtkWidget *from = gtk_window_get_focus (window);

  g_assert_true (gtk_widget_activate_action (
    from != NULL ? from : GTK_WIDGET (window), name,
    parameter != NULL ? "s" : NULL, parameter));
  whole_settle (window);
}

static void
open_window (int width, int height)
{
  g_application_activate (application);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  gtk_widget_set_opacity (
    adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), 0);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  whole_resize (window, width, height, "manual");
  whole_settle (window);
}

static void
close_window (void)
{
  gtk_window_destroy (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
start (const char *game, const char *options)
{
  TapisGameSetup setup;
  g_autofree char *wrong = NULL;

  tapis_game_setup_init (&setup, cg_game_find (game));
  g_assert_true (cg_setup_read_options (&setup.engine, setup.rules, options,
                                        &wrong));
  setup.deal = 5;
  tapis_window_start (TAPIS_WINDOW (window), &setup);
  whole_settle (window);
}

/* The row that has the focus. */
static TapisManualPart *
focus_part (void)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *row = gtk_widget_get_ancestor (focus, TAPIS_TYPE_MANUAL_ROW);

  g_assert_nonnull (row);
  return tapis_manual_row_get_part (TAPIS_MANUAL_ROW (row));
}

static void
check_page (const char *id)
{
  TapisManualPage *page;

  g_assert_nonnull (view ());
  page = tapis_manual_view_get_page (view ());
  g_assert_cmpstr (page != NULL ? page->id : "", ==, id);
}

/* --- F1 ------------------------------------------------------------------- */

static void
test_places (void)
{
  open_window (800, 600);
  act ("win.help", NULL);
  check_page ("");
  g_assert_cmpuint (tapis_manual_view_count (view ()), ==,
                    tapis_manual_list_pages (tapis_manual_get ())->len - 1 +
                      4); /* the four headings of the list */
  act ("win.escape", NULL);
  g_assert_null (view ());
  act ("win.history", NULL);
  act ("win.help", NULL);
  check_page ("history");
  act ("win.back", NULL);
  g_assert_null (view ());
  act ("win.setup", "balco");
  act ("win.help", NULL);
  check_page ("balco-house-rules");
  act ("win.help-keys", NULL);
  check_page ("keys");
  act ("manual.back", NULL);
  check_page ("balco-house-rules");
  act ("win.close-manual", NULL);
  start ("balco", "");
  act ("win.help", NULL);
  check_page ("balco");
  g_assert_null (find (TAPIS_TYPE_TABLE));
  act ("win.escape", NULL);
  /* the game lies there as it was */
  g_assert_nonnull (find (TAPIS_TYPE_TABLE));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         find (TAPIS_TYPE_TABLE)));
  act ("win.lesson", "balco-08-eight");
  act ("win.help", NULL);
  g_assert_cmpstr (focus_part ()->rules[0], ==, "BA-20");
  act ("win.escape", NULL);
  g_assert_nonnull (find (TAPIS_TYPE_LESSON_PAGE));
  close_window ();
}

static void
test_beside (void)
{
  open_window (1200, 800);
  start ("norwegian", "");
  act ("win.help", NULL);
  check_page ("norwegian");
  g_assert_nonnull (find (TAPIS_TYPE_TABLE));
  g_assert_cmpint (gtk_widget_get_width (find (TAPIS_TYPE_TABLE)), <,
                   gtk_widget_get_width (GTK_WIDGET (window)) -
                     gtk_widget_get_width (GTK_WIDGET (view ())) + 1);
  /* Escape at the table is the table's, the manual stays */
  tapis_table_focus_hand (TAPIS_TABLE (find (TAPIS_TYPE_TABLE)));
  act ("win.previous-zone", NULL);
  whole_resize (window, 700, 600, "manual");
  g_assert_null (find (TAPIS_TYPE_TABLE));
  whole_resize (window, 1200, 800, "manual");
  g_assert_nonnull (find (TAPIS_TYPE_TABLE));
  /* a lesson comes beside it */
  act ("win.lesson", "norwegian-07-eight");
  g_assert_nonnull (find (TAPIS_TYPE_LESSON_PAGE));
  check_page ("norwegian");
  act ("win.chooser", NULL);
  g_assert_null (view ());
  close_window ();
}

/* From the manual to a lesson, and back to where one read. */
static void
test_lesson_and_back (void)
{
  TapisManualPart *part;

  open_window (360, 640);
  start ("norwegian", "");
  act ("win.help", NULL);
  tapis_manual_view_show (view (), "norwegian#attack");
  whole_settle (window);
  part = focus_part ();
  g_assert_cmpstr (part->section, ==, "attack");
  act ("win.lesson", part->lessons[0]);
  g_assert_null (view ());
  g_assert_nonnull (find (TAPIS_TYPE_LESSON_PAGE));
  act ("win.back", NULL);
  g_assert_true (focus_part () == part);
  act ("win.back", NULL);
  g_assert_null (view ());
  g_assert_nonnull (find (TAPIS_TYPE_TABLE));
  close_window ();
}

/* --- what it tells -------------------------------------------------------- */

/* Whether @text is said by a label in @widget that can be seen. */
static gboolean
says (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) &&
      strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

/* Each house rule tells the value that is in force in its sentence. */
static void
test_in_force (void)
{
  static const char *const tables[] = { "", "six=colour;jokers=2;eight=below" };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      const CgRules *rules = cg_game_find ("norwegian");
      CgSetup setup;
      g_autofree char *wrong = NULL;

      open_window (800, 600);
      cg_setup_init (&setup, rules);
      if (!cg_setup_read_options (&setup, rules, tables[i], &wrong))
        g_error ("%s", wrong);
      start ("norwegian", tables[i]);
      act ("win.help", NULL);
      for (guint j = 0; rules->options[j].id != NULL; j++)
        {
          g_autofree char *sentence = tapis_words_option_rule (
            rules, &rules->options[j], setup.options[j]);

          g_assert_cmpstr (sentence, !=, "");
          if (!says (GTK_WIDGET (view ()), sentence))
            g_error ("%s: “%s” is not told", rules->options[j].id, sentence);
        }
      g_assert_true (says (GTK_WIDGET (view ()), "At this table"));
      g_assert_true (says (GTK_WIDGET (view ()), "not as usual") == (i > 0));
      close_window ();
      /* the game is given up: the next one begins without a question */
      open_window (800, 600);
      close_window ();
    }
}

static void
search (const char *text)
{
  GtkWidget *entry = find (GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "search-changed");
  whole_settle (window);
}

/* Whether all that is marked in @widget reads @word. */
static void
check_marks (GtkWidget *widget, const char *word, guint *n)
{
  PangoAttrList *list;
  GSList *attributes;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_marks (child, word, n);
  if (!GTK_IS_LABEL (widget) || !gtk_widget_get_mapped (widget))
    return;
  list = pango_layout_get_attributes (
    gtk_label_get_layout (GTK_LABEL (widget)));
  attributes = list != NULL ? pango_attr_list_get_attributes (list) : NULL;
  for (GSList *l = attributes; l != NULL; l = l->next)
    {
      PangoAttribute *attribute = l->data;
      g_autofree char *marked = NULL;

      if (attribute->klass->type != PANGO_ATTR_BACKGROUND)
        continue;
      marked = g_strndup (gtk_label_get_text (GTK_LABEL (widget)) +
                            attribute->start_index,
                          attribute->end_index - attribute->start_index);
      g_assert_cmpstr (marked, ==, word);
      (*n)++;
    }
  g_slist_free_full (attributes, (GDestroyNotify) pango_attribute_destroy);
}

static void
test_search (void)
{
  guint n = 0;
  guint all, some;

  open_window (360, 640);
  act ("win.help", NULL);
  tapis_manual_view_show (view (), "balco");
  all = tapis_manual_view_count (view ());
  search ("JOKER");
  some = tapis_manual_view_count (view ());
  g_assert_cmpuint (some, >, 1);
  g_assert_cmpuint (some, <, all);
  g_assert_true (says (GTK_WIDGET (view ()), "Found in"));
  search ("sho");
  search ("shot");
  check_marks (GTK_WIDGET (view ()), "shot", &n);
  g_assert_cmpuint (n, >, 1);
  search ("jokerxyz");
  g_assert_cmpuint (tapis_manual_view_count (view ()), ==, 0);
  g_assert_true (says (GTK_WIDGET (view ()), "Nothing is found."));
  search ("");
  g_assert_cmpuint (tapis_manual_view_count (view ()), ==, all);
  act ("manual.contents", NULL);
  check_page ("");
  search ("grand opera");
  g_assert_cmpuint (tapis_manual_view_count (view ()), >, 1);
  g_assert_true (says (GTK_WIDGET (view ()), "House rules of Yellow Dwarf"));
  close_window ();
}

/* --- another language ----------------------------------------------------- */

static void
test_language (void)
{
  open_window (1200, 800);
  start ("norwegian", "");
  act ("win.help", NULL);
  act ("win.help-keys", NULL);
  act ("manual.back", NULL);
  tapis_manual_view_show (view (), "norwegian#attack");
  whole_settle (window);
  g_assert_true (tapis_translations_set_language ("fr"));
  whole_settle (window);
  check_page ("norwegian");
  g_assert_true (says (GTK_WIDGET (view ()), "Bataille norvégienne"));
  g_assert_false (says (GTK_WIDGET (view ()), "Norwegian War"));
  g_assert_cmpstr (focus_part ()->section, ==, "attack");
  g_assert_nonnull (find (TAPIS_TYPE_TABLE));
  tapis_translations_set_language (NULL);
  whole_settle (window);
  g_assert_true (says (GTK_WIDGET (view ()), "Norwegian War"));
  close_window ();
}

int
main (int argc, char **argv)
{
  GSettings *settings;
  int status;

  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  tapis_translations_bind (g_getenv ("TAPIS_LOCALEDIR"));
  application = G_APPLICATION (tapis_application_new ());
  g_application_register (application, NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  settings = tapis_preferences_get_settings ();
  g_settings_set_string (settings, "animation-speed", "none");
  g_settings_set_boolean (settings, "step-mode", TRUE);

  g_test_add_func ("/manual-view/places", test_places);
  g_test_add_func ("/manual-view/beside", test_beside);
  g_test_add_func ("/manual-view/lesson-and-back", test_lesson_and_back);
  g_test_add_func ("/manual-view/in-force", test_in_force);
  g_test_add_func ("/manual-view/search", test_search);
  g_test_add_func ("/manual-view/language", test_language);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
