/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Noddy on paper: a line for everything that was scored,
 * its cards where they are known, and a column for each player. Knows no
 * rule. */

#pragma once

#include <gtk/gtk.h>

#include "noddy-model.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_NODDY_SHEET_VIEW (tapis_noddy_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddySheetView, tapis_noddy_sheet_view, TAPIS,
                      NODDY_SHEET_VIEW, GtkBox)

GtkWidget *tapis_noddy_sheet_view_new (void);

/** The sheet of @game, the viewer's column first; %NULL shows none. */
void tapis_noddy_sheet_view_set_game (TapisNoddySheetView *self,
                                      TapisNoddy          *game);

/** The list, which the focus goes to. */
GtkWidget *tapis_noddy_sheet_view_get_list (TapisNoddySheetView *self);

G_END_DECLS
