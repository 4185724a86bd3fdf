/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What only this game's players give as a reason, for its players
 * and for its words; see cg-reasons.h. */

#pragma once

#include "games/shedding/shedding-player.h"

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

G_END_DECLS
