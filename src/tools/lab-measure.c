/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommands that play many games: `selfplay` lets computer players play
 * against each other, and `bench` measures the speed of the engine. */

#include "lab.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

/* --- selfplay ------------------------------------------------------------- */

/* A number whose mean over all games is printed with a confidence interval.
 * Each deal is played several times, and these games differ only in which
 * player sits where. They are not independent of each other, but the deals are.
 * Therefore the interval is computed from the means of the deals. */
typedef struct
{
  double this_deal; /* the sum over the games with the current deal */
  double sum;       /* the sum of the means of the deals that have ended */
  double squares;   /* the sum of the squares of these means */
} Figure;

typedef struct
{
  const char     *id;
  const CgPlayer *player; /* NULL: the oracle, which sees all cards */
  const CgTemper *temper; /* NULL: none */
  gboolean        each;   /* the player has each temper in turn, a deal each */
  guint           games;
  guint           wins;   /* the number of first places, including shared ones
                           */
  Figure          share;  /* the share of first places: each game counts 1 if
                           * the player has the first place alone, 1/n if n
                           * players share it, otherwise 0 */
  Figure          score;
  guint64         moves;
  double          ms;     /* the processor time for all moves, in milliseconds
                           */
  double          ms_max; /* the processor time for the slowest move, in
                           * milliseconds */
} Tally;

static void
end_deal (Figure *figure, guint games)
{
  double mean = figure->this_deal / games;

  figure->sum += mean;
  figure->squares += mean * mean;
  figure->this_deal = 0;
}

/* Returns half the width of the 95 % confidence interval of the mean over
 * @deals deals. Returns NAN if there is only one deal. */
static double
ci95 (const Figure *figure, double deals)
{
  double mean = figure->sum / deals;
  double variance =
    MAX (figure->squares - deals * mean * mean, 0) / (deals - 1);

  return deals < 2 ? NAN : 1.96 * sqrt (variance / deals);
}

/* Returns the move of the oracle, which searches like the strongest player but
 * sees all cards. No real player does so. The oracle shows how much a player
 * could win by knowing the cards. */
static CgMove
ask_oracle (const CgRules *rules, const CgState *state, guint64 seed,
            guint simulations)
{
  CgSearchQuestion question = {
    .seed = seed,
    .simulations = simulations,
    .asked = CG_NO_MOVE,
    .open = TRUE,
  };
  CgSearchResult result;

  cg_search (rules, cg_knowledge_find (rules)->search, state, &question,
             &result);
  return result.move;
}

/* Returns the processor time used so far, in milliseconds. Unlike real time, it
 * does not include other programs on the machine. */
static double
processor_ms (void)
{
  return (double) clock () * 1e3 / CLOCKS_PER_SEC;
}

/* Lets the player of @tally make one move, and adds the time for it to @tally.
 */
static void
advise (const CgRules *rules, CgState *state, guint64 seed, guint simulations,
        Tally *tally)
{
  CgBudget budget = { .simulations = simulations };
  g_autofree CgState *redacted =
    cg_state_seen_by (rules, state, rules->to_move (state));
  double start = processor_ms ();
  CgMove move = tally->player == NULL
                  ? ask_oracle (rules, state, seed, simulations)
                  : tally->player->choose (tally->player, rules, redacted, seed,
                                           tally->temper, &budget, NULL);
  double ms = processor_ms () - start;

  tally->moves++;
  tally->ms += ms;
  tally->ms_max = MAX (tally->ms_max, ms);
  rules->play (state, move, NULL);
}

/* A match is ended after this many rounds, because it might never end by
 * itself. */
#define MAX_ROUNDS 100000

/* Plays one game. The player at seat s is tallies[(s + @rotation) %
 * setup->seats]. */
static void
play_one (const CgRules *rules, const CgSetup *setup, guint64 deal,
          Tally *tallies, guint rotation, guint simulations)
{
  g_autofree CgState *state = cg_state_new (rules, setup);
  CgResult result;
  guint firsts = 0;
  CgRandom seeds;
  guint round = 1;

  cg_random_seed (&seeds, deal ^ G_GUINT64_CONSTANT (0x5eed) << 40);
  cg_deal (rules, setup, deal, state);
  while (!cg_is_over (rules, state))
    {
      int seat = rules->to_move (state);

      if (seat == CG_NO_SEAT && round == MAX_ROUNDS)
        break;
      if (seat == CG_NO_SEAT)
        {
          cg_next_round (rules, deal, ++round, state, NULL);
          continue;
        }
      advise (rules, state, cg_random_next (&seeds), simulations,
              &tallies[((guint) seat + rotation) % setup->seats]);
    }
  rules->result (state, &result);
  for (guint i = 0; i < setup->seats; i++)
    firsts += result.place[i] == 1;
  for (guint i = 0; i < setup->seats; i++)
    {
      Tally *tally = &tallies[(i + rotation) % setup->seats];

      tally->games++;
      if (result.place[i] == 1)
        {
          tally->wins++;
          tally->share.this_deal += 1.0 / firsts;
        }
      tally->score.this_deal += result.score[i];
    }
}

static void
print_tally (const Tally *t, guint deals, gboolean csv)
{
  double ms = t->moves > 0 ? t->ms / (double) t->moves : 0;

  printf (csv ? "%s,%u,%u,%.4f,%.3f,%.3f,%.4f,%.3f,%.4f\n"
              : "%-10s %8u %8u %9.4f %9.3f %10.3f %8.4f %8.3f %10.4f\n",
          t->id, t->games, t->wins, t->share.sum / deals,
          t->score.sum / deals, ci95 (&t->score, deals), ms, t->ms_max,
          ci95 (&t->share, deals));
}

