/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lessons: how one is given, and that what it claims is proved. */

#include "helpers.h"

#include "lesson-texts.h"

#include "players/cg-player.h"
#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-theme.h"

/* --- giving --------------------------------------------------------------- */

static void
test_give (void)
{
  g_autoptr (TapisLesson) lesson =
    read_lesson (HEAD TABLE "<say at='pile'>Look.</say>" SEVEN "</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisGame *game = tapis_tutor_get_game (tutor);
  TapisCard *seven = test_card (game, "hand", 0, "7S");
  TestEar refused = { NULL, 0 };
  /* the rule, the kind of card, and no more: the move is to be found */
  static const char *const hints[] = {
    "Low cards are strong after a 7.",
    "Look at your spades.",
    "Look at your spades.",
  };

  test_listen (&refused, game, "refused");

  /* first it is to be read */
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Look.");
  g_assert_true (tapis_tutor_find (tutor, tapis_tutor_get_at (tutor)) ==
                 tapis_game_get_pile (game, "pile", -1));
  g_assert_false (tapis_card_get_state (seven)->playable);
  g_assert_false (tapis_game_lay_card (game, seven));
  g_assert_nonnull (strstr (refused.last, "Continue"));
  tapis_tutor_go_on (tutor);

  /* then to be done */
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_true (tapis_tutor_find (tutor, tapis_tutor_get_at (tutor)) ==
                 seven);
  g_assert_true (tapis_card_get_state (seven)->playable);
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      tapis_tutor_hint (tutor);
      g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, hints[i]);
    }

  /* another move is made, answered and taken back */
  g_assert_true (tapis_game_lay_card (game, test_card (game, "hand", 0,
                                                       "KD")));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "A king fits as well.");
  g_assert_false (tapis_game_can_step (game));
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Lay the 7.");

  g_assert_true (tapis_game_lay_card (game, seven));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "Now a 7 or lower is asked for.");
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_WATCH);
  g_assert_false (tapis_game_can_step (game));
  tapis_tutor_step (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
  g_assert_cmpuint (tapis_tutor_get_step (tutor), ==,
                    tapis_lesson_get_n_steps (tapis_tutor_get_lesson (tutor)));

  /* and back */
  tapis_tutor_back (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  tapis_tutor_back (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Look.");
  g_assert_false (tapis_tutor_can_back (tutor));
  tapis_tutor_go_to (tutor, 99);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_WATCH);
  tapis_tutor_restart (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Look.");
  g_free (refused.last);
}

static gpointer
target (TapisTutor *tutor)
{
  return tapis_tutor_find (tutor, tapis_tutor_get_at (tutor));
}

/* The coach follows the card that was laid, unless the lesson says otherwise.
 */
static void
test_point (void)
{
  g_autoptr (TapisLesson) lesson = read_lesson (
    HEAD TABLE
    "<play move='lay 7S' at='hand'><ask>Lay the 7.</ask>"
    "<done>There it lies.</done></play>"
    "<other move='pick-up' at='player 1'>Picked up.</other>"
    "<play move='lay 4H | lay KD' at='hand'><ask>Lay one.</ask>"
    "<answer to='pick-up'>No.</answer>"
    "<done at='sign demand'>See.</done></play></lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisGame *game = tapis_tutor_get_game (tutor);
  TapisCard *seven = test_card (game, "hand", 0, "7S");
  TapisCard *king = test_card (game, "hand", 0, "KD");

  g_assert_true (target (tutor) == tapis_game_get_pile (game, "hand", 0));
  g_assert_true (tapis_game_lay_card (game, king));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
  g_assert_true (target (tutor) == king);
  tapis_tutor_go_on (tutor);
  g_assert_true (target (tutor) == tapis_game_get_pile (game, "hand", 0));
  g_assert_true (tapis_game_lay_card (game, seven));
  g_assert_true (target (tutor) == seven);
  g_assert_cmpint (tapis_pile_get_seat (tapis_card_get_pile (seven)), ==,
                   CG_NO_SEAT);
  tapis_tutor_go_on (tutor);
  g_assert_true (target (tutor) == tapis_game_get_player (game, 1));
  tapis_tutor_step (tutor);
  tapis_tutor_go_on (tutor);
  g_assert_true (tapis_game_lay_card (game, king));
  g_assert_cmpint (tapis_tutor_get_at (tutor)->kind, ==, TAPIS_AT_SIGN);
  g_assert_true (tapis_tutor_sees (tutor, tapis_tutor_get_at (tutor)));
}

/* A move of which the lesson says nothing: what came of it, and what to try. */
static void
test_answer (void)
{
  g_autoptr (TapisLesson) lesson =
    read_lesson (HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask></play>"
                 "</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisGame *game = tapis_tutor_get_game (tutor);
  TestEar refused = { NULL, 0 };

  test_listen (&refused, game, "refused");
  g_assert_true (tapis_game_lay_card (game, test_card (game, "hand", 0,
                                                       "KD")));
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "You lay the king of diamonds. You may do that, but try "
                   "something else here.");
  tapis_tutor_show (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
  tapis_tutor_back (tutor);

  /* one that is refused is told why, and nothing has changed */
  game = tapis_tutor_get_game (tutor);
  test_listen (&refused, game, "refused");
  g_assert_false (tapis_game_lay_card (game, test_card (game, "hand", 0,
                                                        "4H")));
  g_assert_nonnull (strstr (refused.last, "5 or higher"));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Lay it.");
  g_free (refused.last);
}

/* A move that is not asked for is lived: the others answer it, it is told what
 * it cost, and all of it is taken back. Written hints come before the others.
 */
static void
test_live (void)
{
  g_autoptr (TapisLesson) lesson = read_lesson (
    HEAD TABLE "<play move='lay 7S'><ask>Which one?</ask>"
    "<answer to='lay KD' then='pick-up'>It was picked up.</answer>"
    "<hint>Think of low cards.</hint><hint>A black one.</hint></play>"
    "</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisGame *game = tapis_tutor_get_game (tutor);
  TapisPile *pile = tapis_game_get_pile (game, "pile", -1);
  static const char *const hints[] = {
    "Think of low cards.",
    "A black one.",
    "Look at your spades.",
    "Look at your spades.",
  };

  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      tapis_tutor_hint (tutor);
      g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, hints[i]);
    }
  g_assert_true (tapis_game_lay_card (game, test_card (game, "hand", 0,
                                                       "KD")));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_WATCH);
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 2);
  tapis_tutor_step (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "It was picked up.");
  /* the king is in a hand that is not seen: who has it is pointed at */
  g_assert_true (target (tutor) == tapis_game_get_player (game, 1));
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 0);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_cmpuint (tapis_pile_get_n_cards (pile), ==, 1);

  /* while the others answer one can go back as well */
  tapis_game_lay_card (game, test_card (game, "hand", 0, "KD"));
  tapis_tutor_back (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Which one?");
}

/* A move that the learner cannot avoid is made for them, unless they make it
 * themselves while they watch. */
static void
test_live_forced (void)
{
  g_autoptr (TapisLesson) lesson = read_lesson (
    HEAD "<position seats='2'>\nphase=play\nto-move=0\n"
    "direction=clockwise\npile=5C@1\nhand.0=7S KD\nhand.1=9S 9D\n"
    "</position>\n"
    "<play move='lay 7S'><ask>Which one?</ask>"
    "<answer to='lay KD' then='pick-up | lay 7S'>Over.</answer></play>"
    "</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisGame *game = tapis_tutor_get_game (tutor);
  g_autoptr (GError) error = NULL;

  g_assert_true (tapis_lesson_prove (lesson, &error));
  for (guint themselves = 0; themselves < 2; themselves++)
    {
      tapis_game_lay_card (game, test_card (game, "hand", 0, "KD"));
      tapis_tutor_step (tutor);
      g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_WATCH);
      if (themselves)
        tapis_game_lay_card (game, test_card (game, "hand", 0, "7S"));
      tapis_tutor_step (tutor);
      g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Over.");
      g_assert_true (tapis_game_now (game)->over);
      tapis_tutor_go_on (tutor);
      g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
    }
}

/* --- stars ---------------------------------------------------------------- */

#define TASKS \
  HEAD TABLE "<say>Look.</say>" SEVEN \
  "<quiz about='cards' questions='1'>Now you.</quiz></lesson>"

static TapisStars
earn (TapisTutor *tutor)
{
  TapisRun run = tapis_tutor_get_run (tutor);

  return tapis_run_get_stars (&run);
}

/* Does what is asked from the task on: rightly, but for what @wrong says. */
static void
take_tasks (TapisTutor *tutor, gboolean wrong)
{
  while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    {
      const TapisQuestion *q = tapis_tutor_get_question (tutor);
      TapisGame *game = tapis_tutor_get_game (tutor);
      guint right = 0;

      for (guint i = 0; q != NULL && i < q->n_options; i++)
        right |= q->options[i].right ? 1u << i : 0;
      if (q != NULL)
        tapis_tutor_reply (tutor, wrong ? ~right : right);
      else if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_WATCH)
        tapis_tutor_step (tutor);
      else if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY)
        tapis_game_lay_card (game, test_card (game, "hand", 0, "7S"));
      else
        tapis_tutor_go_on (tutor);
    }
}

