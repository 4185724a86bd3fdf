/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page with the lessons of a game, section by section, in the order in
 * which they should be taken. It shows which lessons are done and which comes
 * next. Every lesson can be opened at any time. */

#pragma once

#include "model/learn/tapis-course.h"
#include "model/learn/tapis-practice.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_COURSE_PAGE (tapis_course_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisCoursePage, tapis_course_page, TAPIS, COURSE_PAGE,
                      TapisPage)

/** Shows @course. @lessons are its lessons, in the order of the course;
 * @progress says which of them are done, and @practice which exercises are due.
 * Each lesson is a button with the action `win.lesson ("id")`; the button for
 * the exercises has the action `win.practise ("game")`. */
void tapis_course_page_set_course (TapisCoursePage   *self,
                                   const TapisCourse *course,
                                   GListModel        *lessons,
                                   TapisProgress     *progress,
                                  TapisPractice     *practice);

G_END_DECLS
