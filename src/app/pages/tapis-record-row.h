/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of the list of finished games: a button with the action `win.record
 * ("name")`, where "name" is the name of the record. */

#pragma once

#include <gtk/gtk.h>

#include "model/past/tapis-record.h"

#define TAPIS_TYPE_RECORD_ROW (tapis_record_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecordRow, tapis_record_row, TAPIS, RECORD_ROW,
                      GtkButton)

/* Property: "record" (TapisRecord, write-only): the game that the row shows.
 * Setting %NULL changes nothing. */
