/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player that looks ahead, by the search that all games share or in a way
 * of the game's own, and the judge of what others have done. Knows no game; a
 * game that teaches neither is played as the thoughtful player does. */

#include "cg-players.h"
#include "cg-reasons.h"

#include <glib/gi18n.h>
#include <string.h>

/* The moves that @result may be compared with: the next best, or where it was
 * not looked for them the usual one, or any. */
static guint
list_others (const CgRules *rules, const CgState *redacted,
             const CgSearchResult *result, CgMove usual,
             CgWorth others[CG_SEARCH_OTHERS])
{
  CgMove moves[CG_MAX_MOVES];

  memcpy (others, result->others, result->n_others * sizeof *others);
  if (result->n_others > 0)
    return result->n_others;
  rules->moves (redacted, moves);
  others[0] = (CgWorth) {
    usual != result->move ? usual : moves[moves[0] == result->move], -1,
  };
  return 1;
}

/* The reason of the thoughtful player where it would do the same: it can be
 * learnt. Otherwise what @result brings that another move does not. */
static void
explain (const CgRules *rules, const CgState *redacted, guint64 seed,
         const CgBudget *budget, const CgSearchResult *result,
         CgReason *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgMove usual = cg_player_medium.choose (rules, redacted, seed, NULL,
                                          reason);
  CgWorth others[CG_SEARCH_OTHERS];
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (usual == result->move && reason->kind != CG_REASON_ANY_MOVE)
    return;
  n = rules->moves (redacted, moves);
  if (knowledge->praise != NULL &&
      knowledge->praise (redacted, moves, n, result->move, reason))
    return;
  n = list_others (rules, redacted, result, usual, others);
  cg_player_compare (rules, redacted, seed, budget,
                     (CgWorth) { result->move, result->value }, others, n,
                     reason);
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
  CgSearchResult result = { 0 };
  CgMove moves[CG_MAX_MOVES];

  if (knowledge == NULL || tires (knowledge, redacted, seed))
    {
      result.move = cg_player_medium.choose (rules, redacted, seed, budget,
                                             reason);
      result.value = -1;
      if (knowledge == NULL)
        return result.move;
    }
  else if (!look_ahead (knowledge, redacted, &question, &result))
    {
      return cg_player_medium.choose (rules, redacted, seed, budget, reason);
    }
  if (reason != NULL && rules->moves (redacted, moves) > 1)
    explain (rules, redacted, seed, budget, &result, reason);
  else if (reason != NULL)
    cg_player_medium.choose (rules, redacted, seed, budget, reason);
  return result.move;
}

const CgPlayer cg_player_hard = {
  .id = "hard",
  /* Translators: a level of the computer players: "Computer: Hard". */
  .title = NC_("level", "Hard"),
  .choose = choose,
};

guint
cg_player_simulations (const CgRules *rules)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);

  return knowledge != NULL && knowledge->search != NULL
           ? knowledge->search->simulations
           : 0;
}

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
  cg_redact (rules, redacted, rules->to_move (state));
  if (knowledge == NULL ||
      !look_ahead (knowledge, redacted, &question, &result))
    return FALSE;
  if (question.cancel != NULL && g_atomic_int_get (question.cancel) != 0)
    return FALSE;
  /* a mean may be rounded below 0 or above 1 */
  chance = CLAMP (result.value, 0, 1);
  *verdict = (CgVerdict) {
    .best = result.move,
    .chance = chance,
    .cost = result.move == move ? 0 : CLAMP (chance - result.asked, 0, chance),
  };
  result.n_others = 1;
  result.others[0] = (CgWorth) { move, result.asked };
  if (result.move != move)
    explain (rules, redacted, seed, budget, &result, &verdict->reason);
  else if (cg_player_medium.choose (rules, redacted, seed, NULL,
                                    &verdict->reason) != move ||
           verdict->reason.kind == CG_REASON_ANY_MOVE)
    cg_reason_set (&verdict->reason, CG_REASON_LOOKED_AHEAD, 0);
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

  cg_get_setup (rules, state, &setup);
  rules->result (state, &result);
  for (int i = 0; i < setup.seats; i++)
    winners += result.place[i] == 1 && cg_is_first_of_team (rules, state, i);
  return result.place[seat] == 1 ? 1 / (float) winners : 0;
}
