/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A section on the course page: its heading, how many of its lessons are done,
 * a button for a test on the section, and the list of its lessons. This file
 * must not know what a lesson teaches. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-course.h"

#define TAPIS_TYPE_COURSE_SECTION (tapis_course_section_get_type ())
G_DECLARE_FINAL_TYPE (TapisCourseSection, tapis_course_section, TAPIS,
                      COURSE_SECTION, GtkBox)

/** Makes the widget for @section, a section of @course, still without lessons.
 * @progress tells which lessons are done. The button for the test has the
 * action `win.test-section (section)`. It is visible if there is a test on the
 * section and not all its lessons are done. */
GtkWidget *tapis_course_section_new (const TapisCourse *course,
                                     TapisSection       section,
                                     TapisProgress     *progress);

/** Adds @row, the row of a lesson, to the section. @minutes is how long the
 * lesson takes, in minutes. */
void tapis_course_section_add (TapisCourseSection *self, GtkWidget *row,
                               guint minutes);
