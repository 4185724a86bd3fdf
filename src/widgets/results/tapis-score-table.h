/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of points with a column for each player. It must not know the
 * rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/** A row for each finished round of @game, of which there is at least one, and
 * the totals below. */
GtkWidget *tapis_score_table_new (TapisGame *game);

/** A row for each thing that points were won or lost for in the last round, and
 * the sum below. */
GtkWidget *tapis_account_table_new (TapisGame *game);

G_END_DECLS
