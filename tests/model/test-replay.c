/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game gone through once more: every registered game, forth and back, with
 * everybody's eyes; nothing can be played in it, and one plays on from it in
 * a game of its own. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "model/past/tapis-replay.h"

#include <string.h>

/* A game by chance, over or @n_moves long. */
static TapisGame *
played (const CgRules *rules, guint seats, guint64 deal, guint n_moves)
{
  g_autoptr (CgSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  CgRandom random;
  CgSetup setup;
  TapisGame *game;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) seats;
  setup.dealer = 0;
  cg_random_seed (&random, deal);
  session = cg_session_new (rules, &setup, deal);
  while (!cg_session_is_over (session) &&
         cg_session_n_played (session) < n_moves)
    if (cg_session_round_is_over (session))
      cg_session_next_round (session, NULL);
    else
      cg_session_play (session,
                       cg_random_move (rules, cg_session_state (session),
                                       &random), NULL);
  text = cg_session_to_text (session, NULL);
  game = tapis_game_new_from_text (text, -1, &error);
  g_assert_no_error (error);
  return game;
}

/* What a position looks like to those who replay it. */
static char *
look (TapisReplay *replay)
{
  TapisGame *game = tapis_replay_now (replay)->game;
  GString *text = g_string_new (tapis_game_now (game)->last_event);
  GListModel *piles = tapis_game_now (game)->piles;

  g_string_append_printf (
    text, "|%s|%s|%u|%u\n", tapis_game_now (game)->prompt,
    tapis_game_now (game)->demand, tapis_game_get_n_plies (game),
    g_list_model_get_n_items (tapis_game_now (game)->log));
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      guint n = tapis_pile_get_n_cards (pile);
      guint faces = 0, sum = 0;

      for (guint j = 0; j < n; j++)
        {
          CgCard face =
            tapis_card_get_state (tapis_pile_get_card (pile, j))->face;

          faces += face != CG_CARD_HIDDEN;
          sum += face;
        }
      g_string_append_printf (text, "%s %d: %u %u %u\n",
                              tapis_pile_get_zone_id (pile),
                              tapis_pile_get_seat (pile), n, faces, sum);
    }
  return g_string_free (text, FALSE);
}

/* How many cards of the players are seen. */
static void
count_seen (TapisGame *game, guint *seen, guint *all)
{
  GListModel *piles = tapis_game_now (game)->piles;

  *seen = *all = 0;
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      for (guint j = 0; j < tapis_pile_get_n_cards (pile); j++)
        if (tapis_pile_get_seat (pile) >= 0)
          {
            ++*all;
            *seen +=
              tapis_card_get_state (tapis_pile_get_card (pile, j))->face !=
              CG_CARD_HIDDEN;
          }
    }
}

static void
check_nothing_is_played (TapisReplay *replay)
{
  TapisGame *game = tapis_replay_now (replay)->game;
  guint serial = tapis_game_get_serial (game);
  TestEar ear = { 0 };

  test_listen (&ear, game, "refused");
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->actions),
                    ==, 0);
  g_assert_false (tapis_game_can_step (game));
  g_assert_false (tapis_game_now (game)->viewer_to_move);
  g_assert_false (tapis_game_now (game)->can_undo);
  g_assert_false (tapis_game_now (game)->can_redo);
  g_assert_false (tapis_game_ask_hint (game));
  g_assert_cmpstr (ear.last, ==,
                   "This is a replay: you cannot play in it.");
  for (guint i = 0;
       i < g_list_model_get_n_items (tapis_game_now (game)->piles); i++)
    {
      g_autoptr (TapisPile) pile =
        g_list_model_get_item (tapis_game_now (game)->piles, i);
      guint before = ear.n;

      if (tapis_pile_get_n_cards (pile) == 0)
        continue;
      g_assert_false (
        tapis_card_get_state (tapis_pile_get_card (pile, 0))->playable);
      tapis_game_activate_card (game, tapis_pile_get_card (pile, 0));
      tapis_game_lay_card (game, tapis_pile_get_card (pile, 0));
      g_assert_cmpuint (ear.n, >=, before);
    }
  tapis_game_choose_player (game, 1);
  tapis_game_step (game);
  g_assert_cmpuint (tapis_game_get_serial (game), ==, serial);
  g_signal_handlers_disconnect_by_data (game, &ear);
  g_free (ear.last);
}

