/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The test in which a learner shows that they know a section of a course. It is
 * a lesson made of tasks from the lessons of that section. There is no help in
 * a test; the coach says what was wrong, and the learner cannot try it again.
 */

#pragma once

#include "tapis-course.h"

G_BEGIN_DECLS

/** Returns whether @section of @course has a test: it has two lessons or more,
 * and at least four tasks, or questions of the course's quizzes. */
gboolean tapis_test_is_there (const TapisCourse *course, TapisSection section);

/** Returns a test of @section in the game of @rules. The same @seed makes the
 * same test. */
TapisLesson *tapis_test_new (const CgRules *rules, TapisSection section,
                             guint64 seed);

/** How many tasks of a test may go wrong if the test is to be passed. */
#define TAPIS_TEST_SLIPS 1

/** Notes in @progress that all lessons of the section of @test are known. */
void tapis_test_pass (TapisLesson *test, TapisProgress *progress);

G_END_DECLS
