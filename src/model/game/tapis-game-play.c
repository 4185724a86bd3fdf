/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing a move, and what a person does at the table to that end: choosing and
 * laying cards, buttons, naming a player. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

/* --- playing a move --- */

/* Plays one move in the session and writes it down. Returns whether it is worth
 * a word. */
static gboolean
play_one (TapisGame *self, CgMove move, TapisForced forced)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int seat = priv->rules->to_move (tapis_game_get_state (self));
  CgEvents events;
  CgRefusal refusal = cg_session_play (priv->session, move, &events);

  g_assert (refusal.kind == CG_LEGAL);
  return tapis_game_note_ply (self, seat, forced, &events);
}

void
tapis_game_play_silent (TapisGame *self)
{
  CgMove move;

  while (tapis_game_find_forced (self, &move) == TAPIS_FORCED_SILENT)
    play_one (self, move, TAPIS_FORCED_SILENT);
}

void
tapis_game_begin_change (TapisGame *self)
{
  tapis_game_begin_sounds (self);
  tapis_game_cancel (self);
  tapis_game_drop_comment (self);
  tapis_game_get_private (self)->undo_asked = FALSE;
  tapis_game_get_private (self)->now.last_matters = TRUE;
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
}

void
tapis_game_finish_change (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  tapis_game_drop_hint (self);
  tapis_game_refresh (self);
  tapis_game_finish_sounds (self);
  g_signal_emit (self, tapis_game_signals[CHANGED], 0);
  g_signal_emit (self, tapis_game_signals[MOVED], 0, priv->plies->len);
}

void
tapis_game_play (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *verdict = tapis_game_begin_judging (self, move);
  gboolean spoken;

  g_object_ref (self); /* a listener may let the game go */
  tapis_game_begin_sounds (self);
  tapis_thought_stop (self, THOUGHT_MOVE);
  if (tapis_game_get_player_state (self, priv->now.to_move)->person)
    {
      tapis_game_drop_comment (self);
      priv->undo_asked = FALSE;
    }
  if (verdict != NULL)
    tapis_thought_start (self, verdict);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
  /* whoever plays it wants it told */
  spoken = play_one (self, move,
                     MIN (tapis_game_find_forced (self, NULL),
                          TAPIS_FORCED_PASS));
  tapis_game_play_silent (self);
  tapis_game_move_cards (self, &priv->events);
  tapis_game_finish_change (self);
  if (spoken)
    g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->now.last_event);
  g_object_unref (self);
}

void
tapis_game_play_several (TapisGame *self, const CgMove *moves, guint n)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint round = priv->now.round;
  gboolean spoken = FALSE;

  g_object_ref (self); /* a listener may let the game go */
  tapis_game_begin_sounds (self);
  tapis_thought_stop (self, THOUGHT_MOVE);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
  for (guint i = 0; i < n; i++)
    {
      spoken = play_one (self, moves[i],
                         MIN (tapis_game_find_forced (self, NULL),
                              TAPIS_FORCED_PASS));
      tapis_game_play_silent (self);
    }
  tapis_game_place_cards (self, round, &priv->events);
  tapis_game_finish_change (self);
  if (spoken)
    g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->now.last_event);
  g_object_unref (self);
}

void
tapis_game_announce (TapisGame *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, sentence);
}

/* --- what is refused ------------------------------------------------------ */

/* Refuses for the reason @sentence, which is freed; @id: the engine's name for
 * it, or NULL. Returns FALSE: "refused" has been emitted; TRUE where @sentence
 * is NULL, for then there is no reason to refuse. */
static gboolean
refuse_for (TapisGame *self, char *sentence, const char *id)
{
  if (sentence == NULL)
    return TRUE;
  g_signal_emit (self, tapis_game_signals[REFUSED], 0, sentence, id);
  g_free (sentence);
  return FALSE;
}

