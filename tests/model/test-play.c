/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person does at the table: choosing, laying, exchanging, naming, being
 * refused with a reason, undo and redo, and what the letter keys tell.
 * And the computer: its answer is dropped when the game has moved on. */

#include "config.h"

#include "helpers.h"

#include <string.h>

#define TWO_PLAYERS \
  "up.0=2H 9D 10C\ndown.0=6H QS 3D\nup.1=2D 9C 10H\ndown.1=6D QC 3S\n"

static void
clear_ear (TestEar *ear)
{
  g_clear_pointer (&ear->last, g_free);
  ear->n = 0;
}

/* --- choosing and laying --- */

static void
test_selection (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=4C 7H 7D KS\nhand.1=4H\n" TWO_PLAYERS);
  TapisCard *four = test_card (game, "hand", 0, "4C");
  TapisCard *heart = test_card (game, "hand", 0, "7H");
  TapisCard *diamond = test_card (game, "hand", 0, "7D");
  TapisCard *king = test_card (game, "hand", 0, "KS");
  TapisAction *lay = test_action (game, "lay");
  TestEar refused = { NULL, 0 };
  TestCounter count;

  test_listen (&refused, game, "refused");
  test_count_signal (&count, lay, "changed");
  g_assert_false (tapis_card_get_state (four)->playable);
  g_assert_cmpstr (tapis_card_get_refusal (four), ==,
                   "After a 5 you need a 5 or higher.");
  g_assert_cmpstr (tapis_card_get_description (four), ==,
                   "1 of 4. After a 5 you need a 5 or higher.");
  g_assert_cmpstr (tapis_card_get_description (king), ==,
                   "4 of 4. You can play it.");
  g_assert_nonnull (tapis_action_get_state (lay)->refusal);
  g_assert_cmpstr (tapis_action_get_state (lay)->refusal, ==,
                   "First choose one or more cards.");

  g_assert_true (tapis_game_activate_card (game, heart));
  g_assert_true (tapis_card_get_state (heart)->selected);
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 1);
  g_assert_true (tapis_card_get_state (diamond)->playable);
  g_assert_false (tapis_card_get_state (king)->playable);
  g_assert_cmpstr (tapis_card_get_refusal (king), ==,
                   "Cards laid together must be equal: all sevens, for "
                   "example.");
  g_assert_null (tapis_action_get_state (lay)->refusal);
  g_assert_true (tapis_action_get_state (lay)->suggested);
  g_assert_cmpstr (tapis_action_get_state (lay)->label, ==,
                   "Lay the 7 of hearts");

  g_assert_false (tapis_game_activate_card (game, king));
  g_assert_cmpstr (refused.last, ==, tapis_card_get_refusal (king));
  g_assert_true (tapis_game_activate_card (game, diamond));
  g_assert_cmpstr (tapis_action_get_state (lay)->label, ==, "Lay 2 sevens");
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 2);

  g_assert_true (tapis_game_activate_card (game, diamond)); /* let go */
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 1);
  tapis_game_clear_selection (game);
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 0);
  g_assert_false (tapis_card_get_state (heart)->selected);
  g_assert_cmpuint (count.n, ==, 4);
  tapis_game_clear_selection (game);
  g_assert_cmpuint (count.n, ==, 4);
  test_count_end (&count);

  g_assert_true (tapis_game_activate_card (game, heart));
  g_assert_true (tapis_game_lay_card (game, diamond));
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 0);
  g_assert_cmpuint (tapis_pile_get_n_cards (
                      tapis_game_get_pile (game, "pile", -1)), ==, 3);
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "7 or lower");
  g_assert_cmpstr (tapis_game_now (game)->last_event, ==,
                   "You lay the 7 of hearts and the 7 of diamonds. You ask "
                   "for a 7 or lower.");
  clear_ear (&refused);
}

static void
name_cb (TapisGame *game, const char *sentence, const char *refusal,
         const char **heard)
{
  *heard = g_intern_string (refusal);
}

/* The engine's name for why a card is refused is kept with the card, and heard
 * when it is touched; where the engine has not been asked there is none. */
