/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo and redo. */

#include "tapis-game-private.h"

/* Returns how many moves are left after an undo, or -1 if undo is not possible.
 * If @practice is TRUE, the rules of undo in a practice game apply. */
static int
find_target (TapisGame *self, gboolean practice)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->mode == MODE_REPLAY)
    return -1;
  for (guint i = priv->past.plies->len; i > 0; i--)
    {
      const TapisPly *ply = tapis_past_nth (&priv->past, i - 1);
      gboolean person = tapis_game_is_person (priv, ply->seat);
      gboolean silent = ply->forced == TAPIS_FORCED_SILENT;
      gboolean own = person && !silent && ply->seat == priv->now.viewer;

      if (!practice && !ply->fair)
        return -1;
      /* Without practice, a move of another player cannot be undone. */
      if (!practice && !silent && !own)
        return -1;
      /* Undo does not stop before a move that was made for a person, because
       * that move would be made again at once. */
      if (person && !silent && !tapis_game_makes_forced (self, ply->forced))
        return (int) i - 1;
    }
  return -1;
}

int
tapis_game_undo_target (TapisGame *self)
{
  return find_target (self, tapis_game_get_private (self)->now.practice);
}

/* Returns whether an undo would turn this game into practice. */
static gboolean
makes_practice (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return !priv->now.practice && priv->phase != PHASE_OVER &&
         priv->you != CG_NO_SEAT && /* exactly one person plays */
         find_target (self, FALSE) < 0 && find_target (self, TRUE) >= 0;
}

char *
tapis_game_why_not_undo (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (tapis_game_undo_target (self) >= 0 || makes_practice (self))
    return NULL;
  if (find_target (self, TRUE) < 0)
    return g_strdup (_("There is nothing to take back."));
  if (priv->phase == PHASE_OVER)
    return g_strdup (_("The game is over: you can no longer take anything "
                       "back."));
  return g_strdup (_("Several people play here: a move cannot be taken back "
                     "once cards have been seen or others have played."));
}

void
tapis_game_rewind (TapisGame *self, guint n_plies)
{
  cg_session_undo_to (tapis_game_get_private (self)->session, n_plies);
  tapis_game_forget_plies (self, n_plies);
}

gboolean
tapis_game_undo (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint round = priv->now.round;
  int target = tapis_game_undo_target (self);

  if (target < 0 && makes_practice (self))
    {
      if (!priv->undo_asked)
        {
          priv->undo_asked = TRUE;
          return tapis_game_refuse (
            self, _("The game has gone on since then: from here it counts as "
                    "practice. Undo again to confirm."));
        }
      tapis_game_set_practice (self, TRUE);
      target = tapis_game_undo_target (self);
    }
  if (target < 0)
    {
      g_autofree char *sentence = tapis_game_why_not_undo (self);

      return tapis_game_refuse (self, sentence);
    }
  tapis_game_begin_change (self);
  tapis_game_rewind (self, (guint) target);
  tapis_game_tell_change (self, N_("A move was taken back."));
  tapis_game_place_cards (self, round, NULL);
  tapis_game_finish_change (self, TRUE);
  return TRUE;
}

gboolean
tapis_game_redo_one (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int seat = priv->rules->to_move (tapis_game_get_state (self));
  TapisForced forced = tapis_game_find_forced (self, NULL);
  CgEvents events;

  cg_session_redo (priv->session, &events);
  return tapis_game_note_ply (self, seat, forced, &events);
}

gboolean
tapis_game_redo (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint round = priv->now.round;
  gboolean spoken = FALSE;
  gboolean stop;

  if (cg_session_n_redo (priv->session) == 0)
    return tapis_game_refuse (self, _("There is no move to redo."));
  tapis_game_begin_change (self);
  do
    {
      TapisForced forced;
      int seat;

      spoken |= tapis_game_redo_one (self);
      seat = priv->rules->to_move (tapis_game_get_state (self));
      forced = tapis_game_find_forced (self, NULL);
      stop = seat == CG_NO_SEAT || (tapis_game_is_person (priv, seat) &&
                                    forced != TAPIS_FORCED_SILENT &&
                                    !tapis_game_makes_forced (self, forced));
    }
  while (!stop && cg_session_n_redo (priv->session) > 0);
  tapis_game_place_cards (self, round, &priv->past.events);
  tapis_game_finish_change (self, spoken);
  return TRUE;
}
