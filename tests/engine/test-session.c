/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sessions, step by step on the smallest game: what is told about moves, undo,
 * the tally and the next game; and the rounds of a match on a game that has
 * them. test-contract.c does the same at random on every game. */

#include "engine/cg-session.h"
#include "games/cg-games.h"

#include <string.h>

/* The smallest game, two seats and one card each: two moves and it is over. */
static CgSession *
new_short_game (void)
{
  const CgRules *rules = cg_game_find_any ("null");
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.options[cg_option_index (rules, "cards")] = 1;
  return cg_session_new (rules, &setup, 7);
}

static CgMove
first_move (CgSession *session)
{
  CgMove list[CG_MAX_MOVES];

  g_assert_cmpuint (cg_session_rules (session)->moves (
                      cg_session_state (session), list), >, 0);
  return list[0];
}

static void
play_on (CgSession *session)
{
  CgMove move = first_move (session);

  g_assert_cmpint (cg_session_play (session, move, NULL).kind, ==, CG_LEGAL);
}

static void
play_out (CgSession *session)
{
  while (cg_session_rules (session)->to_move (cg_session_state (session)) !=
         CG_NO_SEAT)
    play_on (session);
}

static void
test_new (void)
{
  g_autoptr (CgSession) session = new_short_game ();
  const CgRules *rules = cg_session_rules (session);
  int seat;
  CgMove move;

  g_assert_cmpstr (rules->id, ==, "null");
  g_assert_cmpuint (cg_session_setup (session)->seats, ==, 2);
  g_assert_cmpuint (cg_session_deal (session), ==, 7);
  g_assert_cmpuint (cg_session_n_played (session), ==, 0);
  g_assert_cmpuint (cg_session_n_redo (session), ==, 0);
  g_assert_cmpuint (cg_session_n_finished (session), ==, 0);
  g_assert_false (cg_session_practice (session));
  g_assert_false (cg_session_undo (session));
  g_assert_false (cg_session_redo (session, NULL));
  g_assert_false (cg_session_undo_is_fair (session));

  move = first_move (session);
  play_on (session);
  g_assert_cmpuint (cg_session_move (session, 0, &seat), ==, move);
  g_assert_cmpint (seat, ==, 1); /* the dealer is seat 0 */
  g_assert_cmpuint (cg_session_move (session, 0, NULL), ==, move);
}

static void
test_refused (void)
{
  g_autoptr (CgSession) session = new_short_game ();
  g_autofree CgState *before =
    cg_state_copy (cg_session_rules (session), cg_session_state (session));
  guint serial = cg_session_serial (session);
  CgMove wrong = (first_move (session) + 1) % 52;

  g_assert_cmpint (cg_session_play (session, wrong, NULL).kind, ==,
                   CG_REFUSE_NOT_YOUR_CARD);
  g_assert_cmpuint (cg_session_serial (session), ==, serial);
  g_assert_cmpuint (cg_session_n_played (session), ==, 0);
  g_assert_cmpmem (before, cg_state_size (cg_session_rules (session), before),
                   cg_session_state (session),
                   cg_state_size (cg_session_rules (session),
                                  cg_session_state (session)));
}

static void
test_undo_redo (void)
{
  g_autoptr (CgSession) session = new_short_game ();
  CgEvents events;
  CgEvents again;
  CgMove move;
  guint serial;

  memset (&events, 0, sizeof events);
  memset (&again, 0, sizeof again);
  move = first_move (session);
  cg_session_play (session, move, &events);
  g_assert_cmpuint (events.n, ==, 1);
  g_assert_cmpuint (events.list[0].kind, ==, CG_EVENT_LAID);
  play_out (session);
  g_assert_cmpuint (cg_session_n_played (session), ==, 2);

  serial = cg_session_serial (session);
  g_assert_true (cg_session_undo (session));
  g_assert_true (cg_session_undo (session));
  g_assert_cmpuint (cg_session_serial (session), !=, serial);
  g_assert_false (cg_session_undo (session));
  g_assert_cmpuint (cg_session_n_redo (session), ==, 2);

  /* redo tells what the move did when it was played */
  g_assert_true (cg_session_redo (session, &again));
  g_assert_cmpuint (again.n, ==, events.n);
  g_assert_cmpmem (again.list, events.n * sizeof (CgEvent),
                   events.list, events.n * sizeof (CgEvent));
  g_assert_cmpuint (cg_session_n_redo (session), ==, 1);

  /* another move forgets what could be redone */
  g_assert_true (cg_session_undo (session));
  play_on (session);
  g_assert_cmpuint (cg_session_n_played (session), ==, 1);
  g_assert_cmpuint (cg_session_n_redo (session), ==, 0);
}

