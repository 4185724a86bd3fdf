/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does at the table: choosing and laying cards, buttons, naming
 * a player, undo and redo, the next game; and what every move does to log and
 * announcements. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

/* --- playing a move --- */

gboolean
tapis_game_events_are_fair (const CgEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    if (cg_event_reveals ((CgEventKind) events->list[i].kind))
      return FALSE;
  return TRUE;
}

/* The move that is played without asking now, or CG_NO_MOVE. */
static CgMove
forced_move (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  CgMove moves[CG_MAX_MOVES];

  return priv->kind->forced != NULL && priv->rules->moves (state, moves) == 1 &&
             priv->kind->forced (state, moves[0])
           ? moves[0]
           : CG_NO_MOVE;
}

/* Whether the log tells it. That somebody has made a hidden choice is seen, and
 * there is nothing to keep of it. */
static gboolean
is_logged (const CgEvent *event)
{
  return event->kind != CG_EVENT_CHOSE;
}

/* Whether it is worth a word: nearly every lay is followed by a draw, and a
 * hidden choice concerns only who has made it. */
static gboolean
is_spoken (TapisGamePrivate *priv, const CgEvent *event)
{
  return event->kind != CG_EVENT_DREW &&
         (event->kind != CG_EVENT_CHOSE || event->seat == priv->you);
}

/* Whether it is more than what others do at every turn. */
static gboolean
matters (TapisGamePrivate *priv, const CgEvent *event)
{
  switch (event->kind)
    {
    case CG_EVENT_EXCHANGED:
    case CG_EVENT_READY:
    case CG_EVENT_LAID:
    case CG_EVENT_DREW:
    case CG_EVENT_PASSED:
    case CG_EVENT_DECLARED:
    case CG_EVENT_SHOWED:
    case CG_EVENT_DEMANDS_SUIT:
    case CG_EVENT_DEMANDS_LOW:
    case CG_EVENT_WITHOUT:
    case CG_EVENT_CHOSE:
    case CG_EVENT_TOTAL:
      return event->seat == priv->viewer;
    default:
      return TRUE;
    }
}

gboolean
tapis_game_log_events (TapisGame      *self,
                       const CgEvents *events,
                       guint           ply)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) entries =
    g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) last = g_string_new (NULL);
  gboolean spoken = FALSE;

  priv->last_matters = FALSE;
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      g_autofree char *text =
        tapis_words_event (priv->rules, event,
                           (const char *const *) priv->names, priv->you);

      priv->last_matters = priv->last_matters || matters (priv, event);
      if (is_logged (event))
        g_ptr_array_add (entries, tapis_log_entry_new (text, event, ply));
      spoken |= is_spoken (priv, event);
      /* the last choice shows all of them */
      if (event->kind == CG_EVENT_DREW ||
          (event->kind == CG_EVENT_CHOSE && events->n > 1))
        continue;
      if (last->len > 0)
        g_string_append_c (last, ' ');
      g_string_append (last, text);
    }
  if (entries->len > 0)
    g_list_store_splice (priv->log,
                         g_list_model_get_n_items (G_LIST_MODEL (priv->log)),
                         0, entries->pdata, entries->len);
  if (tapis_set_string (&priv->last_event, last->str))
    tapis_game_notify (self, PROP_LAST_EVENT);
  return spoken;
}

static void
set_cries (TapisGame *self, const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const char *cries[CG_MAX_SEATS] = { NULL };

  for (guint i = 0; events != NULL && i < events->n; i++)
    {
      const char *cry = tapis_words_cry (priv->rules, &events->list[i]);

      if (cry != NULL && events->list[i].seat >= 0)
        cries[events->list[i].seat] = cry;
    }
  for (guint seat = 0; seat < priv->n_seats; seat++)
    {
      TapisPlayer *player = tapis_game_player_at (self, (int) seat);

      /* the same cry again is another one */
      tapis_player_set_cry (player, NULL);
      tapis_player_set_cry (player, cries[seat]);
    }
}

/* Plays one move in the session and writes it down. Returns whether it is worth
 * a word. */
static gboolean
play_one (TapisGame *self, CgMove move, gboolean forced)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgEvents events;
  TapisPly ply = {
    (gint8) priv->rules->to_move (tapis_game_get_state (self)),
    FALSE, (guint8) forced,
  };
  CgRefusal refusal = cg_session_play (priv->session, move, &events);

  g_assert (refusal.kind == CG_LEGAL);
  ply.fair = (guint8) cg_session_undo_is_fair (priv->session);
  g_array_append_val (priv->plies, ply);
  if (forced)
    return FALSE;
  priv->events = events;
  set_cries (self, &events);
  return tapis_game_log_events (self, &events, priv->plies->len - 1);
}

