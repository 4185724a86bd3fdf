/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of statistics. The statistics are computed again when the person
 * changes a filter, and shortly after the history has changed. */

#include "tapis-statistics-page.h"

#include <glib/gi18n.h>

#include "model/past/tapis-goals.h"
#include "model/past/tapis-statistics.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"
#include "players/cg-player.h"
#include "tapis-choices.h"
#include "tapis-fact-row.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/results/tapis-results-plot.h"

#define LATELY 20  /* the plot shows how many of the last LATELY games were won,
                    * in percent */
#define PLOTTED 5  /* there is a plot only for this many games or more */
#define LISTED 200 /* at most this many results are listed */

struct _TapisStatisticsPage
{
  TapisPage parent_instance;

  /* owned */
  TapisHistory *history;

  /* template */
  GtkDropDown *games;
  GtkDropDown *levels;
  GtkDropDown *seats;
  GtkStack *stack;
  GtkWidget *tiles; /* contains a box for each tile: a number above its name */
  GtkLabel *plot_title;
  TapisResultsPlot *plot;
  GtkListBox *results; /* the results in words */
  GtkWidget *best;
  GtkWidget *goals;
  GtkWidget *groups;

  /* state */
  guint timer; /* the source id of the next update, or 0 */
};

G_DEFINE_FINAL_TYPE (TapisStatisticsPage, tapis_statistics_page,
                     TAPIS_TYPE_PAGE)

/* --- what is shown -------------------------------------------------------- */

/* Shows @text as the number of @tile. A screen reader reads the name and the
 * number of the tile together. If @text is NULL, hides the tile. */
static void
show_tile (GtkWidget *tile, const char *text)
{
  GtkWidget *number = gtk_widget_get_first_child (tile);
  GtkWidget *what = gtk_widget_get_next_sibling (number);
  g_autofree char *spoken = NULL;

  gtk_widget_set_visible (tile, text != NULL);
  if (text == NULL)
    return;
  spoken = tapis_words_named (gtk_label_get_text (GTK_LABEL (what)), text);
  gtk_label_set_text (GTK_LABEL (number), text);
  tapis_names_set (number, spoken, NULL);
}

static void
show_tiles (TapisStatisticsPage *self, GPtrArray *records,
            const TapisTally *tally)
{
  TapisRecord *any = g_ptr_array_index (records, 0);
  int mean = (int) (tally->points / (gint64) tally->games);
  char *texts[] = {
    tapis_words_number ((int) tally->games),
    tapis_words_number ((int) tally->wins),
    tapis_words_percent (tapis_tally_share (tally)),
    tapis_words_number ((int) tally->streak),
    tapis_words_number ((int) tally->longest),
    tally->has_points ? tapis_record_say_points (any, tally->best) : NULL,
    tally->has_points ? tapis_record_say_points (any, mean) : NULL,
  };
  GtkWidget *tile = gtk_widget_get_first_child (self->tiles);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      show_tile (tile, texts[i]);
      g_free (texts[i]);
      tile = gtk_widget_get_next_sibling (tile);
    }
}

/* Returns a description of the plot for a screen reader. @won of the last
 * @lately games were won. @first_day and @last_day are the days of the first
 * and the last game. */
static char *
describe (const TapisTally *tally, guint lately, guint won,
          const char *first_day, const char *last_day)
{
  g_autofree char *all = g_strdup_printf (
    /* Translators: read aloud, in the statistics: the first of four
     * sentences. */
    ngettext ("You have played %u game.", "You have played %u games.",
              tally->games),
    tally->games);
  g_autofree char *wins = g_strdup_printf (
    /* Translators: read aloud, in the statistics: of the games that the
     * sentence before it counts. */
    ngettext ("You have won %u of them.", "You have won %u of them.",
              tally->wins),
    tally->wins);
  g_autofree char *late = g_strdup_printf (
    /* Translators: read aloud, in the statistics. The first number decides the
     * form; the second one, how many were won, stands alone. */
    ngettext ("Of the last %u game, you have won %u.",
              "Of the last %u games, you have won %u.", lately),
    lately, won);
  g_autofree char *when = g_strdup_printf (
    /* Translators: read aloud, in the statistics: the days of the first game
     * and of the last one: "January 31, 2026". */
    _("The first was on %s, the last on %s."), first_day, last_day);

  return tapis_words_sentences (all, wins, late, when, NULL);
}

