/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of the log. It shows one event: the emblem of its player (only in the
 * first row of the player's turn), the sentence, and the cards that the
 * sentence names. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-log-entry.h"

#define TAPIS_TYPE_LOG_ROW (tapis_log_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogRow, tapis_log_row, TAPIS, LOG_ROW, GtkBox)

/** Shows @entry. */
void tapis_log_row_set_entry (TapisLogRow *self, TapisLogEntry *entry);
