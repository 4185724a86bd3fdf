/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of finished games. Only the rows that are seen have widgets, so
 * that thousands of games are no more than a screenful. */

#include "config.h"

#include "tapis-history-page.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/words/tapis-words.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"

#define EMBLEM 44
#define MAX_BROKEN 4 /* names of files that are told */

struct _TapisHistoryPage
{
  GtkWidget parent_instance;

  /* owned */
  TapisHistory *history;
  GtkFilterListModel *model;
  GtkCustomFilter *filter;

  /* children */
  GtkWidget *box;
  GtkWidget *games;
  GtkWidget *broken;
  GtkStack *stack;
  GtkWidget *list;

  /* state */
  const CgRules *rules; /* %NULL: all */
  guint focus_idle;     /* once there is a row that can have the focus */
  gboolean wants_focus;
};

enum
{
  OPEN,
  DELETE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisHistoryPage, tapis_history_page, GTK_TYPE_WIDGET)

/* --- which games ---------------------------------------------------------- */

GtkStringList *
tapis_history_page_games (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("All games"));
  for (guint i = 0; cg_games[i] != NULL; i++)
    gtk_string_list_append (list, _(cg_games[i]->title));
  return list;
}

const CgRules *
tapis_history_page_game_at (guint place)
{
  return place == 0 || place == GTK_INVALID_LIST_POSITION
           ? NULL
           : cg_games[place - 1];
}

static gboolean
is_shown (gpointer item, gpointer data)
{
  TapisHistoryPage *self = data;

  return self->rules == NULL ||
         tapis_record_get_rules (TAPIS_RECORD (item)) == self->rules;
}

/* --- rows ----------------------------------------------------------------- */

/* The parts of a row. */
typedef struct
{
  GtkWidget *emblem;
  GtkWidget *title;
  GtkWidget *result;
  GtkWidget *facts;
} Row;

static GtkWidget *
new_line (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The game of a row, as long as it shows one. */
static const char record_key[] = "tapis-record";

static void
clicked_cb (GtkWidget *button)
{
  g_signal_emit (gtk_widget_get_ancestor (button, TAPIS_TYPE_HISTORY_PAGE),
                 signals[OPEN], 0,
                 g_object_get_data (G_OBJECT (button), record_key));
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *arrow = g_object_new (
    GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  Row *row = g_new (Row, 1);

  *row = (Row) { tapis_emblem_new (NULL, EMBLEM), new_line ("heading"),
                 new_line (NULL), new_line ("dim-label") };
  gtk_widget_add_css_class (row->facts, "caption");
  gtk_widget_set_valign (row->emblem, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (lines), row->title);
  gtk_box_append (GTK_BOX (lines), row->result);
  gtk_box_append (GTK_BOX (lines), row->facts);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), row->emblem);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), arrow);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "record");
  gtk_list_item_set_child (item, button);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  g_object_set_data_full (G_OBJECT (button), "tapis-row", row, g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
}

