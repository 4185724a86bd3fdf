/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of statistics. It is counted anew whenever the history or what is
 * looked at has changed, in a moment without other work. */

#include "config.h"

#include "tapis-statistics-page.h"

#include <glib/gi18n.h>

#include "players/cg-player.h"
#include "games/cg-games.h"
#include "model/past/tapis-statistics.h"
#include "model/words/tapis-words.h"
#include "tapis-history-page.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/results/tapis-results-plot.h"
#include "widgets/kit/tapis-wrap-layout.h"

#define LATELY 20  /* games: the share of so many is the line of the plot */
#define LISTED 200 /* games at most in the list of results */

struct _TapisStatisticsPage
{
  GtkWidget parent_instance;

  /* owned */
  TapisHistory *history;

  /* children */
  GtkWidget *scrolled;
  GtkWidget *games;
  GtkWidget *levels;
  GtkWidget *seats;
  GtkStack *stack;
  GtkWidget *tiles;
  GtkWidget *plot_title;
  GtkWidget *plot;
  GtkWidget *results; /* the same as the plot, game by game */
  GtkWidget *groups;
  GtkWidget *reset;

  /* state */
  guint idle;
};

enum
{
  RESET,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisStatisticsPage, tapis_statistics_page,
                     GTK_TYPE_WIDGET)

/* --- what is looked at ---------------------------------------------------- */

static void
get_filter (TapisStatisticsPage *self, TapisFilter *filter)
{
  guint level = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->levels));
  guint seats = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats));

  *filter = (TapisFilter) {
    .rules = tapis_history_page_game_at (
      gtk_drop_down_get_selected (GTK_DROP_DOWN (self->games))),
    .level = level > 0 ? cg_players[level - 1]->id : NULL,
    .seats = seats > 0 ? seats + 1 : 0,
  };
}

static GtkStringList *
list_levels (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("All levels"));
  for (guint i = 0; cg_players[i] != NULL; i++)
    gtk_string_list_append (list, tapis_words_level_title (cg_players[i]));
  return list;
}

static GtkStringList *
list_seats (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  guint most = 2;

  for (guint i = 0; cg_games[i] != NULL; i++)
    most = MAX (most, cg_games[i]->max_seats);
  gtk_string_list_append (list, _("Any number"));
  for (guint n = 2; n <= most; n++)
    {
      g_autofree char *text =
        g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      gtk_string_list_append (list, text);
    }
  return list;
}

/* --- what is shown -------------------------------------------------------- */

static void
remove_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

/* A number with what it is below it. */
static void
add_tile (TapisStatisticsPage *self, const char *number, const char *what)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *above = gtk_label_new (number);
  GtkWidget *below = gtk_label_new (what);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", what, number);

  gtk_widget_add_css_class (tile, "tile");
  gtk_widget_add_css_class (above, "title-1");
  gtk_widget_add_css_class (below, "dim-label");
  gtk_box_append (GTK_BOX (tile), above);
  gtk_box_append (GTK_BOX (tile), below);
  gtk_accessible_update_property (GTK_ACCESSIBLE (above),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_parent (tile, self->tiles);
}

static void
add_number (TapisStatisticsPage *self, guint number, const char *what)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  add_tile (self, text, what);
}

static void
show_tiles (TapisStatisticsPage *self, GPtrArray *records,
            const TapisTally *tally)
{
  TapisRecord *any = g_ptr_array_index (records, 0);
  /* Translators: a percentage. */
  g_autofree char *share =
    g_strdup_printf (_("%u %%"), tapis_tally_share (tally));

  remove_children (self->tiles);
  add_number (self, tally->games, _("Games played"));
  add_number (self, tally->wins, _("Won"));
  add_tile (self, share, _("Win rate"));
  /* Translators: games won one after the other, up to the last one. */
  add_number (self, tally->streak, _("Won in a row"));
  add_number (self, tally->longest, _("Most in a row"));
  if (tally->has_points)
    {
      g_autofree char *best = tapis_record_say_points (any, tally->best);
      g_autofree char *mean = tapis_record_say_points (
        any, (int) (tally->points / (gint64) tally->games));

      add_tile (self, best, _("Best result"));
      add_tile (self, mean, _("On average"));
    }
}

