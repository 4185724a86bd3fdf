/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Threads that think: they end as soon as nobody waits for them any more, and
 * what they find out too late is dropped. And what they are for: hints, which
 * show only what the person can see, and the coach. */

#include "config.h"

#include "helpers.h"

#include "games/shedding/shedding-rules.h"
#include "model/game/tapis-game-kind.h"
#include "model/kit/tapis-job.h"

#include <string.h>

#define ENDLESS (1u << 30)

#define ROWS \
  "up.0=2H 9D 10C\ndown.0=6H QS 3D\nup.1=2D 9C 10H\ndown.1=6D QC 3S\n"

/* Two cards that can be laid. */
#define CHOICE \
  "phase=play\nto-move=0\nstock=\npile=5D@1\n" \
  "hand.0=6C 7H KS\nhand.1=4H 4S JC\n" ROWS

static void
turn_main_loop (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static TapisGame *
endless_game (const char *position)
{
  g_autofree char *text = g_strconcat (
    "[game]\nformat=1\nid=norwegian\nseats=2\noptions=\n\n[position]\n",
    position, "\n[moves]\n\n[table]\nplayer.0=person\nplayer.1=hard\n", NULL);
  g_autoptr (GError) error = NULL;
  TapisGame *game = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  tapis_game_set_budget (game, ENDLESS);
  return game;
}

/* Only a thread that has been told to stop ever comes to an end here. */
static void
wait_for_threads (void)
{
  while (tapis_job_count_threads () > 0)
    g_thread_yield ();
  turn_main_loop ();
}

static void
thought_starts (TapisGame *game)
{
  g_assert_cmpuint (tapis_job_count_threads (), ==, 1);
  /* it is at it, and the main loop goes round meanwhile */
  for (guint i = 0; i < 20; i++)
    {
      g_usleep (1000);
      turn_main_loop ();
    }
  g_assert_cmpuint (tapis_job_count_threads (), ==, 1);
}

/* --- it ends at once --- */

static void
test_undo_ends_it (void)
{
  g_autoptr (TapisGame) game = endless_game (CHOICE);
  guint serial;

  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  tapis_game_step (game);
  thought_starts (game);
  g_assert_true (tapis_game_now (game)->busy);
  g_assert_true (tapis_game_undo (game));
  g_assert_false (tapis_game_now (game)->busy);
  serial = tapis_game_get_serial (game);
  wait_for_threads ();
  g_assert_cmpuint (tapis_game_get_serial (game), ==, serial);
}

static void
test_redo_ends_it (void)
{
  g_autoptr (TapisGame) game = endless_game (CHOICE);

  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_true (tapis_game_undo (game));
  g_assert_true (tapis_game_ask_hint (game));
  thought_starts (game);
  g_assert_true (tapis_game_redo (game));
  g_assert_false (tapis_game_now (game)->advising);
  wait_for_threads ();
  g_assert_null (tapis_game_now (game)->hint);
}

static void
test_cancel_ends_it (void)
{
  g_autoptr (TapisGame) game = endless_game (CHOICE);

  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  tapis_game_step (game);
  thought_starts (game);
  tapis_game_cancel (game);
  g_assert_false (tapis_game_now (game)->busy);
  wait_for_threads ();
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, 1);
  g_assert_true (tapis_game_can_step (game));
}

/* Whoever lets the game go need not say so, and the thread keeps none of it. */
static void
test_leaving_ends_it (void)
{
  TapisGame *game = endless_game (CHOICE);

  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  tapis_game_step (game);
  thought_starts (game);
  g_assert_finalize_object (game);
  wait_for_threads ();
}

/* One card is left, and it wins: a hint is asked for, and the game goes on to
 * the next deal. */
