/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a review, in which the program judges the decisions of a player.
 */

#include "tapis-review-page.h"

#include <glib/gi18n.h>

#include "model/game/tapis-games.h"
#include "model/words/tapis-words-language.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/results/tapis-results-plot.h"

struct _TapisReviewPage
{
  TapisPage parent_instance;

  /* owned */
  TapisReview *review; /* NULL before the first review */
  GArray *seats;       /* elements: int; the seats of the persons, in the order
                        * of the drop-down list */
  gboolean told;       /* the signal "judged" was emitted for this review */

  /* template */
  TapisEmblem *emblem;
  GtkLabel *result;
  GtkDropDown *persons;
  GtkStack *stack;
  GtkProgressBar *progress;
  GtkWidget *cancel;
  GtkLabel *summary;
  GtkLabel *luck;
  GtkWidget *solve;
  GtkWidget *decided; /* hidden if the player had no decision */
  GtkLabel *plot_title;
  TapisResultsPlot *plot;
  GtkListBox *decisions; /* the same values as in the plot, in words */
};

G_DEFINE_FINAL_TYPE (TapisReviewPage, tapis_review_page, TAPIS_TYPE_PAGE)

/* --- what is shown -------------------------------------------------------- */

static void
show_progress (TapisReviewPage *self, const TapisReviewNow *now)
{
  g_autofree char *text =
    /* Translators: in the bar that shows how far the review of a game is:
     * decisions judged, of all. */
    g_strdup_printf (C_("review", "%u of %u"), now->n_judged, now->n_decisions);

  gtk_progress_bar_set_fraction (
    self->progress, (double) now->n_judged / MAX (now->n_decisions, 1));
  gtk_progress_bar_set_text (self->progress, text);
}

/* Sets *@low and *@high to the lowest and the highest value of `stands` of all
 * decisions. */
static void
find_range (const TapisReviewNow *now, double *low, double *high)
{
  *low = *high = now->decisions[0].stands;
  for (guint i = 1; i < now->n_decisions; i++)
    {
      *low = MIN (*low, now->decisions[i].stands);
      *high = MAX (*high, now->decisions[i].stands);
    }
}

/* Returns a description of the plot for a screen reader. */
static char *
describe (TapisReviewPage *self, const TapisReviewNow *now, double low,
          double high)
{
  const TapisDecision *last = &now->decisions[now->n_decisions - 1];
  g_autofree char *a =
    tapis_review_say_stands (self->review, now->decisions[0].stands);
  g_autofree char *b = tapis_review_say_stands (self->review, last->stands);
  g_autofree char *c = tapis_review_say_stands (self->review, low);
  g_autofree char *d = tapis_review_say_stands (self->review, high);

  /* Translators: read aloud: what a curve shows. Each %s is "62 %" or
   * "+12 points". */
  return g_strdup_printf (_("At the first decision: %s. At the last one: %s. "
                            "Lowest: %s. Highest: %s."),
                          a, b, c, d);
}

static void
show_plot (TapisReviewPage *self, const TapisReviewNow *now)
{
  guint n = now->n_decisions;
  g_autofree double *values = g_new (double, n);
  g_autofree gboolean *marked = g_new (gboolean, n);
  g_autofree char *low_text = NULL;
  g_autofree char *high_text = NULL;
  g_autofree char *first = tapis_words_number (1);
  g_autofree char *last = tapis_words_number ((int) n);
  g_autofree char *description = NULL;
  double low, high;

  find_range (now, &low, &high);
  description = describe (self, now, low, high);
  if (!tapis_review_has_points (self->review))
    {
      low = 0;
      high = 100;
    }
  else if (low == high)
    {
      high = low + 1;
    }
  low_text = tapis_review_say_stands (self->review, low);
  high_text = tapis_review_say_stands (self->review, high);
  for (guint i = 0; i < n; i++)
    {
      values[i] = now->decisions[i].stands;
      marked[i] = now->decisions[i].cost >= TAPIS_REVIEW_MISTAKE;
    }
  gtk_label_set_text (
    self->plot_title,
    tapis_review_has_points (self->review)
      /* Translators: the heading of a plot. */
      ? _("Your expected lead in points (tall marks are mistakes)")
      /* Translators: the heading of a plot. */
      : _("Your chances of winning (tall marks are mistakes)"));
  tapis_results_plot_set (self->plot, values, marked, n, low, high, low_text,
                          high_text, first, last, description);
  tapis_names_set (GTK_WIDGET (self->plot),
                   gtk_label_get_text (self->plot_title), NULL);
}

