/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a lesson is given, whether it is a lesson of a course, a
 * test, exercises or puzzles. It shows a table and beside it the coach, a
 * bubble with the texts of the lesson. The page decides when the other players
 * in a lesson move, and saves how far the learner has come. After the last
 * puzzle it activates `win.back`. This file must not know what a lesson
 * teaches. */

#pragma once

#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-progress.h"
#include "model/learn/tapis-tips.h"
#include "model/learn/tapis-tutor.h"
#include "tapis-page.h"

#define TAPIS_TYPE_LESSON_PAGE (tapis_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonPage, tapis_lesson_page, TAPIS, LESSON_PAGE,
                      TapisPage)

/** Begins @lesson on this page, whose title tapis_lesson_head_name() has set.
 * The lesson ends when the page is left. If @lesson is %NULL, ends the current
 * lesson.
 *
 * @progress contains the step at which the learner left the lesson. It is
 * updated and saved. If it is %NULL, the lesson begins at its first step and
 * nothing is saved.
 *
 * @practice collects the mistakes of the learner for later exercises. It may be
 * %NULL.
 *
 * @tips gives tips in a game that is played in the lesson. It may be %NULL.
 *
 * @at_end is the set of buttons that are shown when the lesson is over. They
 * activate `win.next-lesson`, `win.all-lessons` and `win.back`. The last one
 * leads back to the page from which the lesson was opened. */
void tapis_lesson_page_set_lesson (TapisLessonPage *self, TapisLesson *lesson,
                                   TapisProgress *progress,
                                   TapisPractice    *practice,
                                   TapisTips        *tips,
                                   TapisCoachButtons at_end);

/** The first function returns the index of the current step, from 0. It returns
 * the number of steps if the lesson is over, and 0 if there is no lesson. The
 * second function goes to the step with the index @step. */
guint tapis_lesson_page_get_step (TapisLessonPage *self);
void  tapis_lesson_page_go_to    (TapisLessonPage *self, guint step);