static void
test_fair_undo (void)
{
  const CgRules *rules = cg_game_find ("norwegian");
  g_autoptr (CgSession) session = NULL;
  CgMove ready;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  session = cg_session_new (rules, &setup, 3);
  for (guint seat = 0; seat < setup.seats; seat++)
    {
      g_assert_true (cg_read_move (rules, cg_session_state (session), "ready",
                                   &ready));
      cg_session_play (session, ready, NULL);
      g_assert_true (cg_session_undo_is_fair (session));
    }
  /* whoever lays draws, and so has seen a card */
  play_on (session);
  g_assert_false (cg_session_undo_is_fair (session));
  g_assert_true (cg_session_undo (session));
  g_assert_true (cg_session_undo_is_fair (session));
  g_assert_true (cg_session_redo (session, NULL));
  g_assert_false (cg_session_undo_is_fair (session));
}

static void
test_practice (void)
{
  g_autoptr (CgSession) session = new_short_game ();
  g_autoptr (CgSession) from = NULL;

  from = cg_session_new_from_position (cg_session_rules (session),
                                       cg_session_state (session));
  g_assert_true (cg_session_practice (from));
  g_assert_cmpuint (cg_session_deal (from), ==, 0);
  cg_session_set_practice (from, FALSE);
  g_assert_false (cg_session_practice (from));
}

/* The tally counts a game as soon as it is over, not after it is taken back,
 * and once. */
static void
test_tally (void)
{
  g_autoptr (CgSession) session = new_short_game ();
  const CgRules *rules = cg_session_rules (session);
  guint expected[2] = { 0, 0 };

  for (guint game = 0; game < 6; game++)
    {
      CgResult result;

      g_assert_cmpuint (cg_session_setup (session)->dealer, ==, game % 2);
      g_assert_cmpuint (cg_session_n_finished (session), ==, game);
      play_out (session);
      rules->result (cg_session_state (session), &result);
      for (int seat = 0; seat < 2; seat++)
        {
          g_assert_cmpuint (cg_session_wins (session, seat), ==,
                            expected[seat] + (result.place[seat] == 1));
          expected[seat] += result.place[seat] == 1;
        }
      g_assert_cmpuint (cg_session_n_finished (session), ==, game + 1);
      cg_session_undo (session);
      g_assert_cmpuint (cg_session_n_finished (session), ==, game);
      cg_session_redo (session, NULL);

      cg_session_next_game (session, 100 + game);
      g_assert_cmpuint (cg_session_deal (session), ==, 100 + game);
      g_assert_cmpuint (cg_session_n_played (session), ==, 0);
      g_assert_cmpuint (cg_session_n_redo (session), ==, 0);
      g_assert_cmpuint (cg_session_wins (session, 0), ==, expected[0]);
      g_assert_cmpuint (cg_session_wins (session, 1), ==, expected[1]);
    }
  g_assert_cmpuint (expected[0] + expected[1], ==, 6);
}

/* --- the rounds of a match ---------------------------------------------------
 */

/* A match of two rounds, which nobody's ruin can end before. */
static CgSession *
new_match (void)
{
  const CgRules *rules = cg_game_find ("yellow-dwarf");
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.dealer = 1;
  setup.options[cg_option_index (rules, "bank")] = 500;
  setup.options[cg_option_index (rules, "rounds")] = 2;
  return cg_session_new (rules, &setup, 11);
}

static CgState *
copy_state (CgSession *session)
{
  return cg_state_copy (cg_session_rules (session),
                        cg_session_state (session));
}

static void
assert_state (CgSession *session, const CgState *expected)
{
  gsize size = cg_state_size (cg_session_rules (session), expected);

  g_assert_cmpmem (cg_session_state (session), size, expected, size);
}

/* The moves of the next round count on from those of the last; taking them
 * back leads over its end, and redoing them deals the same cards. */
