/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune at the table: what is asked and cried, the boxes, the end of a
 * round and the deals of a match. */

#include "config.h"

#include "tests/model/helpers.h"

#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "model/game/tapis-game-kind.h"
#include "games/yellow-dwarf/yellow-dwarf-model.h"

#include <string.h>

/* Fox, seat 1, begins. */
#define DEAL                                                                 \
  "round=1\nphase=begin\nto-move=1\n"                                        \
  "box.10D=3\nbox.JC=6\nbox.QS=9\nbox.KH=12\nbox.7D=15\npile=\n"             \
  "bank.0=105\nhand.0=AH 2C 3D 4S 4H 5H 5D 6D 7H 8S 8C 9H 10H QS KS\n"       \
  "bank.1=105\nhand.1=AD AC 2S 2H 3S 4D 4C 6C 7C 10S 10D JD QH KH KD\n"      \
  "bank.2=105\nhand.2=2D 3C 5S 6S 6H 7S 7D 8H 8D 9S 9D JS JC QC KC\n"        \
  "stub=AS 3H 5C 9C 10C JH QD\n"

static TapisGame *
new_game (const char *options)
{
  return test_game_of (&cg_rules_yellow_dwarf, 3, options, DEAL);
}

static void
play (TapisGame *game, const char *const *moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    if (!tapis_game_play_text (game, moves[i]))
      g_error ("%s is not legal", moves[i]);
}

/* Name and description of a box. */
static void
assert_box (TapisGame *game, guint box, const char *name, const char *about)
{
  g_autofree char *its_name = tapis_yellow_dwarf_dup_box_name (game, box);
  g_autofree char *its_description =
    tapis_yellow_dwarf_dup_box_description (game, box);

  g_assert_cmpstr (its_name, ==, name);
  g_assert_cmpstr (its_description, ==, about);
}

static int
bank (TapisGame *game, int seat)
{
  return tapis_game_get_player_state (game, seat)->score;
}

/* --- the sequence --- */

/* NJ-10, NJ-11, NJ-12: what goes on, and who passes. */
static void
test_sequence (void)
{
  g_autoptr (TapisGame) game = new_game ("");
  TestEar refused = { NULL, 0 };
  TapisAction *stop;

  test_listen (&refused, game, "refused");
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "new sequence");
  play (game, (const char *[]) { "lay 4C", "stop", "stop", NULL });
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
  g_assert_cmpstr (tapis_game_get_player_state (game, 2)->cry, ==,
                   "Without 5!");
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Your turn: lay a 5, or say “Without 5!”");
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "a 5");
  g_assert_true (
    tapis_card_get_state (test_card (game, "hand", 0, "5D"))->playable);
  g_assert_false (tapis_game_activate_card (
    game, test_card (game, "hand", 0, "7H")));
  g_assert_cmpstr (refused.last, ==, "The sequence goes on with a 5.");
  stop = test_action (game, "stop");
  g_assert_cmpstr (tapis_action_get_state (stop)->label, ==, "Without 5!");
  g_assert_false (tapis_action_get_state (stop)->suggested);

  /* one touch chooses, as in all games, and another card instead; one more lays
   */
  g_assert_true (tapis_game_touch_card (
    game, test_card (game, "hand", 0, "5D"), TAPIS_TOUCH_TAP));
  g_assert_true (tapis_game_touch_card (
    game, test_card (game, "hand", 0, "5H"), TAPIS_TOUCH_TAP));
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 1);
  g_assert_cmpstr (tapis_action_get_state (test_action (game, "lay"))->label,
                   ==, "Lay the 5 of hearts");
  g_assert_cmpuint (tapis_yellow_dwarf_get_run (game), ==, 1);
  g_assert_true (tapis_game_touch_card (
    game, test_card (game, "hand", 0, "5H"), TAPIS_TOUCH_TAP));
  g_assert_cmpuint (tapis_yellow_dwarf_get_run (game), ==, 2);
  play (game, (const char *[]) { "lay 6D", "lay 7H", "lay 8S", "lay 9H",
                                 "lay 10H", NULL });
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "You cannot go on: say “Without jack!”");
  g_assert_true (tapis_action_get_state (stop)->suggested);
  g_assert_cmpstr (tapis_pile_get_words (
                     tapis_game_get_pile (game, "pile", -1))->description, ==,
                   "The sequence: the 4 of clubs, the 5 of hearts, the 6 of "
                   "diamonds, the 7 of hearts, the 8 of spades, the 9 of "
                   "hearts and the 10 of hearts.");
  g_assert_true (tapis_game_run_action (game, "stop"));
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 1);
  g_free (refused.last);
}

