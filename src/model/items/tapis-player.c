/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player at the table. The game sets its state. */

#include "tapis-player.h"

#include <string.h>

#include "tapis-private.h"

struct _TapisPlayer
{
  GObject parent_instance;

  TapisPlayerState state; /* its strings and its piles are owned */
};

const char *const tapis_avatars[] = {
  "fox",   "owl",  "hare",     "badger", "heron",
  "otter", "lynx", "hedgehog", "swift",  "toad",
  NULL,
};

enum
{
  CHANGED,
  CRIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisPlayer, tapis_player, G_TYPE_OBJECT)

static void
tapis_player_dispose (GObject *object)
{
  TapisPlayer *self = TAPIS_PLAYER (object);

  g_clear_object (&self->state.hand);
  g_clear_object (&self->state.up);
  g_clear_object (&self->state.down);
  g_clear_object (&self->state.won);
  G_OBJECT_CLASS (tapis_player_parent_class)->dispose (object);
}

static void
tapis_player_finalize (GObject *object)
{
  TapisPlayer *self = TAPIS_PLAYER (object);

  tapis_text_free (self->state.name);
  tapis_text_free (self->state.avatar);
  tapis_text_free (self->state.level);
  tapis_text_free (self->state.partner);
  tapis_text_free (self->state.target_refusal);
  tapis_text_free (self->state.score_text);
  tapis_text_free (self->state.cry);
  tapis_text_free (self->state.description);
  G_OBJECT_CLASS (tapis_player_parent_class)->finalize (object);
}

static void
tapis_player_class_init (TapisPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_player_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_player_finalize;
  signals[CHANGED] = tapis_class_add_signal (klass, "changed", 0);
  signals[CRIED] = tapis_class_add_signal (klass, "cried", 0);
}

static void
tapis_player_init (TapisPlayer *self)
{
}

TapisPlayer *
tapis_player_new (const TapisPlayerState *state)
{
  TapisPlayer *self = g_object_new (TAPIS_TYPE_PLAYER, NULL);
  TapisPile *const piles[] = { state->hand, state->up, state->down,
                               state->won };

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    if (piles[i] != NULL)
      g_object_ref (piles[i]);
  tapis_player_set_state (self, state);
  return self;
}

const TapisPlayerState *
tapis_player_get_state (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return &self->state;
}

void
tapis_player_set_state (TapisPlayer *self, const TapisPlayerState *state)
{
  const TapisPlayerState *old = &self->state;
  TapisPlayerState now = *state;
  gboolean changed =
    tapis_text_take (&now.name, old->name) |
    tapis_text_take (&now.avatar, old->avatar) |
    tapis_text_take (&now.level, old->level) |
    tapis_text_take (&now.partner, old->partner) |
    tapis_text_take (&now.target_refusal, old->target_refusal) |
    tapis_text_take (&now.score_text, old->score_text) |
    tapis_text_take (&now.cry, old->cry) |
    tapis_text_take (&now.description, old->description) |
    (now.is_viewer != old->is_viewer) | (now.n_cards != old->n_cards) |
    (now.n_known != old->n_known) |
    (memcmp (now.known, old->known, now.n_known * sizeof *now.known) != 0) |
    (now.to_move != old->to_move) | (now.in_play != old->in_play) |
    (now.place != old->place) | (now.targetable != old->targetable) |
    (now.attacked != old->attacked) | (now.hinted != old->hinted) |
    (now.score != old->score);

  self->state = now;
  if (changed)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
tapis_player_cry (TapisPlayer *self, const char *cry, gboolean great)
{
  tapis_text_take (&cry, self->state.cry);
  self->state.cry = cry;
  self->state.cry_is_great = great;
  g_signal_emit (self, signals[CRIED], 0);
}
