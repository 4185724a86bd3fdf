/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing that happened, as it stands in a list: the emblem of who did it
 * where their turn begins, the sentence, and the cards in it. */

#pragma once

#include <gtk/gtk.h>

#include "model/items/tapis-log-entry.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LOG_ROW (tapis_log_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogRow, tapis_log_row, TAPIS, LOG_ROW, GtkBox)

/** Empty. */
GtkWidget *tapis_log_row_new (void);

/** Shows @entry, and follows its text; %NULL: nothing. */
void tapis_log_row_set_entry (TapisLogRow *self, TapisLogEntry *entry);

G_END_DECLS
