/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a game: the ids of its lessons, section by section, in the
 * order in which they are taken; and how far somebody has come in it. Only the
 * heads of the lessons are read, because the first page of the window cannot
 * wait for the rest. */

#pragma once

#include "tapis-lesson.h"
#include "tapis-progress.h"

G_BEGIN_DECLS

typedef struct
{
  char        *id;
  TapisSection section;
  guint        number; /* from 1, on the path through the course; 0 for a lesson
                        * about a house rule, which lies beside the path */
} TapisCourseItem;

typedef struct
{
  const CgRules   *rules;
  TapisCourseItem *items;
  guint            n;
  guint            n_path; /* how many of them are on the path */
} TapisCourse;

/** The course of the game of @rules; it lives as long as the program. */
const TapisCourse *tapis_course_get (const CgRules *rules);

/** How far somebody has come. */
typedef struct
{
  guint n;       /* lessons */
  guint n_known; /* those that were finished, or that a test has shown to be
                  * known */
  guint n_stars;
} TapisStanding;

/** How far somebody has come in @section; and on the whole path. Lessons beside
 * the path count in their section only. */
TapisStanding tapis_course_count_section (const TapisCourse *course,
                                          TapisProgress     *progress,
                                          TapisSection       section);
TapisStanding tapis_course_count         (const TapisCourse *course,
                                          TapisProgress     *progress);

/** The first lesson on the path that is not known; %NULL where all are known.
 */
const TapisCourseItem *tapis_course_find_next (const TapisCourse *course,
                                               TapisProgress     *progress);

/** The lesson that is offered after the lesson @id: the next one on the path,
 * or, where @id lies beside the path, the next one there. Lessons that a test
 * has shown to be known are passed over. %NULL where there is none. */
const TapisCourseItem *tapis_course_find_after (const TapisCourse *course,
                                                TapisProgress     *progress,
                                                const char        *id);

/** How many minutes the lessons of @section take. This reads the lessons. */
guint tapis_course_read_minutes (const TapisCourse *course,
                                 TapisSection       section);

G_END_DECLS
