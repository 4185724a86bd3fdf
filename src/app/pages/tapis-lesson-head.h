/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tells which lesson is given, and where the learner is in it. This file
 * must not know the page of the lesson. */

#pragma once

#include "model/learn/tapis-lesson.h"
#include "tapis-page.h"

/** Shows with @coach that the learner is at the step number @step, from 0, of
 * @lesson, and how much time is left. */
void tapis_lesson_head_show (TapisCoach *coach, TapisLesson *lesson,
                             guint step);

/** Sets the title of @page for @lesson. To be called before the lesson begins,
 * because the window shows the page, with its title, before that. */
void tapis_lesson_head_name (TapisPage *page, TapisLesson *lesson);
