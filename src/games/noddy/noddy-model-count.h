/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A learner's count of a hand in Noddy: which of the combinations that the
 * engine lists have been found, by naming them or by having them counted. Has
 * no texts. */

#pragma once

#include "noddy-rules.h"

G_BEGIN_DECLS

/** What a learner can call chosen cards; two, three and four equal cards have
 * the same name. */
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

/** Whether the cards are what they were called. */
typedef enum
{
  TAPIS_NODDY_FOUND,
  TAPIS_NODDY_FOUND_BEFORE,
  TAPIS_NODDY_MORE_CARDS, /* they are only part of such a combination */
  TAPIS_NODDY_LESS_CARDS, /* they contain it, and other cards */
  TAPIS_NODDY_WRONG,
} TapisNoddyVerdict;

typedef struct
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint            n;
  guint            found; /* bit n: list[n] is found */
} TapisNoddyCount;

/** Begins to count the @n_hand cards of @hand with @turn_up. */
void tapis_noddy_count_begin (TapisNoddyCount *self, const CgCard *hand,
                              guint n_hand, CgCard turn_up);

/** Checks whether the cards are what they are called, @name, and notes a
 * combination that is found. @which: set to its index in the list where it is
 * found, now or before. */
TapisNoddyVerdict tapis_noddy_count_try (TapisNoddyCount *self,
                                         TapisNoddyName name,
                                         const CgCard *cards, guint n_cards,
                                         guint *which);

/** Notes the first combination not yet found as found. Returns its index in the
 * list, or -1: all are found. */
int tapis_noddy_count_next (TapisNoddyCount *self);

/** The points of the combinations that are found, and the number of those still
 * to be found. */
guint tapis_noddy_count_points (const TapisNoddyCount *self);
guint tapis_noddy_count_left   (const TapisNoddyCount *self);

G_END_DECLS
