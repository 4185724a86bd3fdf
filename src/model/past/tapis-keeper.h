/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps one game on the disk: as the running game of its kind while it is
 * played, and among the finished ones when it is over. Knows no rules. */

#pragma once

#include "model/game/tapis-game.h"
#include "tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_KEEPER (tapis_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TapisKeeper, tapis_keeper, TAPIS, KEEPER, GObject)

/* The property, read-only:
 *
 *   problem   string: why the game as it is now is not on the disk, one
 *             sentence, or NULL; the game goes on
 */

/** Saves @game in @store now and, for as long as the keeper lives, after every
 * move, before "moved" is emitted. What the disk does not take is kept in
 * memory, and can be resumed while the program runs. A file that another
 * program has written since is not written over. */
TapisKeeper *tapis_keeper_new (TapisStore *store, TapisGame *game);

/** Loads the running game of that kind and keeps it. %NULL and @error as in
 * tapis_store_load_running(). */
TapisKeeper *tapis_keeper_resume (TapisStore *store, const char *game_id,
                                  GError **error);

/** The game, borrowed. */
TapisGame *tapis_keeper_get_game (TapisKeeper *self);

/** Replaces the game by a new object with the same game, made from its text:
 * all that it says is in the language now. */
void tapis_keeper_make_game_again (TapisKeeper *self);

/** The file in which it lies as a finished game, or %NULL. */
const char *tapis_keeper_get_finished (TapisKeeper *self);

/** "problem"; and whether it is that another program has played on in the
 * game's file. */
const char *tapis_keeper_get_problem   (TapisKeeper *self);
gboolean    tapis_keeper_get_elsewhere (TapisKeeper *self);

/** Tries once more to save, over what another program may have written. */
void tapis_keeper_save_again (TapisKeeper *self);

G_END_DECLS
