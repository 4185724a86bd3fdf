/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games on disk: one running game a kind of game, and the finished ones. Each
 * is one small text. Nothing is ever deleted that could not be read: it is kept
 * aside under another name. Knows no rules. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _TapisGame TapisGame;

#define TAPIS_TYPE_STORE (tapis_store_get_type ())
G_DECLARE_FINAL_TYPE (TapisStore, tapis_store, TAPIS, STORE, GObject)

/** @folder: where, or %NULL for "tapis" in the user's data folder
 * ($XDG_DATA_HOME/tapis). Made when the first game is saved. */
TapisStore *tapis_store_new (const char *folder);

/** "folder". */
const char *tapis_store_get_folder (TapisStore *self);

/** Whether a running game of that kind is saved. */
gboolean tapis_store_has_running (TapisStore *self,
                                  const char *game_id);

/** The same, and a person has made a move in it, or it cannot be read. */
gboolean tapis_store_has_begun (TapisStore *self,
                                const char *game_id);

/** What the running game of that kind goes on with, short: "4 players · your
 * turn · 6 cards left"; free with g_free(). %NULL where it cannot be read. */
char *tapis_store_tell_running (TapisStore *self,
                                const char *game_id);

/** Loads the running game of that kind; it goes on being saved here. Returns
 * %NULL without an error when there is none. A broken file is kept aside as
 * "norwegian.tapis.broken-1" …, one that the disk does not give is left where
 * it is (#GFileError); @error has one clear sentence for the person. */
TapisGame *tapis_store_load_running (TapisStore  *self,
                                     const char  *game_id,
                                     GError     **error);

/** Saves @game as the running one of its kind, or, when it is over, among the
 * finished ones. Returns when it is on the disk. What the disk does not take is
 * kept in memory, and can be resumed while the program runs. @error has one
 * clear sentence for the person. A file that another program has written since
 * is not written over: G_IO_ERROR_WRONG_ETAG. */
gboolean tapis_store_save (TapisStore  *self,
                           TapisGame   *game,
                           GError     **error);

/** Writes once more what the disk would not take; whether all of it is there
 * now. */
gboolean tapis_store_save_again (TapisStore *self);

/** How many finished games of that kind (%NULL: of all) are kept. */
guint tapis_store_count_finished (TapisStore *self,
                                  const char *game_id);

/** Where the finished games are; free with g_free(). It need not exist. */
char *tapis_store_dup_history_folder (TapisStore *self);

/** What the names of games' files end with. */
#define TAPIS_STORE_SUFFIX ".tapis"

/** Saves @game now and after every move from now on; %NULL stops it. Whether it
 * failed is told by "save-problem". */
void        tapis_game_set_store (TapisGame  *game,
                                  TapisStore *store);
TapisStore *tapis_game_get_store (TapisGame  *game);

/** Why @game is not saved, a sentence, or %NULL when it is; and whether it is
 * because another program has played on in its file. */
const char *tapis_game_get_save_problem     (TapisGame *game);
gboolean    tapis_game_get_played_elsewhere (TapisGame *game);

/** Tries once more to save @game, over what another program may have written. */
void tapis_game_save_again (TapisGame *game);

G_END_DECLS
