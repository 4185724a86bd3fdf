/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cards the viewer can use now, and why not the others: one mechanism for
 * all games, asked of the list of legal moves and of why_not(). Knows no game
 * by name. */

#include "config.h"

#include "tapis-game-private.h"

#include "model/words/tapis-sentences.h"

#include <glib/gi18n.h>

/* --- what is chosen, as uses --- */

static TapisUse
use_of (TapisCard *card)
{
  TapisPile *pile = tapis_card_get_pile (card);
  gboolean hand = tapis_pile_get_role (pile) == CG_ZONE_HAND;

  return (TapisUse) {
    tapis_pile_get_zone (pile),
    hand ? -1 : (int) tapis_card_get_position (card),
    hand ? tapis_card_get_identity (card) : tapis_card_get_state (card)->face,
  };
}

guint
tapis_game_list_chosen (TapisGame *self, TapisCard *extra,
                        TapisUse uses[TAPIS_MAX_USES])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean replaces = extra != NULL &&
                      priv->kind->one_only (priv->kind,
                                            tapis_game_get_state (self));
  guint n = 0;

  for (guint i = 0; i < priv->selection->len && n < TAPIS_MAX_USES - 1; i++)
    {
      TapisCard *card = g_ptr_array_index (priv->selection, i);

      if (card == extra ||
          (replaces &&
           tapis_card_get_pile (card) == tapis_card_get_pile (extra)))
        continue;
      uses[n++] = use_of (card);
    }
  if (extra != NULL)
    uses[n++] = use_of (extra);
  return n;
}

static gboolean
use_matches (const TapisUse *chosen, const TapisUse *used)
{
  return chosen->zone == used->zone &&
         (used->position < 0 || chosen->position < 0 ||
          chosen->position == used->position) &&
         (used->card == CG_CARD_HIDDEN || chosen->card == CG_CARD_HIDDEN ||
          chosen->card == used->card);
}

/* Whether @move uses all the cards of @chosen. */
static gboolean
move_uses (TapisGame *self, CgMove move, const TapisUse *chosen, guint n)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisUse uses[TAPIS_MAX_USES];
  guint n_uses = priv->kind->uses (priv->kind, tapis_game_get_state (self),
                                   move, uses);
  guint taken = 0;

  for (guint i = 0; i < n; i++)
    {
      guint j = 0;

      while (j < n_uses &&
             ((taken >> j & 1) || !use_matches (&chosen[i], &uses[j])))
        j++;
      if (j == n_uses)
        return FALSE;
      taken |= 1u << j;
    }
  return TRUE;
}

gboolean
tapis_game_compose (TapisGame *self, TapisCard *extra, CgMove *move,
                    const char **sentence)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = tapis_game_list_chosen (self, extra, uses);

  *sentence = NULL;
  return n > 0 && priv->kind->compose (priv->kind, tapis_game_get_state (self),
                                       uses, n, move, sentence);
}

gboolean
tapis_game_compose_alone (TapisGame *self, TapisCard *card, CgMove *move,
                          const char **sentence)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisUse use = use_of (card);

  *sentence = NULL;
  return priv->kind->compose (priv->kind, tapis_game_get_state (self), &use, 1,
                              move, sentence);
}

guint
tapis_game_count_choices (TapisGame *self, TapisCard *extra, CgMove *move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  TapisActionNow choices[TAPIS_MAX_ACTIONS];
  TapisUse uses[TAPIS_MAX_USES];
  guint n = tapis_game_list_chosen (self, extra, uses);
  guint n_legal = 0;

  if (n > 0)
    n = priv->kind->choices (priv->kind, tapis_game_get_state (self), uses, n,
                             strings, choices);
  for (guint i = 0; i < n; i++)
    if (tapis_game_find_move (self, choices[i].move) >= 0)
      {
        *move = choices[i].move;
        n_legal++;
      }
  return n_legal;
}

int
tapis_game_find_move (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < priv->n_moves; i++)
    if (priv->moves[i] == move)
      return (int) i;
  return -1;
}

/* Gives every use of a card that lies in a row the place of one like it. */
static void
settle_places (TapisGame *self, TapisUse *uses, guint n)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < priv->cards->len; i++)
    {
      TapisCard *card = g_ptr_array_index (priv->cards, i);
      TapisUse here = use_of (card);

      if (here.position < 0 ||
          tapis_pile_get_seat (tapis_card_get_pile (card)) != priv->now.viewer)
        continue;
      for (guint j = 0; j < n; j++)
        if (uses[j].position < 0 && use_matches (&here, &uses[j]))
          uses[j].position = here.position;
    }
}

/* Whether cards make moves among which one is asked. */
static gboolean
may_be_several (TapisGamePrivate *priv, const CgState *state,
                const TapisUse *uses, guint n)
{
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  TapisActionNow choices[TAPIS_MAX_ACTIONS];

  return priv->kind->choices (priv->kind, state, uses, n, strings, choices) > 0;
}

