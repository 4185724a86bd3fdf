/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A plot of results over time: a line, and below it a mark for every game,
 * which is tall if the game was won. It knows only numbers and texts. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_RESULTS_PLOT (tapis_results_plot_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultsPlot, tapis_results_plot, TAPIS,
                      RESULTS_PLOT, GtkWidget)

/**
 * tapis_results_plot_set:
 * @values: (array length=n): a value for each game, the oldest first
 * @won: (array length=n): whether that game was won
 * @n: how many games; 0 draws nothing
 * @low: the value at the bottom of the plot
 * @high: the value at the top of the plot
 * @low_text: a short label for @low
 * @high_text: a short label for @high
 * @first: a label for the date of the first game
 * @last: a label for the date of the last game
 * @description: the whole plot in sentences, for screen readers
 */
void tapis_results_plot_set (TapisResultsPlot *self, const double *values,
                             const gboolean *won, guint n, double low,
                             double high, const char *low_text,
                             const char *high_text, const char *first,
                             const char *last, const char *description);

G_END_DECLS