/* A star each for the end, for doing it without help, and for getting all right
 * at the first try. Looking around, reading again and what is refused cost
 * nothing; to begin again begins to count anew. */
static void
test_stars (void)
{
  g_autoptr (TapisLesson) lesson = read_lesson (TASKS);
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisRun run;

  /* refused, back, on again: all three */
  tapis_tutor_go_on (tutor);
  tapis_game_lay_card (tapis_tutor_get_game (tutor),
                       test_card (tapis_tutor_get_game (tutor), "hand", 0,
                                  "4H"));
  tapis_tutor_back (tutor);
  tapis_tutor_skip (tutor);
  take_tasks (tutor, FALSE);
  g_assert_cmpuint (tapis_stars_count (earn (tutor)), ==, 3);
  g_assert_nonnull (strstr (tapis_tutor_get_text (tutor), "all three stars"));
  /* afterwards one may look again at what is shown */
  tapis_tutor_go_to (tutor, 2);
  tapis_tutor_show (tutor);
  take_tasks (tutor, TRUE);
  g_assert_cmpuint (tapis_stars_count (earn (tutor)), ==, 3);

  /* a hint */
  tapis_tutor_restart (tutor);
  tapis_tutor_go_on (tutor);
  tapis_tutor_hint (tutor);
  take_tasks (tutor, FALSE);
  g_assert_cmpuint (earn (tutor), ==,
                    TAPIS_STAR_FINISHED | TAPIS_STAR_FIRST_TRY);
  g_assert_nonnull (strstr (tapis_tutor_get_text (tutor),
                            "With the stars that you had"));

  /* a wrong move; and, in another run, a wrong answer */
  for (guint quiz = 0; quiz < 2; quiz++)
    {
      tapis_tutor_restart (tutor);
      tapis_tutor_go_on (tutor);
      if (quiz == 0)
        tapis_game_lay_card (tapis_tutor_get_game (tutor),
                             test_card (tapis_tutor_get_game (tutor), "hand",
                                        0, "KD"));
      take_tasks (tutor, quiz == 1);
      g_assert_cmpuint (earn (tutor), ==,
                        TAPIS_STAR_FINISHED | TAPIS_STAR_ALONE);
    }

  /* what is shown or skipped was not done */
  for (guint skipped = 0; skipped < 2; skipped++)
    {
      tapis_tutor_restart (tutor);
      tapis_tutor_go_on (tutor);
      if (skipped)
        tapis_tutor_skip (tutor);
      else
        tapis_tutor_show (tutor);
      take_tasks (tutor, FALSE);
      g_assert_cmpuint (earn (tutor), ==, TAPIS_STAR_FINISHED);
    }
  tapis_tutor_restart (tutor);
  run = tapis_tutor_get_run (tutor);
  g_assert_cmpuint (run.n_helped + run.n_slips, ==, 0);
}

