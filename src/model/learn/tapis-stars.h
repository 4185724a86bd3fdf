/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a learner earns with a lesson, and what is said of it. Knows no lesson.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The stars of a lesson. Each, once earned, is kept. */
typedef enum
{
  TAPIS_STAR_FINISHED = 1 << 0,  /* its end was reached */
  TAPIS_STAR_ALONE = 1 << 1,     /* without a hint, and nothing was shown or
                                  * skipped */
  TAPIS_STAR_FIRST_TRY = 1 << 2, /* no move and no answer was wrong */
} TapisStars;

#define TAPIS_N_STARS 3

/** A run through a lesson, from its beginning. */
typedef struct
{
  guint step;     /* where it is now, 0-based */
  guint n_helped; /* how often help was taken */
  guint n_slips;  /* moves and answers that were not right at first */
} TapisRun;

/** What @run earns when the lesson is over. */
TapisStars tapis_run_get_stars (const TapisRun *run);

guint tapis_stars_count (TapisStars stars);

/** "2 of 3 stars: finished, without help"; %NULL where there is none. */
const char *tapis_stars_tell (TapisStars stars);

/** What the coach says at the end of a lesson of which @before had been earned
 * before: what was @earned this time, and what is left. Free with g_free(). */
char *tapis_stars_tell_end (TapisStars earned, TapisStars before);

G_END_DECLS
