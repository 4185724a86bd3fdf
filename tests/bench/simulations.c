/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many simulations a second the strong player makes, of the processor's
 * time, at decisions of games that the thoughtful one plays; and how long a
 * decision takes. Fails where a game is slower than asked.
 *
 *   simulations [GAME…]
 */

#include "players/cg-player.h"
#include "games/cg-games.h"

#include <stdio.h>
#include <time.h>

#define DECISIONS 40

typedef struct
{
  const char *game;
  guint       seats;
  guint       asked; /* simulations a second */
} Row;

static const Row rows[] = {
  { "norwegian", 2, 100000 },
  { "norwegian", 4, 100000 },
  { "norwegian", 11, 0 },
  { "balco", 2, 100000 },
  { "balco", 4, 100000 },
  { "balco", 5, 0 },
  { "yellow-dwarf", 3, 200000 },
  { "yellow-dwarf", 5, 200000 },
  { "yellow-dwarf", 8, 0 },
  { "scientific-war", 2, 200000 },
  { "scientific-war", 4, 200000 },
  { "scientific-war", 8, 0 },
  { "noddy", 2, 200000 },
};

static double
seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* One decision, as the strong player makes it; returns its simulations. */
static guint
think (const CgRules *rules, const CgState *state, guint64 seed)
{
  g_autofree CgState *redacted = cg_state_copy (rules, state);
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgSearchQuestion question = { .seed = seed, .asked = CG_NO_MOVE };
  CgSearchResult result;

  cg_redact (rules, redacted, rules->to_move (state));
  if (knowledge->judge != NULL)
    knowledge->judge (redacted, &question, &result);
  else
    cg_search (rules, knowledge->search, redacted, &question, &result);
  return result.simulations;
}

static gboolean
measure (const Row *row)
{
  const CgRules *rules = cg_game_find (row->game);
  g_autofree CgState *state = NULL;
  double spent = 0;
  double most = 0;
  guint64 simulations = 0;
  guint decisions = 0;
  guint64 deal = 0;
  CgRandom random;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) row->seats;
  state = cg_state_new (rules, &setup);
  cg_random_seed (&random, row->seats);
  while (decisions < DECISIONS)
    {
      CgMove moves[CG_MAX_MOVES];

      cg_deal (rules, &setup, ++deal, state);
      while (rules->to_move (state) != CG_NO_SEAT && decisions < DECISIONS)
        {
          guint64 seed = cg_random_next (&random);

          if (rules->moves (state, moves) > 1 &&
              cg_random_below (&random, 8) == 0)
            {
              double start = seconds ();
              guint done = think (rules, state, seed);
              double took = seconds () - start;

              spent += took;
              most = MAX (most, took);
              simulations += done;
              decisions++;
            }
          rules->play (state,
                       cg_player_advise (cg_player_find ("medium"), rules,
                                         state, seed, NULL, NULL),
                       NULL);
        }
    }
  printf ("%-15s %5u %12.0f %10u %8.1f %8.1f\n", row->game, row->seats,
          (double) simulations / spent, row->asked, spent * 1e3 / decisions,
          most * 1e3);
  return (double) simulations / spent >= row->asked;
}

int
main (int argc, char **argv)
{
  gboolean fast = TRUE;

  printf ("%-15s %5s %12s %10s %8s %8s\n", "game", "seats", "simulations/s",
          "asked", "ms mean", "ms most");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (argc == 1 ||
        g_strv_contains ((const char *const *) argv + 1, rows[i].game))
      fast = measure (&rows[i]) && fast;
  return fast ? 0 : 1;
}