/* What was counted goes on with the lesson; what is left is said. */
static void
test_resume (void)
{
  g_autoptr (TapisLesson) lesson = read_lesson (TASKS);
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  TapisRun run = { .step = 2, .n_helped = 1 };

  tapis_tutor_resume (tutor, &run, (TapisStars) 0);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  take_tasks (tutor, FALSE);
  g_assert_cmpuint (earn (tutor), ==,
                    TAPIS_STAR_FINISHED | TAPIS_STAR_FIRST_TRY);
  g_assert_nonnull (strstr (tapis_tutor_get_text (tutor),
                            "One more to earn: without help."));
}

/* To the end, with easy computer players everywhere. */
static void
play_on (TapisGame *game)
{
  const CgRules *rules = tapis_game_get_rules (game);
  CgRandom random;

  cg_random_seed (&random, 3);
  while (!tapis_game_now (game)->over)
    {
      const CgState *state = tapis_game_get_state (game);
      g_autofree char *move = NULL;

      if (tapis_game_now (game)->round_over)
        {
          g_assert_true (tapis_game_next_round (game));
          continue;
        }
      move = cg_move_to_text (
        rules, state,
        cg_player_advise (cg_player_find ("easy"), rules, state,
                          cg_random_next (&random), NULL, NULL));
      g_assert_true (tapis_game_play_text (game, move));
    }
}

