/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the test of a section from the steps of its lessons that a test may
 * ask. */

#include "tapis-test.h"

#include "tapis-lesson-private.h"
#include "tapis-lessons.h"

/* The highest number of tasks of a test. */
#define MOST 6

/* The least number of tasks of a test. If a section has fewer, questions from
 * the quizzes of the course are added; if there are still too few, there is no
 * test. */
#define LEAST 4

/* A section with fewer lessons has no test, because the lesson itself takes no
 * longer. */
#define FEWEST_LESSONS 2

/* Returns the lessons of @section in the order of the course. */
static GPtrArray *
read_lessons (const CgRules *rules, TapisSection section)
{
  const TapisCourse *course = tapis_course_get (rules);
  GPtrArray *lessons = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == section)
      g_ptr_array_add (lessons, tapis_lessons_find (course->items[i].id));
  return lessons;
}

/* A task: the step number @step (from 0) of @lesson. */
typedef struct
{
  TapisLesson *lesson;
  guint        step;
} Place;

/* Returns the tasks of @lessons that a test may ask: an array of Place. */
static GArray *
list_tasks (GPtrArray *lessons)
{
  GArray *tasks = g_array_new (FALSE, FALSE, sizeof (Place));

  for (guint i = 0; i < lessons->len; i++)
    {
      Place place = { g_ptr_array_index (lessons, i), 0 };

      for (; place.step < place.lesson->steps->len; place.step++)
        if (tapis_lesson_get_step (place.lesson, place.step)->test)
          g_array_append_val (tasks, place);
    }
  return tasks;
}

/* Divides @tasks into @n parts of about the same size, and adds a random task
 * of each part to @test. */
static void
add_tasks (TapisLesson *test, GArray *tasks, guint n, CgRandom *random)
{
  for (guint i = 0; i < n; i++)
    {
      guint from = i * tasks->len / n;
      guint to = (i + 1) * tasks->len / n;
      const Place *place = &g_array_index (
        tasks, Place, from + cg_random_below (random, to - from));

      lesson_made_add_step (test, place->lesson, place->step);
    }
}

/* Adds at most @n questions from the quizzes of @lesson to @test. Returns how
 * many were added. */
static guint
add_questions (TapisLesson *test, TapisLesson *lesson, guint n)
{
  guint added = 0;

  for (guint i = 0; i < lesson->steps->len && added < n; i++)
    {
      const TapisStep *quiz = tapis_lesson_get_step (lesson, i);
      guint questions = MIN (quiz->questions, n - added);

      if (quiz->kind != TAPIS_STEP_QUIZ)
        continue;
      lesson_made_add_quiz (test, quiz->topic, &quiz->setup, questions,
                            quiz->source);
      added += questions;
    }
  return added;
}

TapisLesson *
tapis_test_new (const CgRules *rules, TapisSection section, guint64 seed)
{
  TapisLesson *test = lesson_made_new (rules, TAPIS_LESSON_TEST);
  g_autoptr (GPtrArray) lessons = read_lessons (rules, section);
  g_autoptr (GPtrArray) quizzes = read_lessons (rules, TAPIS_SECTION_TEST);
  g_autoptr (GArray) tasks = list_tasks (lessons);
  guint n = MIN (tasks->len, MOST);
  CgRandom random;

  test->section = section;
  cg_random_seed (&random, seed);
  add_tasks (test, tasks, n, &random);
  for (guint i = 0; i < quizzes->len && tasks->len < LEAST; i++)
    n += add_questions (test, g_ptr_array_index (quizzes, i), MOST - n);
  lesson_made_begin (test);
  /* the coach shows a text only when there is a position, so the step with the
   * first text is inserted after the first position */
  tapis_lesson_add_step (test, TAPIS_STEP_SAY, 0);
  g_ptr_array_insert (test->steps, 1,
                      g_ptr_array_steal_index (test->steps,
                                               test->steps->len - 1));
  return test;
}

/* Returns how many questions all quizzes of @lessons have together. */
static guint
count_questions (GPtrArray *lessons)
{
  guint n = 0;

  for (guint i = 0; i < lessons->len; i++)
    {
      TapisLesson *lesson = g_ptr_array_index (lessons, i);

      for (guint k = 0; k < lesson->steps->len; k++)
        if (tapis_lesson_get_step (lesson, k)->kind == TAPIS_STEP_QUIZ)
          n += tapis_lesson_get_step (lesson, k)->questions;
    }
  return n;
}

gboolean
tapis_test_is_there (const TapisCourse *course, TapisSection section)
{
  g_autoptr (GPtrArray) lessons = NULL;
  g_autoptr (GPtrArray) quizzes = NULL;
  g_autoptr (GArray) tasks = NULL;
  guint n = 0;

  for (guint i = 0; i < course->n; i++)
    n += course->items[i].section == section ? 1 : 0;
  if (n < FEWEST_LESSONS || (section != TAPIS_SECTION_FIRST_GAME &&
                             section != TAPIS_SECTION_SPECIAL_CARDS &&
                             section != TAPIS_SECTION_PLAYING_WELL))
    return FALSE;
  lessons = read_lessons (course->rules, section);
  quizzes = read_lessons (course->rules, TAPIS_SECTION_TEST);
  tasks = list_tasks (lessons);
  return tasks->len + count_questions (quizzes) >= LEAST;
}

void
tapis_test_pass (TapisLesson *test, TapisProgress *progress)
{
  const TapisCourse *course = tapis_course_get (test->rules);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == tapis_lesson_get_section (test))
      g_ptr_array_add (ids, course->items[i].id);
  g_ptr_array_add (ids, NULL);
  tapis_progress_pass (progress, (const char *const *) ids->pdata);
}
