/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the result of a game or a round on a sheet of paper beside the table.
 * On a narrow table the sheet covers the lower part of the table. At first it
 * is folded, so that only the headline, the viewer's own result and the button
 * to go on are visible; a person can pull it up to open it, or down to remove
 * it. */

#include "tapis-result-view.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/cards/tapis-open-hands.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/kit/tapis-wrap-layout.h"
#include "tapis-score-table.h"

/* The smallest distance in pixels by which a person must drag the sheet to
 * open, fold or remove it. */
#define PULL 24

struct _TapisResultView
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *head; /* the headline and the buttons: a person drags the sheet
                    * here */
  GtkLabel *headline;
  GtkLabel *own;
  GtkToggleButton *details;
  GtkScrolledWindow *scroller;
  GtkWidget *rows;
  GtkWidget *again;
  GtkWidget *link;
  GtkWidget *replay;
  GtkWidget *review;
  GtkWidget *next_round;
  GtkWidget *next_game;

  /* state */
  gboolean sheet;
  gboolean over;  /* whether the whole game is over, and not only a round of it
                   */
  gboolean dealt; /* whether the game has a number from which it can be dealt
                   * again */
};

G_DEFINE_FINAL_TYPE (TapisResultView, tapis_result_view, ADW_TYPE_BIN)

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
new_row (TapisGame *game, const TapisResultLine *row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *number =
    row->place > 0 && !row->lost ? tapis_words_number (row->place)
                                 : g_strdup ("–");
  g_autofree char *won = NULL;
  const TapisPlayerState *player = tapis_game_get_player_state (game,
                                                                row->seat);
  const char *const avatars[] = { player->avatar, player->partner };
  GtkWidget *text;

  gtk_box_append (GTK_BOX (line), new_label (number, "place"));
  for (guint i = 0; i < 2 && avatars[i] != NULL; i++)
    {
      GtkWidget *emblem = tapis_emblem_new (avatars[i], 26);

      tapis_emblem_set_ringed (TAPIS_EMBLEM (emblem), row->place == 1);
      gtk_box_append (GTK_BOX (line), emblem);
    }
  /* beside points only the name is shown; a screen reader reads the whole
   * sentence */
  text = new_label (row->score_text != NULL ? row->name : row->text, NULL);
  tapis_names_set (text, row->text, NULL);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (line), text);
  if (row->score_text != NULL)
    gtk_box_append (GTK_BOX (line), new_label (row->score_text, "score"));
  if (row->wins > 0)
    {
      /* Translators: at the end of a game, behind a player's name: games won
       * in this sitting. */
      won = g_strdup_printf (ngettext ("%u win", "%u wins", row->wins),
                             row->wins);
      gtk_box_append (GTK_BOX (line), new_label (won, "dim-label"));
    }
  if (row->is_viewer)
    gtk_widget_add_css_class (line, "viewer");
  return line;
}

static void
add_heading (TapisResultView *self, const char *text)
{
  gtk_box_append (GTK_BOX (self->rows), new_label (text, "heading"));
}

/* Adds a sentence to @sentences for each reason for which points were won or
 * lost in the round, such as "Stake: You −15, Fox −15." */
static void
tell_account (TapisGame *game, GString *sentences)
{
  GListModel *account = tapis_game_now (game)->account;
  guint n = g_list_model_get_n_items (account);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisScoreRow) row = g_list_model_get_item (account, i);
      const TapisScoreLine *line = tapis_score_row_get_line (row);
      g_autoptr (GPtrArray) gains = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *list = NULL;
      g_autofree char *sentence = NULL;

      for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
        if (line->points[seat] != 0)
          {
            g_autofree char *gain = tapis_words_gain (line->points[seat]);

            g_ptr_array_add (
              gains,
              g_strdup_printf (
                /* Translators: read aloud: a player's name, and what they won
                 * or lost, part of a list: "Fox −15". */
                C_("list of points", "%s %s"),
                tapis_game_get_player_state (game, seat)->name, gain));
          }
      g_ptr_array_add (gains, NULL);
      list = g_strjoinv (
        /* Translators: read aloud: between what two players won or lost. */
        C_("list of points", ", "), (char **) gains->pdata);
      /* Translators: read aloud: what points are for, and who won or lost how
       * many: "Stake: You −15, Fox −15." */
      sentence = g_strdup_printf (C_("list of points", "%s: %s."), line->title,
                                  list);
      tapis_words_add_sentence (sentences, sentence);
    }
}