static void
test_refused_for (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=4C 7H 7D KS\nhand.1=4H\n" TWO_PLAYERS);
  TapisCard *four = test_card (game, "hand", 0, "4C");
  TapisCard *king = test_card (game, "hand", 0, "KS");
  const char *heard = "";

  g_signal_connect (game, "refused", G_CALLBACK (name_cb), &heard);
  g_assert_false (tapis_game_activate_card (game, four));
  g_assert_cmpstr (heard, ==, "too-low");
  g_assert_cmpstr (tapis_card_get_state (four)->refused_for, ==, heard);
  g_assert_null (tapis_card_get_state (king)->refused_for);

  g_assert_true (tapis_game_activate_card (game,
                                           test_card (game, "hand", 0, "7H")));
  g_assert_false (tapis_game_activate_card (game, king));
  g_assert_cmpstr (tapis_card_get_state (king)->refused_for, ==, heard);
}

/* After a 6 one card of the suit is enough: the other may be chosen first. */
static void
test_selection_before_fitting (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=6S@1\n"
           "hand.0=9S 9H JD\nhand.1=4H\n" TWO_PLAYERS);
  TapisCard *spade = test_card (game, "hand", 0, "9S");
  TapisCard *heart = test_card (game, "hand", 0, "9H");
  TestEar refused = { NULL, 0 };

  test_listen (&refused, game, "refused");
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "spades");
  g_assert_true (tapis_card_get_state (heart)->playable);
  g_assert_true (tapis_game_activate_card (game, heart));
  g_assert_false (tapis_game_lay_selection (game));
  g_assert_cmpstr (refused.last, ==,
                   "After the 6 of spades you need a spade.");
  g_assert_true (tapis_game_activate_card (game, spade));
  g_assert_true (tapis_game_lay_selection (game));
  clear_ear (&refused);
}

static void
test_refused (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=8C 8D\npile=5D@1\n"
           "hand.0=4C 7H KS\nhand.1=4H 4S JC\n" TWO_PLAYERS);
  static const struct
  {
    const char *zone;
    int         seat;
    const char *card;
    const char *sentence;
  } rows[] = {
    { "hand", 0, "4C", "After a 5 you need a 5 or higher." },
    { "hand", 1, "JC", "That is not your card." },
    { "down", 0, "QS", "Your face-down cards come last: first play your "
                       "hand." },
    { "up", 0, "9D", "Your face-up cards come into your hand when your hand "
                     "and the stock are empty." },
    { "stock", -1, "8C", "Cards are drawn for you after you have laid." },
    { "pile", -1, "5D", "You can still lay a card, so you may not pick up the "
                        "pile." },
  };
  TestEar refused = { NULL, 0 };
  g_autofree char *before = tapis_game_to_text (game);
  g_autofree char *after = NULL;

  test_listen (&refused, game, "refused");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TapisCard *card = test_card (game, rows[i].zone, rows[i].seat,
                                   rows[i].card);
      g_autofree char *why = tapis_game_tell_why (game, card);

      g_assert_cmpstr (why, ==, rows[i].sentence);
      g_assert_false (tapis_game_activate_card (game, card));
      g_assert_cmpstr (refused.last, ==, rows[i].sentence);
      g_assert_false (tapis_game_lay_card (game, card));
      g_assert_cmpstr (refused.last, ==, rows[i].sentence);
    }
  g_assert_false (tapis_game_run_action (game, "pick-up"));
  g_assert_false (tapis_game_run_action (game, "ready"));
  g_assert_false (tapis_game_choose_player (game, 1));
  g_assert_cmpstr (refused.last, ==, "There is no player to choose now.");
  g_assert_false (tapis_game_lay_selection (game));
  g_assert_false (tapis_game_undo (game));
  g_assert_false (tapis_game_redo (game));
  g_assert_false (tapis_game_next_game (game, 2));
  after = tapis_game_to_text (game);
  g_assert_cmpstr (before, ==, after);

  /* another's turn */
  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_false (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "KS")));
  g_assert_cmpstr (refused.last, ==, "It is Fox’s turn.");
  g_assert_false (tapis_game_run_action (game, "lay"));
  g_assert_cmpstr (refused.last, ==, "It is Fox’s turn.");
  clear_ear (&refused);
}

