/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player of Balcó reads off a redacted state before it thinks
 * about a move. Chooses nothing. */

#include "balco-player-private.h"

#define SPECIAL (1u << 0 | 1u << 1 | 1u << 2 | 1u << 10)

const ShedWeights balco_weights = {
  .keep = { 82, 40, 43, -3, 1, 4, 9, 12, 12, 11, 54, 17, 19 },
  .extra_stock = 21,
  .extra_end = 21,
  .burn_card = 2,
  .burn_lead = 12,
  .burn_low = 5,
  .burn_four = 31,
  .again = 14,
  .skip = 3,
  .stuck_card = 50,
  .stuck_lead = 8,
  .stuck_close = 6,
  .attack_card = 20,
  .attack_lead = 8,
  .attack_close = 1,
  .up = { 84, 77, 62, -2, 0, 9, 7, 16, 21, 18, 100, 23, 23 },
  .up_pair = 10,
  .start = 10,
};

static int
seat_after (const BalcoState *s, int seat, guint steps)
{
  while (steps > 0)
    {
      seat = seat + 1 == s->seats ? 0 : seat + 1;
      if (s->active >> seat & 1)
        steps--;
    }
  return seat;
}

/* Counts the cards of which the place is known, and leaves the others. */
static CgSet
list_unseen (const BalcoState *s)
{
  BalcoCards seen = s->open | (s->seat[s->to_move].hand & BALCO_NUMBERED);
  guint jokers = balco_jokers (s->pile_cards) + balco_jokers (s->burnt);

  for (int seat = 0; seat < s->seats; seat++)
    {
      jokers += balco_jokers (s->seat[seat].hand);
      for (guint i = 0; i < ROW_SIZE; i++)
        jokers += s->seat[seat].up[i] == CG_JOKER;
    }
  jokers = (s->option[BALCO_JOKERS] ? BALCO_JOKERS_MAX : 0) - jokers;
  return (CgSet) { (BALCO_NUMBERED & ~seen) | cg_joker_bits (jokers), 0 };
}

static void
view_hand (ShedTable *t, const BalcoState *s)
{
  BalcoCards hand = s->seat[t->me].hand;
  BalcoCards go = balco_on_top[s->ceiling > 0][s->top];

  t->rank[0] = balco_jokers (hand);
  for (guint number = 1; number <= 12; number++)
    {
      guint suits = (guint) (hand >> 4 * (number - 1)) & 15;

      t->rank[number] = balco_lay_size (suits);
      t->keep[number] = t->weights->keep[number];
      t->up[number] = t->weights->up[number];
      if ((go & SHED_RANK (number)) == 0 && !shed_is_special (t, number))
        t->low |= 1u << number;
    }
  t->keep[0] = t->weights->keep[0];
  t->up[0] = t->weights->up[0];
}

static void
view_seats (ShedTable *t, const BalcoState *s)
{
  guint8 order[BALCO_MAX_SEATS];
  guint n = 0;

  /* Nearest first, so that of two alike the one who plays sooner counts. */
  for (guint i = 1; i < s->seats; i++)
    {
      guint seat = ((guint) t->me + i) % s->seats;
      CgSet known = balco_set (s->seat[seat].hand);

      if (!(s->active >> seat & 1))
        continue;
      order[n++] = (guint8) seat;
      t->known[seat] = known;
      t->hidden[seat] = (guint8) (s->seat[seat].n_hand - cg_set_size (known));
      t->seat_left[seat] = (guint8) balco_cards_left (s, (int) seat);
      if (seat_after (s, (int) seat, 1) == t->me) /* BA-13 */
        t->leads |= 1u << seat;
    }
  shed_look_round (t, order, n);
}

void
balco_view_table (ShedTable     *t,
                  const CgState *redacted,
                  const CgMove  *moves,
                  guint          n_moves)
{
  const BalcoState *s = balco_state (redacted);

  *t = (ShedTable) {
    .state = redacted,
    .weights = &balco_weights,
    .moves = moves,
    .n_moves = n_moves,
    .me = s->to_move,
    .special = SPECIAL,
    .jokers_join = TRUE, /* BA-25 */
    .answering = s->phase == SHEDDING_ANSWER,
    .answers = SHED_RANK (1) | SHED_RANK (2) | CG_JOKER_BITS, /* BA-24 */
    .stock = s->n_stock > 0,
    .plies = s->plies,
    .left = balco_cards_left (s, s->to_move),
    .pile = s->n_pile_cards,
    .seats = s->seats,
    .next = seat_after (s, s->to_move, 1),
    .unseen = list_unseen (s),
  };
  t->hand_only = t->left == s->seat[t->me].n_hand;
  view_hand (t, s);
  view_seats (t, s);
}

void
balco_view_move (const ShedTable *t, CgMove move, ShedLay *lay)
{
  const BalcoState *s = balco_state (t->state);
  guint ceiling = s->ceiling > 0 ? s->ceiling - 1u : 0; /* BA-21 */

  *lay = (ShedLay) {
    .move = move,
    .kind = shed_move_kind (move),
    .left = t->left,
    .next = t->next,
    .picks_up = shed_move_kind (move) == SHEDDING_MOVE_PICK_UP,
  };
  if (lay->kind != SHEDDING_MOVE_LAY)
    return;

  lay->rank = balco_lay_number (move);
  lay->count = balco_lay_size (move);
  lay->jokers = balco_lay_jokers (move);
  lay->left -= lay->count;
  lay->burns = balco_cleans (s, lay->rank, lay->count);
  if (lay->burns)
    {
      lay->followers = BALCO_NUMBERED | CG_JOKER_BITS;
      lay->next = t->me;
      return;
    }

  if (lay->rank == 7)
    ceiling = MAX (ceiling, lay->count);
  else if (lay->rank == 1 || lay->rank > 7)
    ceiling = 0;
  lay->effective = lay->rank;
  lay->followers = balco_on_top[ceiling > 0][lay->rank] | CG_JOKER_BITS;
  lay->attacks = lay->rank == 1;
  lay->skips = lay->rank == 8 ? lay->count : 0; /* BA-20 */
  lay->next = seat_after (s, t->me, lay->skips + 1);
}
