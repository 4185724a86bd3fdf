/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that lists the lessons of a game by section, in the order in which
 * they should be taken. It shows which lessons are done and which one is next.
 * The person can open any lesson at any time. */

#pragma once

#include "model/learn/tapis-course.h"
#include "model/learn/tapis-practice.h"
#include "tapis-page.h"

#define TAPIS_TYPE_COURSE_PAGE (tapis_course_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisCoursePage, tapis_course_page, TAPIS, COURSE_PAGE,
                      TapisPage)

/** Shows @course. @lessons is the list of its lessons (TapisLesson), in the
 * order of the course. @progress tells which lessons are done, and @practice
 * how many exercises are due. The row of each lesson has the action `win.lesson
 * ("id")`, with the id of the lesson. The button for the exercises has the
 * action `win.practise ("game")`, with the id of the game, and the one for its
 * themes `win.train ("game")`. */
void tapis_course_page_set_course (TapisCoursePage   *self,
                                   const TapisCourse *course,
                                   GListModel        *lessons,
                                   TapisProgress     *progress,
                                  TapisPractice     *practice);
