/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a strong computer player tells a person: a hint before a move and, if
 * the property "coach" is set, a comment after a costly move. Both use only
 * what that person could see when it was their turn. */

#include "tapis-game-private.h"

#include "players/cg-reasons.h"

#include <glib/gi18n.h>

/* The coach comments only on a move that costs at least so many wins of 100
 * games, or points of that weight; see cg_player_unit(). */
#define COSTLY 10

/* Returns sentences that tell why @reason is in favour of a move in @state, and
 * what was counted in trial games. Returns NULL if there is no reason to tell.
 * @made is the move that was made instead, or CG_NO_MOVE. Free the text with
 * g_free(). */
static char *
tell_reason (TapisGame *self, const CgState *state, const CgReason *reason,
             CgMove made)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autofree char *why =
    tapis_words_reason (priv->rules, reason, priv->people);
  g_autofree char *other = NULL;
  g_autofree char *counted = NULL;

  if (why == NULL)
    return NULL;
  if (reason->unit != CG_UNIT_NONE && reason->other != made)
    other = tapis_game_name_move (self, state, reason->other);
  counted = tapis_words_counted (reason, other);
  return tapis_words_sentences (why, counted, NULL);
}

/* --- hints --- */

void
tapis_game_mark_hint (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = 0;

  /* the cards of a move that a person makes although there is no choice tell
   * nothing; the button of the move is marked */
  if (move != CG_NO_MOVE &&
      priv->kind->forced (priv->kind, tapis_game_get_state (self), move) !=
        TAPIS_FORCED_NOT)
    n = priv->kind->uses (priv->kind, tapis_game_get_state (self), move, uses);
  else if (move == CG_NO_MOVE && priv->thinking.hinted == CG_NO_MOVE)
    return;
  priv->thinking.hinted = move;
  for (guint i = 0; i < priv->cards->len; i++)
    {
      TapisCard *card = g_ptr_array_index (priv->cards, i);
      TapisCardState now = *tapis_card_get_state (card);
      TapisUse use = tapis_card_as_use (card);
      gboolean reached = tapis_game_reaches (self, tapis_card_get_pile (card));

      now.hinted = FALSE;
      for (guint j = 0; j < n && reached && !now.hinted; j++)
        {
          now.hinted = tapis_use_matches (&use, &uses[j]);
          if (now.hinted && uses[j].position < 0)
            uses[j] = uses[--n]; /* one item of @uses marks only one card */
        }
      tapis_card_set_state (card, &now);
    }
}

/* Returns the rank of the only card that @move uses, such as "queen", or NULL
 * if the move uses no card or several, or a card without a rank. */
static char *
name_rank (TapisGame *self, const CgState *state, CgMove move)
{
  const TapisGameKind *kind = tapis_game_get_private (self)->kind;
  TapisUse uses[TAPIS_MAX_USES];
  guint rank = 0;

  if (kind->uses (kind, state, move, uses) == 1 &&
      uses[0].card != CG_CARD_HIDDEN && !cg_card_is_joker (uses[0].card))
    rank = cg_card_rank (uses[0].card);
  if (rank == 0)
    return NULL;
  return kind->rules->pack == CG_PACK_SPANISH
           ? tapis_words_number ((int) rank)
           : g_strdup (tapis_words_rank (rank, TAPIS_ROLE_LISTED));
}

/* Returns a hint that @move and the move in @why are about equally good. The
 * cards are called by their ranks alone if that tells them apart. */
static char *
tell_even (TapisGame *self, const CgState *state, CgMove move,
           const CgReason *why)
{
  const CgMove moves[2] = { move, why->other };
  char *names[2];
  char *text;
  gboolean ranks;

  for (guint i = 0; i < 2; i++)
    names[i] = name_rank (self, state, moves[i]);
  ranks = names[0] != NULL && names[1] != NULL &&
          !g_str_equal (names[0], names[1]);
  for (guint i = 0; i < 2 && !ranks; i++)
    {
      g_free (names[i]);
      names[i] = tapis_game_name_move (self, state, moves[i]);
    }
  text = tapis_words_even (why, names[0], names[1]);
  g_free (names[0]);
  g_free (names[1]);
  return text;
}

void
tapis_game_give_hint (TapisGame *self, CgMove move, const CgReason *why)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  g_autofree char *advice =
    priv->kind->says->advise (priv->kind, state, move, priv->people);
  g_autofree char *reason =
    why != NULL ? tell_reason (self, state, why, CG_NO_MOVE) : NULL;
  g_autofree char *text = why != NULL && tapis_words_is_even (why)
                            ? tell_even (self, state, move, why)
                            : tapis_words_sentences (advice, reason, NULL);

  tapis_game_mark_hint (self, move);
  tapis_game_refresh (self);
  tapis_game_set_text (self, PROP_HINT, text);
}

static void
take_hint (TapisGame *self, const TapisThought *thought)
{
  tapis_game_give_hint (self, thought->move, &thought->reason);
}

gboolean
tapis_game_ask_hint (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *thought;

  if (!tapis_game_may_now (self))
    return FALSE;
  if (priv->thinking.jobs[THOUGHT_HINT] != NULL || priv->now.hint != NULL)
    return TRUE;
  thought = tapis_thought_new (self, THOUGHT_HINT);
  /* the strongest computer player is the last one in the list */
  thought->player = cg_players[cg_player_place (NULL) - 1];
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

static gboolean
is_costly (const TapisThought *thought)
{
  return thought->verdict.cost *
           cg_player_unit (thought->rules, thought->redacted) >= COSTLY;
}

/* Judges a move; a function for TapisThought.think. A move that seems costly is
 * judged a second time with other guesses about the hidden cards, and the lower
 * of the two costs counts. */
static void
judge (TapisThought *thought, const gint *cancel)
{
  const CgBudget budget = { thought->simulations, cancel };
  CgVerdict second;

  if (!cg_player_judge (thought->rules, thought->redacted, thought->judged,
                        thought->seed, &budget, &thought->verdict) ||
      !is_costly (thought) ||
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

  if (verdict->reason.kind == CG_REASON_LOOKED_AHEAD ||
      verdict->reason.kind == CG_REASON_KEEP_RANK)
    reason = priv->kind->says->regret (priv->kind, state, move, verdict->best);
  return reason != NULL ? reason
                        : tell_reason (self, state, &verdict->reason, move);
}

static void
take_verdict (TapisGame *self, const TapisThought *thought)
{
  const CgVerdict *verdict = &thought->verdict;
  g_autofree char *reason = NULL;
  g_autofree char *move = NULL;
  g_autofree char *better = NULL;
  g_autofree char *text = NULL;

  if (!is_costly (thought))
    return;
  move = tapis_game_name_move (self, thought->redacted, verdict->best);
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

  /* A move is not judged if it is the only legal one, or if the hint advised
   * it. */
  if (!priv->now.coach || tapis_game_get_legal (self)->n_moves < 2 ||
      move == priv->thinking.hinted || priv->now.to_move != priv->now.viewer ||
      !tapis_game_is_person (priv, priv->now.viewer))
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
tapis_game_comment (TapisGame *self, const char *sentence)
{
  if (tapis_game_get_private (self)->mode == MODE_PLAY)
    tapis_game_set_text (self, PROP_COMMENT, sentence);
}

void
tapis_game_set_coach (TapisGame *self, gboolean coach)
{
  if (!coach)
    tapis_game_drop_comment (self);
  tapis_game_set_number (self, PROP_COACH, coach);
}
