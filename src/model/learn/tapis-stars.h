/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stars that a learner earns in a lesson, and the sentences about them. */

#pragma once

#include <glib.h>

/** The stars of a lesson. A star that was earned once is kept. */
typedef enum
{
  TAPIS_STAR_FINISHED = 1 << 0,  /* the learner has come to the end of the
                                  * lesson */
  TAPIS_STAR_ALONE = 1 << 1,     /* the learner took no hint, was shown no move,
                                  * and skipped nothing */
  TAPIS_STAR_FIRST_TRY = 1 << 2, /* no move and no answer was wrong */
} TapisStars;

#define TAPIS_N_STARS 3

/** A run through a lesson, from its beginning to the current step. */
typedef struct
{
  guint step;     /* the current step, from 0 */
  guint n_helped; /* how often the learner took help */
  guint n_slips;  /* how many tasks and questions were not done right at the
                   * first try */
} TapisRun;

/** Returns the stars that @run earns if the lesson ends now. */
TapisStars tapis_run_get_stars (const TapisRun *run);

guint tapis_stars_count (TapisStars stars);

/** Returns a text that tells which stars were earned, such as "2 of 3 stars:
 * finished, without help", or %NULL if @stars does not have
 * TAPIS_STAR_FINISHED. Borrowed. */
const char *tapis_stars_tell (TapisStars stars);

/** Returns what the coach says at the end of a lesson: which stars were @earned
 * in this run, and which stars are still missing. @before are the stars that
 * were earned in earlier runs. Free with g_free(). */
char *tapis_stars_tell_end (TapisStars earned, TapisStars before);
