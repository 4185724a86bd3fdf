/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out which moves a step asks for, and which answer it has to a move. */

#include "tapis-lesson.h"

gboolean
tapis_step_is_on_table (const TapisStep *step)
{
  return step->kind == TAPIS_STEP_PLAY || step->kind == TAPIS_STEP_FIND;
}

gboolean
tapis_step_is_counting (const TapisStep *step)
{
  return step != NULL && step->theme != NULL && step->kind == TAPIS_STEP_FIND;
}

gboolean
tapis_step_is_made (const TapisStep *step)
{
  return step->theme == NULL || step->kind != TAPIS_STEP_PLAY ||
         step->mistake != NULL;
}

/* Returns whether @move, made in the position @state, is one of @moves, which
 * are given as text. */
static gboolean
is_one_of (const CgRules *rules, const CgState *state, CgMove move,
           char *const *moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    {
      CgMove read;

      if (cg_read_move (rules, state, moves[i], &read) && read == move)
        return TRUE;
    }
  return FALSE;
}

gboolean
tapis_step_asks (const TapisStep *step, const CgRules *rules,
                 const CgState *state, CgMove move)
{
  return step->kind == TAPIS_STEP_PLAY &&
         (step->moves[0] == NULL ||
          is_one_of (rules, state, move, step->moves));
}

CgMove
tapis_step_get_move (const TapisStep *step, const CgRules *rules,
                     const CgState *state)
{
  CgMove move;

  if (step->moves[0] == NULL)
    return cg_player_advise (cg_player_find ("medium"), rules, state, 0, NULL,
                             NULL);
  return cg_read_move (rules, state, step->moves[0], &move) ? move
                                                            : CG_NO_MOVE;
}

gboolean
tapis_step_can_err (const TapisStep *step, const CgRules *rules,
                    const CgState *state)
{
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (step->kind != TAPIS_STEP_PLAY)
    return TRUE;
  n = rules->moves (state, moves);
  for (guint i = 0; i < n; i++)
    if (!tapis_step_asks (step, rules, state, moves[i]))
      return TRUE;
  return FALSE;
}

const TapisAnswer *
tapis_step_find_answer (const TapisStep *step, const CgRules *rules,
                        const CgState *state, CgMove move)
{
  const TapisAnswer *answer = NULL;

  for (guint i = 0; i < step->answers->len; i++)
    {
      const TapisAnswer *one = g_ptr_array_index (step->answers, i);

      if (is_one_of (rules, state, move, one->to))
        return one;
      if (one->to[0] == NULL)
        answer = one;
    }
  return answer;
}
