/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó at the table: what is asked and shown, the number of a joker, the shot,
 * cleaning, and the start. */

#include "config.h"

#include "tests/model/helpers.h"

#include "model/game/tapis-game-kind.h"

#include <string.h>

#define TWO_PLAYERS \
  "up.0=2o 9c 10b\ndown.0=6c 12e 3o\nup.1=2c 9b 10c\ndown.1=6o 12b 3e\n"

static TapisGame *
game_from (guint seats, const char *options, const char *position)
{
  return test_game_of (&cg_rules_balco, seats, options, position);
}

/* How many buttons there are, and the one of that id or NULL. */
static TapisAction *
find_action (TapisGame *game, const char *id, guint *n)
{
  GListModel *actions = tapis_game_now (game)->actions;
  TapisAction *found = NULL;

  *n = g_list_model_get_n_items (actions);
  for (guint i = 0; i < *n; i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);

      if (g_str_equal (tapis_action_get_state (action)->id, id))
        found = action; /* the list keeps it */
    }
  return found;
}

/* --- jokers --- */

/* BA-25: a joker by itself is asked for its number. */
static void
test_number (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "jokers=4;", "phase=play\nto-move=0\nstock=\npile=9o@1\n"
                    "hand.0=4c 9e *\nhand.1=4o\nhand.2=5o\n"
                    "up.2=\ndown.2=7c\n" TWO_PLAYERS);
  TapisCard *joker = test_card (game, "hand", 0, "*");
  TapisPile *pile = tapis_game_get_pile (game, "pile", -1);
  TestEar refused = { NULL, 0 }, spoken = { NULL, 0 };
  TestCounter asked;
  TapisAction *action;
  guint n;

  test_listen (&refused, game, "refused");
  test_listen (&spoken, game, "announce");
  test_count_notify (&asked, game, "choosing");
  g_assert_cmpstr (tapis_card_get_description (joker), ==,
                   "3 of 3. You can play it.");
  g_assert_true (tapis_game_lay_card (game, joker));
  g_assert_true (tapis_game_now (game)->choosing);
  g_assert_cmpuint (asked.n, ==, 1);
  g_assert_true (tapis_card_get_state (joker)->selected);
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 1);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Which number does the joker stand for? Choose one.");
  g_assert_cmpstr (spoken.last, ==, tapis_game_now (game)->prompt);

  /* all numbers and the way back; those that do not fit say why */
  action = find_action (game, "8", &n);
  g_assert_cmpuint (n, ==, 13);
  g_assert_nonnull (tapis_action_get_state (action)->refusal);
  g_assert_cmpstr (tapis_action_get_state (action)->refusal, ==,
                   "After a 9 you need a 9, a knight (11), a king (12) or an "
                   "ace (1).");
  action = find_action (game, "2", &n);
  g_assert_null (tapis_action_get_state (action)->refusal);
  g_assert_cmpstr (tapis_action_get_state (action)->description, ==,
                   "2: reset to zero");
  g_assert_false (tapis_game_run_action (game, "8"));
  g_assert_true (tapis_game_now (game)->choosing);

  /* three ways back */
  g_assert_true (tapis_game_run_action (game, "cancel"));
  g_assert_false (tapis_game_now (game)->choosing);
  g_assert_false (tapis_card_get_state (joker)->selected);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Your turn: lay a card.");
  g_assert_true (tapis_game_activate_card (game, joker));
  g_assert_false (tapis_game_now (game)->choosing); /* not yet to be laid */
  g_assert_null (
    tapis_action_get_state (find_action (game, "lay", &n))->refusal);
  g_assert_true (tapis_game_run_action (game, "lay"));
  g_assert_true (tapis_game_now (game)->choosing);
  tapis_game_clear_selection (game);
  g_assert_false (tapis_game_now (game)->choosing);
  g_assert_true (tapis_game_lay_card (game, joker));
  g_assert_true (tapis_game_activate_card (game, joker));
  g_assert_false (tapis_game_now (game)->choosing);

  g_assert_true (tapis_game_lay_card (game, joker));
  g_assert_true (tapis_game_run_action (game, "11"));
  g_assert_false (tapis_game_now (game)->choosing);
  g_assert_true (tapis_pile_get_top (pile) == joker);
  g_assert_cmpstr (tapis_card_get_name (joker), ==, "joker as a knight (11)");
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "11 or higher");

  /* picked up again it is any number */
  g_assert_true (tapis_game_play_text (game, "pick-up"));
  g_assert_true (test_card (game, "hand", 1, "*") == joker);
  test_count_end (&asked);
  g_free (refused.last);
  g_free (spoken.last);
}

