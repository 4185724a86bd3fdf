/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The template games that share nothing with a family of games fill no slot
 * that has a default: they can be played with cards and buttons, and have words
 * for everything, all the same. */

#include "config.h"

#include "helpers.h"

#include <string.h>

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "model/words/tapis-words.h"

static TapisGame *
new_game (const CgRules *rules)
{
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

  g_assert_true (tapis_card_get_state (card)->playable);
  g_assert_false (tapis_game_run_action (game, "lay"));
  g_assert_true (tapis_game_activate_card (game, card));
  g_assert_true (tapis_card_get_state (card)->selected);
  g_assert_true (tapis_game_run_action (game, "lay"));
}

static void
test_play (gconstpointer data)
{
  g_autoptr (TapisGame) game = new_game (data);
  GListModel *actions = tapis_game_now (game)->actions;
  guint laid = 0;

  tapis_game_set_practice (game, TRUE);
  test_run_until (game, 0);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==, "Your turn: lay a card.");
  g_assert_cmpuint (g_list_model_get_n_items (actions), ==, 1);
  for (; !tapis_game_now (game)->over; laid++)
    {
      lay_a_card (game);
      test_run_until (game, 0);
    }
  g_assert_cmpuint (laid, >=, 3);
  g_assert_nonnull (tapis_game_now (game)->result_text);
  g_assert_true (tapis_game_undo (game));
  g_assert_false (tapis_game_now (game)->over);
}

/* Everything has words: places, players, moves and what the keys tell. */
static void
test_words (gconstpointer data)
{
  g_autoptr (TapisGame) game = new_game (data);
  GListModel *piles = tapis_game_now (game)->piles;
  g_autofree char *top = NULL;
  g_autofree char *legal = NULL;
  g_autofree char *counts = NULL;
  g_autofree char *why = NULL;
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
  why = tapis_game_tell_why (
    game, tapis_pile_get_top (tapis_game_get_pile (game, "hand", 1)));
  stock = g_strdup_printf (
    "Stock, %u cards.",
    tapis_pile_get_n_cards (tapis_game_get_pile (game, "stock", CG_NO_SEAT)));
  g_assert_true (g_str_has_prefix (legal, "You can play: the "));
  g_assert_nonnull (strstr (counts, "cards in hand."));
  g_assert_nonnull (strstr (top, stock));
  if (cg_zone_of_role (data, CG_ZONE_TRICK) >= 0)
    {
      g_autofree char *led = g_strdup_printf (
        "%s: %s.", tapis_game_get_player_state (game, 1)->name,
        tapis_card_get_name (tapis_game_get_trick (game)->cards[1]));

      g_assert_true (g_str_has_prefix (top, led));
    }
  g_assert_cmpstr (why, ==, "That is not your card.");
  g_assert_cmpstr (tapis_words_game_blurb (data), !=, "");
  g_assert_cmpstr (tapis_words_game_length (data), !=, "");
  g_assert_null (tapis_question_get_title (data, "next"));
}

int
main (int argc, char *argv[])
{
  test_start (&argc, &argv);
  for (guint i = g_strv_length ((char **) cg_games); cg_games_all[i] != NULL;
       i++)
    {
      const CgRules *rules = cg_games_all[i];
      g_autofree char *play = g_strconcat ("/defaults/play/", rules->id, NULL);
      g_autofree char *words = g_strconcat ("/defaults/words/", rules->id,
                                            NULL);

      if (tapis_game_kind_for (rules)->base != NULL)
        continue;
      g_test_add_data_func (play, rules, test_play);
      g_test_add_data_func (words, rules, test_words);
    }
  return g_test_run ();
}
