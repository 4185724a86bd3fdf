/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player that looks ahead, by the search that all games share or in a way
 * of the game's own, and the judge of what others have done. Knows no game; a
 * game that teaches neither is played as the thoughtful player does. */

#include "cg-players.h"
#include "cg-reasons.h"

#include <glib/gi18n.h>
#include <string.h>

/* The reason of the thoughtful player where it would do the same: it can be
 * learnt. Otherwise what it brings that the other move does not. */
static void
explain (const CgRules *rules,
         const CgState *redacted,
         guint64        seed,
         CgMove         move,
         CgReason      *reason)
{
  CgMove other = cg_player_medium.choose (rules, redacted, seed, NULL,
                                          reason);

  if (other != move)
    cg_player_compare (rules, redacted, seed, move, other, reason);
}

static gboolean
tires (const CgSearchKnowledge *search, const CgState *redacted, guint64 seed)
{
  CgRandom random;

  cg_random_seed (&random, seed);
  return search->tires != NULL && search->tires (redacted, &random);
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
  else if (knowledge != NULL && knowledge->search != NULL &&
           !tires (knowledge->search, redacted, seed))
    {
      CgSearchQuestion question = {
        .seed = seed,
        .simulations = simulations,
        .cancel = cancel,
        .asked = CG_NO_MOVE,
      };
      CgSearchResult result;

      cg_search (rules, knowledge->search, redacted, &question, &result);
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

gboolean
cg_player_judge (const CgRules  *rules,
                 const CgState  *state,
                 CgMove          move,
                 guint64         seed,
                 const CgBudget *budget,
                 CgVerdict      *verdict)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *redacted = (CgState *) copy;
  CgSearchQuestion question = {
    .seed = seed,
    .simulations = budget != NULL ? budget->simulations : 0,
    .cancel = budget != NULL ? budget->cancel : NULL,
    .asked = move,
  };
  CgSearchResult result;

  if (knowledge == NULL ||
      (knowledge->judge == NULL && knowledge->search == NULL))
    return FALSE;
  memcpy (redacted, state, cg_state_size (rules, state));
  rules->redact (redacted, rules->to_move (state));
  if (knowledge->judge != NULL)
    knowledge->judge (redacted, &question, &result);
  else
    cg_search (rules, knowledge->search, redacted, &question, &result);
  if (question.cancel != NULL && g_atomic_int_get (question.cancel) != 0)
    return FALSE;
  *verdict = (CgVerdict) {
    .best = result.move,
    .cost = result.move == move ? 0 : MAX (result.value - result.asked, 0),
  };
  explain (rules, redacted, seed, result.move, &verdict->reason);
  return TRUE;
}
