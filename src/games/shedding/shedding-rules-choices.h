/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to choose one or more cards of one rank from a hand: all of them as
 * a list, or one at random, quickly. For games in which cards of one rank may
 * be laid together; knows no rule of theirs. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/* suit_choices[n]: all the ways to choose one or more of the suits of the set n
 * (bit 0 … 3), ascending; how many: n_suit_choices[n]. All rows have the length
 * of the longest, so that a copy needs no loop. */
extern const CgMove suit_choices[16][16];
extern const guint8 n_suit_choices[16];

/* Four moves that are written at once. */
typedef CgMove SuitChoicesFour
  __attribute__ ((vector_size (16), aligned (4), may_alias));

/** Writes @lay combined with each choice of @suits (bit 0 … 3) to @out, and
 * returns how many there are. May write up to fifteen words beyond them. */
static inline guint
suit_choices_list (guint suits, CgMove lay, CgMove *out)
{
  const SuitChoicesFour *choices =
    (const SuitChoicesFour *) suit_choices[suits];
  SuitChoicesFour *to = (SuitChoicesFour *) out;

  to[0] = choices[0] | lay;
  if (G_UNLIKELY (n_suit_choices[suits] > 4))
    {
      to[1] = choices[1] | lay;
      to[2] = choices[2] | lay;
      to[3] = choices[3] | lay;
    }
  return n_suit_choices[suits];
}

/* Each group of four bits with its ones moved down: 0110 becomes 0011. As a
 * number it is how many ways there are to choose some of them. */
static inline guint64
suit_choices_of_each_rank (guint64 cards)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x1111111111111111);
  guint64 a = cards & ones;
  guint64 b = cards >> 1 & ones;
  guint64 c = cards >> 2 & ones;
  guint64 d = cards >> 3 & ones;
  guint64 ab = a & b, a_b = a | b, cd = c & d, c_d = c | d;

  return (a_b | c_d) | (ab | cd | (a_b & c_d)) << 1 |
         ((ab & c_d) | (cd & a_b)) << 2 | (ab & cd) << 3;
}

/** Draws one of all the choices of equal cards of @cards, which has four bits
 * for each rank, as if from the list of them all, with running sums instead of
 * writing it: the suits, and in *@rank the rank, counted from 0. Returns 0,
 * and has drawn nothing, when there are too many for sums of seven bits. */
static inline guint
suit_choices_draw (guint64 cards, CgRandom *random, guint *rank)
{
  const guint64 bytes = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 each = suit_choices_of_each_rank (cards);
  guint64 pairs = (each & bytes * 15) + (each >> 4 & bytes * 15);
  guint64 sums = pairs * bytes; /* byte n: choices of the pairs 0 … n */
  guint n = (guint) (sums >> 56);
  guint choice, pair, first;

  if (G_UNLIKELY (n > 127))
    return 0;
  choice = cg_random_below (random, n);

  /* how many sums are not above the choice, by comparing all at once */
  pair = (guint) (((((bytes * (choice | 128)) - sums) >> 7 & bytes) * bytes)
                  >> 56);
  choice -= (guint) (sums << 8 >> pair * 8) & 255;
  first = (guint) (each >> pair * 8) & 15;
  *rank = pair * 2 + (choice >= first);
  choice -= choice >= first ? first : 0;
  return suit_choices[cards >> *rank * 4 & 15][choice];
}

G_END_DECLS
