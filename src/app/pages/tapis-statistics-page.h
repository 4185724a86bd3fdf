/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of statistics: games counted by game, level and number of players,
 * and how they ended over time. Knows games only from the registry. */

#pragma once

#include <adwaita.h>

#include "model/past/tapis-history.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_STATISTICS_PAGE (tapis_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisStatisticsPage, tapis_statistics_page, TAPIS,
                      STATISTICS_PAGE, GtkWidget)

/** Emits `reset ()` when a person wants to begin anew. */
GtkWidget *tapis_statistics_page_new (TapisHistory *history);

/** The game that is looked at; %NULL: all. */
const CgRules *tapis_statistics_page_get_rules (TapisStatisticsPage *self);

/** Moves the focus to what chooses the games. */
void tapis_statistics_page_focus (TapisStatisticsPage *self);

G_END_DECLS