/* Plots the points of each game. If the games have no points, plots for each
 * game how many of the last LATELY games up to it were won, in percent. */
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
  g_autofree char *description = NULL;
  g_autofree char *low_text = NULL;
  g_autofree char *high_text = NULL;
  double low = 0, high = 100;
  guint recent = 0;

  for (guint i = 0; i < n; i++)
    {
      const TapisRecordFacts *facts =
        tapis_record_get_facts (g_ptr_array_index (records, i));

      won[i] = facts->won;
      recent += won[i];
      if (i >= LATELY)
        recent -= won[i - LATELY];
      values[i] = 100.0 * recent / MIN (i + 1, LATELY);
      if (!tally->has_points)
        continue;
      values[i] = facts->result.score[facts->you];
      low = i == 0 ? values[i] : MIN (low, values[i]);
      high = i == 0 ? values[i] : MAX (high, values[i]);
    }
  description =
    describe (tally, MIN (n, LATELY), recent, first_day, last_day);
  if (low == high)
    high = low + 1;
  if (tally->has_points)
    {
      low_text = tapis_record_say_points (first, (int) low);
      high_text = tapis_record_say_points (first, (int) high);
    }
  else
    {
      low_text = tapis_words_percent (0);
      high_text = tapis_words_percent (100);
    }
  gtk_label_set_text (
    self->plot_title,
    tally->has_points ? _("Your points, game by game")
                      : _("Share of your last 20 games won"));
  tapis_results_plot_set (self->plot, values, won, n, low, high, low_text,
                          high_text, first_day, last_day, description);
}

/* Lists the latest results in words, at most LISTED, the latest one first. */
static void
show_results (TapisStatisticsPage *self, GPtrArray *records)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = records->len; i > 0 && records->len - i < LISTED; i--)
    {
      TapisRecord *record = g_ptr_array_index (records, i - 1);
      const TapisRecordFacts *facts = tapis_record_get_facts (record);
      g_autofree char *points =
        tapis_record_say_points (record, facts->result.score[facts->you]);
      g_autofree char *day = tapis_record_say_day (record);
      g_autofree char *line =
        tapis_words_facts (day, _(facts->rules->title),
                           tapis_record_get_result (record), points, NULL);

      gtk_string_list_append (list, line);
    }
  tapis_widget_list_texts (self->results, list);
}

