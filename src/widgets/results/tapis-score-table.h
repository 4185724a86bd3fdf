/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of points with a column for each player. It must not know the
 * rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"

/** Returns a new table with a row for each finished round of @game, and the
 * total scores below. At least one round must be finished. */
GtkWidget *tapis_score_table_new (TapisGame *game);

/** Returns a new table of the last round of @game. It has a row for each reason
 * for which points were won or lost, and the sum below. If a player had points
 * before that round, the scores before and after the round are shown too. */
GtkWidget *tapis_account_table_new (TapisGame *game);
