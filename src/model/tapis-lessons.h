/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons that come with the program: data/lessons. */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/** The course of a game: a list of #TapisLesson in their order, all that can be
 * read. Free with g_object_unref(). */
GListModel *tapis_lessons_load (const CgRules *rules);

/** The lesson of that id, or %NULL. */
TapisLesson *tapis_lessons_find (const char *id);

G_END_DECLS
