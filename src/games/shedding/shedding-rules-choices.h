/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of one rank may be laid together: here are the ways to choose one or
 * more of them from a hand, listed, or one way drawn at random. Random games
 * and searches do both very often, so these functions are made for speed. They
 * hold no rule of a game. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/* suit_choices[n]: all sets of one or more suits that are subsets of the set n,
 * ascending. In a set of suits bit 0 to 3 stands for a suit. n_suit_choices[n]
 * is their number; behind them the row is filled up with zeros, so that it can
 * be copied without a loop. */
extern const CgMove suit_choices[16][16];
extern const guint8 n_suit_choices[16];

/* Four moves that one instruction of the processor writes. */
typedef CgMove SuitChoicesFour
  __attribute__ ((vector_size (16), aligned (4), may_alias));

/** Lists to @out the move @lay, which has no suits yet, with each choice of
 * @suits. Returns how many moves; up to 15 more moves behind them may be
 * overwritten. */
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

/* For each group of four bits of @cards, which are the suits of one rank: how
 * many ways there are to choose one or more of them. That is a number of four
 * bits, with as many ones at its low end as the group has ones: 0110 becomes
 * 0011, which is 3. */
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

/** Draws one of all the choices of cards of one rank from @cards, which has
 * four bits for each rank. Draws the same one as if all were listed in order of
 * rank and one of the list were drawn, but without making the list. Returns the
 * suits, and writes the rank to *@rank, where the lowest rank is 0. Returns 0,
 * without using @random, where there are more than 127 choices. */
static inline guint
suit_choices_draw (guint64 cards, CgRandom *random, guint *rank)
{
  const guint64 bytes = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 each = suit_choices_of_each_rank (cards);
  guint64 pairs = (each & bytes * 15) + (each >> 4 & bytes * 15);
  guint64 sums = pairs * bytes; /* byte n: choices in pairs 0 to n */
  guint n = (guint) (sums >> 56);
  guint choice, pair, first;

  if (G_UNLIKELY (n > 127))
    return 0;
  choice = cg_random_below (random, n);

  /* The pair of ranks that holds the choice is the number of sums that are not
   * above @choice; the subtraction compares @choice with all sums at once. */
  pair = (guint) (((((bytes * (choice | 128)) - sums) >> 7 & bytes) * bytes)
                  >> 56);
  choice -= (guint) (sums << 8 >> pair * 8) & 255;
  first = (guint) (each >> pair * 8) & 15;
  *rank = pair * 2 + (choice >= first);
  choice -= choice >= first ? first : 0;
  return suit_choices[cards >> *rank * 4 & 15][choice];
}

G_END_DECLS
