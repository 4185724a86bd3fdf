/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A learner's count of a hand in Noddy: which of its combinations have been
 * found, alone or by counting on. The combinations are the engine's: this only
 * looks up in its list what somebody says. Knows no words. */

#pragma once

#include "noddy-rules.h"

G_BEGIN_DECLS

/** What a learner can call chosen cards; pairs of two, three and four cards are
 * one name. */
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

/** What is true of such a name. */
typedef enum
{
  TAPIS_NODDY_FOUND,
  TAPIS_NODDY_FOUND_BEFORE,
  TAPIS_NODDY_MORE_CARDS, /* they are part of such a combination */
  TAPIS_NODDY_LESS_CARDS, /* such a combination and other cards */
  TAPIS_NODDY_WRONG,
} TapisNoddyVerdict;

typedef struct
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint            n;
  guint            found; /* bit n: the n-th of the list */
} TapisNoddyCount;

/** Begins to count @hand with @turn_up. */
void tapis_noddy_count_begin (TapisNoddyCount *self,
                              const CgCard    *hand,
                              guint            n_hand,
                              CgCard           turn_up);

/** Somebody calls these cards @name; @which: the one of the list, if it is
 * found, now or before. */
TapisNoddyVerdict tapis_noddy_count_try (TapisNoddyCount *self,
                                         TapisNoddyName   name,
                                         const CgCard    *cards,
                                         guint            n_cards,
                                         guint           *which);

/** Counts the next one that is not found: its place in the list, or -1. */
int tapis_noddy_count_next (TapisNoddyCount *self);

/** Points of what is found; and how many are still to be found. */
guint tapis_noddy_count_points (const TapisNoddyCount *self);
guint tapis_noddy_count_left   (const TapisNoddyCount *self);

G_END_DECLS
