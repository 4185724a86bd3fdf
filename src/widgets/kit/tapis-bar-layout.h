/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays buttons out side by side, each in a place of its own: first places for
 * buttons with words, then places for tools, which show a picture. Where a
 * place lies and how wide it is depends only on the number of places, not on
 * the buttons or their labels. So nothing moves under the finger when a button
 * comes, goes or gets other words; a place without a button stays empty. If
 * there are two places for words, the first is wider. On a narrow bar a long
 * label wraps to a second line, and its text becomes smaller until it fits. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_BAR_LAYOUT (tapis_bar_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisBarLayout, tapis_bar_layout, TAPIS, BAR_LAYOUT,
                      GtkLayoutManager)

/** Makes a layout with @words places for buttons with words, followed by @tools
 * places for tools. */
GtkLayoutManager *tapis_bar_layout_new (guint words, guint tools);

/** Puts @button into place number @place, counted from 1, of the places for
 * tools (if @tool is %TRUE) or of those for words. A button whose place does
 * not exist is not shown. */
void tapis_bar_layout_put (GtkWidget *button, gboolean tool, guint place);

/** Returns the height in pixels of a bar that is @width pixels wide and has the
 * font of @widget; the buttons do not matter. If @width is -1, the bar has one
 * line of text. */
int tapis_bar_layout_height (GtkWidget *widget, int width);

/** Has the label of @button wrap to a second line, and end in an ellipsis if
 * two lines are not enough. */
void tapis_bar_layout_prepare (GtkButton *button);

/** Has @button show @text or, if its place has too little room for that, @brief
 * (nullable). */
void tapis_bar_layout_set_text (GtkButton *button, const char *text,
                                const char *brief);

G_END_DECLS