guint
tapis_game_count_move (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint least = 0;
  TapisUse use;

  g_return_val_if_fail (TAPIS_IS_GAME (self), 0);
  g_return_val_if_fail (TAPIS_IS_CARD (card), 0);
  if (!tapis_card_get_state (card)->playable)
    return 0;
  use = use_of (card);
  for (guint i = 0; i < priv->n_moves; i++)
    {
      TapisUse uses[TAPIS_MAX_USES];
      const CgState *state = tapis_game_get_state (self);
      guint n = priv->kind->uses (priv->kind, state, priv->moves[i], uses);
      const char *sentence;
      CgMove move;

      if ((least > 0 && n >= least) ||
          !move_uses (self, priv->moves[i], &use, 1))
        continue;
      settle_places (self, uses, n);
      /* cards may be part of what is announced without making it */
      if (priv->kind->compose (priv->kind, state, uses, n, &move, &sentence) ||
          may_be_several (priv, state, uses, n))
        least = n;
    }
  return least;
}

/* Whether a player is to be named after @move, and there is more than one. */
static gboolean
leaves_names (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  g_autofree CgState *after = cg_state_copy (priv->rules, state);
  CgMove moves[CG_MAX_MOVES];
  CgEvents events;

  priv->rules->play (after, move, &events);
  return priv->rules->to_move (after) == priv->rules->to_move (state) &&
         priv->rules->moves (after, moves) > 1 &&
         priv->kind->named_seat (priv->kind, after, moves[0]) != CG_NO_SEAT;
}

gboolean
tapis_game_find_plain (TapisGame *self, TapisCard *card, CgMove *move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisUse use, uses[TAPIS_MAX_USES];
  const char *sentence;
  CgMove composed;
  guint n = 0;

  if (!tapis_game_is_asked (self) || !tapis_card_get_state (card)->playable ||
      tapis_game_list_chosen (self, card, uses) != 1)
    return FALSE;
  use = use_of (card);
  for (guint i = 0; i < priv->n_moves && n < 2; i++)
    if (move_uses (self, priv->moves[i], &use, 1))
      {
        *move = priv->moves[i];
        n++;
      }
  return n == 1 &&
         ((tapis_game_compose (self, card, &composed, &sentence) &&
           composed == *move) ||
          tapis_game_count_choices (self, card, &composed) == 1) &&
         !leaves_names (self, *move);
}

/* --- cards --- */

/* Whether the viewer could choose cards of that pile. */
static gboolean
is_in_reach (TapisGame *self, TapisPile *pile)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPlace place = tapis_place_of (pile);

  return place.seat >= 0 ? place.seat == priv->now.viewer
                         : priv->kind->in_reach (
                             priv->kind, tapis_game_get_state (self), place);
}

/* Whether the viewer could choose @card now. */
static gboolean
is_at_hand (TapisGame *self, TapisCard *card)
{
  return tapis_game_is_asked (self) && tapis_card_get_pile (card) != NULL &&
         is_in_reach (self, tapis_card_get_pile (card));
}

/* Whether a legal move uses all the cards of @chosen. */
static gboolean
make_move (TapisGame *self, const TapisUse *chosen, guint n)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < priv->n_moves; i++)
    if (move_uses (self, priv->moves[i], chosen, n))
      return TRUE;
  return FALSE;
}

/* Whether the viewer may choose @card beside what is chosen. */
static gboolean
can_choose (TapisGame *self, TapisCard *card)
{
  TapisUse chosen[TAPIS_MAX_USES];
  guint n;

  if (!is_at_hand (self, card))
    return FALSE;
  n = tapis_game_list_chosen (self, card, chosen);
  return make_move (self, chosen, n);
}

gboolean
tapis_game_goes_instead (TapisGame *self, TapisCard *card)
{
  TapisUse use;

  if (tapis_game_get_private (self)->selection->len == 0 ||
      !is_at_hand (self, card) || can_choose (self, card))
    return FALSE;
  use = use_of (card);
  return make_move (self, &use, 1);
}

const char *
tapis_game_tell_instead (void)
{
  /* Translators: said of a card that does not go with those that are chosen. */
  return C_("card", "You can play it instead of what is chosen.");
}

char *
tapis_game_why_not_move (TapisGame *self, CgMove move, const char **id)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  CgRefusal refusal;

  *id = NULL;
  if (tapis_game_find_move (self, move) >= 0)
    return NULL;
  refusal = priv->rules->why_not (state, move);
  if (refusal.kind == CG_LEGAL)
    return NULL;
  *id = cg_refusal_id (priv->rules, refusal.kind);
  return tapis_words_refusal (priv->rules, state, refusal);
}

/* Why @card, which may not be chosen, may not, or NULL; *@id: as above. */
static char *
why_not_this (TapisGame *self, TapisCard *card, const char **id)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *pile = tapis_card_get_pile (card);
  const char *sentence;
  CgMove move;
  char *not_now;

  *id = NULL;
  if (pile == NULL || priv->mode == MODE_REPLAY || !is_in_reach (self, pile))
    return NULL;
  not_now = tapis_game_why_not_now (self);
  if (not_now != NULL)
    return not_now;
  if (!tapis_game_compose (self, card, &move, &sentence))
    return g_strdup (sentence);
  return tapis_game_why_not_move (self, move, id);
}

