/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row for a lesson on the course page, with the action `win.lesson ("id")`,
 * where "id" is the id of the lesson. This file must not know what the lesson
 * teaches. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "model/learn/tapis-progress.h"

#define TAPIS_TYPE_LESSON_ROW (tapis_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonRow, tapis_lesson_row, TAPIS, LESSON_ROW,
                      AdwActionRow)

/** Makes the row of @lesson. @number is the number of the lesson in the course,
 * from 1, or 0 for a lesson about a house rule, which has no number. @progress
 * tells how far the learner has come. @next is %TRUE if this lesson should be
 * taken next. */
GtkWidget *tapis_lesson_row_new (TapisLesson *lesson, guint number,
                                 TapisProgress *progress, gboolean next);
