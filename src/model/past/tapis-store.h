/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games on the disk: one running game of each kind, and the finished games.
 * Each game is a small text. A file that could not be read is never deleted; it
 * is kept aside under another name. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_STORE (tapis_store_get_type ())
G_DECLARE_FINAL_TYPE (TapisStore, tapis_store, TAPIS, STORE, GObject)

/** Makes a store in @folder; %NULL: in the folder "tapis" of the user's data
 * folder ($XDG_DATA_HOME/tapis). The folder is created when the first game is
 * saved. Unfinished files that a crash left in the folder are removed. */
TapisStore *tapis_store_new (const char *folder);

/** Returns the path of the folder of the store. */
const char *tapis_store_get_folder (TapisStore *self);

/** Returns whether a running game of the kind @game_id is saved. */
gboolean tapis_store_has_running (TapisStore *self, const char *game_id);

/** Returns whether a running game of the kind @game_id is saved, and a person
 * has made a move in it or its file cannot be read. */
gboolean tapis_store_has_begun (TapisStore *self, const char *game_id);

/** Returns the kinds of games that were played, running or finished: maps the
 * id of each to a text. The later in the order of strcmp() the text, the later
 * the kind was played; those of running games come after all others. Free with
 * g_hash_table_unref(). */
GHashTable *tapis_store_list_played (TapisStore *self);

/** Returns the running game of the kind @game_id, only to be looked at; %NULL
 * if there is none or it cannot be read. */
TapisGame *tapis_store_peek_running (TapisStore *self, const char *game_id);

/** Returns a short description of @game, a running game: "4 players · your turn
 * · 6 cards left". Free with g_free(). */
char *tapis_store_tell_running (TapisGame *game);

/** Loads the running game of the kind @game_id. To play on, use
 * tapis_keeper_resume(), which calls this function. Returns %NULL without an
 * error if there is no such game. A broken file is kept aside as
 * "GAME.tapis.broken-1" …; a file that the disk fails to deliver stays where it
 * is (#GFileError). @error has one clear sentence for the person. */
TapisGame *tapis_store_load_running (TapisStore *self, const char *game_id,
                                     GError **error);

/** Tries once more to write the games that could not be written. Returns
 * whether all of them are on the disk now. */
gboolean tapis_store_save_again (TapisStore *self);

/** Returns the folder of the finished games, which may not exist yet; free with
 * g_free(). */
char *tapis_store_dup_history_folder (TapisStore *self);

/* --- for #TapisKeeper --- */

/** The first function returns the path for the running game of the kind
 * @game_id, the second one a path for a finished game whose name is not used
 * yet. Free with g_free(). */
char *tapis_store_dup_running_path (TapisStore *self, const char *game_id);
char *tapis_store_new_history_path (TapisStore *self, const char *game_id);

/** The first function remembers @text, the text of a running game that could
 * not be written to the disk; with %NULL it forgets the text, because the game
 * was written. The second function returns whether such a text is remembered.
 */
void     tapis_store_set_unsaved (TapisStore *self, const char *game_id,
                                  const char *text);
gboolean tapis_store_is_unsaved  (TapisStore *self, const char *game_id);

/** The endings of the names of the games' files, and of the files of their
 * reviews. */
#define TAPIS_STORE_SUFFIX ".tapis"
#define TAPIS_STORE_REVIEW ".review"

/** The name of the folder, within the folder of the history, for games that are
 * set aside: the statistics no longer count them. */
#define TAPIS_STORE_EARLIER "earlier"

/** Returns the path of the file that holds the review of the finished game
 * @path; it is in the same folder. Free with g_free(). */
char *tapis_store_review_path (const char *path);

G_END_DECLS