const char *
tapis_game_tell_playable (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const char *sentence =
    priv->kind->usable (priv->kind, tapis_game_get_state (self));
  CgMove move;

  if (sentence != NULL)
    return sentence;
  if ((!tapis_game_compose (self, card, &move, &sentence) ||
       tapis_game_find_move (self, move) < 0) &&
      tapis_game_count_choices (self, card, &move) == 0)
    /* Translators: said of a card that fits only beside another one. */
    return C_("card", "You can play it together with an equal card.");
  /* Translators: said of a card. */
  return C_("card", "You can play it.");
}

static char *
describe (TapisGame *self, TapisCard *card, const TapisCardState *state)
{
  char *text = g_strdup_printf (
    /* Translators: where a card lies in a row: "2 of 5." */
    C_("place in a row", "%u of %u."), tapis_card_get_position (card) + 1,
    tapis_pile_get_n_cards (tapis_card_get_pile (card)));
  /* Translators: said of a card that has been chosen for the next move. */
  const char *more = state->selected   ? C_("card", "Chosen.")
                     : state->playable ? tapis_game_tell_playable (self, card)
                     : tapis_game_goes_instead (self, card)
                       ? tapis_game_tell_instead ()
                       : state->refusal;

  const TapisPerson *who = tapis_game_who_laid (self, card);

  if (who != NULL)
    {
      g_autofree char *laid =
        /* Translators: said of a card on a pile. */
        tapis_say_to (who, TAPIS_ROLE_DOER, P_("Laid by you."),
                      /* Translators: said of a card on a pile; %s is a
                       * player's name. */
                      P_("Laid by %s."));

      tapis_add_sentence (&text, laid);
    }
  if (more != NULL)
    tapis_add_sentence (&text, more);
  if (state->hinted)
    tapis_add_sentence (&text, tapis_words_hinted ());
  return text;
}

/* The cards of @pile whose faces are seen, as far as they are @playable. */
static guint
count_seen (TapisPile *pile, gboolean playable)
{
  guint n = 0;

  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      const TapisCardState *state =
        tapis_card_get_state (tapis_pile_get_card (pile, i));

      n += state->face != CG_CARD_HIDDEN && state->playable == playable;
    }
  return n;
}

/* Where some can be played and others not, that is told of each; where nothing
 * at all can be, of the hand. */
static void
refresh_fits (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean marks = priv->now.marking && tapis_game_is_asked (self);
  gboolean any = FALSE;

  for (guint i = 0; i < priv->cards->len && marks && !any; i++)
    any = tapis_card_get_state (g_ptr_array_index (priv->cards, i))->playable;
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);
      gboolean told =
        marks && is_in_reach (self, pile) && count_seen (pile, FALSE) > 0 &&
        (count_seen (pile, TRUE) > 0 ||
         (!any && tapis_pile_get_role (pile) == CG_ZONE_HAND));

      for (guint j = 0; j < tapis_pile_get_n_cards (pile); j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);
          TapisCardState now = *tapis_card_get_state (card);

          now.fit = !told || now.face == CG_CARD_HIDDEN ? TAPIS_FIT_UNTOLD
                    : now.playable                      ? TAPIS_FIT_GOOD
                                                        : TAPIS_FIT_BAD;
          tapis_card_set_state (card, &now);
        }
    }
}

void
tapis_game_refresh_uses (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < priv->cards->len; i++)
    {
      TapisCard *card = g_ptr_array_index (priv->cards, i);
      TapisCardState now = *tapis_card_get_state (card);
      g_autofree char *refusal = NULL;
      g_autofree char *description = NULL;

      now.playable = can_choose (self, card);
      now.refused_for = NULL;
      if (!now.playable)
        refusal = why_not_this (self, card, &now.refused_for);
      now.refusal = refusal;
      now.description = description = describe (self, card, &now);
      tapis_card_set_state (card, &now);
    }
  refresh_fits (self);
}

void
tapis_game_set_marking (TapisGame *self, gboolean marking)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  tapis_game_set_flag (self, PROP_MARKING, marking);
  refresh_fits (self);
}

void
tapis_game_mark_hint (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = move == CG_NO_MOVE
              ? 0
              : priv->kind->uses (priv->kind, tapis_game_get_state (self), move,
                                  uses);

  priv->hinted = move;
  for (guint i = 0; i < priv->cards->len; i++)
    {
      TapisCard *card = g_ptr_array_index (priv->cards, i);
      TapisCardState now = *tapis_card_get_state (card);

      now.hinted = FALSE;
      if (is_in_reach (self, tapis_card_get_pile (card)))
        for (guint j = 0; j < n && !now.hinted; j++)
          {
            TapisUse use = use_of (card);

            now.hinted = use_matches (&use, &uses[j]);
            if (now.hinted && uses[j].position < 0)
              uses[j] = uses[--n]; /* one card for each use */
          }
      tapis_card_set_state (card, &now);
    }
}
