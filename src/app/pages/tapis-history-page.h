/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page with the list of finished games. A filter can limit the list to one
 * game. */

#pragma once

#include "model/past/tapis-history.h"
#include "tapis-page.h"

#define TAPIS_TYPE_HISTORY_PAGE (tapis_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisHistoryPage, tapis_history_page, TAPIS,
                      HISTORY_PAGE, TapisPage)

/** Lists the games of @history. Call this function once only. Each row has the
 * action `win.record ("name")`, and the Delete key on a row calls the action
 * `win.delete-record ("name")`, where "name" is the name of the record. When
 * the page gets the focus, the focus goes to the row that had it last, or to
 * the first row. */
void tapis_history_page_set_history (TapisHistoryPage *self,
                                     TapisHistory     *history);
