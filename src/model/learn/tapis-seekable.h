/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game in which somebody can find things alone, with the actions that are no
 * moves: what a lesson's <find> asks for. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEEKABLE (tapis_seekable_get_type ())
G_DECLARE_INTERFACE (TapisSeekable, tapis_seekable, TAPIS, SEEKABLE, TapisGame)

/** All slots are required. */
struct _TapisSeekableInterface
{
  GTypeInterface parent_interface;

  void  (*begin)     (TapisSeekable *self);
  guint (*count)     (TapisSeekable *self);
  char *(*name_next) (TapisSeekable *self);
  void  (*find_next) (TapisSeekable *self);
};

/** Forgets what has been found. */
void tapis_seekable_begin (TapisSeekable *self);

/** How much is still to be found. */
guint tapis_seekable_count (TapisSeekable *self);

/** A short name of the next of it, or %NULL; free with g_free(). */
char *tapis_seekable_name_next (TapisSeekable *self);

/** Finds the next of it. */
void tapis_seekable_find_next (TapisSeekable *self);

G_END_DECLS