static void
test_pick_up (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@0 QD@1\n"
           "hand.0=4C 7H\nhand.1=4H\n" TWO_PLAYERS);
  TapisAction *action = test_action (game, "pick-up");
  TapisCard *queen = test_card (game, "pile", -1, "QD");

  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "None of your cards fits: pick up the pile.");
  g_assert_null (tapis_action_get_state (action)->refusal);
  g_assert_true (tapis_action_get_state (action)->suggested);
  g_assert_true (tapis_game_activate_card (game, queen));
  g_assert_true (test_card (game, "hand", 0, "QD") == queen);
  g_assert_cmpstr (tapis_game_get_player_state (game, 0)->cry, ==, "Picks up!");
}

static void
test_exchange (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=exchange\nto-move=0\nasked=1\nstock=\npile=\n"
           "hand.0=4C 7H KS\nhand.1=4H 4S JC\n" TWO_PLAYERS);
  TapisCard *king = test_card (game, "hand", 0, "KS");
  TapisCard *seven = test_card (game, "hand", 0, "7H");
  TapisCard *two = test_card (game, "up", 0, "2H");
  TapisCard *nine = test_card (game, "up", 0, "9D");

  g_assert_true (tapis_game_activate_card (game, king));
  g_assert_true (tapis_game_activate_card (game, seven)); /* instead */
  g_assert_false (tapis_card_get_state (king)->selected);
  g_assert_true (tapis_card_get_state (seven)->selected);
  g_assert_true (tapis_game_activate_card (game, nine));
  g_assert_true (test_card (game, "up", 0, "7H") == seven);
  g_assert_true (test_card (game, "hand", 0, "9D") == nine);
  g_assert_cmpuint (tapis_card_get_position (seven), ==, 1);

  g_assert_true (tapis_game_activate_card (game, two)); /* the other way */
  g_assert_true (tapis_game_activate_card (game, king));
  g_assert_true (test_card (game, "up", 0, "KS") == king);
  g_assert_true (tapis_game_exchange (game, king, two)); /* dragged */
  g_assert_true (test_card (game, "up", 0, "2H") == two);

  g_assert_true (tapis_game_now (game)->can_undo);
  tapis_game_set_practice (game, FALSE);
  g_assert_true (tapis_game_now (game)->can_undo); /* nothing came to light */
  g_assert_true (tapis_game_undo (game));
  g_assert_true (test_card (game, "up", 0, "KS") == king);
  g_assert_true (tapis_game_run_action (game, "ready"));
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
}

static void
test_naming (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    3, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=AC 7H KS\nhand.1=4H 4S JC\nhand.2=4D\n"
           "up.2=\ndown.2=2C\n" TWO_PLAYERS);
  TestEar refused = { NULL, 0 };

  test_listen (&refused, game, "refused");
  g_assert_true (tapis_game_lay_card (game,
                                      test_card (game, "hand", 0, "AC")));
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Whom does your ace hit? Choose a player.");
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpint (tapis_game_get_player_state (game, seat)->targetable, ==,
                     seat != 0);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->actions),
                    ==, 0);
  g_assert_false (tapis_game_choose_player (game, 0));
  g_assert_cmpstr (refused.last, ==, "Choose another player, not yourself.");
  g_assert_false (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "KS")));
  g_assert_cmpstr (refused.last, ==,
                   "First choose the player whom the ace hits.");
  /* a card of theirs will do */
  g_assert_true (tapis_game_activate_card (
    game, test_card (game, "hand", 2, "4D")));
  g_assert_true (tapis_game_get_player_state (game, 2)->attacked);
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "Owl must answer");
  clear_ear (&refused);
}