/* Plays all that needs no asking. */
static void
play_forced (TapisGame *self)
{
  CgMove forced;

  while ((forced = forced_move (self)) != CG_NO_MOVE)
    play_one (self, forced, TRUE);
}

void
tapis_game_finish_change (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  tapis_game_drop_hint (self);
  tapis_game_refresh (self);
  tapis_game_save (self);
  g_signal_emit (self, tapis_game_signals[MOVED], 0, priv->plies->len);
}

void
tapis_game_play (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisThought *verdict = tapis_game_begin_judging (self, move);
  gboolean spoken;

  g_object_ref (self); /* a listener may let the game go */
  tapis_thought_stop (self, THOUGHT_MOVE);
  if (tapis_player_get_person (tapis_game_player_at (self, priv->to_move)))
    tapis_game_drop_comment (self);
  if (verdict != NULL)
    tapis_thought_start (self, verdict);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
  spoken = play_one (self, move, FALSE);
  play_forced (self);
  tapis_game_move_cards (self, &priv->events);
  tapis_game_finish_change (self);
  if (spoken)
    g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->last_event);
  g_object_unref (self);
}

void
tapis_game_announce (TapisGame *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, sentence);
}

/* Emits "refused"; returns FALSE. */
static gboolean
refuse (TapisGame *self, const char *sentence)
{
  g_signal_emit (self, tapis_game_signals[REFUSED], 0, sentence);
  return FALSE;
}

static gboolean
refuse_move (TapisGame *self, CgRefusal refusal)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autofree char *sentence =
    tapis_words_refusal (priv->rules, tapis_game_get_state (self), refusal);

  return refuse (self, sentence);
}

/* Plays @move when the viewer may; otherwise says why not. */
static gboolean
try_move (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autofree char *not_now = tapis_game_why_not_now (self);
  CgRefusal refusal;

  if (not_now != NULL)
    return refuse (self, not_now);
  refusal = priv->rules->why_not (tapis_game_get_state (self), move);
  if (refusal.kind != CG_LEGAL)
    return refuse_move (self, refusal);
  if (priv->cautious && !priv->practice &&
      !(priv->warned == move &&
        priv->warned_serial == tapis_game_get_serial (self)))
    {
      const char *risk = tapis_game_tell_risk (self, move);

      priv->warned = move;
      priv->warned_serial = tapis_game_get_serial (self);
      if (risk != NULL)
        return refuse (self, risk);
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
  if (priv->rules->read_move (tapis_game_get_state (self), text, &move))
    refusal = priv->rules->why_not (tapis_game_get_state (self), move);
  if (refusal.kind != CG_LEGAL)
    return refuse_move (self, refusal);
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
  priv->choosing = FALSE;
}

static void
select_card (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (tapis_game_chooses_one (priv, tapis_game_get_state (self)))
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
  priv->choosing = FALSE;
  tapis_game_refresh_choice (self);
}

/* Says why @card cannot be used. */
static gboolean
refuse_card (TapisGame *self, TapisCard *card)
{
  g_autofree char *sentence = tapis_game_tell_why (self, card);

  return refuse (self, sentence);
}

/* Whether the viewer must name a player now. */
static gboolean
is_naming (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return priv->kind->named_seat != NULL && priv->to_move == priv->viewer &&
         priv->n_moves > 0 &&
         priv->kind->named_seat (tapis_game_get_state (self),
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

  if (tapis_card_get_selected (card))
    {
      tapis_card_set_selected (card, FALSE);
      g_ptr_array_remove (priv->selection, card);
      priv->choosing = FALSE;
      tapis_game_refresh_choice (self);
      return TRUE;
    }
  if (tapis_pile_get_seat (pile) >= 0 &&
      tapis_pile_get_seat (pile) != priv->viewer && is_naming (self))
    return tapis_game_choose_player (self, tapis_pile_get_seat (pile));
  if (tapis_pile_get_seat (pile) == CG_NO_SEAT &&
      priv->to_move == priv->viewer &&
      tapis_game_compose_middle (self, card, &move, &sentence))
    return try_move (self, move);
  if (!tapis_game_can_choose (self, card))
    return refuse_card (self, card);
  if (tapis_game_compose (self, card, &move, &sentence) &&
      tapis_game_find_move (self, move) >= 0 &&
      priv->kind->at_once != NULL &&
      priv->kind->at_once (tapis_game_get_state (self), move))
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
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  TapisActionNow choices[TAPIS_MAX_ACTIONS];
  guint legal;

  *move = CG_NO_MOVE;
  if (tapis_game_list_choices (self, extra, strings, choices, &legal,
                               move) == 0 || legal == 1)
    return FALSE;
  if (extra != NULL && !tapis_card_get_selected (extra))
    select_card (self, extra);
  priv->choosing = TRUE;
  tapis_game_refresh_choice (self);
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->prompt);
  return TRUE;
}

/* Plays what is chosen, with @extra unless that is NULL. */
static gboolean
lay (TapisGame *self, TapisCard *extra)
{
  g_autofree char *not_now = tapis_game_why_not_now (self);
  const char *sentence;
  CgMove move;

  if (not_now != NULL)
    return refuse (self, not_now);
  if (ask_which (self, extra, &move))
    return TRUE;
  if (move != CG_NO_MOVE ||
      tapis_game_compose (self, extra, &move, &sentence))
    return try_move (self, move);
  if (sentence != NULL)
    return refuse (self, sentence);
  if (extra != NULL)
    return tapis_game_activate_card (self, extra);
  return refuse (self, _("First choose one or more cards."));
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
  if (seat != priv->viewer)
    return tapis_game_activate_card (self, card);
  return lay (self, card);
}

gboolean
tapis_game_lay_selection (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  return lay (self, NULL);
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
  if (!tapis_game_can_choose (self, a))
    return refuse_card (self, a);
  select_card (self, a);
  if (!tapis_game_can_choose (self, b))
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
      g_autofree char *not_now = tapis_game_why_not_now (self);
      CgRefusal refusal = { CG_REFUSE_NOT_NOW, 0, 0, CG_CARD_NONE };

      return not_now != NULL ? refuse (self, not_now)
                             : refuse_move (self, refusal);
    }
  if (tapis_game_is_aid (self, id))
    {
      g_autofree char *why_not = priv->hold != NULL
                                   ? g_strdup (priv->hold)
                                   : priv->kind->why_not_aid (self, id);

      if (why_not != NULL)
        return refuse (self, why_not);
      priv->kind->use_aid (self, id);
      return TRUE;
    }
  if (g_str_equal (id, TAPIS_ACTION_CANCEL))
    {
      tapis_game_clear_selection (self);
      return TRUE;
    }
  if (g_str_equal (id, TAPIS_ACTION_NEXT_ROUND))
    return tapis_game_next_round (self);
  return action.move == CG_NO_MOVE ? tapis_game_lay_selection (self)
                                   : try_move (self, action.move);
}

