/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Updates everything that the table shows besides the cards, according to the
 * session's position: the players, the piles, and what is to be done next. */

#include "tapis-game-private.h"

/* --- players and places --- */

/* Returns the seat of a partner of @seat: the first one after @seat in the
 * order of the seats. Returns CG_NO_SEAT if there is none. */
static int
find_partner (TapisGame *self, int seat)
{
  const CgRules *rules = tapis_game_get_rules (self);
  const CgState *state = tapis_game_get_state (self);
  int n = (int) tapis_game_get_n_seats (self);

  for (int i = 1; i < n; i++)
    if (cg_team (rules, state, (seat + i) % n) == cg_team (rules, state, seat))
      return (seat + i) % n;
  return CG_NO_SEAT;
}

/* Returns a sentence that tells that the players at @seat and @partner play
 * together, to be freed with g_free(). Returns NULL if @partner is CG_NO_SEAT.
 */
static char *
tell_partner (TapisGame *self, int seat, int partner)
{
  const TapisPerson *who = tapis_game_get_person (self, seat);
  const TapisPerson *other = tapis_game_get_person (self, partner);
  g_autofree char *name = NULL;

  if (partner < 0)
    return NULL;
  if (tapis_is_you (who) || tapis_is_you (other))
    return tapis_say_of (tapis_is_you (who) ? other : who, TAPIS_ROLE_SUBJECT,
                         /* Translators: read aloud, about a player at the
                          * table; %s is the name. */
                         P_("%s is your partner."));
  name = tapis_name_in (TAPIS_ROLE_SUBJECT, other);
  return tapis_say_words (who, TAPIS_ROLE_SUBJECT, NULL,
                          /* Translators: read aloud, about two players at the
                           * table; the names of both. */
                          P_("%s and %s are partners."), name, NULL);
}

/* Compares two cards by the order in which the game sorts a hand. */
static int
compare_known (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const TapisGameKind *kind = tapis_game_get_kind (user_data);
  const CgState *state = tapis_game_get_state (user_data);

  return (int) kind->order (kind, state, *(const CgCard *) a) -
         (int) kind->order (kind, state, *(const CgCard *) b);
}

/* Sets the known cards of @now, the state of a player. @view is the position
 * redacted for the viewer. */
static void
list_known (TapisGame *self, const CgState *view, TapisPlayerState *now)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = 0;

  G_STATIC_ASSERT (TAPIS_MOST_KNOWN == CG_MAX_ZONE);
  now->n_known = 0;
  if (tapis_game_get_private (self)->known_shown && !now->is_viewer &&
      now->hand != NULL)
    n = tapis_game_list_zone (self, view, now->hand, cards);
  for (guint i = 0; i < n; i++)
    if (cards[i] != CG_CARD_HIDDEN)
      now->known[now->n_known++] = cards[i];
  g_qsort_with_data (now->known, (int) now->n_known, sizeof *now->known,
                     compare_known, self);
}

/* Updates the player at @seat. @view is the position redacted for the viewer;
 * @result is the result of the round, or NULL while it is played. */
static void
refresh_player (TapisGame *self, int seat, const CgState *view,
                const CgResult *result)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisScoring *scoring = priv->kind->scoring;
  const CgState *state = tapis_game_get_state (self);
  TapisPlayer *player = tapis_game_get_player (self, seat);
  TapisPlayerState now = *tapis_player_get_state (player);
  gboolean asked = priv->now.viewer_to_move;
  CgMove naming = priv->kind->name_seat (priv->kind, state, seat);
  g_autofree char *target_refusal = NULL;
  g_autofree char *description = NULL;
  g_autofree char *score_text = NULL;
  int partner = find_partner (self, seat);
  g_autofree char *together = tell_partner (self, seat, partner);
  g_autofree char *known = NULL;
  const char *refused_for;

  now.partner = partner < 0
                  ? NULL
                  : tapis_game_get_player_state (self, partner)->avatar;
  now.n_cards = cg_cards_held (priv->rules, state, seat);
  now.is_viewer = seat == priv->now.viewer;
  list_known (self, view, &now);
  known = tapis_game_tell_known (self, &now);
  now.to_move = seat == priv->now.to_move;
  now.in_play = priv->kind->in_play (priv->kind, state, seat);
  now.place = result != NULL && !result->goes_on ? result->place[seat] : 0;
  now.attacked = priv->kind->attacked (priv->kind, state, seat);
  if (scoring != NULL)
    {
      now.score = scoring->score (priv->kind, state, seat);
      score_text = scoring->text (now.score);
      now.has_tokens = scoring->tokens (now.score, &now.tokens);
    }
  now.score_text = score_text;
  if (asked && naming != CG_NO_MOVE)
    target_refusal = tapis_game_why_not_move (self, naming, &refused_for);
  else if (priv->mode != MODE_REPLAY)
    target_refusal = tapis_game_why_not_now (self);
  now.target_refusal = target_refusal;
  now.targetable = asked && naming != CG_NO_MOVE && target_refusal == NULL;
  now.hinted = priv->thinking.hinted != CG_NO_MOVE &&
               naming == priv->thinking.hinted;
  description = priv->kind->says->player_description (
    priv->kind, view, seat, tapis_game_get_person (self, seat));
  if (together != NULL)
    tapis_add_sentence (&description, together);
  if (known != NULL)
    tapis_add_sentence (&description, known);
  if (now.hinted)
    tapis_add_sentence (&description, tapis_words_hinted ());
  now.description = description;
  tapis_player_set_state (player, &now);
}