static void
test_flip (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=\nup.0=\ndown.0=6H 4S 3D\n"
           "hand.1=4H\nup.1=2D 9C 10H\ndown.1=6D QC 3S");
  TapisPile *down = tapis_game_get_pile (game, "down", 0);
  TapisCard *six = tapis_pile_get_card (down, 0);
  g_autoptr (TapisAction) turn_over = NULL;

  g_assert_cmpuint (tapis_card_get_state (six)->face, ==, CG_CARD_HIDDEN);
  g_assert_true (tapis_card_get_state (six)->playable);
  /* chosen, as any card, and another one instead; then turned over */
  g_assert_true (tapis_game_touch_card (game, tapis_pile_get_card (down, 1),
                                        TAPIS_TOUCH_TAP));
  g_assert_true (tapis_game_touch_card (game, six, TAPIS_TOUCH_TAP));
  g_assert_cmpuint (tapis_card_get_state (six)->face, ==, CG_CARD_HIDDEN);
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 1);
  turn_over = g_list_model_get_item (tapis_game_now (game)->actions, 0);
  g_assert_cmpstr (tapis_action_get_state (turn_over)->label, ==, "Turn over");
  g_assert_true (tapis_game_touch_card (game, six, TAPIS_TOUCH_ENTER));
  g_assert_cmpuint (tapis_card_get_state (six)->face, ==,
                    CG_FRENCH (6, CG_HEARTS));
  g_assert_true (test_card (game, "pile", -1, "6H") == six);
  g_assert_cmpuint (tapis_pile_get_n_cards (down), ==, 2);
}

/* Without a four one need not say so. */
static void
test_forced_pass (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    3, "four_any_time=on;",
    "phase=play\nto-move=1\nstock=\npile=5D@0\n"
    "hand.0=AC 7H KS\nhand.1=10S 4S JC\nhand.2=KD\n"
    "up.2=\ndown.2=2C\n" TWO_PLAYERS);

  g_assert_true (tapis_game_play_text (game, "lay 10S"));
  /* seats 2 and 0 hold no four: seat 1 leads at once */
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, 3);
  for (guint i = 0;
       i < g_list_model_get_n_items (tapis_game_now (game)->log); i++)
    {
      g_autoptr (TapisLogEntry) entry =
        g_list_model_get_item (tapis_game_now (game)->log, i);

      g_assert_null (strstr (tapis_log_entry_get_text (entry), "pass"));
    }
}

/* --- undo and redo --- */

/* In earnest a person takes back their own last move, if nothing came to light
 * by it; drawing a card shows one. */
static void
test_undo_in_earnest (void)
{
  static const char *const without_stock =
    "phase=play\nto-move=0\nstock=\npile=5D@1\n"
    "hand.0=6C 7H KS\nhand.1=4H 4S JC\n" TWO_PLAYERS;
  static const char *const with_stock =
    "phase=play\nto-move=0\nstock=8C 8D\npile=5D@1\n"
    "hand.0=6C 7H KS\nhand.1=4H 4S JC\n" TWO_PLAYERS;
  g_autoptr (TapisGame) fair = test_game_from (2, "", without_stock);
  g_autoptr (TapisGame) unfair = test_game_from (2, "", with_stock);
  g_autofree char *why_not = NULL;
  TestEar refused = { NULL, 0 };

  tapis_game_set_practice (fair, FALSE);
  tapis_game_set_practice (unfair, FALSE);
  test_listen (&refused, unfair, "refused");
  why_not = tapis_game_why_not_undo (unfair);
  g_assert_cmpstr (why_not, ==, "There is nothing to take back.");
  g_assert_true (tapis_game_play_text (unfair, "lay 7H"));
  g_assert_false (tapis_game_now (unfair)->can_undo);
  /* it asks, and is offered like what can be done */
  g_assert_null (tapis_game_why_not_undo (unfair));
  g_assert_false (tapis_game_undo (unfair));
  g_assert_cmpstr (refused.last, ==,
                   "The game has gone on since: from here it counts as "
                   "practice. Undo once more if you mean it.");
  g_assert_cmpuint (tapis_game_get_n_plies (unfair), ==, 1);
  g_assert_true (tapis_game_undo (unfair));
  g_assert_true (tapis_game_now (unfair)->practice);
  g_assert_cmpuint (tapis_game_get_n_plies (unfair), ==, 0);

  g_assert_true (tapis_game_play_text (fair, "lay 7H"));
  g_assert_true (tapis_game_now (fair)->can_undo);
  g_assert_true (tapis_game_undo (fair));
  g_assert_true (tapis_game_now (fair)->can_redo);
  g_assert_true (tapis_game_redo (fair));
  g_assert_false (tapis_game_now (fair)->can_redo);
  g_assert_true (tapis_game_play_text (fair, "lay 4H"));
  g_assert_false (tapis_game_now (fair)->can_undo); /* the computer's move */
  clear_ear (&refused);
}

