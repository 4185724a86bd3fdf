/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A learner's count of a hand in Noddy: which of the combinations that the
 * engine lists have been found so far. A combination is found when the learner
 * has named it or the program has counted it. Has no texts. */

#pragma once

#include "noddy-rules.h"

/** The names that a learner can give to the chosen cards. Two, three and four
 * equal cards are all called a pair. */
typedef enum
{
  TAPIS_NODDY_NODDY,
  TAPIS_NODDY_FIFTEEN,
  TAPIS_NODDY_TWENTY_FIVE,
  TAPIS_NODDY_HITTER,
  TAPIS_NODDY_PAIR,
  TAPIS_NODDY_RUN,
  TAPIS_NODDY_FLUSH,
  TAPIS_NODDY_N_NAMES,
} TapisNoddyName;

/** The verdict on a learner who has chosen cards and named a combination. */
typedef enum
{
  TAPIS_NODDY_FOUND,
  TAPIS_NODDY_FOUND_BEFORE,
  TAPIS_NODDY_MORE_CARDS, /* the chosen cards are only a part of a
                           * combination */
  TAPIS_NODDY_LESS_CARDS, /* the chosen cards contain a combination and other
                           * cards */
  TAPIS_NODDY_WRONG,
} TapisNoddyVerdict;

typedef struct
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint            n;
  guint            found; /* bit i is set when list[i] has been found */
} TapisNoddyCount;

/** Begins a count of the cards of @hand with @turn_up. */
void tapis_noddy_count_begin (TapisNoddyCount *self,
                              const CgCard     hand[NODDY_HAND_CARDS],
                              CgCard           turn_up);

/** Checks whether @cards are a combination called @name. If they are, marks
 * that combination as found, sets @which to its index in the list, and returns
 * FOUND or FOUND_BEFORE. Otherwise returns another verdict and leaves @which as
 * it is. */
TapisNoddyVerdict tapis_noddy_count_try (TapisNoddyCount *self,
                                         TapisNoddyName name,
                                         const CgCard *cards, guint n_cards,
                                         guint *which);

/** Marks the first combination that has not been found yet as found. Returns
 * its index in the list, or -1 if all have been found already. */
int tapis_noddy_count_next (TapisNoddyCount *self);

/** Return the sum of the points of the combinations found so far, and the
 * number of combinations that have not been found yet. */
guint tapis_noddy_count_points (const TapisNoddyCount *self);
guint tapis_noddy_count_left   (const TapisNoddyCount *self);
