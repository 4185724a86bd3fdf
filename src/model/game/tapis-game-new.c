/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a game starts: its players, its piles and, in a loaded game, the moves
 * that have been played. */

#include "tapis-game-private.h"
#include "model/words/tapis-name.h"

static gboolean
avatar_is_taken (const TapisSeat *seats, guint n, const char *avatar)
{
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (seats[i].avatar, avatar) == 0)
      return TRUE;
  return FALSE;
}

/* Gives an avatar to every seat that has none. Computer players get theirs
 * before persons. */
static void
settle_avatars (TapisSeat *seats, guint n)
{
  for (gboolean person = FALSE; person <= TRUE; person++)
    for (guint i = 0; i < n; i++)
      if (seats[i].avatar == NULL && seats[i].person == person)
        {
          guint a = 0;

          while (tapis_avatars[a] != NULL &&
                 avatar_is_taken (seats, n, tapis_avatars[a]))
            a++;
          if (tapis_avatars[a] == NULL)
            a = i % (g_strv_length ((char **) tapis_avatars));
          seats[i].avatar = tapis_avatars[a];
        }
}

static TapisPerson
person_at (const TapisSeat *seats, guint seat, guint n_persons)
{
  const char *avatar = seats[seat].avatar;
  TapisPerson person = {
    .gender = seats[seat].person ? tapis_gender_settle (seats[seat].gender)
                                 : tapis_words_avatar_gender (avatar),
    .you = seats[seat].person && n_persons == 1,
  };

  if (seats[seat].name != NULL && *seats[seat].name != '\0')
    person.name = g_strdup (seats[seat].name);
  else if (person.you)
    /* Translators: the person's name at the table, beside "Fox" and "Owl" */
    person.name = g_strdup (C_("player's name", "You"));
  for (guint i = 0; i < seat && person.name == NULL; i++)
    if (g_strcmp0 (seats[i].avatar, avatar) == 0)
      /* Translators: the second of two players with the same animal's name. */
      person.name = g_strdup_printf (C_("player's name", "%s 2"),
                                     tapis_words_avatar (avatar));
  if (person.name == NULL)
    {
      person.name = g_strdup (tapis_words_avatar (avatar));
      person.animal = tapis_words_avatar_english (avatar);
    }
  return person;
}

int
tapis_seats_settle (TapisSeat *seats, guint n, TapisPerson *people)
{
  guint n_persons = 0;
  int you = CG_NO_SEAT;

  for (guint i = 0; i < n; i++)
    {
      if (seats[i].person && n_persons++ == 0)
        you = (int) i;
      if (seats[i].person)
        seats[i].level = NULL;
      else if (cg_player_find (seats[i].level) == NULL)
        seats[i].level = "easy";
    }
  if (n_persons == 1 && seats[you].avatar == NULL)
    seats[you].avatar = "person";
  settle_avatars (seats, n);
  for (guint i = 0; i < n; i++)
    people[i] = person_at (seats, i, n_persons);
  return n_persons == 1 ? you : CG_NO_SEAT;
}

/* Makes the players. @given is the array @seats of tapis_game_new(), or NULL.
 */
static void
seat_players (TapisGame *self, const TapisSeat *given)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
  guint viewer = 0;

  priv->given = g_new0 (char *, priv->n_seats + 1);
  for (guint i = 0; i < priv->n_seats; i++)
    {
      seats[i] = given != NULL ? given[i] : (TapisSeat) { .person = i == 0 };
      seats[i].name = priv->given[i] = tapis_name_clean (seats[i].name);
      if (priv->given[i] == NULL)
        priv->given[i] = g_strdup ("");
    }
  priv->you = tapis_seats_settle (seats, priv->n_seats, priv->people);
  while (viewer < priv->n_seats && !seats[viewer].person)
    viewer++;
  tapis_game_set_number (self, PROP_VIEWER, (int) (viewer % priv->n_seats));
  for (guint i = 0; i < priv->n_seats; i++)
    {
      const TapisPlayerState state = {
        .seat = (int) i,
        .name = priv->people[i].name,
        .gender = seats[i].gender,
        .avatar = seats[i].avatar,
        .person = seats[i].person,
        .level = seats[i].level,
        .hand = tapis_game_find_pile (self, CG_ZONE_HAND, (int) i),
        .up = tapis_game_find_pile (self, CG_ZONE_ROW_UP, (int) i),
        .down = tapis_game_find_pile (self, CG_ZONE_ROW_DOWN, (int) i),
        .won = priv->kind->secrecy == NULL
                 ? tapis_game_find_pile (self, CG_ZONE_CAPTURED, (int) i)
                 : NULL,
      };
      g_autoptr (TapisPlayer) player = tapis_player_new (&state);

      if (!seats[i].person)
        priv->tempers[i] = tapis_words_avatar_temper (seats[i].avatar);
      priv->persons |= (guint) seats[i].person << i;
      g_list_store_append (G_LIST_STORE (priv->now.players), player);
    }
}

