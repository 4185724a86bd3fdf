/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points of every round of a match. Knows no rule. */

#include "config.h"

#include "tapis-score-table.h"

#include <glib/gi18n.h>

#include "tapis-emblem.h"

#define EMBLEM 26

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
static void
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
    C_("score table", "%s: %s"), tapis_player_get_name (player), text);
  GtkWidget *label = add_label (grid, text, gain ? NULL : "sum", column, line);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (tapis_player_get_is_viewer (player))
    gtk_widget_add_css_class (label, "own");
}

GtkWidget *
tapis_score_table_new (TapisGame *game)
{
  GtkWidget *table = gtk_grid_new ();
  GtkGrid *grid = GTK_GRID (table);
  GListModel *rounds;
  int n_rounds, n_seats;

  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);

  rounds = tapis_game_get_rounds (game);
  n_rounds = (int) g_list_model_get_n_items (rounds);
  n_seats = (int) tapis_game_get_n_seats (game);
  gtk_widget_add_css_class (table, "scoretable");
  gtk_widget_set_halign (table, GTK_ALIGN_CENTER);
  gtk_grid_set_column_spacing (grid, n_seats > 5 ? 10 : 18);
  gtk_grid_set_row_spacing (grid, 3);
  for (int seat = 0; seat < n_seats; seat++)
    {
      TapisPlayer *player = tapis_game_get_player (game, seat);
      GtkWidget *emblem = tapis_emblem_new (tapis_player_get_avatar (player),
                                            EMBLEM);

      gtk_widget_set_halign (emblem, GTK_ALIGN_END);
      gtk_widget_set_tooltip_text (emblem, tapis_player_get_name (player));
      gtk_grid_attach (grid, emblem, seat + 1, 0, 1, 1);
      add_number (grid, player, tapis_player_get_score (player), FALSE,
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
  return table;
}
