/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual in the window: F1 from each place, beside and in the place of the
 * page; searching; links, lessons and the way back; the house rules in force;
 * another language while it is open. */

#include "config.h"

#include <string.h>

#include "app/pages/tapis-game-setup.h"
#include "app/pages/tapis-history-page.h"
#include "app/pages/tapis-lesson-page.h"
#include "app/pages/tapis-manual-row.h"
#include "app/pages/tapis-manual-view.h"
#include "app/pages/tapis-replay-page.h"
#include "app/pages/tapis-review-page.h"
#include "games/cg-games.h"
#include "keys.h"
#include "model/learn/tapis-manual.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words.h"
#include "window.h"
#include "widgets/table/tapis-table.h"

static TapisManualView *
view (void)
{
  return TAPIS_MANUAL_VIEW (window_find (TAPIS_TYPE_MANUAL_VIEW));
}

static void
open_window (int width, int height)
{
  window_open ();
  whole_resize (window, width, height, "manual");
  whole_settle (window);
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
  window_start (&setup);
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

/* How many rows of lists are visible in @widget. */
static guint
count_rows (GtkWidget *widget)
{
  guint n = GTK_IS_LIST_BOX_ROW (widget) && gtk_widget_get_visible (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
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
  window_act ("win.help", NULL);
  check_page ("");
  g_assert_cmpuint (count_rows (GTK_WIDGET (view ())), ==,
                    tapis_manual_list_pages (tapis_manual_get ())->len - 1 +
                      4); /* the four headings of the list */
  window_act ("win.escape", NULL);
  g_assert_null (view ());
  window_act ("win.history", NULL);
  window_act ("win.help", NULL);
  check_page ("history");
  window_act ("win.back", NULL);
  g_assert_null (view ());
  window_act ("win.setup", "balco");
  window_act ("win.help", NULL);
  check_page ("balco-house-rules");
  window_act ("win.help-keys", NULL);
  check_page ("keys");
  window_act ("manual.back", NULL);
  check_page ("balco-house-rules");
  window_act ("win.close-manual", NULL);
  start ("balco", "");
  window_act ("win.help", NULL);
  check_page ("balco");
  g_assert_null (window_find (TAPIS_TYPE_TABLE));
  window_act ("win.escape", NULL);
  /* the game lies there as it was */
  g_assert_nonnull (window_find (TAPIS_TYPE_TABLE));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         window_find (TAPIS_TYPE_TABLE)));
  window_act ("win.lesson", "balco-08-eight");
  window_act ("win.help", NULL);
  g_assert_cmpstr (focus_part ()->rules[0], ==, "BA-20");
  window_act ("win.escape", NULL);
  g_assert_nonnull (window_find (TAPIS_TYPE_LESSON_PAGE));
  window_close ();
}

static void
test_beside (void)
{
  open_window (1200, 800);
  start ("norwegian", "");
  window_act ("win.help", NULL);
  check_page ("norwegian");
  g_assert_nonnull (window_find (TAPIS_TYPE_TABLE));
  g_assert_cmpint (gtk_widget_get_width (window_find (TAPIS_TYPE_TABLE)), <,
                   gtk_widget_get_width (GTK_WIDGET (window)) -
                     gtk_widget_get_width (GTK_WIDGET (view ())) + 1);
  /* Escape at the table is the table's, the manual stays */
  tapis_table_focus_hand (TAPIS_TABLE (window_find (TAPIS_TYPE_TABLE)));
  window_act ("win.previous-zone", NULL);
  whole_resize (window, 700, 600, "manual");
  g_assert_null (window_find (TAPIS_TYPE_TABLE));
  whole_resize (window, 1200, 800, "manual");
  g_assert_nonnull (window_find (TAPIS_TYPE_TABLE));
  /* a lesson comes beside it */
  window_act ("win.lesson", "norwegian-07-eight");
  g_assert_nonnull (window_find (TAPIS_TYPE_LESSON_PAGE));
  check_page ("norwegian");
  window_act ("win.chooser", NULL);
  g_assert_null (view ());
  window_close ();
}