static void
test_rounds_undo (void)
{
  g_autoptr (CgSession) session = new_match ();
  g_autofree CgState *ended = NULL;
  g_autofree CgState *later = NULL;
  CgEvents events;
  CgEvents again;
  guint n_round;
  int seat;

  play_out (session);
  g_assert_true (cg_session_round_is_over (session));
  g_assert_false (cg_session_is_over (session));
  g_assert_cmpuint (cg_session_round (session), ==, 1);
  g_assert_cmpint (cg_session_play (session, 0, NULL).kind, ==,
                   CG_REFUSE_ROUND_OVER);
  /* the hands were laid open to be paid */
  g_assert_false (cg_session_undo_is_fair (session));
  n_round = cg_session_n_played (session);
  ended = copy_state (session);

  cg_session_next_round (session, &events);
  g_assert_cmpuint (events.list[0].kind, ==, CG_EVENT_DEALT);
  g_assert_cmpint (events.list[0].seat, ==, 2);
  g_assert_cmpuint (cg_session_round (session), ==, 2);
  g_assert_cmpuint (cg_session_n_played (session), ==, n_round + 1);
  g_assert_cmpuint (cg_session_move (session, n_round, &seat), ==, CG_NO_MOVE);
  g_assert_cmpint (seat, ==, CG_NO_SEAT);
  g_assert_false (cg_session_undo_is_fair (session));
  for (guint i = 0; i < 3; i++)
    play_on (session);
  later = copy_state (session);

  for (guint i = 0; i < 4; i++)
    g_assert_true (cg_session_undo (session));
  assert_state (session, ended);
  g_assert_cmpuint (cg_session_round (session), ==, 1);
  g_assert_true (cg_session_round_is_over (session));
  g_assert_cmpuint (cg_session_n_redo (session), ==, 4);
  g_assert_true (cg_session_undo (session));
  g_assert_false (cg_session_round_is_over (session));
  g_assert_true (cg_session_redo (session, NULL));

  g_assert_true (cg_session_redo (session, &again));
  g_assert_cmpuint (again.n, ==, events.n);
  g_assert_cmpmem (again.list, again.n * sizeof (CgEvent),
                   events.list, events.n * sizeof (CgEvent));
  g_assert_cmpuint (cg_session_round (session), ==, 2);
  while (cg_session_redo (session, NULL))
    continue;
  assert_state (session, later);
}

/* Only the end of the match is a game won, and each round's standing can be
 * asked for at any time. */
static void
test_rounds_wins (void)
{
  g_autoptr (CgSession) session = new_match ();
  CgResult first;
  CgResult last;
  CgResult asked;

  play_out (session);
  cg_session_rules (session)->result (cg_session_state (session), &first);
  g_assert_true (first.goes_on);
  g_assert_cmpuint (cg_session_n_finished (session), ==, 0);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpuint (cg_session_wins (session, seat), ==, 0);

  cg_session_next_round (session, NULL);
  g_assert_cmpuint (cg_session_n_finished (session), ==, 0);
  play_out (session);
  g_assert_true (cg_session_is_over (session));
  g_assert_false (cg_session_round_is_over (session));
  g_assert_cmpint (cg_session_play (session, 0, NULL).kind, ==,
                   CG_REFUSE_GAME_OVER);
  cg_session_rules (session)->result (cg_session_state (session), &last);
  g_assert_false (last.goes_on);
  g_assert_cmpuint (cg_session_n_finished (session), ==, 1);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpuint (cg_session_wins (session, seat), ==,
                      last.place[seat] == 1);
  cg_session_round_result (session, 1, &asked);
  g_assert_cmpmem (&asked, sizeof asked, &first, sizeof first);
  cg_session_round_result (session, 2, &asked);
  g_assert_cmpmem (&asked, sizeof asked, &last, sizeof last);

  /* one dealer further than in this match, not than in its last round */
  cg_session_next_game (session, 12);
  g_assert_cmpuint (cg_session_setup (session)->dealer, ==, 2);
  g_assert_cmpuint (cg_session_round (session), ==, 1);
  g_assert_cmpuint (cg_session_n_finished (session), ==, 1);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpuint (cg_session_wins (session, seat), ==,
                      last.place[seat] == 1);
}

static CgSession *
load (const char *text, GError **error)
{
  return cg_session_from_text (cg_games_all, text, -1, NULL, error);
}

/* @text with the line of the move @ply (0 …) replaced by @line. */
static char *
replace_move (const char *text, guint ply, const char *line)
{
  g_autofree char *key = g_strdup_printf ("\n%u=", ply + 1);
  const char *at = strstr (strstr (text, "[moves]"), key);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s\n%u=%s%s", (int) (at - text), text, ply + 1,
                          line, strchr (at + 1, '\n'));
}

static void
assert_broken (const char *text, guint ply, const char *line, const char *why)
{
  g_autofree char *broken = replace_move (text, ply, line);
  g_autoptr (GError) error = NULL;

  g_assert_null (load (broken, &error));
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_MOVE);
  g_assert_nonnull (strstr (error->message, why));
}