/* A joker beside a card has its number; several jokers have one. */
static void
test_joker_with_others (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "jokers=4;", "phase=play\nto-move=0\nstock=\npile=3c@1\n"
                    "hand.0=4c 8e 8b * *\nhand.1=4o 5o\n" TWO_PLAYERS);
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  TapisCard *first = tapis_pile_get_card (hand, 3);
  TapisCard *second = tapis_pile_get_card (hand, 4);
  guint n;

  g_assert_true (tapis_game_activate_card (game, first));
  g_assert_true (tapis_game_lay_card (game, second));
  g_assert_true (tapis_game_now (game)->choosing);
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 2);
  /* another card tells the number, and nothing is asked any more */
  g_assert_true (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "8e")));
  g_assert_false (tapis_game_now (game)->choosing);
  g_assert_nonnull (find_action (game, "lay", &n));
  g_assert_false (tapis_card_get_state (
    test_card (game, "hand", 0, "4c"))->playable);
  g_assert_true (tapis_game_lay_selection (game));
  /* three eights: the other loses a turn, oneself one, the other one more */
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
  g_assert_cmpstr (tapis_card_get_name (first), ==, "joker as an 8");
}

/* On an empty pile a joker can be anything; it is named once. */
static void
test_leading (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "jokers=4;", "phase=play\nto-move=0\nstock=\npile=\n"
                    "hand.0=4c *\nhand.1=4o 5o\n" TWO_PLAYERS);
  g_autofree char *legal = tapis_game_tell_legal (game);

  g_assert_cmpstr (legal, ==,
                   "You can play: the joker; the 4 of cups.");
  g_assert_true (tapis_game_lay_card (game,
                                      test_card (game, "hand", 0, "*")));
  g_assert_true (tapis_game_now (game)->choosing);
  g_assert_true (tapis_game_run_action (game, "7"));
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "7 or lower");
}

/* --- what is asked --- */

static void
test_demands (void)
{
  static const struct
  {
    const char *pile;
    const char *demand;
    const char *part; /* of the description */
  } rows[] = {
    { "", "any card", "The pile is empty" },
    { "9o@1", "9 or higher", "a 9 or higher in the order" },
    { "11o@1", "11 or higher", "a knight (11) or higher" },
    { "12o@1", "12 or 1", "a king (12) or an ace (1)" },
    { "12o@1 2b@1", "any card", "After a 2" },
    { "7o@1", "7 or lower", "the next player must lay a 7 or lower" },
    { "7o+7e@1", "7 or lower, 2 players", "the next 2 players" },
    { "7o+7e@1 5o@2", "5 to 7", "a 5 or higher, but not above 7" },
    { "7o+7e@1 6b@2", "6 or 7", "a 6 or higher, but not above 7" },
    { "5o@1 5e+5b@2", "5 or higher", "a fourth one cleans the pile" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *position = g_strdup_printf (
        "phase=play\nto-move=0\nstock=\npile=%s\n"
        "hand.0=4c 8e\nhand.1=4o\nhand.2=8b\nup.2=\ndown.2=7c\n" TWO_PLAYERS,
        rows[i].pile);
      g_autoptr (TapisGame) game = game_from (3, "", position);

      g_assert_cmpstr (tapis_game_now (game)->demand, ==, rows[i].demand);
      if (strstr (tapis_game_now (game)->demand_description,
                  rows[i].part) == NULL)
        g_error ("%s: %s", rows[i].pile,
                 tapis_game_now (game)->demand_description);
    }
}

/* BA-24: the shot, its target and its answer. */
static void
test_shot (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "", "phase=play\nto-move=0\nstock=\npile=12o@1\n"
           "hand.0=1c 9e\nhand.1=4o 8c\nhand.2=5o 2e\nup.2=\ndown.2=7c\n"
           TWO_PLAYERS);
  TestEar refused = { NULL, 0 };

  test_listen (&refused, game, "refused");
  g_assert_true (tapis_game_lay_card (game,
                                      test_card (game, "hand", 0, "1c")));
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Whom do you shoot at? Choose a player.");
  g_assert_false (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "9e")));
  g_assert_cmpstr (refused.last, ==,
                   "First choose the player whom you shoot at.");
  g_assert_true (tapis_game_choose_player (game, 2));
  g_assert_true (tapis_game_get_player_state (game, 2)->attacked);
  g_assert_cmpstr (tapis_game_get_player_state (game, 0)->cry, ==, "I shoot!");
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "Owl must answer");
  g_assert_nonnull (strstr (
    tapis_game_get_player_state (game, 2)->description,
    "must answer the shot."));
  tapis_game_set_viewer (game, 2);
  g_assert_false (tapis_card_get_state (
    test_card (game, "hand", 2, "5o"))->playable);
  g_assert_true (
    tapis_card_get_state (test_card (game, "hand", 2, "2e"))->playable);
  g_free (refused.last);
}