/* What the plot shows, in sentences. */
static char *
describe (GPtrArray *records, const TapisTally *tally)
{
  TapisRecord *first = g_ptr_array_index (records, 0);
  TapisRecord *last = g_ptr_array_index (records, records->len - 1);
  g_autofree char *first_day = tapis_record_say_day (first);
  g_autofree char *last_day = tapis_record_say_day (last);
  guint lately = MIN (records->len, LATELY);
  guint won = 0;
  g_autofree char *all = NULL;
  g_autofree char *late = NULL;
  g_autofree char *when = NULL;

  for (guint i = records->len - lately; i < records->len; i++)
    won += tapis_record_is_won (g_ptr_array_index (records, i));
  /* Translators: games won, then all games. */
  all = g_strdup_printf (ngettext ("You have won %u game out of %u.",
                                   "You have won %u games out of %u.",
                                   tally->wins),
                         tally->wins, tally->games);
  late = g_strdup_printf (ngettext ("Of the last %u game you have won %u.",
                                    "Of the last %u games you have won %u.",
                                    lately),
                          lately, won);
  /* Translators: two days. */
  when = g_strdup_printf (_("The first was on %s, the last on %s."),
                          first_day, last_day);
  return g_strjoin (" ", all, late, when, NULL);
}

/* Points, or the share of games won lately. */
static void
show_plot (TapisStatisticsPage *self, GPtrArray *records,
           const TapisTally *tally)
{
  guint n = records->len;
  g_autofree double *values = g_new (double, n);
  g_autofree gboolean *won = g_new (gboolean, n);
  TapisRecord *first = g_ptr_array_index (records, 0);
  TapisRecord *last = g_ptr_array_index (records, n - 1);
  g_autofree char *first_day = tapis_record_say_day (first);
  g_autofree char *last_day = tapis_record_say_day (last);
  g_autofree char *description = describe (records, tally);
  g_autofree char *low_text = NULL;
  g_autofree char *high_text = NULL;
  double low = 0, high = 100;
  guint recent = 0;

  for (guint i = 0; i < n; i++)
    {
      TapisRecord *record = g_ptr_array_index (records, i);

      won[i] = tapis_record_is_won (record);
      recent += won[i];
      if (i >= LATELY)
        recent -= won[i - LATELY];
      values[i] = 100.0 * recent / MIN (i + 1, LATELY);
      if (!tally->has_points)
        continue;
      values[i] = tapis_record_get_score (
        record, (guint) tapis_record_get_you (record));
      low = i == 0 ? values[i] : MIN (low, values[i]);
      high = i == 0 ? values[i] : MAX (high, values[i]);
    }
  if (low == high)
    high = low + 1;
  if (tally->has_points)
    {
      low_text = tapis_record_say_points (first, (int) low);
      high_text = tapis_record_say_points (first, (int) high);
    }
  else
    {
      low_text = g_strdup_printf (_("%u %%"), 0u);
      high_text = g_strdup_printf (_("%u %%"), 100u);
    }
  gtk_label_set_text (
    GTK_LABEL (self->plot_title),
    tally->has_points ? _("Your points, game by game")
                      : _("The share of your last 20 games that you won"));
  tapis_results_plot_set (TAPIS_RESULTS_PLOT (self->plot), values, won, n, low,
                          high, low_text, high_text, first_day, last_day,
                          description);
}

/* The last results in words, the latest first. */
static void
show_results (TapisStatisticsPage *self, GPtrArray *records)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autoptr (GtkNoSelection) selection = NULL;

  for (guint i = records->len; i > 0 && records->len - i < LISTED; i--)
    {
      TapisRecord *record = g_ptr_array_index (records, i - 1);
      g_autofree char *points = tapis_record_say_points (
        record, tapis_record_get_score (
                  record, (guint) tapis_record_get_you (record)));
      g_autofree char *day = tapis_record_say_day (record);
      /* Translators: a day, a game, and how it ended, a sentence. */
      g_autofree char *line =
        g_strdup_printf (_("%s · %s · %s"), day,
                         _(tapis_record_get_rules (record)->title),
                         tapis_record_get_result (record));
      g_autofree char *more =
        points != NULL ? g_strdup_printf (_("%s · %s"), line, points) : NULL;

      gtk_string_list_append (list, more != NULL ? more : line);
    }
  selection = gtk_no_selection_new (G_LIST_MODEL (list));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->results),
                           GTK_SELECTION_MODEL (selection));
}

