/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The interface of a game in which a player can look for combinations in their
 * cards, with buttons that make no move. The <find> of a lesson asks the
 * learner to do so. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEEKABLE (tapis_seekable_get_type ())
G_DECLARE_INTERFACE (TapisSeekable, tapis_seekable, TAPIS, SEEKABLE, TapisGame)

/** Each function pointer does what the function of the same name below does.
 * All of them are required. */
struct _TapisSeekableInterface
{
  GTypeInterface parent_interface;

  void  (*begin)     (TapisSeekable *self);
  guint (*count)     (TapisSeekable *self);
  char *(*name_next) (TapisSeekable *self);
  void  (*find_next) (TapisSeekable *self);
};

/** Forgets what the player has found. */
void tapis_seekable_begin (TapisSeekable *self);

/** Returns how many things are still to be found. */
guint tapis_seekable_count (TapisSeekable *self);

/** Returns a short name of the next thing to be found, or %NULL; free with
 * g_free(). */
char *tapis_seekable_name_next (TapisSeekable *self);

/** Finds the next thing for the player. */
void tapis_seekable_find_next (TapisSeekable *self);

G_END_DECLS
