/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The finished games of a store, the newest first: a list model of
 * #TapisRecord. Everything is read from the files; there is no index.
 *
 *   history/GAME-20260131T201500Z-1.tapis              a game that is counted
 *   history/earlier/GAME-20260131T201500Z-1.tapis      a game that is set aside
 *   history/….tapis.deleted    a deleted game, as long as that can be undone
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

/** Looks for new files and for files that are gone. The first call reads all
 * files, later calls only the new ones. */
void tapis_history_load (TapisHistory *self);

gboolean           tapis_history_get_loading (TapisHistory *self);
const char *const *tapis_history_get_broken  (TapisHistory *self);

/** tapis_history_delete() deletes a game, and tapis_history_bring_back() undoes
 * that. Both return whether that was possible. A deleted game can be brought
 * back until tapis_history_forget() is called, at the latest until a new
 * TapisHistory is loaded. */
gboolean tapis_history_delete     (TapisHistory *self, TapisRecord *record);
gboolean tapis_history_bring_back (TapisHistory *self, TapisRecord *record);
void     tapis_history_forget     (TapisHistory *self, TapisRecord *record);

/** Sets the games of @rules (%NULL: all games) aside: they stay in the history,
 * but are no longer counted. They get new records in the list. */
void tapis_history_set_aside (TapisHistory *self, const CgRules *rules);

G_END_DECLS