static void
test_every_game (void)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autoptr (TapisGame) game =
        played (cg_games[i], MAX (cg_games[i]->min_seats, 2), 21 + i,
                G_MAXUINT);
      g_autoptr (TapisReplay) replay = tapis_replay_new (game);
      g_autoptr (GPtrArray) looks = g_ptr_array_new_with_free_func (g_free);
      guint last = tapis_replay_get_last (replay);

      g_assert_cmpuint (tapis_replay_now (replay)->position, ==, 0);
      g_assert_cmpuint (tapis_game_get_n_plies (game), ==, 0);
      g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                       "The cards are dealt.");
      g_assert_cmpuint (last, >, 4);
      for (guint p = 0; p <= last; p++)
        {
          tapis_replay_set_position (replay, p);
          g_ptr_array_add (looks, look (replay));
          g_assert_cmpint (tapis_replay_can_play_on (replay), ==, p < last);
          if (p == last / 2)
            check_nothing_is_played (replay);
        }
      g_assert_true (tapis_game_now (game)->over);
      g_assert_nonnull (tapis_game_now (game)->result_text);
      /* back, and here and there */
      for (guint p = last; p-- > 0;)
        {
          g_autofree char *now = NULL;

          tapis_replay_set_position (replay, p);
          now = look (replay);
          g_assert_cmpstr (now, ==, g_ptr_array_index (looks, p));
        }
      for (guint k = 1; k < 40; k++)
        {
          guint p = k * 7919 % (last + 1);
          g_autofree char *now = NULL;

          tapis_replay_set_position (replay, p);
          now = look (replay);
          g_assert_cmpstr (now, ==, g_ptr_array_index (looks, p));
        }
      tapis_replay_set_position (replay, G_MAXUINT);
      g_assert_cmpuint (tapis_replay_now (replay)->position, ==, last);
    }
}

/* With everybody's cards open each lies where it really is. */
static void
check_hands (TapisGame *game)
{
  const CgRules *rules = tapis_game_get_rules (game);
  guint zone = (guint) cg_zone_of_role (rules, CG_ZONE_HAND);

  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      CgCard cards[CG_MAX_ZONE];

      g_assert_cmpuint (tapis_pile_get_n_cards (
                          tapis_game_get_pile (game, "hand", seat)), ==,
                        cg_zone_cards (rules, tapis_game_get_state (game),
                                       zone, seat, cards));
    }
}

static void
test_eyes (void)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      guint n = cg_games[i]->default_seats;
      g_autoptr (TapisGame) game = played (cg_games[i], n, 5, G_MAXUINT);
      g_autoptr (TapisReplay) replay = tapis_replay_new (game);
      guint seen, all, shut;

      tapis_replay_set_position (replay, 4);
      count_seen (game, &shut, &all);
      g_assert_cmpuint (shut, <, all);
      tapis_replay_set_eyes (replay, TAPIS_REPLAY_ALL_EYES);
      count_seen (game, &seen, &all);
      g_assert_cmpuint (seen, ==, all);
      check_hands (game);
      tapis_replay_set_position (replay, 5);
      count_seen (game, &seen, &all);
      g_assert_cmpuint (seen, ==, all);
      tapis_replay_set_eyes (replay, (int) n - 1);
      g_assert_cmpint (tapis_game_now (game)->viewer, ==, (int) n - 1);
      count_seen (game, &seen, &all);
      g_assert_cmpuint (seen, <, all);
      tapis_replay_set_eyes (replay, 0);
      tapis_replay_set_position (replay, 4);
      count_seen (game, &seen, &all);
      g_assert_cmpuint (seen, ==, shut);
    }
}

/* Of a game that still runs nobody sees more than they have seen. */
static void
test_running (void)
{
  g_autoptr (TapisGame) game = played (cg_games[0], 3, 5, 20);
  g_autoptr (TapisReplay) replay = tapis_replay_new (game);

  g_assert_true (tapis_replay_allows_eyes (replay, 0));
  g_assert_false (tapis_replay_allows_eyes (replay, 1));
  g_assert_false (tapis_replay_allows_eyes (replay, TAPIS_REPLAY_ALL_EYES));
  tapis_replay_set_position (replay, G_MAXUINT);
  g_assert_true (tapis_replay_can_play_on (replay));
}

static void
test_play_on (void)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autoptr (TapisGame) game =
        played (cg_games[i], cg_games[i]->default_seats, 8, G_MAXUINT);
      g_autoptr (TapisReplay) replay = tapis_replay_new (game);
      g_autoptr (TapisGame) on = NULL;

      tapis_replay_set_eyes (replay, 1);
      tapis_replay_set_position (replay, tapis_replay_get_last (replay) / 2);
      on = tapis_replay_play_on (replay);
      g_assert_true (tapis_game_now (on)->practice);
      g_assert_cmpint (tapis_game_now (on)->viewer, ==, 0);
      g_assert_false (tapis_game_now (on)->over);
      g_assert_cmpuint (tapis_game_get_n_plies (on), ==,
                        tapis_game_get_n_plies (game));
      g_assert_cmpuint (tapis_game_get_deal (on), ==,
                        tapis_game_get_deal (game));
      g_assert_cmpmem (tapis_game_get_state (on),
                       cg_state_size (cg_games[i], tapis_game_get_state (on)),
                       tapis_game_get_state (game),
                       cg_state_size (cg_games[i],
                                      tapis_game_get_state (game)));
      g_assert_true (tapis_game_now (on)->can_redo);
      /* and it can be played to its end */
      test_run_until (on, -1);
      g_assert_true (tapis_game_now (on)->over);
      g_assert_true (tapis_game_now (on)->practice);
    }
}

