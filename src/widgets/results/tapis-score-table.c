/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes two tables of points. One shows the points of every round of a match.
 * The other shows the points that each player won or lost in the last round, by
 * reason. This file must not know the rules. */

#include "tapis-score-table.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-wrap-layout.h"

#define EMBLEM 26
#define BESIDE 4 /* if there are more players than this, the title of a row is
                  * above its numbers, not beside them */

static GtkWidget *
add_label (GtkGrid *grid, const char *text, const char *css_class, int column,
           int line)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_halign (label, GTK_ALIGN_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, line, 1, 1);
  return label;
}

/* Adds @numbers, one for each player, to the row @line of @grid. A screen
 * reader reads each number with the player's name. If @gain is TRUE, the
 * numbers are points that were won or lost, and are shown with a sign. */
static void
add_numbers (GtkGrid *grid, TapisGame *game, const int *numbers, gboolean gain,
             const char *css_class, int line)
{
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      const TapisPlayerState *player =
        tapis_player_get_state (tapis_game_get_player (game, seat));
      int number = numbers[seat];
      g_autofree char *text =
        gain ? tapis_words_gain (number) : tapis_words_number (number);
      g_autofree char *spoken = tapis_words_named (player->name, text);
      GtkWidget *label = add_label (grid, text, css_class, seat + 1, line);

      tapis_names_set (label, spoken, NULL);
      if (player->is_viewer)
        gtk_widget_add_css_class (label, "own");
    }
}

/* Returns a new table with one column for each player, which begins with the
 * player's emblem, and a column for titles before them. */
static GtkGrid *
new_table (TapisGame *game)
{
  int n_seats = (int) tapis_game_get_n_seats (game);
  GtkGrid *grid =
    g_object_new (GTK_TYPE_GRID, "column-spacing", n_seats > 5 ? 10 : 18,
                  "row-spacing", 3, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (grid), "scoretable");
  for (int seat = 0; seat < n_seats; seat++)
    {
      const TapisPlayerState *player =
        tapis_player_get_state (tapis_game_get_player (game, seat));
      GtkWidget *emblem = tapis_emblem_new (player->avatar, EMBLEM);

      gtk_widget_set_halign (emblem, GTK_ALIGN_END);
      gtk_widget_set_tooltip_text (emblem, player->name);
      gtk_grid_attach (grid, emblem, seat + 1, 0, 1, 1);
    }
  return grid;
}

/* Returns a box with @table in its middle. The wrap layout is needed: with
 * "halign", or with a box on each side, newer GTK versions measure the minimum
 * height without a width, and print warnings about titles that can wrap. */
static GtkWidget *
centred (GtkGrid *table)
{
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (middle, tapis_wrap_layout_new (0, 50));
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (table));
  return middle;
}

/* --- rows ----------------------------------------------------------------- */

/* Adds @title and @numbers (see add_numbers()) in the row @line of @grid. If
 * there are many players, the title is in this row and the numbers in the next
 * one. Returns the index of the row below. */
static int
add_row (GtkGrid *grid, TapisGame *game, const char *title, const int *numbers,
         gboolean gain, const char *css_class, int line)
{
  int n_seats = (int) tapis_game_get_n_seats (game);
  GtkWidget *label = gtk_label_new (title);
  gboolean above = n_seats > BESIDE;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_grid_attach (grid, label, 0, line, above ? n_seats + 1 : 1, 1);
  line += above;
  add_numbers (grid, game, numbers, gain, css_class, line);
  return line + 1;
}

/* Sets @before to the score of each player before @round. Returns whether at
 * least one of the scores is not 0. */
static gboolean
score_before (const TapisScoreLine *round, int *before)
{
  gboolean any = FALSE;

  for (guint seat = 0; seat < round->n_seats; seat++)
    {
      before[seat] = round->score[seat] - round->points[seat];
      any = any || before[seat] != 0;
    }
  return any;
}

GtkWidget *
tapis_account_table_new (TapisGame *game)
{
  GListModel *account, *rounds;
  g_autoptr (TapisScoreRow) round = NULL;
  const TapisScoreLine *sum = NULL;
  g_autofree int *before = NULL;
  gboolean had = FALSE;
  GtkGrid *grid;
  guint n_rounds;
  int line = 1;

  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);

  account = tapis_game_now (game)->account;
  rounds = tapis_game_now (game)->rounds;
  n_rounds = g_list_model_get_n_items (rounds);
  grid = new_table (game);
  if (n_rounds > 0)
    {
      round = g_list_model_get_item (rounds, n_rounds - 1);
      sum = tapis_score_row_get_line (round);
      before = g_new (int, sum->n_seats);
      had = score_before (sum, before);
    }
  if (had)
    /* Translators: the first row: how many points each player had before this
     * round. Short. */
    line = add_row (grid, game, C_("score table", "Before"), before, FALSE,
                    NULL, line);
  for (guint i = 0; i < g_list_model_get_n_items (account); i++)
    {
      g_autoptr (TapisScoreRow) row = g_list_model_get_item (account, i);
      const TapisScoreLine *now = tapis_score_row_get_line (row);

      line = add_row (grid, game, now->title, now->points, TRUE, NULL, line);
    }
  if (sum != NULL)
    /* Translators: a row below others: what they come to for each player.
     * Short. */
    line = add_row (grid, game, C_("score table", "This round"), sum->points,
                    TRUE, "sum", line);
  if (had)
    /* Translators: the last row: how many points each player has after this
     * round. Short. */
    add_row (grid, game, C_("score table", "Now"), sum->score, FALSE, "sum",
             line);
  return centred (grid);
}

GtkWidget *
tapis_score_table_new (TapisGame *game)
{
  g_autofree int *numbers = NULL;
  GListModel *rounds;
  GtkGrid *grid;
  int n_rounds, line = 1;

  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);

  rounds = tapis_game_now (game)->rounds;
  n_rounds = (int) g_list_model_get_n_items (rounds);
  grid = new_table (game);
  numbers = g_new (int, tapis_game_get_n_seats (game));
  for (int i = 0; i < n_rounds; i++)
    {
      g_autoptr (TapisScoreRow) round =
        g_list_model_get_item (rounds, (guint) i);
      const TapisScoreLine *now = tapis_score_row_get_line (round);
      g_autofree char *number = tapis_words_number ((int) now->number);
      g_autofree char *spoken =
        /* Translators: read aloud: before the points of a round. */
        g_strdup_printf (C_("score table", "Round %u"), now->number);
      GtkWidget *label;

      if (i == 0 && score_before (now, numbers))
        {
          /* Translators: what each player had before the first round. Short.
           */
          add_label (grid, C_("score table", "Start"), "dim-label", 0, line);
          add_numbers (grid, game, numbers, FALSE, NULL, line++);
        }
      label = add_label (grid, number, "dim-label", 0, line);
      tapis_names_set (label, spoken, NULL);
      add_numbers (grid, game, now->points, TRUE, NULL, line++);
    }
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    numbers[seat] = tapis_game_get_player_state (game, seat)->score;
  add_numbers (grid, game, numbers, FALSE, "sum", line);
  return centred (grid);
}
