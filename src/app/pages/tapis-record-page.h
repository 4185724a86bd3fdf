/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page about one finished game: who played, how the game ended, and its
 * house rules. Its buttons have the actions `win.replay-record ("name")`,
 * `win.copy-record ("name")`, `win.export-record ("name")` and
 * `win.delete-record ("name")`, where "name" is the name of the record. */

#pragma once

#include "model/past/tapis-record.h"
#include "tapis-page.h"

#define TAPIS_TYPE_RECORD_PAGE (tapis_record_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecordPage, tapis_record_page, TAPIS, RECORD_PAGE,
                      TapisPage)

/** Shows @record. Call this function once only. */
void tapis_record_page_set_record (TapisRecordPage *self, TapisRecord *record);
