/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row for a lesson in the list of the lessons of a game, with the action
 * `win.lesson ("id")`. Must not know what the lesson teaches. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "model/learn/tapis-progress.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LESSON_ROW (tapis_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonRow, tapis_lesson_row, TAPIS, LESSON_ROW,
                      AdwActionRow)

/** Makes the row of @lesson. @number: the lesson's number in the course, from
 * 1; 0: it is about a house rule and has none. @next: whether it is the first
 * lesson that is not done. */
GtkWidget *tapis_lesson_row_new (TapisLesson *lesson, guint number,
                                 TapisProgress *progress, gboolean next);

G_END_DECLS
