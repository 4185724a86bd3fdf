/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does to play a move: selecting and laying cards, pressing
 * buttons, naming a player. */

#include "tapis-game-private.h"

/* --- moves ---------------------------------------------------------------- */

/* Sets @asked to @move in the current position. Returns TRUE if @asked had
 * another move or position before; the person must then be asked about this
 * move. */
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

  if (!tapis_game_may_now (self) || !tapis_game_may_move (self, move))
    return FALSE;
  if (priv->now.cautious && !priv->now.practice &&
      ask_once (self, &priv->risk, move))
    {
      const char *risk =
        tapis_position_view_risk (tapis_game_get_view (self), move);

      if (risk != NULL)
        return tapis_game_refuse (self, _(risk));
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

  if (cg_read_move (priv->rules, tapis_game_get_state (self), text, &move))
    refusal = priv->rules->why_not (tapis_game_get_state (self), move);
  if (refusal.kind != CG_LEGAL)
    return tapis_game_refuse_by_rules (self, refusal);
  tapis_game_play (self, move);
  return TRUE;
}

/* --- selecting and laying --- */

/* Selects @card, and updates what the cards and the buttons show. */
static void
select_card (TapisGame *self, TapisCard *card)
{
  tapis_game_select (self, card);
  tapis_game_refresh_choice (self);
}

gboolean
tapis_game_activate_card (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean asked = priv->now.viewer_to_move;
  TapisPile *pile = tapis_card_get_pile (card);
  int seat = pile != NULL ? tapis_pile_get_seat (pile) : CG_NO_SEAT;
  TapisMade made;

  if (pile == NULL)
    return FALSE; /* the card is no longer on the table */
  if (tapis_card_get_state (card)->selected)
    {
      tapis_game_unselect (self, card);
      tapis_game_refresh_choice (self);
      return TRUE;
    }
  if (asked && seat >= 0 && seat != priv->now.viewer &&
      tapis_game_get_view (self)->naming)
    return tapis_game_choose_player (self, seat);
  if (asked && seat == CG_NO_SEAT)
    {
      made = tapis_game_make_alone (self, card);
      if (made.move != CG_NO_MOVE)
        return tapis_game_try_move (self, made.move);
    }
  if (!tapis_card_get_state (card)->playable)
    return tapis_game_may_use (self, card);
  made = tapis_game_make (self, card);
  if (made.legal && made.move != CG_NO_MOVE &&
      priv->kind->at_once (priv->kind, tapis_game_get_state (self), made.move))
    tapis_game_play (self, made.move);
  else
    select_card (self, card);
  return TRUE;
}

/* Asks the person to choose one of the moves that the selected cards and @extra
 * (or NULL) make together. */
static void
ask_which (TapisGame *self, TapisCard *extra)
{
  if (extra != NULL && !tapis_card_get_state (extra)->selected)
    select_card (self, extra);
  tapis_game_enter_phase (self, PHASE_CHOOSING);
  tapis_game_refresh_choice (self);
  tapis_game_announce (self, tapis_game_now (self)->prompt);
}

/* Plays the selected cards and @extra (or NULL), or asks which move is meant.
 * Returns FALSE if this was refused. */
static gboolean
lay (TapisGame *self, TapisCard *extra)
{
  TapisMade made;

  if (!tapis_game_may_now (self))
    return FALSE;
  made = tapis_game_make (self, extra);
  if (made.n_choices > 1)
    {
      ask_which (self, extra);
      return TRUE;
    }
  if (made.n_choices == 1)
    return tapis_game_try_move (self, made.choice);
  if (made.move != CG_NO_MOVE)
    return tapis_game_try_move (self, made.move);
  if (made.sentence != NULL)
    return tapis_game_refuse (self, _(made.sentence));
  if (extra != NULL)
    return tapis_game_activate_card (self, extra);
  return tapis_game_refuse (self, _("First choose one or more cards."));
}

