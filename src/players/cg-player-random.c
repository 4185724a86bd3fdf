/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The level random: it makes any legal move; all legal moves are equally
 * likely. */

#include "cg-players.h"

#include "cg-reasons.h"

#include <glib/gi18n.h>

static CgMove
choose (const CgRules *rules, const CgState *redacted, guint64 seed,
        const CgBudget *budget, CgReason *reason)
{
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = rules->moves (redacted, moves);
  CgRandom random;

  g_assert (n_moves > 0);
  if (reason != NULL)
    *reason = (CgReason) {
      .kind = n_moves == 1 ? CG_REASON_ONLY_MOVE : CG_REASON_ANY_MOVE,
      .seat = CG_NO_SEAT,
    };
  cg_random_seed (&random, seed);
  return moves[cg_random_below (&random, n_moves)];
}

const CgPlayer cg_player_random = {
  .id = "random",
  /* Translators: a level of the computer players, who lay any card that fits:
   * "Computer: Random". */
  .title = NC_("level", "Random"),
  .choose = choose,
};