/* --- the same piles ------------------------------------------------------- */

/* What is seen of all that lies in the middle, from below. */
static char *
see_middle (TapisGame *game)
{
  GListModel *piles = tapis_game_now (game)->piles;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      if (tapis_pile_get_seat (pile) >= 0)
        continue;
      g_string_append_printf (text, "\n%s:", tapis_pile_get_zone_id (pile));
      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        {
          char card[CG_CARD_TEXT_SIZE];

          cg_card_to_text (
            tapis_card_get_state (tapis_pile_get_card (pile, k))->face, card);
          g_string_append_printf (text, " %s", card);
        }
    }
  return g_string_free (text, FALSE);
}

static void
check_middle (TapisGame *game, GPtrArray *seen, guint ply)
{
  g_autofree char *now = see_middle (game);

  g_assert_cmpstr (now, ==, g_ptr_array_index (seen, ply));
}

/* Adds what is seen, so many plies into the game, to @seen. */
static void
keep_middle (TapisGame *game, GPtrArray *seen)
{
  while (seen->len <= tapis_game_get_n_plies (game))
    g_ptr_array_add (seen, NULL);
  g_free (g_ptr_array_index (seen, tapis_game_get_n_plies (game)));
  g_ptr_array_index (seen, tapis_game_get_n_plies (game)) = see_middle (game);
}

static TapisGame *
resume (TapisGame *game)
{
  g_autofree char *text = tapis_game_to_text (game);
  g_autoptr (GError) error = NULL;
  TapisGame *resumed = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return resumed;
}

/* While a game is played, resumed after any move, with moves taken back, and in
 * its replay, whatever position it comes from, every pile lies alike. */
static void
check_lying (const CgRules *rules, const CgSetup *setup, guint64 deal,
             CgRandom *random)
{
  g_autoptr (TapisGame) game = tapis_game_new (rules, setup, deal, NULL);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TapisGame) again = NULL;
  g_autoptr (TapisReplay) replay = NULL;

  tapis_game_set_practice (game, TRUE);
  keep_middle (game, seen);
  for (guint i = 0; i < 150 && !tapis_game_now (game)->over; i++)
    {
      guint what = cg_random_below (random, 20);

      if (tapis_game_now (game)->round_over)
        {
          g_assert_true (tapis_game_next_round (game));
        }
      else if (what == 0 && tapis_game_undo (game))
        {
          check_middle (game, seen, tapis_game_get_n_plies (game));
          continue;
        }
      else
        {
          g_autofree char *move = test_random_move (game, random);

          g_assert_true (tapis_game_play_text (game, move));
        }
      keep_middle (game, seen);
      if (what == 1)
        {
          g_autoptr (TapisGame) resumed = resume (game);

          check_middle (resumed, seen, tapis_game_get_n_plies (game));
        }
    }
  again = resume (game);
  check_middle (again, seen, tapis_game_get_n_plies (game));
  replay = tapis_replay_new (again);
  for (guint i = 0; i <= 2 * tapis_replay_get_last (replay); i++)
    {
      guint last = tapis_replay_get_last (replay);
      guint ply;

      tapis_replay_set_position (
        replay, i <= last ? i : cg_random_below (random, last + 1));
      ply = tapis_game_get_n_plies (again);
      if (g_ptr_array_index (seen, ply) != NULL)
        check_middle (again, seen, ply);
    }
}

static void
test_lying (gconstpointer data)
{
  const CgRules *rules = data;
  CgRandom random;

  cg_random_seed (&random, 11);
  for (guint deal = 1; deal <= 12; deal++)
    {
      CgSetup setup = test_random_setup (rules, &random);

      check_lying (rules, &setup, deal, &random);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games, "/replay/lying", test_lying);
  g_test_add_func ("/replay/every-game", test_every_game);
  g_test_add_func ("/replay/eyes", test_eyes);
  g_test_add_func ("/replay/running", test_running);
  g_test_add_func ("/replay/play-on", test_play_on);
  return g_test_run ();
}