/* From the manual to a lesson, and back to where one read. */
static void
test_lesson_and_back (void)
{
  TapisManualPart *part;

  open_window (360, 640);
  start ("norwegian", "");
  window_act ("win.help", NULL);
  tapis_manual_view_show (view (), "norwegian#attack");
  whole_settle (window);
  part = focus_part ();
  g_assert_cmpstr (part->section, ==, "attack");
  window_act ("win.lesson", part->lessons[0]);
  g_assert_null (view ());
  g_assert_nonnull (window_find (TAPIS_TYPE_LESSON_PAGE));
  window_act ("win.back", NULL);
  g_assert_true (focus_part () == part);
  window_act ("win.back", NULL);
  g_assert_null (view ());
  g_assert_nonnull (window_find (TAPIS_TYPE_TABLE));
  window_close ();
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

/* Beside a refusal stand its lesson and its rule; keys lead there, and with the
 * next move both are gone. */
static void
test_refusal (void)
{
  TapisTable *table;
  TapisGame *game;

  open_window (1200, 800);
  start ("norwegian", "");
  table = TAPIS_TABLE (window_find (TAPIS_TYPE_TABLE));
  game = tapis_table_get_game (table);
  tapis_table_focus_hand (table);
  g_signal_emit_by_name (game, "refused", "Too low.", "too-low");
  whole_settle (window);
  g_assert_true (keys_press (window, GDK_KEY_Down, 0));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (
                     gtk_window_get_focus (window))), !=, "Rule");
  g_assert_true (keys_press (window, GDK_KEY_Right, 0));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (
                     gtk_window_get_focus (window))), ==, "Rule");
  keys_press (window, GDK_KEY_Return, 0);
  whole_settle (window);
  g_assert_true (g_strv_contains (
    (const char *const *) focus_part ()->refusals, "too-low"));
  window_act ("win.escape", NULL);
  g_assert_true (says (GTK_WIDGET (window), "Rule"));
  g_assert_true (tapis_game_run_action (game, "ready"));
  whole_settle (window);
  g_assert_false (says (GTK_WIDGET (window), "Rule"));
  window_close ();
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
      window_act ("win.help", NULL);
      for (guint j = 0; rules->options[j].id != NULL; j++)
        {
          g_autofree char *sentence = tapis_words_option_rule (
            rules, &rules->options[j], setup.options[j]);

          g_assert_cmpstr (sentence, !=, "");
          if (!says (GTK_WIDGET (view ()), sentence))
            g_error ("%s: “%s” is not told", rules->options[j].id, sentence);
        }
      g_assert_true (says (GTK_WIDGET (view ()), "At this table"));
      g_assert_true (says (GTK_WIDGET (view ()), "changed") == (i > 0));
      window_close ();
      /* the game is given up: the next one begins without a question */
      open_window (800, 600);
      window_close ();
    }
}

static void
search (const char *text)
{
  GtkWidget *entry = window_find (GTK_TYPE_SEARCH_ENTRY);

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
  window_act ("win.help", NULL);
  tapis_manual_view_show (view (), "balco");
  all = count_rows (GTK_WIDGET (view ()));
  search ("JOKER");
  some = count_rows (GTK_WIDGET (view ()));
  g_assert_cmpuint (some, >, 1);
  g_assert_cmpuint (some, <, all);
  g_assert_true (says (GTK_WIDGET (view ()), " matches."));
  search ("sho");
  search ("shot");
  check_marks (GTK_WIDGET (view ()), "shot", &n);
  g_assert_cmpuint (n, >, 1);
  search ("jokerxyz");
  g_assert_cmpuint (count_rows (GTK_WIDGET (view ())), ==, 0);
  g_assert_true (says (GTK_WIDGET (view ()), "No results found."));
  search ("");
  g_assert_cmpuint (count_rows (GTK_WIDGET (view ())), ==, all);
  window_act ("manual.contents", NULL);
  check_page ("");
  search ("grand opera");
  g_assert_cmpuint (count_rows (GTK_WIDGET (view ())), >, 1);
  g_assert_true (says (GTK_WIDGET (view ()), "House rules of Yellow Dwarf"));
  window_close ();
}

/* --- another language ----------------------------------------------------- */

