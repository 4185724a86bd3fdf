/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays buttons out side by side, each in a place of its own: so many for words,
 * then so many for tools. Where a place is and how wide depends on how many
 * places there are, and on nothing else: not on who stands there, nor on their
 * labels. So nothing moves under the finger when a button comes or goes, or
 * says something else; a place for which there is no button stays empty. Of
 * two places for words the first gets more room; where the bar is narrow a long
 * label wraps to a second line, and becomes smaller until it fits. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_BAR_LAYOUT (tapis_bar_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisBarLayout, tapis_bar_layout, TAPIS, BAR_LAYOUT,
                      GtkLayoutManager)

/** @words: how many places there are for words; @tools: behind them, for
 * tools. */
GtkLayoutManager *tapis_bar_layout_new (guint words, guint tools);

/** Puts @button into a place, 1-based: of those for tools, or for words. What
 * has no place there is not seen. */
void tapis_bar_layout_put (GtkWidget *button, gboolean tool, guint place);

/** The height in pixels of a bar of @width pixels with the font of @widget; it
 * does not depend on the buttons. @width -1: one line of text. */
int tapis_bar_layout_height (GtkWidget *widget, int width);

/** Has the label of @button wrap to a second line, and end in an ellipsis where
 * that is not enough. */
void tapis_bar_layout_prepare (GtkButton *button);

/** What @button says: @text, or where its place has no room for that @brief.
 * @brief: (nullable): %NULL: always @text */
void tapis_bar_layout_set_text (GtkButton *button, const char *text,
                                const char *brief);

G_END_DECLS
