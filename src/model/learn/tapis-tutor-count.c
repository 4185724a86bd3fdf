/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is counted while a lesson is given, and what that is worth at its end.
 */

#include "config.h"

#include "tapis-tutor-private.h"

#include <glib/gi18n.h>

#include "tapis-exam.h"

/* Whether the step now is given for the first time, and somebody looks. */
static gboolean
counts (TapisTutor *self)
{
  return !self->quietly && self->step >= self->reached;
}

void
tutor_help (TapisTutor *self)
{
  if (counts (self))
    self->n_helped++;
}

void
tutor_slip (TapisTutor *self)
{
  if (!counts (self) || self->slipped)
    return;
  self->slipped = TRUE;
  self->n_slips++;
}

void
tutor_leave_undone (TapisTutor *self)
{
  if (counts (self) && (self->state != TAPIS_TUTOR_PLAY ||
                        tutor_can_err (self, tutor_step_now (self))))
    g_signal_emit (self, tutor_missed, 0);
  tutor_help (self);
  tutor_slip (self);
}

TapisRun
tapis_tutor_get_run (TapisTutor *self)
{
  TapisRun run = { 0 };

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), run);
  run.step = self->step;
  run.n_helped = self->n_helped;
  run.n_slips = self->n_slips;
  return run;
}

gboolean
tapis_tutor_has_passed (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), FALSE);
  return self->state == TAPIS_TUTOR_DONE &&
         tapis_lesson_is_exam (self->lesson) &&
         self->n_slips <= TAPIS_EXAM_SLIPS;
}

static char *
tell_result (TapisTutor *self)
{
  guint n = tapis_exam_count (self->lesson);

  return g_strdup_printf (
    self->n_slips <= TAPIS_EXAM_SLIPS
      /* Translators: the end of a test: right answers of all. */
      ? _("Right: %u of %u. You know this section: its lessons are ticked, and "
          "the stars in them are still there to be had.")
      /* Translators: the end of a test: right answers of all. */
      : _("Right: %u of %u. That is not enough yet: the lessons of this "
          "section wait for you."),
    n - self->n_slips, n);
}

static char *
tell_practice (TapisTutor *self)
{
  guint n = tapis_exam_count (self->lesson);
  const char *about = tapis_lesson_get_about (self->lesson);
  char *text = g_strdup_printf (
    self->n_slips == 0
      /* Translators: the end of practice: right answers of all. */
      ? _("Right at the first try: %u of %u. All of it comes again later, to "
          "see whether you still know it.")
      /* Translators: the end of practice: right answers of all. */
      : _("Right at the first try: %u of %u. What was not comes again "
          "tomorrow, the rest later."),
    n - MIN (n, self->n_slips), n);

  if (*about != '\0')
    {
      /* Translators: the end of practice; %s are the titles of lessons. */
      g_autofree char *learnt = g_strdup_printf (_("You practised: %s."),
                                                 about);

      tapis_add_sentence (&text, learnt);
    }
  return text;
}

char *
tutor_tell_end (TapisTutor *self)
{
  TapisRun run = tapis_tutor_get_run (self);

  if (tapis_lesson_is_practice (self->lesson))
    return tell_practice (self);
  return tapis_lesson_is_exam (self->lesson)
           ? tell_result (self)
           : tapis_stars_tell_end (tapis_run_get_stars (&run), self->had);
}
