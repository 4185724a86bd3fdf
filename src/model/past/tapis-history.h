/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The finished games of a store, the newest first: a list model of
 * #TapisRecord. Everything comes from the files; there is no index beside them.
 *
 *   history/GAME-20260131T201500Z-1.tapis                counted
 *   history/earlier/GAME-20260131T201500Z-1.tapis        set aside
 *   history/….tapis.deleted        deleted, as long as that can be undone
 *
 * The files are read in a thread, and their records are added a few at a time.
 */

#pragma once

#include "tapis-record.h"
#include "tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_HISTORY (tapis_history_get_type ())
G_DECLARE_FINAL_TYPE (TapisHistory, tapis_history, TAPIS, HISTORY, GObject)

/* Properties: loading (boolean); broken (strv: the names of files that could
 * not be read, which are left as they are). Both read-only.
 *
 * Signal: failed (string sentence): a file could not be moved. */
TapisHistory *tapis_history_new (TapisStore *store);

/** Looks for files that are new and for files that are gone. Reads all files
 * the first time, later only the new ones. */
void tapis_history_load (TapisHistory *self);

gboolean           tapis_history_get_loading (TapisHistory *self);
const char *const *tapis_history_get_broken  (TapisHistory *self);

/** Deletes a game, and brings it back. Both return whether that was possible. A
 * deleted game can be brought back until it is forgotten, which happens at the
 * latest when a new TapisHistory is loaded. */
gboolean tapis_history_delete     (TapisHistory *self, TapisRecord *record);
gboolean tapis_history_bring_back (TapisHistory *self, TapisRecord *record);
void     tapis_history_forget     (TapisHistory *self, TapisRecord *record);

/** Sets the games of @rules (%NULL: all games) aside: they stay in the history
 * and are no longer counted. The list gets new records for them. */
void tapis_history_set_aside (TapisHistory *self, const CgRules *rules);

G_END_DECLS
