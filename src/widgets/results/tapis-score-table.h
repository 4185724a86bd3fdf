/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points of every round of a match: a column a player, a line a round, and
 * what each has below. Knows no rule. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/** The rounds of @game that are over, as they are now; at least one. */
GtkWidget *tapis_score_table_new (TapisGame *game);

/** What the last of them was won and lost for, and what that comes to. */
GtkWidget *tapis_account_table_new (TapisGame *game);

G_END_DECLS
