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

/* Writes what is so of @seat; %NULL writes nothing. */
static void
write_seat (GKeyFile *keys, guint seat, const char *what, const char *value)
{
  g_autofree char *key = g_strdup_printf ("%s.%u", what, seat);

  if (value != NULL)
    g_key_file_set_string (keys, GROUP, key, value);
}

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

      write_seat (keys, seat, "player",
                  player->person ? "person" : player->level);
      write_seat (keys, seat, "avatar", player->avatar);
      /* A name that comes from the avatar is not saved: when the game is
       * loaded, it is translated again, perhaps into another language. */
      if (g_strcmp0 (player->name, priv->given[seat]) == 0)
        write_seat (keys, seat, "name", player->name);
      write_seat (keys, seat, "gender", player->gender);
    }
  return cg_session_to_text (priv->session, keys);
}

/* Returns what @keys tells of @seat, or NULL. Free with g_free(). */
static char *
read_seat (GKeyFile *keys, guint seat, const char *what)
{
  g_autofree char *key = g_strdup_printf ("%s.%u", what, seat);

  return g_key_file_get_string (keys, GROUP, key, NULL);
}

/* Returns the avatar @id: one of the ids in tapis_avatars, or "person". Returns
 * NULL if @id is NULL or unknown. */
static const char *
find_avatar (const char *id)
{
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
      g_autofree char *who = read_seat (keys, seat, "player");
      g_autofree char *given = read_seat (keys, seat, "name");
      g_autofree char *avatar = read_seat (keys, seat, "avatar");
      g_autofree char *gender = read_seat (keys, seat, "gender");
      const CgPlayer *level = cg_player_find (who);
      char *name = tapis_name_clean (given);

      seats[seat].person = who != NULL ? g_str_equal (who, "person")
                                       : seat == 0;
      seats[seat].level = level != NULL ? level->id : NULL;
      seats[seat].avatar = find_avatar (avatar);
      seats[seat].gender = tapis_gender_from_id (gender);
      seats[seat].name = name;
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