/* Whoever could go on is asked whether they mean to pass; whoever cannot is
 * not. */
static void
test_pass_twice (void)
{
  g_autoptr (TapisGame) game = new_game ("");
  TestEar refused = { NULL, 0 };

  test_listen (&refused, game, "refused");
  tapis_game_set_practice (game, FALSE);
  tapis_game_set_cautious (game, TRUE);
  play (game, (const char *[]) { "lay 4C", "stop", "stop", NULL });
  g_assert_false (tapis_game_run_action (game, "stop"));
  g_assert_cmpstr (refused.last, ==,
                   "You could lay a card. Pass once more if you mean it.");
  play (game, (const char *[]) { "lay 5H", "lay 6D", "lay 7H", "lay 8S",
                                 "lay 9H", "lay 10H", NULL });
  g_assert_true (tapis_game_run_action (game, "stop"));
  g_free (refused.last);
}

/* NJ-13, missing_rank=next_up */
static void
test_next_up (void)
{
  g_autoptr (TapisGame) game = new_game ("missing_rank=next_up;");

  tapis_game_set_viewer (game, 1);
  play (game, (const char *[]) { "lay 4C", "stop", "stop", "stop", NULL });
  g_assert_cmpstr (tapis_game_now (game)->demand_description, ==,
                   "Nobody has gone on: whoever laid last goes on with the "
                   "next higher card in hand, or with any card if there is "
                   "none.");
  g_assert_true (
    tapis_card_get_state (test_card (game, "hand", 1, "6C"))->playable);
  g_assert_false (
    tapis_card_get_state (test_card (game, "hand", 1, "AD"))->playable);
}

/* voluntary_stop=off: whoever can go on has no other button to press. */
static void
test_must_go_on (void)
{
  g_autoptr (TapisGame) game = new_game ("voluntary_stop=off;");

  play (game, (const char *[]) { "lay AD", "lay 2S", "lay 3S", "lay 4C",
                                 "stop", "lay 5S", "lay 6S", "lay 7S",
                                 "lay 8H", "lay 9S", "stop", NULL });
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==, "Your turn: lay a 10.");
  g_assert_cmpstr (
    tapis_action_get_state (test_action (game, "stop"))->refusal, ==,
    "At this table whoever can go on must go on: you have "
    "a 10.");
}

/* --- the boxes --- */

static void
lay_the_queen (TapisGame *game)
{
  play (game, (const char *[]) { "lay JD", "stop", "stop", NULL });
  g_assert_true (tapis_game_lay_card (
    game, test_card (game, "hand", 0, "QS")));
}

/* NJ-15: the card takes the box when it is announced. */
static void
test_announce (void)
{
  g_autoptr (TapisGame) game = new_game ("");
  TapisAction *announce;
  TapisBox box;

  assert_box (game, YELLOW_DWARF_QUEEN, "Box: the queen of spades, 9 points",
              "Whoever lays the queen of spades and announces it takes what "
              "is in it.");
  lay_the_queen (game);
  box = tapis_yellow_dwarf_get_box (game, YELLOW_DWARF_QUEEN);
  announce = test_action (game, "announce");
  g_assert_true (box.claimed);
  g_assert_true (box.laid);
  g_assert_cmpstr (tapis_action_get_state (announce)->label, ==,
                   "Queen takes!");
  g_assert_true (tapis_action_get_state (announce)->suggested);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "You have laid the queen of spades. Announce it: "
                   "“Queen takes!”");
  g_assert_true (tapis_game_run_action (game, "announce"));
  g_assert_cmpint (bank (game, 0), ==, 114);
  box = tapis_yellow_dwarf_get_box (game, YELLOW_DWARF_QUEEN);
  g_assert_cmpuint (box.points, ==, 0);
  g_assert_false (box.claimed);
  g_assert_cmpstr (tapis_game_get_player_state (game, 0)->score_text, ==,
                   "114 points");
  g_assert_null (test_action (game, "announce"));
}

