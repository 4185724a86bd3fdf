/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards that the viewer has selected, and the view of the position, which
 * depends on them: what the viewer may do. */

#include "tapis-game-private.h"

void
tapis_choice_init (TapisChoice *choice)
{
  choice->selection = g_ptr_array_new_with_free_func (g_object_unref);
}

void
tapis_choice_clear (TapisChoice *choice)
{
  g_ptr_array_unref (choice->selection);
  tapis_legal_clear (&choice->legal);
}

TapisUse
tapis_card_as_use (TapisCard *card)
{
  TapisPile *pile = tapis_card_get_pile (card);
  gboolean hand = tapis_pile_is_hand (pile);

  return (TapisUse) {
    tapis_pile_get_zone (pile),
    hand ? -1 : (int) tapis_card_get_position (card),
    hand ? tapis_card_get_identity (card) : tapis_card_get_state (card)->face,
  };
}

/* --- the view ------------------------------------------------------------- */

TapisLegal *
tapis_game_get_legal (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisChoice *choice = &priv->choice;
  guint serial = tapis_game_get_serial (self) + 1;

  if (choice->legal_serial != serial)
    tapis_legal_fill (&choice->legal, priv->kind, tapis_game_get_state (self));
  choice->legal_serial = serial;
  return &choice->legal;
}

const TapisPositionView *
tapis_game_get_view (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisChoice *choice = &priv->choice;
  guint serial = tapis_game_get_serial (self) + 1;
  TapisUse chosen[TAPIS_MAX_USES];
  TapisPosition position = {
    .kind = priv->kind,
    .state = tapis_game_get_state (self),
    .mode = priv->mode,
    .viewer = priv->now.viewer,
    .held = priv->hold != NULL,
    .persons = priv->persons,
    .chosen = chosen,
    .n_chosen = MIN (choice->selection->len, TAPIS_MAX_USES - 1),
  };

  if (choice->view_serial == serial)
    return &choice->view;
  for (guint i = 0; i < position.n_chosen; i++)
    chosen[i] = tapis_card_as_use (g_ptr_array_index (choice->selection, i));
  choice->view_serial = serial;
  tapis_position_view_make (&choice->view, &position,
                            tapis_game_get_legal (self));
  return &choice->view;
}

void
tapis_game_drop_view (TapisGame *self)
{
  tapis_game_get_private (self)->choice.view_serial = 0;
}

gboolean
tapis_game_reaches (TapisGame *self, TapisPile *pile)
{
  const TapisPositionView *view = tapis_game_get_view (self);
  int seat = tapis_pile_get_seat (pile);

  return (seat == CG_NO_SEAT || seat == view->position.viewer) &&
         (view->reach >> tapis_pile_get_zone (pile) & 1);
}

const TapisViewedCard *
tapis_game_view_card (TapisGame *self, TapisCard *card)
{
  TapisPile *pile = tapis_card_get_pile (card);
  TapisUse use;

  if (pile == NULL || !tapis_game_reaches (self, pile))
    return NULL;
  use = tapis_card_as_use (card);
  return tapis_position_view_find (tapis_game_get_view (self), &use);
}

TapisMade
tapis_game_make (TapisGame *self, TapisCard *extra)
{
  const TapisPositionView *view = tapis_game_get_view (self);
  const TapisViewedCard *card;
  TapisUse use, uses[TAPIS_MAX_USES];

  if (extra == NULL || tapis_card_get_state (extra)->selected)
    return view->made;
  card = tapis_game_view_card (self, extra);
  if (card != NULL)
    return card->made;
  use = tapis_card_as_use (extra);
  return tapis_position_view_try (view, uses,
                                  tapis_position_view_list (view, &use, uses));
}

TapisMade
tapis_game_make_alone (TapisGame *self, TapisCard *card)
{
  TapisUse use = tapis_card_as_use (card);

  return tapis_position_view_try (tapis_game_get_view (self), &use, 1);
}

gboolean
tapis_game_goes_instead (TapisGame *self, TapisCard *card)
{
  const TapisViewedCard *view = tapis_game_view_card (self, card);

  return view != NULL && view->instead &&
         !tapis_card_get_state (card)->selected;
}

gboolean
tapis_game_find_plain (TapisGame *self, TapisCard *card, CgMove *move)
{
  const TapisViewedCard *view = tapis_game_view_card (self, card);

  return view != NULL && tapis_position_view_is_plain (
                           tapis_game_get_view (self), &view->use, move);
}

guint
tapis_game_count_move (TapisGame *self, TapisCard *card)
{
  TapisUse use = tapis_card_as_use (card);

  return tapis_card_get_state (card)->playable
           ? tapis_position_view_count (tapis_game_get_view (self), &use)
           : 0;
}

/* --- the selection -------------------------------------------------------- */

/* The following functions change the selection before the card emits "changed",
 * because a listener of that signal may read the view. */

void
tapis_game_unselect (TapisGame *self, TapisCard *card)
{
  g_ptr_array_remove (tapis_game_get_private (self)->choice.selection, card);
  tapis_game_drop_view (self);
  tapis_card_set_selected (card, FALSE);
  tapis_game_enter_phase (self, PHASE_ASKED);
}

void
tapis_game_select (TapisGame *self, TapisCard *card)
{
  GPtrArray *selection = tapis_game_get_private (self)->choice.selection;

  if (selection->len > 0 && tapis_game_get_view (self)->one_only)
    for (guint i = selection->len; i > 0; i--)
      if (tapis_card_get_pile (g_ptr_array_index (selection, i - 1)) ==
          tapis_card_get_pile (card))
        tapis_game_unselect (self, g_ptr_array_index (selection, i - 1));
  g_ptr_array_add (selection, g_object_ref (card));
  tapis_game_drop_view (self);
  tapis_card_set_selected (card, TRUE);
  tapis_game_enter_phase (self, PHASE_ASKED);
}

void
tapis_game_drop_selection (TapisGame *self)
{
  TapisChoice *choice = &tapis_game_get_private (self)->choice;

  if (choice->selection->len > 0)
    {
      g_autoptr (GPtrArray) old = choice->selection;

      choice->selection = g_ptr_array_new_with_free_func (g_object_unref);
      tapis_game_drop_view (self);
      for (guint i = 0; i < old->len; i++)
        tapis_card_set_selected (g_ptr_array_index (old, i), FALSE);
    }
  tapis_game_enter_phase (self, PHASE_ASKED);
}

guint
tapis_game_get_selection_count (TapisGame *self)
{
  return tapis_game_get_private (self)->choice.selection->len;
}
