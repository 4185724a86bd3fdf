/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A replay: the game is shown as it was after any number of its moves, and
 * nobody can play. */

#include "tapis-game-private.h"

void
tapis_game_begin_replay (TapisGame *self)
{
  tapis_game_cancel (self);
  tapis_game_get_private (self)->mode = MODE_REPLAY;
  tapis_game_drop_view (self);
  tapis_game_settle_phase (self);
}

gboolean
tapis_game_get_forced (TapisGame *self, guint ply)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return ply < priv->past.plies->len &&
         tapis_past_nth (&priv->past, ply)->forced == TAPIS_FORCED_SILENT;
}

void
tapis_game_go_to (TapisGame *self, guint from, guint ply)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint round = priv->now.round;
  gboolean back = ply < priv->past.plies->len;
  gboolean spoken = FALSE;

  g_return_if_fail (priv->mode == MODE_REPLAY);
  tapis_game_begin_sounds (self);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  if (back)
    tapis_game_rewind (self, from);
  while (priv->past.plies->len < ply)
    spoken |= tapis_game_redo_one (self);
  if (ply == 0)
    tapis_game_tell_change (self, N_("The cards are dealt."));
  tapis_game_place_cards (self, round, back ? NULL : &priv->past.events);
  tapis_game_finish_change (self, spoken || ply == 0);
}

void
tapis_game_show_to (TapisGame *self, int seat, gboolean open)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  priv->open = open;
  if (seat != priv->now.viewer)
    {
      tapis_game_set_viewer (self, seat);
      return;
    }
  tapis_game_move_cards (self, NULL);
  tapis_game_refresh (self);
}
