/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a strong player says to a person: a hint before the move, and, if the
 * person wishes, a word after a move that has cost much. Both come from what
 * that person could see when it was their turn. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include "model/words/tapis-words-numbers.h"
#include "players/cg-reasons.h"

#include <glib/gi18n.h>

/* A move that costs less than this, in games won, is no matter for the coach.
 */
#define COSTLY 0.10f

/* Why @reason speaks for a move in @state, and what was counted; @made: the
 * move that was made instead, or CG_NO_MOVE. NULL: there is no reason. */
static char *
tell_reason (TapisGame *self, const CgState *state, const CgReason *reason,
             CgMove made)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisPerson *people = tapis_game_get_people (self);
  g_autofree char *why = tapis_words_reason (priv->rules, reason, people);
  g_autofree char *other = NULL;
  g_autofree char *counted = NULL;

  if (why == NULL)
    return NULL;
  if (reason->unit != CG_UNIT_NONE && reason->other != made)
    other = priv->kind->says->name_move (priv->kind, state, reason->other,
                                         people);
  counted = tapis_words_counted (reason, other);
  return tapis_words_sentences (why, counted, NULL);
}

/* --- hints --- */

void
tapis_game_give_hint (TapisGame *self, CgMove move, const CgReason *why)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autofree char *advice = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;

  tapis_game_mark_hint (self, move);
  tapis_game_refresh (self);
  advice = priv->kind->says->advise (priv->kind, tapis_game_get_state (self),
                                     move, tapis_game_get_people (self));
  reason = why != NULL ? tell_reason (self, tapis_game_get_state (self), why,
                                      CG_NO_MOVE)
                       : NULL;
  text = tapis_words_sentences (advice, reason, NULL);
  tapis_game_set_text (self, PROP_HINT, text);
}

static void
take_hint (TapisGame *self, const TapisThought *thought)
{
  tapis_game_give_hint (self, thought->move, &thought->reason);
}

/* The best player there is. */
static const CgPlayer *
adviser (void)
{
  guint n = 0;

  while (cg_players[n + 1] != NULL)
    n++;
  return cg_players[n];
}

gboolean
tapis_game_ask_hint (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autofree char *not_now = NULL;
  TapisThought *thought;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  not_now = tapis_game_why_not_now (self);
  if (not_now != NULL)
    {
      g_signal_emit (self, tapis_game_signals[REFUSED], 0, not_now, NULL);
      return FALSE;
    }
  g_assert (priv->now.to_move == priv->now.viewer);
  if (priv->thinking.jobs[THOUGHT_HINT] != NULL || priv->now.hint != NULL)
    return TRUE;
  thought = tapis_thought_new (self, THOUGHT_HINT);
  thought->player = adviser ();
  thought->think = tapis_thought_ask_player;
  thought->take = take_hint;
  tapis_thought_start (self, thought);
  return TRUE;
}

void
tapis_game_drop_hint (TapisGame *self)
{
  tapis_thought_stop (self, THOUGHT_HINT);
  tapis_game_mark_hint (self, CG_NO_MOVE);
  tapis_game_set_text (self, PROP_HINT, NULL);
}

/* --- the coach --- */

/* Looks twice, by other chances, before it calls a move costly. */
static void
judge (TapisThought *thought, const gint *cancel)
{
  const CgBudget budget = { thought->simulations, cancel };
  CgVerdict second;

  if (!cg_player_judge (thought->rules, thought->redacted, thought->judged,
                        thought->seed, &budget, &thought->verdict) ||
      thought->verdict.cost < COSTLY ||
      !cg_player_judge (thought->rules, thought->redacted, thought->judged,
                        ~thought->seed, &budget, &second))
    {
      thought->verdict.cost = 0;
      return;
    }
  thought->verdict.cost = MIN (thought->verdict.cost, second.cost);
}

char *
tapis_game_explain (TapisGame *self, const CgState *state, CgMove move,
                    const CgVerdict *verdict)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  char *reason = NULL;

  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  if (verdict->reason.kind == CG_REASON_LOOKED_AHEAD ||
      verdict->reason.kind == CG_REASON_KEEP_RANK)
    reason = priv->kind->says->regret (priv->kind, state, move, verdict->best);
  return reason != NULL ? reason
                        : tell_reason (self, state, &verdict->reason, move);
}

static void
take_verdict (TapisGame *self, const TapisThought *thought)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgVerdict *verdict = &thought->verdict;
  g_autofree char *reason = NULL;
  g_autofree char *move = NULL;
  g_autofree char *better = NULL;
  g_autofree char *text = NULL;

  if (verdict->cost < COSTLY)
    return;
  move =
    priv->kind->says->name_move (priv->kind, thought->redacted, verdict->best,
                                 tapis_game_get_people (self));
  /* Translators: what the coach says after a move; %s is "the 8 of
   * hearts", "pick up the pile" … */
  better = g_strdup_printf (_("Better here: %s."), move);
  reason = tapis_game_explain (self, thought->redacted, thought->judged,
                               verdict);
  text = tapis_words_sentences (better, reason, NULL);
  tapis_game_set_text (self, PROP_COMMENT, text);
}

TapisThought *
tapis_game_begin_judging (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *thought;

  /* what is forced or was advised is nobody's mistake */
  if (!priv->now.coach || tapis_game_get_legal (self)->n_moves < 2 ||
      move == priv->thinking.hinted || priv->now.to_move != priv->now.viewer ||
      !tapis_game_get_player_state (self, priv->now.viewer)->person)
    return NULL;
  thought = tapis_thought_new (self, THOUGHT_VERDICT);
  thought->judged = move;
  thought->think = judge;
  thought->take = take_verdict;
  return thought;
}

void
tapis_game_drop_comment (TapisGame *self)
{
  tapis_thought_stop (self, THOUGHT_VERDICT);
  tapis_game_set_text (self, PROP_COMMENT, NULL);
}

void
tapis_game_set_coach (TapisGame *self, gboolean coach)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  if (!coach)
    tapis_game_drop_comment (self);
  tapis_game_set_flag (self, PROP_COACH, coach);
}

