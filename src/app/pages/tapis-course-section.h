/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A section of a course: its heading, how many of its lessons are done, a
 * button for a test about the section, and its lessons. This file must not know
 * what a lesson teaches. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-course.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_COURSE_SECTION (tapis_course_section_get_type ())
G_DECLARE_FINAL_TYPE (TapisCourseSection, tapis_course_section, TAPIS,
                      COURSE_SECTION, GtkBox)

/** Makes an empty section for the part @section of @course; @progress says
 * which of the lessons are done. If there is a test about the section, its
 * button has the action `win.test-section (section)`. */
GtkWidget *tapis_course_section_new (const TapisCourse *course,
                                     TapisSection       section,
                                     TapisProgress     *progress);

/** Adds @row, the row of a lesson, to the section. The lesson takes @minutes
 * minutes. */
void tapis_course_section_add (TapisCourseSection *self, GtkWidget *row,
                               guint minutes);

G_END_DECLS
