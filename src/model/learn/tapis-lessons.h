/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons that come with the program, from data/lessons. */

#pragma once

#include "tapis-lesson.h"

/** The folders of the lessons and of the known tasks (tapis-theme.h) among the
 * program's resources. */
#define TAPIS_LESSONS_FOLDER "/io/github/tapisgames/Tapis/lessons/"
#define TAPIS_TASKS_FOLDER "/io/github/tapisgames/Tapis/tasks/"

/** Returns the lesson with the id @id, or %NULL if there is none. Each lesson
 * is read only once. Free with g_object_unref(). */
TapisLesson *tapis_lessons_find (const char *id);

/** Returns all lessons of the game with @rules that can be read: a list of
 * #TapisLesson in the order of the course. Free with g_object_unref(). */
GListModel *tapis_lessons_load (const CgRules *rules);

/** Returns the link to the lesson of the game with @rules that is offered for
 * @name in a game with the house rules of @setup. Returns %NULL if there is
 * none, or if @name is %NULL. @kind tells whether @name is a card as text or an
 * id from cg_refusal_id(), cg_event_id() or cg_reason_id(). The link is never
 * freed. */
const TapisLessonLink *tapis_lessons_find_link (const CgRules *rules,
                                                const CgSetup *setup,
                                                TapisLinkKind  kind,
                                                const char    *name);

/** Returns a lesson with a position in which the option number @option (from 0)
 * of @rules has @value or, if there is none, another value that is not the
 * default. Returns %NULL if there is no such lesson. Borrowed; the lesson is
 * never freed. */
TapisLesson *tapis_lessons_for_option (const CgRules *rules, guint option,
                                       int value);