/* Computers that play on meanwhile do not have the question asked again; one's
 * own next move does. */
static void
test_undo_asked_once (void)
{
  static const char *const position =
    "phase=play\nto-move=0\nstock=8C 8D 9H 9S JD\npile=5D@1\n"
    "hand.0=6C 7H KS\nhand.1=7C 4S JC\nhand.2=4C 4H JH\n"
    "up.2=\ndown.2=\n" TWO_PLAYERS;
  g_autoptr (TapisGame) game = test_game_from (3, "", position);

  tapis_game_set_practice (game, FALSE);
  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_false (tapis_game_undo (game));
  g_assert_true (tapis_game_play_text (game, "lay 4S"));
  g_assert_true (tapis_game_play_text (game, "lay 4C"));
  g_assert_true (tapis_game_play_text (game, "lay 6C"));
  g_assert_false (tapis_game_undo (game)); /* another move is meant */
  g_assert_true (tapis_game_play_text (game, "lay 7C"));
  g_assert_true (tapis_game_undo (game));
  g_assert_true (tapis_game_now (game)->practice);
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, 3);
}

/* In practice one goes back to one's own last decision, over the moves of the
 * computer, and forward again. */
static void
test_undo_in_practice (void)
{
  g_autoptr (TapisGame) game = test_game (4, 11);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n_log;

  tapis_game_set_practice (game, TRUE);
  for (guint i = 0; i < 8; i++)
    {
      CgRandom random;
      g_autofree char *move = NULL;

      test_run_until (game, 0);
      g_assert_false (tapis_game_now (game)->over);
      g_ptr_array_add (texts, cg_position_to_text (
                                tapis_game_get_rules (game),
                                tapis_game_get_state (game)));
      cg_random_seed (&random, i);
      move = test_random_move (game, &random);
      g_assert_true (tapis_game_play_text (game, move));
    }
  test_run_until (game, 0);
  n_log = g_list_model_get_n_items (tapis_game_now (game)->log);
  for (guint i = texts->len; i > 0; i--)
    {
      g_autofree char *text = NULL;

      g_assert_true (tapis_game_now (game)->can_undo);
      g_assert_true (tapis_game_undo (game));
      g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
      text = cg_position_to_text (tapis_game_get_rules (game),
                                  tapis_game_get_state (game));
      g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i - 1));
    }
  g_assert_false (tapis_game_now (game)->can_undo);
  for (guint i = 1; i < texts->len; i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (tapis_game_redo (game));
      text = cg_position_to_text (tapis_game_get_rules (game),
                                  tapis_game_get_state (game));
      g_assert_cmpstr (text, ==, g_ptr_array_index (texts, i));
    }
  g_assert_true (tapis_game_redo (game));
  g_assert_false (tapis_game_now (game)->can_redo);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->log), ==,
                    n_log);
}

/* --- the computer --- */

static void
moved_cb (TapisGame *game, guint ply, guint *n)
{
  g_assert_cmpuint (ply, ==, tapis_game_get_n_plies (game));
  (*n)++;
}