static void
test_language (void)
{
  open_window (1200, 800);
  start ("norwegian", "");
  window_act ("win.help", NULL);
  window_act ("win.help-keys", NULL);
  window_act ("manual.back", NULL);
  tapis_manual_view_show (view (), "norwegian#attack");
  whole_settle (window);
  g_assert_true (tapis_translations_set_language ("fr"));
  whole_settle (window);
  check_page ("norwegian");
  g_assert_true (says (GTK_WIDGET (view ()), "Bataille norvégienne"));
  g_assert_false (says (GTK_WIDGET (view ()), "Norwegian War"));
  g_assert_cmpstr (focus_part ()->section, ==, "attack");
  g_assert_nonnull (window_find (TAPIS_TYPE_TABLE));
  tapis_translations_set_language (NULL);
  whole_settle (window);
  g_assert_true (says (GTK_WIDGET (view ()), "Norwegian War"));
  window_close ();
}

/* --- the window of keys --------------------------------------------------- */

/* How a key is written; the number block has the same ones. */
static char *
name_key (guint key, GdkModifierType modifiers)
{
  static const struct
  {
    guint key, alias;
  } aliases[] = {
    { GDK_KEY_KP_Home, GDK_KEY_Home },      { GDK_KEY_KP_End, GDK_KEY_End },
    { GDK_KEY_KP_Enter, GDK_KEY_Return },   { GDK_KEY_KP_Space, GDK_KEY_space },
    { GDK_KEY_ISO_Enter, GDK_KEY_Return },
  };

  for (guint i = 0; i < G_N_ELEMENTS (aliases); i++)
    if (key == aliases[i].key)
      key = aliases[i].alias;
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    key = key - GDK_KEY_KP_0 + GDK_KEY_0;
  return gtk_accelerator_name (gdk_keyval_to_lower (key), modifiers);
}

typedef struct
{
  GHashTable *all; /* the keys of all that there is, the toolkit's too */
  GHashTable *own; /* (element-type utf8 GPtrArray): what Tapis does by keys,
                    * and by which */
} Bound;

/* What a key of Tapis does, or NULL: it is the toolkit's. */
static const char *
name_own (GtkWidget *widget, GtkShortcutAction *action)
{
  static const char *const theirs[] = { "clipboard.", "list.", "menu.", "misc.",
                                        "selection.", "text." };
  const char *type = G_OBJECT_TYPE_NAME (widget);
  const char *name;

  if (!GTK_IS_NAMED_ACTION (action))
    return GTK_IS_CALLBACK_ACTION (action) && g_str_has_prefix (type, "Tapis")
             ? type
             : NULL;
  name = gtk_named_action_get_action_name (GTK_NAMED_ACTION (action));
  for (guint i = 0; i < G_N_ELEMENTS (theirs); i++)
    if (g_str_has_prefix (name, theirs[i]))
      return NULL;
  return name;
}

static void
note_key (GtkWidget *widget, GtkShortcutTrigger *trigger,
          GtkShortcutAction *action, gpointer data)
{
  const char *own = name_own (widget, action);
  Bound *bound = data;
  GPtrArray *keys;
  char *key;

  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      GtkAlternativeTrigger *both = GTK_ALTERNATIVE_TRIGGER (trigger);

      note_key (widget, gtk_alternative_trigger_get_first (both), action,
                data);
      note_key (widget, gtk_alternative_trigger_get_second (both), action,
                data);
      return;
    }
  if (!GTK_IS_KEYVAL_TRIGGER (trigger))
    return; /* an underlined letter */
  key = name_key (
    gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
    gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)));
  g_hash_table_add (bound->all, g_strdup (key));
  keys = own != NULL ? g_hash_table_lookup (bound->own, own) : NULL;
  if (own != NULL && keys == NULL)
    {
      keys = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (bound->own, g_strdup (own), keys);
    }
  if (own != NULL)
    g_ptr_array_add (keys, g_strdup (key));
  g_free (key);
}

