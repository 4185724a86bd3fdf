/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a game: the ids of its lessons, sorted by section and then by
 * id, and how far a learner has come in it. Only the beginning of each lesson
 * file is read, because the first page of the window must not wait until whole
 * lessons are read. */

#pragma once

#include "tapis-lesson.h"
#include "tapis-progress.h"

typedef struct
{
  char        *id;
  TapisSection section;
  guint        number; /* the number of the lesson on the path through the
                        * course, from 1; 0: the lesson is about a house rule
                        * and is not on the path */
} TapisCourseItem;

typedef struct
{
  const CgRules   *rules;
  TapisCourseItem *items;
  guint            n;
  guint            n_path; /* how many of @items are on the path */
} TapisCourse;

/** Returns the course of the game with @rules. The course is never freed. */
const TapisCourse *tapis_course_get (const CgRules *rules);

/** How far a learner has come in a course or in a section of it. */
typedef struct
{
  guint n;       /* how many lessons there are */
  guint n_known; /* how many lessons the learner has finished, or has shown in a
                  * test to know */
  guint n_stars;
} TapisStanding;

/** Returns how far the learner of @progress has come in the lessons of
 * @section. If it is TAPIS_N_SECTIONS, in all lessons that are on the path
 * through the course. */
TapisStanding tapis_course_count (const TapisCourse *course,
                                  TapisProgress *progress,
                                  TapisSection section);

/** Returns the first lesson on the path that the learner does not know yet, or
 * %NULL if they know all of them. */
const TapisCourseItem *tapis_course_find_next (const TapisCourse *course,
                                               TapisProgress     *progress);

/** Returns the lesson to offer after the lesson @id: the next lesson on the
 * path or, if @id is not on the path, the next lesson that is not on it either.
 * Skips lessons that the learner has shown in a test to know. Returns %NULL if
 * there is none. */
const TapisCourseItem *tapis_course_find_after (const TapisCourse *course,
                                                TapisProgress     *progress,
                                                const char        *id);

/** Returns how many minutes the lessons of @section take together. To know
 * that, this function reads the lessons. */
guint tapis_course_read_minutes (const TapisCourse *course,
                                 TapisSection       section);