static void
test_next_game_ends_it (void)
{
  g_autoptr (TapisGame) game = endless_game (
    "phase=play\nto-move=0\nstock=\npile=5D@1\nhand.0=7H KS\n"
    "up.0=\ndown.0=\nhand.1=4H 4S JC\nup.1=2D 9C 10H\ndown.1=6D QC 3S\n");

  tapis_game_set_coach (game, TRUE);
  g_assert_true (tapis_game_play_text (game, "lay KS")); /* not forced */
  g_assert_true (tapis_game_now (game)->judging);
  thought_starts (game);
  g_assert_true (tapis_game_play_text (game, "pick-up"));
  g_assert_true (tapis_game_now (game)->judging); /* the computer's move */
  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_true (tapis_game_now (game)->over);
  g_assert_true (tapis_game_next_game (game, 3));
  g_assert_false (tapis_game_now (game)->judging);
  wait_for_threads ();
  g_assert_null (tapis_game_now (game)->comment);
}

static void
test_move_ends_hint (void)
{
  g_autoptr (TapisGame) game = endless_game (CHOICE);
  TestCounter advising;

  test_count_notify (&advising, game, "advising");
  g_assert_true (tapis_game_ask_hint (game));
  g_assert_true (tapis_game_now (game)->advising);
  g_assert_false (tapis_game_now (game)->busy);
  thought_starts (game);
  g_assert_true (tapis_game_ask_hint (game)); /* again: still the same */
  g_assert_cmpuint (tapis_job_count_threads (), ==, 1);
  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_false (tapis_game_now (game)->advising);
  wait_for_threads ();
  g_assert_null (tapis_game_now (game)->hint);
  g_assert_cmpuint (advising.n, ==, 2);
  test_count_end (&advising);
}

/* --- hints --- */

static const char *
wait_for_hint (TapisGame *game)
{
  g_assert_true (tapis_game_ask_hint (game));
  while (tapis_game_now (game)->advising)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (tapis_game_now (game)->hint);
  return tapis_game_now (game)->hint;
}

/* Everything that is marked, as text. */
static char *
marks (TapisGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GListModel *piles = tapis_game_now (game)->piles;
  GListModel *actions = tapis_game_now (game)->actions;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      for (guint j = 0; j < tapis_pile_get_n_cards (pile); j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);
          gboolean told =
            g_str_has_suffix (tapis_card_get_description (card),
                              "This is the hint.");

          g_assert_cmpint (told, ==, tapis_card_get_state (card)->hinted);
          if (told)
            g_string_append_printf (text, "%s %u: %s; ",
                                    tapis_pile_get_zone_id (pile), j,
                                    tapis_card_get_name (card));
        }
    }
  for (guint i = 0; i < g_list_model_get_n_items (actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);

      if (tapis_action_get_state (action)->hinted)
        g_string_append_printf (text, "%s; ",
                                tapis_action_get_state (action)->id);
    }
  for (guint i = 0; i < tapis_game_get_n_seats (game); i++)
    if (tapis_game_get_player_state (game, (int) i)->hinted)
      g_string_append_printf (text, "seat %u; ", i);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check_marks (const char *position, const char *advice, const char *marked)
{
  g_autoptr (TapisGame) game = test_game_from (3, "", position);
  g_autofree char *before = marks (game);
  g_autofree char *now = NULL;
  g_autofree char *after = NULL;
  g_autofree char *move = NULL;
  g_autofree CgMove *moves = g_new (CgMove, CG_MAX_MOVES);
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  const char *hint;

  g_assert_cmpstr (before, ==, "");
  g_assert_cmpuint (rules->moves (state, moves), >, 0);
  move = cg_move_to_text (rules, state, moves[0]);
  hint = wait_for_hint (game);
  if (!g_str_has_prefix (hint, advice))
    g_error ("“%s” instead of “%s”", hint, advice);
  now = marks (game);
  g_assert_cmpstr (now, ==, marked);
  /* another's turn, or one's own back: nothing is left */
  g_assert_true (tapis_game_play_text (game, move));
  g_assert_null (tapis_game_now (game)->hint);
  after = marks (game);
  g_assert_cmpstr (after, ==, "");
}

