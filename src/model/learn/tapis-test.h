/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The test of a section, in which a learner shows that they know this section
 * of a course. It is a lesson with tasks from the lessons of the section. There
 * is no help in a test. The coach tells what was wrong, and the learner cannot
 * try the task again. */

#pragma once

#include "tapis-course.h"

/** Returns whether @section of @course has a test. It must have at least two
 * lessons; its tasks, together with the questions of the course's quizzes,
 * must be at least four; and house rules and TAPIS_SECTION_TEST never have a
 * test. */
gboolean tapis_test_is_there (const TapisCourse *course, TapisSection section);

/** Returns a test of @section of the game with @rules. The same @seed gives the
 * same test. */
TapisLesson *tapis_test_new (const CgRules *rules, TapisSection section,
                             guint64 seed);

/** The highest number of tasks that may be wrong in a test that is passed. */
#define TAPIS_TEST_SLIPS 1

/** Notes in @progress that the learner knows all lessons of the section of
 * @test. */
void tapis_test_pass (TapisLesson *test, TapisProgress *progress);
