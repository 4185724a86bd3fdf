/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons of a game, section by section, as a path: what is done, what
 * comes next, and what else is open, which is everything. Knows games only from
 * the registry. */

#pragma once

#include "model/learn/tapis-course.h"
#include "model/learn/tapis-practice.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_COURSE_PAGE (tapis_course_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisCoursePage, tapis_course_page, TAPIS, COURSE_PAGE,
                      TapisPage)

/** Shows @course, whose lessons are @lessons, in that order, and what of it is
 * due in @practice. A lesson is the action `win.lesson ("id")`, practice
 * `win.practise ("game")`. */
void tapis_course_page_set_course (TapisCoursePage   *self,
                                   const TapisCourse *course,
                                   GListModel        *lessons,
                                   TapisProgress     *progress,
                                  TapisPractice     *practice);

G_END_DECLS