static void
check_mark (const char *position, CgMove move, const char *marked)
{
  g_autoptr (TapisGame) game = test_game_from (3, "", position);
  g_autofree char *now = NULL;

  tapis_game_give_hint (game, move, NULL);
  now = marks (game);
  g_assert_cmpstr (now, ==, marked);
}

/* Whatever the hint is, it is marked where one does it. */
static void
test_marks (void)
{
  static const char others[] =
    "hand.1=4H 4S JC\nup.1=2D 9C 10H\ndown.1=6D QC 3S\n"
    "hand.2=8C 8D JS\nup.2=8S 9S 10S\ndown.2=6S QD 3C\n";
  g_autofree char *lay = g_strconcat (
    "phase=play\nto-move=0\nstock=\npile=5D@1\nhand.0=4C 7H 4D\n"
    "up.0=2H 9D 10C\ndown.0=6H QS 3D\n", others, NULL);
  g_autofree char *several = g_strconcat (
    "phase=play\nto-move=0\nstock=\npile=5D@1\nhand.0=9H 9D\n"
    "up.0=\ndown.0=\n", others, NULL);
  g_autofree char *pick_up = g_strconcat (
    "phase=play\nto-move=0\nstock=\npile=KD@1\nhand.0=4C 7H 4D\n"
    "up.0=2H 9D 10C\ndown.0=6H QS 3D\n", others, NULL);
  g_autofree char *flip = g_strconcat (
    "phase=play\nto-move=0\nstock=\npile=5D@1\nhand.0=\n"
    "up.0=\ndown.0=6H\n", others, NULL);
  g_autofree char *name = g_strconcat (
    "phase=name\nto-move=0\nstock=\npile=5D@1 AH@0\nhand.0=4C\n"
    "up.0=2H 9D 10D\ndown.0=6H QS 3D\n",
    "hand.1=2D\nup.1=\ndown.1=\n"
    "hand.2=8C 8D JS 4H 4S JC\nup.2=8S 9S 10S\ndown.2=6S QD 3C\n", NULL);
  g_autofree char *exchange = g_strconcat (
    "phase=exchange\nto-move=0\nasked=1 2\nstock=\npile=\nhand.0=4C 4D 5D\n"
    "up.0=2H AD AC\ndown.0=6H QS 3D\n", others, NULL);

  check_marks (lay, "Lay the 7 of hearts.",
               "hand 2: 7 of hearts; ");
  check_marks (several, "Lay the 9 of hearts and the 9 of diamonds.",
               "hand 0: 9 of hearts; hand 1: 9 of diamonds; ");
  check_marks (pick_up, "Pick up the pile.", "pick-up; ");
  check_marks (flip, "Turn over a face-down card.",
               "down 0: face-down card; ");
  check_marks (name, "Attack ", "seat 1; ");
  /* whatever is best there */
  check_mark (exchange, SHED_SWAP (CG_FRENCH (4, CG_DIAMONDS), 2),
              "hand 1: 4 of diamonds; up 2: ace of clubs; ");
  check_mark (exchange, SHED_MOVE (SHEDDING_MOVE_READY, 0), "ready; ");
}

/* The hint does not know what the person does not: whatever is hidden, it is
 * the same. */