gboolean
tapis_game_lay_card (TapisGame *self, TapisCard *card)
{
  int seat = tapis_pile_get_seat (tapis_card_get_pile (card));

  return seat == tapis_game_now (self)->viewer
           ? lay (self, card)
           : tapis_game_activate_card (self, card);
}

gboolean
tapis_game_lay_selection (TapisGame *self)
{
  return lay (self, NULL);
}

gboolean
tapis_game_move_choice (TapisGame *self, TapisCard *card)
{
  if (!tapis_game_goes_instead (self, card))
    return FALSE;
  tapis_game_clear_selection (self);
  return TRUE;
}

/* Returns whether @card, which belongs to the viewer, can be played neither
 * with the selected cards nor instead of them, and makes an illegal move alone.
 * Sets *@move to that move. */
static gboolean
is_in_vain (TapisGame *self, TapisCard *card, CgMove *move)
{
  const TapisViewedCard *view = tapis_game_view_card (self, card);
  TapisMade made;

  if (view == NULL || view->playable ||
      tapis_game_get_selection_count (self) == 0 ||
      tapis_card_get_state (card)->selected ||
      tapis_pile_get_seat (tapis_card_get_pile (card)) == CG_NO_SEAT)
    return FALSE;
  made = tapis_game_make_alone (self, card);
  *move = made.move;
  return made.move != CG_NO_MOVE && !made.legal;
}

gboolean
tapis_game_touch_card (TapisGame *self, TapisCard *card, TapisTouch touch)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean moved;
  CgMove move;

  if (touch == TAPIS_TOUCH_ENTER && tapis_card_get_state (card)->hinted &&
      priv->thinking.hinted != CG_NO_MOVE)
    return tapis_game_try_move (self, priv->thinking.hinted);
  if (touch == TAPIS_TOUCH_ADD)
    return tapis_game_activate_card (self, card);
  moved = tapis_game_move_choice (self, card);
  if (is_in_vain (self, card, &move))
    return tapis_game_may_move (self, move);
  if (touch == TAPIS_TOUCH_LAY ||
      (touch != TAPIS_TOUCH_TOGGLE && tapis_card_get_state (card)->selected))
    return tapis_game_lay_card (self, card);
  /* One touch plays a card only if no other cards were selected before. */
  if (touch == TAPIS_TOUCH_ONCE && !moved &&
      tapis_game_find_plain (self, card, &move))
    return tapis_game_try_move (self, move);
  return tapis_game_activate_card (self, card);
}

void
tapis_game_clear_selection (TapisGame *self)
{
  tapis_game_drop_selection (self);
  tapis_game_refresh_choice (self);
}

gboolean
tapis_game_exchange (TapisGame *self, TapisCard *a, TapisCard *b)
{
  tapis_game_clear_selection (self);
  if (!tapis_card_get_state (a)->playable)
    return tapis_game_may_use (self, a);
  select_card (self, a);
  if (!tapis_card_get_state (b)->playable)
    {
      gboolean done = tapis_game_may_use (self, b);

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

  if (!tapis_game_find_action (self, id, strings, &action))
    {
      CgRefusal refusal = { CG_REFUSE_NOT_NOW, 0, 0, CG_CARD_NONE };

      return tapis_game_may_now (self) &&
             tapis_game_refuse_by_rules (self, refusal);
    }
  if (tapis_game_is_aid (self, id))
    {
      g_autofree char *why_not =
        priv->hold != NULL
          ? g_strdup (priv->hold)
          : TAPIS_GAME_GET_CLASS (self)->why_not_aid (self, id);

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

  g_return_val_if_fail (seat >= 0 && seat < (int) priv->n_seats, FALSE);
  move = priv->kind->name_seat (priv->kind, tapis_game_get_state (self), seat);
  if (move == CG_NO_MOVE)
    {
      g_autofree char *not_now = tapis_game_why_not_now (self);

      return tapis_game_refuse (
        self,
        not_now != NULL ? not_now : _("There is no player to choose now."));
    }
  return tapis_game_try_move (self, move);
}