/* "21 November 2026, 14:05 · 4 players · Easy", broken only at the dots. */
static char *
facts_of (TapisRecord *record)
{
  static const char no_break[] = "\302\240";
  guint n = tapis_record_get_n_seats (record);
  const char *level = tapis_record_get_common_level (record);
  g_autofree char *players =
    g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  g_autoptr (GString) facts = g_string_new (NULL);
  g_autofree char *date = tapis_record_say_date (record);
  g_autofree char *two = g_strdup_printf (_("%s · %s"), date, players);

  g_string_append (facts, two);
  if (level != NULL)
    {
      g_autofree char *more = g_strdup_printf (
        _("%s · %s"), facts->str,
        tapis_words_level_title (cg_player_find (level)));

      g_string_assign (facts, more);
    }
  if (tapis_record_get_practice (record))
    {
      g_autofree char *more =
        g_strdup_printf (_("%s · %s"), facts->str, _("Practice"));

      g_string_assign (facts, more);
    }
  g_string_replace (facts, " ", no_break, 0);
  g_string_replace (facts, "\302\240·\302\240", "\302\240· ", 0);
  return g_string_free (g_steal_pointer (&facts), FALSE);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *button = gtk_list_item_get_child (item);
  Row *row = g_object_get_data (G_OBJECT (button), "tapis-row");
  TapisRecord *record = gtk_list_item_get_item (item);
  const CgRules *rules = tapis_record_get_rules (record);
  const char *result = tapis_record_get_result (record);
  g_autofree char *facts = facts_of (record);
  g_autofree char *name = g_strdup_printf ("%s. %s", _(rules->title), result);

  g_object_set_data_full (G_OBJECT (button), record_key,
                          g_object_ref (record), g_object_unref);
  tapis_emblem_set_id (TAPIS_EMBLEM (row->emblem), rules->id);
  gtk_label_set_text (GTK_LABEL (row->title), _(rules->title));
  gtk_label_set_text (GTK_LABEL (row->result), result);
  gtk_label_set_text (GTK_LABEL (row->facts), facts);
  if (gtk_widget_get_parent (button) != NULL)
    gtk_accessible_update_property (
      GTK_ACCESSIBLE (gtk_widget_get_parent (button)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts,
                                  -1);
}

/* --- the focus ------------------------------------------------------------ */

static gboolean
focus_cb (gpointer data)
{
  TapisHistoryPage *self = data;

  self->focus_idle = 0;
  self->wants_focus = FALSE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* --- what there is -------------------------------------------------------- */

static void
update (TapisHistoryPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  gtk_stack_set_visible_child_name (
    self->stack, n > 0                                         ? "list"
                 : tapis_history_get_loading (self->history) ? "loading"
                                                               : "empty");
  /* what is not shown is not read out either */
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack));
       page != NULL; page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (
      GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN,
      page != gtk_stack_get_visible_child (self->stack), -1);
  if (n > 0 && self->wants_focus && self->focus_idle == 0)
    self->focus_idle = g_idle_add (focus_cb, self);
}

static void
broken_notify_cb (TapisHistoryPage *self)
{
  const char *const *names = tapis_history_get_broken (self->history);
  guint n = g_strv_length ((char **) names);
  const char *told[MAX_BROKEN + 2] = { NULL };
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < n && i < MAX_BROKEN; i++)
    told[i] = names[i];
  if (n > MAX_BROKEN)
    told[MAX_BROKEN] = "…";
  list = tapis_words_list (told);
  text = g_strdup_printf (
    /* Translators: names of files follow. */
    ngettext ("%u file cannot be read; it stays as it is: %s",
              "%u files cannot be read; they stay as they are: %s", n),
    n, list);
  gtk_label_set_text (GTK_LABEL (self->broken), text);
  gtk_widget_set_visible (self->broken, n > 0);
}

static void
game_chosen_cb (TapisHistoryPage *self)
{
  self->rules = tapis_history_page_game_at (
    gtk_drop_down_get_selected (GTK_DROP_DOWN (self->games)));
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update (self);
}

/* Delete, on a row. */
static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisHistoryPage *self = TAPIS_HISTORY_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  TapisRecord *record;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->list))
    return;
  record = g_object_get_data (G_OBJECT (focus), record_key);
  if (record != NULL)
    g_signal_emit (self, signals[DELETE], 0, record);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_history_page_dispose (GObject *object)
{
  TapisHistoryPage *self = TAPIS_HISTORY_PAGE (object);

  g_clear_handle_id (&self->focus_idle, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->model);
  g_clear_object (&self->filter);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (tapis_history_page_parent_class)->dispose (object);
}