/* A tutor that goes on where another one was, in the same or another language:
 * the same at the same place. */
static void
check_again (TapisTutor *tutor)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (tapis_tutor_keep (tutor));
  g_autoptr (TapisTutor) again =
    tapis_tutor_new_again (tapis_tutor_get_lesson (tutor), kept);
  const TapisQuestion *asked = tapis_tutor_get_question (tutor);
  TapisGame *game = tapis_tutor_get_game (tutor);
  TapisRun one = tapis_tutor_get_run (tutor);
  TapisRun other = tapis_tutor_get_run (again);
  g_autofree char *table = tapis_game_to_text (game);
  g_autofree char *table_again =
    tapis_game_to_text (tapis_tutor_get_game (again));

  g_test_message ("step %u, state %u", one.step, tapis_tutor_get_state (tutor));
  g_assert_cmpint (tapis_tutor_get_state (again), ==,
                   tapis_tutor_get_state (tutor));
  g_assert_cmpstr (tapis_tutor_get_text (again), ==,
                   tapis_tutor_get_text (tutor));
  g_assert_cmpstr (table_again, ==, table);
  g_assert_cmpuint (other.step, ==, one.step);
  g_assert_cmpuint (other.n_helped, ==, one.n_helped);
  g_assert_cmpuint (other.n_slips, ==, one.n_slips);
  g_assert_true ((tapis_tutor_get_question (again) == NULL) ==
                 (asked == NULL));
  for (guint i = 0; asked != NULL && i < asked->n_options; i++)
    g_assert_cmpstr (tapis_tutor_get_question (again)->options[i].label, ==,
                     asked->options[i].label);
}

/* Goes through a lesson with hints and wrong moves, and everywhere on from
 * there. */
static void
test_again (void)
{
  g_autoptr (TapisLesson) lesson = read_lesson (
    HEAD TABLE "<say>Look.</say><play move='lay 7S'><ask>Which one?</ask>"
    "<answer to='lay KD' then='pick-up'>It was picked up.</answer>"
    "<done>Yes.</done></play><other move='pick-up'>Look.</other>"
    "<quiz about='cards' questions='2'>Now you.</quiz>"
    "<position seats='3'/><game>Play.</game><say>Over.</say></lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);

  check_again (tutor);
  tapis_tutor_go_on (tutor);
  for (guint i = 0; i < 2; i++)
    {
      check_again (tutor);
      tapis_tutor_hint (tutor);
      check_again (tutor);
      g_assert_true (
        tapis_game_play_text (tapis_tutor_get_game (tutor), "lay KD"));
      check_again (tutor);
      tapis_tutor_step (tutor);
      check_again (tutor);
      tapis_tutor_go_on (tutor);
    }
  for (guint i = 0; tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE; i++)
    {
      check_again (tutor);
      if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_ASK)
        tapis_tutor_reply (tutor, i % 2);
      else if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY)
        tapis_tutor_show (tutor);
      else if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_GAME)
        {
          test_run_until (tapis_tutor_get_game (tutor), 0);
          check_again (tutor);
          play_on (tapis_tutor_get_game (tutor));
        }
      else if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_WATCH)
        tapis_tutor_step (tutor);
      else
        tapis_tutor_go_on (tutor);
    }
  check_again (tutor);
}

