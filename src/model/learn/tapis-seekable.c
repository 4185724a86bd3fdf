/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The interface of games in which a player can look for combinations among
 * their cards, for the <find> of a lesson. */

#include "config.h"

#include "tapis-seekable.h"

G_DEFINE_INTERFACE (TapisSeekable, tapis_seekable, TAPIS_TYPE_GAME)

static void
tapis_seekable_default_init (TapisSeekableInterface *iface)
{
}

void
tapis_seekable_begin (TapisSeekable *self)
{
  g_return_if_fail (TAPIS_IS_SEEKABLE (self));
  TAPIS_SEEKABLE_GET_IFACE (self)->begin (self);
}

guint
tapis_seekable_count (TapisSeekable *self)
{
  g_return_val_if_fail (TAPIS_IS_SEEKABLE (self), 0);
  return TAPIS_SEEKABLE_GET_IFACE (self)->count (self);
}

char *
tapis_seekable_name_next (TapisSeekable *self)
{
  g_return_val_if_fail (TAPIS_IS_SEEKABLE (self), NULL);
  return TAPIS_SEEKABLE_GET_IFACE (self)->name_next (self);
}

void
tapis_seekable_find_next (TapisSeekable *self)
{
  g_return_if_fail (TAPIS_IS_SEEKABLE (self));
  TAPIS_SEEKABLE_GET_IFACE (self)->find_next (self);
}
