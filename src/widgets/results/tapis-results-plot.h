/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A plot of results over time: a line, and below it a mark for each game, which
 * is higher if the game was won. This file knows only numbers and texts. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_RESULTS_PLOT (tapis_results_plot_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultsPlot, tapis_results_plot, TAPIS,
                      RESULTS_PLOT, GtkWidget)

/**
 * tapis_results_plot_set:
 * @values: (array length=n): a value for each game, the oldest first
 * @won: (array length=n): for each game, whether it was won
 * @n: the number of games; if it is 0, nothing is drawn
 * @low: the value at the bottom of the plot, which must be less than @high
 * @high: the value at the top of the plot
 * @low_text: a short label for @low
 * @high_text: a short label for @high
 * @first: the date of the first game, as a text
 * @last: the date of the last game, as a text
 * @description: the whole plot in sentences, for screen readers
 */
void tapis_results_plot_set (TapisResultsPlot *self, const double *values,
                             const gboolean *won, guint n, double low,
                             double high, const char *low_text,
                             const char *high_text, const char *first,
                             const char *last, const char *description);