/* NJ-16: who lays on has forgotten it. */
static void
test_forget (void)
{
  g_autoptr (TapisGame) game = new_game ("");

  lay_the_queen (game);
  g_assert_true (tapis_game_lay_card (
    game, test_card (game, "hand", 0, "KS")));
  g_assert_cmpint (bank (game, 0), ==, 105);
  g_assert_nonnull (strstr (tapis_game_now (game)->last_event,
                            "You did not announce the queen of spades: 9 "
                            "points stay in the box."));
}

/* NJ-35, forgotten=waits: its box is closed, and says so. */
static void
test_closed (void)
{
  g_autoptr (TapisGame) game = new_game ("forgotten=waits;");
  const TapisGameKind *kind = tapis_game_get_kind (game);
  TapisBox box;
  g_autofree char *forgot = NULL;
  g_autofree char *top = NULL;

  lay_the_queen (game);
  forgot = kind->says->regret (kind, tapis_game_get_state (game),
                               YELLOW_DWARF_STOP, YELLOW_DWARF_ANNOUNCE);
  g_assert_cmpstr (forgot, ==, "You have not announced the queen of spades: "
                               "its box is closed.");
  box = tapis_yellow_dwarf_get_box (game, YELLOW_DWARF_QUEEN);
  g_assert_false (box.closed);
  g_assert_true (tapis_game_lay_card (
    game, test_card (game, "hand", 0, "KS")));
  box = tapis_yellow_dwarf_get_box (game, YELLOW_DWARF_QUEEN);
  g_assert_true (box.closed);
  g_assert_cmpuint (box.points, ==, 9);
  assert_box (game, YELLOW_DWARF_QUEEN,
              "Closed box: the queen of spades, 9 points",
              "An announcement was forgotten: this box is closed until the "
              "game ends.");
  g_assert_nonnull (strstr (tapis_game_now (game)->last_event,
                            "The box is closed until the game ends: nobody "
                            "takes its 9 points any more."));
  top = tapis_game_tell_top (game);
  g_assert_nonnull (strstr (top, "Closed box: the queen of spades, 9 points. "
                                 "Box: the king of hearts, 12 points."));
  g_assert_true (tapis_game_undo (game));
  box = tapis_yellow_dwarf_get_box (game, YELLOW_DWARF_QUEEN);
  g_assert_false (box.closed);
}

/* must_announce=off */
static void
test_automatic (void)
{
  g_autoptr (TapisGame) game = new_game ("must_announce=off;");

  lay_the_queen (game);
  g_assert_cmpint (bank (game, 0), ==, 114);
  g_assert_null (test_action (game, "announce"));
}

/* NJ-4: a bank as it is dealt, in as many small tokens. */
static void
test_bank_tokens (void)
{
  const TapisGameKind *kind = tapis_game_kind_for (&cg_rules_yellow_dwarf);
  TapisTokens tokens;

  g_assert_true (kind->scoring->tokens (120, &tokens));
  g_assert_cmpuint (tokens.tens, ==, 5);
  g_assert_cmpuint (tokens.fives, ==, 10);
  g_assert_cmpuint (tokens.ones, ==, 20);
  for (int points = 0; points <= YELLOW_DWARF_MAX_POINTS; points++)
    {
      kind->scoring->tokens (points, &tokens);
      g_assert_cmpuint (tokens.tens * 10 + tokens.fives * 5 + tokens.ones, ==,
                        points);
      g_assert_cmpuint (tokens.ones, <=, 20);
      g_assert_cmpuint (tokens.fives, <=, 10);
      /* larger tokens only where there are small ones enough for any stake */
      g_assert_true (tokens.fives == 0 || tokens.ones > 15);
      g_assert_true (tokens.tens == 0 || tokens.fives > 8);
    }
}

/* A box holds the fewest. */
static void
test_tokens (void)
{
  g_autoptr (TapisGame) game = new_game ("");
  TapisTokens tokens = tapis_game_get_player_state (game, 1)->tokens;

  g_assert_true (tapis_game_get_player_state (game, 1)->has_tokens);
  g_assert_cmpuint (tokens.tens * 10 + tokens.fives * 5 + tokens.ones, ==,
                    105);
  tokens = tapis_yellow_dwarf_get_box (game, YELLOW_DWARF_KING).tokens;
  g_assert_cmpuint (tokens.tens, ==, 1);
  g_assert_cmpuint (tokens.fives, ==, 0);
  g_assert_cmpuint (tokens.ones, ==, 2);
}

/* --- what is told --- */

