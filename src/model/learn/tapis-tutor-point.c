/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the object of the game that the coach points at. */

#include "tapis-tutor-private.h"

static gpointer
find_pile (TapisTutor *self, guint zone, int seat)
{
  const CgRules *rules = tapis_game_get_rules (self->game);

  return tapis_game_get_pile (self->game, cg_zone (rules, zone)->key, seat);
}

/* --- cards --- */

/* Returns the last card in @pile whose visible face is @value, or NULL. */
static TapisCard *
find_in_pile (TapisPile *pile, CgCard value)
{
  TapisCard *found = NULL;

  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    if (tapis_card_get_state (tapis_pile_get_card (pile, i))->face == value)
      found = tapis_pile_get_card (pile, i);
  return found;
}

/* Returns a card whose visible face is @value and that is not in the pile @but,
 * which may be NULL. A card in a pile of @seat is preferred. Returns NULL if
 * there is none. */
static TapisCard *
find_card (TapisTutor *self, CgCard value, int seat, TapisPile *but)
{
  GListModel *piles = tapis_game_now (self->game)->piles;
  TapisCard *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      TapisCard *card = pile != but ? find_in_pile (pile, value) : NULL;

      if (card != NULL && tapis_pile_get_seat (pile) == seat)
        return card;
      if (card != NULL)
        found = card;
    }
  return found;
}

TapisCard *
tutor_find_moved (TapisTutor *self, CgMove move)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  const CgRules *rules = kind->rules;
  TapisUse uses[TAPIS_MAX_USES];
  CgCard there[CG_MAX_ZONE];
  TapisCard *card;
  CgCard value;
  int seat;

  if (kind->uses (kind, self->before, move, uses) == 0)
    return NULL;
  seat = cg_zone (rules, uses[0].zone)->per_seat > 0 ? tutor_seat (self)
                                                     : CG_NO_SEAT;
  value = uses[0].card;
  if (value == CG_CARD_HIDDEN && uses[0].position >= 0)
    {
      cg_zone_cards (rules, self->before, uses[0].zone, seat, there);
      value = there[uses[0].position];
    }
  card = find_card (self, value, CG_NO_SEAT,
                    find_pile (self, uses[0].zone, seat));
  return card != NULL ? g_object_ref (card) : NULL;
}

/* --- all objects --- */

static TapisAction *
find_action (TapisTutor *self, const char *id)
{
  GListModel *actions = tapis_game_now (self->game)->actions;

  for (guint i = 0; i < g_list_model_get_n_items (actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);

      if (g_str_equal (tapis_action_get_state (action)->id, id))
        return action;
    }
  return NULL;
}

/* Returns the card that the learner has moved or, if another player has taken
 * it since, that player. */
static gpointer
find_where_moved (TapisTutor *self)
{
  TapisPile *pile =
    self->moved != NULL ? tapis_card_get_pile (self->moved) : NULL;
  int seat = pile != NULL ? tapis_pile_get_seat (pile) : CG_NO_SEAT;

  return seat != CG_NO_SEAT && seat != tutor_seat (self)
           ? (gpointer) tapis_game_get_player (self->game, seat)
           : self->moved;
}

gpointer
tapis_tutor_find (TapisTutor *self, const TapisAt *at)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  switch (at->kind)
    {
    case TAPIS_AT_CARD:
      return find_card (self, at->card, tutor_seat (self), NULL);
    case TAPIS_AT_PLACE:
      return find_pile (self, at->zone, at->seat);
    case TAPIS_AT_PLAYER:
      return at->seat < (int) tapis_game_get_n_seats (self->game)
               ? tapis_game_get_player (self->game, at->seat)
               : NULL;
    case TAPIS_AT_ACTION:
      return find_action (self, at->id);
    case TAPIS_AT_MOVED:
      return find_where_moved (self);
    case TAPIS_AT_SIGN:
    case TAPIS_AT_NOTHING:
      break;
    }
  return NULL;
}

gboolean
tapis_tutor_sees (TapisTutor *self, const TapisAt *at)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), FALSE);
  return at->kind == TAPIS_AT_SIGN ? tapis_game_has_sign (self->game, at->id)
                                   : tapis_tutor_find (self, at) != NULL;
}

const TapisAt *
tapis_tutor_get_at (TapisTutor *self)
{
  static const TapisAt nothing = { .kind = TAPIS_AT_NOTHING };
  static const TapisAt moved = { .kind = TAPIS_AT_MOVED };
  const TapisStep *step;
  gboolean answers;

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  step = tutor_step_now (self);
  answers = self->state == TAPIS_TUTOR_ANSWER;
  /* in a test the coach points at nothing, because this would show what to
   * do */
  if (step == NULL || (self->state == TAPIS_TUTOR_PLAY &&
                       tutor_gives (self, TAPIS_LESSON_TEST)))
    return &nothing;
  if (!answers && !(self->state == TAPIS_TUTOR_READ &&
                    tapis_step_is_on_table (step)))
    return &step->at;
  /* from here on, the learner has already made a move in the current step */
  if (answers && self->answer != NULL &&
      self->answer->at.kind != TAPIS_AT_NOTHING)
    return &self->answer->at;
  if (!answers && step->done_at.kind != TAPIS_AT_NOTHING)
    return &step->done_at;
  if (self->moved != NULL)
    return &moved;
  return !answers && tapis_tutor_sees (self, &step->at) ? &step->at : &nothing;
}
