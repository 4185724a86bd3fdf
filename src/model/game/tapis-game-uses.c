/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Updates what each card shows: whether it can be used, and its mark. Also
 * makes the sentences that tell why a card or a move can be used or not; they
 * are made only when they are needed. */

#include "tapis-game-private.h"

/* --- why not -------------------------------------------------------------- */

/* Returns the sentence for @refusal, or NULL for CG_LEGAL. Sets *@id to the id
 * of the refusal, or to NULL. Free the sentence with g_free(). */
static char *
tell_refusal (TapisGame *self, CgRefusal refusal, const char **id)
{
  const CgRules *rules = tapis_game_get_rules (self);

  *id = NULL;
  if (refusal.kind == CG_LEGAL)
    return NULL;
  *id = cg_refusal_id (rules, refusal.kind);
  return tapis_words_refusal (rules, tapis_game_get_state (self), refusal);
}

char *
tapis_game_why_not_made (TapisGame *self, const TapisMade *made,
                         const char **id)
{
  *id = NULL;
  if (made->sentence != NULL)
    return g_strdup (_(made->sentence));
  return made->legal ? NULL : tell_refusal (self, made->refusal, id);
}

char *
tapis_game_why_not_move (TapisGame *self, CgMove move, const char **id)
{
  const CgRules *rules = tapis_game_get_rules (self);

  *id = NULL;
  return tapis_legal_find (tapis_game_get_legal (self), move) >= 0
           ? NULL
           : tell_refusal (
               self, rules->why_not (tapis_game_get_state (self), move), id);
}

static const char *
tell_instead (void)
{
  /* Translators: said of a card that does not go with those that are chosen. */
  return C_("card", "You can lay it instead of what is chosen.");
}

/* Returns a sentence about how a card that can be selected now can be used.
 * @made is what the card and the selected cards make together. */
static const char *
tell_playable (TapisGame *self, const TapisMade *made)
{
  const TapisGameKind *kind = tapis_game_get_kind (self);
  const char *sentence = kind->usable (kind, tapis_game_get_state (self));

  if (sentence != NULL)
    return sentence;
  if (made->legal)
    /* Translators: said of a card. */
    return C_("card", "You can lay it.");
  /* Translators: said of a card that fits only beside another one. */
  return C_("card", "You can lay it together with another card of the same "
                    "rank.");
}

/* Returns why @card cannot be selected now, as a sentence, or NULL if there is
 * no reason to tell. Sets *@id to the id of the engine's refusal, or to NULL.
 * Free the sentence with g_free(). */
static char *
why_not (TapisGame *self, TapisCard *card, const char **id)
{
  const TapisViewedCard *view = tapis_game_view_card (self, card);
  TapisPile *pile = tapis_card_get_pile (card);

  *id = NULL;
  if (view != NULL)
    return tapis_game_why_not_made (self, &view->made, id);
  return pile != NULL && tapis_game_reaches (self, pile)
           ? tapis_game_why_not_now (self)
           : NULL;
}

char *
tapis_game_find_why (TapisGame *self, TapisCard *card, const char **id)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int seat = tapis_pile_get_seat (tapis_card_get_pile (card));
  char *why;

  *id = NULL;
  if (seat >= 0 && seat != priv->now.viewer)
    return g_strdup (_("That is not your card."));
  if (tapis_card_get_state (card)->playable)
    {
      TapisMade made = tapis_game_make (self, card);

      return g_strdup (tell_playable (self, &made));
    }
  why = tapis_game_why_not_now (self);
  if (why == NULL && seat >= 0)
    why = why_not (self, card, id);
  else if (why == NULL)
    {
      TapisMade made = tapis_game_make_alone (self, card);

      why = tapis_game_why_not_made (self, &made, id);
    }
  return why != NULL ? why : g_strdup (_("You cannot lay that card now."));
}

char *
tapis_game_tell_why (TapisGame *self, TapisCard *card)
{
  const char *id;

  return tapis_game_goes_instead (self, card)
           ? g_strdup (tell_instead ())
           : tapis_game_find_why (self, card, &id);
}

char *
tapis_game_tell_use (TapisGame *self, TapisCard *card)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *pile = tapis_card_get_pile (card);

  if (priv->mode != MODE_REPLAY &&
      (tapis_pile_get_seat (pile) == priv->now.viewer ||
       tapis_card_get_state (card)->playable))
    return tapis_game_tell_why (self, card);
  return tapis_words_as_sentence (tapis_pile_get_words (pile)->name);
}

/* --- the texts of a card -------------------------------------------------- */

static char *
tell_refusal_cb (TapisCard *card, gpointer game)
{
  const char *id;

  return tapis_card_get_state (card)->playable ? NULL
                                               : why_not (game, card, &id);
}

char *
tapis_game_say_laid (const TapisPerson *who)
{
  /* Translators: said of a card on a pile. */
  return tapis_say_to (who, TAPIS_ROLE_DOER, P_("Laid by you."),
                       /* Translators: said of a card on a pile; %s is a
                        * player's name. */
                       P_("Laid by %s."));
}

/* Returns sentences that tell the position of @card in its pile and who laid
 * it. Free with g_free(). */
static char *
tell_place (TapisGame *self, TapisCard *card)
{
  const TapisPerson *who = tapis_game_who_laid (self, card);
  TapisPile *pile = tapis_card_get_pile (card);
  char *text = g_strdup_printf (
    /* Translators: where a card is in a row: "2 of 5." */
    C_("place in a row", "%u of %u."), tapis_card_get_position (card) + 1,
        pile != NULL ? tapis_pile_get_n_cards (pile) : 1);

  if (who != NULL)
    {
      g_autofree char *laid = tapis_game_say_laid (who);

      tapis_add_sentence (&text, laid);
    }
  return text;
}

