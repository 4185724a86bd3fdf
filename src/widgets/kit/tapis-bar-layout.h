/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays buttons out side by side. The width of a button depends on how many
 * there are, not on their labels, so that nothing moves under the finger when a
 * label changes; only where a word is longer than its place the others become
 * narrower. The first gets the most room; buttons with the style class
 * `tool` have their natural width and come last. Where the bar is narrow a long
 * label wraps to a second line. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkLayoutManager *tapis_bar_layout_new (void);

/** The height in pixels of a bar of @width pixels with the font of @widget; it
 * does not depend on the buttons. @width -1: one line of text. */
int tapis_bar_layout_height (GtkWidget *widget, int width);

/** Has the label of @button wrap to a second line, and end in an ellipsis where
 * that is not enough. */
void tapis_bar_layout_prepare (GtkButton *button);

G_END_DECLS
