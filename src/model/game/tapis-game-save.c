/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as text: the text of the session, one more group, which tells who
 * plays at each seat, and what a subclass keeps. This file must not know where
 * games are saved.
 *
 *   [table]  viewer; and for each seat, here 0: player.0, which is "person" or
 *            the id of a level; name.0; avatar.0; gender.0 */

#include "tapis-game-private.h"

#include "games/cg-games.h"
#include "model/words/tapis-name.h"

#define GROUP "table"

char *
tapis_game_to_text (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GKeyFile *keys = priv->extra;

  g_key_file_remove_group (keys, GROUP, NULL);
  g_key_file_set_integer (keys, GROUP, "viewer", priv->now.viewer);
  for (guint seat = 0; seat < priv->n_seats; seat++)
    {
      const TapisPlayerState *player =
        tapis_game_get_player_state (self, (int) seat);
      g_autofree char *who = g_strdup_printf ("player.%u", seat);
      g_autofree char *name = g_strdup_printf ("name.%u", seat);
      g_autofree char *avatar = g_strdup_printf ("avatar.%u", seat);
      g_autofree char *gender = g_strdup_printf ("gender.%u", seat);

      g_key_file_set_string (keys, GROUP, who,
                             player->person ? "person" : player->level);
      g_key_file_set_string (keys, GROUP, avatar, player->avatar);
      /* A name that comes from the avatar is not saved: when the game is
       * loaded, it is translated again, perhaps into another language. */
      if (g_strcmp0 (player->name, priv->given[seat]) == 0)
        g_key_file_set_string (keys, GROUP, name, priv->given[seat]);
      if (player->gender != NULL)
        g_key_file_set_string (keys, GROUP, gender, player->gender);
    }
  return cg_session_to_text (priv->session, keys);
}

/* Returns the name that @keys has at @key, cleaned by tapis_name_clean(), or
 * NULL if there is none. Free with g_free(). */
static char *
read_name (GKeyFile *keys, const char *key)
{
  g_autofree char *name = g_key_file_get_string (keys, GROUP, key, NULL);

  return tapis_name_clean (name);
}

/* Returns the avatar that @keys has at @key: one of the ids in tapis_avatars,
 * or "person". Returns NULL if there is no avatar or it is unknown. */
static const char *
read_avatar (GKeyFile *keys, const char *key)
{
  g_autofree char *id = g_key_file_get_string (keys, GROUP, key, NULL);

  /* "person" is the only avatar that is not an animal, and is not in the list
   */
  if (g_strcmp0 (id, "person") == 0)
    return "person";
  for (guint i = 0; id != NULL && tapis_avatars[i] != NULL; i++)
    if (g_str_equal (tapis_avatars[i], id))
      return tapis_avatars[i];
  return NULL;
}

void
tapis_seats_read (GKeyFile *keys, guint n, TapisSeat *seats, GPtrArray *names)
{
  for (guint seat = 0; seat < n; seat++)
    {
      g_autofree char *who_key = g_strdup_printf ("player.%u", seat);
      g_autofree char *name_key = g_strdup_printf ("name.%u", seat);
      g_autofree char *avatar_key = g_strdup_printf ("avatar.%u", seat);
      g_autofree char *gender_key = g_strdup_printf ("gender.%u", seat);
      g_autofree char *gender = g_key_file_get_string (keys, GROUP, gender_key,
                                                       NULL);
      g_autofree char *who = g_key_file_get_string (keys, GROUP, who_key,
                                                    NULL);
      const CgPlayer *level = cg_player_find (who);
      char *name = read_name (keys, name_key);

      seats[seat].person = who != NULL ? g_str_equal (who, "person")
                                       : seat == 0;
      seats[seat].level = level != NULL ? level->id : NULL;
      seats[seat].avatar = read_avatar (keys, avatar_key);
      seats[seat].gender = tapis_gender_from_id (gender);
      seats[seat].name = name;
      if (name != NULL)
        g_ptr_array_add (names, name);
    }
}

GKeyFile *
tapis_game_get_extra (TapisGame *self)
{
  return tapis_game_get_private (self)->extra;
}

TapisGame *
tapis_game_new_from_text (const char *text, gssize length, GError **error)
{
  g_autoptr (GKeyFile) keys = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
  CgSession *session;
  TapisGame *self;
  guint n;
  int viewer;

  g_return_val_if_fail (text != NULL, NULL);
  session = cg_session_from_text (cg_games, text, length, &keys, error);
  if (session == NULL)
    return NULL;
  n = cg_session_setup (session)->seats;
  tapis_seats_read (keys, n, seats, names);
  self = tapis_game_new_for_session (session, seats);
  viewer = g_key_file_get_integer (keys, GROUP, "viewer", NULL);
  if (viewer > 0 && viewer < (int) n && seats[viewer].person)
    tapis_game_set_viewer (self, viewer);
  g_key_file_unref (tapis_game_get_extra (self));
  tapis_game_get_private (self)->extra = g_steal_pointer (&keys);
  tapis_game_refresh (self);
  return self;
}
