/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that are put somewhere rather than chosen: into the middle, or onto the
 * player whom they hit. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

/* The move that what is chosen makes with @extra (or NULL), if it is legal. */
static gboolean
find_lay (TapisGame *self, TapisCard *extra, CgMove *move)
{
  const char *sentence;

  if (!tapis_game_is_asked (self))
    return FALSE;
  if (tapis_game_count_choices (self, extra, move) > 0)
    return TRUE;
  return tapis_game_compose (self, extra, move, &sentence) &&
         tapis_game_find_move (self, *move) >= 0;
}

gboolean
tapis_game_can_lay (TapisGame *self, TapisCard *card)
{
  CgMove move;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return find_lay (self, card, &move);
}

/* What the player of @seat has to do with @move: CG_NO_MOVE and TRUE where it
 * hits them by itself, or the move that names them after it. */
static gboolean
find_aim (TapisGame *self, CgMove move, int seat, CgMove *name)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  g_autofree CgState *after = cg_state_copy (priv->rules, state);
  int mover = priv->rules->to_move (state);
  CgEvents events;

  if (seat == mover)
    return FALSE;
  priv->rules->play (after, move, &events);
  *name = CG_NO_MOVE;
  if (priv->kind->attacked (priv->kind, after, seat))
    return TRUE;
  if (priv->rules->to_move (after) != mover)
    return FALSE;
  *name = priv->kind->name_seat (priv->kind, after, seat);
  return *name != CG_NO_MOVE &&
         priv->rules->why_not (after, *name).kind == CG_LEGAL;
}

gboolean
tapis_game_can_aim (TapisGame *self, TapisCard *card, int seat)
{
  CgMove move, name;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return find_lay (self, card, &move) && find_aim (self, move, seat, &name);
}

/* Whether @move hits anybody. */
static gboolean
hits (TapisGame *self, CgMove move)
{
  CgMove name;

  for (int seat = 0; seat < (int) tapis_game_get_n_seats (self); seat++)
    if (find_aim (self, move, seat, &name))
      return TRUE;
  return FALSE;
}

gboolean
tapis_game_aim (TapisGame *self, TapisCard *card, int seat)
{
  CgMove move, name;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  /* what hits nobody cannot be meant for anybody, and which number is meant
   * must be asked first */
  if (!find_lay (self, card, &move) || !hits (self, move) ||
      tapis_game_count_choices (self, card, &name) > 1)
    return card != NULL ? tapis_game_lay_card (self, card)
                        : tapis_game_lay_selection (self);
  if (!find_aim (self, move, seat, &name))
    return tapis_game_refuse (self,
                              _("That card does not hit this player."));
  if (!tapis_game_try_move (self, move))
    return FALSE;
  /* nobody could know before what the forced moves after it were */
  if (name != CG_NO_MOVE && tapis_game_now (self)->viewer_to_move &&
      tapis_game_find_move (self, name) >= 0)
    tapis_game_play (self, name);
  return TRUE;
}
