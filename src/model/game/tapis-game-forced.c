/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forced moves: moves that are the only legal one and can be made for a person.
 * The table decides when they are made. */

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
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int made = priv->forced_left ? (int) TAPIS_FORCED_MOVES_NEVER
                               : priv->now.forced_moves;

  return (forced == TAPIS_FORCED_PASS && made != TAPIS_FORCED_MOVES_NEVER) ||
         (forced == TAPIS_FORCED_MOVE && made == TAPIS_FORCED_MOVES_ALL);
}

void
tapis_game_set_forced_moves (TapisGame *self, int which)
{
  /* This may change how far undo goes back, because undo does not stop before a
   * move that is made for a person. */
  if (tapis_game_set_number (self, PROP_FORCED_MOVES, which))
    tapis_game_refresh (self);
}

void
tapis_game_leave_forced (TapisGame *self, gboolean left)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->forced_left == left)
    return;
  priv->forced_left = left;
  tapis_game_refresh (self);
}

void
tapis_game_keep_forced (TapisGame *self)
{
  tapis_game_get_private (self)->forced_kept =
    tapis_game_get_serial (self) + 1;
}

gboolean
tapis_game_is_forced (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return priv->phase == PHASE_ASKED && priv->mode == MODE_PLAY &&
         priv->choice.selection->len == 0 &&
         priv->forced_kept != tapis_game_get_serial (self) + 1 &&
         tapis_game_get_player_state (self, priv->now.viewer)->person &&
         tapis_game_makes_forced (self, tapis_game_find_forced (self, NULL));
}

gboolean
tapis_game_awaits_viewer (TapisGame *self)
{
  return tapis_game_is_asked (self) && !tapis_game_is_forced (self);
}

gboolean
tapis_game_make_forced (TapisGame *self)
{
  CgMove move;

  if (!tapis_game_is_forced (self))
    return FALSE;
  tapis_game_find_forced (self, &move);
  tapis_game_play (self, move);
  return TRUE;
}
