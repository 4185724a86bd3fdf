/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players and hints: a thread gets a copy of what one seat knows and
 * a seed, nothing else; its answer is dropped when the position has changed
 * meanwhile. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

/* A question for a computer player, and its answer. */
typedef struct
{
  GWeakRef        game; /* who plays on: the thread must not keep it alive, or
                         * the last reference could go there */
  const CgPlayer *player;
  const CgRules  *rules;
  CgState        *redacted; /* owned */
  guint64         seed;
  guint           serial;
  gint            cancel; /* atomic */
  CgMove          move;
  CgReason        reason;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_weak_ref_clear (&question->game);
  g_free (question->redacted);
  g_free (question);
}

/* The same deal at the same ply asks with the same seed: replays agree. */
static guint64
seed_now (TapisGame *self)
{
  CgRandom random;

  cg_random_seed (&random, tapis_game_get_deal (self) +
                             tapis_game_get_n_plies (self) *
                               G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  return cg_random_next (&random);
}

static Question *
question_new (TapisGame *self, const CgPlayer *player)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  Question *question = g_new0 (Question, 1);

  g_weak_ref_init (&question->game, self);
  question->player = player;
  question->rules = priv->rules;
  question->redacted = cg_state_copy (priv->rules,
                                      tapis_game_get_state (self));
  priv->rules->redact (question->redacted, priv->to_move);
  question->seed = seed_now (self);
  question->serial = tapis_game_get_serial (self);
  question->move = CG_NO_MOVE;
  return question;
}

static void
cancelled_cb (GCancellable *cancellable, gpointer data)
{
  Question *question = data;

  g_atomic_int_set (&question->cancel, 1);
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  CgBudget budget = { .cancel = &question->cancel };
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                                     question, NULL);
  question->move =
    question->player->choose (question->rules, question->redacted,
                              question->seed, &budget, &question->reason);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, handler);
  g_task_return_boolean (task, TRUE);
}

/* --- playing --- */

static void
set_thinking (TapisGame *self, GCancellable *cancellable)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean was_busy = priv->thinking != NULL;

  g_set_object (&priv->thinking, cancellable);
  if (was_busy != (cancellable != NULL))
    tapis_game_notify (self, PROP_BUSY);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = G_TASK (result);
  Question *question = g_task_get_task_data (task);
  g_autoptr (TapisGame) self = g_weak_ref_get (&question->game);
  TapisGamePrivate *priv;

  if (self == NULL)
    return;
  priv = tapis_game_get_private (self);
  if (!g_task_propagate_boolean (task, NULL) || priv->thinking == NULL ||
      priv->thinking != g_task_get_cancellable (task) ||
      question->serial != tapis_game_get_serial (self))
    return; /* another question has been asked, or none */
  set_thinking (self, NULL);
  tapis_game_play (self, question->move);
}

gboolean
tapis_game_can_step (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return priv->to_move != CG_NO_SEAT && priv->thinking == NULL &&
         !tapis_player_get_person (tapis_game_player_at (self,
                                                         priv->to_move));
}

void
tapis_game_step (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GCancellable) cancellable = NULL;
  g_autoptr (GTask) task = NULL;
  TapisPlayer *player;

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (!tapis_game_can_step (self))
    return;
  player = tapis_game_player_at (self, priv->to_move);
  cancellable = g_cancellable_new ();
  task = g_task_new (NULL, cancellable, thought_cb, NULL);
  g_task_set_source_tag (task, tapis_game_step);
  g_task_set_task_data (
    task, question_new (self, cg_player_find (tapis_player_get_level (player))),
    question_free);
  set_thinking (self, cancellable);
  g_task_run_in_thread (task, think);
}

void
tapis_game_cancel (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (priv->thinking == NULL)
    return;
  g_cancellable_cancel (priv->thinking);
  set_thinking (self, NULL);
}

/* --- hints --- */

/* The best player there is. */
static const CgPlayer *
adviser (void)
{
  guint n = 0;

  while (cg_players[n + 1] != NULL)
    n++;
  return cg_players[n];
}

void
tapis_game_hint_async (TapisGame           *self,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GTask) task = NULL;
  g_autofree char *not_now = NULL;

  g_return_if_fail (TAPIS_IS_GAME (self));
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, tapis_game_hint_async);
  not_now = tapis_game_why_not_now (self);
  if (not_now != NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s",
                               not_now);
      return;
    }
  g_assert (priv->to_move == priv->viewer);
  g_task_set_task_data (task, question_new (self, adviser ()), question_free);
  g_task_run_in_thread (task, think);
}

char *
tapis_game_hint_finish (TapisGame     *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const char *const *names = (const char *const *) priv->names;
  g_autofree char *advice = NULL;
  g_autofree char *reason = NULL;
  Question *question;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  question = g_task_get_task_data (G_TASK (result));
  if (question->serial != tapis_game_get_serial (self))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED,
                           _("The game has gone on."));
      return NULL;
    }
  tapis_game_mark_hint (self, question->move);
  advice = priv->kind->advise (tapis_game_get_state (self), question->move,
                               names);
  reason = tapis_words_reason (&question->reason, names);
  return reason != NULL ? g_strdup_printf ("%s %s", advice, reason)
                        : g_steal_pointer (&advice);
}