static void
add_group (GtkWidget *list, const TapisTally *tally)
{
  g_autofree char *players = tapis_words_n_players (tally->seats);
  g_autofree char *who = tapis_words_facts (
    players,
    tally->level != NULL
      ? tapis_words_level_title (cg_player_find (tally->level))
      /* Translators: in the statistics, beside how many played: computer
       * players of different levels. */
      : C_("statistics", "Different levels"),
    NULL);
  g_autofree char *games = g_strdup_printf (
    /* Translators: in the statistics: how many were played. "%u won" follows
     * it. */
    CN_("statistics", "%u game", "%u games", tally->games), tally->games);
  g_autofree char *wins = g_strdup_printf (
    /* Translators: in the statistics, behind "12 games": how many of them were
     * won. */
    CN_("statistics", "%u won", "%u won", tally->wins), tally->wins);
  g_autofree char *won =
    /* Translators: in the statistics: "12 games" and "5 won". */
    g_strdup_printf (C_("statistics", "%s, %s"), games, wins);
  g_autofree char *share = tapis_words_percent (tapis_tally_share (tally));
  g_autofree char *streak = g_strdup_printf (
    /* Translators: in the statistics, behind other facts in the same line: the
     * longest run of games won one after the other. */
    C_("statistics", "longest streak: %u"), tally->longest);
  g_autofree char *subtitle = tapis_words_facts (who, won, streak, NULL);
  g_autofree char *name = tapis_words_facts (_(tally->rules->title), who,
                                             NULL);
  g_autofree char *about = tapis_words_facts (won, share, streak, NULL);
  GtkWidget *row =
    tapis_fact_row_new (_(tally->rules->title), subtitle, share);

  tapis_fact_row_tell (TAPIS_FACT_ROW (row), name, about);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
show_groups (TapisStatisticsPage *self, GPtrArray *records)
{
  g_autoptr (GPtrArray) groups = tapis_statistics_group (records);

  gtk_list_box_bind_model (GTK_LIST_BOX (self->groups), NULL, NULL, NULL, NULL);
  for (guint i = 0; i < groups->len; i++)
    add_group (self->groups, g_ptr_array_index (groups, i));
}

/* Lists the best results in each game. A game is left out if it has no points
 * and was never won. */
static void
show_best (TapisStatisticsPage *self, GPtrArray *records)
{
  g_autoptr (GPtrArray) list = tapis_statistics_list_best (records);

  gtk_list_box_bind_model (GTK_LIST_BOX (self->best), NULL, NULL, NULL, NULL);
  for (guint i = 0; i < list->len; i++)
    {
      const TapisBest *best = g_ptr_array_index (list, i);
      const TapisRecordFacts *most =
        best->most != NULL ? tapis_record_get_facts (best->most) : NULL;
      g_autofree char *points =
        most != NULL
          ? tapis_record_say_points (best->most,
                                     most->result.score[most->you])
          : NULL;
      g_autofree char *quickest = NULL;
      g_autofree char *streak = NULL;
      g_autofree char *subtitle = NULL;

      if (points == NULL && best->quickest == NULL)
        continue;
      if (best->quickest != NULL)
        {
          quickest = g_strdup_printf (
            /* Translators: in the statistics, behind a game's name: how often
             * one had a choice in the game that was won with the fewest
             * choices. */
            C_("statistics", "Fewest decisions in a win: %u"),
            tapis_record_get_facts (best->quickest)->n_decisions);
          streak = g_strdup_printf (
            /* Translators: in the statistics, behind other facts in the same
             * line: the longest run of games won one after the other. */
            C_("statistics", "longest streak: %u"), best->longest);
        }
      else
        {
          /* Translators: in the statistics, behind a game's name. */
          quickest = g_strdup (C_("statistics", "Not won yet"));
        }
      subtitle = tapis_words_facts (quickest, streak, NULL);
      gtk_list_box_append (
        GTK_LIST_BOX (self->best),
        tapis_fact_row_new (_(best->rules->title), subtitle, points));
    }
  gtk_widget_set_visible (self->best,
                          gtk_widget_get_first_child (self->best) != NULL);
}

static void
add_day (GtkWidget *list, const TapisDays *days)
{
  const char *today =
    days->today != NULL
      ? tapis_record_get_result (days->today)
      /* Translators: in the statistics, below a game's name and "Deal of the
       * Day". */
      : C_("statistics", "Not played yet today");
  g_autofree char *title =
    tapis_words_facts (_(days->rules->title),
                       /* Translators: where a game is set up: a deal that is
                        * the same for everybody on one day. */
                       C_("setting", "Deal of the Day"), NULL);
  g_autofree char *streak = g_strdup_printf (
    /* Translators: in the statistics: on so many days the deal of the day was
     * played. */
    CN_("statistics", "%u day in a row", "%u days in a row", days->streak),
    days->streak);

  gtk_list_box_append (GTK_LIST_BOX (list),
                       tapis_fact_row_new (title, today, streak));
}

static void
add_goal (GtkWidget *list, const TapisGoal *goal)
{
  g_autofree char *title = tapis_words_facts (
    _(goal->rules->title),
    tapis_words_level_title (cg_player_find (goal->level)), NULL);
  g_autofree char *aim = NULL;
  g_autofree char *so_far = NULL;

  if (goal->wins == 1)
    /* Translators: in the statistics: a goal. */
    aim = g_strdup (C_("goal", "Win a game"));
  else if (goal->wins > 1)
    {
      aim = g_strdup_printf (
        /* Translators: in the statistics: a goal: the first number of games is
         * to be won of the second number of games, one after the other. */
        CN_("goal", "Win %u of %u game", "Win %u of %u games", goal->of),
        goal->wins, goal->of);
      /* Translators: in the statistics, behind "Win 3 of 5 games": so many have
       * been won, of so many of the last games that count. Short. */
      so_far = g_strdup_printf (C_("goal", "so far %u of %u"), goal->lately,
                                goal->games);
    }
  else
    /* Translators: in the statistics, in place of a goal. */
    aim = g_strdup (C_("goal", "All goals reached"));
  gtk_list_box_append (GTK_LIST_BOX (list),
                       tapis_fact_row_new (title, aim, so_far));
}

/* Lists the deals of the day that were played, and the goals. */
static void
show_goals (TapisStatisticsPage *self, GPtrArray *records)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GPtrArray) days = tapis_days_list (records, now);
  g_autoptr (GPtrArray) goals = tapis_goals_list (records);

  gtk_list_box_bind_model (GTK_LIST_BOX (self->goals), NULL, NULL, NULL, NULL);
  for (guint i = 0; i < days->len; i++)
    add_day (self->goals, g_ptr_array_index (days, i));
  for (guint i = 0; i < goals->len; i++)
    add_goal (self->goals, g_ptr_array_index (goals, i));
  gtk_widget_set_visible (self->goals, days->len + goals->len > 0);
}

