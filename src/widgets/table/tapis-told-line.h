/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line that tells each move when it is made. It shows as many of the moves
 * since the viewer's last turn as there is room for, the last one brighter than
 * the others. It is a button that opens a list of all these moves. */

#pragma once

#include "tapis-table.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TOLD_LINE (tapis_told_line_get_type ())
G_DECLARE_FINAL_TYPE (TapisToldLine, tapis_told_line, TAPIS, TOLD_LINE,
                      GtkButton)

/** Makes a line that tells of the game of @table. The table becomes its
 * parent. */
GtkWidget *tapis_told_line_new (TapisTable *table);

/** Updates the words: tells the last moves of the game as it is now. */
void tapis_told_line_update (TapisToldLine *self);

/** Gives the line its @place, in which the words may take @lines lines. The
 * line is hidden if @shown is %FALSE, or if there is no room for a whole
 * move. */
void tapis_told_line_allocate (TapisToldLine *self, const GdkRectangle *place,
                               int lines, gboolean shown);

/** Closes the list, if it is open. */
void tapis_told_line_close (TapisToldLine *self);

G_END_DECLS
