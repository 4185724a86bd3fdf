/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing that happened, in a whole sentence. Never changes. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_LOG_ENTRY (tapis_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogEntry, tapis_log_entry, TAPIS, LOG_ENTRY, GObject)

/** Also a property, "text": "Fox lays the queen of hearts." */
const char *tapis_log_entry_get_text (TapisLogEntry *self);

/** The seat that did it, or -1. */
int tapis_log_entry_get_seat (TapisLogEntry *self);

/** The number of the move, 0-based; all entries of a move have the same. */
guint tapis_log_entry_get_ply (TapisLogEntry *self);

G_END_DECLS