/* BA-17: the fourth equal card cleans; the cards leave the game. */
static void
test_cleaning (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5o@1 5e+5b@0\n"
           "hand.0=5c 9e\nhand.1=4o 8c\n" TWO_PLAYERS);
  TapisPile *burnt = tapis_game_get_pile (game, "burnt", -1);
  guint n = tapis_pile_get_n_cards (burnt);

  g_assert_true (tapis_game_lay_card (game,
                                      test_card (game, "hand", 0, "5c")));
  g_assert_cmpuint (tapis_pile_get_n_cards (burnt), ==, n + 4);
  g_assert_true (g_str_has_prefix (tapis_pile_get_words (burnt)->name,
                                   "Cleaned cards, "));
  g_assert_true (g_str_has_prefix (tapis_pile_get_words (burnt)->caption,
                                   "Cleaned: "));
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
  g_assert_cmpstr (tapis_game_now (game)->last_event, ==,
                   "You lay the 5 of cups. The fourth equal card in a row: "
                   "you clean the pile, and 4 cards leave the game. You take "
                   "3 face-up cards into your hand. You lead.");
}

/* What the coach says of an answer that is gone. */
static void
test_regret (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "", "phase=play\nto-move=0\nstock=\npile=3c@1\n"
           "hand.0=1c 9e 8b\nhand.1=4o 8c\nhand.2=5o 2e\nup.2=\ndown.2=7c\n"
           TWO_PLAYERS);
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgState *state = tapis_game_get_state (game);
  g_autofree char *sentence = NULL;
  CgMove ace, nine;

  g_assert_true (cg_read_move (&cg_rules_balco, state, "lay 1c", &ace));
  g_assert_true (cg_read_move (&cg_rules_balco, state, "lay 9e", &nine));
  sentence = kind->says->regret (kind, state, ace, nine);
  g_assert_cmpstr (sentence, ==, "Your ace was your only answer to a shot.");
  g_assert_null (kind->says->regret (kind, state, nine, ace));
}

/* --- the start --- */

/* BA-5, BA-6: everybody shows a card, and it is told why who starts does. */
static void
test_lowest_starts (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "jokers=0;",
    "phase=exchange\nto-move=0\nstock=\npile=\n"
    "hand.0=4o 9o 12o\nhand.1=3b 11o 1o\nhand.2=5o 5c 10o\n"
    "up.2=6e 7e 8e\ndown.2=4c 4e 4b\n" TWO_PLAYERS);

  g_assert_true (tapis_game_get_to_the_right (game));
  g_assert_cmpint (tapis_game_get_pack (game), ==, CG_PACK_SPANISH);
  g_assert_true (tapis_game_run_action (game, "ready"));
  while (tapis_game_now (game)->to_move != CG_NO_SEAT &&
         strstr (tapis_game_now (game)->demand, "exchange") != NULL)
    g_assert_true (tapis_game_play_text (game, "ready"));
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
  g_assert_nonnull (strstr (tapis_game_now (game)->last_event,
                            "You show your lowest card: the 4 of coins."));
  g_assert_nonnull (strstr (tapis_game_now (game)->last_event,
                            "Fox starts: nobody has shown a lower card than "
                            "the 3 of batons."));
  for (int seat = 0; seat < 3; seat++)
    {
      static const char *const cries[] = { "4 of coins", "3 of batons",
                                           "5 of coins" };

      g_assert_cmpstr (tapis_game_get_player_state (game, seat)->cry, ==,
                       cries[seat]);
    }
}