static void
tapis_history_page_class_init (TapisHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_history_page_dispose;
  signals[OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, TAPIS_TYPE_RECORD);
  signals[DELETE] = g_signal_new ("delete", G_TYPE_FROM_CLASS (klass),
                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, TAPIS_TYPE_RECORD);
  gtk_widget_class_install_action (widget_class, "history.delete", NULL,
                                   delete_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0,
                                       "history.delete", NULL);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "historypage");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_list (TapisHistoryPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_scrollable_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->list = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (
      g_object_ref (G_LIST_MODEL (self->model)))), factory);
  gtk_widget_add_css_class (self->list, "records");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Finished games"), -1);
  adw_clamp_scrollable_set_maximum_size (ADW_CLAMP_SCROLLABLE (clamp), 620);
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), self->list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  tapis_names_mend (scrolled, _("Finished games"));
  return scrolled;
}

static GtkWidget *
new_spinner (void)
{
  GtkWidget *spinner = gtk_spinner_new ();

  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_widget_set_size_request (spinner, 32, 32);
  gtk_widget_set_halign (spinner, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (spinner, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spinner),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Looking for games…"), -1);
  return spinner;
}

static GtkWidget *
new_empty_page (void)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page),
                                 "document-open-recent-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("No Finished Games"));
  adw_status_page_set_description (
    ADW_STATUS_PAGE (page),
    _("Every game that you play to its end is kept here."));
  tapis_names_mend (page, _("No Finished Games"));
  return page;
}

static GtkWidget *
new_bar (TapisHistoryPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *statistics = gtk_button_new_with_mnemonic (_("S_tatistics"));

  self->games = gtk_drop_down_new (
    G_LIST_MODEL (tapis_history_page_games ()), NULL);
  tapis_names_name_choice (GTK_DROP_DOWN (self->games), _("Games shown"));
  g_signal_connect_swapped (self->games, "notify::selected",
                            G_CALLBACK (game_chosen_cb), self);
  gtk_widget_set_hexpand (self->games, TRUE);
  gtk_widget_set_halign (self->games, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (statistics),
                                  "win.statistics");
  gtk_box_append (GTK_BOX (bar), self->games);
  gtk_box_append (GTK_BOX (bar), statistics);
  gtk_widget_add_css_class (bar, "bar");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 620);
  adw_clamp_set_child (ADW_CLAMP (clamp), bar);
  tapis_names_mend (clamp, NULL);
  return clamp;
}

static void
tapis_history_page_init (TapisHistoryPage *self)
{
}

GtkWidget *
tapis_history_page_new (TapisHistory *history)
{
  TapisHistoryPage *self = g_object_new (TAPIS_TYPE_HISTORY_PAGE, NULL);
  GtkWidget *clamp = adw_clamp_new ();

  self->history = g_object_ref (history);
  self->filter = gtk_custom_filter_new (is_shown, self, NULL);
  self->model = gtk_filter_list_model_new (
    g_object_ref (G_LIST_MODEL (history)),
    g_object_ref (GTK_FILTER (self->filter)));

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->box), new_bar (self));
  self->broken = new_line ("broken");
  gtk_label_set_wrap_mode (GTK_LABEL (self->broken), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (self->broken), TRUE);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 620);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->broken);
  gtk_box_append (GTK_BOX (self->box), clamp);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_stack_add_named (self->stack, new_list (self), "list");
  gtk_stack_add_named (self->stack, new_spinner (), "loading");
  gtk_stack_add_named (self->stack, new_empty_page (), "empty");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->stack));

  g_signal_connect_object (self->model, "items-changed", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "notify::loading", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "notify::broken",
                           G_CALLBACK (broken_notify_cb), self,
                           G_CONNECT_SWAPPED);
  broken_notify_cb (self);
  update (self);
  return GTK_WIDGET (self);
}

void
tapis_history_page_focus (TapisHistoryPage *self)
{
  g_return_if_fail (TAPIS_IS_HISTORY_PAGE (self));
  self->wants_focus = TRUE;
  gtk_widget_grab_focus (self->games);
  update (self);
}
