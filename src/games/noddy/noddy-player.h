/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons that only the computer players of Noddy give for a move, shared
 * by the players and by the words of the game. See cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

G_BEGIN_DECLS

#define NODDY_REASONS(X)                                                      \
  /* the card makes a total of 15, 25 or 31 */                                \
  X (MAKE_FIFTEEN, "make-fifteen")                                            \
  X (MAKE_TWENTY_FIVE, "make-twenty-five")                                    \
  X (MAKE_THIRTY_ONE, "make-thirty-one")                                      \
  /* the card makes a pair or more equal cards, a run, a flush */             \
  X (MAKE_PAIR, "make-pair")                                                  \
  X (MAKE_RUN, "make-run")                                                    \
  X (MAKE_FLUSH, "make-flush")                                                \
  /* the player leads no five, because every ten and court card makes 15 with \
   * it */                                                                    \
  X (NO_FIVE_LEAD, "no-five-lead")                                            \
  /* a certain card would score on this one, but by the announcement the      \
   * other player does not have it */                                         \
  X (NOT_ANNOUNCED, "not-announced")                                          \
  /* the player keeps a low card, which may be the last one that fits */      \
  X (KEEP_FOR_LAST, "keep-for-last")                                          \
  /* after this card the other player can make the fewest points */           \
  X (LEAVE_LITTLE, "leave-little")                                            \
  /* what is counted in the simulated games: the other player scores with the \
   * next card less often; the player scores with the next card more often;   \
   * the player lays the last card more often; the player makes more points   \
   * in the rest of the play; the other player makes fewer */                 \
  X (OTHER_SCORES_LESS, "other-scores-less")                                  \
  X (SCORE_NEXT, "score-next")                                                \
  X (LAST_MORE, "last-more")                                                  \
  X (OWN_POINTS, "own-points")                                                \
  X (OTHER_POINTS, "other-points")

enum
{
  NODDY_REASON_FIRST = CG_REASON_GAME - 1,
#define NODDY_REASON(NAME, ...) NODDY_REASON_##NAME,
  NODDY_REASONS (NODDY_REASON)
#undef NODDY_REASON
};

G_END_DECLS