/* What the cards make is found alone: each try is marked, nothing that was
 * found is lost, and nobody is stuck. */
static void
test_find (void)
{
  g_autoptr (TapisLesson) lesson = read_lesson (
    "<lesson game='noddy' rules='NO-14'>\n<title>T</title>\n<about>A.</about>\n"
    "<position seats='2' dealer='1'>\nphase=announce\nto-move=0\n"
    "turn-up=8S\nrow=\nscore.0=0\nhand.0=6H 6S 7D\nscore.1=0\n"
    "hand.1=KC QH 2D\n</position>\n"
    "<find at='hand'><ask>Find all.</ask><done>8 points.</done></find>\n"
    "<play move='announce'><ask>Announce.</ask></play>\n</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  g_autoptr (GError) error = NULL;
  TapisGame *game = tapis_tutor_get_game (tutor);
  TapisCard *six = test_card (game, "hand", 0, "6H");
  TapisCard *other = test_card (game, "hand", 0, "6S");

  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Find all.");
  /* without cards, wrongly, rightly */
  g_assert_false (tapis_game_run_action (game, "find-pair"));
  g_assert_true (tapis_game_activate_card (game, six));
  g_assert_true (tapis_game_activate_card (game, other));
  g_assert_true (tapis_game_run_action (game, "find-run"));
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Find all.");
  g_assert_cmpuint (tapis_tutor_get_run (tutor).n_slips, ==, 1);
  g_assert_true (tapis_game_run_action (game, "find-pair"));
  g_assert_cmpuint (tapis_tutor_get_run (tutor).n_slips, ==, 1);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "That is right. There are 3 more to find.");
  tapis_tutor_hint (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "A.");
  tapis_tutor_hint (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "Left to find: “Fifteen”.");
  /* too early, and then on where it was */
  g_assert_true (tapis_game_run_action (game, "announce"));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "Not yet: there are 3 more to find first.");
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  tapis_tutor_show (tutor);
  tapis_tutor_show (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "That is right. There is 1 more to find.");
  tapis_tutor_show (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "8 points.");
  /* back to it, everything is to be found again */
  tapis_tutor_back (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Find all.");
  tapis_tutor_show (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "That is right. There are 3 more to find.");
  tapis_tutor_skip (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Announce.");
  tapis_lesson_prove (lesson, &error);
  g_assert_no_error (error);
}

/* Announces the hand of the training, after everything was found if @find is
 * set, and goes on. Returns whether something was missed. */
static gboolean
count_hand (TapisTutor *tutor, gboolean find)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  const TapisSeeking *seeking = tapis_game_get_kind (game)->seeking;
  guint step = tapis_tutor_get_step (tutor);
  gboolean missed;
  g_autofree char *text = NULL;

  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  while (find && seeking->count (game) > 0)
    seeking->find_next (game);
  g_signal_emit_by_name (game, "aided");
  /* finding everything does not end the hand, because that would tell that
   * nothing is left */
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  missed = seeking->count (game) > 0;
  text = seeking->tell (game);
  g_assert_true (tapis_game_run_action (game, "announce"));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, text);
  g_assert_true (missed == g_str_has_prefix (text, "You found 0 of "));
  tapis_tutor_go_on (tutor);
  g_assert_cmpuint (tapis_tutor_get_step (tutor), >, step);
  return missed;
}

