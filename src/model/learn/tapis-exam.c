/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes tests of what the lessons of a section let a test ask, and lays the
 * table for each task as it lies in its lesson. */

#include "config.h"

#include "tapis-exam.h"

#include <glib/gi18n.h>

#include "model/game/tapis-games.h"
#include "model/words/tapis-words-numbers.h"
#include "model/words/tapis-words.h"
#include "tapis-lesson-private.h"
#include "tapis-lessons.h"
#include "tapis-tutor.h"

/* Tasks of a test at most. */
#define MOST 6

/* Where a section asks less, the questions of the course's quiz make up for
 * it. */
#define LEAST 4

/* A section of a single lesson is sooner taken than tested. */
#define FEWEST_LESSONS 2

gboolean
tapis_exam_is_there (const TapisCourse *course, TapisSection section)
{
  guint n = 0;

  for (guint i = 0; i < course->n; i++)
    n += course->items[i].section == section ? 1 : 0;
  return n >= FEWEST_LESSONS && (section == TAPIS_SECTION_FIRST_GAME ||
                                 section == TAPIS_SECTION_SPECIAL_CARDS ||
                                 section == TAPIS_SECTION_PLAYING_WELL);
}

/* --- what can be asked ---------------------------------------------------- */

/* A task of a lesson, and the table at which it is done. */
typedef struct
{
  TapisStep *step; /* a reference */
  char *save;
} Task;

static void
free_task (gpointer data)
{
  Task *task = data;

  tapis_step_unref (task->step);
  g_free (task->save);
  g_free (task);
}

/* Adds what a test may ask of @lesson. */
static void
collect_tasks (TapisLesson *lesson, GPtrArray *tasks)
{
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      TapisStep *step = g_ptr_array_index (lesson->steps, i);
      Task *task;

      if (!step->exam)
        continue;
      tapis_tutor_go_to (tutor, i);
      task = g_new0 (Task, 1);
      task->step = tapis_step_ref (step);
      task->save = tapis_game_to_text (tapis_tutor_get_game (tutor));
      g_ptr_array_add (tasks, task);
    }
}

/* --- the test ------------------------------------------------------------- */

/* One of each of @n equal parts of @tasks, in their order. */
static void
add_tasks (TapisLesson *exam, GPtrArray *tasks, guint n, CgRandom *random)
{
  for (guint i = 0; i < n; i++)
    {
      guint from = i * tasks->len / n;
      guint to = (i + 1) * tasks->len / n;
      const Task *task =
        g_ptr_array_index (tasks, from + cg_random_below (random, to - from));

      tapis_lesson_add_task (exam, task->step, task->save);
    }
}

/* @n questions at most, from the quizzes of @lesson. Returns: how many. */
static guint
add_questions (TapisLesson *exam, TapisLesson *lesson, guint n)
{
  guint added = 0;

  for (guint i = 0; i < lesson->steps->len && added < n; i++)
    {
      const TapisStep *quiz = g_ptr_array_index (lesson->steps, i);
      TapisStep *step;

      if (quiz->kind != TAPIS_STEP_QUIZ)
        continue;
      step = tapis_lesson_add_step (exam, TAPIS_STEP_QUIZ, 0);
      step->topic = g_strdup (quiz->topic);
      step->setup = quiz->setup;
      step->source = g_strdup (quiz->source);
      step->questions = MIN (quiz->questions, n - added);
      added += step->questions;
    }
  return added;
}

/* What is said before the first task, at its table or, where the first are
 * questions, at any. */
static void
add_words (TapisLesson *exam)
{
  tapis_lesson_add_step (exam, TAPIS_STEP_SAY, 0);
  g_ptr_array_insert (exam->steps, 1,
                      g_ptr_array_steal_index (exam->steps,
                                               exam->steps->len - 1));
}

/* What is said before @n tasks; free with g_free(). */
static char *
tell_tasks (guint n)
{
  g_autofree char *tasks = g_strdup_printf (
    /* Translators: the coach, before a test. */
    ngettext ("Show what you know: %u task, without hints.",
              "Show what you know: %u tasks, without hints.", n), n);

  /* Translators: the coach, before a test: of the tasks that the sentence
   * before it counts, two or more. */
  return tapis_words_sentences (
    tasks, n > 1 ? _("One of them may go wrong.") : NULL, NULL);
}

/* Writes the title of @exam and what it says of its own. */
static void
tell (TapisLesson *exam)
{
  g_free (exam->title);
  g_free (exam->about);
  /* Translators: the title of a test; %s is a section of a course: "First
   * game". */
  exam->title = g_strdup_printf (_("Test: %s"),
                                 tapis_section_get_title (exam->section));
  exam->about = g_strdup (exam->title);
  for (guint i = 0; i < exam->steps->len; i++)
    {
      TapisStep *step = g_ptr_array_index (exam->steps, i);

      if (step->kind != TAPIS_STEP_SAY && step->kind != TAPIS_STEP_QUIZ)
        continue;
      g_free (step->text);
      step->text = step->kind == TAPIS_STEP_QUIZ
                     ? g_strdup (_("Here are a few questions."))
                     : tell_tasks (tapis_exam_count (exam));
    }
}

static TapisLesson *
new_lesson (const CgRules *rules, TapisSection section)
{
  g_autofree char *id = g_strdup_printf ("%s-exam", rules->id);
  TapisLesson *exam = tapis_lesson_new_made (rules, id, tell);

  exam->exam = TRUE;
  exam->section = section;
  return exam;
}

TapisLesson *
tapis_exam_new (const CgRules *rules, TapisSection section, guint64 seed)
{
  const TapisCourse *course = tapis_course_get (rules);
  TapisLesson *exam = new_lesson (rules, section);
  g_autoptr (GPtrArray) tasks = g_ptr_array_new_with_free_func (free_task);
  CgRandom random;
  guint n;

  cg_random_seed (&random, seed);
  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == section)
      {
        g_autoptr (TapisLesson) lesson =
          tapis_lessons_find (course->items[i].id);

        collect_tasks (lesson, tasks);
      }
  n = MIN (tasks->len, MOST);
  if (n == 0)
    {
      TapisStep *table = tapis_lesson_add_step (exam, TAPIS_STEP_POSITION, 0);

      cg_setup_init (&table->setup, rules);
    }
  add_tasks (exam, tasks, n, &random);
  for (guint i = 0; i < course->n && tasks->len < LEAST; i++)
    if (course->items[i].section == TAPIS_SECTION_TEST)
      {
        g_autoptr (TapisLesson) lesson =
          tapis_lessons_find (course->items[i].id);

        n += add_questions (exam, lesson, MOST - n);
      }
  add_words (exam);
  tell (exam);
  return exam;
}

guint
tapis_exam_count (TapisLesson *exam)
{
  guint n = 0;

  for (guint i = 0; i < exam->steps->len; i++)
    {
      const TapisStep *step = g_ptr_array_index (exam->steps, i);

      if (step->kind == TAPIS_STEP_QUIZ)
        n += step->questions;
      else if (step->kind == TAPIS_STEP_PLAY || step->kind == TAPIS_STEP_FIND)
        n++;
    }
  return n;
}

void
tapis_exam_pass (TapisLesson *exam, TapisProgress *progress)
{
  const TapisCourse *course = tapis_course_get (exam->rules);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == tapis_lesson_get_section (exam))
      g_ptr_array_add (ids, course->items[i].id);
  g_ptr_array_add (ids, NULL);
  tapis_progress_pass (progress, (const char *const *) ids->pdata);
}
