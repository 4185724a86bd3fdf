/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens when cards are dragged into the middle of the table, or onto a
 * player whom they hit. */

#include "tapis-game-private.h"

/* Returns how many legal moves the selected cards and @extra (or NULL) make
 * together. Sets *@move to one of these moves. */
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

  /* If the move hits nobody, the cards are only laid. If the cards make several
   * moves, laying them asks the person to choose one. */
  if (find_lay (self, card, &move) != 1 ||
      !tapis_position_view_hits (tapis_game_get_view (self), move))
    return card != NULL ? tapis_game_lay_card (self, card)
                        : tapis_game_lay_selection (self);
  if (!tapis_position_view_aims (tapis_game_get_view (self), move, seat, &name))
    return tapis_game_refuse (self,
                              _("That card cannot be used against this "
                                "player."));
  if (!tapis_game_try_move (self, move))
    return FALSE;
  /* Silent moves, which are played at once after @move, may have changed which
   * moves are legal. */
  if (name != CG_NO_MOVE && tapis_game_now (self)->viewer_to_move &&
      tapis_legal_find (tapis_game_get_legal (self), name) >= 0)
    tapis_game_play (self, name);
  return TRUE;
}
