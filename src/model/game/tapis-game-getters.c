/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be asked of a game: its properties and lists, its players and piles.
 * Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

const CgRules *
tapis_game_get_rules (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return tapis_game_get_private (self)->rules;
}

const CgSetup *
tapis_game_get_setup (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return cg_session_setup (tapis_game_get_private (self)->session);
}

const CgState *
tapis_game_get_state (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return cg_session_state (tapis_game_get_private (self)->session);
}

CgSession *
tapis_game_get_session (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return tapis_game_get_private (self)->session;
}

const char *
tapis_game_get_title (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return _(tapis_game_get_private (self)->rules->title);
}

const char *
tapis_game_get_game_id (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return tapis_game_get_private (self)->rules->id;
}

guint64
tapis_game_get_deal (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), 0);
  return cg_session_deal (tapis_game_get_private (self)->session);
}

guint
tapis_game_get_serial (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), 0);
  return cg_session_serial (tapis_game_get_private (self)->session);
}

guint
tapis_game_get_n_plies (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), 0);
  return cg_session_n_played (tapis_game_get_private (self)->session);
}

CgMove
tapis_game_get_move (TapisGame *self, guint ply)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int seat;

  g_return_val_if_fail (TAPIS_IS_GAME (self), CG_NO_MOVE);
  g_return_val_if_fail (ply < cg_session_n_played (priv->session),
                        CG_NO_MOVE);
  return cg_session_move (priv->session, ply, &seat);
}

const TapisPerson *
tapis_game_get_people (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return tapis_game_get_private (self)->people;
}

const char *const *
tapis_game_get_house_rules (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return (const char *const *) tapis_game_get_private (self)->house_rules;
}

gboolean
tapis_game_has_sign (TapisGame *self, const char *id)
{
  const TapisGameKind *kind;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  kind = tapis_game_get_kind (self);
  if (g_str_equal (id, TAPIS_SIGN_DEMAND))
    return *tapis_game_now (self)->demand != '\0';
  return g_strv_contains (kind->signs, id);
}

TapisSpecialCard *
tapis_game_list_special_cards (TapisGame *self, guint *n)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return tapis_words_special_cards (
    priv->rules, cg_session_setup (priv->session), n);
}

gboolean
tapis_game_find_special_card (TapisGame *self, CgCard card,
                              TapisSpecialCard *special)
{
  g_autofree TapisSpecialCard *list = NULL;
  gboolean found = FALSE;
  guint n = 0;

  list = tapis_game_list_special_cards (self, &n);
  /* a card of its own goes before any of its rank */
  for (guint i = 0; i < n; i++)
    if (list[i].card == card ||
        (!found && !list[i].one_suit &&
         cg_card_rank (list[i].card) == cg_card_rank (card)))
      {
        *special = list[i];
        found = TRUE;
        if (list[i].card == card && list[i].one_suit)
          break;
      }
  return found;
}

gboolean
tapis_game_get_replaying (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return tapis_game_get_private (self)->mode == MODE_REPLAY;
}

guint
tapis_game_get_pause (TapisGame *self, guint usual)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), usual);
  return usual * tapis_words_time (priv->rules, &priv->past.events) /
         TAPIS_USUAL_TIME;
}

CgPack
tapis_game_get_pack (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), CG_PACK_FRENCH);
  return tapis_game_get_private (self)->rules->pack;
}

guint
tapis_game_get_places (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), 1);
  return (guint) tapis_game_get_private (self)->kind->places;
}

gboolean
tapis_game_get_to_the_right (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return tapis_game_get_private (self)->kind->to_the_right;
}

guint
tapis_game_get_n_seats (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), 0);
  return tapis_game_get_private (self)->n_seats;
}

const TapisPerson *
tapis_game_get_person (TapisGame *self, int seat)
{
  return seat < 0 ? NULL : &tapis_game_get_private (self)->people[seat];
}

TapisPlayer *
tapis_game_get_player (TapisGame *self, int seat)
{
  g_autoptr (TapisPlayer) player = NULL;

  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  if (seat >= 0)
    player = g_list_model_get_item (tapis_game_now (self)->players,
                                    (guint) seat);
  return player; /* the list keeps it */
}

const TapisPlayerState *
tapis_game_get_player_state (TapisGame *self, int seat)
{
  return tapis_player_get_state (tapis_game_get_player (self, seat));
}

TapisPile *
tapis_game_find_pile (TapisGame *self, CgZoneRole role, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);

      if (tapis_pile_get_seat (pile) == seat &&
          tapis_pile_get_role (pile) == role)
        return pile;
    }
  return NULL;
}

TapisPile *
tapis_game_get_pile (TapisGame *self, const char *zone_id, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);

      if (tapis_pile_get_seat (pile) == seat &&
          g_str_equal (tapis_pile_get_zone_id (pile), zone_id))
        return pile;
    }
  return NULL;
}