static void
test_hint_sees_what_you_see (void)
{
  CgRandom random;

  cg_random_seed (&random, 8);
  for (guint64 deal = 1; deal <= 6; deal++)
    {
      g_autoptr (TapisGame) game = test_game (3, deal);
      const CgRules *rules = tapis_game_get_rules (game);
      g_autofree char *first = NULL;
      g_autofree char *first_marks = NULL;

      for (guint i = 0; i < 20 + 5 * deal; i++)
        {
          g_autofree char *move = test_random_move (game, &random);

          g_assert_true (tapis_game_play_text (game, move));
          if (tapis_game_now (game)->over)
            break;
        }
      test_run_until (game, 0);
      for (guint other = 0; other < 4 && !tapis_game_now (game)->over; other++)
        {
          g_autofree CgState *state =
            cg_state_copy (rules, tapis_game_get_state (game));
          g_autoptr (TapisGame) again = NULL;
          g_autofree char *its_marks = NULL;

          if (other > 0)
            {
              cg_redact (rules, state, 0);
              cg_resample (rules, state, 0, &random);
            }
          again = tapis_game_new_from_position (rules, state, NULL);
          wait_for_hint (again);
          its_marks = marks (again);
          if (other == 0)
            {
              first = g_strdup (tapis_game_now (again)->hint);
              first_marks = g_steal_pointer (&its_marks);
              continue;
            }
          g_assert_cmpstr (tapis_game_now (again)->hint, ==, first);
          g_assert_cmpstr (its_marks, ==, first_marks);
        }
    }
}

static void
test_hint_refused (void)
{
  g_autoptr (TapisGame) game = test_game_from (2, "", CHOICE);
  TestEar refused = { NULL, 0 };
  TestCounter hint;

  test_listen (&refused, game, "refused");
  test_count_notify (&hint, game, "hint");
  wait_for_hint (game);
  g_assert_cmpuint (hint.n, ==, 1);
  g_assert_true (tapis_game_ask_hint (game)); /* it is there already */
  g_assert_false (tapis_game_now (game)->advising);
  g_assert_true (tapis_game_play_text (game, "lay 7H"));
  g_assert_cmpuint (hint.n, ==, 2);
  g_assert_false (tapis_game_ask_hint (game));
  g_assert_cmpstr (refused.last, ==, "It is Fox’s turn.");
  test_count_end (&hint);
  g_free (refused.last);
}

static CgMove
find_move (TapisGame *game, const char *text)
{
  const CgRules *rules = tapis_game_get_rules (game);
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (tapis_game_get_state (game), moves);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *move =
        cg_move_to_text (rules, tapis_game_get_state (game), moves[i]);

      if (g_str_equal (move, text))
        return moves[i];
    }
  g_assert_not_reached ();
}

/* Where another move is as good, a hint says so in a few words: by ranks if
 * they tell the cards apart, and with the chance to win if it is very small or
 * large. */
static void
test_no_difference (void)
{
  static const struct
  {
    const char *move, *other;
    guint8 kind, unit;
    gint16 much;
    const char *hint;
  } cases[] = {
    { "lay QS", "lay 6C", CG_REASON_ABOUT_SAME, CG_UNIT_TENTHS, 5,
      "Queen or 6: it makes no difference." },
    { "lay QS", "lay 6C", CG_REASON_ABOUT_SAME, CG_UNIT_TENTHS, 1,
      "Queen or 6: it makes no difference. You rarely win from here." },
    { "lay QS", "lay 6C", CG_REASON_ABOUT_SAME, CG_UNIT_TENTHS, 10,
      "Queen or 6: it makes no difference. You nearly always win from here." },
    { "lay QS", "lay 6C", CG_REASON_ABOUT_SAME, CG_UNIT_MORE, 0,
      "Queen or 6: it makes no difference." },
    { "lay QS", "lay QH", CG_REASON_ABOUT_SAME, CG_UNIT_TENTHS, 5,
      "The queen of spades or the queen of hearts: it makes no difference." },
    { "lay QS QH", "lay 6C", CG_REASON_ABOUT_SAME, CG_UNIT_TENTHS, 5,
      "The queen of spades and the queen of hearts or the 6 of clubs: it "
      "makes no difference." },
    { "lay 6C", "lay QS", CG_REASON_UNGUESSED, CG_UNIT_TENTHS, 5,
      "6 or queen: let nobody guess which." },
  };
  g_autoptr (TapisGame) game = endless_game (
    "phase=play\nto-move=0\nstock=\npile=5D@1\n"
    "hand.0=6C QS QH\nhand.1=4H 4S JC\n"
    "up.0=2H 9D 10C\ndown.0=6H 8S 3D\nup.1=2D 9C 10H\ndown.1=6D QC 3S\n");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CgReason reason = { .kind = cases[i].kind,
                          .unit = cases[i].unit,
                          .much = cases[i].much,
                          .less = cases[i].much };

      reason.other = find_move (game, cases[i].other);
      tapis_game_give_hint (game, find_move (game, cases[i].move), &reason);
      g_assert_cmpstr (tapis_game_now (game)->hint, ==, cases[i].hint);
    }
}

