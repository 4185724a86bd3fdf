/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that are dragged rather than chosen: into the middle, or onto the
 * player whom they hit. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

/* How many legal moves the selection makes with @extra (or NULL). *@move
 * receives one of them. */
static guint
find_lay (TapisGame *self, TapisCard *extra, CgMove *move)
{
  TapisMade made;

  if (!tapis_game_is_asked (self))
    return 0;
  made = tapis_game_make (self, extra);
  *move = made.n_choices > 0 ? made.choice : made.move;
  return made.legal ? MAX (made.n_choices, 1) : 0;
}

gboolean
tapis_game_can_lay (TapisGame *self, TapisCard *card)
{
  CgMove move;

  return find_lay (self, card, &move) > 0;
}

gboolean
tapis_game_can_aim (TapisGame *self, TapisCard *card, int seat)
{
  CgMove move, name;

  return find_lay (self, card, &move) > 0 &&
         tapis_position_view_aims (tapis_game_get_view (self), move, seat,
                                   &name);
}

gboolean
tapis_game_aim (TapisGame *self, TapisCard *card, int seat)
{
  CgMove move, name;

  /* a move that hits nobody cannot be meant for anybody, and which number is
   * meant must be asked first */
  if (find_lay (self, card, &move) != 1 ||
      !tapis_position_view_hits (tapis_game_get_view (self), move))
    return card != NULL ? tapis_game_lay_card (self, card)
                        : tapis_game_lay_selection (self);
  if (!tapis_position_view_aims (tapis_game_get_view (self), move, seat, &name))
    return tapis_game_refuse (self,
                              _("That card does not hit this player."));
  if (!tapis_game_try_move (self, move))
    return FALSE;
  /* the silent moves after it may have changed what is possible */
  if (name != CG_NO_MOVE && tapis_game_now (self)->viewer_to_move &&
      tapis_legal_find (tapis_game_get_legal (self), name) >= 0)
    tapis_game_play (self, name);
  return TRUE;
}
