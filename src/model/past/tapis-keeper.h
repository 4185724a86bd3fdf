/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps one game on the disk: while it is played, as the running game of its
 * kind, and when it is over, among the finished ones. */

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

/** Saves @game in @store now and, as long as the keeper exists, after every
 * move, before "moved" is emitted. A game that the disk does not take is kept
 * in memory, and can be resumed while the program runs. A file that another
 * program has written meanwhile is not replaced. */
TapisKeeper *tapis_keeper_new (TapisStore *store, TapisGame *game);

/** Loads the running game of that kind and keeps it. %NULL and @error as in
 * tapis_store_load_running(). */
TapisKeeper *tapis_keeper_resume (TapisStore *store, const char *game_id,
                                  GError **error);

/** The game, borrowed. */
TapisGame *tapis_keeper_get_game (TapisKeeper *self);

/** Makes a new object of the same game, from its text, and keeps that: all that
 * the new one says is in the present language. */
void tapis_keeper_make_game_again (TapisKeeper *self);

/** The file of the game if it is over; or %NULL. */
const char *tapis_keeper_get_finished (TapisKeeper *self);

/** The property "problem"; and whether the problem is that another program has
 * written the game's file. */
const char *tapis_keeper_get_problem   (TapisKeeper *self);
gboolean    tapis_keeper_get_elsewhere (TapisKeeper *self);

/** Tries once more to save, and replaces what another program may have written.
 */
void tapis_keeper_save_again (TapisKeeper *self);

G_END_DECLS