gboolean
tapis_game_refuse (TapisGame *self, const char *sentence)
{
  return refuse_for (self, g_strdup (sentence), NULL);
}

/* Refuses for what the engine says. */
static gboolean
refuse_by_rules (TapisGame *self, CgRefusal refusal)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return refuse_for (self,
                     tapis_words_refusal (priv->rules,
                                          tapis_game_get_state (self),
                                          refusal),
                     cg_refusal_id (priv->rules, refusal.kind));
}

/* Whether @move can be made; if not, that has been said. */
static gboolean
may_move (TapisGame *self, CgMove move)
{
  const char *id = NULL;
  char *sentence = tapis_game_why_not_move (self, move, &id);

  return refuse_for (self, sentence, id);
}

/* Whether anything can be done now; if not, that has been said. */
static gboolean
may_now (TapisGame *self)
{
  return refuse_for (self, tapis_game_why_not_now (self), NULL);
}

/* --- moves ---------------------------------------------------------------- */

/* Whether nobody has been asked about @move in the position now, as @asked
 * remembers; from now on somebody has. */
static gboolean
ask_once (TapisGame *self, TapisAsked *asked, CgMove move)
{
  TapisAsked now = { TRUE, move, tapis_game_get_serial (self) };
  TapisAsked before = *asked;

  *asked = now;
  return !before.asked || before.move != now.move ||
         before.serial != now.serial;
}

gboolean
tapis_game_try_move (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (!may_now (self) || !may_move (self, move))
    return FALSE;
  if (priv->now.cautious && !priv->now.practice &&
      ask_once (self, &priv->risk, move))
    {
      const char *risk = tapis_game_tell_risk (self, move);

      if (risk != NULL)
        return tapis_game_refuse (self, risk);
    }
  tapis_game_play (self, move);
  return TRUE;
}

gboolean
tapis_game_play_text (TapisGame *self, const char *text)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgMove move;
  CgRefusal refusal = { CG_REFUSE_NOT_A_MOVE, 0, 0, CG_CARD_NONE };

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (cg_read_move (priv->rules, tapis_game_get_state (self), text, &move))
    refusal = priv->rules->why_not (tapis_game_get_state (self), move);
  if (refusal.kind != CG_LEGAL)
    return refuse_by_rules (self, refusal);
  tapis_game_play (self, move);
  return TRUE;
}

/* --- choosing and laying --- */

void
tapis_game_drop_selection (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < priv->selection->len; i++)
    tapis_card_set_selected (g_ptr_array_index (priv->selection, i), FALSE);
  g_ptr_array_set_size (priv->selection, 0);
  tapis_game_enter_phase (self, PHASE_ASKED);
}

static void
select_card (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->kind->one_only (priv->kind, tapis_game_get_state (self)))
    for (guint i = priv->selection->len; i > 0; i--)
      {
        TapisCard *other = g_ptr_array_index (priv->selection, i - 1);

        if (tapis_card_get_pile (other) != tapis_card_get_pile (card))
          continue;
        tapis_card_set_selected (other, FALSE);
        g_ptr_array_remove_index (priv->selection, i - 1);
      }
  g_ptr_array_add (priv->selection, g_object_ref (card));
  tapis_card_set_selected (card, TRUE);
  tapis_game_enter_phase (self, PHASE_ASKED);
  tapis_game_refresh_choice (self);
}

/* Says why @card cannot be used. */
static gboolean
refuse_card (TapisGame *self, TapisCard *card)
{
  const char *id = NULL;
  char *sentence = tapis_game_find_why (self, card, &id);

  return refuse_for (self, sentence, id);
}

/* Whether the viewer must name a player now. */
static gboolean
is_naming (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return tapis_game_now (self)->viewer_to_move &&
         priv->n_moves > 0 &&
         priv->kind->named_seat (priv->kind, tapis_game_get_state (self),
                                 priv->moves[0]) != CG_NO_SEAT;
}

