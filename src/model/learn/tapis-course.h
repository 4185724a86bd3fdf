/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a game: its lessons by their ids, in the order in which they
 * are taken, section by section, and how far somebody has come in it. Reads
 * only the heads of the lessons: the first page cannot wait for the rest. */

#pragma once

#include "tapis-lesson.h"
#include "tapis-progress.h"

G_BEGIN_DECLS

typedef struct
{
  char        *id;
  TapisSection section;
  guint        number; /* on the path that leads through the course, 1-based;
                        * 0: a house rule, which lies beside it */
} TapisCourseItem;

typedef struct
{
  const CgRules   *rules;
  TapisCourseItem *items;
  guint            n;
  guint            n_path; /* of them on the path */
} TapisCourse;

/** That of @rules; it lives as long as the program. */
const TapisCourse *tapis_course_get (const CgRules *rules);

/** How far somebody has come. */
typedef struct
{
  guint n;       /* lessons */
  guint n_known; /* of them finished, or known as a test has shown */
  guint n_stars;
} TapisStanding;

/** In @section; and on the whole path: what lies beside it is counted in its
 * own section only, wherever a course is counted. */
TapisStanding tapis_course_count_section (const TapisCourse *course,
                                          TapisProgress     *progress,
                                          TapisSection       section);
TapisStanding tapis_course_count         (const TapisCourse *course,
                                          TapisProgress     *progress);

/** The first lesson on the path that is not known; %NULL where all are. */
const TapisCourseItem *tapis_course_find_next (const TapisCourse *course,
                                               TapisProgress     *progress);

/** The lesson that is offered after @id: on the path the next one, without
 * those that a test has shown to be known; beside it the next house rule.
 * %NULL: none. */
const TapisCourseItem *tapis_course_find_after (const TapisCourse *course,
                                                TapisProgress     *progress,
                                                const char        *id);

/** How long the lessons of @section take, in minutes. This reads them. */
guint tapis_course_read_minutes (const TapisCourse *course,
                                 TapisSection       section);

G_END_DECLS
