/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest trick game at the table: it can be played with cards and buttons
 * and speaks of itself although it fills no slot that has a default. */

#include "config.h"

#include "../../model/helpers.h"

#include "games/cg-games.h"
#include "model/words/tapis-words.h"

static TapisGame *
new_game (void)
{
  const CgRules *rules = cg_game_find_any ("null-trick");
  CgSetup setup;

  cg_setup_init (&setup, rules);
  return tapis_game_new (rules, &setup, 3, NULL);
}

/* Plays the viewer's first card that can be played by touching it and the
 * button that lays it, until the game is over. */
static void
test_play (void)
{
  g_autoptr (TapisGame) game = new_game ();
  guint laid = 0;

  tapis_game_set_practice (game, TRUE);
  test_run_until (game, 0);
  for (; !tapis_game_now (game)->over; laid++)
    {
      TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
      TapisCard *card = tapis_pile_get_top (hand);

      g_assert_true (tapis_game_activate_card (game, card));
      g_assert_true (tapis_game_run_action (game, "lay"));
      test_run_until (game, 0);
    }
  g_assert_cmpuint (laid, ==, 20);
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
  g_autofree char *led = NULL;

  test_run_until (game, 0);
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      g_assert_cmpstr (tapis_pile_get_words (pile)->name, !=, "");
    }
  top = tapis_game_tell_top (game);
  legal = tapis_game_tell_legal (game);
  led = g_strdup_printf ("%s: %s.", tapis_game_get_player_state (game, 1)->name,
                         tapis_card_get_name (
                           tapis_game_get_trick (game)->cards[1]));
  g_assert_true (g_str_has_prefix (legal, "You can play: the "));
  g_assert_true (g_str_has_prefix (top, led));
  g_assert_nonnull (strstr (top, "Stock, 33 cards."));
  g_assert_cmpstr (tapis_words_game_blurb (rules), !=, "");
  g_assert_cmpstr (tapis_words_game_length (rules), !=, "");
}

int
main (int argc, char *argv[])
{
  test_start (&argc, &argv);
  g_test_add_func ("/null-trick/play", test_play);
  g_test_add_func ("/null-trick/words", test_words);
  return g_test_run ();
}
