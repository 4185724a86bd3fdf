/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons that come with the program: data/lessons. */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/** Where the resources have them. */
#define TAPIS_LESSONS_FOLDER "/io/github/tapisgames/Tapis/lessons/"

/** The lesson @id, or %NULL. It is read once, and never changes. Free with
 * g_object_unref(). */
TapisLesson *tapis_lessons_find (const char *id);

/** The lessons of a game: a list of #TapisLesson in the order of its course,
 * all that can be read. Free with g_object_unref(). */
GListModel *tapis_lessons_load (const CgRules *rules);

/** The lesson of @rules that is offered for @name at a table with the house
 * rules of @setup; %NULL where there is none, or @name is %NULL. @name is a
 * card as text, or a name of cg_refusal_id(), cg_event_id() or cg_reason_id(),
 * as @kind says. The link lives as long as the program. */
const TapisLessonLink *tapis_lessons_find_link (const CgRules *rules,
                                                const CgSetup *setup,
                                                TapisLinkKind  kind,
                                                const char    *name);

/** The lesson that is played by the house rule @option (from 0) of @rules, best
 * with that @value; %NULL where there is none. Borrowed; it lives as long as
 * the program. */
TapisLesson *tapis_lessons_for_option (const CgRules *rules, guint option,
                                       int value);

G_END_DECLS
