/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the view of a position, in the same way for all games. The legal moves
 * are read from the rules only once. This file must not use any GObject. */

#include "tapis-position-view.h"

#include <string.h>

/* --- the legal moves ------------------------------------------------------ */

void
tapis_legal_fill (TapisLegal *legal, const TapisGameKind *kind,
                  const CgState *state)
{
  legal->kind = kind;
  legal->n_moves = kind->rules->moves (state, legal->moves);
  if (legal->uses == NULL)
    legal->uses = g_array_new (FALSE, FALSE, sizeof (TapisUse));
  g_array_set_size (legal->uses, 0);
}

void
tapis_legal_clear (TapisLegal *legal)
{
  g_clear_pointer (&legal->uses, g_array_unref);
}

int
tapis_legal_find (const TapisLegal *legal, CgMove move)
{
  for (guint i = 0; i < legal->n_moves; i++)
    if (legal->moves[i] == move)
      return (int) i;
  return -1;
}

TapisForced
tapis_legal_forced (const TapisLegal *legal, const CgState *state)
{
  return legal->n_moves == 1
           ? legal->kind->forced (legal->kind, state, legal->moves[0])
           : TAPIS_FORCED_NOT;
}

/* Fills in @legal->uses and @legal->ends, unless that has been done: the cards
 * that each legal move uses. */
static void
list_uses (TapisLegal *legal, const CgState *state)
{
  if (legal->uses->len > 0)
    return;
  for (guint i = 0; i < legal->n_moves; i++)
    {
      TapisUse uses[TAPIS_MAX_USES];

      g_array_append_vals (
        legal->uses, uses,
        legal->kind->uses (legal->kind, state, legal->moves[i], uses));
      legal->ends[i] = legal->uses->len;
    }
}

/* Returns the cards that the legal move with the index @i uses, and sets *@n to
 * how many there are. */
static const TapisUse *
nth_uses (const TapisLegal *legal, guint i, guint *n)
{
  guint begin = i > 0 ? legal->ends[i - 1] : 0;

  *n = legal->ends[i] - begin;
  return &g_array_index (legal->uses, TapisUse, begin);
}

/* --- cards ---------------------------------------------------------------- */

gboolean
tapis_zone_is_hand (const CgRules *rules, guint zone)
{
  return cg_zone (rules, zone)->role == CG_ZONE_HAND;
}

CgCard
tapis_card_without_number (CgCard card)
{
  return cg_card_is_joker (card) ? CG_JOKER : card;
}

gboolean
tapis_use_matches (const TapisUse *use, const TapisUse *by)
{
  return use->zone == by->zone &&
         (by->position < 0 || use->position < 0 ||
          use->position == by->position) &&
         (by->card == CG_CARD_HIDDEN || use->card == CG_CARD_HIDDEN ||
          use->card == by->card);
}

/* Returns whether @a and @b are the same card, or equal cards in a hand. */
static gboolean
is_same (const TapisUse *a, const TapisUse *b)
{
  return a->zone == b->zone && a->position == b->position &&
         (a->position >= 0 || a->card == b->card);
}

/* Returns whether the legal move with the index @i uses all of the @n cards
 * @chosen. */
static gboolean
uses_all (const TapisLegal *legal, guint i, const TapisUse *chosen, guint n)
{
  guint taken = 0, n_uses;
  const TapisUse *uses = nth_uses (legal, i, &n_uses);

  for (guint k = 0; k < n; k++)
    {
      guint j = 0;

      while (j < n_uses &&
             ((taken >> j & 1) || !tapis_use_matches (&chosen[k], &uses[j])))
        j++;
      if (j == n_uses)
        return FALSE;
      taken |= 1u << j;
    }
  return TRUE;
}

guint
tapis_position_view_count_moves (const TapisPositionView *view,
                                 const TapisUse *use)
{
  guint n = 0;

  for (guint i = 0; i < view->legal->n_moves; i++)
    n += uses_all (view->legal, i, use, 1);
  return n;
}

/* Returns whether at least one legal move uses all of the @n cards @chosen. */
static gboolean
make_move (const TapisLegal *legal, const TapisUse *chosen, guint n)
{
  for (guint i = 0; i < legal->n_moves; i++)
    if (uses_all (legal, i, chosen, n))
      return TRUE;
  return FALSE;
}

