/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves without a choice, which can be made for a person. When, and whether
 * there is time to see it before, is the table's. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

TapisForced
tapis_game_find_forced (TapisGame *self, CgMove *move)
{
  const TapisLegal *legal = tapis_game_get_legal (self);

  if (move != NULL && legal->n_moves > 0)
    *move = legal->moves[0];
  return tapis_legal_forced (legal, tapis_game_get_state (self));
}

gboolean
tapis_game_makes_forced (TapisGame *self, TapisForced forced)
{
  if (tapis_game_get_private (self)->past.forced_left)
    return FALSE;
  switch (tapis_game_now (self)->forced_moves)
    {
    case TAPIS_FORCED_MOVES_PASSES:
      return forced == TAPIS_FORCED_PASS;
    case TAPIS_FORCED_MOVES_ALL:
      return forced == TAPIS_FORCED_PASS || forced == TAPIS_FORCED_MOVE;
    default:
      return FALSE;
    }
}

void
tapis_game_set_forced_moves (TapisGame *self, int which)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (priv->now.forced_moves == which)
    return;
  priv->now.forced_moves = which;
  tapis_game_refresh (self); /* where undo leads to may be elsewhere */
  tapis_game_notify (self, PROP_FORCED_MOVES);
}

void
tapis_game_leave_forced (TapisGame *self, gboolean left)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (priv->past.forced_left == left)
    return;
  priv->past.forced_left = left;
  tapis_game_refresh (self);
}

void
tapis_game_keep_forced (TapisGame *self)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  tapis_game_get_private (self)->past.forced_kept =
    tapis_game_get_serial (self) + 1;
}

gboolean
tapis_game_is_forced (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return priv->phase == PHASE_ASKED && priv->mode == MODE_PLAY &&
         priv->choice.selection->len == 0 &&
         priv->past.forced_kept != tapis_game_get_serial (self) + 1 &&
         tapis_game_get_player_state (self, priv->now.viewer)->person &&
         tapis_game_makes_forced (self, tapis_game_find_forced (self, NULL));
}

gboolean
tapis_game_awaits_viewer (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return tapis_game_is_asked (self) && !tapis_game_is_forced (self);
}

gboolean
tapis_game_make_forced (TapisGame *self)
{
  CgMove move;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (!tapis_game_is_forced (self))
    return FALSE;
  tapis_game_find_forced (self, &move);
  tapis_game_play (self, move);
  return TRUE;
}
