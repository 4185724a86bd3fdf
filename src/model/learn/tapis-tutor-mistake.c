/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges what the learner does in place of a mistake of a real game, as a
 * puzzle does: an equally good move is right. */

#include "config.h"

#include "tapis-tutor-private.h"

#include <glib/gi18n.h>

/* That of @step, in whose position the learner was asked; its state is
 * borrowed. */
static ReviewMistake
get_mistake (TapisTutor *self, const TapisStep *step)
{
  const TapisStep *position =
    tapis_lesson_get_step (self->lesson, self->step - 1);
  ReviewMistake mistake = {
    .rules = tapis_game_get_rules (self->game),
    .state = self->before,
    .seed = g_str_hash (position->save), /* as a puzzle is judged */
  };

  cg_read_move (mistake.rules, self->before, step->played, &mistake.move);
  cg_read_move (mistake.rules, self->before, step->moves[0], &mistake.best);
  return mistake;
}

static char *
tell_tried (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);
  ReviewMistake mistake = get_mistake (self, step);

  return review_tell_tried (self->game, &mistake, self->tried, self->cost,
                            step->done);
}

static char *
tell_thinking (TapisTutor *self)
{
  return g_strdup (_("Let us see …"));
}

static void
take_tried (TapisTutor *self, ReviewTried tried)
{
  self->tried = tried;
  if (tried == REVIEW_BEST || tried == REVIEW_AS_GOOD)
    {
      tutor_finish_step (self, "", tell_tried);
      return;
    }
  tutor_miss (self);
  self->answer = NULL;
  tutor_say (self, TAPIS_TUTOR_ANSWER, tell_tried);
}

static void
judged_cb (gpointer owner, const CgVerdict *verdict)
{
  TapisTutor *self = owner;
  ReviewMistake mistake = get_mistake (self, tutor_step_now (self));

  g_clear_pointer (&self->job, tapis_job_stop);
  take_tried (self, review_take_tried (&mistake, verdict, &self->cost));
}

void
tutor_judge_mistake (TapisTutor *self, const TapisStep *step, CgMove move)
{
  ReviewMistake mistake = get_mistake (self, step);
  ReviewTried tried;

  self->job =
    review_try (self, &mistake, move, judged_cb, &tried, &self->cost);
  if (self->job != NULL)
    tutor_say (self, TAPIS_TUTOR_THINK, tell_thinking);
  else
    take_tried (self, tried);
}
