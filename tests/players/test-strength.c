/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each level is clearly stronger than the one below it, and games between
 * computer players come to an end. Every deal is played once from each seat,
 * so luck in the cards is shared out; seeds are fixed, so is the outcome. */

#include "players/cg-player.h"
#include "tests/each-game.h"

#include <locale.h>
#include <stdio.h>

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
  *longest = score.longest;
  g_test_message ("%s: %s among %u %s: %u of %u games, the longest of %u moves",
                  rules->id, hero, seats - 1, others, score.twelfths / 12,
                  score.games, score.longest);
  return score.twelfths * 100 / 12 / score.games;
}

/* tests/games/GAME/strength.txt has a match a line: who plays, against whom,
 * with how many seats, how many deals, and how many percent of the games the
 * former wins at least: "medium easy 2 300 70". Games of two alike need only
 * end, and not be called off. */
static void
check_line (const CgRules *rules, const char *line)
{
  char hero[16], others[16];
  guint seats, deals, least, percent, longest;

  if (sscanf (line, "%15s %15s %u %u %u", hero, others, &seats, &deals,
              &least) != 5 ||
      cg_player_find (hero) == NULL || cg_player_find (others) == NULL)
    g_error ("tests/games/%s/strength.txt: write “medium easy 2 300 70”, not "
             "“%s”", rules->id, line);
  if (g_str_equal (hero, "hard") || g_str_equal (hero, others))
    deals = sample (deals);
  percent = percent_won (rules, hero, others, seats, deals, &longest);
  if (percent < least)
    g_error ("%s: %s wins %u %% of the games against %s, less than %u %%",
             rules->id, hero, percent, others, least);
  /* players who always judge alike do not pass the same cards to and fro until
   * the game is called off */
  if (g_str_equal (hero, others))
    g_assert_cmpuint (longest, <, rules->max_plies);
}

static void
test_game (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *path =
    g_build_filename (TEST_GAMES, rules->id, "strength.txt", NULL);
  g_auto (GStrv) lines = test_list_lines (path);

  /* none where nobody has measured it */
  for (guint i = 0; lines[i] != NULL; i++)
    check_line (rules, lines[i]);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, ""); /* for what is said of a failure */
  g_test_init (&argc, &argv, NULL);
  test_each_game (cg_games_all, "/strength", test_game);
  return g_test_run ();
}