guint
tapis_position_view_list (const TapisPositionView *view, const TapisUse *extra,
                          TapisUse out[TAPIS_MAX_USES])
{
  guint n = 0;

  for (guint i = 0; i < view->position.n_chosen; i++)
    if (extra == NULL || !view->one_only || view->chosen[i].zone != extra->zone)
      out[n++] = view->chosen[i];
  if (extra != NULL)
    out[n++] = *extra;
  return n;
}

static const TapisMade nothing_made = {
  .move = CG_NO_MOVE,
  .choice = CG_NO_MOVE,
  .refusal = { .card = CG_CARD_NONE },
};

/* Counts the legal moves of which the person must choose one if they lay the @n
 * cards @uses. Adds their number to @made->n_choices, and sets @made->choice to
 * one of them. */
static void
count_choices (const TapisPositionView *view, const TapisUse *uses, guint n,
               TapisMade *made)
{
  const TapisPosition *position = &view->position;
  TapisActionNow choices[TAPIS_MAX_ACTIONS];
  guint n_all = position->kind->choices (position->kind, position->state, uses,
                                         n, NULL, choices);

  for (guint i = 0; i < n_all; i++)
    if (tapis_legal_find (view->legal, choices[i].move) >= 0)
      {
        made->choice = choices[i].move;
        made->n_choices++;
      }
}

TapisMade
tapis_position_view_try (const TapisPositionView *view, const TapisUse *uses,
                         guint n)
{
  const TapisPosition *position = &view->position;
  const TapisGameKind *kind = position->kind;
  TapisMade made = nothing_made;

  if (n == 0)
    return made;
  count_choices (view, uses, n, &made);
  if (!kind->compose (kind, position->state, uses, n, &made.move,
                      &made.sentence))
    made.move = CG_NO_MOVE;
  else
    made.sentence = NULL;
  made.legal =
    made.n_choices > 0 ||
    (made.move != CG_NO_MOVE && tapis_legal_find (view->legal, made.move) >= 0);
  if (made.move != CG_NO_MOVE && !made.legal)
    made.refusal = kind->rules->why_not (position->state, made.move);
  return made;
}

const TapisViewedCard *
tapis_position_view_find (const TapisPositionView *view, const TapisUse *use)
{
  for (guint i = 0; i < view->n_cards; i++)
    if (is_same (&view->cards[i].use, use))
      return &view->cards[i];
  return NULL;
}

/* Sets the position of each of the @n @uses that has none (-1) to that of a
 * matching card in the view. Cards of hands have no position in the view, so
 * uses of them keep -1. */
static void
settle_places (const TapisPositionView *view, TapisUse *uses, guint n)
{
  for (guint i = 0; i < view->n_cards; i++)
    for (guint j = 0; j < n && view->cards[i].use.position >= 0; j++)
      if (uses[j].position < 0 &&
          tapis_use_matches (&view->cards[i].use, &uses[j]))
        uses[j].position = view->cards[i].use.position;
}

guint
tapis_position_view_count (const TapisPositionView *view, const TapisUse *use)
{
  guint least = 0;

  for (guint i = 0; i < view->legal->n_moves; i++)
    {
      TapisUse uses[TAPIS_MAX_USES];
      guint n;
      const TapisUse *list = nth_uses (view->legal, i, &n);
      TapisMade made;

      if ((least > 0 && n >= least) || !uses_all (view->legal, i, use, 1))
        continue;
      memcpy (uses, list, n * sizeof *list);
      settle_places (view, uses, n);
      /* The cards that a move uses do not always make that move when they are
       * laid. */
      made = tapis_position_view_try (view, uses, n);
      if (made.move != CG_NO_MOVE || made.n_choices > 0)
        least = n;
    }
  return least;
}

/* --- making a view -------------------------------------------------------- */

/* Returns whether at least one person plays and every person is out. */
static gboolean
are_persons_out (const TapisPosition *position)
{
  for (int seat = 0; seat < CG_MAX_SEATS; seat++)
    if ((position->persons >> seat & 1) &&
        position->kind->in_play (position->kind, position->state, seat))
      return FALSE;
  return position->persons != 0;
}

