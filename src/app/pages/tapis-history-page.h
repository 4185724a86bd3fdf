/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of finished games: a list, of all games or of one. Knows games only
 * from the registry. */

#pragma once

#include "model/past/tapis-history.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_HISTORY_PAGE (tapis_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisHistoryPage, tapis_history_page, TAPIS,
                      HISTORY_PAGE, TapisPage)

/** Lists the games of @history; to be called once. A game is the action
 * `win.record ("name")`, and the key Delete on it `win.delete-record ("name")`.
 * The focus goes to the game that had it last, or to the first. */
void tapis_history_page_set_history (TapisHistoryPage *self,
                                     TapisHistory     *history);

G_END_DECLS
