/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of the combinations in Noddy, as buttons side by side: what the
 * chosen cards make. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "noddy-model.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_NODDY_NAMES (tapis_noddy_names_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddyNames, tapis_noddy_names, TAPIS, NODDY_NAMES,
                      GtkWidget)

/** As many as there can be. */
#define TAPIS_NODDY_MAX_NAMES 7

/** @game: (nullable): whose actions of the middle get a button each */
void tapis_noddy_names_show (TapisNoddyNames *self, TapisNoddy *game);

/** The buttons there are, in their order; returns how many. */
guint tapis_noddy_names_list (TapisNoddyNames *self,
                              GtkWidget *out[TAPIS_NODDY_MAX_NAMES]);

G_END_DECLS
