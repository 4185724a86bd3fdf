/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a game: the ids of its lessons, section by section, in the
 * order in which they are taken; and how far somebody has come in it. Only the
 * beginning of each lesson file is read, because the first page of the window
 * must not wait until whole lessons have been read. */

#pragma once

#include "tapis-lesson.h"
#include "tapis-progress.h"

G_BEGIN_DECLS

typedef struct
{
  char        *id;
  TapisSection section;
  guint        number; /* the number of the lesson on the path through the
                        * course, from 1; 0: the lesson is about a house rule,
                        * and is not on the path */
} TapisCourseItem;

typedef struct
{
  const CgRules   *rules;
  TapisCourseItem *items;
  guint            n;
  guint            n_path; /* how many of the lessons are on the path */
} TapisCourse;

/** Returns the course of the game of @rules, which lives as long as the
 * program. */
const TapisCourse *tapis_course_get (const CgRules *rules);

/** How far somebody has come in a course or in a section. */
typedef struct
{
  guint n;       /* how many lessons there are */
  guint n_known; /* how many lessons were finished, or were shown to be known by
                  * a test */
  guint n_stars;
} TapisStanding;

/** tapis_course_count_section() returns how far somebody has come in @section,
 * as @progress says; tapis_course_count() returns how far they have come on the
 * whole path through the course. Lessons that are not on the path count in
 * their section only. */
TapisStanding tapis_course_count_section (const TapisCourse *course,
                                          TapisProgress     *progress,
                                          TapisSection       section);
TapisStanding tapis_course_count         (const TapisCourse *course,
                                          TapisProgress     *progress);

/** Returns the first lesson on the path that is not known yet; %NULL if all are
 * known. */
const TapisCourseItem *tapis_course_find_next (const TapisCourse *course,
                                               TapisProgress     *progress);

/** Returns the lesson that is offered after the lesson @id: the next one on the
 * path, or, if @id is not on the path, the next one that is not. Lessons that a
 * test has shown to be known are passed over. %NULL if there is none. */
const TapisCourseItem *tapis_course_find_after (const TapisCourse *course,
                                                TapisProgress     *progress,
                                                const char        *id);

/** Returns how many minutes the lessons of @section take. For that, the lessons
 * are read. */
guint tapis_course_read_minutes (const TapisCourse *course,
                                 TapisSection       section);

G_END_DECLS
