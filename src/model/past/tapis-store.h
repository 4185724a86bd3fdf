/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games on the disk: of each kind of game one running game, and the finished
 * ones. Each is a small text. A file that could not be read is never deleted:
 * it is kept aside under another name. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_STORE (tapis_store_get_type ())
G_DECLARE_FINAL_TYPE (TapisStore, tapis_store, TAPIS, STORE, GObject)

/** A store in @folder; %NULL: in "tapis" in the user's data folder
 * ($XDG_DATA_HOME/tapis). The folder is made when the first game is saved.
 * Drafts that were left in it are removed. */
TapisStore *tapis_store_new (const char *folder);

/** The folder of the store. */
const char *tapis_store_get_folder (TapisStore *self);

/** Whether a running game of that kind is saved. */
gboolean tapis_store_has_running (TapisStore *self, const char *game_id);

/** Whether a running game of that kind is saved in which a person has made a
 * move, or which cannot be read. */
gboolean tapis_store_has_begun (TapisStore *self, const char *game_id);

/** Whether a game of that kind was ever played to its end, and is kept. */
gboolean tapis_store_has_finished (TapisStore *self, const char *game_id);

/** The running game of that kind, only to be looked at; %NULL where there is
 * none, or it cannot be read. */
TapisGame *tapis_store_peek_running (TapisStore *self, const char *game_id);

/** How a running game stands, in short: "4 players · your turn · 6 cards left";
 * free with g_free(). */
char *tapis_store_tell_running (TapisGame *game);

/** Loads the running game of that kind; to go on with it, see
 * tapis_keeper_resume(). Returns %NULL without an error when there is none. A
 * broken file is kept aside as "GAME.tapis.broken-1" …, one that the disk
 * does not give is left where it is (#GFileError); @error has one clear
 * sentence for the person. */
TapisGame *tapis_store_load_running (TapisStore *self, const char *game_id,
                                     GError **error);

/** Writes once more the games that the disk would not take. Returns whether all
 * of them are on the disk now. */
gboolean tapis_store_save_again (TapisStore *self);

/** The folder of the finished games, which may not exist yet; free with
 * g_free(). */
char *tapis_store_dup_history_folder (TapisStore *self);

/* --- for #TapisKeeper --- */

/** The file of the running game of that kind, and one for a finished game,
 * whose name is not taken. Free with g_free(). */
char *tapis_store_dup_running_path (TapisStore *self, const char *game_id);
char *tapis_store_new_history_path (TapisStore *self, const char *game_id);

/** Remembers the @text of a running game that the disk would not take; %NULL:
 * the disk has taken it. And whether such a text is remembered. */
void     tapis_store_set_unsaved (TapisStore *self, const char *game_id,
                                  const char *text);
gboolean tapis_store_is_unsaved  (TapisStore *self, const char *game_id);

/** The ends of the names of games' files, and of their reviews' files. */
#define TAPIS_STORE_SUFFIX ".tapis"
#define TAPIS_STORE_REVIEW ".review"

/** The folder, in that of the history, of the games that are set aside. */
#define TAPIS_STORE_EARLIER "earlier"

/** The file that keeps the review of the finished game @path, beside it; free
 * with g_free(). */
char *tapis_store_review_path (const char *path);

G_END_DECLS
