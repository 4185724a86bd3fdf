/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The test in which a learner shows that they know a section of a course. It is
 * a lesson made of tasks from the lessons of that section. There is no help in
 * it; what went wrong is told, and is not tried again. */

#pragma once

#include "tapis-course.h"

G_BEGIN_DECLS

/** Whether @section has a test. */
gboolean tapis_test_is_there (const TapisCourse *course, TapisSection section);

/** A test of @section. The same @seed makes the same test. */
TapisLesson *tapis_test_new (const CgRules *rules, TapisSection section,
                             guint64 seed);

/** How many tasks may go wrong in a test that is passed. */
#define TAPIS_TEST_SLIPS 1

/** Marks the lessons of the section of @test as known. */
void tapis_test_pass (TapisLesson *test, TapisProgress *progress);

G_END_DECLS