/* A training of counting deals hand after hand until its time is over, tells of
 * each what was found and what was missed, and then in how many nothing was
 * missed. Begun again, it has other hands. */
static void
test_training (void)
{
  const CgRules *rules = cg_game_find ("noddy");
  TapisTheme *theme = tapis_theme_find (rules, "find");
  g_autoptr (TapisLesson) lesson =
    tapis_theme_new_training (rules, theme, 1, 0);
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autofree char *end = NULL;
  guint all = 0;

  g_assert_null (tapis_theme_find (cg_game_find ("norwegian"), "find"));
  g_assert_cmpstr (tapis_lesson_get_title (lesson), ==, "Train Counting");
  tapis_tutor_go_on (tutor);
  first = tapis_game_to_text (tapis_tutor_get_game (tutor));
  for (guint i = 0; i < 9; i++)
    all += !count_hand (tutor, i % 2 == 0);
  g_assert_cmpuint (all, >=, 5);
  tapis_tutor_end_soon (tutor);
  all += !count_hand (tutor, TRUE);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
  end = g_strdup_printf ("Right on the first try: %u of 10.", all);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, end);
  tapis_tutor_restart (tutor);
  tapis_tutor_go_on (tutor);
  again = tapis_game_to_text (tapis_tutor_get_game (tutor));
  g_assert_cmpstr (again, !=, first);
}

/* Between two rounds nothing is dealt but by the lesson itself. */
static void
test_round_over (void)
{
  g_autoptr (TapisLesson) lesson = tapis_lessons_find ("yellow-dwarf-01-goal");
  g_autoptr (TapisTutor) tutor = NULL;
  gboolean was_over = FALSE;

  g_assert_nonnull (lesson);
  tutor = tapis_tutor_new (lesson);
  while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    {
      TapisGame *game = tapis_tutor_get_game (tutor);

      if (tapis_game_now (game)->round_over)
        {
          guint round = tapis_game_now (game)->round;

          was_over = TRUE;
          g_assert_cmpuint (
            g_list_model_get_n_items (tapis_game_now (game)->actions), ==, 0);
          g_assert_false (tapis_game_run_action (game, "next-round"));
          g_assert_cmpuint (tapis_game_now (game)->round, ==, round);
        }
      if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_WATCH)
        tapis_tutor_step (tutor);
      else if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY)
        tapis_tutor_show (tutor);
      else
        tapis_tutor_go_on (tutor);
    }
  g_assert_true (was_over);
}

/* A whole game: dealt anew each time, at the level that the lesson names, with
 * hints and the coach, and with words at its end. */
static void
test_game_step (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *text = g_strdup_printf (
    "<lesson game='%s' rules='BN-1'>\n<title>T</title>\n<about>A.</about>\n"
    "<position seats='%u'/>\n<say>Now.</say>\n"
    "<game level='medium'>Play.</game>\n<say>Over.</say>\n</lesson>",
    rules->id, rules->min_seats);
  g_autoptr (TapisLesson) lesson = read_lesson (text);
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  g_autofree char *first =
    tapis_game_to_text (tapis_tutor_get_game (tutor));
  g_autofree char *again = NULL;
  TapisGame *game;

  tapis_tutor_restart (tutor);
  game = tapis_tutor_get_game (tutor);
  again = tapis_game_to_text (game);
  g_assert_cmpstr (first, !=, again);
  g_assert_nonnull (strstr (again, "player.1=medium"));
  g_assert_false (tapis_game_can_step (game));
  g_assert_false (tapis_game_now (game)->coach);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_GAME);
  g_assert_true (tapis_game_now (game)->coach);
  tapis_game_set_budget (game, 30);
  test_run_until (game, 0);
  g_assert_true (tapis_game_ask_hint (game));
  while (tapis_game_now (game)->advising)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (tapis_game_now (game)->hint);
  play_on (game);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  /* nobody is told in the end that the coach has gone */
  g_assert_true (tapis_game_now (game)->coach);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   tapis_game_now (game)->result_text);
  tapis_tutor_go_on (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Over.");
}

