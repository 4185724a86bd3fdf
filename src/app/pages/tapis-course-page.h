/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons of a game, one below the other as a path: what is done, what
 * comes next, and what else is open, which is everything. Knows games only from
 * the registry. */

#pragma once

#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-progress.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_COURSE_PAGE (tapis_course_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisCoursePage, tapis_course_page, TAPIS, COURSE_PAGE,
                      TapisPage)

/** Shows the lessons of @course, which are those of the game of @rules. A
 * lesson is the action `win.lesson ("id")`. */
void tapis_course_page_set_course (TapisCoursePage *self, const CgRules *rules,
                                   GListModel *course, TapisProgress *progress);

G_END_DECLS