static void
show_decisions (TapisReviewPage *self, const TapisReviewNow *now)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < now->n_decisions; i++)
    {
      g_autofree char *line = tapis_review_say_decision (self->review, i);

      gtk_string_list_append (list, line);
    }
  tapis_widget_list_texts (self->decisions, list);
}

static void
show_verdicts (TapisReviewPage *self, const TapisReviewNow *now)
{
  g_autofree char *summary = tapis_review_say_summary (self->review);
  g_autofree char *luck = tapis_review_say_luck (self->review);
  g_autofree char *both = tapis_words_sentences (summary, luck, NULL);
  g_autofree char *puzzles = g_strdup_printf (
    /* Translators: a button: the costliest mistakes of a game, as puzzles to
     * be solved. */
    ngettext ("Solve %u Puzzle", "Solve %u Puzzles", now->n_puzzles),
    now->n_puzzles);

  gtk_label_set_text (self->summary, summary);
  gtk_label_set_text (self->luck, luck != NULL ? luck : "");
  gtk_widget_set_visible (GTK_WIDGET (self->luck), luck != NULL);
  gtk_button_set_label (GTK_BUTTON (self->solve), puzzles);
  tapis_widget_wrap_buttons (self->solve);
  gtk_widget_set_visible (self->solve, now->n_puzzles > 0);
  gtk_widget_set_visible (self->decided, now->n_decisions > 0);
  if (now->n_decisions > 0)
    {
      show_plot (self, now);
      show_decisions (self, now);
    }
  tapis_page_announce (TAPIS_PAGE (self), both);
}

static void
update (TapisReviewPage *self)
{
  const TapisReviewNow *now = tapis_review_now (self->review);
  gboolean waited = tapis_widget_holds (
    self->cancel, tapis_widget_find_focus (GTK_WIDGET (self)));

  if (now->decisions == NULL && !now->working && now->n_decisions > 0)
    return; /* the review was cancelled */
  if (now->working)
    show_progress (self, now);
  else
    show_verdicts (self, now);
  if (!now->working && now->fresh && !self->told)
    {
      self->told = TRUE;
      g_signal_emit_by_name (self, "judged", self->review);
    }
  gtk_stack_set_visible_child_name (self->stack,
                                    now->working ? "working" : "done");
  if (waited && !now->working)
    tapis_page_focus (TAPIS_PAGE (self));
}

/* --- whose review --------------------------------------------------------- */

static void
person_cb (TapisReviewPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->persons);

  if (self->review != NULL && chosen < self->seats->len)
    tapis_review_start (self->review, g_array_index (self->seats, int,
                                                     chosen));
}

/* Lists the persons of @game in the drop-down list, and selects the person at
 * @seat. */
static void
list_persons (TapisReviewPage *self, TapisGame *game, int seat)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint chosen = 0;

  g_array_set_size (self->seats, 0);
  for (int i = 0; i < (int) tapis_game_get_n_seats (game); i++)
    {
      const TapisPlayerState *player = tapis_game_get_player_state (game, i);

      if (!player->person)
        continue;
      if (i == seat)
        chosen = self->seats->len;
      g_array_append_val (self->seats, i);
      gtk_string_list_append (names, player->name);
    }
  gtk_drop_down_set_model (self->persons, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->persons, chosen);
  gtk_widget_set_visible (GTK_WIDGET (self->persons), self->seats->len > 1);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_review_page_focus (TapisPage *page)
{
  TapisReviewPage *self = TAPIS_REVIEW_PAGE (page);
  gboolean working =
    self->review != NULL && tapis_review_now (self->review)->working;

  if (working)
    gtk_widget_grab_focus (self->cancel);
  else if (gtk_widget_get_visible (self->solve))
    gtk_widget_grab_focus (self->solve);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/* Cancels the review: the decisions that are not judged yet are not needed any
 * more. */
static void
tapis_review_page_leave (TapisPage *page)
{
  TapisReviewPage *self = TAPIS_REVIEW_PAGE (page);

  if (self->review != NULL)
    tapis_review_cancel (self->review);
}

static void
tapis_review_page_dispose (GObject *object)
{
  TapisReviewPage *self = TAPIS_REVIEW_PAGE (object);

  if (self->review != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->review, self);
      tapis_review_cancel (self->review);
    }
  g_clear_object (&self->review);

  G_OBJECT_CLASS (tapis_review_page_parent_class)->dispose (object);
}

