/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons that come with the program: data/lessons. */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/** The lessons of a game: a list of #TapisLesson in the order of its course,
 * all that can be read. Free with g_object_unref(). */
GListModel *tapis_lessons_load (const CgRules *rules);

/** Which lesson of @rules explains a special card, the refusal of that name
 * (see cg_refusal_id()), or why a move is good (see cg_reason_id()), at a table
 * with the house rules of @setup; %NULL: none. Lives as long as the program. */
const TapisLessonLink *tapis_lessons_for_card    (const CgRules *rules,
                                                  const CgSetup *setup,
                                                  CgCard         card);
const TapisLessonLink *tapis_lessons_for_refusal (const CgRules *rules,
                                                  const CgSetup *setup,
                                                  const char    *refusal);
const TapisLessonLink *tapis_lessons_for_reason  (const CgRules *rules,
                                                  const CgSetup *setup,
                                                  const char    *reason);

/** The same for the event of that name (see cg_event_id()). */
const TapisLessonLink *tapis_lessons_for_event   (const CgRules *rules,
                                                  const CgSetup *setup,
                                                  const char    *event);

/** The lesson that is played by the house rule @option (0-based) of @rules,
 * best with that @value; %NULL: none. Borrowed, lives as long as the program.
 */
TapisLesson *tapis_lessons_for_option (const CgRules *rules, guint option,
                                       int value);

/** The lesson of that id, or %NULL. */
TapisLesson *tapis_lessons_find (const char *id);

G_END_DECLS
