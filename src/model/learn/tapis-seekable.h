/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game in which somebody can find things in their cards by buttons that make
 * no move. A lesson's <find> asks them to do so. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEEKABLE (tapis_seekable_get_type ())
G_DECLARE_INTERFACE (TapisSeekable, tapis_seekable, TAPIS, SEEKABLE, TapisGame)

/** Each slot does what the function of the same name below does. All of them
 * are required. */
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

/** A short name of the next thing to be found, or %NULL; free with g_free(). */
char *tapis_seekable_name_next (TapisSeekable *self);

/** Finds the next thing for the learner. */
void tapis_seekable_find_next (TapisSeekable *self);

G_END_DECLS