gboolean
tapis_game_choose_player (TapisGame *self, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgMove move;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < (int) priv->n_seats, FALSE);
  move = tapis_game_name_seat (priv, tapis_game_get_state (self), seat);
  if (move == CG_NO_MOVE)
    {
      g_autofree char *not_now = tapis_game_why_not_now (self);

      return refuse (
        self, not_now != NULL ? not_now
                              : _("There is no player to choose now."));
    }
  return try_move (self, move);
}

/* --- back and forth --- */

/* What was thought and said belongs to moves that are no longer there. */
static void
stop_all (TapisGame *self)
{
  tapis_game_cancel (self);
  tapis_game_drop_comment (self);
  tapis_game_get_private (self)->last_matters = TRUE;
}

int
tapis_game_undo_target (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->replaying)
    return -1;
  for (guint i = priv->plies->len; i > 0; i--)
    {
      const TapisPly *ply = &g_array_index (priv->plies, TapisPly, i - 1);
      TapisPlayer *player = tapis_game_player_at (self, ply->seat);
      gboolean person = player != NULL && tapis_player_get_person (player);

      if (!priv->practice && !ply->fair)
        return -1;
      /* nobody takes back what somebody else at this device has done */
      if (person && !ply->forced)
        return priv->practice || ply->seat == priv->viewer ? (int) i - 1 : -1;
      if (!priv->practice && !ply->forced)
        return -1;
    }
  return -1;
}

/* Forgets the log's entries of the moves that were taken back. */
static void
cut_log (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (priv->log));
  guint keep = n;

  for (; keep > 0; keep--)
    {
      g_autoptr (TapisLogEntry) entry =
        g_list_model_get_item (G_LIST_MODEL (priv->log), keep - 1);

      if (tapis_log_entry_get_ply (entry) < priv->plies->len)
        break;
    }
  if (keep < n)
    g_list_store_splice (priv->log, keep, n - keep, NULL, 0);
}

void
tapis_game_rewind (TapisGame *self, guint n_plies)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  cg_session_undo_to (priv->session, n_plies);
  g_array_set_size (priv->plies, n_plies);
  priv->events.n = 0;
  cut_log (self);
  set_cries (self, NULL);
}

gboolean
tapis_game_undo (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint round = priv->round;
  int target;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  target = tapis_game_undo_target (self);
  if (target < 0)
    return refuse (
      self, priv->plies->len == 0
              ? _("There is nothing to take back.")
              : _("That move cannot be taken back: cards have come to light "
                  "or others have played since."));
  stop_all (self);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
  tapis_game_rewind (self, (guint) target);
  if (tapis_set_string (&priv->last_event, _("A move was taken back.")))
    tapis_game_notify (self, PROP_LAST_EVENT);
  tapis_game_place_cards (self, round, NULL);
  tapis_game_finish_change (self);
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->last_event);
  return TRUE;
}

