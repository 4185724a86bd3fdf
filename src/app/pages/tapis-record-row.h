/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game in the list of them: a button, which is the action
 * `win.record ("name")`. Knows games only from the registry. */

#pragma once

#include <gtk/gtk.h>

#include "model/past/tapis-record.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RECORD_ROW (tapis_record_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecordRow, tapis_record_row, TAPIS, RECORD_ROW,
                      GtkButton)

/* Property: record (TapisRecord, write-only): the game, or %NULL. */

G_END_DECLS