static void
tapis_review_page_finalize (GObject *object)
{
  g_array_unref (TAPIS_REVIEW_PAGE (object)->seats);

  G_OBJECT_CLASS (tapis_review_page_parent_class)->finalize (object);
}

/* The type of the value that `keep` returns: the save of the game, the path of
 * the file of the review or NULL, and the seat whose decisions are judged. */
#define KEPT_TYPE "(smsi)"

static GVariant *
tapis_review_page_keep (TapisPage *page)
{
  TapisReview *review = TAPIS_REVIEW_PAGE (page)->review;
  g_autofree char *text = NULL;

  if (review == NULL)
    return NULL;
  text = tapis_game_to_text (tapis_review_get_game (review));
  return g_variant_new (KEPT_TYPE, text, tapis_review_get_path (review),
                        tapis_review_now (review)->seat);
}

/* Starts the review again. If the file of the review contains the judged
 * decisions, they are read from it. Otherwise all decisions are judged again.
 */
static void
tapis_review_page_open (TapisPage *page, GVariant *kept)
{
  g_autoptr (TapisReview) review = NULL;
  const char *text, *path;
  int seat;

  g_variant_get (kept, "(&sm&si)", &text, &path, &seat);
  review = tapis_review_new (text, -1, path, NULL);
  if (seat != CG_NO_SEAT)
    tapis_review_start (review, seat);
  tapis_review_page_set_review (TAPIS_REVIEW_PAGE (page), review);
}

static void
tapis_review_page_class_init (TapisReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_review_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_review_page_finalize;
  TAPIS_PAGE_CLASS (klass)->focus = tapis_review_page_focus;
  TAPIS_PAGE_CLASS (klass)->leave = tapis_review_page_leave;

  tapis_class_add_signal (klass, "judged", 1, TAPIS_TYPE_REVIEW);
  g_type_ensure (TAPIS_TYPE_RESULTS_PLOT);
  TAPIS_PAGE_CLASS (klass)->keep = tapis_review_page_keep;
  TAPIS_PAGE_CLASS (klass)->open = tapis_review_page_open;
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "review-page");
  tapis_bind_children (widget_class, TapisReviewPage, emblem, result, persons,
                       stack, progress, cancel, summary, luck, solve, decided,
                       plot_title, plot, decisions);
  tapis_bind_callbacks (widget_class, person_cb);
}

static void
tapis_review_page_init (TapisReviewPage *self)
{
  self->seats = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: read aloud: what is chosen in a review: whose decisions are
   * judged. */
  tapis_names_name_choice (self->persons, C_("filter", "Whose decisions"));
  tapis_page_mend_names (TAPIS_PAGE (self));
  tapis_names_hide_unseen (self->stack);
}

void
tapis_review_page_set_review (TapisReviewPage *self, TapisReview *review)
{
  TapisGame *game;
  int seat;

  g_return_if_fail (TAPIS_IS_REVIEW_PAGE (self));
  g_return_if_fail (TAPIS_IS_REVIEW (review));

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
  game = tapis_review_get_game (review);
  seat = tapis_review_now (review)->seat;
  if (seat == CG_NO_SEAT)
    seat = tapis_game_now (game)->viewer;
  list_persons (self, game, seat);
  tapis_page_name_for_game (TAPIS_PAGE (self), tapis_game_get_rules (game));
  tapis_emblem_set_id (self->emblem, tapis_game_get_game_id (game));
  gtk_label_set_text (self->result, tapis_game_now (game)->result_text);
  self->review = g_object_ref (review);
  self->told = FALSE;
  g_signal_connect_swapped (review, "changed", G_CALLBACK (update), self);
  if (tapis_review_now (review)->decisions != NULL ||
      tapis_review_now (review)->working)
    update (self);
  else
    tapis_review_start (review, seat);
}

TapisReview *
tapis_review_page_get_review (TapisReviewPage *self)
{
  g_return_val_if_fail (TAPIS_IS_REVIEW_PAGE (self), NULL);

  return self->review;
}