gboolean
tapis_game_redo_one (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean forced = forced_move (self) != CG_NO_MOVE;
  TapisPly ply = {
    (gint8) priv->rules->to_move (tapis_game_get_state (self)),
    FALSE, (guint8) forced,
  };
  CgEvents events;

  cg_session_redo (priv->session, &events);
  ply.fair = (guint8) cg_session_undo_is_fair (priv->session);
  g_array_append_val (priv->plies, ply);
  if (forced)
    return FALSE;
  priv->events = events;
  set_cries (self, &events);
  return tapis_game_log_events (self, &events, priv->plies->len - 1);
}

gboolean
tapis_game_redo (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint round = priv->round;
  gboolean spoken = FALSE;
  gboolean person;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (cg_session_n_redo (priv->session) == 0)
    return refuse (self, _("There is no move to make again."));
  stop_all (self);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
  do
    {
      TapisPlayer *player;

      spoken |= tapis_game_redo_one (self);
      player = tapis_game_player_at (
        self, priv->rules->to_move (tapis_game_get_state (self)));
      person = player == NULL ||
               (tapis_player_get_person (player) &&
                forced_move (self) == CG_NO_MOVE);
    }
  while (!person && cg_session_n_redo (priv->session) > 0);
  tapis_game_place_cards (self, round, &priv->events);
  tapis_game_finish_change (self);
  if (spoken)
    g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->last_event);
  return TRUE;
}

gboolean
tapis_game_next_round (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPly ply = { CG_NO_SEAT, FALSE, FALSE };
  CgEvents events;

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (!priv->round_over)
    return refuse (self, priv->over ? _("The game is over.")
                                    : _("This round is not over yet."));
  stop_all (self);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  tapis_game_drop_selection (self);
  cg_session_next_round (priv->session, &events);
  g_array_append_val (priv->plies, ply);
  priv->events = events;
  tapis_game_log_events (self, &events, priv->plies->len - 1);
  set_cries (self, NULL);
  play_forced (self);
  tapis_game_make_cards (self);
  tapis_game_finish_change (self);
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->last_event);
  return TRUE;
}

gboolean
tapis_game_next_game (TapisGame *self, guint64 deal)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_val_if_fail (TAPIS_IS_GAME (self), FALSE);
  if (!priv->over)
    return refuse (self, _("This game is not over yet."));
  stop_all (self);
  g_signal_emit (self, tapis_game_signals[ABOUT_TO_CHANGE], 0);
  cg_session_next_game (priv->session, deal);
  g_array_set_size (priv->plies, 0);
  priv->events.n = 0;
  g_clear_pointer (&priv->finished_as, g_free);
  cut_log (self);
  set_cries (self, NULL);
  if (tapis_set_string (&priv->last_event, _("The cards are dealt.")))
    tapis_game_notify (self, PROP_LAST_EVENT);
  tapis_game_make_cards (self);
  tapis_game_finish_change (self);
  g_signal_emit (self, tapis_game_signals[ANNOUNCE], 0, priv->last_event);
  return TRUE;
}

void
tapis_game_set_viewer (TapisGame *self, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (TAPIS_IS_GAME (self));
  g_return_if_fail (seat >= 0 && seat < (int) priv->n_seats);
  if (priv->viewer == seat)
    return;
  tapis_game_drop_selection (self);
  tapis_game_drop_hint (self);
  tapis_game_drop_comment (self);
  priv->viewer = seat;
  tapis_game_move_cards (self, NULL);
  tapis_game_refresh (self);
  tapis_game_notify (self, PROP_VIEWER);
}

void
tapis_game_set_practice (TapisGame *self, gboolean practice)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (priv->practice == !!practice)
    return;
  priv->practice = !!practice;
  cg_session_set_practice (priv->session, priv->practice);
  tapis_game_refresh (self);
  tapis_game_notify (self, PROP_PRACTICE);
  tapis_game_save (self);
}

/* --- lessons --- */

CgMove
tapis_game_get_move (TapisGame *self, guint ply)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int seat;

  g_return_val_if_fail (TAPIS_IS_GAME (self), CG_NO_MOVE);
  g_return_val_if_fail (ply < cg_session_n_played (priv->session),
                        CG_NO_MOVE);
  return cg_session_move (priv->session, ply, &seat);
}

void
tapis_game_set_scripted (TapisGame *self, gboolean scripted)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  if (tapis_game_get_private (self)->scripted == scripted)
    return;
  tapis_game_get_private (self)->scripted = scripted;
  tapis_game_refresh (self);
}

void
tapis_game_set_hold (TapisGame *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  if (tapis_set_string (&tapis_game_get_private (self)->hold, sentence))
    tapis_game_refresh (self);
}
