/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seeding and shuffling; the generator itself is in the header. */

#include "cg-random.h"

/* splitmix64 (Steele, Lea and Flood). Seeds that are close to each other give
 * unrelated states, and four successive numbers are never all zero. */
static guint64
splitmix64 (guint64 *x)
{
  guint64 z = *x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ z >> 31;
}

void
cg_random_seed (CgRandom *random, guint64 seed)
{
  for (guint i = 0; i < G_N_ELEMENTS (random->s); i++)
    random->s[i] = splitmix64 (&seed);
}

/* The algorithm of Fisher and Yates, from the last item to the first. */
void
cg_random_shuffle (CgRandom *random, CgCard *cards, guint n_cards)
{
  for (guint i = n_cards; i > 1; i--)
    {
      guint j = cg_random_below (random, i);
      CgCard card = cards[j];

      cards[j] = cards[i - 1];
      cards[i - 1] = card;
    }
}
