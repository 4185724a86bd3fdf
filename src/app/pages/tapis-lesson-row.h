/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row for a lesson in the list of the lessons of a game, with the action
 * `win.lesson ("id")`. This file must not know what the lesson teaches. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "model/learn/tapis-progress.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LESSON_ROW (tapis_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonRow, tapis_lesson_row, TAPIS, LESSON_ROW,
                      AdwActionRow)

/** Makes the row of @lesson. @number is the number of the lesson in the course,
 * from 1; 0 means that the lesson is about a house rule and has no number.
 * @next is %TRUE for the first lesson that is not done. */
GtkWidget *tapis_lesson_row_new (TapisLesson *lesson, guint number,
                                 TapisProgress *progress, gboolean next);

G_END_DECLS