gboolean
tapis_game_activate_card (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *pile;
  const char *sentence;
  CgMove move;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_CARD (card), FALSE);
  pile = tapis_card_get_pile (card);
  g_return_val_if_fail (pile != NULL, FALSE);

  if (tapis_card_get_state (card)->selected)
    {
      tapis_card_set_selected (card, FALSE);
      g_ptr_array_remove (priv->selection, card);
      tapis_game_enter_phase (self, PHASE_ASKED);
      tapis_game_refresh_choice (self);
      return TRUE;
    }
  if (tapis_pile_get_seat (pile) >= 0 &&
      tapis_pile_get_seat (pile) != priv->now.viewer && is_naming (self))
    return tapis_game_choose_player (self, tapis_pile_get_seat (pile));
  if (tapis_pile_get_seat (pile) == CG_NO_SEAT &&
      tapis_game_now (self)->viewer_to_move &&
      tapis_game_compose_alone (self, card, &move, &sentence))
    return tapis_game_try_move (self, move);
  if (!tapis_card_get_state (card)->playable)
    return refuse_card (self, card);
  if (tapis_game_compose (self, card, &move, &sentence) &&
      tapis_game_find_move (self, move) >= 0 &&
      priv->kind->at_once (priv->kind, tapis_game_get_state (self), move))
    tapis_game_play (self, move);
  else
    select_card (self, card);
  return TRUE;
}

/* Asks which of the moves is meant that what is chosen makes with @extra (or
 * NULL). Where there is one only it is @move: FALSE. */
static gboolean
ask_which (TapisGame *self, TapisCard *extra, CgMove *move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  *move = CG_NO_MOVE;
  if (tapis_game_count_choices (self, extra, move) <= 1)
    return FALSE;
  if (extra != NULL && !tapis_card_get_state (extra)->selected)
    select_card (self, extra);
  tapis_game_enter_phase (self, PHASE_CHOOSING);
  tapis_game_refresh_choice (self);
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->now.prompt);
  return TRUE;
}

/* Plays what is chosen, with @extra unless that is NULL. */
static gboolean
lay (TapisGame *self, TapisCard *extra)
{
  const char *sentence;
  CgMove move;

  if (!may_now (self))
    return FALSE;
  if (ask_which (self, extra, &move))
    return TRUE;
  if (move != CG_NO_MOVE ||
      tapis_game_compose (self, extra, &move, &sentence))
    return tapis_game_try_move (self, move);
  if (sentence != NULL)
    return tapis_game_refuse (self, sentence);
  if (extra != NULL)
    return tapis_game_activate_card (self, extra);
  return tapis_game_refuse (self, _("First choose one or more cards."));
}

gboolean
tapis_game_lay_card (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int seat;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_CARD (card), FALSE);
  g_return_val_if_fail (tapis_card_get_pile (card) != NULL, FALSE);

  seat = tapis_pile_get_seat (tapis_card_get_pile (card));
  if (seat != priv->now.viewer)
    return tapis_game_activate_card (self, card);
  return lay (self, card);
}

gboolean
tapis_game_lay_selection (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return lay (self, NULL);
}

gboolean
tapis_game_move_choice (TapisGame *self, TapisCard *card)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_CARD (card), FALSE);
  if (!tapis_game_goes_instead (self, card))
    return FALSE;
  tapis_game_clear_selection (self);
  return TRUE;
}

/* Whether @card of the viewer's fits neither beside what is chosen nor in its
 * place: then @move is refused. */
static gboolean
is_in_vain (TapisGame *self, TapisCard *card, CgMove *move)
{
  const TapisCardState *state = tapis_card_get_state (card);
  const char *sentence;

  return tapis_game_get_selection_count (self) > 0 && !state->playable &&
         !state->selected && tapis_game_is_asked (self) &&
         tapis_pile_get_seat (tapis_card_get_pile (card)) ==
           tapis_game_now (self)->viewer &&
         tapis_game_compose_alone (self, card, move, &sentence) &&
         tapis_game_find_move (self, *move) < 0;
}

