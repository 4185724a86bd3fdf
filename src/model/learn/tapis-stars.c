/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stars of a lesson, and the sentences about them: one sentence for each
 * set of stars. */

#include "tapis-stars.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"

/* A set of stars as an index from 0 to 3, without TAPIS_STAR_FINISHED. */
#define HOW(stars) ((stars) >> 1 & 3)

TapisStars
tapis_run_get_stars (const TapisRun *run)
{
  return (TapisStars) (TAPIS_STAR_FINISHED |
                       (run->n_helped == 0 ? TAPIS_STAR_ALONE : 0) |
                       (run->n_slips == 0 ? TAPIS_STAR_FIRST_TRY : 0));
}

guint
tapis_stars_count (TapisStars stars)
{
  return ((stars & TAPIS_STAR_FINISHED) != 0) +
         ((stars & TAPIS_STAR_ALONE) != 0) +
         ((stars & TAPIS_STAR_FIRST_TRY) != 0);
}

const char *
tapis_stars_tell (TapisStars stars)
{
  /* Translators: the stars of a lesson, and what each is for */
  static const char *const sentences[] = {
    N_("1 of 3 stars: finished"),
    N_("2 of 3 stars: finished, without help"),
    N_("2 of 3 stars: finished, all on the first try"),
    N_("3 of 3 stars: finished, without help, all on the first try"),
  };

  return stars & TAPIS_STAR_FINISHED ? _(sentences[HOW (stars)]) : NULL;
}

char *
tapis_stars_tell_end (TapisStars earned, TapisStars before)
{
  /* Translators: said at the end of a lesson: the stars of this time */
  static const char *const now[] = {
    N_("That is the end of the lesson: a star for you."),
    N_("That is the end of the lesson: two stars, one of them for doing it "
       "without help."),
    N_("That is the end of the lesson: two stars, one of them for getting "
       "everything right on the first try."),
    N_("That is the end of the lesson: all three stars, because you had no "
       "help and got everything right on the first try."),
  };
  /* Translators: said at the end of a lesson: the stars that were not earned
   * yet */
  static const char *const left[] = {
    N_("Two more to earn: one without help, and one for everything right on "
       "the first try."),
    N_("One more to earn: everything right on the first try."),
    N_("One more to earn: without help."),
    N_("With the stars that you had before, you have all three."),
  };
  TapisStars all = (TapisStars) (earned | before);

  if (HOW (earned) == HOW (~0u))
    return g_strdup (_(now[HOW (earned)]));
  return tapis_words_sentences (_(now[HOW (earned)]), _(left[HOW (all)]), NULL);
}
