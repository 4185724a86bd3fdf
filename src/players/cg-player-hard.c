/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The level hard, which looks ahead: by the search that all games share, or by
 * the game's own function CgKnowledge.judge. In a game that has neither, hard
 * plays like medium. The same search also judges moves that others have made.
 * This file knows no game. */

#include "cg-players.h"
#include "cg-reasons.h"

#include <glib/gi18n.h>
#include <string.h>

/* By how much the expected result of a move may be lower than that of the best
 * move, within the error of the search, for a temper to choose it. */
#define NOISE 0.003f

static CgMove
ask_medium (const CgRules *rules, const CgState *redacted, guint64 seed,
            const CgTemper *temper, CgReason *reason)
{
  return cg_player_medium.choose (&cg_player_medium, rules, redacted, seed,
                                  temper, NULL, reason);
}

/* Fills in @others with the moves that the best move of @result may be compared
 * with: the next best moves that the search has found or, if it has found none,
 * @usual, or any other legal move if @usual is the best move. Returns how many
 * there are. */
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

/* Sets @reason to why the move of @result is good. This is a rule of thumb,
 * which a person can learn, if the level medium makes the same move or if a
 * rule of thumb speaks for it; otherwise it is what the move brings and another
 * move does not. */
static void
explain (const CgRules *rules, const CgState *redacted, guint64 seed,
         const CgBudget *budget, const CgSearchResult *result,
         CgReason *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgMove usual = ask_medium (rules, redacted, seed, NULL, reason);
  CgWorth others[CG_SEARCH_OTHERS];
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (usual == result->move && reason->kind != CG_REASON_ANY_MOVE)
    return;
  n = rules->moves (redacted, moves);
  if (knowledge->praise != NULL &&
      knowledge->praise (knowledge, redacted, moves, n, result->move, reason))
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

/* Answers @question in @result. Returns FALSE if the game has no way to look
 * ahead. */
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

/* Returns whether the search cannot tell @move from the best move of
 * @result. */
static gboolean
is_near (const CgSearchResult *result, CgMove move)
{
  for (guint i = 0; i < result->n_near; i++)
    if (result->others[i].move == move)
      return result->others[i].value >= result->value - NOISE;
  return move == result->move;
}

static CgMove
follow_temper (const CgTemper *temper, const CgRules *rules,
               const CgState *redacted, guint64 seed,
               const CgSearchResult *result)
{
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = rules->moves (redacted, moves);
  guint n = 0;

  for (guint i = 0; i < n_moves; i++)
    if (is_near (result, moves[i]))
      moves[n++] = moves[i];
  return cg_temper_choose (temper, rules, redacted, seed, moves, n, CG_NO_MOVE,
                           FALSE);
}

static CgMove
choose (const CgPlayer *self, const CgRules *rules, const CgState *redacted,
        guint64 seed, const CgTemper *temper, const CgBudget *budget,
        CgReason *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgSearchQuestion question = question_of (seed, budget, CG_NO_MOVE);
  CgSearchResult result = { .value = -1 };
  CgMove moves[CG_MAX_MOVES];

  if (knowledge != NULL && tires (knowledge, redacted, seed))
    result.move = ask_medium (rules, redacted, seed, temper, NULL);
  else if (knowledge == NULL ||
           !look_ahead (knowledge, redacted, &question, &result))
    return ask_medium (rules, redacted, seed, temper, reason);
  if (temper != NULL && result.n_near > 0)
    result.move = follow_temper (temper, rules, redacted, seed, &result);
  if (reason != NULL && rules->moves (redacted, moves) > 1)
    explain (rules, redacted, seed, budget, &result, reason);
  else if (reason != NULL)
    ask_medium (rules, redacted, seed, NULL, reason);
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
  g_autofree CgState *redacted =
    cg_state_seen_by (rules, state, rules->to_move (state));
  CgSearchQuestion question = question_of (seed, budget, move);
  CgSearchResult result;
  float chance;

  if (knowledge == NULL ||
      !look_ahead (knowledge, redacted, &question, &result))
    return FALSE;
  if (question.cancel != NULL && g_atomic_int_get (question.cancel) != 0)
    return FALSE;
  /* rounding may have made the mean less than 0 or more than 1 */
  chance = CLAMP (result.value, 0, 1);
  *verdict = (CgVerdict) {
    .best = result.move,
    .chance = chance,
    .cost = result.move == move ? 0 : CLAMP (chance - result.asked, 0, chance),
    .next = { CG_NO_MOVE, -1 },
  };
  for (guint i = 0; i < result.n_others; i++)
    if (result.others[i].value > verdict->next.value)
      verdict->next = result.others[i];
  result.n_others = 1;
  result.others[0] = (CgWorth) { move, result.asked };
  if (result.move != move)
    explain (rules, redacted, seed, budget, &result, &verdict->reason);
  else if (ask_medium (rules, redacted, seed, NULL, &verdict->reason) != move ||
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
cg_player_points_per_win (const CgRules *rules, const CgState *state)
{
  float lead;

  return cg_player_points (rules, state, 0, &lead) > 0
           ? cg_knowledge_find (rules)->search->points_per_win
           : 0;
}

float
cg_player_unit (const CgRules *rules, const CgState *state)
{
  float per_win = cg_player_points_per_win (rules, state);
  float lead;

  return per_win > 0 ? cg_player_points (rules, state, 0, &lead) / per_win
                     : 100;
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
