/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results over time: a line, and below it a mark for every game, tall where it
 * was won. Knows only numbers and words. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_RESULTS_PLOT (tapis_results_plot_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultsPlot, tapis_results_plot, TAPIS,
                      RESULTS_PLOT, GtkWidget)

/**
 * tapis_results_plot_set:
 * @values: one a game, the oldest first
 * @won: likewise, whether it was won
 * @n: how many games
 * @low: the value at the bottom
 * @high: the value at the top
 * @low_text: @low in words, short
 * @high_text: @high in words
 * @first: when the first game was
 * @last: when the last one was
 * @description: all of it in sentences, for who does not see it
 */
void tapis_results_plot_set (TapisResultsPlot *self,
                             const double     *values,
                             const gboolean   *won,
                             guint             n,
                             double            low,
                             double            high,
                             const char       *low_text,
                             const char       *high_text,
                             const char       *first,
                             const char       *last,
                             const char       *description);

G_END_DECLS