/* House rule starter=lay (BA-6): everybody lays the lowest card, and whoever
 * laid the lowest of all plays on it. */
static void
test_lowest_is_laid (void)
{
  g_autoptr (TapisGame) game = game_from (
    3, "jokers=0;starter=lay;",
    "phase=exchange\nto-move=0\nstock=\npile=\n"
    "hand.0=4o 9o 12o\nhand.1=3b 11o 1o\nhand.2=5o 5c 10o\n"
    "up.2=6e 7e 8e\ndown.2=4c 4e 4b\n" TWO_PLAYERS);
  TapisPile *pile = tapis_game_get_pile (game, "pile", -1);
  const char *events;

  g_assert_nonnull (strstr (tapis_game_now (game)->demand_description,
                            "Then all lay their lowest hand card"));
  g_assert_true (tapis_game_run_action (game, "ready"));
  while (strstr (tapis_game_now (game)->demand, "exchange") != NULL)
    g_assert_true (tapis_game_play_text (game, "ready"));
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
  events = tapis_game_now (game)->last_event;
  g_assert_nonnull (strstr (events, "You lay the 4 of coins."));
  g_assert_nonnull (strstr (events, "Fox plays on: nobody has laid a lower "
                                    "card than the 3 of batons."));
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 3);
  g_assert_true (tapis_pile_get_top (pile) ==
                 test_card (game, "pile", -1, "3b"));
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "3 or higher");
}

/* The same where nobody has a card with a number: on a 10 anything goes. */
static void
test_start_without_numbers (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "jokers=0;starter=lay;",
    "phase=play\nto-move=0\nstock=\npile=2b@1 10o@0\nstart=2\n"
    "hand.0=4o 9o\nhand.1=3b 11o\n" TWO_PLAYERS);

  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "any card");
  g_assert_cmpstr (tapis_game_now (game)->demand_description, ==,
                   "On the 10 with which the game was started any card "
                   "fits.");
}

/* --- house rules of the cards --- */

/* joker_when_stuck=on (BA-25): any number while nothing else fits. */
static void
test_free_joker (void)
{
  const char *const stuck =
    "phase=play\nto-move=0\nstock=\npile=7o@1\n"
    "hand.0=11c 8e *\nhand.1=4o 5o\n" TWO_PLAYERS;
  const char *const other =
    "phase=play\nto-move=0\nstock=\npile=7o@1\n"
    "hand.0=5c 8e *\nhand.1=4o 5o\n" TWO_PLAYERS;
  g_autoptr (TapisGame) game = NULL;
  TapisCard *joker;
  TapisAction *action;
  TestEar refused = { NULL, 0 };
  guint n;

  game = game_from (2, "joker_when_stuck=on;", stuck);
  joker = test_card (game, "hand", 0, "*");
  g_assert_true (tapis_game_lay_card (game, joker));
  g_assert_null (
    tapis_action_get_state (find_action (game, "10", &n))->refusal);
  g_assert_null (
    tapis_action_get_state (find_action (game, "11", &n))->refusal);
  g_assert_true (tapis_game_run_action (game, "cancel"));
  test_listen (&refused, game, "refused");
  g_assert_true (tapis_game_activate_card (game, joker));
  g_assert_false (tapis_game_play_text (game, "lay 8e *=8"));
  g_assert_cmpstr (refused.last, ==,
                   "A joker that does not fit as that number is laid "
                   "without other cards.");
  g_clear_pointer (&refused.last, g_free);
  g_clear_object (&game);

  game = game_from (2, "joker_when_stuck=on;", other);
  g_assert_true (tapis_game_lay_card (game,
                                      test_card (game, "hand", 0, "*")));
  action = find_action (game, "10", &n);
  g_assert_nonnull (tapis_action_get_state (action)->refusal);
  g_assert_cmpstr (tapis_action_get_state (action)->refusal, ==,
                   "As a jack (10) the joker does not fit, and you have "
                   "another card that does.");
}

