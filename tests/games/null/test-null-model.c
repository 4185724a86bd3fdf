/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest game at the table: it can be played with cards and buttons and
 * speaks of itself although it fills no slot that has a default. */

#include "config.h"

#include "../../model/helpers.h"

#include "games/cg-games.h"
#include "model/learn/tapis-question.h"
#include "model/words/tapis-words.h"

/* Each player has so many cards, with the default options, and lays one card in
 * a turn. Change these two with the deal and the moves of the game; nothing
 * else here counts cards. */
#define CARDS 3
#define CARDS_OF_A_MOVE 1

static TapisGame *
new_game (void)
{
  const CgRules *rules = cg_game_find_any ("null");
  CgSetup setup;

  cg_setup_init (&setup, rules);
  return tapis_game_new (rules, &setup, 3, NULL);
}

/* Plays the viewer's first card that can be played by touching it and the
 * button that lays it. */
static void
lay_a_card (TapisGame *game)
{
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  TapisCard *card = tapis_pile_get_top (hand);
  guint n = tapis_pile_get_n_cards (hand);

  g_assert_true (tapis_card_get_state (card)->playable);
  g_assert_true (tapis_game_activate_card (game, card));
  g_assert_true (tapis_card_get_state (card)->selected);
  g_assert_true (tapis_game_run_action (game, "lay"));
  g_assert_cmpuint (tapis_pile_get_n_cards (hand), ==,
                    n - CARDS_OF_A_MOVE);
}

static void
test_play (void)
{
  g_autoptr (TapisGame) game = new_game ();
  GListModel *actions = tapis_game_now (game)->actions;
  guint laid = 0;

  tapis_game_set_practice (game, TRUE);
  test_run_until (game, 0);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==, "Your turn: lay a card.");
  g_assert_cmpuint (g_list_model_get_n_items (actions), ==, 1);
  while (!tapis_game_now (game)->over)
    {
      lay_a_card (game);
      laid++;
      test_run_until (game, 0);
    }
  g_assert_cmpuint (laid, ==, CARDS / CARDS_OF_A_MOVE);
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
  g_autofree char *counts = NULL;
  g_autofree char *stock = NULL;

  test_run_until (game, 0);
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      g_assert_cmpstr (tapis_pile_get_words (pile)->name, !=, "");
    }
  top = tapis_game_tell_top (game);
  legal = tapis_game_tell_legal (game);
  counts = tapis_game_tell_counts (game);
  g_assert_true (g_str_has_prefix (legal, "You can play: the "));
  g_assert_nonnull (strstr (counts, "cards in hand."));
  stock = g_strdup_printf (
    "Stock, %u cards.",
    tapis_pile_get_n_cards (tapis_game_get_pile (game, "stock", CG_NO_SEAT)));
  g_assert_nonnull (strstr (top, stock));
  g_assert_cmpstr (tapis_words_game_blurb (rules), !=, "");
  g_assert_cmpstr (tapis_words_game_length (rules), !=, "");
  g_assert_false (tapis_question_has_topic (rules, "next"));
}

/* A card that is not one's own, and one that the turn forbids, is refused with
 * a sentence. */
static void
test_refused (void)
{
  g_autoptr (TapisGame) game = new_game ();
  TapisPile *hand;
  g_autofree char *why = NULL;

  test_run_until (game, 0);
  hand = tapis_game_get_pile (game, "hand", 1);
  why = tapis_game_tell_why (game, tapis_pile_get_top (hand));
  g_assert_cmpstr (why, ==, "That is not your card.");
  g_assert_false (tapis_game_run_action (game, "lay"));
}

int
main (int argc, char *argv[])
{
  test_start (&argc, &argv);
  g_test_add_func ("/null/play", test_play);
  g_test_add_func ("/null/words", test_words);
  g_test_add_func ("/null/refused", test_refused);
  return g_test_run ();
}
