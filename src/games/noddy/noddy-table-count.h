/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The count before an announcement: who counts, what was said of the last
 * combination, and what is counted so far. The buttons that count are the
 * game's actions. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "noddy-model.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_NODDY_COUNT_VIEW (tapis_noddy_count_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddyCountView, tapis_noddy_count_view, TAPIS,
                      NODDY_COUNT_VIEW, GtkBox)

GtkWidget *tapis_noddy_count_view_new (void);

/** The count of @game; %NULL shows none. */
void tapis_noddy_count_view_set_game (TapisNoddyCountView *self,
                                      TapisNoddy          *game);

/** The two buttons of who counts: @yourself, or the computer. */
GtkWidget *tapis_noddy_count_view_get_button (TapisNoddyCountView *self,
                                              gboolean             yourself);

G_END_DECLS