/* twos_clean=off (BA-17): nothing is promised of a fourth. */
static void
test_twos (void)
{
  const char *const position =
    "phase=play\nto-move=0\nstock=\npile=11o@1 2b+2e@0 2o@1\n"
    "hand.0=4c 8e\nhand.1=4o 5o\nup.0=12o 9c 10b\ndown.0=6c 12e 3o\n"
    "up.1=2c 9b 10c\ndown.1=6o 12b 3e\n";
  g_autoptr (TapisGame) on = game_from (2, "", position);
  g_autoptr (TapisGame) off = game_from (2, "twos_clean=off;", position);

  g_assert_nonnull (strstr (tapis_game_now (on)->demand_description,
                            "a fourth one cleans"));
  g_assert_cmpstr (tapis_game_now (off)->demand_description, ==,
                   "After a 2 any card fits.");
}

/* --- the end --- */

/* BA-32: a game broken off has no winner, and counts as nobody's win. */
static void
test_nobody_wins (void)
{
  g_autoptr (TapisGame) game = game_from (
    2, "", "phase=play\nto-move=0\nplies=4999\nstock=\npile=3c@1\n"
           "hand.0=4c 8e\nhand.1=4o 5o\n" TWO_PLAYERS);
  GListModel *rows = tapis_game_now (game)->result_rows;

  g_assert_true (tapis_game_play_text (game, "lay 4c"));
  g_assert_cmpstr (tapis_game_now (game)->result_text, ==, "Nobody wins.");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TapisResultRow) row = g_list_model_get_item (rows, i);

      g_assert_cmpuint (tapis_result_row_get_line (row)->place, ==, 0);
      g_assert_cmpuint (tapis_result_row_get_line (row)->wins, ==, 0);
      g_assert_cmpstr (tapis_result_row_get_line (row)->text, ==,
                       i == 0 ? "You have not finished."
                              : "Fox has not finished.");
    }
}

/* BA-30: who is without cards first has won, and all others have lost: none of
 * them comes before another, and each is told with the cards that are left.
 * Those are sorted, as in one's own hand. */
static void
test_losers (void)
{
  g_autoptr (TapisGame) game = game_from (
    4, "", "phase=play\nto-move=0\nstock=\npile=3c@1\nhand.0=4c\n"
           "hand.1=11o 5o 9o\nhand.2=6o\nhand.3=7o 8o\nup.0=\nup.1=\nup.2=\n"
           "up.3=\ndown.0=\ndown.1=\ndown.2=\ndown.3=\n");
  const char *const told[] = { "You won.", "Owl lost, with 1 card left.",
                               "Hare lost, with 2 cards left.",
                               "Fox lost, with 3 cards left." };
  TapisPile *hand = tapis_game_get_player_state (game, 1)->hand;

  g_assert_true (tapis_game_play_text (game, "lay 4c"));
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (TapisResultRow) row =
        g_list_model_get_item (tapis_game_now (game)->result_rows, i);

      g_assert_cmpstr (tapis_result_row_get_line (row)->text, ==, told[i]);
      g_assert_true (tapis_result_row_get_line (row)->lost == (i > 0));
    }
  for (guint i = 0; i < 3; i++)
    {
      static const CgCard sorted[] = { CG_SPANISH (5, CG_OROS),
                                       CG_SPANISH (9, CG_OROS),
                                       CG_SPANISH (11, CG_OROS) };
      TapisCard *card = tapis_pile_get_card (hand, i);

      g_assert_cmpuint (tapis_card_get_state (card)->face, ==, sorted[i]);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/balco/number", test_number);
  g_test_add_func ("/balco/losers", test_losers);
  g_test_add_func ("/balco/joker-with-others", test_joker_with_others);
  g_test_add_func ("/balco/leading", test_leading);
  g_test_add_func ("/balco/demands", test_demands);
  g_test_add_func ("/balco/shot", test_shot);
  g_test_add_func ("/balco/cleaning", test_cleaning);
  g_test_add_func ("/balco/regret", test_regret);
  g_test_add_func ("/balco/start", test_lowest_starts);
  g_test_add_func ("/balco/start-laid", test_lowest_is_laid);
  g_test_add_func ("/balco/start-without-numbers", test_start_without_numbers);
  g_test_add_func ("/balco/free-joker", test_free_joker);
  g_test_add_func ("/balco/twos", test_twos);
  g_test_add_func ("/balco/nobody-wins", test_nobody_wins);
  return g_test_run ();
}
