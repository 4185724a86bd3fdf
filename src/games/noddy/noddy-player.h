/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What only this game's players give as a reason, for its players
 * and for its words; see cg-reasons.h. */

#pragma once

#include "players/cg-reasons.h"

G_BEGIN_DECLS

#define NODDY_REASONS(X)                                                      \
  /* it makes a total of 15, 25 or 31 */                                      \
  X (MAKE_FIFTEEN, "make-fifteen")                                            \
  X (MAKE_TWENTY_FIVE, "make-twenty-five")                                    \
  X (MAKE_THIRTY_ONE, "make-thirty-one")                                      \
  /* it makes a pair or more equal cards, a run, a flush */                   \
  X (MAKE_PAIR, "make-pair")                                                  \
  X (MAKE_RUN, "make-run")                                                    \
  X (MAKE_FLUSH, "make-flush")                                                \
  /* a five is not led: every ten and court card makes 15 with it */          \
  X (NO_FIVE_LEAD, "no-five-lead")                                            \
  /* the other could do more with this, but did not announce what it would    \
   * take */                                                                  \
  X (NOT_ANNOUNCED, "not-announced")                                          \
  /* a low card is kept: it may be the last that fits */                      \
  X (KEEP_FOR_LAST, "keep-for-last")                                          \
  /* the other can make the fewest points on this */                          \
  X (LEAVE_LITTLE, "leave-little")                                            \
  /* what is counted in games played on: the other makes points with the next \
   * card less often, one does so more often oneself, one lays the last card  \
   * more often, one makes more points in the rest of the play, the other     \
   * fewer */                                                                 \
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
