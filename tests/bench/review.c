/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the review of a game takes, of each kind of game: a person who plays
 * as a learner does, against the thoughtful player. What counts is the time of
 * two processors that do nothing else: half of the time that the threads have
 * used.
 *
 *   review [--tell] [GAME…]     --tell: its three puzzles in words
 */

#include "config.h"

#include "games/cg-games.h"
#include "model/learn/tapis-review.h"
#include "model/learn/tapis-tutor.h"
#include "model/game/tapis-games.h"

#include <stdio.h>
#include <time.h>

#define GAMES 3   /* of each kind */

static char *
play (const CgRules *rules, guint64 deal)
{
  g_autoptr (CgSession) session = NULL;
  g_autofree char *saved = NULL;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.dealer = (guint8) (deal % setup.seats);
  session = cg_session_new (rules, &setup, deal);
  while (!cg_session_is_over (session))
    if (cg_session_round_is_over (session))
      {
        cg_session_next_round (session, NULL);
      }
    else
      {
        const CgState *state = cg_session_state (session);
        gboolean person = rules->to_move (state) == 0;

        cg_session_play (session,
                         cg_player_advise (
                           cg_player_find (person ? "easy" : "medium"), rules,
                           state, deal * 1000 + cg_session_n_played (session),
                           NULL, NULL),
                         NULL);
      }
  saved = cg_session_to_text (session, NULL);
  return g_strconcat (saved, "\n[table]\nplayer.0=person\n", NULL);
}

static void
tell (TapisReview *review)
{
  const TapisReviewNow *now = tapis_review_now (review);
  g_autofree char *summary = tapis_review_say_summary (review);
  g_autofree char *luck = tapis_review_say_luck (review);
  g_autoptr (TapisLesson) puzzles = tapis_review_new_puzzles (review);
  g_autoptr (TapisTutor) tutor = NULL;

  if (puzzles != NULL)
    tutor = tapis_tutor_new (puzzles);
  printf ("  %s %s\n", summary, luck != NULL ? luck : "");
  for (guint i = 0; i < now->n_puzzles; i++)
    {
      g_autofree char *decision =
        tapis_review_say_decision (review, now->puzzles[i]);
      const TapisLessonLink *link;

      tapis_tutor_show (tutor);
      link = tapis_tutor_get_link (tutor);
      printf ("  %s -- %s (%s)\n", decision, tapis_tutor_get_text (tutor),
              link != NULL ? link->lesson : "no lesson");
      tapis_tutor_go_on (tutor);
    }
}

static void
measure (const CgRules *rules, gboolean telling)
{
  double longest = 0;

  for (guint64 deal = 1; deal <= GAMES; deal++)
    {
      g_autofree char *text = play (rules, deal);
      gint64 start = g_get_monotonic_time ();
      clock_t used = clock ();
      g_autoptr (TapisReview) review = tapis_review_new (text, -1, NULL, NULL);
      double took, half;

      tapis_review_start (review, 0);
      while (tapis_review_now (review)->working)
        g_main_context_iteration (NULL, TRUE);
      took = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
      half = (double) (clock () - used) / CLOCKS_PER_SEC / 2;
      longest = MAX (longest, half);
      printf ("%-16s deal %u: %4u decisions, %2u mistakes, %6.2f s of two "
              "processors, %6.2f s by the clock\n",
              rules->id, (guint) deal, tapis_review_now (review)->n_decisions,
              tapis_review_now (review)->n_mistakes, half, took);
      if (telling)
        tell (review);
    }
  printf ("figure: review-%s-s %.2f\n", rules->id, longest);
}

int
main (int argc, char **argv)
{
  gboolean telling = argc > 1 && g_str_equal (argv[1], "--tell");
  const char *const *wished = (const char *const *) argv + 1 + telling;
  setvbuf (stdout, NULL, _IOLBF, 0);
  for (guint i = 0; cg_games[i] != NULL; i++)
    if (*wished == NULL || g_strv_contains (wished, cg_games[i]->id))
      measure (cg_games[i], telling);
  return 0;
}