/* Adds a table of the points that were won and lost in the round, by reason,
 * and adds the same as sentences to @sentences. Adds nothing if the game keeps
 * no such account. */
static void
add_account (TapisResultView *self, TapisGame *game, GString *sentences)
{
  if (g_list_model_get_n_items (tapis_game_now (game)->account) == 0)
    return;
  /* Translators: at the end of a round: a table of what each player won and
   * lost, and for what. */
  add_heading (self, C_("heading", "Settlement"));
  gtk_box_append (GTK_BOX (self->rows), tapis_account_table_new (game));
  tell_account (game, sentences);
}

/* Adds a line with the number of points that wins the match, if there is one.
 */
static void
add_target (TapisResultView *self, TapisGame *game)
{
  guint target = tapis_game_now (game)->target;
  g_autofree char *text = NULL;

  if (target == 0)
    return;
  text = g_strdup_printf (
    /* Translators: at the end of a round: with so many points the match is won.
     */
    ngettext ("Target: %u point", "Target: %u points", target), target);
  gtk_box_append (GTK_BOX (self->rows), new_label (text, "dim-label"));
}

/* Shows or hides parts of the sheet, depending on whether it is folded. If it
 * is, only the headline, the viewer's own result and the button to go on are
 * visible. */
static void
fold (TapisResultView *self)
{
  gboolean whole = !self->sheet || gtk_toggle_button_get_active (self->details);

  gtk_button_set_icon_name (GTK_BUTTON (self->details),
                            whole ? "pan-down-symbolic" : "pan-up-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), whole);
  gtk_widget_set_visible (GTK_WIDGET (self->own),
                          !whole && *gtk_label_get_text (self->own) != '\0');
  gtk_widget_set_visible (self->again, whole && self->over && self->dealt);
  gtk_widget_set_visible (self->link, whole && self->over && self->dealt);
  gtk_widget_set_visible (self->replay, whole && self->over);
  gtk_widget_set_visible (self->review, whole && self->over);
}

/* Called when a person has dragged the sheet by @y pixels downwards, or upwards
 * if @y is negative. Upwards opens the sheet; downwards folds it or, if it is
 * folded already, removes it. */
static void
pulled_cb (TapisResultView *self, double x, double y)
{
  gboolean open = gtk_toggle_button_get_active (self->details);

  if (!self->sheet || ABS (y) < PULL)
    return;
  if (y < 0 || open)
    gtk_toggle_button_set_active (self->details, y < 0);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "table.result", NULL);
}

/* Handles Up, Down, Page Up and Page Down. They scroll the sheet although the
 * focus is on the buttons; if the sheet is folded, Up and Page Up open it. */
static gboolean
key_cb (TapisResultView *self, guint keyval, guint keycode,
        GdkModifierType state)
{
  GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (self->scroller);
  double page = gtk_adjustment_get_page_size (at);
  double step;

  if (self->sheet && !gtk_toggle_button_get_active (self->details) &&
      (keyval == GDK_KEY_Up || keyval == GDK_KEY_Page_Up))
    {
      gtk_toggle_button_set_active (self->details, TRUE);
      return TRUE;
    }
  switch (keyval)
    {
    case GDK_KEY_Up:
      step = -40;
      break;
    case GDK_KEY_Down:
      step = 40;
      break;
    case GDK_KEY_Page_Up:
      step = -page;
      break;
    case GDK_KEY_Page_Down:
      step = page;
      break;
    default:
      return FALSE;
    }
  gtk_adjustment_set_value (at, gtk_adjustment_get_value (at) + step);
  return TRUE;
}

static void
tapis_result_view_class_init (TapisResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TAPIS_TYPE_WRAP_LAYOUT);
  tapis_widget_class_set_template (widget_class,
                                   "widgets/results/tapis-result-view.ui");
  tapis_bind_children (widget_class, TapisResultView, head, headline, details,
                       own, scroller, rows, again, link, replay, review,
                       next_round, next_game);
  tapis_bind_callbacks (widget_class, fold, key_cb, pulled_cb);
  gtk_widget_class_set_css_name (widget_class, "result");
}

static void
tapis_result_view_init (TapisResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tapis_widget_end_touches (self->head);
}