/* Updates the texts about @pile. Its name and its caption depend only on the
 * number of its cards; its description may depend on anything. */
static void
refresh_pile (TapisGame *self, TapisPile *pile)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisPositionWords *says = priv->kind->says;
  TapisPlace place = tapis_place_of (pile);
  guint n = tapis_pile_get_n_cards (pile);
  TapisPileWords now = *tapis_pile_get_words (pile);
  g_autofree char *description = says->place_description (self, place);
  g_autofree char *name = NULL;
  g_autofree char *caption = NULL;

  now.description = description != NULL ? description : "";
  if (now.n != n + 1)
    {
      now.name = name = says->place_name (
        priv->kind, place, tapis_game_get_person (self, place.seat), n);
      if (place.seat < 0)
        now.caption = caption = says->place_caption (priv->kind, place, n);
      now.n = n + 1;
    }
  tapis_pile_set_words (pile, &now);
}

/* --- the properties of the game --- */

static char *
prompt_now (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPlayer *player = tapis_game_get_player (self, priv->now.to_move);

  /* In a lesson the prompt is empty, because the lesson itself tells what is to
   * be done. */
  if (priv->hold != NULL ||
      (priv->mode == MODE_LESSON && priv->phase != PHASE_CHOOSING))
    return g_strdup ("");
  if (priv->mode == MODE_REPLAY)
    return g_strdup (priv->now.last_event);
  if (player == NULL)
    return tapis_game_why_not_now (self);
  if (priv->phase == PHASE_HURRYING)
    return g_strdup (_("The others play on to the end…"));
  if (!tapis_player_get_state (player)->person)
    return tapis_say_of (tapis_game_get_person (self, priv->now.to_move),
                         TAPIS_ROLE_SUBJECT,
                         /* Translators: %s is a player's name. */
                         P_("%s is thinking…"));
  if (priv->now.to_move != priv->now.viewer)
    return tapis_game_why_not_now (self);
  if (priv->phase == PHASE_CHOOSING)
    return g_strdup (_(priv->kind->question));
  return priv->kind->says->prompt (
    priv->kind, tapis_game_get_state (self),
    tapis_game_get_person (self, priv->now.to_move));
}

static void
refresh_prompt (TapisGame *self)
{
  g_autofree char *prompt = prompt_now (self);

  tapis_game_set_text (self, PROP_PROMPT, prompt);
}

static void
refresh_properties (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisPositionWords *says = priv->kind->says;
  const CgState *state = tapis_game_get_state (self);
  int to_move = priv->rules->to_move (state);
  g_autofree char *demand =
    says->demand (priv->kind, state, tapis_game_get_person (self, to_move));
  g_autofree char *description = says->demand_description (priv->kind, state);
  gboolean asked;

  tapis_game_set_number (self, PROP_TO_MOVE, to_move);
  priv->now.practice = cg_session_practice (priv->session);
  priv->now.round = cg_session_round (priv->session);
  tapis_game_settle_phase (self);
  tapis_game_set_number (self, PROP_CAN_UNDO,
                         tapis_game_undo_target (self) >= 0);
  tapis_game_set_number (self, PROP_CAN_REDO,
                         cg_session_n_redo (priv->session) > 0 &&
                           priv->mode != MODE_REPLAY);
  tapis_game_set_number (self, PROP_REVERSED,
                         priv->kind->reversed (priv->kind, state));
  refresh_prompt (self);
  asked = tapis_game_replace (&priv->now.demand, demand);
  asked |= tapis_game_replace (&priv->now.demand_description, description);
  if (asked)
    tapis_game_notify (self, PROP_DEMAND);
}

void
tapis_game_refresh_choice (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean choosing = priv->phase == PHASE_CHOOSING;
  gboolean changed = priv->now.choosing != choosing;

  priv->now.choosing = choosing;
  tapis_game_refresh_uses (self);
  tapis_game_refresh_actions (self);
  if (changed)
    {
      refresh_prompt (self);
      tapis_game_notify (self, PROP_CHOOSING);
    }
}

void
tapis_game_refresh (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  g_autofree CgState *view = cg_state_seen_by (priv->rules, state,
                                              priv->now.viewer);
  g_autofree char *result_text = NULL;
  CgResult result;
  const CgResult *over = NULL;

  if (priv->rules->to_move (state) == CG_NO_SEAT)
    {
      priv->rules->result (state, &result);
      over = &result;
    }
  tapis_game_refresh_seen (self, view);
  refresh_properties (self);
  tapis_game_refresh_since (self);
  tapis_game_refresh_trick (self);
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    refresh_pile (self, tapis_game_nth_pile (priv, i));
  for (guint seat = 0; seat < priv->n_seats; seat++)
    refresh_player (self, (int) seat, view, over);
  result_text = tapis_game_refresh_rounds (self, over);
  tapis_game_replace (&priv->now.result_text, result_text);
  priv->now.target =
    priv->kind->scoring != NULL ? priv->kind->scoring->target (state) : 0;
  if (TAPIS_GAME_GET_CLASS (self)->changed != NULL)
    TAPIS_GAME_GET_CLASS (self)->changed (self);
  tapis_game_refresh_choice (self);
}

void
tapis_game_refresh_and_hear (TapisGame *self)
{
  tapis_game_refresh (self);
  tapis_game_get_private (self)->now.sounds = tapis_game_find_sounds (self);
}
