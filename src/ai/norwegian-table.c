/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player of Bataille norvégienne reads off a redacted state
 * before it thinks about a move. Chooses nothing. */

#include "norwegian-thinking.h"

#define RANK_BITS(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)
#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define SUIT_BITS(suits) \
  ((guint64) (suits) * G_GUINT64_CONSTANT (0x1111111111111))

#define BLACK_SUITS (1u << CG_SPADES | 1u << CG_CLUBS)
#define RED_SUITS (1u << CG_HEARTS | 1u << CG_DIAMONDS)

/* Moves of each player until chance begins to count. */
#define PATIENCE 60

const NorwegianWeights norwegian_weights = {
  .keep = { 60, 70, 35, 70, 0, 2, 5, 8, 16, 11, 45, 17, 21, 25 },
  .plain_three = -10,
  .extra_stock = 12,
  .extra_end = 21,
  .burn_card = 2,
  .burn_lead = 10,
  .burn_low = 8,
  .quads = 25,
  .again = 8,
  .skip = 6,
  .stuck_card = 93,
  .stuck_lead = 8,
  .stuck_close = 6,
  .attack_card = 60,
  .attack_lead = 8,
  .attack_close = 8,
  .joker_card = 60,
  .early_ten = 60,
  .take_turn = 55,
  .take_card = 100,
  .take_share = 10,
  .pass_card = 200,
  .pass_worth = 25,
  .up = { 90, 80, 85, 80, 0, 2, 6, 12, 20, 22, 85, 40, 50, 60 },
  .up_pair = 12,
  .start = 5,
};