/* Adds a row for each player, and adds the sentence of each row to @sentences.
 */
static void
add_players (TapisResultView *self, TapisGame *game, GString *sentences)
{
  GListModel *rows = tapis_game_now (game)->result_rows;

  gtk_label_set_text (self->own, "");
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (TapisResultRow) row = g_list_model_get_item (rows, i);
      const TapisResultLine *line = tapis_result_row_get_line (row);

      gtk_box_append (GTK_BOX (self->rows), new_row (game, line));
      tapis_words_add_sentence (sentences, line->text);
      if (line->is_viewer && line->place > 1)
        gtk_label_set_text (self->own, line->text);
    }
}

/* Adds the cards that the other players still hold and that the viewer may see,
 * and a heading if there are any. */
static void
add_hands (TapisResultView *self, TapisGame *game)
{
  GtkWidget *last = gtk_widget_get_last_child (self->rows);

  tapis_open_hands_append (GTK_BOX (self->rows), game, TRUE);
  if (gtk_widget_get_last_child (self->rows) != last)
    gtk_box_insert_child_after (
      GTK_BOX (self->rows),
      /* Translators: a heading: the cards that the other players still had
       * when the round or the game was over */
      new_label (_("Cards Left in Hand"), "heading"), last);
}

void
tapis_result_view_show_game (TapisResultView *self, TapisGame *game)
{
  const char *text;
  gboolean goes_on;
  g_autoptr (GString) sentences = g_string_new (NULL);

  g_return_if_fail (TAPIS_IS_RESULT_VIEW (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  tapis_widget_clear (self->rows);
  if (game == NULL)
    return;
  goes_on = tapis_game_now (game)->round_over;
  text = tapis_game_now (game)->result_text;
  gtk_label_set_text (self->headline, text != NULL ? text : "");
  add_players (self, game, sentences);
  add_account (self, game, sentences);
  add_target (self, game);
  /* if there was only one round, its points have been added already */
  if (g_list_model_get_n_items (tapis_game_now (game)->rounds) > 1)
    {
      add_heading (self, _("Points of Each Round"));
      gtk_box_append (GTK_BOX (self->rows), tapis_score_table_new (game));
    }
  add_hands (self, game);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_set_visible (self->next_round, goes_on);
  gtk_widget_set_visible (self->next_game, !goes_on);
  self->over = !goes_on;
  self->dealt = tapis_game_get_deal (game) != 0;
  gtk_toggle_button_set_active (self->details, FALSE);
  fold (self);
  /* no widget in the rows takes the focus, so a screen reader reads all of them
   * as one text, the name of the scrolled window */
  tapis_names_mend (GTK_WIDGET (self), sentences->str);
  tapis_names_set (GTK_WIDGET (self), text != NULL ? text : "", NULL);
  tapis_result_view_focus (self);
}

gboolean
tapis_result_view_set_sheet (TapisResultView *self, gboolean sheet)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_VIEW (self), FALSE);

  if (self->sheet == sheet)
    return FALSE;
  self->sheet = sheet;
  tapis_widget_toggle_class (GTK_WIDGET (self), "sheet", sheet);
  gtk_widget_set_visible (GTK_WIDGET (self->details), sheet);
  fold (self);
  return TRUE;
}

/* Adds the height that is missing in the natural height of a scrolled window:
 * if its width is less than its natural width, the words and cards in it need
 * more lines. */
int
tapis_result_view_natural_height (TapisResultView *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *scroller = GTK_WIDGET (self->scroller);
  int height, inner;

  g_return_val_if_fail (TAPIS_IS_RESULT_VIEW (self), 0);

  height = tapis_widget_natural_height (widget, width);
  if (!gtk_widget_get_visible (scroller))
    return height;
  /* the width of the content, without the padding that the style adds */
  inner = width - tapis_widget_natural_width (widget) +
          tapis_widget_natural_width (adw_bin_get_child (ADW_BIN (self)));
  return height +
         MAX (0, tapis_widget_natural_height (self->rows, inner) -
                   tapis_widget_natural_height (scroller, inner));
}

void
tapis_result_view_focus (TapisResultView *self)
{
  g_return_if_fail (TAPIS_IS_RESULT_VIEW (self));

  gtk_widget_grab_focus (gtk_widget_get_visible (self->next_round)
                           ? self->next_round
                           : self->next_game);
}
