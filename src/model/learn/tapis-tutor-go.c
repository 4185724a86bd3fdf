/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goes from step to step of a lesson: back, on without doing what is asked, to
 * any step, and to the beginning. Also goes on where another tutor was. */

#include "tapis-tutor-private.h"

#include "tapis-test.h"
#include "tapis-theme.h"

#include <stdlib.h>
#include <string.h>

/* Skips the current step, or does what it asks for. Returns FALSE if the lesson
 * is over. */
static gboolean
pass_step (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  switch (self->state)
    {
    case TAPIS_TUTOR_READ:
    case TAPIS_TUTOR_ANSWER:
      /* after a quiz, the position of its last question remains on the table */
      if (self->quietly && step->kind == TAPIS_STEP_QUIZ)
        tutor_ask_question (self, step->questions);
      else
        tapis_tutor_go_on (self);
      return TRUE;
    case TAPIS_TUTOR_PLAY:
      if (step->kind == TAPIS_STEP_FIND ||
          tutor_gives (self, TAPIS_LESSON_TEST))
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

/* Returns the number of the last <position> at or before the step number
 * @step. */
static guint
position_before (TapisTutor *self, guint step)
{
  while (step > 0 && tapis_lesson_get_step (self->lesson, step)->kind !=
                       TAPIS_STEP_POSITION)
    step--;
  return step;
}

/* Skips steps from the current step up to the step number @step. If @step is
 * the number of steps of the lesson, this is its end. */
static void
walk_on (TapisTutor *self, guint step)
{
  self->quietly = TRUE;
  while (self->step < step && pass_step (self))
    ;
  self->quietly = FALSE;
}

/* Sets up the position in which the step number @step is given, and goes on
 * from there to that step. If @step is the number of steps of the lesson, this
 * is its end. */
static void
walk_to (TapisTutor *self, guint step)
{
  guint last = tapis_lesson_get_n_steps (self->lesson) - 1;

  self->quietly = TRUE;
  self->step = position_before (self, MIN (step, last));
  tutor_enter (self);
  walk_on (self, step);
  g_signal_emit (self, tutor_changed, 0);
}

void
tapis_tutor_go_to (TapisTutor *self, guint step)
{
  g_return_if_fail (TAPIS_IS_TUTOR (self));
  walk_to (self, MIN (step, tapis_lesson_get_n_steps (self->lesson) - 1));
}

/* Returns the number of the last step before the current one in which the
 * learner had something to read or to do, or the number of the current step if
 * there is none. */
static guint
step_before (TapisTutor *self)
{
  guint i = self->step;

  while (i > 0)
    {
      TapisStepKind kind = tapis_lesson_get_step (self->lesson, --i)->kind;

      if (kind != TAPIS_STEP_POSITION && kind != TAPIS_STEP_OTHER &&
          kind != TAPIS_STEP_DEAL)
        return i;
    }
  return self->step;
}

gboolean
tapis_tutor_can_back (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), FALSE);
  return !tutor_gives (self, TAPIS_LESSON_TEST) &&
         step_before (self) < self->step;
}

void
tapis_tutor_back (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (tutor_gives (self, TAPIS_LESSON_TEST))
    return;
  if (self->state == TAPIS_TUTOR_ANSWER)
    tapis_tutor_go_on (self);
  else if ((self->state == TAPIS_TUTOR_READ ||
            self->state == TAPIS_TUTOR_WATCH ||
            self->state == TAPIS_TUTOR_THINK) && tapis_step_is_on_table (step))
    tapis_tutor_go_to (self, self->step);
  else if (tapis_tutor_can_back (self))
    tapis_tutor_go_to (self, step_before (self));
}

