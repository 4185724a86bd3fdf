/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tells which lesson is given, and where the learner is in it. */

#include "tapis-lesson-head.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"

/* Returns the number of the step number @n of the training @lesson, whose first
 * step is a text, and the time that is left. */
static char *
name_task (TapisLesson *lesson, guint n)
{
  guint seconds;
  gboolean timed = tapis_lesson_get_time (lesson, &seconds);
  g_autofree char *task =
    /* Translators: where one is in a training that goes on without end. */
    g_strdup_printf (_("Task %u"), n - MIN (n, 1));
  g_autofree char *left =
    /* Translators: how much time is left: minutes and seconds. */
    g_strdup_printf (C_("time", "%u:%02u"), seconds / 60, seconds % 60);

  if (n < 2)
    return g_strdup (timed ? left : "");
  return tapis_words_facts (task, timed ? left : NULL, NULL);
}

void
tapis_lesson_head_show (TapisCoach *coach, TapisLesson *lesson, guint step)
{
  TapisLessonKind kind = tapis_lesson_get_kind (lesson);
  g_autofree char *heading = NULL;
  guint seen = tapis_lesson_count_seen (lesson, step);
  guint all = tapis_lesson_count_seen (lesson, G_MAXUINT);

  if (kind == TAPIS_LESSON_PUZZLES)
    /* Translators: where one is among puzzles. */
    heading = g_strdup_printf (_("Puzzle %u of %u"), seen, all);
  else if (kind == TAPIS_LESSON_TRAINING)
    heading = name_task (lesson, seen);
  tapis_coach_set_step (coach, seen, all);
  tapis_coach_set_heading (coach, heading);
}

void
tapis_lesson_head_name (TapisPage *page, TapisLesson *lesson)
{
  const CgRules *rules = tapis_lesson_get_rules (lesson);
  const char *title = tapis_lesson_get_title (lesson);

  if (tapis_lesson_get_kind (lesson) == TAPIS_LESSON_PUZZLES)
    {
      g_object_set (page, "title", title, NULL);
      tapis_page_name_for_game (page, rules);
    }
  else
    /* Translators: the title of a page with a lesson. */
    g_object_set (page, "title", C_("page", "Lesson"), "heading", title,
                  "subtitle", _(rules->title), NULL);
  g_object_set (page, "help", rules->id, NULL);
}
