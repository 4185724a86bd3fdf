/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of statistics: games counted by game, level and number of players,
 * and how they ended over time. Knows games only from the registry. */

#pragma once

#include "model/past/tapis-history.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_STATISTICS_PAGE (tapis_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisStatisticsPage, tapis_statistics_page, TAPIS,
                      STATISTICS_PAGE, TapisPage)

/** Counts the games of @history; to be called once. The page's button is the
 * action `win.reset-statistics ("id")`, of the game that is looked at; "": of
 * all. */
void tapis_statistics_page_set_history (TapisStatisticsPage *self,
                                        TapisHistory        *history);

G_END_DECLS
