/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of statistics: how many games were played and won, by game, by level
 * and by number of players, and how the results have changed over time. */

#pragma once

#include "model/past/tapis-history.h"
#include "tapis-page.h"

#define TAPIS_TYPE_STATISTICS_PAGE (tapis_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisStatisticsPage, tapis_statistics_page, TAPIS,
                      STATISTICS_PAGE, TapisPage)

/** Shows the statistics of @history. Call this function once only. The button
 * to begin the statistics anew activates `win.reset-statistics ("id")`, with
 * the id of the selected game, or "" for all games. */
void tapis_statistics_page_set_history (TapisStatisticsPage *self,
                                        TapisHistory        *history);