/* An answer for a position that is gone changes nothing. */
static void
test_stale_answer (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=6C 7H KS\nhand.1=4H 4S JC\n" TWO_PLAYERS);
  TestCounter busy;
  guint n_moved = 0;
  guint serial;

  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), &n_moved);
  test_count_notify (&busy, game, "busy");
  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_true (tapis_game_can_step (game));
  tapis_game_step (game);
  g_assert_true (tapis_game_now (game)->busy);
  g_assert_false (tapis_game_can_step (game));
  g_assert_true (tapis_game_undo (game)); /* while it thinks */
  g_assert_false (tapis_game_now (game)->busy);
  serial = tapis_game_get_serial (game);
  g_assert_cmpuint (busy.n, ==, 2);
  for (guint i = 0; i < 20; i++)
    {
      g_usleep (2000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (tapis_game_get_serial (game), ==, serial);
  g_assert_cmpuint (n_moved, ==, 2);

  /* asked twice, it plays once */
  g_assert_true (tapis_game_play_text (game, "lay 6C"));
  tapis_game_step (game);
  tapis_game_step (game);
  tapis_game_cancel (game);
  tapis_game_step (game);
  test_wait (game);
  g_assert_cmpuint (n_moved, ==, 4);
  test_count_end (&busy);
}

/* The same deal gives the same game. */
static void
test_replays_agree (void)
{
  char *texts[2] = { NULL, NULL };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TapisGame) game = test_game (5, 42);

      test_run_until (game, -1);
      g_assert_true (tapis_game_now (game)->over);
      g_assert_nonnull (tapis_game_now (game)->result_text);
      g_assert_cmpuint (
        g_list_model_get_n_items (tapis_game_now (game)->result_rows), ==, 5);
      texts[i] = tapis_game_to_text (game);
      g_assert_true (tapis_game_next_game (game, 43));
      g_assert_false (tapis_game_now (game)->over);
      g_assert_null (tapis_game_now (game)->result_text);
      g_assert_cmpuint (tapis_game_get_deal (game), ==, 43);
      g_assert_cmpuint (
        g_list_model_get_n_items (tapis_game_now (game)->log), ==, 0);
    }
  g_assert_cmpstr (texts[0], ==, texts[1]);
  g_free (texts[0]);
  g_free (texts[1]);
}

/* --- telling --- */

static void
test_tell (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=8C 8D\npile=4D@0 5D@1\n"
           "hand.0=4C 7H KS\nhand.1=4H 4S\n" TWO_PLAYERS);
  g_autofree char *top = tapis_game_tell_top (game);
  g_autofree char *counts = tapis_game_tell_counts (game);
  g_autofree char *legal = tapis_game_tell_legal (game);
  g_autofree char *nothing = tapis_game_tell_last (game);
  g_autofree char *last = NULL;

  g_assert_cmpstr (top, ==,
                   "On top of the pile lies the 5 of diamonds. The pile has 2 "
                   "cards. The next card must be a 5 or higher. A 2 or a 3 "
                   "always fits.");
  g_assert_cmpstr (counts, ==,
                   "You have 3 cards in hand. 3 cards lie face up. 3 cards "
                   "lie face down.\n"
                   "Fox has 2 cards in hand. 3 cards lie face up. 3 cards lie "
                   "face down.");
  g_assert_cmpstr (legal, ==,
                   "You can play: the 7 of hearts; the king of spades.");
  g_assert_cmpstr (nothing, ==, "Nothing has happened yet.");
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  last = tapis_game_tell_last (game);
  g_assert_cmpstr (last, ==, "You lay the king of spades.");
}

