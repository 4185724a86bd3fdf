/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of one finished game: who played, how it ended, by which rules; and
 * what can be done with it. Knows games only from the registry. */

#pragma once

#include <adwaita.h>

#include "model/past/tapis-record.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RECORD_PAGE (tapis_record_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecordPage, tapis_record_page, TAPIS, RECORD_PAGE,
                      GtkWidget)

/** Emits `replay ()`, `copy ()`, `export ()` and `delete ()` when a person asks
 * for that. */
GtkWidget *tapis_record_page_new (void);

/** Shows @record, and moves the focus to its first button. */
void         tapis_record_page_set_record (TapisRecordPage *self,
                                           TapisRecord     *record);
TapisRecord *tapis_record_page_get_record (TapisRecordPage *self);

G_END_DECLS