static void
print_tallies (const Tally *tallies, guint n, guint deals, gboolean csv)
{
  printf (csv ? "%s,%s,%s,%s,%s,%s,%s,%s,%s\n"
              : "%-10s %8s %8s %9s %9s %10s %8s %8s %10s\n",
          "player", "games", "wins", "win_share", "score", "score_ci95",
          "ms_mean", "ms_max", "share_ci95");
  for (guint i = 0; i < n; i++)
    print_tally (&tallies[i], deals, csv);
}

/* Sets the temper of @tally to that named @name: the id of a temper, "each", or
 * NULL for none. Returns FALSE if there is no such temper. */
static gboolean
find_temper (const char *name, Tally *tally)
{
  tally->temper = cg_temper_find (name);
  tally->each = g_strcmp0 (name, "each") == 0;
  return name == NULL || tally->temper != NULL || tally->each;
}

/* Fills @tallies with the players that @names name, for games of @rules. A name
 * is the id of a level, alone or followed by a colon and a temper. Returns
 * LAB_OK, or prints what is wrong and returns LAB_BAD_USAGE. */
static int
find_players (char **names, const CgRules *rules, Tally *tallies)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (names[i], ":", 2);

      tallies[i].id = names[i];
      tallies[i].player = cg_player_find (words[0]);
      if (tallies[i].player != NULL && find_temper (words[1], &tallies[i]))
        continue;
      if (!g_str_equal (names[i], "oracle"))
        return lab_usage_error ("there is no player “%s”", names[i]);
      if (knowledge == NULL || knowledge->search == NULL)
        return lab_usage_error ("%s has no search to show all cards to",
                                rules->id);
    }
  return LAB_OK;
}

int
lab_selfplay (const LabArgs *args)
{
  g_auto (GStrv) names = NULL;
  Tally tallies[CG_MAX_SEATS] = { { 0 } };
  LabArgs seated = *args;
  CgSetup setup;
  const CgRules *rules;
  guint n;

  if (args->players == NULL)
    return lab_usage_error ("selfplay needs --players P,P,…");
  names = g_strsplit (args->players, ",", -1);
  n = g_strv_length (names);
  if (n > CG_MAX_SEATS)
    return lab_usage_error ("at most %d players", CG_MAX_SEATS);
  seated.seats = (int) n;
  rules = lab_read_setup (&seated, args->words[0], &setup);
  if (rules == NULL || find_players (names, rules, tallies) != LAB_OK)
    return LAB_BAD_USAGE;

  for (int k = 0; k < args->games; k++)
    {
      setup.dealer = (guint8) ((guint) k % n);
      for (guint i = 0; i < n; i++)
        if (tallies[i].each)
          tallies[i].temper = &cg_tempers[((guint) k + i) % CG_N_TEMPERS];
      for (guint rotation = 0; rotation < n; rotation++)
        play_one (rules, &setup, args->seed + (guint64) k, tallies, rotation,
                  (guint) args->simulations);
      for (guint i = 0; i < n; i++)
        {
          end_deal (&tallies[i].share, n);
          end_deal (&tallies[i].score, n);
        }
    }
  print_tallies (tallies, n, (guint) args->games, args->csv);
  return LAB_OK;
}

/* --- bench ---------------------------------------------------------------- */

/* Plays one round, or a game without rounds, at random. If @draw is set, each
 * move comes from cg_random_move(), which does not need the list of all legal
 * moves in some games; otherwise from that list. Returns the number of moves.
 */
static guint
play_at_random (const CgRules *rules, CgState *state, CgRandom *random,
                gboolean draw)
{
  CgMove list[CG_MAX_MOVES];
  guint plies = 0;

  for (; rules->to_move (state) != CG_NO_SEAT; plies++)
    rules->play (
      state,
      draw ? cg_random_move (rules, state, random)
           : list[cg_random_below (random, rules->moves (state, list))],
      NULL);
  return plies;
}

int
lab_bench (const LabArgs *args)
{
  g_autofree CgState *state = NULL;
  CgSetup setup;
  const CgRules *rules = lab_read_setup (args, args->words[0], &setup);
  guint64 games = 0;
  guint64 rounds = 0;
  guint64 plies = 0;
  gint64 start;
  double elapsed;
  CgRandom random;

  if (rules == NULL)
    return LAB_BAD_USAGE;
  state = cg_state_new (rules, &setup);
  cg_random_seed (&random, args->seed);
  start = g_get_monotonic_time ();
  do
    {
      for (guint i = 0; i < 64; i++)
        {
          rules->deal (&setup, &random, state);
          for (;;)
            {
              plies += play_at_random (rules, state, &random, args->draw);
              rounds++;
              if (cg_is_over (rules, state))
                break;
              rules->next_round (state, &random, NULL);
            }
        }
      games += 64;
      elapsed = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
    }
  while (elapsed < args->seconds);
  printf ("%s seats=%u games/s=%.0f", rules->id, setup.seats,
          (double) games / elapsed);
  if (rounds != games)
    printf (" rounds/s=%.0f", (double) rounds / elapsed);
  printf (" moves/s=%.0f state_bytes=%" G_GSIZE_FORMAT "\n",
          (double) plies / elapsed, cg_setup_state_size (rules, &setup));
  return LAB_OK;
}
