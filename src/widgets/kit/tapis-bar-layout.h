/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout manager that allocates buttons side by side, each in a numbered
 * place: the first place for a button with words is in the middle, the second
 * one at its left; the others are at its right, and then the places for tools,
 * which show a picture. The position and width of a place depend only on
 * the width of the bar, the font and the number of places, not on the buttons
 * or their labels. So no button moves under a person's finger when another one
 * appears, disappears or changes its text; a place without a button stays
 * empty. If there are two places for words, the first is wider. On a narrow bar
 * with more places the first one cannot be in the middle; a long label wraps to
 * a second line there, and its text is made smaller until it fits. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_BAR_LAYOUT (tapis_bar_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisBarLayout, tapis_bar_layout, TAPIS, BAR_LAYOUT,
                      GtkLayoutManager)

/** Makes a layout with @words places for buttons with words (at least one) and
 * @tools places for tools. */
GtkLayoutManager *tapis_bar_layout_new (guint words, guint tools);

/** Puts @button into place number @place, counted from 1: of the places for
 * tools if @tool is %TRUE, otherwise of the places for words. A button whose
 * place does not exist is not shown. */
void tapis_bar_layout_put (GtkWidget *button, gboolean tool, guint place);

/** Returns the height in pixels of a bar that is @width pixels wide and has the
 * font of @widget. The height does not depend on the buttons; only in another
 * layout a bar may need more. If @width is -1, the labels have one line. */
int tapis_bar_layout_height (GtkWidget *widget, int width);

/** Prepares the label of @button for this layout: it can wrap to a second line,
 * and it ends in an ellipsis if two lines are not enough. */
void tapis_bar_layout_prepare (GtkButton *button);

/** Sets the text of @button to @text. If its place has too little room for
 * @text, the button shows @brief (nullable) instead. @caption (nullable) is
 * shown below @text, for a button that has no numbered place. */
void tapis_bar_layout_set_text (GtkButton *button, const char *text,
                                const char *brief, const char *caption);
