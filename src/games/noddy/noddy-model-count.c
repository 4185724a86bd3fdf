/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A learner's count of a hand in Noddy: compares the chosen cards with the
 * combinations that the engine lists. Has no texts. */

#include "noddy-model-count.h"

static const guint8 names[] = {
  [NODDY_KIND_NODDY] = TAPIS_NODDY_NODDY,
  [NODDY_KIND_FIFTEEN] = TAPIS_NODDY_FIFTEEN,
  [NODDY_KIND_TWENTY_FIVE] = TAPIS_NODDY_TWENTY_FIVE,
  [NODDY_KIND_THIRTY_ONE] = TAPIS_NODDY_HITTER,
  [NODDY_KIND_PAIR] = TAPIS_NODDY_PAIR,
  [NODDY_KIND_PAIR_ROYAL] = TAPIS_NODDY_PAIR,
  [NODDY_KIND_DOUBLE_PAIR_ROYAL] = TAPIS_NODDY_PAIR,
  [NODDY_KIND_RUN] = TAPIS_NODDY_RUN,
  [NODDY_KIND_FLUSH] = TAPIS_NODDY_FLUSH,
};

void
tapis_noddy_count_begin (TapisNoddyCount *self,
                         const CgCard hand[NODDY_HAND_CARDS], CgCard turn_up)
{
  self->found = 0;
  self->n = noddy_list_hand (hand, turn_up, self->list);
}

static guint64
bits_of (const CgCard *cards, guint n)
{
  guint64 bits = 0;

  for (guint i = 0; i < n; i++)
    bits |= G_GUINT64_CONSTANT (1) << cards[i];
  return bits;
}

TapisNoddyVerdict
tapis_noddy_count_try (TapisNoddyCount *self, TapisNoddyName name,
                       const CgCard *cards, guint n_cards, guint *which)
{
  TapisNoddyVerdict verdict = TAPIS_NODDY_WRONG;
  guint64 chosen = bits_of (cards, n_cards);

  for (guint i = 0; i < self->n; i++)
    {
      const NoddyCombination *c = &self->list[i];
      guint64 there = bits_of (c->cards, c->n_cards);

      if (names[c->kind] != name)
        continue;
      if (there == chosen)
        {
          gboolean before = self->found >> i & 1;

          self->found |= 1u << i;
          *which = i;
          return before ? TAPIS_NODDY_FOUND_BEFORE : TAPIS_NODDY_FOUND;
        }
      if (chosen != 0 && (chosen & ~there) == 0)
        verdict = TAPIS_NODDY_MORE_CARDS;
      else if ((there & ~chosen) == 0)
        verdict = TAPIS_NODDY_LESS_CARDS;
    }
  return verdict;
}

int
tapis_noddy_count_next (TapisNoddyCount *self)
{
  guint left = ((1u << self->n) - 1) & ~self->found;

  if (left == 0)
    return -1;
  self->found |= left & -left;
  return __builtin_ctz (left);
}

guint
tapis_noddy_count_points (const TapisNoddyCount *self)
{
  guint points = 0;

  for (guint found = self->found; found != 0; found &= found - 1)
    points += self->list[__builtin_ctz (found)].points;
  return points;
}

guint
tapis_noddy_count_left (const TapisNoddyCount *self)
{
  return self->n - (guint) __builtin_popcount (self->found);
}