static void
test_telling (void)
{
  g_autoptr (TapisGame) game = new_game ("");
  g_autofree char *top = NULL;
  g_autofree char *counts = NULL;
  g_autofree char *legal = NULL;

  play (game, (const char *[]) { "lay 4C", "stop", "stop", NULL });
  top = tapis_game_tell_top (game);
  g_assert_cmpstr (top, ==,
                   "The sequence: the 4 of clubs. The sequence goes on with "
                   "a 5 of any suit. Box: the 10 of diamonds, 3 points. Box: "
                   "the jack of clubs, 6 points. Box: the queen of spades, 9 "
                   "points. Box: the king of hearts, 12 points. The Yellow "
                   "Dwarf, box of the 7 of diamonds, 15 points.");
  counts = tapis_game_tell_counts (game);
  g_assert_cmpstr (counts, ==,
                   "You have 15 cards in hand. The bank holds 105 points. "
                   "You deal this round.\n"
                   "Fox has 14 cards in hand. The bank holds 105 points.\n"
                   "Owl has 15 cards in hand. The bank holds 105 points.");
  legal = tapis_game_tell_legal (game);
  g_assert_cmpstr (legal, ==,
                   "You can play: the 5 of hearts; the 5 of diamonds; "
                   "“Without 5!”.");
}

static void
test_regret (void)
{
  g_autoptr (TapisGame) game = new_game ("");
  const TapisGameKind *kind = tapis_game_get_kind (game);
  g_autofree char *forgot = NULL;
  g_autofree char *takes = NULL;
  g_autofree char *stopped = NULL;

  play (game, (const char *[]) { "lay JD", "stop", "stop", NULL });
  takes = kind->says->regret (kind, tapis_game_get_state (game),
                              YELLOW_DWARF_STOP,
                              CG_FRENCH (CG_QUEEN, CG_SPADES));
  g_assert_cmpstr (takes, ==, "That card takes 9 points.");
  play (game, (const char *[]) { "lay QS", NULL });
  forgot = kind->says->regret (kind, tapis_game_get_state (game),
                               YELLOW_DWARF_STOP, YELLOW_DWARF_ANNOUNCE);
  g_assert_cmpstr (forgot, ==,
                   "You have not announced the queen of spades: its box "
                   "stays full.");
  stopped = kind->says->regret (kind, tapis_game_get_state (game),
                                YELLOW_DWARF_STOP,
                                CG_FRENCH (CG_KING, CG_SPADES));
  g_assert_cmpstr (stopped, ==,
                   "Whoever stops leaves the sequence to the others.");
  g_assert_null (kind->says->regret (kind, tapis_game_get_state (game),
                               CG_FRENCH (CG_KING, CG_SPADES),
                               YELLOW_DWARF_STOP));
}

/* --- rounds --- */

/* The sum of all banks and boxes (NJ-33). */
static int
all_points (TapisGame *game)
{
  int sum = 0;

  for (int seat = 0; seat < 3; seat++)
    sum += bank (game, seat);
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    sum += (int) tapis_yellow_dwarf_get_box (game, box).points;
  return sum;
}

