/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sessions, step by step on the smallest game: what is told about moves, undo,
 * the tally and the next game. test-contract.c does the same at random on
 * every game. */

#include "engine/cg-session.h"
#include "games/cg-games.h"

#include <string.h>

/* The smallest game, two seats and one card each: two moves and it is over. */
static CgSession *
new_short_game (void)
{
  const CgRules *rules = cg_game_find ("null");
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
      g_assert_true (rules->read_move (cg_session_state (session), "ready",
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

static void
test_names (void)
{
  for (guint i = 0; i < CG_N_REFUSALS; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (cg_refusal_id ((CgRefusalKind) i), !=,
                       cg_refusal_id ((CgRefusalKind) j));
  for (guint i = 0; i < CG_N_EVENTS; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (cg_event_id ((CgEventKind) i), !=,
                       cg_event_id ((CgEventKind) j));
  for (guint i = 0; i < CG_N_REFUSALS; i++)
    g_assert_cmpuint (strlen (cg_refusal_id ((CgRefusalKind) i)), >, 0);
  for (guint i = 0; i < CG_N_EVENTS; i++)
    g_assert_cmpuint (strlen (cg_event_id ((CgEventKind) i)), >, 0);
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
  g_test_add_func ("/session/names", test_names);
  g_test_add_func ("/session/numbers", test_numbers);
  return g_test_run ();
}
