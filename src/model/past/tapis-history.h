/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The finished games of a store. Everything is read from the files; there is no
 * index.
 *
 *   history/GAME-20260131T201500Z-1.tapis              a game that is counted
 *   history/earlier/GAME-20260131T201500Z-1.tapis      a game that is set aside
 *   history/….tapis.deleted    a deleted game, as long as that can be undone
 *
 * A thread reads the files, and their records are added to the list a few at a
 * time. */

#pragma once

#include "tapis-record.h"
#include "tapis-store.h"

#define TAPIS_TYPE_HISTORY (tapis_history_get_type ())
G_DECLARE_FINAL_TYPE (TapisHistory, tapis_history, TAPIS, HISTORY, GObject)

/* Signals:
 *
 *   changed ()                 files begin to be read, or all have been read
 *   failed (string sentence)   a file could not be moved; @sentence is for the
 *                              person */
TapisHistory *tapis_history_new (TapisStore *store);

/** Updates the list: adds the records of new files, and removes the records of
 * files that are gone. Only the first call reads all files. */
void tapis_history_load (TapisHistory *self);

/** Returns the records, from the newest to the oldest. Borrowed. */
GListModel *tapis_history_get_records (TapisHistory *self);

/** tapis_history_get_loading() returns whether files are being read.
 * tapis_history_get_broken() returns the names of the files that could not be
 * read, which are left as they are. */
gboolean           tapis_history_get_loading (TapisHistory *self);
const char *const *tapis_history_get_broken  (TapisHistory *self);

/** tapis_history_delete() deletes the game of @record, and
 * tapis_history_bring_back() undoes that. Both return whether they succeeded. A
 * deleted game can be brought back until tapis_history_forget() is called for
 * it, or until another TapisHistory is loaded. */
gboolean tapis_history_delete     (TapisHistory *self, TapisRecord *record);
gboolean tapis_history_bring_back (TapisHistory *self, TapisRecord *record);
void     tapis_history_forget     (TapisHistory *self, TapisRecord *record);

/** Sets aside all games with @rules (%NULL: all games): they stay in the
 * history, but the statistics no longer count them. In the list, their records
 * are replaced by new ones. */
void tapis_history_set_aside (TapisHistory *self, const CgRules *rules);
