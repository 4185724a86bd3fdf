/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A replay of a game: goes from one position of the game to another one. */

#include "tapis-replay.h"

#include "model/game/tapis-games.h"
#include "model/kit/tapis-object.h"

struct _TapisReplay
{
  GObject parent_instance;

  TapisReplayNow now; /* its text and its game are owned */

  /* owned */
  GArray *stops; /* of guint: for each position, how many moves lead to it */

  /* state */
  gboolean secret; /* only the cards of the game's viewer may be shown */
};

static guint changed; /* the id of the signal "changed" */

G_DEFINE_FINAL_TYPE (TapisReplay, tapis_replay, G_TYPE_OBJECT)

static guint
stop_at (TapisReplay *self, guint position)
{
  return g_array_index (self->stops, guint, position);
}

/* Makes the game go to @position, and report the move that led to it, even if
 * the replay comes back from a later position. */
static void
go_to (TapisReplay *self, guint position)
{
  tapis_game_go_to (self->now.game,
                    position > 0 ? stop_at (self, position - 1) : 0,
                    stop_at (self, position));
}

static void
tapis_replay_finalize (GObject *object)
{
  TapisReplay *self = TAPIS_REPLAY (object);

  g_clear_object (&self->now.game);
  g_free (self->now.text);
  g_array_unref (self->stops);
  G_OBJECT_CLASS (tapis_replay_parent_class)->finalize (object);
}

static void
tapis_replay_class_init (TapisReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_replay_finalize;
  changed = tapis_class_add_signal (klass, "changed", 0);
}

static void
tapis_replay_init (TapisReplay *self)
{
  self->stops = g_array_new (FALSE, FALSE, sizeof (guint));
}

TapisReplay *
tapis_replay_new (TapisGame *game)
{
  TapisReplay *self = g_object_new (TAPIS_TYPE_REPLAY, NULL);
  const TapisGameNow *now = tapis_game_now (game);
  guint n = tapis_game_get_n_plies (game);

  self->now.text = tapis_game_to_text (game);
  self->now.game = g_object_ref (game);
  self->secret = !now->over && !now->practice;
  self->now.eyes = now->viewer;
  /* moves that were taken back are not counted in @n, so they are not shown */
  for (guint i = 0; i <= n; i++)
    if (i == 0 || !tapis_game_get_forced (game, i))
      g_array_append_val (self->stops, i);
  tapis_game_begin_replay (game);
  go_to (self, 0);
  return self;
}

const TapisReplayNow *
tapis_replay_now (TapisReplay *self)
{
  g_return_val_if_fail (TAPIS_IS_REPLAY (self), NULL);

  return &self->now;
}

guint
tapis_replay_get_last (TapisReplay *self)
{
  g_return_val_if_fail (TAPIS_IS_REPLAY (self), 0);
  return self->stops->len - 1;
}

void
tapis_replay_set_position (TapisReplay *self, guint position)
{
  g_return_if_fail (TAPIS_IS_REPLAY (self));
  position = MIN (position, tapis_replay_get_last (self));
  if (position == self->now.position)
    return;
  self->now.position = position;
  go_to (self, position);
  g_signal_emit (self, changed, 0);
}

gboolean
tapis_replay_allows_eyes (TapisReplay *self, int eyes)
{
  g_return_val_if_fail (TAPIS_IS_REPLAY (self), FALSE);
  return !self->secret || eyes == tapis_game_now (self->now.game)->viewer;
}

void
tapis_replay_set_eyes (TapisReplay *self, int eyes)
{
  gboolean all = eyes == TAPIS_REPLAY_ALL_EYES;

  g_return_if_fail (TAPIS_IS_REPLAY (self));
  g_return_if_fail (tapis_replay_allows_eyes (self, eyes));
  if (eyes == self->now.eyes)
    return;
  self->now.eyes = eyes;
  tapis_game_show_to (self->now.game,
                      all ? tapis_game_now (self->now.game)->viewer : eyes,
                      all);
}

gboolean
tapis_replay_can_play_on (TapisReplay *self)
{
  g_return_val_if_fail (TAPIS_IS_REPLAY (self), FALSE);
  return !tapis_game_now (self->now.game)->over;
}

TapisGame *
tapis_replay_play_on (TapisReplay *self)
{
  g_autofree char *text = NULL;
  TapisGame *game;

  g_return_val_if_fail (TAPIS_IS_REPLAY (self), NULL);
  text = tapis_game_to_text (self->now.game);
  game = tapis_game_new_from_text (text, -1, NULL);
  tapis_game_set_practice (game, TRUE);
  return game;
}