void
tapis_tutor_skip (TapisTutor *self)
{
  g_return_if_fail (TAPIS_IS_TUTOR (self));
  /* in the other states pass_step() calls tapis_tutor_show(), which counts
   * it */
  if (self->state == TAPIS_TUTOR_GAME || self->state == TAPIS_TUTOR_ASK ||
      self->job != NULL ||
      (self->state == TAPIS_TUTOR_PLAY &&
       (tutor_step_now (self)->kind == TAPIS_STEP_FIND ||
        tutor_gives (self, TAPIS_LESSON_TEST))))
    tutor_leave_undone (self);
  /* in a test, a skipped question counts as answered, and the next question of
   * the quiz follows */
  if (self->state == TAPIS_TUTOR_ASK && tutor_gives (self, TAPIS_LESSON_TEST))
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
tapis_tutor_read_progress (TapisTutor *self, TapisProgress *progress)
{
  const char *id = tapis_lesson_get_id (self->lesson);
  TapisRun run;

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  run = tapis_progress_get_run (progress, id);
  if (tutor_gives (self, TAPIS_LESSON_FILE))
    tapis_tutor_resume (self, &run, tapis_progress_get_stars (progress, id));
}

void
tapis_tutor_write_progress (TapisTutor *self, TapisProgress *progress)
{
  const char *id = tapis_lesson_get_id (self->lesson);
  TapisRun run = tapis_tutor_get_run (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (tapis_tutor_has_passed (self))
    tapis_test_pass (self->lesson, progress);
  else if (tutor_gives (self, TAPIS_LESSON_TEST))
    return;
  else if (self->state == TAPIS_TUTOR_DONE)
    tapis_progress_finish (progress, id, tapis_run_get_stars (&run));
  else
    tapis_progress_reach (progress, id, &run);
}

void
tapis_tutor_restart (TapisTutor *self)
{
  TapisRun run = tapis_tutor_get_run (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state == TAPIS_TUTOR_DONE)
    self->had = (TapisStars) (self->had | tapis_run_get_stars (&run));
  self->reached = self->n_helped = self->n_slips = 0;
  tutor_shuffle (self);
  tapis_tutor_go_to (self, 0);
  if (self->step == 0)
    tutor_enter (self);
}

/* --- going on where another tutor was ------------------------------------- */

/* The format of the variant of tapis_tutor_keep(). Its values are: the seed;
 * the step; the first step that was never finished; how often help was taken;
 * the number of slips; whether the current task is counted as a slip; the stars
 * of earlier runs; the number of the question; the inputs; and the text of the
 * game that is played to its end, or "". */
#define KEPT "(tuuuubuuss)"

/* Returns the first step in which a game is played to its end, among the steps
 * from the <position> of the step number @step up to that step. Returns @step
 * if there is none. */
static guint
find_game (TapisTutor *self, guint step)
{
  guint last = tapis_lesson_get_n_steps (self->lesson) - 1;

  for (guint i = position_before (self, MIN (step, last));
       i <= MIN (step, last); i++)
    if (tapis_lesson_get_step (self->lesson, i)->kind == TAPIS_STEP_GAME)
      return i;
  return step;
}

GVariant *
tapis_tutor_keep (TapisTutor *self)
{
  g_autofree char *game = NULL;
  guint step;

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  step = find_game (self, self->step);
  if (step < tapis_lesson_get_n_steps (self->lesson) &&
      tapis_lesson_get_step (self->lesson, step)->kind == TAPIS_STEP_GAME)
    game = tapis_game_to_text (self->game);
  return g_variant_new (KEPT, self->seed, self->step, self->reached,
                        self->n_helped, self->n_slips, self->slipped,
                        (guint) self->had, self->n_asked, self->inputs->str,
                        game != NULL ? game : "");
}

/* Repeats the action of the learner that @line, a line of the inputs,
 * describes. */
static void
repeat (TapisTutor *self, const char *line)
{
  const char *object = strchr (line, ' ') + 1;

  switch (*line)
    {
    case 'm':
      tapis_game_play_text (self->game, object);
      break;
    case 'c':
      if (self->state == TAPIS_TUTOR_THINK)
        tutor_take_cost (self, g_ascii_strtod (object, NULL));
      break;
    case 'f':
      tutor_find_next (self);
      break;
    case 'h':
      tapis_tutor_hint (self);
      break;
    case 'o':
      tapis_tutor_go_on (self);
      break;
    case 'r':
      tapis_tutor_reply (self, (guint) atoi (object));
      break;
    case 's':
      tapis_tutor_step (self);
      break;
    case 't':
      self->told = TRUE;
      break;
    default:
      g_return_if_reached ();
    }
}

TapisTutor *
tapis_tutor_new_again (TapisLesson *lesson, GVariant *kept)
{
  g_autoptr (TapisTutor) self = tapis_tutor_new (lesson);
  g_auto (GStrv) lines = NULL;
  const char *inputs, *text;
  TapisRun run;
  gboolean slipped;
  guint had, n_asked;
  TapisGame *game;

  g_variant_get (kept, "(tuuuubuu&s&s)", &self->seed, &run.step,
                 &self->reached, &run.n_helped, &run.n_slips, &slipped, &had,
                 &n_asked, &inputs, &text);
  lines = g_strsplit (inputs, "\n", -1);
  self->had = (TapisStars) had;
  /* the text at the end of the lesson depends on these two numbers, so they are
   * set here, and again after the steps have been repeated */
  self->n_helped = run.n_helped;
  self->n_slips = run.n_slips;
  walk_to (self, find_game (self, run.step));
  game = *text != '\0' ? tapis_game_new_from_text (text, -1, NULL) : NULL;
  if (game != NULL)
    tutor_play_on (self, game);
  walk_on (self, run.step);
  if (n_asked > 0)
    tutor_ask_question (self, n_asked);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    repeat (self, lines[i]);
  self->n_helped = run.n_helped;
  self->n_slips = run.n_slips;
  self->slipped = slipped;
  return g_steal_pointer (&self);
}

const char *
tapis_tutor_get_theme (TapisTutor *self)
{
  const TapisLessonLink *link;
  const char *id;

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  link = tapis_tutor_get_link (self);
  if (self->state == TAPIS_TUTOR_DONE && tutor_gives (self, TAPIS_LESSON_FILE))
    id = tapis_lesson_get_id (self->lesson);
  else if (link != NULL && !tutor_gives (self, TAPIS_LESSON_TRAINING))
    id = link->lesson;
  else
    return NULL;
  return tapis_theme_find (tapis_lesson_get_rules (self->lesson), id) != NULL
           ? id
           : NULL;
}

gboolean
tapis_tutor_has_passed (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), FALSE);
  return self->state == TAPIS_TUTOR_DONE &&
         tutor_gives (self, TAPIS_LESSON_TEST) &&
         self->n_slips <= TAPIS_TEST_SLIPS;
}
