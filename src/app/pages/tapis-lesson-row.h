/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in the list of those of a game: the action `win.lesson ("id")`.
 * Knows no lesson. */

#pragma once

#include <adwaita.h>

#include "model/learn/tapis-lesson.h"
#include "model/learn/tapis-progress.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LESSON_ROW (tapis_lesson_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonRow, tapis_lesson_row, TAPIS, LESSON_ROW,
                      AdwActionRow)

/** @number: its 1-based place on the path, 0: beside it; @next: whether it is
 * the first on the path that is not known. */
GtkWidget *tapis_lesson_row_new (TapisLesson *lesson, guint number,
                                 TapisProgress *progress, gboolean next);

G_END_DECLS
