/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks computer players for moves, in a thread. The thread gets only a copy of
 * what one seat knows and a seed for random numbers. While the rest of a game
 * is skipped, one thread plays for all computer players, and gives each of them
 * only what that player knows. A question can be stopped at once; its answer is
 * then discarded. */

#include "tapis-game-private.h"

/* How many simulations a search makes for a move after every person is out.
 * They are enough to play sensibly. The number is the same whether the rest of
 * the game is watched or skipped, so that the game ends in the same way. */
#define WATCHED 200

static void
thought_free (gpointer data)
{
  TapisThought *thought = data;

  g_free (thought->redacted);
  g_free (thought->truth);
  g_free (thought);
}

/* Returns the seed of the random numbers for a question after @n_plies moves.
 * The seed depends only on @n_plies and the number of the deal, so that the
 * same moves of the persons lead to the same game again. */
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

/* Stops the job of the kind @kind, if there is one, and replaces it by @job,
 * which may be NULL. */
static void
set_job (TapisGame *self, TapisThoughtKind kind, TapisJob *job)
{
  static const guint props[N_THOUGHTS] = { PROP_BUSY, PROP_ADVISING,
                                           PROP_JUDGING };
  TapisJob **field = &tapis_game_get_private (self)->thinking.jobs[kind];

  g_clear_pointer (field, tapis_job_stop);
  *field = job;
  tapis_game_set_number (self, props[kind], job != NULL);
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
           tapis_job_start (self, 1, G_PRIORITY_DEFAULT, work, take, thought,
                            thought_free));
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
  /* Only a hint tells the reason, and finding it takes time. */
  CgReason *reason = thought->kind == THOUGHT_HINT ? &thought->reason : NULL;

  thought->move = thought->player->choose (
    thought->player, thought->rules, thought->redacted, thought->seed,
    thought->temper, &budget, reason);
}

static void
play (TapisGame *self, const TapisThought *thought)
{
  tapis_game_play (self, thought->move);
}

/* Plays for all computer players until a person is to move, the round is over,
 * or TAPIS_SLICE moves have been made; a function for TapisThought.think. */
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
      CgMove move;

      /* A silent move is not added to the answer, because
       * tapis_game_play_several() plays it by itself. */
      if (thought->n_slice > 0 && rules->moves (thought->truth, moves) == 1 &&
          thought->skipped->forced (thought->skipped, thought->truth,
                                    moves[0]) == TAPIS_FORCED_SILENT)
        move = moves[0];
      else
        {
          g_autofree CgState *redacted =
            cg_state_seen_by (rules, thought->truth, seat);

          move = thought->players[seat]->choose (
            thought->players[seat], rules, redacted,
            find_seed (thought->deal, ply), thought->tempers[seat], &budget,
            NULL);
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

/* Changes @thought, a question for one move, into a question for up to
 * TAPIS_SLICE successive moves. */
static void
ask_for_slice (TapisGame *self, TapisThought *thought)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  thought->skipped = priv->kind;
  thought->truth = cg_state_copy (priv->rules, tapis_game_get_state (self));
  thought->deal = tapis_game_get_deal (self);
  thought->n_plies = tapis_game_get_n_plies (self);
  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    if (!tapis_game_is_person (priv, seat))
      thought->players[seat] =
        cg_player_find (tapis_game_get_player_state (self, seat)->level);
  memcpy (thought->tempers, priv->tempers, sizeof priv->tempers);
  thought->think = play_on;
  thought->take = play_slice;
}

gboolean
tapis_game_can_step (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return priv->now.to_move != CG_NO_SEAT && priv->mode == MODE_PLAY &&
         priv->thinking.jobs[THOUGHT_MOVE] == NULL &&
         !tapis_game_is_person (priv, priv->now.to_move);
}

void
tapis_game_step (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *thought;

  if (!tapis_game_can_step (self))
    return;
  thought = tapis_thought_new (self, THOUGHT_MOVE);
  thought->player = cg_player_find (
    tapis_game_get_player_state (self, priv->now.to_move)->level);
  thought->temper = priv->tempers[priv->now.to_move];
  thought->think = tapis_thought_ask_player;
  thought->take = play;
  if (tapis_game_can_hurry (self) && priv->thinking.simulations == 0)
    thought->simulations = WATCHED;
  if (priv->phase == PHASE_HURRYING)
    ask_for_slice (self, thought);
  tapis_thought_start (self, thought);
}

/* --- to the end --- */

void
tapis_game_hurry (TapisGame *self)
{
  if (!tapis_game_can_hurry (self))
    return;
  tapis_game_enter_phase (self, PHASE_HURRYING);
  tapis_game_refresh (self);
}

void
tapis_game_cancel (TapisGame *self)
{
  tapis_game_enter_phase (self, PHASE_WATCHING);
  for (guint kind = 0; kind < N_THOUGHTS; kind++)
    set_job (self, (TapisThoughtKind) kind, NULL);
}

void
tapis_game_drop_tempers (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  memset (priv->tempers, 0, sizeof priv->tempers);
}

void
tapis_game_set_budget (TapisGame *self, guint simulations)
{
  tapis_game_get_private (self)->thinking.simulations = simulations;
}
