/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways of a lesson: back, on without doing what is asked, to a step, and to
 * the beginning. */

#include "config.h"

#include "tapis-tutor-private.h"

/* Does what the step asks for without a word; FALSE where it cannot be done. */
static gboolean
pass_step (TapisTutor *self)
{
  switch (self->state)
    {
    case TAPIS_TUTOR_READ:
    case TAPIS_TUTOR_ANSWER:
      tapis_tutor_go_on (self);
      return TRUE;
    case TAPIS_TUTOR_PLAY:
      if (tutor_step_now (self)->kind == TAPIS_STEP_FIND ||
          tapis_lesson_is_exam (self->lesson))
        tutor_next_step (self);
      else
        tapis_tutor_show (self);
      return TRUE;
    case TAPIS_TUTOR_WATCH:
      tapis_tutor_step (self);
      return TRUE;
    case TAPIS_TUTOR_THINK:
    case TAPIS_TUTOR_GAME:
    case TAPIS_TUTOR_ASK:
      tutor_next_step (self);
      return TRUE;
    case TAPIS_TUTOR_DONE:
      break;
    }
  return FALSE;
}

/* The last step up to @step that lays the table. */
static guint
position_before (TapisTutor *self, guint step)
{
  while (step > 0 && tapis_lesson_get_step (self->lesson, step)->kind !=
                       TAPIS_STEP_POSITION)
    step--;
  return step;
}

void
tapis_tutor_go_to (TapisTutor *self, guint step)
{
  guint n = tapis_lesson_get_n_steps (self->lesson);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  step = MIN (step, n - 1);
  self->quietly = TRUE;
  self->step = position_before (self, step);
  tutor_enter (self);
  while (self->step < step && pass_step (self))
    ;
  self->quietly = FALSE;
  g_signal_emit (self, tutor_changed, 0);
}

/* Where the learner last had something to read or to do before the step now. */
static guint
step_before (TapisTutor *self)
{
  guint i = self->step;

  while (i > 0)
    {
      TapisStepKind kind = tapis_lesson_get_step (self->lesson, --i)->kind;

      if (kind == TAPIS_STEP_SAY || kind == TAPIS_STEP_PLAY ||
          kind == TAPIS_STEP_FIND || kind == TAPIS_STEP_GAME ||
          kind == TAPIS_STEP_QUIZ)
        return i;
    }
  return self->step;
}

gboolean
tapis_tutor_can_back (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), FALSE);
  return !tapis_lesson_is_exam (self->lesson) &&
         step_before (self) < self->step;
}

void
tapis_tutor_back (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (tapis_lesson_is_exam (self->lesson))
    return;
  if (self->state == TAPIS_TUTOR_ANSWER)
    tapis_tutor_go_on (self);
  else if ((self->state == TAPIS_TUTOR_READ ||
            self->state == TAPIS_TUTOR_WATCH ||
            self->state == TAPIS_TUTOR_THINK) && tutor_is_task (step))
    tapis_tutor_go_to (self, self->step);
  else if (tapis_tutor_can_back (self))
    tapis_tutor_go_to (self, step_before (self));
}

void
tapis_tutor_skip (TapisTutor *self)
{
  g_return_if_fail (TAPIS_IS_TUTOR (self));
  /* what is shown instead is counted there */
  if (self->state == TAPIS_TUTOR_GAME || self->state == TAPIS_TUTOR_ASK ||
      self->state == TAPIS_TUTOR_THINK ||
      (self->state == TAPIS_TUTOR_PLAY &&
       (tutor_step_now (self)->kind == TAPIS_STEP_FIND ||
        tapis_lesson_is_exam (self->lesson))))
    tutor_leave_undone (self);
  /* the rest of the quiz is not skipped with a question of a test */
  if (self->state == TAPIS_TUTOR_ASK && tapis_lesson_is_exam (self->lesson))
    tapis_tutor_reply (self, 0);
  else
    pass_step (self);
}

void
tapis_tutor_resume (TapisTutor *self, const TapisRun *run, TapisStars had)
{
  g_return_if_fail (TAPIS_IS_TUTOR (self));
  self->had = had;
  if (run->step > 0)
    tapis_tutor_go_to (self, run->step);
  self->n_helped = run->n_helped;
  self->n_slips = run->n_slips;
}

void
tapis_tutor_restart (TapisTutor *self)
{
  TapisRun run = tapis_tutor_get_run (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state == TAPIS_TUTOR_DONE)
    self->had = (TapisStars) (self->had | tapis_run_get_stars (&run));
  self->reached = self->n_helped = self->n_slips = 0;
  tapis_tutor_go_to (self, 0);
  if (self->step == 0)
    tutor_enter (self);
}