static TapisPhase
find_phase (const TapisPosition *position, int to_move)
{
  if (to_move == CG_NO_SEAT)
    return cg_is_over (position->kind->rules, position->state)
             ? PHASE_OVER
             : PHASE_ROUND_OVER;
  if (position->mode == MODE_REPLAY)
    return PHASE_REPLAYED;
  if (to_move == position->viewer)
    return position->held ? PHASE_HELD : PHASE_ASKED;
  return position->mode == MODE_PLAY && are_persons_out (position)
           ? PHASE_WATCHING
           : PHASE_OTHER;
}

/* Returns the zones whose cards the viewer may try to play
 * (TapisPositionView.reach), as a bit set: the zones that each seat has, and
 * the zones in the middle of the table for which TapisGameKind.in_reach is
 * TRUE. */
static guint32
find_reach (const TapisPosition *position)
{
  const TapisGameKind *kind = position->kind;
  const CgField *zone;
  guint32 reach = 0;

  for (guint i = 0; (zone = cg_zone (kind->rules, i)) != NULL; i++)
    if (zone->per_seat > 0 ||
        kind->in_reach (kind, position->state,
                        (TapisPlace) { i, CG_NO_SEAT }))
      reach |= (guint32) 1 << i;
  return reach;
}

/* Adds the card @use to the view, unless the view already has the same card or
 * an equal card of the hand. */
static void
add_card (TapisPositionView *view, const TapisUse *use)
{
  TapisViewedCard *card = &view->cards[view->n_cards];
  TapisUse chosen[TAPIS_MAX_USES];
  guint n;

  if (tapis_position_view_find (view, use) != NULL)
    return;
  g_assert (view->n_cards < G_N_ELEMENTS (view->cards));
  n = tapis_position_view_list (view, use, chosen);
  card->use = *use;
  card->playable = make_move (view->legal, chosen, n);
  card->instead = view->position.n_chosen > 0 && !card->playable &&
                  make_move (view->legal, use, 1);
  card->made = tapis_position_view_try (view, chosen, n);
  view->n_cards++;
}

/* Adds every card to the view that the viewer may try to play. */
static void
list_cards (TapisPositionView *view)
{
  const TapisPosition *position = &view->position;
  const CgRules *rules = position->kind->rules;
  g_autofree CgState *seen =
    cg_state_seen_by (rules, position->state, position->viewer);

  for (guint zone = 0; cg_zone (rules, zone) != NULL; zone++)
    {
      CgCard list[CG_MAX_ZONE];
      gboolean hand = tapis_zone_is_hand (rules, zone);
      guint n;

      if (!(view->reach >> zone & 1))
        continue;
      n = cg_zone_cards (
        rules, hand ? position->state : seen, zone,
        cg_zone (rules, zone)->per_seat > 0 ? position->viewer : CG_NO_SEAT,
        list);
      for (guint i = 0; i < n; i++)
        add_card (view, &(TapisUse) { zone, hand ? -1 : (int) i,
                                      hand ? tapis_card_without_number (list[i])
                                           : list[i] });
    }
}

void
tapis_position_view_make (TapisPositionView *view,
                          const TapisPosition *position, TapisLegal *legal)
{
  const TapisGameKind *kind = position->kind;

  g_assert (position->n_chosen < TAPIS_MAX_USES);
  view->position = *position;
  view->position.chosen = NULL;
  view->legal = legal;
  for (guint i = 0; i < position->n_chosen; i++)
    view->chosen[i] = position->chosen[i];
  view->to_move = kind->rules->to_move (position->state);
  view->phase = find_phase (position, view->to_move);
  view->reach = position->mode != MODE_REPLAY ? find_reach (position) : 0;
  view->one_only = FALSE;
  view->naming = FALSE;
  view->made = nothing_made;
  view->n_cards = 0;
  if (view->phase != PHASE_ASKED && view->phase != PHASE_HELD)
    return;
  view->naming = kind->named_seat (kind, position->state, legal->moves[0]) !=
                 CG_NO_SEAT;
  view->one_only = kind->one_only (kind, position->state);
  view->made = tapis_position_view_try (view, view->chosen, position->n_chosen);
  if (view->phase != PHASE_ASKED)
    return;
  list_uses (legal, position->state);
  list_cards (view);
}
