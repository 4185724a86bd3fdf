/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The test by which a learner shows that they know a section of a course: a
 * lesson made of what the lessons of that section ask. There is no help in it,
 * and what went wrong is told and not tried again. */

#pragma once

#include "tapis-course.h"

G_BEGIN_DECLS

/** Whether @section has a test. */
gboolean tapis_exam_is_there (const TapisCourse *course, TapisSection section);

/** A test of @section, with other tasks for another @seed. */
TapisLesson *tapis_exam_new (const CgRules *rules, TapisSection section,
                             guint64 seed);

/** How many of the tasks of @exam may go wrong. */
#define TAPIS_EXAM_SLIPS 1

/** How many tasks @exam has, each a question of a quiz or a move. */
guint tapis_exam_count (TapisLesson *exam);

/** Marks the lessons of the section of @exam as known. */
void tapis_exam_pass (TapisLesson *exam, TapisProgress *progress);

G_END_DECLS