gboolean
tapis_game_touch_card (TapisGame *self, TapisCard *card, TapisTouch touch)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean moved;
  CgMove move;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_CARD (card), FALSE);

  if (touch == TAPIS_TOUCH_ENTER && tapis_card_get_state (card)->hinted &&
      priv->hinted != CG_NO_MOVE)
    return tapis_game_try_move (self, priv->hinted);
  if (touch == TAPIS_TOUCH_ADD)
    return tapis_game_activate_card (self, card);
  moved = tapis_game_move_choice (self, card);
  if (is_in_vain (self, card, &move))
    return may_move (self, move);
  if (touch == TAPIS_TOUCH_LAY ||
      (touch != TAPIS_TOUCH_TOGGLE && tapis_card_get_state (card)->selected))
    return tapis_game_lay_card (self, card);
  /* who has chosen before is not surprised by a card that is laid */
  if (touch == TAPIS_TOUCH_ONCE && !moved &&
      tapis_game_find_plain (self, card, &move))
    return tapis_game_try_move (self, move);
  return tapis_game_activate_card (self, card);
}

void
tapis_game_clear_selection (TapisGame *self)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  tapis_game_drop_selection (self);
  tapis_game_refresh_choice (self);
}

gboolean
tapis_game_exchange (TapisGame *self, TapisCard *a, TapisCard *b)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_CARD (a) && TAPIS_IS_CARD (b), FALSE);
  tapis_game_clear_selection (self);
  if (!tapis_card_get_state (a)->playable)
    return refuse_card (self, a);
  select_card (self, a);
  if (!tapis_card_get_state (b)->playable)
    {
      gboolean done = refuse_card (self, b);

      tapis_game_clear_selection (self);
      return done;
    }
  return lay (self, b);
}

gboolean
tapis_game_run_action (TapisGame *self, const char *id)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  TapisActionNow action;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (!tapis_game_find_action (self, id, strings, &action))
    {
      CgRefusal refusal = { CG_REFUSE_NOT_NOW, 0, 0, CG_CARD_NONE };

      return may_now (self) && refuse_by_rules (self, refusal);
    }
  if (tapis_game_is_aid (self, id))
    {
      g_autofree char *why_not = priv->hold != NULL
                                   ? g_strdup (priv->hold)
                                   : TAPIS_GAME_GET_CLASS (self)->why_not_aid (
                                       self, id);

      if (why_not != NULL)
        return tapis_game_refuse (self, why_not);
      TAPIS_GAME_GET_CLASS (self)->use_aid (self, id);
      g_signal_emit (self, tapis_game_signals[AIDED], 0);
      return TRUE;
    }
  if (g_str_equal (id, TAPIS_ACTION_CANCEL))
    {
      tapis_game_clear_selection (self);
      return TRUE;
    }
  if (g_str_equal (id, TAPIS_ACTION_NEXT_ROUND))
    return tapis_game_next_round (self);
  if (g_str_equal (id, TAPIS_ACTION_SKIP))
    {
      tapis_game_hurry (self);
      return TRUE;
    }
  return action.move == CG_NO_MOVE ? tapis_game_lay_selection (self)
                                   : tapis_game_try_move (self, action.move);
}

gboolean
tapis_game_choose_player (TapisGame *self, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgMove move;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < (int) priv->n_seats, FALSE);
  move = priv->kind->name_seat (priv->kind, tapis_game_get_state (self), seat);
  if (move == CG_NO_MOVE)
    {
      g_autofree char *not_now = tapis_game_why_not_now (self);

      return tapis_game_refuse (
        self, not_now != NULL ? not_now
                              : _("There is no player to choose now."));
    }
  return tapis_game_try_move (self, move);
}