/* Questions differ, and each tells what was wrong about an answer. */
static void
test_quiz (void)
{
  g_autoptr (TapisLesson) lesson =
    read_lesson (HEAD TABLE "<quiz about='cards' questions='8'>Now you.</quiz>"
                 "</lesson>");
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, "Now you.");
  for (guint n = 1; n <= 8; n++)
    {
      const TapisQuestion *q;
      GString *labels = g_string_new (NULL);
      guint wrong = 0;

      tapis_tutor_go_on (tutor);
      q = tapis_tutor_get_question (tutor);
      g_assert_nonnull (q);
      g_assert_cmpuint (tapis_tutor_get_question_number (tutor), ==, n);
      g_assert_true (q->game == tapis_tutor_get_game (tutor));
      for (guint i = 0; i < q->n_options; i++)
        {
          g_string_append (labels, q->options[i].label);
          if (!q->options[i].right)
            wrong |= 1u << i;
        }
      g_hash_table_add (seen, g_string_free (labels, FALSE));
      tapis_tutor_reply (tutor, wrong);
      g_assert_true (g_str_has_prefix (tapis_tutor_get_text (tutor),
                                       "Not quite."));
      for (guint i = 0; i < q->n_options; i++)
        g_assert_nonnull (strstr (tapis_tutor_get_text (tutor),
                                  q->options[i].why));
      g_assert_null (tapis_tutor_get_question (tutor));
    }
  g_assert_cmpuint (g_hash_table_size (seen), >, 5);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
}

/* --- proving -------------------------------------------------------------- */

typedef struct
{
  const char *text;
  const char *error; /* what is in it, or NULL: proved */
} Proof;