/* A save in the second round holds the new deal as one word among the moves,
 * where the round before is over and nowhere else. */
static void
test_rounds_save (void)
{
  g_autoptr (CgSession) session = new_match ();
  g_autoptr (CgSession) loaded = NULL;
  g_autoptr (CgSession) ended = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *deal = NULL;
  g_autofree char *move = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *end = NULL;
  g_autofree char *over = NULL;
  guint n_round;

  play_out (session);
  n_round = cg_session_n_played (session);
  end = cg_session_to_text (session, NULL);
  g_assert_null (strstr (end, "=deal\n"));
  ended = load (end, &error);
  g_assert_no_error (error);
  g_assert_true (cg_session_round_is_over (ended));

  cg_session_next_round (session, NULL);
  for (guint i = 0; i < 3; i++)
    play_on (session);
  text = cg_session_to_text (session, NULL);
  deal = g_strdup_printf ("\n%u=deal\n", n_round + 1);
  g_assert_nonnull (strstr (text, deal));
  loaded = load (text, &error);
  g_assert_no_error (error);
  assert_state (loaded, cg_session_state (session));
  g_assert_cmpuint (cg_session_round (loaded), ==, 2);
  g_assert_cmpuint (cg_session_deal (loaded), ==, 11);
  again = cg_session_to_text (loaded, NULL);
  g_assert_cmpstr (again, ==, text);

  assert_broken (text, 0, "deal", "no round is dealt here");
  assert_broken (text, n_round - 1, "deal", "no round is dealt here");
  assert_broken (text, n_round + 1, "deal", "no round is dealt here");
  move = cg_move_to_text (cg_session_rules (session),
                          cg_session_state (session), first_move (session));
  missing = g_strdup_printf ("0 %s", move);
  assert_broken (text, n_round, missing, "the round is over before this move");

  play_out (session);
  over = cg_session_to_text (session, NULL);
  assert_broken (over, cg_session_n_played (session) - 1, "deal",
                 "no round is dealt here");
}

static void
test_names (void)
{
  const char *id;

  for (guint g = 0; cg_games_all[g] != NULL; g++)
    {
      const CgRules *rules = cg_games_all[g];
      g_autoptr (GHashTable) events = g_hash_table_new (g_str_hash,
                                                        g_str_equal);
      g_autoptr (GHashTable) refusals =
        g_hash_table_new (g_str_hash, g_str_equal);

      for (guint i = 1; (id = cg_event_id (rules, i)) != NULL; i++)
        g_assert_true (*id != '\0' && g_hash_table_add (events, (char *) id));
      for (guint i = 0; (id = cg_refusal_id (rules, i)) != NULL; i++)
        g_assert_true (*id != '\0' && g_hash_table_add (refusals, (char *) id));
      g_assert_cmpuint (g_hash_table_size (events), >=, CG_EVENT_GAME - 1);
      g_assert_cmpuint (g_hash_table_size (refusals), >=, CG_REFUSE_GAME);
      g_assert_null (cg_event_id (rules, CG_EVENT_NONE));
    }
}

static void
test_numbers (void)
{
  static const char *const bad[] = {
    "", "-", "+1", " 1", "1 ", "01", "-0", "00", "1.0", "0x1", "1e3", "12a",
    "101", "-6", "99999999999999999999",
  };
  gint64 number = 0;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (cg_number_from_text (bad[i], -5, 100, &number));
  g_assert_true (cg_number_from_text ("-5", -5, 100, &number));
  g_assert_cmpint (number, ==, -5);
  g_assert_true (cg_number_from_text ("100", -5, 100, &number));
  g_assert_cmpint (number, ==, 100);
  g_assert_true (cg_number_from_text ("0", -5, 100, &number));
  g_assert_cmpint (number, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/new", test_new);
  g_test_add_func ("/session/refused", test_refused);
  g_test_add_func ("/session/undo-redo", test_undo_redo);
  g_test_add_func ("/session/fair-undo", test_fair_undo);
  g_test_add_func ("/session/practice", test_practice);
  g_test_add_func ("/session/tally", test_tally);
  g_test_add_func ("/session/rounds-undo", test_rounds_undo);
  g_test_add_func ("/session/rounds-wins", test_rounds_wins);
  g_test_add_func ("/session/rounds-save", test_rounds_save);
  g_test_add_func ("/session/names", test_names);
  g_test_add_func ("/session/numbers", test_numbers);
  return g_test_run ();
}
