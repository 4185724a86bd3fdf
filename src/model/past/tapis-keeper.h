/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps a game saved on the disk: as the running game of its kind while it is
 * played, and among the finished games when it is over. */

#pragma once

#include "model/game/tapis-game.h"
#include "tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_KEEPER (tapis_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TapisKeeper, tapis_keeper, TAPIS, KEEPER, GObject)

/* The property, read-only:
 *
 *   problem   string: one sentence that says why the game, as it is now,
 *             is not on the disk, or NULL; the game goes on in any case */

/** Saves @game in @store now and, as long as the keeper exists, after every
 * move, before "moved" is emitted. If the game cannot be written to the disk,
 * it is kept in memory and can be resumed while the program runs. If another
 * program has written the file in the meantime, the file is not replaced. */
TapisKeeper *tapis_keeper_new (TapisStore *store, TapisGame *game);

/** Loads the running game of the kind @game_id, and keeps it. Returns %NULL,
 * and sets @error, as tapis_store_load_running() does. */
TapisKeeper *tapis_keeper_resume (TapisStore *store, const char *game_id,
                                  GError **error);

/** Returns the game, borrowed. */
TapisGame *tapis_keeper_get_game (TapisKeeper *self);

/** Makes a new object of the game, from its text, and keeps that object from
 * now on. Every sentence of the new object is in the language that the program
 * speaks now. */
void tapis_keeper_make_game_again (TapisKeeper *self);

/** Returns the path of the file of the game if the game is over; otherwise
 * %NULL. */
const char *tapis_keeper_get_finished (TapisKeeper *self);

/** The first function returns the property "problem"; the second one returns
 * whether the problem is that another program has written the file of the game.
 */
const char *tapis_keeper_get_problem   (TapisKeeper *self);
gboolean    tapis_keeper_get_elsewhere (TapisKeeper *self);

/** Tries once more to save the game, and replaces whatever another program may
 * have written to its file. */
void tapis_keeper_save_again (TapisKeeper *self);

G_END_DECLS