/* NJ-20, NJ-21, NJ-22: the settlement; then the next deal, and back. */
static void
test_rounds (void)
{
  g_autoptr (TapisGame) game = new_game ("bank=120;");
  g_autoptr (TapisGame) again = NULL;
  g_autoptr (TapisScoreRow) round = NULL;
  g_autoptr (TapisScoreRow) entry = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GListModel *account = tapis_game_now (game)->account;
  TapisCard *card = tapis_pile_get_card (
    tapis_game_get_pile (game, "hand", 0), 0);
  TestEar refused = { NULL, 0 };
  int before[3], sum = 0;
  guint plies;

  test_listen (&refused, game, "refused");
  g_assert_false (tapis_game_next_round (game));
  g_assert_cmpstr (refused.last, ==, "This round is not over yet.");
  test_run_until (game, -1);

  g_assert_true (tapis_game_now (game)->round_over);
  g_assert_false (tapis_game_now (game)->over);
  g_assert_false (tapis_game_can_step (game));
  g_assert_cmpuint (tapis_game_now (game)->round, ==, 1);
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==, "The round is over.");
  /* who won the round, who leads the match: not always the same */
  g_assert_nonnull (strstr (tapis_game_now (game)->result_text,
                            " the round. "));
  g_assert_nonnull (
    strstr (tapis_game_now (game)->result_text, " in the lead"));
  g_assert_cmpuint (
    g_list_model_get_n_items (tapis_game_now (game)->result_rows), ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (account), >, 2);
  entry = g_list_model_get_item (account, 0);
  g_assert_cmpstr (tapis_score_row_get_line (entry)->title, ==, "Stake");
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpint (tapis_score_row_get_line (entry)->points[seat], ==, -15);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->rounds),
                    ==, 1);
  round = g_list_model_get_item (tapis_game_now (game)->rounds, 0);
  for (int seat = 0; seat < 3; seat++)
    {
      before[seat] = bank (game, seat);
      g_assert_cmpint (tapis_score_row_get_line (round)->score[seat], ==,
                       before[seat]);
      g_assert_cmpint (tapis_score_row_get_line (round)->points[seat], ==,
                       before[seat] - 120);
    }
  g_assert_cmpint (all_points (game), ==, 360);

  /* the deal is an action like any other, and the only one */
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->actions),
                    ==, 1);
  g_assert_null (
    tapis_action_get_state (test_action (game, "next-round"))->refusal);
  plies = tapis_game_get_n_plies (game);
  g_assert_true (tapis_game_run_action (game, "next-round"));
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, plies + 1);
  g_assert_cmpuint (tapis_game_now (game)->round, ==, 2);
  g_assert_false (tapis_game_now (game)->round_over);
  g_assert_cmpuint (g_list_model_get_n_items (account), ==, 0);
  g_assert_null (tapis_game_now (game)->result_text);
  g_assert_true (tapis_pile_get_card (tapis_game_get_pile (game, "hand", 0),
                                      0) != card);
  g_assert_true (g_str_has_prefix (tapis_game_now (game)->last_event,
                                   "Round 2: "));
  for (int seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (bank (game, seat), ==, before[seat] - 15);
      sum += bank (game, seat);
    }
  g_assert_cmpint (all_points (game), ==, 360);

  /* saved and read in the second round */
  text = tapis_game_to_text (game);
  again = tapis_game_new_from_text (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tapis_game_now (again)->round, ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (again)->rounds),
                    ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (again)->log), ==,
                    g_list_model_get_n_items (tapis_game_now (game)->log));
  g_assert_cmpint (all_points (again), ==, 360);

  /* a position is practice: back over the deal, and forth */
  while (tapis_game_now (game)->round == 2)
    g_assert_true (tapis_game_undo (game));
  g_assert_cmpuint (tapis_game_now (game)->round, ==, 1);
  g_assert_cmpint (tapis_game_now (game)->to_move, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->rounds),
                    ==, 0);
  while (tapis_game_now (game)->round == 1)
    g_assert_true (tapis_game_redo (game));
  for (int seat = 0; seat < 3; seat++)
    sum -= bank (game, seat);
  g_assert_cmpint (sum, ==, 0);
  g_free (refused.last);
}

/* NJ-32: after the last round the match is over. */
static void
test_last_round (void)
{
  g_autoptr (TapisGame) game = new_game ("rounds=1;");

  test_run_until (game, -1);
  g_assert_true (tapis_game_now (game)->over);
  g_assert_false (tapis_game_now (game)->round_over);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->actions),
                    ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->rounds),
                    ==, 1);
  g_assert_true (tapis_game_next_game (game, 9));
  g_assert_cmpuint (g_list_model_get_n_items (tapis_game_now (game)->rounds),
                    ==, 0);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/yellow-dwarf/sequence", test_sequence);
  g_test_add_func ("/yellow-dwarf/pass-twice", test_pass_twice);
  g_test_add_func ("/yellow-dwarf/next-up", test_next_up);
  g_test_add_func ("/yellow-dwarf/must-go-on", test_must_go_on);
  g_test_add_func ("/yellow-dwarf/announce", test_announce);
  g_test_add_func ("/yellow-dwarf/forget", test_forget);
  g_test_add_func ("/yellow-dwarf/closed", test_closed);
  g_test_add_func ("/yellow-dwarf/automatic", test_automatic);
  g_test_add_func ("/yellow-dwarf/bank-tokens", test_bank_tokens);
  g_test_add_func ("/yellow-dwarf/tokens", test_tokens);
  g_test_add_func ("/yellow-dwarf/telling", test_telling);
  g_test_add_func ("/yellow-dwarf/regret", test_regret);
  g_test_add_func ("/yellow-dwarf/rounds", test_rounds);
  g_test_add_func ("/yellow-dwarf/last-round", test_last_round);
  return g_test_run ();
}
