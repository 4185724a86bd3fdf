/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A section of a course: its heading, how far the learner has come in it, the
 * way to its test, and its lessons. Knows no lesson. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-course.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_COURSE_SECTION (tapis_course_section_get_type ())
G_DECLARE_FINAL_TYPE (TapisCourseSection, tapis_course_section, TAPIS,
                      COURSE_SECTION, GtkBox)

/** That part of @course; with a test it has a button of the action
 * `win.test-section (section)`. */
GtkWidget *tapis_course_section_new (const TapisCourse *course,
                                     TapisSection       section,
                                     TapisProgress     *progress);

/** Adds the row of a lesson, which takes @minutes. */
void tapis_course_section_add (TapisCourseSection *self, GtkWidget *row,
                               guint minutes);

G_END_DECLS