static void
update (TapisStatisticsPage *self)
{
  g_autoptr (GPtrArray) records = NULL;
  TapisFilter filter = {
    .rules = tapis_choices_get_game (self->games),
    .level = tapis_choices_get_level (self->levels),
    .seats = tapis_choices_get_seats (self->seats),
  };
  TapisTally tally;

  if (self->history == NULL)
    return;
  records =
    tapis_statistics_select (tapis_history_get_records (self->history),
                             &filter);
  gtk_stack_set_visible_child_name (self->stack,
                                    records->len > 0 ? "some" : "none");
  if (records->len == 0)
    return;
  tapis_statistics_count (records, &tally);
  show_tiles (self, records, &tally);
  gtk_widget_set_visible (GTK_WIDGET (self->plot), records->len >= PLOTTED);
  if (records->len >= PLOTTED)
    show_plot (self, records, &tally);
  show_results (self, records);
  show_best (self, records);
  show_goals (self, records);
  show_groups (self, records);
}

/* Updates the page after 40 ms: the history reads many games in quick
 * succession, and these should cause only one update. */
static void
update_soon (TapisStatisticsPage *self)
{
  tapis_later (&self->timer, 40, G_CALLBACK (update), self);
}

static void
reset_cb (TapisStatisticsPage *self)
{
  const CgRules *rules = tapis_choices_get_game (self->games);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.reset-statistics", "s",
                              rules != NULL ? rules->id : "");
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_statistics_page_dispose (GObject *object)
{
  TapisStatisticsPage *self = TAPIS_STATISTICS_PAGE (object);

  /* the drop-down lists emit a change while they are destroyed; without a
   * history, update() does nothing */
  g_clear_object (&self->history);
  g_clear_handle_id (&self->timer, g_source_remove);

  G_OBJECT_CLASS (tapis_statistics_page_parent_class)->dispose (object);
}

static void
tapis_statistics_page_class_init (TapisStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_statistics_page_dispose;

  g_type_ensure (TAPIS_TYPE_RESULTS_PLOT);
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "statistics-page");
  tapis_bind_children (widget_class, TapisStatisticsPage, games, levels, seats,
                       stack, tiles, plot_title, plot, results, best, goals,
                       groups);
  tapis_bind_callbacks (widget_class, update, reset_cb);
}

/* Adds the tiles: boxes with a number above its name. */
static void
add_tiles (TapisStatisticsPage *self)
{
  const char *const names[] = {
    /* Translators: in the statistics, under a number. Short. */
    C_("statistics", "Games played"),
    /* Translators: in the statistics, under a number: how many games were won.
     * Short. */
    C_("statistics", "Won"),
    /* Translators: in the statistics, under a percentage: how many of all games
     * were won. Short. */
    C_("statistics", "Win rate"),
    /* Translators: in the statistics, under a number: games won one after the
     * other, up to the last one. Short. */
    C_("statistics", "Current streak"),
    /* Translators: in the statistics, under a number: the longest run of games
     * won one after the other. Short. */
    C_("statistics", "Longest streak"),
    /* Translators: in the statistics, under a number of points. Short. */
    C_("statistics", "Best result"),
    /* Translators: in the statistics, under a number of points: what a game has
     * brought. Short. */
    C_("statistics", "On average"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *number = gtk_label_new (NULL);
      GtkWidget *name = gtk_label_new (names[i]);

      gtk_widget_add_css_class (tile, "tile");
      gtk_widget_add_css_class (number, "title-1");
      gtk_widget_add_css_class (name, "dim-label");
      gtk_box_append (GTK_BOX (tile), number);
      gtk_box_append (GTK_BOX (tile), name);
      gtk_box_append (GTK_BOX (self->tiles), tile);
    }
}

static void
tapis_statistics_page_init (TapisStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_tiles (self);
  /* Translators: read aloud: what is chosen in the statistics: which games are
   * counted. */
  tapis_choices_list_games (self->games, C_("filter", "Games counted"));
  /* Translators: read aloud: what is chosen in the statistics: which levels
   * are counted. */
  tapis_choices_list_levels (self->levels, C_("filter", "Levels counted"));
  /* Translators: read aloud: what is chosen in the statistics: games of how
   * many players are counted. */
  tapis_choices_list_seats (self->seats, C_("filter", "Number of players"));
  tapis_page_mend_names (TAPIS_PAGE (self));
  tapis_names_hide_unseen (self->stack);
}

void
tapis_statistics_page_set_history (TapisStatisticsPage *self,
                                   TapisHistory        *history)
{
  g_return_if_fail (TAPIS_IS_STATISTICS_PAGE (self));
  g_return_if_fail (self->history == NULL);

  self->history = g_object_ref (history);
  g_signal_connect_object (tapis_history_get_records (history),
                           "items-changed", G_CALLBACK (update_soon),
                           self, G_CONNECT_SWAPPED);
  update (self);
}
