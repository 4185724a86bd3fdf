/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stars that a learner earns in a lesson, and what is said of them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The stars of a lesson. A star that was earned once is kept. */
typedef enum
{
  TAPIS_STAR_FINISHED = 1 << 0,  /* the learner has come to the end … */
  TAPIS_STAR_ALONE = 1 << 1,     /* … without a hint, and nothing was shown or
                                  * skipped */
  TAPIS_STAR_FIRST_TRY = 1 << 2, /* no move and no answer was wrong */
} TapisStars;

#define TAPIS_N_STARS 3

/** A run through a lesson, from its beginning until now. */
typedef struct
{
  guint step;     /* the step now, from 0 */
  guint n_helped; /* how often help was taken */
  guint n_slips;  /* moves and answers that were not right at first */
} TapisRun;

/** The stars that @run earns if the lesson ends now. */
TapisStars tapis_run_get_stars (const TapisRun *run);

guint tapis_stars_count (TapisStars stars);

/** Says which stars were earned: "2 of 3 stars: finished, without help". %NULL
 * where none was. */
const char *tapis_stars_tell (TapisStars stars);

/** What the coach says at the end of a lesson: which stars were @earned this
 * time, and which are left, where @before are those that were earned before.
 * Free with g_free(). */
char *tapis_stars_tell_end (TapisStars earned, TapisStars before);

G_END_DECLS