static char *
describe_cb (TapisCard *card, gpointer game)
{
  const TapisCardState *state = tapis_card_get_state (card);
  const TapisViewedCard *view = tapis_game_view_card (game, card);
  char *text = tell_place (game, card);
  const char *more;

  if (state->selected)
    /* Translators: said of a card that has been chosen for the next move. */
    more = C_("card", "Chosen.");
  else if (state->playable && view != NULL)
    more = tell_playable (game, &view->made);
  else if (tapis_game_goes_instead (game, card))
    more = tell_instead ();
  else
    more = tapis_card_get_refusal (card);
  if (more != NULL)
    tapis_add_sentence (&text, more);
  if (state->hinted)
    tapis_add_sentence (&text, tapis_words_hinted ());
  return text;
}

void
tapis_game_let_card_tell (TapisGame *self, TapisCard *card)
{
  static const TapisCardTeller teller = { tell_refusal_cb, describe_cb };

  tapis_card_set_teller (card, &teller, self);
}

/* --- what the cards show -------------------------------------------------- */

/* The two constants of the hash FNV-1a. */
#define HASH_BASIS 2166136261u
#define HASH_PRIME 16777619u

/* Adds @value to the hash *@sum, whose first value is HASH_BASIS. */
static void
add_to_sum (guint *sum, guint value)
{
  *sum = (*sum ^ value) * HASH_PRIME;
}

/* Returns a hash of everything on which the texts of @card depend, for
 * TapisCardState.words. @view is what the viewer may do with the card, or NULL.
 */
static guint
sum_up (TapisGame *self, TapisCard *card, const TapisViewedCard *view)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *pile = tapis_card_get_pile (card);
  const TapisPositionView *all = tapis_game_get_view (self);
  guint sum = HASH_BASIS;

  add_to_sum (&sum, tapis_card_get_position (card));
  add_to_sum (&sum, tapis_pile_get_n_cards (pile));
  if (!tapis_game_reaches (self, pile))
    return sum;
  add_to_sum (&sum, 1u + all->phase);
  if (view == NULL)
    {
      add_to_sum (&sum, (guint) all->to_move);
      add_to_sum (&sum, priv->hold != NULL ? g_str_hash (priv->hold) : 0);
      return sum;
    }
  add_to_sum (&sum, tapis_game_get_serial (self));
  add_to_sum (&sum,
              view->playable | view->instead << 1 | view->made.legal << 2);
  add_to_sum (&sum, g_direct_hash (view->made.sentence));
  add_to_sum (&sum, view->made.refusal.kind | view->made.refusal.rank << 8 |
                      view->made.refusal.suits << 16);
  add_to_sum (&sum, view->made.refusal.card);
  return sum;
}

/* Returns whether the cards of @pile get marks that show whether they can be
 * played. They do if some but not all of them can be played; in a hand, also if
 * no card of any pile can be played. @any is TRUE if a card of any pile can be
 * played. */
static gboolean
is_marked (TapisPile *pile, gboolean any)
{
  guint n[2] = { 0, 0 };

  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      const TapisCardState *state =
        tapis_card_get_state (tapis_pile_get_card (pile, i));

      if (state->face != CG_CARD_HIDDEN)
        n[state->playable]++;
    }
  return n[FALSE] > 0 && (n[TRUE] > 0 || (!any && tapis_pile_is_hand (pile)));
}

/* Returns the id of the engine's refusal of the card of @view, or NULL if the
 * engine does not refuse it. */
static const char *
find_refused_for (TapisGame *self, const TapisViewedCard *view)
{
  return view == NULL || view->made.legal || view->made.sentence != NULL ||
             view->made.refusal.kind == CG_LEGAL
           ? NULL
           : cg_refusal_id (tapis_game_get_rules (self),
                            view->made.refusal.kind);
}

/* Updates the cards of @pile except their marks. Returns whether one of them
 * can be played. */
static gboolean
refresh_pile (TapisGame *self, TapisPile *pile)
{
  gboolean any = FALSE;

  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);
      const TapisViewedCard *view = tapis_game_view_card (self, card);
      TapisCardState now = *tapis_card_get_state (card);

      now.playable = view != NULL && (now.selected || view->playable);
      now.refused_for = now.playable ? NULL : find_refused_for (self, view);
      now.words = sum_up (self, card, view);
      tapis_card_set_state (card, &now);
      any |= now.playable;
    }
  return any;
}

/* If @marked is TRUE, marks each card of @pile with whether it can be played;
 * otherwise removes the marks. */
static void
mark_pile (TapisPile *pile, gboolean marked)
{
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);
      TapisCardState now = *tapis_card_get_state (card);

      now.fit = !marked || now.face == CG_CARD_HIDDEN ? TAPIS_FIT_UNTOLD
                : now.playable                        ? TAPIS_FIT_GOOD
                                                      : TAPIS_FIT_BAD;
      tapis_card_set_state (card, &now);
    }
}

void
tapis_game_refresh_uses (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean marks = priv->now.marking && tapis_game_is_asked (self);
  gboolean any = FALSE;

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    any |= refresh_pile (self, tapis_game_nth_pile (priv, i));
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);

      mark_pile (pile, marks && tapis_game_reaches (self, pile) &&
                         is_marked (pile, any));
    }
}

void
tapis_game_set_marking (TapisGame *self, gboolean marking)
{
  if (tapis_game_set_number (self, PROP_MARKING, marking))
    tapis_game_refresh_uses (self);
}
