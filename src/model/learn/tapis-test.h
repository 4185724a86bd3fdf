/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The test by which a learner shows that they know a section of a course: a
 * lesson made of tasks of that section's lessons. There is no help in it, and
 * what went wrong is told and not tried again. */

#pragma once

#include "tapis-course.h"

G_BEGIN_DECLS

/** Whether @section has a test. */
gboolean tapis_test_is_there (const TapisCourse *course, TapisSection section);

/** A test of @section: the same tasks for the same @seed. */
TapisLesson *tapis_test_new (const CgRules *rules, TapisSection section,
                             guint64 seed);

/** How many of the tasks of a test may go wrong. */
#define TAPIS_TEST_SLIPS 1

/** Marks the lessons of the section of @test as known. */
void tapis_test_pass (TapisLesson *test, TapisProgress *progress);

G_END_DECLS