/* Whoever looks: names, prompts, faces and actions follow the viewer. */
static void
test_viewer (void)
{
  TapisSeat seats[] = { { TRUE, NULL, "Ada", NULL, NULL },
                        { TRUE, NULL, "Ben", "toad", NULL } };
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;
  TapisCard *card;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = 2;
  game = tapis_game_new (&cg_rules_norwegian, &setup, 5, seats);
  g_assert_cmpint (tapis_game_now (game)->viewer, ==, 0);
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==, "It is Ben’s turn.");
  card = tapis_pile_get_card (tapis_game_get_pile (game, "hand", 1), 0);
  g_assert_cmpuint (tapis_card_get_state (card)->face, ==, CG_CARD_HIDDEN);
  tapis_game_set_viewer (game, 1);
  g_assert_cmpuint (tapis_card_get_state (card)->face, !=, CG_CARD_HIDDEN);
  g_assert_true (tapis_card_get_state (card)->playable);
  g_assert_true (tapis_game_get_player_state (game, 1)->is_viewer);
  g_assert_true (g_str_has_prefix (tapis_game_now (game)->prompt, "Ben:"));
  g_assert_true (tapis_game_run_action (game, "ready"));
  g_assert_cmpstr (tapis_game_now (game)->last_event, ==, "Ben is ready.");
  g_assert_cmpstr (tapis_game_get_player_state (game, 1)->avatar, ==, "toad");
}

/* A game from a position is a practice game; the rules that are not as usual
 * are told. */
static void
test_from_position (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "jack_reverse=on;", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
                           "hand.0=4C 7H KS\nhand.1=4H\n" TWO_PLAYERS);
  g_autoptr (TapisGame) again = tapis_game_new_from_position (
    tapis_game_get_rules (game), tapis_game_get_state (game), NULL);
  const char *const *house_rules = tapis_game_get_house_rules (again);
  g_autofree char *one = tapis_game_to_text (game);
  g_autofree char *other = tapis_game_to_text (again);

  g_assert_true (tapis_game_now (again)->practice);
  g_assert_cmpstr (one, ==, other);
  g_assert_cmpstr (house_rules[0], ==,
                   "A jack turns the direction of play round.");
  g_assert_null (house_rules[1]);
  g_assert_cmpint (
    tapis_game_get_setup (again)->options[NORWEGIAN_JACK_REVERSE], ==, 1);
}

/* Everybody has an avatar and a name of their own; a single person is known by
 * a person's, wherever they sit. */
static void
test_seats (void)
{
  g_autoptr (TapisGame) game = test_game (11, 1);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) avatars = g_hash_table_new (g_str_hash, g_str_equal);

  for (int seat = 0; seat < 11; seat++)
    {
      TapisPlayer *player = tapis_game_get_player (game, seat);
      const char *avatar = tapis_player_get_state (player)->avatar;

      g_assert_true (g_hash_table_add (
        names, (gpointer) tapis_player_get_state (player)->name));
      g_assert_true (g_hash_table_add (avatars, (gpointer) avatar));
      g_assert_cmpint (g_strv_contains (tapis_avatars, avatar), !=,
                       g_str_equal (avatar, "person"));
      g_assert_cmpint (tapis_player_get_state (player)->person, ==,
                       g_str_equal (avatar, "person"));
    }
}

/* --- risky moves, and what matters --- */

static void
test_cautious (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "voluntary_pickup=on", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=4C 7H KS\nhand.1=4H\n" TWO_PLAYERS);
  g_autoptr (TapisGame) last = test_game_from (
    3, "voluntary_pickup=on", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=10S\nup.0=\ndown.0=\nhand.1=4H\nup.1=\ndown.1=\n"
           "hand.2=6H\nup.2=\ndown.2=\n");
  TestEar refused = { NULL, 0 };

  test_listen (&refused, game, "refused");
  test_listen (&refused, last, "refused");
  tapis_game_set_practice (game, FALSE);
  tapis_game_set_practice (last, FALSE);
  tapis_game_set_cautious (game, TRUE);
  tapis_game_set_cautious (last, TRUE);

  /* something is given up: it is asked, and one may think better of it */
  g_assert_false (tapis_game_run_action (game, "pick-up"));
  g_assert_cmpstr (refused.last, ==,
                   "You could lay a card. Pick up once more if you mean it.");
  g_assert_true (tapis_game_lay_card (game, test_card (game, "hand", 0,
                                                       "7H")));

  /* it loses: whoever ends on a 10 has lost (BN-25) */
  clear_ear (&refused);
  g_assert_false (tapis_game_lay_card (last,
                                       test_card (last, "hand", 0, "10S")));
  g_assert_cmpstr (refused.last, ==,
                   "With this move you lose. Make it once more if you mean "
                   "it.");
  g_assert_cmpuint (tapis_game_get_n_plies (last), ==, 0);
  g_assert_true (tapis_game_lay_card (last,
                                      test_card (last, "hand", 0, "10S")));
  clear_ear (&refused);
}

