/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the play after two cards is learnt: what noddy-player-middle.c, which learns
 * the play before it at the same time, asks of noddy-player-endgame.c. One round of
 * learning weighs the hands, teaches the dealer, weighs again and teaches the
 * leader. */

#pragma once

#include "noddy-player-private.h"

G_BEGIN_DECLS

/** What is learnt of an endgame, apart from the result. */
typedef struct _NoddyLearning NoddyLearning;

/** So many zeros. Free with g_free(). */
static inline float *
noddy_floats (gsize n)
{
  return g_new0 (float, MAX (n, 1));
}

/** What all that can come after a lead is worth. */
typedef struct _NoddyOutcomes NoddyOutcomes;

NoddyOutcomes *noddy_outcomes_new (const NoddyPlay *play,
                                   CgCard           lead);

void noddy_outcomes_free (NoddyOutcomes *outcomes);

/** Plays out all that can come after @reply, for @endgame's `worth`. At the end
 * of a match, where a flush brings somebody to the target and the other would
 * have got there later, the leader is thought to have won. */
void noddy_outcomes_fill (NoddyOutcomes *outcomes,
                          CgCard         reply,
                          NoddyEndgame  *endgame);

/** All that can come after @lead and @reply, of the hands of both that are
 * @looked_at. The weights are still 0. */
NoddyEndgame *noddy_endgame_new (const NoddyPlay *play,
                                 gboolean *const  looked_at[2],
                                 CgCard           lead,
                                 CgCard           reply,
                                 NoddyOutcomes   *outcomes);

NoddyLearning *noddy_learning_new (const NoddyEndgame *endgame);

void noddy_learning_free (NoddyLearning *learning);

/** The dealer learns the value of his orders against the leader's current
 * strategy.
 * @weight: the weight of this round, from 0
 * @value: filled with the value of each hand of the dealer, in points: the
 *   sum over the leader's hands, each by its weight */
void noddy_teach_dealer (NoddyEndgame  *endgame,
                         NoddyLearning *learning,
                         float          weight,
                         float         *value);

/** The same for the leader. */
void noddy_teach_leader (NoddyEndgame  *endgame,
                         NoddyLearning *learning,
                         float          weight,
                         float         *value);

/** Makes what was summed up in `lays` shares. */
void noddy_endgame_settle (NoddyEndgame *endgame);

G_END_DECLS