/* --- the coach --- */

static const char *
wait_for_comment (TapisGame *game)
{
  while (tapis_game_now (game)->judging)
    g_main_context_iteration (NULL, TRUE);
  return tapis_game_now (game)->comment;
}

/* Whoever resets to zero lets the other's last card go. */
#define BLUNDER \
  "phase=play\nto-move=0\nstock=\npile=9D@1\nhand.0=2S KS\n" \
  "up.0=\ndown.0=\nhand.1=4H\nup.1=\ndown.1=\n"

static TapisGame *
coached_game (const char *position)
{
  TapisGame *game = test_game_from (2, "", position);

  tapis_game_set_coach (game, TRUE);
  return game;
}

static void
test_coach (void)
{
  g_autoptr (TapisGame) game = coached_game (BLUNDER);
  TestCounter comment;
  const char *text;

  test_count_notify (&comment, game, "comment");
  g_assert_true (tapis_game_play_text (game, "lay 2S"));
  g_assert_true (tapis_game_now (game)->judging);
  text = wait_for_comment (game);
  g_assert_nonnull (text);
  g_assert_true (g_str_has_prefix (text, "Better here: the king of spades. "));
  g_assert_cmpuint (comment.n, ==, 1);

  /* the computer may play on, but what is taken back is not talked about */
  tapis_game_step (game);
  test_wait (game);
  g_assert_true (tapis_game_now (game)->comment == text);
  g_assert_true (tapis_game_undo (game));
  g_assert_null (tapis_game_now (game)->comment);
  g_assert_cmpuint (comment.n, ==, 2);

  /* to play it again is not to choose it again */
  g_assert_true (tapis_game_redo (game));
  g_assert_false (tapis_game_now (game)->judging);
  g_assert_true (tapis_game_undo (game));

  /* the better move */
  g_assert_true (tapis_game_play_text (game, "lay KS"));
  g_assert_null (wait_for_comment (game));

  /* gone with the person's next move, and with the coach */
  g_assert_true (tapis_game_undo (game));
  g_assert_true (tapis_game_play_text (game, "lay 2S"));
  g_assert_nonnull (wait_for_comment (game));
  tapis_game_set_coach (game, FALSE);
  g_assert_null (tapis_game_now (game)->comment);
  g_assert_true (tapis_game_undo (game));
  g_assert_true (tapis_game_play_text (game, "lay 2S"));
  g_assert_false (tapis_game_now (game)->judging);
  test_count_end (&comment);
}

/* Nobody is told off for what could not be helped, for what the hint said, or
 * for what is not theirs. */
static void
test_coach_is_fair (void)
{
  g_autoptr (TapisGame) forced = coached_game (
    "phase=play\nto-move=0\nstock=\npile=QD@1\nhand.0=2S 4S\n" ROWS
    "hand.1=4H\n");
  g_autoptr (TapisGame) advised = coached_game (BLUNDER);
  g_autoptr (TapisGame) other = coached_game (
    "phase=play\nto-move=1\nstock=\npile=QD@0\nhand.0=5S 4S\n" ROWS
    "hand.1=2C KH\n");

  g_assert_true (tapis_game_play_text (forced, "lay 2S"));
  g_assert_false (tapis_game_now (forced)->judging);

  wait_for_hint (advised);
  g_assert_true (tapis_game_play_text (advised, "lay KS"));
  g_assert_false (tapis_game_now (advised)->judging);

  g_assert_true (tapis_game_play_text (other, "lay KH"));
  g_assert_false (tapis_game_now (other)->judging);
}

