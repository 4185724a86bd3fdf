/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a lesson is given, whatever the source of its tasks: a
 * table and, beside it, the coach, a bubble with the texts of the lesson. The
 * page decides when the other players in a lesson move, and saves how far the
 * learner has come. After the last puzzle the page leads back to the page
 * before. This file must not know what a lesson teaches. */

#pragma once

#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-progress.h"
#include "model/learn/tapis-tutor.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LESSON_PAGE (tapis_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonPage, tapis_lesson_page, TAPIS, LESSON_PAGE,
                      TapisPage)

/** Sets the title of the page for @lesson. Call this before
 * tapis_lesson_page_set_lesson(), because the window shows the page, with its
 * title, before the lesson begins. */
void tapis_lesson_page_name (TapisLessonPage *self, TapisLesson *lesson);

/** Gives @lesson on this page until the page is left; %NULL ends the lesson
 * that is given now.
 *
 * @progress holds how far the learner has come, and is updated; with %NULL the
 * lesson begins at its first step, and nothing is saved.
 *
 * @practice collects the mistakes of the learner for later exercises; it may be
 * %NULL.
 *
 * @at_end are the buttons that are shown after the last step. Their actions are
 * `win.next-lesson`, `win.all-lessons`, and `win.back`, which leads back to the
 * game from which the lesson was opened. */
void tapis_lesson_page_set_lesson (TapisLessonPage *self, TapisLesson *lesson,
                                   TapisProgress *progress,
                                   TapisPractice    *practice,
                                   TapisCoachButtons at_end);

/** The first function returns the number of the step that is shown, from 0; the
 * second one goes to the step number @step. */
guint tapis_lesson_page_get_step (TapisLessonPage *self);
void  tapis_lesson_page_go_to    (TapisLessonPage *self, guint step);

G_END_DECLS