static void
add_group (GtkWidget *list, const TapisTally *tally)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *players = g_strdup_printf (
    ngettext ("%u player", "%u players", tally->seats), tally->seats);
  g_autofree char *who = g_strdup_printf (
    _("%s · %s"), players,
    tally->level != NULL
      ? tapis_words_level_title (cg_player_find (tally->level))
      /* Translators: computer players of different levels. */
      : _("Different levels"));
  g_autofree char *games =
    g_strdup_printf (ngettext ("%u game", "%u games", tally->games),
                     tally->games);
  g_autofree char *wins = g_strdup_printf (
    /* Translators: of the games that are named before: how many were won. */
    ngettext ("%u won", "%u won", tally->wins), tally->wins);
  /* Translators: games played, games won. */
  g_autofree char *won = g_strdup_printf (_("%s, %s"), games, wins);
  g_autofree char *share =
    g_strdup_printf (_("%u %%"), tapis_tally_share (tally));
  g_autofree char *streak = g_strdup_printf (
    /* Translators: the longest run of games won one after the other. */
    ngettext ("most in a row: %u", "most in a row: %u", tally->longest),
    tally->longest);
  g_autofree char *subtitle =
    g_strdup_printf (_("%s · %s · %s"), who, won, streak);
  g_autofree char *name =
    g_strdup_printf (_("%s · %s"), _(tally->rules->title), who);
  g_autofree char *about =
    g_strdup_printf (_("%s · %s · %s"), won, share, streak);
  GtkWidget *end = gtk_label_new (share);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 _(tally->rules->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_add_css_class (end, "title-3");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), end);
  /* its title would be read once more */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  tapis_names_mend (row, NULL);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
show_groups (TapisStatisticsPage *self, GPtrArray *records)
{
  g_autoptr (GPtrArray) groups = tapis_statistics_group (records);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->groups), row);
  for (guint i = 0; i < groups->len; i++)
    add_group (self->groups, g_ptr_array_index (groups, i));
}

static gboolean
update_cb (gpointer data)
{
  TapisStatisticsPage *self = data;
  g_autoptr (GPtrArray) records = NULL;
  TapisFilter filter;
  TapisTally tally;

  self->idle = 0;
  get_filter (self, &filter);
  records =
    tapis_statistics_select (G_LIST_MODEL (self->history), &filter);
  gtk_stack_set_visible_child_name (self->stack,
                                    records->len > 0 ? "some" : "none");
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack));
       page != NULL; page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (
      GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN,
      page != gtk_stack_get_visible_child (self->stack), -1);
  if (records->len == 0)
    return G_SOURCE_REMOVE;
  tapis_statistics_count (records, &tally);
  show_tiles (self, records, &tally);
  show_plot (self, records, &tally);
  show_results (self, records);
  show_groups (self, records);
  return G_SOURCE_REMOVE;
}

/* After a while: games arrive many at a time. */
static void
update_soon (TapisStatisticsPage *self)
{
  if (self->idle == 0)
    self->idle = g_timeout_add (40, update_cb, self);
}

static void
reset_cb (TapisStatisticsPage *self)
{
  g_signal_emit (self, signals[RESET], 0);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_statistics_page_dispose (GObject *object)
{
  TapisStatisticsPage *self = TAPIS_STATISTICS_PAGE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (tapis_statistics_page_parent_class)->dispose (object);
}

static void
tapis_statistics_page_class_init (TapisStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_statistics_page_dispose;
  signals[RESET] = g_signal_new ("reset", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "statisticspage");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_choice (TapisStatisticsPage *self, GtkStringList *list, const char *name)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (list), NULL);

  tapis_names_name_choice (GTK_DROP_DOWN (choice), name);
  g_signal_connect_swapped (choice, "notify::selected",
                            G_CALLBACK (update_soon), self);
  return choice;
}