/* The comment tells nothing that the person could not see. */
static void
test_coach_sees_what_you_saw (void)
{
  g_autoptr (TapisGame) first = coached_game (BLUNDER);
  const CgRules *rules = tapis_game_get_rules (first);
  g_autofree CgState *start =
    cg_state_copy (rules, tapis_game_get_state (first));
  CgRandom random;

  g_assert_true (tapis_game_play_text (first, "lay 2S"));
  g_assert_nonnull (wait_for_comment (first));
  cg_random_seed (&random, 9);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (TapisGame) game = NULL;

      cg_redact (rules, start, 0);
      cg_resample (rules, start, 0, &random);
      game = tapis_game_new_from_position (rules, start, NULL);
      tapis_game_set_coach (game, TRUE);
      g_assert_true (tapis_game_play_text (game, "lay 2S"));
      g_assert_cmpstr (wait_for_comment (game), ==,
                       tapis_game_now (first)->comment);
    }
}

/* Why looking ahead tells so, where the game can say it. */
static void
test_regret (void)
{
  static const struct
  {
    const char *move;
    const char *better;
    const char *sentence;
  } rows[] = {
    { "lay 2S", "lay 9S", "Your 2 was your only answer to an ace." },
    { "lay 2S", "lay KS", "Your 2 was your only answer to an ace." },
    { "lay 9S", "lay KS", NULL },
    { "lay 9S", "lay 2S", NULL },
  };
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\nhand.0=2S 9S KS\n"
           "hand.1=4H\n" ROWS);
  g_autoptr (TapisGame) two = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\nhand.0=2S AS KS\n"
           "hand.1=4H\n" ROWS);
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgState *state = tapis_game_get_state (game);
  const CgRules *rules = tapis_game_get_rules (game);
  CgMove move, better;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = NULL;

      g_assert_true (cg_read_move (rules, state, rows[i].move, &move));
      g_assert_true (cg_read_move (rules, state, rows[i].better, &better));
      sentence = kind->says->regret (kind, state, move, better);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }

  /* the ace is still there */
  state = tapis_game_get_state (two);
  g_assert_true (cg_read_move (rules, state, "lay 2S", &move));
  g_assert_true (cg_read_move (rules, state, "lay KS", &better));
  g_assert_null (kind->says->regret (kind, state, move, better));
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/thinking/undo-ends-it", test_undo_ends_it);
  g_test_add_func ("/thinking/redo-ends-it", test_redo_ends_it);
  g_test_add_func ("/thinking/cancel-ends-it", test_cancel_ends_it);
  g_test_add_func ("/thinking/leaving-ends-it", test_leaving_ends_it);
  g_test_add_func ("/thinking/next-game-ends-it", test_next_game_ends_it);
  g_test_add_func ("/thinking/move-ends-hint", test_move_ends_hint);
  g_test_add_func ("/thinking/marks", test_marks);
  g_test_add_func ("/thinking/hint-sees-what-you-see",
                   test_hint_sees_what_you_see);
  g_test_add_func ("/thinking/hint-refused", test_hint_refused);
  g_test_add_func ("/thinking/no-difference", test_no_difference);
  g_test_add_func ("/thinking/coach", test_coach);
  g_test_add_func ("/thinking/coach-is-fair", test_coach_is_fair);
  g_test_add_func ("/thinking/coach-sees-what-you-saw",
                   test_coach_sees_what_you_saw);
  g_test_add_func ("/thinking/regret", test_regret);
  return g_test_run ();
}
