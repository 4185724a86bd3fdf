/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons for a move that only the computer players of Noddy give, for the
 * players and for the words of the game. See cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

#define NODDY_REASONS(X)                                                      \
  /* the three reasons that follow: the card makes a total of 15, of 25, or  \
   * of 31 */                                                                 \
  X (MAKE_FIFTEEN, "make-fifteen")                                            \
  X (MAKE_TWENTY_FIVE, "make-twenty-five")                                    \
  X (MAKE_THIRTY_ONE, "make-thirty-one")                                      \
  /* the three reasons that follow: the card makes a pair or more equal       \
   * cards, a run, or a flush */                                              \
  X (MAKE_PAIR, "make-pair")                                                  \
  X (MAKE_RUN, "make-run")                                                    \
  X (MAKE_FLUSH, "make-flush")                                                \
  /* the player does not lead a five, because every ten and court card of the \
   * other player would make 15 with it */                                    \
  X (NO_FIVE_LEAD, "no-five-lead")                                            \
  /* the other player could score after this card with certain cards, but     \
   * does not have them, or would have announced a combination with them */   \
  X (NOT_ANNOUNCED, "not-announced")                                          \
  /* the player keeps a low card for later, because it may be the last card   \
   * that fits */                                                             \
  X (KEEP_FOR_LAST, "keep-for-last")                                          \
  /* after this card the other player makes fewer points than after any other \
   * card */                                                                  \
  X (LEAVE_LITTLE, "leave-little")                                            \
  /* the player announces everything, because points that are left out do not \
   * count */                                                                 \
  X (COUNT_ALL, "count-all")                                                  \
  /* the five reasons that follow are counted in the games that the search    \
   * simulates. In this order: the other player scores with the next card     \
   * less often; the player scores with the next card more often; the player  \
   * lays the last card more often; the player makes more points in the rest  \
   * of the play; the other player makes fewer points in the rest of the      \
   * play */                                                                  \
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
