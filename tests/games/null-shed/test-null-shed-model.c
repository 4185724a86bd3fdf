/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest shedding game at the table: it can be played with cards and
 * buttons and speaks of itself although it fills few slots. */

#include "config.h"

#include "../../model/helpers.h"

#include "games/cg-games.h"
#include "model/words/tapis-words.h"

static TapisGame *
new_game (void)
{
  const CgRules *rules = cg_game_find_any ("null-shed");
  CgSetup setup;

  cg_setup_init (&setup, rules);
  return tapis_game_new (rules, &setup, 3, NULL);
}

/* Plays a turn of the viewer by touching the first card that can be played, or
 * a button. Returns FALSE if there is none. */
static gboolean
play_turn (TapisGame *game)
{
  static const char *const zones[] = { "hand", "down" };

  if (tapis_game_run_action (game, "pick-up"))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      TapisPile *pile = tapis_game_get_pile (game, zones[i], 0);

      for (guint n = 0; n < tapis_pile_get_n_cards (pile); n++)
        if (tapis_game_activate_card (game, tapis_pile_get_card (pile, n)) &&
            tapis_game_run_action (game, "lay"))
          return TRUE;
    }
  return FALSE;
}

static void
test_play (void)
{
  g_autoptr (TapisGame) game = new_game ();
  guint turns = 0;

  tapis_game_set_practice (game, TRUE);
  test_run_until (game, 0);
  for (; !tapis_game_now (game)->over; turns++)
    {
      g_assert_true (play_turn (game));
      test_run_until (game, 0);
    }
  g_assert_cmpuint (turns, >, 9);
  g_assert_nonnull (tapis_game_now (game)->result_text);
  g_assert_true (tapis_game_undo (game));
  g_assert_false (tapis_game_now (game)->over);
}

/* Everything has words: places, players, moves and what the keys tell. */
static void
test_words (void)
{
  g_autoptr (TapisGame) game = new_game ();
  const CgRules *rules = tapis_game_get_rules (game);
  GListModel *piles = tapis_game_now (game)->piles;
  g_autofree char *top = NULL;
  g_autofree char *legal = NULL;

  test_run_until (game, 0);
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      g_assert_cmpstr (tapis_pile_get_words (pile)->name, !=, "");
    }
  top = tapis_game_tell_top (game);
  legal = tapis_game_tell_legal (game);
  g_assert_true (g_str_has_prefix (legal, "You can play: "));
  g_assert_true (g_str_has_prefix (top, "The top card is the "));
  g_assert_cmpstr (tapis_words_game_blurb (rules), !=, "");
  g_assert_cmpstr (tapis_words_game_length (rules), !=, "");
}

int
main (int argc, char *argv[])
{
  test_start (&argc, &argv);
  g_test_add_func ("/null-shed/play", test_play);
  g_test_add_func ("/null-shed/words", test_words);
  return g_test_run ();
}
