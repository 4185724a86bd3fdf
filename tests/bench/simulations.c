/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the strong player takes, of the processor's time, at decisions of
 * games that the thoughtful one plays. The figures do not depend on the
 * machine: they are simulations beside a loop of integer arithmetic and memory
 * that never changes, and that runs after each decision.
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
} Row;

static const Row rows[] = {
  { "norwegian", 2 },
  { "norwegian", 4 },
  { "norwegian", 11 },
  { "balco", 2 },
  { "balco", 4 },
  { "balco", 5 },
  { "yellow-dwarf", 3 },
  { "yellow-dwarf", 5 },
  { "yellow-dwarf", 8 },
  { "scientific-war", 2 },
  { "scientific-war", 4 },
  { "scientific-war", 8 },
  { "noddy", 2 },
};

static double
seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* The loop that the figures are beside of: a generator of random numbers that
 * walks through 64 kB. */
static void
run_reference (void)
{
  static guint32 memory[16384];
  guint32 x = 1;

  for (guint i = 0; i < 1000000; i++)
    {
      x = x * 1664525u + 1013904223u;
      memory[x >> 18] += x ^ memory[(x >> 4) & 16383];
    }
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

static void
measure (const Row *row)
{
  const CgRules *rules = cg_game_find (row->game);
  g_autofree CgState *state = NULL;
  double spent = 0;
  double most = 0;
  double reference = 0;
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

              start = seconds ();
              run_reference ();
              reference += seconds () - start;
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
  printf ("%-15s %5u %12.0f %8.1f %8.1f\n", row->game, row->seats,
          (double) simulations / spent, spent * 1e3 / decisions, most * 1e3);
  printf ("figure: simulations-%s-%u %.2f\n", row->game, row->seats,
          spent / (double) simulations * 1e4 / (reference / DECISIONS));
}

int
main (int argc, char **argv)
{
  printf ("%-15s %5s %12s %8s %8s\n", "game", "seats", "simulations/s",
          "ms mean", "ms most");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (argc == 1 ||
        g_strv_contains ((const char *const *) argv + 1, rows[i].game))
      measure (&rows[i]);
  return 0;
}