gboolean
norwegian_threes_copy (const NorwegianState *s)
{
  return s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

gboolean
norwegian_is_special (const NorwegianState *s, guint rank)
{
  return rank == 0 || rank == CG_ACE || rank == 2 || rank == NORWEGIAN_TEN ||
         (rank == 3 && norwegian_threes_copy (s));
}

int
norwegian_keep (const NorwegianState *s, guint rank)
{
  return rank == 3 && !norwegian_threes_copy (s)
           ? norwegian_weights.plain_three
           : norwegian_weights.keep[rank];
}

int
norwegian_seat_after (const NorwegianState *s,
                      int                   seat,
                      guint                 steps,
                      gboolean              reversed)
{
  while (steps > 0)
    {
      seat = (seat + (reversed ? s->seats - 1 : 1)) % s->seats;
      if (s->active >> seat & 1)
        steps--;
    }
  return seat;
}

int
norwegian_closeness (const NorwegianState *s, int seat)
{
  return MAX (0, NORWEGIAN_CLOSE + 1 - (int) norwegian_cards_left (s, seat));
}

guint64
norwegian_followers (const NorwegianState *s, guint top, guint suits)
{
  guint64 always = RANK_BITS (2); /* BN-20, BN-21 */
  guint64 go = RANK_BITS (CG_ACE);

  if (norwegian_threes_copy (s))
    always |= RANK_BITS (3);
  if (top == 0)
    return ALL_BITS;
  if (top == 7) /* BN-23 */
    go |= ALL_BITS >> 4 * (CG_KING - 7);
  else if (top != CG_ACE) /* BN-9 */
    go |= ALL_BITS << 4 * (top - 1) & ALL_BITS;
  if (s->option[NORWEGIAN_ACE_NOT_ON_JK] &&
      (top == CG_JACK || top == CG_KING))
    go &= ~RANK_BITS (CG_ACE);
  if (suits != 0) /* BN-22 */
    go &= SUIT_BITS (suits);
  return go | always;
}

guint64
norwegian_answers (const NorwegianState *s)
{
  return RANK_BITS (CG_ACE) | RANK_BITS (2) | RANK_BITS (NORWEGIAN_TEN) |
         (norwegian_threes_copy (s) ? RANK_BITS (3) : 0);
}

guint
norwegian_restlessness (const NorwegianState *s)
{
  guint patience = PATIENCE * s->seats;

  return s->plies > patience
           ? MIN (NORWEGIAN_MAX_RESTLESS, (s->plies - patience) / s->seats / 4)
           : 0;
}

/* How many cards of @set are among @cards, bits of a set. */
static guint
count_among (CgSet set, guint64 cards)
{
  return cg_set_size ((CgSet) { set.lo & cards, set.hi & cards });
}

int
norwegian_chance_of_none (const NorwegianTable *t, int seat, guint64 cards)
{
  const NorwegianSeat *other = &t->s->seat[seat];
  guint hidden = other->hidden;
  guint of = cg_set_size (t->unseen);
  guint good = count_among (t->unseen, cards);
  int chance = NORWEGIAN_CERTAIN * NORWEGIAN_CERTAIN;

  if ((other->hand.lo & cards) != 0)
    return 0;
  if (norwegian_hand_size (t->s, seat) == 0) /* BN-15: it flips one card */
    hidden = 1;
  for (; hidden > 0 && of > good; hidden--, of--)
    chance = chance * (int) (of - good) / (int) of;
  return hidden > 0 && good > 0 ? 0 : chance / NORWEGIAN_CERTAIN;
}

int
norwegian_attack_points (const NorwegianTable *t, int seat)
{
  int none = norwegian_chance_of_none (t, seat, norwegian_answers (t->s));

  return none *
         (norwegian_weights.attack_card * (int) t->pile / 10 +
          norwegian_weights.attack_lead +
          norwegian_weights.attack_close * norwegian_closeness (t->s, seat)) /
         NORWEGIAN_CERTAIN;
}

/* Counts the cards of which the place is known, and leaves the others. */
static CgSet
list_unseen (const NorwegianState *s)
{
  CgSet seen = cg_set_union (s->pile_cards, s->burnt);

  for (int seat = 0; seat < s->seats; seat++)
    {
      seen = cg_set_union (seen, s->seat[seat].hand);
      for (guint i = 0; i < 3; i++)
        if (s->seat[seat].up[i] != CG_CARD_NONE)
          seen = cg_set_add (seen, s->seat[seat].up[i]);
    }
  seen.lo &= CG_CARD_BITS;
  return cg_set_minus (cg_set_full (CG_PACK_FRENCH, s->packs, 0), seen);
}

void
norwegian_view_table (NorwegianTable *t,
                      const CgState  *redacted,
                      const CgMove   *moves,
                      guint           n_moves)
{
  const NorwegianState *s = norwegian_state (redacted);
  guint least = G_MAXUINT;
  int best = G_MININT;

  *t = (NorwegianTable) {
    .s = s,
    .moves = moves,
    .n_moves = n_moves,
    .me = s->to_move,
    .left = norwegian_cards_left (s, s->to_move),
    .pile = cg_set_size (s->pile_cards),
    .next = norwegian_seat_after (s, s->to_move, 1, s->reversed),
    .danger = CG_NO_SEAT,
    .target = CG_NO_SEAT,
    .unseen = list_unseen (s),
  };
  t->hand_only = t->left == norwegian_hand_size (s, t->me);
  t->rank[0] = cg_set_jokers (s->seat[t->me].hand);
  for (guint rank = 1; rank <= CG_KING; rank++)
    t->rank[rank] = count_among (s->seat[t->me].hand, RANK_BITS (rank));

  /* Nearest first, so that of two alike the one who plays sooner counts. A
   * seat that has just got rid of its last card may still have to name whom
   * its ace hits, so all the seats are gone through. */
  for (int i = 1; i < s->seats; i++)
    {
      int seat = (t->me + (s->reversed ? s->seats - i : i)) % s->seats;
      guint left = norwegian_cards_left (s, seat);
      int points;

      if (!(s->active >> seat & 1))
        continue;
      points = norwegian_attack_points (t, seat);
      t->others++;
      if (left < least)
        {
          least = left;
          t->danger = seat;
        }
      if (points > best)
        {
          best = points;
          t->target = seat;
        }
    }
}

static void
read_lay (const NorwegianTable *t, NorwegianView *view)
{
  const NorwegianState *s = t->s;
  guint suits = view->move & 15;

  view->rank = norwegian_lay_rank (view->move);
  view->count = cg_set_size (norwegian_lay_cards (view->move));
  view->left -= view->count;
  view->effective = view->rank;
  if (view->rank == 3 && norwegian_threes_copy (s) && s->top != 0)
    {
      view->effective = s->top; /* BN-21 */
      view->suits = s->suits;
    }
  else if (view->rank == 6 && s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_SUIT)
    view->suits = suits;
  else if (view->rank == 6 && s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_COLOUR)
    view->suits = (suits & BLACK_SUITS ? BLACK_SUITS : 0) |
                  (suits & RED_SUITS ? RED_SUITS : 0);

  view->burns =
    view->rank == NORWEGIAN_TEN ||
    (s->option[NORWEGIAN_QUADS_BURN] &&
     view->count + (s->run_rank == view->rank ? s->run : 0) >= 4u * s->packs);
  if (view->burns)
    {
      view->effective = 0;
      view->suits = 0;
      if (view->rank != NORWEGIAN_TEN || s->option[NORWEGIAN_TEN_REPLAYS])
        view->next = t->me;
      return;
    }

  view->attacks = view->effective == CG_ACE;
  view->reverses =
    (view->count & 1) != 0 &&
    ((view->effective == CG_JACK && s->option[NORWEGIAN_JACK_REVERSE]) ||
     (view->effective == 6 &&
      s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_REVERSE));
  view->next = norwegian_seat_after (s, t->me,
                                     view->effective == 8 ? view->count + 1 : 1,
                                     view->reverses != s->reversed);
}

void
norwegian_view_move (const NorwegianTable *t,
                     CgMove                move,
                     NorwegianView        *view)
{
  *view = (NorwegianView) {
    .move = move,
    .kind = norwegian_move_kind (move),
    .left = t->left,
    .next = t->next,
  };
  if (view->kind == NORWEGIAN_MOVE_LAY)
    read_lay (t, view);
  else if (view->kind == NORWEGIAN_MOVE_JOKER)
    {
      view->left--;
      if (t->pile > 0)
        view->next = t->me;
    }
}
