/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays buttons side by side in places of their own: a place depends on how many
 * there are, and not on what is written in any of them, so that nothing moves
 * under the finger when that changes. The first gets the most room; those with
 * the class `tool` are as wide as they wish and come last. Words that are too
 * long for their place go on in a second line where the bar is narrow. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkLayoutManager *tapis_bar_layout_new (void);

/** The height of a bar of @width in the text of @widget, whatever buttons there
 * are. */
int tapis_bar_layout_height (GtkWidget *widget,
                             int        width);

/** Has the label of @button end in dots, or go on in a second line. */
void tapis_bar_layout_prepare (GtkButton *button);

G_END_DECLS
