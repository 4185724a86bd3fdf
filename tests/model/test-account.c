/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of a round's points adds up, to the last one: its rows to what
 * the round changed, the rounds to the score. */

#include "helpers.h"

#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"

/* So many games are drawn of each, and so much is played of one. */
#define GAMES 6
#define MOVES 400
#define ROUNDS 4

/* What everybody had before the first round. */
static int
score_before (const CgRules *rules, const CgSetup *setup, guint64 deal,
              int seat)
{
  const TapisGameKind *kind = tapis_game_kind_for (rules);
  g_autofree CgState *state = cg_state_new (rules, setup);

  cg_deal (rules, setup, deal, state);
  return kind->scoring->first (kind, state, seat);
}

/* A game without points has no account of them. */
static void
check_no_points (TapisGame *game)
{
  GListModel *rows = tapis_game_now (game)->result_rows;

  g_assert_cmpuint (
    g_list_model_get_n_items (tapis_game_now (game)->account), ==, 0);
  g_assert_cmpuint (
    g_list_model_get_n_items (tapis_game_now (game)->rounds), ==, 0);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (TapisResultRow) row = g_list_model_get_item (rows, i);

      g_assert_null (tapis_result_row_get_line (row)->score_text);
    }
}

static void
check_round (TapisGame *game)
{
  const TapisGameKind *kind = tapis_game_get_kind (game);
  GListModel *account = tapis_game_now (game)->account;
  GListModel *rounds = tapis_game_now (game)->rounds;
  guint n = g_list_model_get_n_items (account);
  g_autoptr (TapisScoreRow) round =
    g_list_model_get_item (rounds, g_list_model_get_n_items (rounds) - 1);

  g_assert_nonnull (round);
  /* a game need not tell what its points are for */
  g_assert_cmpint (n > 0, ==, kind->scoring->account[0].title != NULL);
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      int sum = 0;

      for (guint i = 0; i < n; i++)
        {
          g_autoptr (TapisScoreRow) row = g_list_model_get_item (account, i);

          g_assert_cmpstr (tapis_score_row_get_line (row)->title, !=, "");
          sum += tapis_score_row_get_line (row)->points[seat];
        }
      if (n > 0)
        g_assert_cmpint (sum, ==,
                         tapis_score_row_get_line (round)->points[seat]);
      g_assert_cmpint (tapis_game_get_player_state (game, seat)->score, ==,
                       tapis_score_row_get_line (round)->score[seat]);
    }
}

/* The points of the rounds are all that the score has changed by. */
static void
check_match (TapisGame *game, const CgSetup *setup, guint64 deal)
{
  GListModel *rounds = tapis_game_now (game)->rounds;

  for (int seat = 0; seat < setup->seats; seat++)
    {
      int score =
        score_before (tapis_game_get_rules (game), setup, deal, seat);

      for (guint i = 0; i < g_list_model_get_n_items (rounds); i++)
        {
          g_autoptr (TapisScoreRow) round = g_list_model_get_item (rounds, i);

          score += tapis_score_row_get_line (round)->points[seat];
          g_assert_cmpint (score, ==,
                           tapis_score_row_get_line (round)->score[seat]);
        }
      g_assert_cmpint (score, ==,
                       tapis_game_get_player_state (game, seat)->score);
    }
}

/* At the end of a round or of the game. */
static void
check_end (TapisGame *game, const CgSetup *setup, guint64 deal)
{
  if (g_list_model_get_n_items (tapis_game_now (game)->rounds) == 0)
    {
      check_no_points (game);
      return;
    }
  check_round (game);
  check_match (game, setup, deal);
}

/* Plays random moves until the game is over, or ROUNDS rounds or MOVES moves
 * have been played; returns how many rounds have ended. */
static guint
play (const CgRules *rules, const CgSetup *setup, guint64 deal)
{
  TapisSeat seats[CG_MAX_SEATS] = { { TRUE, NULL, NULL, NULL, NULL } };
  g_autoptr (TapisGame) game = tapis_game_new (rules, setup, deal, seats);
  CgRandom random;
  guint n_ended = 0;

  cg_random_seed (&random, deal);
  for (guint n = 0; n < MOVES && !tapis_game_now (game)->over; n++)
    {
      g_autofree char *move = NULL;

      if (tapis_game_now (game)->round_over)
        {
          check_end (game, setup, deal);
          if (++n_ended == ROUNDS)
            return n_ended;
          g_assert_true (tapis_game_next_round (game));
        }
      move = test_random_move (game, &random);
      g_assert_true (tapis_game_play_text (game, move));
    }
  if (!tapis_game_now (game)->over)
    return n_ended;
  check_end (game, setup, deal);
  return n_ended + 1;
}

/* Random games of every game, with any house rules at once: what their rows
 * tell is what each score has changed by; without points nothing is told. */
static void
test_any_rules (gconstpointer data)
{
  const CgRules *rules = data;
  CgRandom random;
  guint n_ended = 0;

  cg_random_seed (&random, 17);
  for (guint64 deal = 1; deal <= GAMES; deal++)
    {
      CgSetup setup = test_random_setup (rules, &random);

      n_ended += play (rules, &setup, deal);
    }
  g_assert_cmpuint (n_ended, >, 0);
}

/* Whatever the house rules, each value of each of them, in a game that keeps
 * score. */
static void
test_adds_up (gconstpointer data)
{
  const CgRules *rules = data;
  guint64 deal = 1;

  if (tapis_game_kind_for (rules)->scoring == NULL)
    return;
  for (guint n = rules->min_seats; n <= rules->max_seats; n += 2)
    for (guint i = 0; rules->options[i].id != NULL; i++)
      for (guint k = 0; k < MIN (3, cg_option_n_values (&rules->options[i]));
           k++)
        {
          CgSetup setup;

          cg_setup_init (&setup, rules);
          setup.seats = (guint8) n;
          setup.options[i] = cg_option_value_at (&rules->options[i], k);
          g_assert_cmpuint (play (rules, &setup, deal++), >, 0);
        }
}

int
main (int argc, char *argv[])
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/account/adds-up", test_adds_up);
  test_each_game (cg_games_all, "/account/any-rules", test_any_rules);
  return g_test_run ();
}
