/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing a move, and what is done at the beginning and the end of every change
 * of the position. */

#include "tapis-game-private.h"

/* --- playing a move --- */

/* Plays @move in the session and records it. Returns whether the move is worth
 * announcing. */
static gboolean
play_one (TapisGame *self, CgMove move, TapisForced forced)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int seat = priv->rules->to_move (tapis_game_get_state (self));
  CgEvents events;
  CgRefusal refusal = cg_session_play (priv->session, move, &events);

  g_assert (refusal.kind == CG_LEGAL);
  return tapis_game_note_ply (self, seat, forced, &events);
}

void
tapis_game_play_silent (TapisGame *self)
{
  CgMove move;

  while (tapis_game_find_forced (self, &move) == TAPIS_FORCED_SILENT)
    play_one (self, move, TAPIS_FORCED_SILENT);
}

void
tapis_game_begin_change (TapisGame *self)
{
  tapis_game_begin_sounds (self);
  tapis_game_cancel (self);
  tapis_game_drop_comment (self);
  tapis_game_get_private (self)->undo_asked = FALSE;
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
}

void
tapis_game_finish_change (TapisGame *self, gboolean spoken)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  tapis_game_drop_hint (self);
  tapis_game_refresh_and_hear (self);
  g_signal_emit (self, tapis_game_signals[CHANGED], 0);
  g_signal_emit (self, tapis_game_signals[MOVED], 0, priv->past.plies->len);
  if (spoken)
    tapis_game_announce (self, priv->now.last_event);
}

void
tapis_game_play_several (TapisGame *self, const CgMove *moves, guint n)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *verdict = tapis_game_begin_judging (self, moves[0]);
  guint round = priv->now.round;
  gboolean spoken = FALSE;

  g_object_ref (self); /* because a listener may drop the last other reference
                        * to the game */
  tapis_game_begin_sounds (self);
  tapis_thought_stop (self, THOUGHT_MOVE);
  if (tapis_game_is_person (priv, priv->now.to_move))
    {
      tapis_game_drop_comment (self);
      priv->undo_asked = FALSE;
    }
  if (verdict != NULL)
    tapis_thought_start (self, verdict);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
  for (guint i = 0; i < n; i++)
    {
      /* A move that a player chose is announced, even a move that the game
       * would otherwise have played silently. */
      spoken = play_one (self, moves[i],
                         MIN (tapis_game_find_forced (self, NULL),
                              TAPIS_FORCED_PASS));
      tapis_game_play_silent (self);
    }
  tapis_game_place_cards (self, round, &priv->past.events);
  tapis_game_finish_change (self, spoken);
  g_object_unref (self);
}

void
tapis_game_play (TapisGame *self, CgMove move)
{
  tapis_game_play_several (self, &move, 1);
}

void
tapis_game_announce (TapisGame *self, const char *sentence)
{
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, sentence);
}
