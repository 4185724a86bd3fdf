/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Noddy: a row for everything that was scored, with the
 * cards if the viewer may see them, and a column of points for each player.
 * Decides no rule. */

#pragma once

#include <gtk/gtk.h>

#include "noddy-model.h"

#define TAPIS_TYPE_NODDY_SHEET_VIEW (tapis_noddy_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddySheetView, tapis_noddy_sheet_view, TAPIS,
                      NODDY_SHEET_VIEW, GtkBox)

/** Shows the score sheet of @game, or an empty list if @game is %NULL. The
 * first column shows the viewer's points. Must be called whenever the game has
 * changed. */
void tapis_noddy_sheet_view_show (TapisNoddySheetView *self, TapisNoddy *game);

/** Returns the list of rows, which can have the keyboard focus. */
GtkWidget *tapis_noddy_sheet_view_get_list (TapisNoddySheetView *self);
