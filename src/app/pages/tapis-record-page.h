/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of one finished game: who played, how the game ended, and by which
 * rules it was played. The buttons have the actions `win.replay-record`,
 * `.copy-record`, `.export-record` and `.delete-record`, with the name of the
 * game's file. */

#pragma once

#include "model/past/tapis-record.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RECORD_PAGE (tapis_record_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecordPage, tapis_record_page, TAPIS, RECORD_PAGE,
                      TapisPage)

/** Shows @record. Call this once. */
void tapis_record_page_set_record (TapisRecordPage *self, TapisRecord *record);

G_END_DECLS
