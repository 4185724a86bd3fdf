/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player of Bataille norvégienne reads off a redacted state
 * before it thinks about a move. Chooses nothing. */

#include "norwegian-player-private.h"

#include <string.h>

#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define SUIT_BITS(suits) \
  ((guint64) (suits) * G_GUINT64_CONSTANT (0x1111111111111))

#define BLACK_SUITS (1u << CG_SPADES | 1u << CG_CLUBS)
#define RED_SUITS (1u << CG_HEARTS | 1u << CG_DIAMONDS)

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

gboolean
norwegian_threes_copy (const NorwegianState *s)
{
  return s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
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

guint64
norwegian_followers (const NorwegianState *s, guint top, guint suits)
{
  guint64 always = SHED_RANK (2); /* BN-20, BN-21 */
  guint64 go = SHED_RANK (CG_ACE);

  if (norwegian_threes_copy (s))
    always |= SHED_RANK (3);
  if (top == 0)
    return ALL_BITS;
  if (top == 7) /* BN-23 */
    go |= ALL_BITS >> 4 * (CG_KING - 7);
  else if (top != CG_ACE) /* BN-9 */
    go |= ALL_BITS << 4 * (top - 1) & ALL_BITS;
  if (s->option[NORWEGIAN_ACE_NOT_ON_JK] &&
      (top == CG_JACK || top == CG_KING))
    go &= ~SHED_RANK (CG_ACE);
  if (top == 8 && s->option[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW)
    go &= ~SHED_RANK (8); /* BN-24 */
  if (suits != 0) /* BN-22 */
    go &= SUIT_BITS (suits);
  return go | always;
}

guint64
norwegian_answers (const NorwegianState *s)
{
  return SHED_RANK (CG_ACE) | SHED_RANK (2) | SHED_RANK (SHED_TEN) |
         (norwegian_threes_copy (s) ? SHED_RANK (3) : 0);
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

/* By the house rules. */
static guint
list_special (const NorwegianState *s)
{
  return 1u << 0 | 1u << CG_ACE | 1u << 2 | 1u << SHED_TEN |
         (norwegian_threes_copy (s) ? 1u << 3 : 0);
}

static void
view_hand (ShedTable *t, const NorwegianState *s)
{
  CgSet hand = s->seat[t->me].hand;
  guint top = s->top == CG_ACE ? CG_KING + 1 : s->top;

  t->rank[0] = cg_set_jokers (hand);
  memcpy (t->keep, norwegian_weights.keep, sizeof t->keep);
  memcpy (t->up, norwegian_weights.up, sizeof t->up);
  if (!norwegian_threes_copy (s))
    t->keep[3] = t->up[3] = PLAIN_THREE;
  for (guint rank = 1; rank <= CG_KING; rank++)
    t->rank[rank] = cg_set_size ((CgSet) { hand.lo & SHED_RANK (rank),
                                           hand.hi & SHED_RANK (rank) });
  for (guint rank = 3; rank < MIN (top, SHED_TEN); rank++)
    t->low |= 1u << rank;
  t->low &= ~t->special;
}

static void
view_seats (ShedTable *t, const NorwegianState *s)
{
  guint8 order[CG_MAX_SEATS];
  guint n = 0;

  /* Nearest first, so that of two alike the one who plays sooner counts. A
   * seat that has just got rid of its last card may still have to name whom
   * its ace hits, so all the seats are gone through. */
  for (int i = 1; i < s->seats; i++)
    {
      int seat = (t->me + (s->reversed ? s->seats - i : i)) % s->seats;

      if (!(s->active >> seat & 1))
        continue;
      order[n++] = (guint8) seat;
      t->known[seat] = s->seat[seat].hand;
      t->hidden[seat] = s->seat[seat].hidden;
      t->seat_left[seat] = (guint8) norwegian_cards_left (s, seat);
    }
  shed_look_round (t, order, n);
}

void
norwegian_view_table (ShedTable     *t,
                      const CgState *redacted,
                      const CgMove  *moves,
                      guint          n_moves)
{
  const NorwegianState *s = norwegian_state (redacted);

  *t = (ShedTable) {
    .state = redacted,
    .weights = &norwegian_weights,
    .moves = moves,
    .n_moves = n_moves,
    .me = s->to_move,
    .special = list_special (s),
    .never_last = 1u << SHED_TEN | 1u << 0,
    .leads = G_MAXUINT, /* BN-13 */
    .answering = s->phase == SHEDDING_ANSWER,
    .answers = norwegian_answers (s),
    .stock = s->n_stock > 0,
    .plies = s->plies,
    .left = norwegian_cards_left (s, s->to_move),
    .pile = cg_set_size (s->pile_cards),
    .seats = s->seats,
    .next = norwegian_seat_after (s, s->to_move, 1, s->reversed),
    .unseen = list_unseen (s),
  };
  t->hand_only = t->left == norwegian_hand_size (s, t->me);
  view_hand (t, s);
  view_seats (t, s);
}

static void
read_lay (const ShedTable *t, ShedLay *lay)
{
  const NorwegianState *s = norwegian_state (t->state);
  guint suits = lay->move & 15;

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
  else if (lay->rank == 6 && s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_SUIT)
    lay->suits = suits;
  else if (lay->rank == 6 && s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_COLOUR)
    lay->suits = (suits & BLACK_SUITS ? BLACK_SUITS : 0) |
                 (suits & RED_SUITS ? RED_SUITS : 0);

  lay->burns = lay->rank == SHED_TEN ||
               (s->option[NORWEGIAN_QUADS_BURN] &&
                lay->count + (s->run_rank == lay->rank ? s->run : 0) >=
                  4u * s->packs);
  if (lay->burns)
    {
      lay->effective = 0;
      lay->suits = 0;
      if (lay->rank != SHED_TEN || s->option[NORWEGIAN_TEN_REPLAYS])
        lay->next = t->me;
      return;
    }

  lay->attacks = lay->effective == CG_ACE;
  lay->reverses =
    (lay->count & 1) != 0 &&
    ((lay->effective == CG_JACK && s->option[NORWEGIAN_JACK_REVERSE]) ||
     (lay->effective == 6 &&
      s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_REVERSE));
  lay->skips = lay->effective == 8 ? lay->count : 0;
  lay->next = norwegian_seat_after (s, t->me, lay->skips + 1,
                                    lay->reverses != s->reversed);
}

void
norwegian_view_move (const ShedTable *t, CgMove move, ShedLay *lay)
{
  SheddingMoveKind kind = shed_move_kind (move);

  *lay = (ShedLay) {
    .move = move,
    .kind = kind,
    .left = t->left,
    .next = t->next,
    .picks_up = kind == SHEDDING_MOVE_PICK_UP,
  };
  if (kind == SHEDDING_MOVE_LAY)
    {
      read_lay (t, lay);
      lay->followers = norwegian_followers (norwegian_state (t->state),
                                            lay->effective, lay->suits);
    }
  else if (kind == SHEDDING_MOVE_JOKER)
    {
      lay->jokers = 1;
      lay->left--;
      if (t->pile > 0)
        lay->next = t->me;
    }
}
