/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player of Bataille norvégienne reads off a redacted state
 * before it thinks about a move. Chooses nothing. */

#include "norwegian-player-private.h"

/* With one of these, or a special card, the first turns are no worry. */
#define HIGH (31u << 9)

/* What a three is worth where it is an ordinary card. */
#define PLAIN_THREE (-10)

const ShedWeights norwegian_weights = {
  .keep = { 60, 70, 35, 70, 0, 2, 5, 8, 16, 11, 45, 17, 21, 25 },
  .extra_stock = 12,
  .extra_end = 21,
  .burn_card = 2,
  .burn_lead = 10,
  .burn_low = 8,
  .burn_four = 25,
  .again = 8,
  .skip = 6,
  .stuck_card = 93,
  .stuck_lead = 8,
  .stuck_close = 6,
  .attack_card = 60,
  .attack_lead = 8,
  .attack_close = 8,
  .up = { 90, 80, 85, 80, 0, 2, 6, 12, 20, 22, 85, 40, 50, 60 },
  .up_pair = 12,
  .start = 5,
};

/* The cards of which the place is not known, without the jokers. */
static CgSet
list_unseen (const NorwegianState *s)
{
  CgSet unseen = cg_set_minus (norwegian_full_pack (s), norwegian_seen (s));

  unseen.lo &= CG_CARD_BITS;
  return unseen;
}

static void
view_hand (ShedTable *t, const NorwegianState *s)
{
  CgSet hand = s->seat[t->me].hand;
  guint top = s->top == CG_ACE ? CG_KING + 1 : s->top;

  t->rank[0] = cg_set_jokers (hand);
  if (!norwegian_threes_copy (s))
    t->keep[3] = t->up[3] = PLAIN_THREE;
  for (guint rank = 1; rank <= CG_KING; rank++)
    t->rank[rank] = cg_set_size ((CgSet) { hand.lo & SHED_RANK (rank),
                                           hand.hi & SHED_RANK (rank) });
  for (guint rank = 3; rank < MIN (top, SHED_TEN); rank++)
    t->low |= 1u << rank;
  t->low &= ~t->special;
}

void
norwegian_view_table (ShedTable *t)
{
  const NorwegianState *s = norwegian_state (t->state);

  t->special = 1u << 0 | 1u << CG_ACE | 1u << 2 | 1u << SHED_TEN |
               (norwegian_threes_copy (s) ? 1u << 3 : 0);
  t->playable = t->special | HIGH;
  t->never_last = 1u << SHED_TEN | 1u << 0;
  t->leads = G_MAXUINT; /* BN-13 */
  t->answers = norwegian_answers (s);
  t->left = norwegian_cards_left (s, t->me);
  t->hand_only = t->left == norwegian_hand_size (s, t->me);
  t->row = s->seat[t->me].up;
  t->pile = cg_set_size (s->pile_cards);
  t->unseen = list_unseen (s);
  view_hand (t, s);
}

void
norwegian_view_seat (ShedTable *t, int seat)
{
  const NorwegianState *s = norwegian_state (t->state);

  t->known[seat] = s->seat[seat].hand;
  t->hidden[seat] = s->seat[seat].hidden;
  t->seat_left[seat] = (guint8) norwegian_cards_left (s, seat);
}

static void
read_lay (const ShedTable *t, ShedLay *lay)
{
  const NorwegianState *s = norwegian_state (t->state);

  lay->rank = norwegian_lay_rank (lay->move);
  lay->count = cg_set_size (norwegian_lay_cards (lay->move));
  lay->left -= lay->count;
  lay->loses = lay->left == 0 && lay->rank == SHED_TEN; /* BN-31 */
  lay->effective = lay->rank;
  if (lay->rank == 3 && norwegian_threes_copy (s) && s->top != 0)
    {
      lay->effective = s->top; /* BN-21 */
      lay->suits = s->suits;
    }
  else
    lay->suits = norwegian_asked_suits (s, lay->move);

  lay->burns = norwegian_burns (
    s, lay->rank, lay->count + (s->run_rank == lay->rank ? s->run : 0u));
  if (lay->burns)
    {
      lay->effective = 0;
      lay->suits = 0;
      if (lay->rank != SHED_TEN || s->option[NORWEGIAN_TEN_REPLAYS])
        lay->next = t->me;
      return;
    }

  lay->attacks = lay->effective == CG_ACE;
  lay->reverses = norwegian_turns (s, lay->effective, lay->count);
  lay->skips = lay->effective == 8 ? lay->count : 0;
  lay->next = shed_seat_after (&s->shed, t->me, lay->skips + 1,
                               lay->reverses != s->reversed);
}

void
norwegian_view_move (const ShedTable *t, ShedLay *lay)
{
  if (lay->kind == SHEDDING_MOVE_LAY)
    {
      read_lay (t, lay);
      lay->followers = norwegian_followers (norwegian_state (t->state),
                                            lay->effective, lay->suits);
    }
  else if (lay->kind == SHEDDING_MOVE_JOKER)
    {
      lay->jokers = 1;
      lay->left--;
      if (t->pile > 0)
        lay->next = t->me;
    }
}
