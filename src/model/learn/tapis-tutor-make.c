/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Has the tasks of themes made in a thread, each while the learner does the one
 * before. */

#include "config.h"

#include "tapis-tutor-private.h"

#include "tapis-lesson-private.h"
#include "tapis-theme.h"

/* The first game in which a task is looked for is one of so many. */
#define FIRST_DEALS 1000000

/* In so many games a task of the wished level is looked for, and then in so
 * many more one of the level that is found most easily. */
#define WISHED_DEALS 200
#define MORE_DEALS 100000
#define USUAL_LEVEL 3

typedef struct
{
  const TapisTheme *theme;
  guint             step;  /* the number of the step with the position */
  guint             level;
  guint64           deal;
  gboolean          found;
  CgTask            task;
} Making;

static gboolean
find (Making *making, guint level, guint deals, const gint *cancel)
{
  const TapisTheme *theme = making->theme;

  return cg_task_find (theme->rules, &theme->setup,
                       (const char *const *) theme->reasons, level,
                       making->deal, deals, cancel, &making->task);
}

static void
work (gpointer data, const gint *cancel)
{
  Making *making = data;

  making->found = find (making, making->level, WISHED_DEALS, cancel) ||
                  find (making, USUAL_LEVEL, MORE_DEALS, cancel);
}

/* Goes on with the task that was made, if the learner waits for it. If none was
 * found, it is left out. */
static void
take (gpointer owner, TapisJob *job)
{
  TapisTutor *self = owner;
  Making making = *(Making *) tapis_job_get_data (job);
  gboolean waits = self->step == making.step;

  g_clear_pointer (&self->maker, tapis_job_unref);
  if (making.found && making.step < tapis_lesson_get_n_steps (self->lesson))
    lesson_made_fill (self->lesson, making.step, &making.task);
  if (waits && making.found)
    tutor_enter (self);
  else if (waits)
    tutor_next_step (self);
  else
    tutor_make_next (self);
}

void
tutor_make_next (TapisTutor *self)
{
  Making *making;
  CgRandom random;
  guint i = self->step;

  while (i < tapis_lesson_get_n_steps (self->lesson) &&
         !tutor_awaits (tapis_lesson_get_step (self->lesson, i)))
    i++;
  if (i >= tapis_lesson_get_n_steps (self->lesson) || self->maker != NULL)
    return;
  cg_random_seed (&random, self->seed + i);
  making = g_new0 (Making, 1);
  making->theme = tapis_lesson_get_step (self->lesson, i)->theme;
  making->step = i;
  making->level = self->lesson->level;
  making->deal = 1 + cg_random_below (&random, FIRST_DEALS);
  self->maker = tapis_job_start (self, 1, G_PRIORITY_DEFAULT, work, take,
                                 making, g_free);
}

void
tapis_tutor_end_soon (TapisTutor *self)
{
  gboolean waits;

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  g_return_if_fail (tutor_gives (self, TAPIS_LESSON_TRAINING));
  waits = tutor_step_now (self) != NULL && tutor_awaits (tutor_step_now (self));
  lesson_made_cut (self->lesson, self->step + (waits ? 0 : 1));
  if (waits)
    tutor_enter (self);
}
