/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player that looks ahead: by the search that all games share, or in a way
 * of the game's own. Knows no game; a game that teaches neither is played as
 * the thoughtful player does. */

#include "cg-players.h"
#include "cg-reasons.h"

#include <glib/gi18n.h>

/* The reason of the thoughtful player where it would do the same: it can be
 * learnt. Otherwise only that looking ahead tells so. */
static void
explain (const CgRules *rules,
         const CgState *redacted,
         guint64        seed,
         CgMove         move,
         CgReason      *reason)
{
  if (cg_player_medium.choose (rules, redacted, seed, NULL, reason) != move)
    *reason = (CgReason) {
      .id = cg_reason_ids[CG_REASON_LOOKED_AHEAD],
      .seat = CG_NO_SEAT,
    };
}

static CgMove
choose (const CgRules  *rules,
        const CgState  *redacted,
        guint64         seed,
        const CgBudget *budget,
        CgReason       *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  guint simulations = budget != NULL ? budget->simulations : 0;
  const gint *cancel = budget != NULL ? budget->cancel : NULL;
  CgMove move;

  if (knowledge != NULL && knowledge->hard != NULL)
    {
      move = knowledge->hard (redacted, seed, simulations, cancel);
    }
  else if (knowledge != NULL && knowledge->search != NULL)
    {
      CgSearchResult result;

      cg_search (rules, knowledge->search, redacted, seed, simulations, cancel,
                 FALSE, &result);
      move = result.move;
    }
  else
    {
      return cg_player_medium.choose (rules, redacted, seed, budget, reason);
    }
  if (reason != NULL)
    explain (rules, redacted, seed, move, reason);
  return move;
}

const CgPlayer cg_player_hard = {
  .id = "hard",
  .title = N_("Hard"),
  .choose = choose,
};
