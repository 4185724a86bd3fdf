/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Has the tasks of themes made in a thread, each while the learner does the one
 * before. A learner who would have to wait gets a task that is known. */

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

static gboolean
find_known (Making *making, const gint *cancel)
{
  const TapisTheme *theme = making->theme;
  char *end;
  guint64 deal = g_ascii_strtoull (making->known, &end, 10);

  return cg_task_find_at (theme->rules, &theme->setup,
                          (const char *const *) theme->reasons,
                          TAPIS_THEME_KNOWN_LEVEL (making->level), deal,
                          (guint) g_ascii_strtoull (end + 1, NULL, 10), cancel,
                          &making->task);
}

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

  making->found = (making->known != NULL && find_known (making, cancel)) ||
                  find (making, making->level, WISHED_DEALS, cancel) ||
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

/* Returns the place of the next known task of @theme, or NULL if none is known.
 * The lesson has given as many known tasks of this theme as its number says. */
static char *
take_known (TapisTutor *self, const TapisTheme *theme)
{
  g_auto (GStrv) known = tapis_theme_list_known (theme, self->lesson->level);
  guint n = g_strv_length (known);

  return n > 0 ? g_strdup (known[self->lesson->n_known++ % n]) : NULL;
}

void
tutor_make_next (TapisTutor *self)
{
  guint n = tapis_lesson_get_n_steps (self->lesson);
  guint i = self->step;
  Making *making;
  CgRandom random;
  gboolean waits;

  while (i < n && !tutor_awaits (tapis_lesson_get_step (self->lesson, i)))
    i++;
  waits = i == self->step;
  if (i >= n)
    return;
  if (self->maker != NULL)
    {
      making = tapis_job_get_data (self->maker);
      if (!waits || making->known != NULL)
        return;
    }
  g_clear_pointer (&self->maker, tapis_job_stop);
  cg_random_seed (&random, self->seed + i);
  making = g_new0 (Making, 1);
  making->theme = tapis_lesson_get_step (self->lesson, i)->theme;
  making->step = i;
  making->level = self->lesson->level;
  making->deal = 1 + cg_random_below (&random, FIRST_DEALS);
  making->known = waits ? take_known (self, making->theme) : NULL;
  self->maker = tapis_job_start (self, 1, G_PRIORITY_DEFAULT, work, take,
                                 making, making_free);
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
