/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of Bataille norvégienne: the reasons that only they give
 * (see cg-reasons.h), and what their search knows. */

#pragma once

#include "games/shedding/shedding-player.h"
#include "norwegian-rules.h"

G_BEGIN_DECLS

#define NORWEGIAN_REASONS(X)                                                  \
  /* the turn goes round the other way, away from a player who is close to    \
   * winning. rank: what is laid; seat: that player */                        \
  X (REVERSE_DANGER, "reverse-danger")                                        \
  /* (house rule) the card on top is low: flip another in the same turn */    \
  X (FLIP_AGAIN, "flip-again")                                                \
  /* (house rule) the card on top is high: flip no other now */               \
  X (STOP_FLIPPING, "stop-flipping")                                          \
  /* the joker gives a big pile to somebody. rank: 0 */                       \
  X (JOKER_BIG_PILE, "joker-big-pile")                                        \
  /* the joker gives the pile to the player who is closest to winning.        \
   * seat: that one */                                                        \
  X (JOKER_LEADER, "joker-leader")                                            \
  /* a four out of turn gets away for nothing. rank: 4 */                     \
  X (FOUR_NOW, "four-now")                                                    \
  /* no four now */                                                           \
  X (NO_FOUR, "no-four")                                                      \
  /* the three passes a bad hand on to the next player. rank: 3 */            \
  X (PASS_BAD_HAND, "pass-bad-hand")                                          \
  /* the three would give a good hand away. rank: what is laid instead */     \
  X (KEEP_GOOD_HAND, "keep-good-hand")

enum
{
  NORWEGIAN_REASON_FIRST = SHEDDING_REASON_GAME - 1,
#define NORWEGIAN_REASON(NAME, ...) NORWEGIAN_REASON_##NAME,
  NORWEGIAN_REASONS (NORWEGIAN_REASON)
#undef NORWEGIAN_REASON
};

extern const ShedWeights norwegian_weights;

/** CgSearchKnowledge.prune, for the learner too: of lays of as many cards of a
 * rank one stands for all. Moves that no sensible player makes are left out:
 * not to win at once, to lose by a last ten where anything else goes, to take a
 * strong card from the row for a weaker one. */
guint norwegian_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge norwegian_search;

G_END_DECLS
