/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row for a finished game in the list of finished games: a button with the
 * action `win.record ("name")`. */

#pragma once

#include <gtk/gtk.h>

#include "model/past/tapis-record.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RECORD_ROW (tapis_record_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecordRow, tapis_record_row, TAPIS, RECORD_ROW,
                      GtkButton)

/* Property: record (TapisRecord, write-only): the game that the row shows, or
 * %NULL. */

G_END_DECLS