/* Every key that the window of keys names: "<Control>z", "0...9", "Tab F6". */
static void
list_keys (GtkWidget *widget, GPtrArray *keys)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_autofree char *text = NULL;
      g_auto (GStrv) parts = NULL;

      g_object_get (widget, "accelerator", &text, NULL);
      parts = g_strsplit (text != NULL ? text : "", " ", -1);
      for (guint i = 0; parts[i] != NULL; i++)
        {
          char *more = strstr (parts[i], "...");
          guint key;
          GdkModifierType modifiers;

          if (more != NULL)
            *more = '\0'; /* the first of a row says enough */
          g_assert_true (gtk_accelerator_parse (parts[i], &key, &modifiers));
          g_ptr_array_add (keys, name_key (key, modifiers));
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_keys (child, keys);
}

/* How the help calls that key. */
static char *
name_in_help (const char *name)
{
  static const char *const names[][2] = {
    { "Return", "Enter" }, { "Escape", "Esc" },
    { "Left", "←" },       { "Right", "→" },
    { "Up", "↑" },         { "Down", "↓" },
    { "Shift+Ctrl+", "Ctrl+Shift+" },
  };
  GdkModifierType modifiers;
  guint key;
  g_autoptr (GString) text = NULL;

  gtk_accelerator_parse (name, &key, &modifiers);
  text = g_string_new (NULL);
  g_string_append (text, gtk_accelerator_get_label (key, modifiers));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_string_replace (text, names[i][0], names[i][1], 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The window of keys names all that there are and no others, and so does the
 * help. Each of several that do the same is not named. */
static void
test_all_keys (void)
{
  static GType (*const pages[]) (void) = {
    tapis_history_page_get_type, tapis_replay_page_get_type,
    tapis_lesson_page_get_type,  tapis_review_page_get_type,
  };
  Bound bound = {
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                           (GDestroyNotify) g_ptr_array_unref)
  };
  g_autoptr (GPtrArray) listed = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer what, keys;
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint missing = 0;

  open_window (1200, 800);
  start ("norwegian", "");
  window_act ("win.help-keys", NULL);
  check_page ("keys");
  keys_visit (GTK_WIDGET (window), note_key, &bound);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autoptr (GtkWidget) page =
        g_object_ref_sink (g_object_new (pages[i] (), NULL));

      keys_visit (page, note_key, &bound);
    }
  window_act ("win.shortcuts", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) one = g_list_model_get_item (toplevels, i);

      if (!GTK_IS_SHORTCUTS_WINDOW (one))
        continue;
      list_keys (one, listed);
      gtk_window_destroy (GTK_WINDOW (one));
    }

  for (guint i = 0; i < listed->len; i++)
    {
      const char *key = g_ptr_array_index (listed, i);
      g_autofree char *told = name_in_help (key);

      if (!g_hash_table_contains (bound.all, key))
        g_test_message ("%s is named, but does nothing", key), missing++;
      if (!says (GTK_WIDGET (view ()), told))
        g_test_message ("%s is not in the help, as %s", key, told), missing++;
    }
  g_hash_table_iter_init (&iter, bound.own);
  while (g_hash_table_iter_next (&iter, &what, &keys))
    {
      gboolean named = FALSE;

      for (guint i = 0; !named && i < ((GPtrArray *) keys)->len; i++)
        named = g_ptr_array_find_with_equal_func (
          listed, g_ptr_array_index ((GPtrArray *) keys, i), g_str_equal,
          NULL);
      if (!named)
        g_test_message ("%s is not named: %s", (char *) what,
                        (char *) g_ptr_array_index ((GPtrArray *) keys, 0)),
          missing++;
    }
  g_assert_cmpuint (missing, ==, 0);
  g_hash_table_unref (bound.all);
  g_hash_table_unref (bound.own);
  window_close ();
}

int
main (int argc, char **argv)
{
  window_set_up (&argc, &argv);
  g_test_add_func ("/manual-view/places", test_places);
  g_test_add_func ("/manual-view/beside", test_beside);
  g_test_add_func ("/manual-view/lesson-and-back", test_lesson_and_back);
  g_test_add_func ("/manual-view/in-force", test_in_force);
  g_test_add_func ("/manual-view/search", test_search);
  g_test_add_func ("/manual-view/language", test_language);
  g_test_add_func ("/manual-view/all-keys", test_all_keys);
  /* a move is made: the next game would ask first whether it is given up */
  g_test_add_func ("/manual-view/refusal", test_refusal);
  return window_run_tests ();
}