/* Makes piles. If @middle is TRUE, makes those of the zones in the middle of
 * the table, otherwise those of the zones that each seat has. */
static void
make_piles (TapisGame *self, gboolean middle)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgField *zone;

  for (guint i = 0; (zone = cg_zone (priv->rules, i)) != NULL; i++)
    for (guint seat = 0; seat < (middle ? 1 : priv->n_seats) &&
                         middle == (zone->per_seat == 0); seat++)
      {
        g_autoptr (TapisPile) pile =
          tapis_pile_new (i, zone->key, zone->role,
                          middle ? CG_NO_SEAT : (int) seat, priv->rules->pack);

        g_list_store_append (G_LIST_STORE (priv->now.piles), pile);
      }
}

/* Undoes all moves of the session and plays them again, so that they are in the
 * log and can be undone. */
static void
replay_past (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = cg_session_n_played (priv->session);

  while (cg_session_undo (priv->session))
    ;
  tapis_game_settle_arrivals (self);
  while (cg_session_n_played (priv->session) < n)
    tapis_game_redo_one (self);
}

TapisGame *
tapis_game_new_for_session (CgSession *session, const TapisSeat *seats)
{
  const TapisGameKind *kind = tapis_game_kind_for (cg_session_rules (session));
  TapisGame *self = g_object_new (kind->get_type (), NULL);
  TapisGamePrivate *priv = tapis_game_get_private (self);

  priv->kind = kind;
  priv->rules = cg_session_rules (session);
  priv->session = session;
  priv->n_seats = cg_session_setup (session)->seats;
  priv->house_rules =
    tapis_words_house_rules (priv->rules, cg_session_setup (session));
  make_piles (self, FALSE);
  make_piles (self, TRUE);
  seat_players (self, seats);
  for (int seat = 0; kind->scoring != NULL && seat < (int) priv->n_seats;
       seat++)
    priv->start_score[seat] =
      kind->scoring->first (kind, cg_session_start (session), seat);
  replay_past (self);
  tapis_game_make_cards (self);
  if (priv->past.plies->len == 0)
    tapis_game_hear_deal (self);
  else
    tapis_game_begin_sounds (self);
  tapis_game_refresh_and_hear (self);
  return self;
}

TapisGame *
tapis_game_new (const CgRules *rules, const CgSetup *setup, guint64 deal,
                const TapisSeat *seats)
{
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (cg_setup_validate (setup, rules) == NULL, NULL);
  return tapis_game_new_for_session (cg_session_new (rules, setup, deal),
                                     seats);
}

TapisGame *
tapis_game_new_again (TapisGame *game)
{
  TapisGamePrivate *priv = tapis_game_get_private (game);
  TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
  TapisGame *again;

  for (guint i = 0; i < priv->n_seats; i++)
    {
      const TapisPlayerState *player =
        tapis_game_get_player_state (game, (int) i);

      seats[i] = (TapisSeat) { player->person, player->level, priv->given[i],
                               player->avatar, player->gender };
    }
  again = tapis_game_new (priv->rules, cg_session_setup (priv->session),
                          tapis_game_get_deal (game), seats);
  tapis_game_set_practice (again, priv->now.practice);
  return again;
}

TapisGame *
tapis_game_new_from_position (const CgRules *rules, const CgState *start,
                              const TapisSeat *seats)
{
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (cg_validate (rules, start) == NULL, NULL);
  return tapis_game_new_for_session (
    cg_session_new_from_position (rules, start), seats);
}
