/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language has changed: everything that a game keeps as text is told anew,
 * from what it was told of. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

/* The players that have no name of their own are called otherwise now. */
static void
retell_names (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
  TapisPerson people[CG_MAX_SEATS];

  for (guint i = 0; i < priv->n_seats; i++)
    {
      const TapisPlayerState *player =
        tapis_game_get_player_state (self, (int) i);

      seats[i] = (TapisSeat) { player->person, player->level, priv->given[i],
                               player->avatar, player->gender };
    }
  tapis_seats_settle (seats, priv->n_seats, people);
  for (guint i = 0; i < priv->n_seats; i++)
    {
      TapisPlayer *player = tapis_game_get_player (self, (int) i);
      TapisPlayerState state = *tapis_player_get_state (player);

      g_free ((char *) priv->people[i].name);
      priv->people[i] = people[i];
      state.name = people[i].name;
      tapis_player_set_state (player, &state);
    }
}

static void
retell_cb (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  retell_names (self);
  g_strfreev (priv->house_rules);
  priv->house_rules = tapis_words_house_rules (
    priv->rules, cg_session_setup (priv->session));
  tapis_game_retell_log (self);
  if (TAPIS_GAME_GET_CLASS (self)->retell != NULL)
    TAPIS_GAME_GET_CLASS (self)->retell (self);
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);
      TapisPileWords words = *tapis_pile_get_words (pile);

      words.n = 0;
      tapis_pile_set_words (pile, &words);
    }
  priv->choice.n_languages++; /* the cards tell their texts again */
  priv->past.result_round = 0; /* the rows of the result are written again */
  tapis_game_refresh (self);
  tapis_game_retell_advice (self);
}

void
tapis_game_follow_language (TapisGame *self)
{
  tapis_translations_follow (self, G_CALLBACK (retell_cb), FALSE);
}
