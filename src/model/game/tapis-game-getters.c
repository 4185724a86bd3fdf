/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The getters of a game: its rules, its players, its piles and more. */

#include "tapis-game-private.h"

const CgRules *
tapis_game_get_rules (TapisGame *self)
{
  return tapis_game_get_private (self)->rules;
}

const CgSetup *
tapis_game_get_setup (TapisGame *self)
{
  return cg_session_setup (tapis_game_get_private (self)->session);
}

const CgState *
tapis_game_get_state (TapisGame *self)
{
  return cg_session_state (tapis_game_get_private (self)->session);
}

CgSession *
tapis_game_get_session (TapisGame *self)
{
  return tapis_game_get_private (self)->session;
}

const char *
tapis_game_get_title (TapisGame *self)
{
  return _(tapis_game_get_private (self)->rules->title);
}

const char *
tapis_game_get_game_id (TapisGame *self)
{
  return tapis_game_get_private (self)->rules->id;
}

guint64
tapis_game_get_deal (TapisGame *self)
{
  return cg_session_deal (tapis_game_get_private (self)->session);
}

guint
tapis_game_get_serial (TapisGame *self)
{
  return cg_session_serial (tapis_game_get_private (self)->session);
}

guint
tapis_game_get_n_plies (TapisGame *self)
{
  return cg_session_n_played (tapis_game_get_private (self)->session);
}

CgMove
tapis_game_get_move (TapisGame *self, guint ply)
{
  CgSession *session = tapis_game_get_session (self);
  int seat;

  g_return_val_if_fail (ply < cg_session_n_played (session), CG_NO_MOVE);
  return cg_session_move (session, ply, &seat);
}

const TapisPerson *
tapis_game_get_people (TapisGame *self)
{
  return tapis_game_get_private (self)->people;
}

char *
tapis_game_name_move (TapisGame *self, const CgState *state, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return priv->kind->says->name_move (priv->kind, state, move, priv->people);
}

const char *const *
tapis_game_get_house_rules (TapisGame *self)
{
  return (const char *const *) tapis_game_get_private (self)->house_rules;
}

gboolean
tapis_game_has_sign (TapisGame *self, const char *id)
{
  return g_str_equal (id, TAPIS_SIGN_DEMAND)
           ? *tapis_game_now (self)->demand != '\0'
           : g_strv_contains (tapis_game_get_kind (self)->signs, id);
}

TapisSpecialCard *
tapis_game_list_special_cards (TapisGame *self, guint *n)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return tapis_words_special_cards (priv->rules,
                                    cg_session_setup (priv->session), n);
}

gboolean
tapis_game_find_special_card (TapisGame *self, CgCard card,
                              TapisSpecialCard *special)
{
  guint n;
  g_autofree TapisSpecialCard *list = tapis_game_list_special_cards (self, &n);

  /* Words about this one card are preferred to words about all cards of its
   * rank. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n; i++)
      if (pass == 0 ? list[i].card == card
                    : !list[i].one_suit && cg_card_rank (list[i].card) ==
                                             cg_card_rank (card))
        {
          *special = list[i];
          return TRUE;
        }
  return FALSE;
}

gboolean
tapis_game_get_replaying (TapisGame *self)
{
  return tapis_game_get_private (self)->mode == MODE_REPLAY;
}

guint
tapis_game_get_pause (TapisGame *self, guint usual)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return usual * tapis_words_time (priv->rules, &priv->past.events) /
         TAPIS_USUAL_TIME;
}

TapisStage
tapis_game_get_stage (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisStage stage = { .turned = CG_CARD_NONE, .seat = CG_NO_SEAT };

  for (guint i = 0; i < priv->past.events.n; i++)
    {
      const CgEvent *event = &priv->past.events.list[i];
      const CgEventInfo *info = cg_event_info (priv->rules, event->kind);
      guint time = tapis_words_stage (priv->rules, event);

      stage.time = MAX (stage.time, time);
      if (time > 0 && event->seat == CG_NO_SEAT)
        stage.cry = tapis_words_cry (priv->rules, event);
      if (time > 0 && info->reveals && info->cards == 1)
        {
          stage.turned = event->cards[0];
          stage.seat = event->seat;
        }
    }
  return stage;
}

CgPack
tapis_game_get_pack (TapisGame *self)
{
  return tapis_game_get_private (self)->rules->pack;
}

guint
tapis_game_get_places (TapisGame *self)
{
  return (guint) tapis_game_get_private (self)->kind->places;
}

gboolean
tapis_game_get_to_the_right (TapisGame *self)
{
  return tapis_game_get_private (self)->kind->to_the_right;
}

guint
tapis_game_get_n_seats (TapisGame *self)
{
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
  g_autoptr (TapisPlayer) player =
    g_list_model_get_item (tapis_game_now (self)->players, (guint) seat);

  return player; /* still valid, because the list holds a reference */
}

const TapisPlayerState *
tapis_game_get_player_state (TapisGame *self, int seat)
{
  return tapis_player_get_state (tapis_game_get_player (self, seat));
}

/* Returns the first pile of @seat whose zone has the id @zone_id or, if
 * @zone_id is NULL, the role @role. Returns NULL if there is none. */
static TapisPile *
find_pile (TapisGame *self, CgZoneRole role, const char *zone_id, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);

      if (tapis_pile_get_seat (pile) == seat &&
          (zone_id != NULL
             ? g_str_equal (tapis_pile_get_zone_id (pile), zone_id)
             : tapis_pile_get_role (pile) == role))
        return pile;
    }
  return NULL;
}

TapisPile *
tapis_game_find_pile (TapisGame *self, CgZoneRole role, int seat)
{
  return find_pile (self, role, NULL, seat);
}

TapisPile *
tapis_game_get_pile (TapisGame *self, const char *zone_id, int seat)
{
  return find_pile (self, CG_NO_ZONE, zone_id, seat);
}
