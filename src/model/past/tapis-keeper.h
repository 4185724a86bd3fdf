/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps a game saved on the disk: as a running game while it is played, and as
 * a finished game when it is over. */

#pragma once

#include "model/game/tapis-game.h"
#include "tapis-store.h"

#define TAPIS_TYPE_KEEPER (tapis_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TapisKeeper, tapis_keeper, TAPIS, KEEPER, GObject)

/** What a keeper keeps. */
typedef struct
{
  TapisGame *game;
  char      *name;      /* the name that the game has, or had, as a running
                         * game; see tapis-store.h */
  char      *finished;  /* the path of the file of the finished game; NULL: the
                         * game is not over */
  char      *problem;   /* a sentence that tells why the present position of the
                         * game is not on the disk, or NULL; the game goes on in
                         * any case */
  gboolean   elsewhere; /* @problem is that another program has written the file
                         * of the game */
} TapisKept;

/* The signal problem (): @problem has changed. */

/** Saves @game in @store now and after every move, before the game emits
 * "moved", as long as the keeper exists. It replaces the running game with the
 * name that tapis_store_name_game() returns. If the game cannot be written to
 * the disk, its text is kept in memory, and the game can be resumed until the
 * program ends. If another program has written the file of the game since this
 * program last read or wrote it, the file is not replaced. */
TapisKeeper *tapis_keeper_new (TapisStore *store, TapisGame *game);

/** Loads the running game with the name @name, and returns a keeper for it. If
 * there is no such game or it cannot be read, returns %NULL and sets @error as
 * tapis_store_load_running() does. */
TapisKeeper *tapis_keeper_resume (TapisStore *store, const char *name,
                                  GError **error);

/** Returns what @self keeps. Borrowed; it changes with the game. */
const TapisKept *tapis_keeper_now (TapisKeeper *self);

/** Replaces the TapisGame by a new object that is made from the text of the
 * game. Its sentences are in the current language of the program. */
void tapis_keeper_make_game_again (TapisKeeper *self);

/** Tries once more to save the game. The file is replaced even if another
 * program has written it. */
void tapis_keeper_save_again (TapisKeeper *self);
