/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line of text that tells the last moves. It shows as many of the moves since
 * the viewer's last turn as fit, with the last move brighter than the others.
 * The line is a button that opens a list of all these moves. */

#pragma once

#include "tapis-table.h"

#define TAPIS_TYPE_TOLD_LINE (tapis_told_line_get_type ())
G_DECLARE_FINAL_TYPE (TapisToldLine, tapis_told_line, TAPIS, TOLD_LINE,
                      GtkButton)

/** Makes a line about the game of @table. The table becomes its parent. */
TapisToldLine *tapis_told_line_new (TapisTable *table);

/** Updates the text after the game has changed. */
void tapis_told_line_update (TapisToldLine *self);

/** Returns the height in pixels of @lines lines of text. If @large is %TRUE,
 * the text has its usual size, and small cards are in it in the place of their
 * names; otherwise it is small. */
int tapis_told_line_needs_height (TapisToldLine *self, int lines,
                                  gboolean large);

/** Allocates the line at @place, with room for @lines lines of text, which is
 * @large or small. The line is hidden if @shown is %FALSE, or if its text does
 * not fit. */
void tapis_told_line_allocate (TapisToldLine *self, const GdkRectangle *place,
                               int lines, gboolean large, gboolean shown);

/** Closes the list, if it is open. */
void tapis_told_line_close (TapisToldLine *self);
