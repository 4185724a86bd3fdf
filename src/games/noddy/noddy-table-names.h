/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of buttons, one for each name of a combination in Noddy. With these
 * buttons a learner names the combination that the selected cards make. Decides
 * no rule. */

#pragma once

#include <gtk/gtk.h>

#include "noddy-model.h"

#define TAPIS_TYPE_NODDY_NAMES (tapis_noddy_names_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddyNames, tapis_noddy_names, TAPIS, NODDY_NAMES,
                      GtkWidget)

/** Shows one button for each action of @game that belongs in the middle of the
 * table. @game: (nullable): %NULL removes all buttons. */
void tapis_noddy_names_show (TapisNoddyNames *self, TapisNoddy *game);
