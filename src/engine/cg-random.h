/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The random number generator: xoshiro256++ (Blackman and Vigna, public domain
 * algorithm) seeded through splitmix64. The same seed gives the same numbers on
 * every machine and in every version: saves, lessons and golden games rely on
 * it. */

#pragma once

#include "cg-card.h"

/** A random number generator. It is copied with `=`. */
typedef struct
{
  guint64 s[4];
} CgRandom;

/** Starts @random with @seed, which may be any number, including 0. */
void cg_random_seed (CgRandom *random, guint64 seed);

/** Returns the next 64 random bits. */
static inline guint64
cg_random_next (CgRandom *random)
{
  guint64 *s = random->s;
  guint64 sum = s[0] + s[3];
  guint64 result = (sum << 23 | sum >> 41) + s[0];
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = s[3] << 45 | s[3] >> 19;
  return result;
}

/** Returns a number from 0 to @bound - 1; all of them are equally likely
 * (Lemire's multiplication with rejection). @bound is at least 1. */
static inline guint32
cg_random_below (CgRandom *random, guint32 bound)
{
  guint64 product = (cg_random_next (random) >> 32) * bound;

  if (G_UNLIKELY ((guint32) product < bound))
    {
      guint32 threshold = -bound % bound;

      while ((guint32) product < threshold)
        product = (cg_random_next (random) >> 32) * bound;
    }
  return (guint32) (product >> 32);
}

/** Returns whether an event of the probability 1 / @n happens. */
static inline gboolean
cg_random_one_in (CgRandom *random, guint32 n)
{
  return cg_random_below (random, n) == 0;
}

/** Returns a number from 0 to less than 1. */
static inline float
cg_random_unit (CgRandom *random)
{
  return (float) (cg_random_next (random) >> 40) * 0x1p-24f;
}

/** Puts @cards into a random order; all orders are equally likely. */
void cg_random_shuffle (CgRandom *random, CgCard *cards, guint n_cards);
