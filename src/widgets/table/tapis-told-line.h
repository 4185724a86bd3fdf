/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line that tells each move as it is made: as many of the moves since the
 * viewer's last turn as there is room for, the last one brightest. It is a
 * button, which opens a list of all of them. */

#pragma once

#include "tapis-table.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_TOLD_LINE (tapis_told_line_get_type ())
G_DECLARE_FINAL_TYPE (TapisToldLine, tapis_told_line, TAPIS, TOLD_LINE,
                      GtkButton)

/** For the game of @table, which becomes its parent. */
GtkWidget *tapis_told_line_new (TapisTable *table);

/** Tells the last moves of the game as it is now. */
void tapis_told_line_update (TapisToldLine *self);

/** Gives @self @place, in which it may take @lines lines; where it is not
 * @shown, or a whole move has no room, it is not there. */
void tapis_told_line_allocate (TapisToldLine *self, const GdkRectangle *place,
                               int lines, gboolean shown);

/** The label with the words. */
GtkWidget *tapis_told_line_get_text (TapisToldLine *self);

/** Closes the list, if it is open. */
void tapis_told_line_close (TapisToldLine *self);

G_END_DECLS
