/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open in the middle, and who laid it. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

gboolean
tapis_game_lies_open (TapisGame *self, TapisCard *card)
{
  TapisPile *pile;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_CARD (card), FALSE);
  pile = tapis_card_get_pile (card);
  return pile != NULL && tapis_pile_get_seat (pile) == CG_NO_SEAT &&
         tapis_card_get_state (card)->face != CG_CARD_HIDDEN;
}

guint
tapis_game_count_open (TapisGame *self, TapisPile *pile)
{
  guint n = 0;

  g_return_val_if_fail (TAPIS_IS_GAME (self), 0);
  g_return_val_if_fail (TAPIS_IS_PILE (pile), 0);
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    n += tapis_game_lies_open (self, tapis_pile_get_card (pile, i));
  return n;
}

/* Lists who laid the cards of @pile; 0: nobody is known to have. */
static guint
list_laid (TapisGame *self, TapisPile *pile, CgLaid laid[CG_MAX_ZONE])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (tapis_pile_get_seat (pile) != CG_NO_SEAT)
    return 0;
  return cg_zone_laid (priv->rules, tapis_game_get_state (self),
                       tapis_pile_get_zone (pile), laid);
}

const TapisPerson *
tapis_game_who_laid (TapisGame *self, TapisCard *card)
{
  TapisPile *pile = tapis_card_get_pile (card);
  CgLaid laid[CG_MAX_ZONE];

  if (tapis_card_get_state (card)->laid_by == NULL ||
      list_laid (self, pile, laid) == 0)
    return NULL;
  return tapis_game_get_person (self,
                                laid[tapis_card_get_position (card)].seat);
}

static void
set_laid (TapisCard *card, const char *avatar, gboolean last)
{
  TapisCardState now = *tapis_card_get_state (card);

  now.laid_by = avatar;
  now.laid_last = last;
  tapis_card_set_state (card, &now);
}

void
tapis_game_refresh_laid (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);
      CgLaid laid[CG_MAX_ZONE];
      guint n = list_laid (self, pile, laid);
      int last[CG_MAX_SEATS]; /* with which lay */

      for (guint seat = 0; seat < CG_MAX_SEATS; seat++)
        last[seat] = -1;
      for (guint k = 0; k < n; k++)
        if (laid[k].seat >= 0)
          last[laid[k].seat] = laid[k].lay;
      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        {
          int seat = k < n ? laid[k].seat : CG_NO_SEAT;

          set_laid (tapis_pile_get_card (pile, k),
                    seat < 0 ? NULL
                             : tapis_game_get_player_state (self, seat)->avatar,
                    seat >= 0 && last[seat] == laid[k].lay);
        }
    }
}