static GtkWidget *
new_title (const char *text)
{
  GtkWidget *title = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "heading");
  return title;
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, TRUE); /* so it can have the focus */
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *text =
    gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (label), text);
  if (gtk_widget_get_parent (label) != NULL)
    gtk_accessible_update_property (
      GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
new_results (TapisStatisticsPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *title =
    /* Translators: opens a list of the same results that a plot shows. */
    gtk_label_new_with_mnemonic (_("The same results as a _list"));
  GtkWidget *expander = gtk_expander_new (NULL);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->results = gtk_list_view_new (NULL, factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->results),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Results, the latest first"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled),
                                              260);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled),
                                 self->results);
  gtk_widget_add_css_class (scrolled, "card");
  tapis_names_mend (scrolled, _("Results, the latest first"));
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (title)), -1);
  gtk_expander_set_child (GTK_EXPANDER (expander), scrolled);
  return expander;
}

static GtkWidget *
new_content (TapisStatisticsPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->tiles, tapis_wrap_layout_new (12, 0.5));
  self->plot_title = new_title (NULL);
  self->plot = tapis_results_plot_new ();
  self->groups = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->groups),
                                   GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->groups, "boxed-list");
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self->groups), GTK_ACCESSIBLE_PROPERTY_LABEL,
    _("By game, players and level"), -1);
  self->reset = gtk_button_new_with_mnemonic (_("_Begin Anew…"));
  gtk_widget_set_halign (self->reset, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->reset, "pill");
  g_signal_connect_swapped (self->reset, "clicked", G_CALLBACK (reset_cb),
                            self);
  gtk_box_append (GTK_BOX (box), self->tiles);
  gtk_box_append (GTK_BOX (box), self->plot_title);
  gtk_box_append (GTK_BOX (box), self->plot);
  gtk_box_append (GTK_BOX (box), new_results (self));
  gtk_box_append (GTK_BOX (box), new_title (_("By game, players and level")));
  gtk_box_append (GTK_BOX (box), self->groups);
  gtk_box_append (GTK_BOX (box), self->reset);
  return box;
}

static GtkWidget *
new_nothing (void)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page),
                                 "view-list-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("Nothing to Count"));
  adw_status_page_set_description (
    ADW_STATUS_PAGE (page),
    _("Games of one person against computer players are counted when they "
      "are over; practice games are not."));
  tapis_names_mend (page, _("Nothing to Count"));
  return page;
}

static void
tapis_statistics_page_init (TapisStatisticsPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->games =
    new_choice (self, tapis_history_page_games (), _("Games counted"));
  self->levels = new_choice (self, list_levels (), _("Levels counted"));
  self->seats =
    new_choice (self, list_seats (), _("Numbers of players counted"));
  gtk_widget_set_layout_manager (choices, tapis_wrap_layout_new (8, 0));
  gtk_box_append (GTK_BOX (choices), self->games);
  gtk_box_append (GTK_BOX (choices), self->levels);
  gtk_box_append (GTK_BOX (choices), self->seats);

  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, new_content (self), "some");
  gtk_stack_add_named (self->stack, new_nothing (), "none");
  gtk_box_append (GTK_BOX (box), choices);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  gtk_widget_add_css_class (box, "page");

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 720);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  tapis_names_mend (self->scrolled, _("Statistics"));
}

GtkWidget *
tapis_statistics_page_new (TapisHistory *history)
{
  TapisStatisticsPage *self = g_object_new (TAPIS_TYPE_STATISTICS_PAGE, NULL);

  self->history = g_object_ref (history);
  g_signal_connect_object (history, "items-changed", G_CALLBACK (update_soon),
                           self, G_CONNECT_SWAPPED);
  update_cb (self);
  return GTK_WIDGET (self);
}

const CgRules *
tapis_statistics_page_get_rules (TapisStatisticsPage *self)
{
  TapisFilter filter;

  g_return_val_if_fail (TAPIS_IS_STATISTICS_PAGE (self), NULL);
  get_filter (self, &filter);
  return filter.rules;
}

void
tapis_statistics_page_focus (TapisStatisticsPage *self)
{
  g_return_if_fail (TAPIS_IS_STATISTICS_PAGE (self));
  gtk_widget_grab_focus (self->games);
}
