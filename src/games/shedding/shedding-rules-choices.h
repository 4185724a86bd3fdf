/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to choose one or more cards of one rank from a hand, because cards
 * of one rank may be laid together. The functions list all ways, or choose one
 * at random. Random games and searches call them very often, so they are
 * optimized for speed. They do not depend on the rules of a game. */

#pragma once

#include "engine/cg-rules.h"

/* suit_choices[n] lists all non-empty subsets of the set of suits n, in
 * ascending order; n_suit_choices[n] is their number. In a set of suits each of
 * the bits 0 to 3 stands for a suit. The end of each row is filled with zeros,
 * so that a row can be copied without a loop. */
extern const CgMove suit_choices[16][16];
extern const guint8 n_suit_choices[16];

/* A vector of four moves, which the processor can write with one instruction.
 */
typedef CgMove SuitChoicesFour
  __attribute__ ((vector_size (16), aligned (4), may_alias));

/** For each choice of one or more of @suits, writes to @out the move @lay with
 * the chosen suits added. @lay itself has no suits. Returns how many moves it
 * has written. Up to 15 further items of @out may be overwritten. */
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

/* Returns for each rank in how many ways one or more of its cards can be
 * chosen. @cards has four bits for each rank, one for each suit; the result has
 * a number of four bits for each rank. If n bits of a rank are set in @cards,
 * the n lowest bits of its number are set. For example 0110, two cards, becomes
 * 0011, which is 3, the number of ways. */
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

/** Chooses at random one of all the ways to choose cards of one rank from
 * @cards, which has four bits for each rank. The result is the same as if all
 * ways were listed in the order of the ranks and one of them were drawn from
 * the list, but no list is made. Returns the chosen suits, and sets *@rank to
 * the rank, counted from 0 for the lowest rank. If there are more than 127
 * ways, returns 0 and does not use @random. */
static inline guint
suit_choices_draw (guint64 cards, CgRandom *random, guint *rank)
{
  const guint64 bytes = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 each = suit_choices_of_each_rank (cards);
  guint64 pairs = (each & bytes * 15) + (each >> 4 & bytes * 15);
  guint64 sums = pairs * bytes; /* byte n is the number of choices that the
                                 * pairs of ranks 0 to n have together */
  guint n = (guint) (sums >> 56);
  guint choice, pair, first;

  if (G_UNLIKELY (n > 127))
    return 0;
  choice = cg_random_below (random, n);

  /* The index of the pair of ranks to which the choice belongs is the number of
   * sums that are not greater than `choice`. The subtraction compares `choice`
   * with all sums at once. */
  pair = (guint) (((((bytes * (choice | 128)) - sums) >> 7 & bytes) * bytes)
                  >> 56);
  choice -= (guint) (sums << 8 >> pair * 8) & 255;
  first = (guint) (each >> pair * 8) & 15;
  *rank = pair * 2 + (choice >= first);
  choice -= choice >= first ? first : 0;
  return suit_choices[cards >> *rank * 4 & 15][choice];
}
