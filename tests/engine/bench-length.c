/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move costs in a long game: played, taken back, saved and loaded, in
 * microseconds a move of the game. The columns must not grow with the length:
 * a game of twice as many moves costs twice as much. (One undo replays the
 * game, one save writes all of it: both cost as much as it is long.)
 *
 *   bench-length [GAME [OPTION=VALUE]]    by default a long match of Nain jaune
 */

#include "engine/cg-session.h"
#include "games/cg-games.h"

#include <string.h>

#define SHORTEST 250
#define LENGTHS 5
#define REPEATS 15

static double
microseconds_since (gint64 start, guint moves)
{
  return (double) (g_get_monotonic_time () - start) / moves;
}

/* Plays at random until the session has @length moves, or is over. */
static void
play (CgSession *session, guint length, CgRandom *random)
{
  const CgRules *rules = cg_session_rules (session);

  while (cg_session_n_played (session) < length &&
         !cg_session_is_over (session))
    if (cg_session_round_is_over (session))
      cg_session_next_round (session, NULL);
    else
      cg_session_play (session,
                       cg_random_move (rules, cg_session_state (session),
                                       random),
                       NULL);
}

/* The least of several times, for each of the four. */
static gboolean
measure (const CgRules *rules, const CgSetup *setup, guint length)
{
  double least[4] = { G_MAXDOUBLE, G_MAXDOUBLE, G_MAXDOUBLE, G_MAXDOUBLE };
  guint n = 0;

  for (guint i = 0; i < REPEATS; i++)
    {
      g_autoptr (CgSession) session = cg_session_new (rules, setup, 1);
      g_autoptr (CgSession) loaded = NULL;
      g_autofree char *text = NULL;
      CgRandom random;
      gint64 start;

      cg_random_seed (&random, 1);
      start = g_get_monotonic_time ();
      play (session, length, &random);
      n = cg_session_n_played (session);
      least[0] = MIN (least[0], microseconds_since (start, n));
      start = g_get_monotonic_time ();
      cg_session_undo (session);
      least[1] = MIN (least[1], microseconds_since (start, n));
      start = g_get_monotonic_time ();
      text = cg_session_to_text (session, NULL);
      least[2] = MIN (least[2], microseconds_since (start, n));
      start = g_get_monotonic_time ();
      loaded = cg_session_from_text (cg_games_all, text, -1, NULL, NULL);
      g_assert_nonnull (loaded);
      least[3] = MIN (least[3], microseconds_since (start, n));
    }
  g_print ("%6u %8.3f %8.3f %8.3f %8.3f\n", n, least[0], least[1], least[2],
           least[3]);
  return n == length;
}

int
main (int argc, char **argv)
{
  const CgRules *rules = cg_game_find (argc > 1 ? argv[1] : "yellow-dwarf");
  const char *text = argc > 1 ? argv[2] : "bank=500";
  CgSetup setup;

  if (rules == NULL)
    g_error ("there is no game “%s”", argv[1]);
  cg_setup_init (&setup, rules);
  if (text != NULL)
    {
      g_auto (GStrv) pair = g_strsplit (text, "=", 2);
      int option = cg_option_index (rules, pair[0]);

      if (option < 0 || pair[1] == NULL ||
          !cg_option_value_from_text (&rules->options[option], pair[1],
                                      &setup.options[option]))
        g_error ("%s: no such option: %s", rules->id, text);
    }
  g_print ("  moves  play us  undo us  save us  load us   a move of %s\n",
           rules->id);
  for (guint i = 0; i < LENGTHS; i++)
    if (!measure (rules, &setup, SHORTEST << i))
      break;
  return 0;
}
