/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of points with a column for each player. It must not know the
 * rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/** Returns a new table with a row for each finished round of @game, of which
 * there must be at least one, and with the totals below. */
GtkWidget *tapis_score_table_new (TapisGame *game);

/** Returns a new table with a row for each thing that points were won or lost
 * for in the last round of @game, and with the sum below. */
GtkWidget *tapis_account_table_new (TapisGame *game);

G_END_DECLS
