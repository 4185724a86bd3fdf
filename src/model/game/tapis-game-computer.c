/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thinking: a thread gets a copy of what one seat knows and a seed, nothing
 * else; where the rest of a game is skipped, one plays for all of them, and
 * gives each only what they know. Whoever asks can stop it at once, and an
 * answer that nobody waits for any more is dropped. And computer players, who
 * are asked for a move; hints and the coach are in tapis-game-advice.c. Knows
 * no game by name. */

#include "config.h"

#include "tapis-game-private.h"

/* Simulations of a search once every person is out: enough to play sensibly,
 * and the same whether the rest is watched or skipped, so that it ends alike.
 */
#define WATCHED 200

guint
tapis_thought_count_threads (void)
{
  return tapis_job_count_threads ();
}

static void
thought_free (gpointer data)
{
  TapisThought *thought = data;

  g_free (thought->redacted);
  g_free (thought->truth);
  g_free (thought);
}

/* The same deal at the same ply asks with the same seed: replays agree. */
static guint64
find_seed (guint64 deal, guint n_plies)
{
  CgRandom random;

  cg_random_seed (&random,
                  deal + n_plies * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  return cg_random_next (&random);
}

TapisThought *
tapis_thought_new (TapisGame *self, TapisThoughtKind kind)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *thought = g_new0 (TapisThought, 1);

  thought->kind = kind;
  thought->rules = priv->rules;
  thought->redacted = cg_state_seen_by (
    priv->rules, tapis_game_get_state (self), priv->now.to_move);
  thought->seed = find_seed (tapis_game_get_deal (self),
                             tapis_game_get_n_plies (self));
  thought->simulations = priv->thinking.simulations;
  return thought;
}

/* Has @job, which may be NULL, be the one of its kind; another one is stopped.
 */
static void
set_job (TapisGame *self, TapisThoughtKind kind, TapisJob *job)
{
  static const guint props[N_THOUGHTS] = { PROP_BUSY, PROP_ADVISING,
                                           PROP_JUDGING };
  TapisJob **field = &tapis_game_get_private (self)->thinking.jobs[kind];

  g_clear_pointer (field, tapis_job_stop);
  *field = job;
  tapis_game_set_flag (self, props[kind], job != NULL);
}

static void
work (gpointer data, const gint *cancel)
{
  TapisThought *thought = data;

  thought->think (thought, cancel);
}

static void
take (gpointer game, TapisJob *job)
{
  TapisThought *thought = tapis_job_get_data (job);

  set_job (game, thought->kind, NULL);
  thought->take (game, thought);
}

void
tapis_thought_start (TapisGame *self, TapisThought *thought)
{
  set_job (self, thought->kind,
           tapis_job_start (self, 1, work, take, thought, thought_free));
}

void
tapis_thought_stop (TapisGame *self, TapisThoughtKind kind)
{
  set_job (self, kind, NULL);
}

/* --- playing --- */

void
tapis_thought_ask_player (TapisThought *thought, const gint *cancel)
{
  const CgBudget budget = { thought->simulations, cancel };
  /* finding a reason costs time, and nobody asks a computer player for one */
  CgReason *reason = thought->kind == THOUGHT_HINT ? &thought->reason : NULL;

  thought->move = thought->player->choose (thought->rules, thought->redacted,
                                           thought->seed, &budget, reason);
}

static void
play (TapisGame *self, const TapisThought *thought)
{
  tapis_game_play (self, thought->move);
}

/* A `think`: plays on, to the end or until there are enough moves. */
static void
play_on (TapisThought *thought, const gint *cancel)
{
  const CgBudget budget = { thought->simulations, cancel };
  const CgRules *rules = thought->rules;
  guint ply = thought->n_plies;
  int seat;

  while (thought->n_slice < TAPIS_SLICE && g_atomic_int_get (cancel) == 0 &&
         (seat = rules->to_move (thought->truth)) != CG_NO_SEAT &&
         thought->players[seat] != NULL)
    {
      CgMove moves[CG_MAX_MOVES];
      CgMove move = CG_NO_MOVE;

      /* whoever plays the slice does this by itself */
      if (rules->moves (thought->truth, moves) == 1 &&
          thought->skipped->forced (thought->skipped, thought->truth,
                                    moves[0]) == TAPIS_FORCED_SILENT &&
          thought->n_slice > 0)
        move = moves[0];
      if (move == CG_NO_MOVE)
        {
          g_autofree CgState *redacted =
            cg_state_seen_by (rules, thought->truth, seat);

          move = thought->players[seat]->choose (
            rules, redacted, find_seed (thought->deal, ply), &budget, NULL);
          thought->slice[thought->n_slice++] = move;
        }
      rules->play (thought->truth, move, NULL);
      ply++;
    }
}

static void
play_slice (TapisGame *self, const TapisThought *thought)
{
  tapis_game_play_several (self, thought->slice, thought->n_slice);
}

/* Has one thread play for everybody. */
static void
begin_slice (TapisGame *self, TapisThought *thought)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  thought->skipped = priv->kind;
  thought->truth = cg_state_copy (priv->rules, tapis_game_get_state (self));
  thought->deal = tapis_game_get_deal (self);
  thought->n_plies = tapis_game_get_n_plies (self);
  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    {
      const TapisPlayerState *player = tapis_game_get_player_state (self,
                                                                    seat);

      thought->players[seat] =
        player->person ? NULL : cg_player_find (player->level);
    }
  thought->think = play_on;
  thought->take = play_slice;
}

gboolean
tapis_game_can_step (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return priv->now.to_move != CG_NO_SEAT && priv->mode == MODE_PLAY &&
         priv->thinking.jobs[THOUGHT_MOVE] == NULL &&
         !tapis_game_get_player_state (self, priv->now.to_move)->person;
}

void
tapis_game_step (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *thought;
  TapisPlayer *player;

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (!tapis_game_can_step (self))
    return;
  player = tapis_game_get_player (self, priv->now.to_move);
  thought = tapis_thought_new (self, THOUGHT_MOVE);
  thought->player = cg_player_find (tapis_player_get_state (player)->level);
  thought->think = tapis_thought_ask_player;
  thought->take = play;
  if (tapis_game_can_hurry (self) && priv->thinking.simulations == 0)
    thought->simulations = WATCHED;
  if (priv->phase == PHASE_HURRYING)
    begin_slice (self, thought);
  tapis_thought_start (self, thought);
}

/* --- to the end --- */

void
tapis_game_hurry (TapisGame *self)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  if (!tapis_game_can_hurry (self))
    return;
  tapis_game_enter_phase (self, PHASE_HURRYING);
  tapis_game_refresh (self);
}

void
tapis_game_cancel (TapisGame *self)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  tapis_game_enter_phase (self, PHASE_WATCHING);
  for (guint kind = 0; kind < N_THOUGHTS; kind++)
    set_job (self, (TapisThoughtKind) kind, NULL);
}

void
tapis_game_set_budget (TapisGame *self, guint simulations)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  tapis_game_get_private (self)->thinking.simulations = simulations;
}
