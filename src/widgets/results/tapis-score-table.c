/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points of every round of a match, and what the last one was won and lost
 * for. Knows no rule. */

#include "config.h"

#include "tapis-score-table.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-emblem.h"

#define EMBLEM 26
#define BESIDE 4 /* with more players a row has its title above it */

static GtkWidget *
add_label (GtkGrid    *grid,
           const char *text,
           const char *css_class,
           int         column,
           int         line)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_halign (label, GTK_ALIGN_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, line, 1, 1);
  return label;
}

/* A number of @player, who is named with it. */
static GtkWidget *
add_number (GtkGrid     *grid,
            TapisPlayer *player,
            int          number,
            gboolean     gain,
            int          column,
            int          line)
{
  /* with a real minus, as wide as the plus */
  g_autofree char *text =
    number < 0 ? g_strdup_printf ("\342\210\222%d", -number)
               : g_strdup_printf (gain && number > 0 ? "+%d" : "%d", number);
  /* Translators: in the table of points: a player's name, and what they won
   * or lost: "Fox: +12". */
  g_autofree char *spoken = g_strdup_printf (
    C_("score table", "%s: %s"), tapis_player_get_state (player)->name, text);
  GtkWidget *label = add_label (grid, text, gain ? NULL : "sum", column, line);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (tapis_player_get_state (player)->is_viewer)
    gtk_widget_add_css_class (label, "own");
  return label;
}

/* A table with a column a player, their emblems above it. */
static GtkWidget *
new_table (TapisGame *game, int line)
{
  GtkWidget *table = gtk_grid_new ();
  int n_seats = (int) tapis_game_get_n_seats (game);

  gtk_widget_add_css_class (table, "scoretable");
  gtk_grid_set_column_spacing (GTK_GRID (table), n_seats > 5 ? 10 : 18);
  gtk_grid_set_row_spacing (GTK_GRID (table), 3);
  for (int seat = 0; seat < n_seats; seat++)
    {
      TapisPlayer *player = tapis_game_get_player (game, seat);
      GtkWidget *emblem =
        tapis_emblem_new (tapis_player_get_state (player)->avatar, EMBLEM);

      gtk_widget_set_halign (emblem, GTK_ALIGN_END);
      gtk_widget_set_tooltip_text (emblem,
                                   tapis_player_get_state (player)->name);
      gtk_grid_attach (GTK_GRID (table), emblem, seat + 1, line, 1, 1);
    }
  return table;
}

/* --- in the middle of what it is put into --------------------------------- */

/* Not with an alignment, nor between two boxes: newer GTK versions measure
 * there for the least height at any width, and complain of titles that could
 * wrap where they need not. */

static int
table_width (GtkWidget *table, int width)
{
  int natural;

  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);
  return width < 0 ? natural : MIN (width, natural);
}

static GtkSizeRequestMode
height_for_width (GtkWidget *middle)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_middle (GtkWidget      *middle,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  GtkWidget *table = gtk_widget_get_first_child (middle);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (table, orientation, -1, minimum, natural, NULL,
                          NULL);
      return;
    }
  gtk_widget_measure (table, orientation, table_width (table, for_size), NULL,
                      natural, NULL, NULL);
  *minimum = *natural;
}

static void
allocate_middle (GtkWidget *middle,
                 int        width,
                 int        height,
                 int        baseline)
{
  GtkWidget *table = gtk_widget_get_first_child (middle);
  int wide = table_width (table, width);

  gtk_widget_size_allocate (
    table, &(GtkAllocation) { (width - wide) / 2, 0, wide, height }, -1);
}

static GtkWidget *
centred (GtkWidget *table)
{
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (
    middle, gtk_custom_layout_new (height_for_width, measure_middle,
                                   allocate_middle));
  gtk_box_append (GTK_BOX (middle), table);
  return middle;
}

/* --- rows ----------------------------------------------------------------- */

/* What a row is about: before it, or with many players above it. Returns: the
 * row for its numbers. */
static int
add_title (GtkGrid *grid, const char *title, int n_seats, int line)
{
  GtkWidget *label = gtk_label_new (title);
  gboolean above = n_seats > BESIDE;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_grid_attach (grid, label, 0, line, above ? n_seats + 1 : 1, 1);
  return above ? line + 1 : line;
}

GtkWidget *
tapis_account_table_new (TapisGame *game)
{
  GListModel *account, *rounds;
  g_autoptr (TapisRound) round = NULL;
  GtkWidget *table;
  guint n, n_rounds;
  int n_seats, line = 1;

  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);

  account = tapis_game_get_account (game);
  rounds = tapis_game_get_rounds (game);
  n = g_list_model_get_n_items (account);
  n_rounds = g_list_model_get_n_items (rounds);
  n_seats = (int) tapis_game_get_n_seats (game);
  table = new_table (game, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TapisAccountRow) row = g_list_model_get_item (account, i);

      line = add_title (GTK_GRID (table), tapis_account_row_get_title (row),
                        n_seats, line);
      for (int seat = 0; seat < n_seats; seat++)
        add_number (GTK_GRID (table), tapis_game_get_player (game, seat),
                    tapis_account_row_get_points (row, seat), TRUE, seat + 1,
                    line);
      line++;
    }
  if (n_rounds == 0)
    return centred (table);
  round = g_list_model_get_item (rounds, n_rounds - 1);
  /* Translators: the last row of an account: what it all comes to */
  line = add_title (GTK_GRID (table), _("This round"), n_seats, line);
  for (int seat = 0; seat < n_seats; seat++)
    gtk_widget_add_css_class (
      add_number (GTK_GRID (table), tapis_game_get_player (game, seat),
                  tapis_round_get_points (round, seat), TRUE, seat + 1, line),
      "sum");
  return centred (table);
}

GtkWidget *
tapis_score_table_new (TapisGame *game)
{
  GtkWidget *table;
  GtkGrid *grid;
  GListModel *rounds;
  int n_rounds, n_seats;

  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);

  rounds = tapis_game_get_rounds (game);
  n_rounds = (int) g_list_model_get_n_items (rounds);
  n_seats = (int) tapis_game_get_n_seats (game);
  table = new_table (game, 0);
  grid = GTK_GRID (table);
  for (int seat = 0; seat < n_seats; seat++)
    {
      TapisPlayer *player = tapis_game_get_player (game, seat);

      add_number (grid, player, tapis_player_get_state (player)->score, FALSE,
                  seat + 1, n_rounds + 1);
    }
  for (int i = 0; i < n_rounds; i++)
    {
      g_autoptr (TapisRound) round =
        g_list_model_get_item (rounds, (guint) i);
      g_autofree char *number =
        g_strdup_printf ("%u", tapis_round_get_number (round));
      g_autofree char *spoken =
        /* Translators: in the table of points */
        g_strdup_printf (C_("score table", "Round %u"),
                         tapis_round_get_number (round));
      GtkWidget *label = add_label (grid, number, "dim-label", 0, i + 1);

      gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                      -1);
      for (int seat = 0; seat < n_seats; seat++)
        add_number (grid, tapis_game_get_player (game, seat),
                    tapis_round_get_points (round, seat), TRUE, seat + 1,
                    i + 1);
    }
  return centred (table);
}