/* Whoever is not cautious, practises, or has no other move is not asked. */
static void
test_not_asked (void)
{
  static const struct
  {
    const char *options;
    const char *hand;
    gboolean cautious;
    gboolean practice;
  } cases[] = {
    { "voluntary_pickup=on", "4C 7H KS", FALSE, FALSE },
    { "voluntary_pickup=on", "4C 7H KS", TRUE, TRUE },
    { "voluntary_pickup=on", "4C 4D 4S", TRUE, FALSE },
    { "", "4C 4D 4S", TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *position =
        g_strdup_printf ("phase=play\nto-move=0\nstock=\npile=5D@1\n"
                         "hand.0=%s\nhand.1=4H\n" TWO_PLAYERS,
                         cases[i].hand);
      g_autoptr (TapisGame) game =
        test_game_from (2, cases[i].options, position);

      tapis_game_set_practice (game, cases[i].practice);
      tapis_game_set_cautious (game, cases[i].cautious);
      g_assert_true (tapis_game_run_action (game, "pick-up"));
    }
}

static void
test_matters (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    3, "", "phase=play\nto-move=1\nstock=\npile=5D@0\n"
           "hand.0=4C\nup.0=\ndown.0=\nhand.1=6H 7H KS\nup.1=\ndown.1=\n"
           "hand.2=8H JD QD\nup.2=\ndown.2=\n");

  g_assert_true (tapis_game_play_text (game, "lay 6H"));
  g_assert_false (tapis_game_now (game)->last_matters);
  g_assert_true (tapis_game_play_text (game, "lay 8H"));
  g_assert_true (tapis_game_now (game)->last_matters);
}

/* The same deal once more: the same cards, rules and players. */
static void
test_again (void)
{
  static const TapisSeat seats[] = {
    { .person = TRUE, .name = "Anna" }, { .level = "hard" },
    { .person = TRUE },
  };
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (TapisGame) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  setup.seats = 3;
  test_set_option (&setup, "six", "reverse");
  game = tapis_game_new (&cg_rules_norwegian, &setup, 77, seats);
  before = tapis_game_to_text (game);
  g_assert_true (tapis_game_play_text (game, "ready"));
  again = tapis_game_new_again (game);
  after = tapis_game_to_text (again);
  g_assert_cmpstr (after, ==, before);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/play/selection", test_selection);
  g_test_add_func ("/play/selection-before-fitting",
                   test_selection_before_fitting);
  g_test_add_func ("/play/refused", test_refused);
  g_test_add_func ("/play/refused-for", test_refused_for);
  g_test_add_func ("/play/pick-up", test_pick_up);
  g_test_add_func ("/play/exchange", test_exchange);
  g_test_add_func ("/play/naming", test_naming);
  g_test_add_func ("/play/flip", test_flip);
  g_test_add_func ("/play/forced-pass", test_forced_pass);
  g_test_add_func ("/play/undo-in-earnest", test_undo_in_earnest);
  g_test_add_func ("/play/undo-asked-once", test_undo_asked_once);
  g_test_add_func ("/play/undo-in-practice", test_undo_in_practice);
  g_test_add_func ("/play/stale-answer", test_stale_answer);
  g_test_add_func ("/play/replays-agree", test_replays_agree);
  g_test_add_func ("/play/tell", test_tell);
  g_test_add_func ("/play/viewer", test_viewer);
  g_test_add_func ("/play/from-position", test_from_position);
  g_test_add_func ("/play/seats", test_seats);
  g_test_add_func ("/play/cautious", test_cautious);
  g_test_add_func ("/play/not-asked", test_not_asked);
  g_test_add_func ("/play/matters", test_matters);
  g_test_add_func ("/play/again", test_again);
  return g_test_run ();
}
