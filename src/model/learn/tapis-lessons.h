/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons that come with the program, from the folder data/lessons. */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/** The folder of the lessons among the program's resources. */
#define TAPIS_LESSONS_FOLDER "/io/github/tapisgames/Tapis/lessons/"

/** Returns the lesson with the id @id, or %NULL. Each lesson is read only once,
 * and never changes. Free with g_object_unref(). */
TapisLesson *tapis_lessons_find (const char *id);

/** Returns all lessons of the game of @rules that can be read: a list of
 * #TapisLesson in the order of the course. Free with g_object_unref(). */
GListModel *tapis_lessons_load (const CgRules *rules);

/** Returns the link to the lesson in the game of @rules that is offered for
 * @name at a table with the house rules of @setup; %NULL if there is none, or
 * @name is %NULL. @name is a card as text, or a name of cg_refusal_id(),
 * cg_event_id() or cg_reason_id(), as @kind says. The link lives as long as the
 * program. */
const TapisLessonLink *tapis_lessons_find_link (const CgRules *rules,
                                                const CgSetup *setup,
                                                TapisLinkKind  kind,
                                                const char    *name);

/** Returns a lesson whose table has the house rule number @option (from 0) of
 * @rules, if possible with the value @value; %NULL if there is none. Borrowed;
 * the lesson lives as long as the program. */
TapisLesson *tapis_lessons_for_option (const CgRules *rules, guint option,
                                       int value);

G_END_DECLS
