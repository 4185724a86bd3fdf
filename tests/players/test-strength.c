/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each level is clearly stronger than the one below it, and games between
 * computer players come to an end. Every deal is played once from each seat,
 * so luck in the cards is shared out; seeds are fixed, so is the outcome. */

#include "players/cg-player.h"
#include "games/balco/balco-rules.h"
#include "games/cg-games.h"
#include "games/norwegian/norwegian-rules.h"

/* For the strong player: it beats the others with little thinking too. */
static const CgBudget little = { .simulations = 300 };

/* So many deals where the strong player thinks, a third of them outside a
 * soak. */
static guint
sample (guint deals)
{
  return g_getenv ("TAPIS_SOAK") != NULL ? deals : deals / 3;
}

/* Wins in shares of 1/12, so that shared first places count in whole
 * numbers; and the longest game. */
typedef struct
{
  guint games;
  guint twelfths;
  guint longest;
} Score;

static void
play_game (const CgRules *rules, const CgSetup *setup, guint64 deal,
           const CgPlayer *hero, int hero_seat, const CgPlayer *others,
           Score *score)
{
  g_autofree CgState *state = cg_state_new (rules, setup);
  guint plies = 0;
  guint shared = 0;
  CgResult result;
  CgRandom random;
  int seat;

  cg_deal (rules, setup, deal, state);
  cg_random_seed (&random, deal);
  while ((seat = rules->to_move (state)) != CG_NO_SEAT)
    {
      CgMove move = cg_player_advise (seat == hero_seat ? hero : others, rules,
                                      state, cg_random_next (&random),
                                      &little, NULL);

      rules->play (state, move, NULL);
      plies++;
    }
  rules->result (state, &result);
  for (guint i = 0; i < setup->seats; i++)
    shared += result.place[i] == 1;
  if (result.place[hero_seat] == 1)
    score->twelfths += 12 / shared;
  score->games++;
  score->longest = MAX (score->longest, plies);
}

/* Percent of the games that one @hero among @others wins. */
static guint
percent_won (const CgRules *rules, const char *hero, const char *others,
             guint seats, guint deals, guint *longest)
{
  Score score = { 0 };
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) seats;
  for (guint deal = 1; deal <= deals; deal++)
    for (guint seat = 0; seat < seats; seat++)
      {
        setup.dealer = (guint8) (deal % seats);
        play_game (rules, &setup, deal, cg_player_find (hero), (int) seat,
                   cg_player_find (others), &score);
      }
  if (longest != NULL)
    *longest = score.longest;
  g_test_message ("%s: %s among %u %s: %u of %u games, the longest of %u moves",
                  rules->id, hero, seats - 1, others, score.twelfths / 12,
                  score.games, score.longest);
  return score.twelfths * 100 / 12 / score.games;
}

/* At least so many percent with two players, and one among three others. */
static void
check (const CgRules *rules, const char *hero, const char *others, guint of_two,
       guint of_four)
{
  g_assert_cmpuint (percent_won (rules, hero, others, 2, 300, NULL), >=,
                    of_two);
  g_assert_cmpuint (percent_won (rules, hero, others, 4, 150, NULL), >=,
                    of_four);
}

static void
test_medium (void)
{
  check (&cg_rules_norwegian, "medium", "easy", 70, 38);
  check (&cg_rules_balco, "medium", "easy", 68, 36);
}

static void
test_easy (void)
{
  check (&cg_rules_norwegian, "easy", "random", 70, 38);
  check (&cg_rules_balco, "easy", "random", 70, 38);
}

static void
test_hard (void)
{
  g_assert_cmpuint (percent_won (&cg_rules_norwegian, "hard", "medium", 2,
                                 sample (60),
                                 NULL), >=, 60);
  g_assert_cmpuint (percent_won (&cg_rules_balco, "hard", "medium", 2,
                                 sample (60),
                                 NULL), >=, 55);
}

/* Players who always judge alike do not pass the same cards to and fro until
 * the game is called off. */
static void
test_games_end (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      guint deals = sample (200 / seats);
      guint longest;

      percent_won (&cg_rules_norwegian, "medium", "medium", seats, deals,
                   &longest);
      g_assert_cmpuint (longest, <, NORWEGIAN_MAX_PLIES);
      percent_won (&cg_rules_balco, "medium", "medium", seats, deals,
                   &longest);
      g_assert_cmpuint (longest, <, BALCO_MAX_PLIES);
    }
  for (guint i = 0; i < 2; i++)
    {
      const CgRules *rules = i == 0 ? &cg_rules_norwegian : &cg_rules_balco;
      guint longest;

      percent_won (rules, "hard", "hard", 2, sample (30), &longest);
      g_assert_cmpuint (longest, <, rules->max_plies);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strength/medium-beats-easy", test_medium);
  g_test_add_func ("/strength/easy-beats-random", test_easy);
  g_test_add_func ("/strength/hard-beats-medium", test_hard);
  g_test_add_func ("/strength/games-end", test_games_end);
  return g_test_run ();
}
