/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Has the tasks of themes made in a thread, each while the learner does the one
 * before. A learner who would have to wait gets a task that is known. */

#include "tapis-tutor-private.h"

#include "tapis-lesson-private.h"
#include "tapis-theme.h"

/* The first game in which a task is looked for is one of so many. */
#define FIRST_DEALS 1000000

/* In so many games a task of the wished level is looked for, and then in so
 * many more one of the level that is found most easily; in more of them if no
 * tasks of the theme are known. */
#define WISHED_DEALS 200
#define MORE_DEALS 2000
#define MOST_DEALS 100000
#define USUAL_LEVEL 3

typedef struct
{
  const TapisTheme *theme;
  guint             step;  /* the number of the step with the position */
  guint             level;
  guint64           deal;  /* the number of the first game */
  guint             deals; /* in how many games a task is looked for */
  char             *known; /* the place of a known task; NULL: another task is
                            * looked for */
  gboolean          found;
  CgTask            task;
} Making;

static void
making_free (gpointer data)
{
  g_free (((Making *) data)->known);
  g_free (data);
}

static void
work (gpointer data, const gint *cancel)
{
  Making *self = data;

  self->found =
    self->known != NULL
      ? tapis_theme_make_known (self->theme, self->level, self->known, cancel,
                                &self->task)
      : tapis_theme_find_task (self->theme, self->level, self->deal,
                               WISHED_DEALS, cancel, &self->task) ||
          tapis_theme_find_task (self->theme, USUAL_LEVEL, self->deal,
                                 self->deals, cancel, &self->task);
}

static void start (TapisTutor *self, guint step, gboolean known);

/* Goes on with the task that was made, if the learner waits for it. If none was
 * found, takes a known one. If none is known either, the task is left out. */
static void
take (gpointer owner, TapisJob *job)
{
  TapisTutor *self = owner;
  Making making = *(Making *) tapis_job_get_data (job);
  gboolean waits = self->step == making.step;

  g_clear_pointer (&self->maker, tapis_job_unref);
  if (making.step >= tapis_lesson_get_n_steps (self->lesson))
    return;
  if (making.found)
    lesson_made_fill (self->lesson, making.step, &making.task);
  else if (making.known == NULL && making.deals == MORE_DEALS)
    start (self, making.step, TRUE);
  if (waits && making.found)
    tutor_enter (self);
  else if (waits && self->maker == NULL)
    tutor_next_step (self);
  else
    tutor_make_next (self);
}

/* Starts to make the task of the step number @step, a known one if @known is
 * set and there is one. */
static void
start (TapisTutor *self, guint step, gboolean known)
{
  TapisTheme *theme = tapis_lesson_get_step (self->lesson, step)->theme;
  g_auto (GStrv) places = tapis_theme_list_known (theme, theme->level);
  Making *making = g_new0 (Making, 1);
  CgRandom random;

  cg_random_seed (&random, self->seed + step);
  making->theme = theme;
  making->step = step;
  making->level = theme->level;
  making->deal = 1 + cg_random_below (&random, FIRST_DEALS);
  making->deals = places[0] != NULL ? MORE_DEALS : MOST_DEALS;
  making->known = known ? tapis_theme_take_known (theme) : NULL;
  self->maker = tapis_job_start (self, 1, G_PRIORITY_DEFAULT, work, take,
                                 making, making_free);
}

void
tutor_make_next (TapisTutor *self)
{
  guint n = tapis_lesson_get_n_steps (self->lesson);
  guint i = self->step;
  gboolean waits;

  while (i < n && !tutor_awaits (tapis_lesson_get_step (self->lesson, i)))
    i++;
  waits = i == self->step;
  if (i >= n ||
      (self->maker != NULL &&
       (!waits ||
        ((Making *) tapis_job_get_data (self->maker))->known != NULL)))
    return;
  /* a learner who waits gets a known task instead of the one that is being
   * looked for */
  g_clear_pointer (&self->maker, tapis_job_stop);
  start (self, i, waits);
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
