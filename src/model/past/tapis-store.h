/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games on the disk: the running games and the finished games. Each game is
 * a small text file. A file that could not be read is never deleted; a broken
 * file is kept under another name.
 *
 * Of each kind there are at most two running games, and each has a name. The
 * name of the usual game is the id of its kind, GAME. Beside it there may be
 * today's deal of the day, which is named after its day, such as
 * "GAME-20261122". */

#pragma once

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"

#define TAPIS_TYPE_STORE (tapis_store_get_type ())
G_DECLARE_FINAL_TYPE (TapisStore, tapis_store, TAPIS, STORE, GObject)

/** Makes a store in @folder or, if @folder is %NULL, in the folder "tapis" of
 * the user's data folder ($XDG_DATA_HOME/tapis). The folder is created when the
 * first game is saved. Removes the drafts that a crash has left in the folder;
 * see tapis_file_remove_drafts(). */
TapisStore *tapis_store_new (const char *folder);

/** Returns the path of the folder of the store; borrowed. */
const char *tapis_store_get_folder (TapisStore *self);

/** Returns the name of @game as a running game that begins now. Free with
 * g_free(). */
char *tapis_store_name_game (TapisGame *game);

/** Returns the name of the running game that is today's deal of the day of
 * @rules, or %NULL if there is none. Free with g_free(). */
char *tapis_store_find_day (TapisStore *self, const CgRules *rules);

/** Makes each deal of a past day the usual running game of its kind, if there
 * is no such game. Removes the deals of past days in which no person has made a
 * move. No game of a past day may be on a table. */
void tapis_store_end_days (TapisStore *self);

/** Returns whether there is a running game with the name @name, on the disk or
 * in memory (see tapis_store_set_unsaved()). */
gboolean tapis_store_has_running (TapisStore *self, const char *name);

/** Returns whether there is a running game with the name @name in which a
 * person has made a move. A game whose file cannot be read counts too. */
gboolean tapis_store_has_begun (TapisStore *self, const char *name);

/** Returns a table of the kinds of games that were played. It maps the id of a
 * kind to a text that tells when it was last played: compared with strcmp(), a
 * later time is greater, and the texts of running games are greater than all
 * others. Free with g_hash_table_unref(). */
GHashTable *tapis_store_list_played (TapisStore *self);

/** Returns the running game with the name @name, which must only be looked at,
 * or %NULL if there is none or it cannot be read. The caller owns the object.
 */
TapisGame *tapis_store_peek_running (TapisStore *self, const char *name);

/** Returns a short description of the running game @game, such as "4 players ·
 * your turn · 6 cards left". Free with g_free(). */
char *tapis_store_tell_running (TapisGame *game);

/** Loads the running game with the name @name. To play on, use
 * tapis_keeper_resume(), which calls this function. Returns %NULL without an
 * error if there is no such game. Otherwise, if it fails, @error has a clear
 * sentence for the person: a broken file is renamed to "NAME.tapis.broken-1" or
 * the next free number; a file that the system cannot read now is not renamed,
 * and the error is a #GFileError. */
TapisGame *tapis_store_load_running (TapisStore *self, const char *name,
                                     GError **error);

/** Tries once more to write the games that could not be written. Returns
 * whether all of them are on the disk now. */
gboolean tapis_store_save_again (TapisStore *self);

/** Returns the path of the folder of the finished games, which need not exist
 * yet; free with g_free(). */
char *tapis_store_dup_history_folder (TapisStore *self);

/* --- for #TapisKeeper --- */

/** tapis_store_dup_running_path() returns the path of the file for the running
 * game with the name @name. tapis_store_new_history_path() returns an unused
 * path for a game of the kind @game_id that has just been finished. Free with
 * g_free(). */
char *tapis_store_dup_running_path (TapisStore *self, const char *name);
char *tapis_store_new_history_path (TapisStore *self, const char *game_id);

/** tapis_store_set_unsaved() remembers @text, the text of the running game with
 * the name @name, which could not be written to the disk. If @text is %NULL, it
 * forgets the text, because the game was written. tapis_store_is_unsaved()
 * returns whether a text is remembered. */
void     tapis_store_set_unsaved (TapisStore *self, const char *name,
                                  const char *text);
gboolean tapis_store_is_unsaved  (TapisStore *self, const char *name);

/** The suffixes of the files of games, and of the files of their reviews. */
#define TAPIS_STORE_SUFFIX ".tapis"
#define TAPIS_STORE_REVIEW ".review"

/** The name of the folder, in the folder of the finished games, for games that
 * are set aside: the statistics no longer count them. */
#define TAPIS_STORE_EARLIER "earlier"

/** Returns the path of the review of the finished game whose file is @path; it
 * is in the same folder. Free with g_free(). */
char *tapis_store_review_path (const char *path);