static void
test_prove (void)
{
  static const Proof rows[] = {
    { HEAD TABLE SEVEN "</lesson>", NULL },
    { HEAD TABLE "<play move='lay 7S | lay KD'><ask>Lay one.</ask></play>"
      "<other move='pick-up'/></lesson>", NULL },
    { HEAD TABLE "<play move='lay 4H'><ask>Lay it.</ask></play></lesson>",
      "14: “lay 4H” is not legal here: too-low" },
    { HEAD TABLE "<play move='lay 7S' test='yes'><ask>Lay it.</ask></play>"
      "</lesson>", NULL },
    { HEAD TABLE "<play move='*' test='yes'><ask>Lay it.</ask></play>"
      "</lesson>", "14: a test asks nothing where every move is right" },
    { "<lesson game='norwegian' section='house-rules' rules='BN-1'>\n"
      "<title>T</title>\n<about>A.</about>\n" TABLE
      "<play move='lay 7S' test='yes'><ask>Lay it.</ask></play></lesson>",
      "no test is made of this section" },
    { HEAD TABLE "<play move='sing'><ask>Lay it.</ask></play></lesson>",
      "14: “sing” is no move" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>\n"
      "<answer to='lay 4H'>No.</answer></play></lesson>",
      "15: “lay 4H” is not legal here" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>\n"
      "<answer to='lay 7S'>No.</answer></play></lesson>",
      "15: “lay 7S” is what is asked for" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>\n"
      "<answer to='lay KD' then='pick-up'>No.</answer></play></lesson>",
      NULL },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>\n"
      "<answer to='lay KD' then='lay 9S'>No.</answer></play></lesson>",
      "15: “lay 9S” is not legal here" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>\n"
      "<answer to='lay KD' then='pick-up | pick-up'>No.</answer></play>"
      "</lesson>", "15: no other player is to move" },
    { HEAD TABLE "<other move='pick-up'/></lesson>",
      "14: no other player is to move" },
    { HEAD TABLE "<say at='card 9S'>Look.</say></lesson>",
      "14: what the coach points at is not there" },
    { HEAD TABLE "<say at='hand 5'>Look.</say></lesson>",
      "14: what the coach points at is not there" },
    { HEAD TABLE "<say at='player 3'>Look.</say></lesson>",
      "14: what the coach points at is not there" },
    { HEAD TABLE "<say at='action fly'>Look.</say></lesson>",
      "14: what the coach points at is not there" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>"
      "<done at='card 9D'>There.</done></play></lesson>",
      "14: what the coach points at is not there" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>"
      "<answer to='lay KD' at='card 9D'>No.</answer></play></lesson>",
      "14: what the coach points at is not there" },
    { HEAD TABLE "<play move='lay 7S'><ask>Lay it.</ask>"
      "<answer to='lay KD' at='player 1'>No.</answer>"
      "<done at='sign demand'>There.</done></play></lesson>", NULL },
    { HEAD "<position seats='4'/><say at='up'>Look.</say>"
      "<game>Play.</game><say>Well.</say></lesson>", NULL },
    { HEAD "<position seats='4'/><play move='*'><ask>Play.</ask></play>"
      "</lesson>", "4: this needs a <position> that holds cards" },
    { HEAD "<position seats='2'/><say>Look.</say>\n"
      "<say at='player 2'>Look.</say></lesson>",
      "5: what the coach points at is not there" },
    { HEAD TABLE SEVEN "<play move='*'><ask>Play.</ask></play>\n"
      "<other move='lay 9S'/></lesson>", "21: “lay 9S” is not legal here" },
    { HEAD TABLE "<play move='*'><ask>Play.</ask></play>\n"
      "<other move='lay 9S'/></lesson>",
      "15: “lay 9S” is not legal here" },
    { HEAD TABLE "<quiz about='cards' questions='5' seats='3' "
      "options='six=reverse'>Now you.</quiz><say>Well done.</say></lesson>",
      NULL },
    { "<lesson game='noddy' rules='NO-14'>\n<title>T</title>\n"
      "<about>A.</about>\n<position seats='2' dealer='1'>\nphase=announce\n"
      "to-move=0\nturn-up=2H\nrow=\nscore.0=0\nhand.0=9C 4S KD\nscore.1=0\n"
      "hand.1=KC QH 2D\n</position>\n<find><ask>Find.</ask></find></lesson>",
      NULL },
    { "<lesson game='noddy' rules='NO-14'>\n<title>T</title>\n"
      "<about>A.</about>\n<position seats='2' dealer='1'>\nphase=announce\n"
      "to-move=0\nturn-up=8H\nrow=\nscore.0=0\nhand.0=2C 4S KD\nscore.1=0\n"
      "hand.1=KC QH 2D\n</position>\n<find><ask>Find.</ask></find></lesson>",
      "14: there is nothing to find" },
    { HEAD TABLE "<quiz about='cards'>Now you.</quiz>"
      "<game>Play on.</game></lesson>", "14: after a quiz" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TapisLesson) lesson = read_lesson (rows[i].text);
      g_autoptr (GError) error = NULL;
      gboolean proved = tapis_lesson_prove (lesson, &error);

      if (error != NULL)
        g_test_message ("%s", error->message);
      g_assert_true (proved == (rows[i].error == NULL));
      if (rows[i].error == NULL)
        g_assert_no_error (error);
      else
        g_assert_nonnull (strstr (error->message, rows[i].error));
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/lesson/give", test_give);
  g_test_add_func ("/lesson/point", test_point);
  g_test_add_func ("/lesson/answer", test_answer);
  g_test_add_func ("/lesson/live", test_live);
  g_test_add_func ("/lesson/live-forced", test_live_forced);
  g_test_add_func ("/lesson/stars", test_stars);
  g_test_add_func ("/lesson/resume", test_resume);
  g_test_add_func ("/lesson/again", test_again);
  g_test_add_func ("/lesson/find", test_find);
  g_test_add_func ("/lesson/training", test_training);
  g_test_add_func ("/lesson/round-over", test_round_over);
  test_each_game (cg_games_all, "/lesson/game", test_game_step);
  g_test_add_func ("/lesson/quiz", test_quiz);
  g_test_add_func ("/lesson/prove", test_prove);
  return g_test_run ();
}
