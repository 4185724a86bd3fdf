/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a lesson is given, from whatever source its tasks come: a
 * table with the coach beside it. The page decides when the other players of a
 * lesson move, and saves how far the learner has come. After the last puzzle it
 * leads back by itself. Must not know what a lesson teaches. */

#pragma once

#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-progress.h"
#include "model/learn/tapis-tutor.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LESSON_PAGE (tapis_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonPage, tapis_lesson_page, TAPIS, LESSON_PAGE,
                      TapisPage)

/** Sets the title of the page for @lesson. It is called before
 * tapis_lesson_page_set_lesson(), since the window shows the page, with its
 * title, before the lesson begins. */
void tapis_lesson_page_name (TapisLessonPage *self, TapisLesson *lesson);

/**
 * tapis_lesson_page_set_lesson:
 * @lesson: (nullable): what to give, until the page is left; %NULL ends the
 *   one that is given
 * @progress: (nullable): where the learner has come to, and what is kept; with
 *   %NULL it begins anew and nothing is kept
 * @practice: (nullable): what takes in what goes wrong
 * @at_end: the buttons that are there after its last step: the actions
 *   `win.next-lesson`, `win.all-lessons`, and, back to the game from which it
 *   was opened, `win.back`
 */
void tapis_lesson_page_set_lesson (TapisLessonPage *self, TapisLesson *lesson,
                                   TapisProgress *progress,
                                   TapisPractice    *practice,
                                   TapisCoachButtons at_end);

/** Return the number of the step that is shown, from 0, and go to another one.
 */
guint tapis_lesson_page_get_step (TapisLessonPage *self);
void  tapis_lesson_page_go_to    (TapisLessonPage *self, guint step);

G_END_DECLS
