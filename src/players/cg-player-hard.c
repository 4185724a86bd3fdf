/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player that looks ahead, by the search that all games share or in a way
 * of the game's own, and the judge of what others have done. Knows no game; a
 * game that teaches neither is played as the thoughtful player does. */

#include "cg-players.h"
#include "cg-reasons.h"

#include <glib/gi18n.h>
#include <string.h>

/* The reason of the thoughtful player where it would do the same: it can be
 * learnt. Otherwise what it brings that another move does not: @instead, or
 * with CG_NO_MOVE what the thoughtful player would do. */
static void
explain (const CgRules *rules, const CgState *redacted, guint64 seed,
         CgMove move, CgMove instead, CgReason *reason)
{
  CgMove usual = cg_player_medium.choose (rules, redacted, seed, NULL,
                                          reason);

  if (usual != move)
    cg_player_compare (rules, redacted, seed, move,
                       instead != CG_NO_MOVE ? instead : usual, reason);
}

static gboolean
tires (const CgKnowledge *knowledge, const CgState *redacted, guint64 seed)
{
  const CgSearchKnowledge *search = knowledge->search;
  CgRandom random;

  cg_random_seed (&random, seed);
  return search != NULL && search->tires != NULL &&
         search->tires (redacted, &random);
}

static CgSearchQuestion
question_of (guint64 seed, const CgBudget *budget, CgMove asked)
{
  return (CgSearchQuestion) {
    .seed = seed,
    .simulations = budget != NULL ? budget->simulations : 0,
    .cancel = budget != NULL ? budget->cancel : NULL,
    .asked = asked,
  };
}

/* FALSE where the game teaches no way to look ahead. */
static gboolean
look_ahead (const CgKnowledge *knowledge, const CgState *redacted,
            const CgSearchQuestion *question, CgSearchResult *result)
{
  if (knowledge->judge != NULL)
    knowledge->judge (redacted, question, result);
  else if (knowledge->search != NULL)
    cg_search (knowledge->rules, knowledge->search, redacted, question, result);
  else
    return FALSE;
  return TRUE;
}

static CgMove
choose (const CgRules *rules, const CgState *redacted, guint64 seed,
        const CgBudget *budget, CgReason *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgSearchQuestion question = question_of (seed, budget, CG_NO_MOVE);
  CgSearchResult result;

  if (knowledge != NULL && knowledge->hard != NULL)
    result.move = knowledge->hard (redacted, seed, question.simulations,
                                   question.cancel);
  else if (knowledge == NULL || tires (knowledge, redacted, seed) ||
           !look_ahead (knowledge, redacted, &question, &result))
    return cg_player_medium.choose (rules, redacted, seed, budget, reason);
  if (reason != NULL)
    explain (rules, redacted, seed, result.move, CG_NO_MOVE, reason);
  return result.move;
}

const CgPlayer cg_player_hard = {
  .id = "hard",
  /* Translators: a level of the computer players: "Computer: Hard". */
  .title = NC_("level", "Hard"),
  .choose = choose,
};

gboolean
cg_player_judge (const CgRules *rules, const CgState *state, CgMove move,
                 guint64 seed, const CgBudget *budget, CgVerdict *verdict)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *redacted = (CgState *) copy;
  CgSearchQuestion question = question_of (seed, budget, move);
  CgSearchResult result;
  float chance;

  memcpy (redacted, state, cg_state_size (rules, state));
  rules->redact (redacted, rules->to_move (state));
  if (knowledge == NULL ||
      !look_ahead (knowledge, redacted, &question, &result))
    return FALSE;
  if (question.cancel != NULL && g_atomic_int_get (question.cancel) != 0)
    return FALSE;
  /* a mean may miss it by a rounding */
  chance = CLAMP (result.value, 0, 1);
  *verdict = (CgVerdict) {
    .best = result.move,
    .chance = chance,
    .cost = result.move == move ? 0 : CLAMP (chance - result.asked, 0, chance),
  };
  explain (rules, redacted, seed, result.move,
           move != result.move ? move : CG_NO_MOVE, &verdict->reason);
  return TRUE;
}

float
cg_player_points (const CgRules *rules, const CgState *state, int seat,
                  float *lead)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);

  *lead = 0;
  return knowledge != NULL && knowledge->search != NULL &&
             knowledge->search->points != NULL
           ? knowledge->search->points (state, seat, lead)
           : 0;
}

float
cg_player_outcome (const CgRules *rules, const CgState *state, int seat)
{
  guint winners = 0;
  CgResult result;
  CgSetup setup;

  rules->get_setup (state, &setup);
  rules->result (state, &result);
  for (guint i = 0; i < setup.seats; i++)
    winners += result.place[i] == 1;
  return result.place[seat] == 1 ? 1 / (float) winners : 0;
}
