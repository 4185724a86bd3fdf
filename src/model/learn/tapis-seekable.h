/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The interface of games in which a player can look for combinations among
 * their cards, with buttons that make no move. In the <find> of a lesson the
 * learner does this. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEEKABLE (tapis_seekable_get_type ())
G_DECLARE_INTERFACE (TapisSeekable, tapis_seekable, TAPIS, SEEKABLE, TapisGame)

/** Each function has the same meaning as the function of the same name below.
 * All of them must be set. */
struct _TapisSeekableInterface
{
  GTypeInterface parent_interface;

  void  (*begin)     (TapisSeekable *self);
  guint (*count)     (TapisSeekable *self);
  char *(*name_next) (TapisSeekable *self);
  void  (*find_next) (TapisSeekable *self);
};

/** Forgets which combinations the player has found. */
void tapis_seekable_begin (TapisSeekable *self);

/** Returns how many combinations the player has not found yet. */
guint tapis_seekable_count (TapisSeekable *self);

/** Returns a short name of the next combination that has not been found, or
 * %NULL if there is none; free with g_free(). */
char *tapis_seekable_name_next (TapisSeekable *self);

/** Finds the next combination for the player. */
void tapis_seekable_find_next (TapisSeekable *self);

G_END_DECLS
