/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The review of a finished game: of every kind, kept and read again, cancelled,
 * of several persons; and its mistakes as puzzles. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-review.h"
#include "players/cg-reasons.h"

#include <glib/gstdio.h>
#include <string.h>

/* A short game in which a learner made mistakes. tests/games/GAME/review.txt
 * has its setup and its deal: “seats=4 deal=1 options=rounds=1”. Without the
 * file no game of that kind is reviewed. */
typedef struct
{
  char   *game;
  guint   seats;
  guint64 deal;
  char   *options; /* as saved */
} Row;

/* Two of them, where a test needs any game. */
static const Row example = { (char *) "balco", 4, 3, (char *) "" };
static const Row short_example = { (char *) "scientific-war", 2, 3,
                                   (char *) "trick_limit=20" };

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->game);
  g_free (row->options);
  g_free (row);
}

static Row *
read_row (const CgRules *rules, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  Row *row = g_new0 (Row, 1);

  if (g_strv_length (words) != 3 || sscanf (words[0], "seats=%u",
                                            &row->seats) != 1 ||
      sscanf (words[1], "deal=%" G_GUINT64_FORMAT, &row->deal) != 1 ||
      !g_str_has_prefix (words[2], "options="))
    g_error ("tests/games/%s/review.txt: write “seats=2 deal=1 options=”, not "
             "“%s”", rules->id, line);
  row->game = g_strdup (rules->id);
  row->options = g_strdup (words[2] + strlen ("options="));
  return row;
}

/* The game as a save: seat 0, and 1 where there are two @persons, is a person
 * who plays as a learner does; against the thoughtful player. */
static char *
play (const Row *row, guint persons)
{
  const CgRules *rules = cg_game_find (row->game);
  g_autoptr (CgSession) session = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *wrong = NULL;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) row->seats;
  setup.dealer = (guint8) (row->deal % row->seats);
  if (!cg_setup_read_options (&setup, rules, row->options, &wrong))
    g_error ("tests/games/%s/review.txt: %s", row->game, wrong);
  session = cg_session_new (rules, &setup, row->deal);
  while (!cg_session_is_over (session))
    if (cg_session_round_is_over (session))
      {
        cg_session_next_round (session, NULL);
      }
    else
      {
        const CgState *state = cg_session_state (session);
        gboolean person = rules->to_move (state) < (int) persons;

        cg_session_play (session,
                         cg_player_advise (
                           cg_player_find (person ? "easy" : "medium"), rules,
                           state,
                           row->deal * 1000 + cg_session_n_played (session),
                           NULL, NULL),
                         NULL);
      }
  saved = cg_session_to_text (session, NULL);
  return g_strconcat (saved, "\n[table]\nplayer.0=person\n",
                      persons > 1 ? "player.1=person\nviewer=1\n" : "", NULL);
}

static TapisReview *
review_of (const char *text, const char *path)
{
  g_autoptr (GError) error = NULL;
  TapisReview *review = tapis_review_new (text, -1, path, &error);

  g_assert_no_error (error);
  return review;
}

static void
wait_for (TapisReview *review)
{
  while (tapis_review_now (review)->working)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tapis_review_now (review)->n_judged ==
                 tapis_review_now (review)->n_decisions);
}

/* A review of @seat that has been judged, or read. */
static TapisReview *
reviewed (const char *text, const char *path, int seat, gboolean read)
{
  TapisReview *review = review_of (text, path);

  tapis_review_start (review, seat);
  g_assert_true (tapis_review_now (review)->working == !read);
  wait_for (review);
  g_assert_true (tapis_review_now (review)->fresh == !read);
  return review;
}

static void
assert_same (TapisReview *one, TapisReview *other)
{
  const TapisReviewNow *a = tapis_review_now (one);
  const TapisReviewNow *b = tapis_review_now (other);

  g_assert_cmpuint (a->n_decisions, ==, b->n_decisions);
  for (guint i = 0; i < a->n_decisions; i++)
    {
      g_assert_cmpuint (a->decisions[i].ply, ==, b->decisions[i].ply);
      g_assert_cmpuint (a->decisions[i].best, ==, b->decisions[i].best);
      g_assert_cmpuint (a->decisions[i].reason.kind, ==,
                        b->decisions[i].reason.kind);
      g_assert_cmpfloat_with_epsilon (a->decisions[i].cost,
                                      b->decisions[i].cost, 1e-6);
      g_assert_cmpfloat_with_epsilon (a->decisions[i].stands,
                                      b->decisions[i].stands, 1e-4);
      g_assert_cmpfloat_with_epsilon (a->decisions[i].luck,
                                      b->decisions[i].luck, 1e-4);
    }
  g_assert_cmpuint (a->n_puzzles, ==, b->n_puzzles);
  g_assert_cmpint (a->unluckiest, ==, b->unluckiest);
}

/* --- what a review says --------------------------------------------------- */

/* All that a seat had to decide is there, and what happened between two
 * decisions is either what they cost or luck. */
static void
check_decisions (TapisReview *review, const char *text, int seat)
{
  const TapisReviewNow *now = tapis_review_now (review);
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games, text, -1, NULL, NULL);
  const CgRules *rules = cg_session_rules (session);
  guint n = cg_session_n_played (session);
  guint mistakes = 0;
  guint i = 0;

  cg_session_undo_to (session, 0);
  for (guint ply = 0; ply < n; ply++)
    {
      const CgState *state = cg_session_state (session);
      CgMove moves[CG_MAX_MOVES];
      int mover;
      CgMove move = cg_session_move (session, ply, &mover);

      if (mover == seat && rules->moves (state, moves) > 1)
        {
          const TapisDecision *decision = &now->decisions[i++];
          g_autofree char *said = tapis_review_say_decision (review, i - 1);

          g_assert_cmpuint (decision->ply, ==, ply);
          g_assert_cmpuint (decision->move, ==, move);
          g_assert_cmpuint (rules->why_not (state, decision->best).kind, ==,
                            CG_LEGAL);
          g_assert_cmpfloat (decision->cost, >=, 0);
          if (decision->best == move)
            g_assert_cmpfloat (decision->cost, ==, 0);
          mistakes += decision->cost >= TAPIS_REVIEW_MISTAKE;
          g_assert_true ((decision->cost >= TAPIS_REVIEW_MISTAKE) ==
                         (strstr (said, "costs about ") != NULL));
          g_assert_true ((ABS (decision->luck) >= TAPIS_REVIEW_LUCK) ==
                         (strstr (said, " luck: ") != NULL));
          if (i < now->n_decisions)
            g_assert_cmpfloat_with_epsilon (
              decision->stands - decision->cost + decision->luck,
              now->decisions[i].stands, 1e-4);
        }
      cg_session_redo (session, NULL);
    }
  g_assert_cmpuint (i, ==, now->n_decisions);
  g_assert_cmpuint (mistakes, ==, now->n_mistakes);
  g_assert_cmpuint (now->n_puzzles, ==,
                    MIN (mistakes, TAPIS_REVIEW_PUZZLES));
  for (guint k = 0; k < now->n_puzzles; k++)
    for (guint j = 0; j < now->n_decisions; j++)
      if (j != now->puzzles[0] && (k < 1 || j != now->puzzles[1]) &&
          (k < 2 || j != now->puzzles[2]))
        g_assert_cmpfloat (now->decisions[j].cost, <=,
                           now->decisions[now->puzzles[k]].cost);
}

/* In the end one has won or not, or so many points: what luck did last leads
 * there. */
static void
check_end (TapisReview *review)
{
  const TapisReviewNow *now = tapis_review_now (review);
  TapisGame *game = tapis_review_get_game (review);
  const TapisDecision *last = &now->decisions[now->n_decisions - 1];
  double end = last->stands - last->cost + last->luck;
  CgResult result;

  tapis_game_get_rules (game)->result (tapis_game_get_state (game), &result);
  if (tapis_review_has_points (review))
    {
      guint n = tapis_game_get_n_seats (game);
      double ahead = result.score[now->seat];
      double per_win = (double) cg_player_points_per_win (
        tapis_game_get_rules (game), tapis_game_get_state (game));

      /* of the mean or, in a game for two, of the other */
      for (guint i = 0; i < n; i++)
        if (n > 2 || (int) i != now->seat)
          ahead -= (double) result.score[i] / (n > 2 ? n : 1);
      g_assert_cmpfloat_with_epsilon (end * per_win, ahead, 1e-3);
    }
  else
    {
      g_assert_cmpfloat_with_epsilon (
        end, result.place[now->seat] == 1 ? 100 : 0, 1e-3);
    }
}

static void
test_kind (gconstpointer data)
{
  g_autofree char *text = play (data, 1);
  g_autoptr (TapisReview) review = reviewed (text, NULL, 0, FALSE);
  g_autoptr (TapisReview) again = reviewed (text, NULL, 0, FALSE);
  g_autofree char *summary = tapis_review_say_summary (review);

  g_assert_cmpuint (tapis_review_now (review)->n_decisions, >, 0);
  g_assert_cmpuint (tapis_review_now (review)->n_mistakes, >, 0);
  check_decisions (review, text, 0);
  check_end (review);
  assert_same (review, again);
  g_assert_nonnull (strstr (summary, "clearly better"));
}

/* A game in which the other's king always wins: whatever the person lays costs
 * nothing, and no praise is due. */
static void
test_lost (void)
{
  static const char text[] =
    "[game]\nformat=1\nid=norwegian\nseats=2\ndealer=0\ndeal=1\n"
    "[position]\nphase=play\nto-move=0\ndirection=clockwise\n"
    "stock=\npile=\nhand.0=4S 5D 6H\nup.0=\ndown.0=\n"
    "hand.1=KD\nup.1=\ndown.1=\n"
    "[moves]\n1=0 lay 4S\n2=1 lay KD\n"
    "[table]\nplayer.0=person\n";
  g_autoptr (TapisReview) review = reviewed (text, NULL, 0, FALSE);
  g_autofree char *summary = tapis_review_say_summary (review);

  g_assert_cmpuint (tapis_review_now (review)->n_decisions, ==, 1);
  g_assert_cmpstr (summary, ==,
                   "You had 1 decision to make. By then the game was decided, "
                   "whatever you did.");
}

static void
test_not_over (void)
{
  g_autoptr (TapisGame) game = test_game (2, 5);
  g_autofree char *text = tapis_game_to_text (game);
  g_autoptr (GError) error = NULL;

  g_assert_null (tapis_review_new (text, -1, NULL, &error));
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_MOVE);
  g_clear_error (&error);
  g_assert_null (tapis_review_new ("nothing", -1, NULL, &error));
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX);
}

/* --- kept ----------------------------------------------------------------- */

static char *
new_path (char **folder)
{
  *folder = g_dir_make_tmp ("tapis-review-XXXXXX", NULL);
  g_assert_nonnull (*folder);
  return g_build_filename (*folder, "game.review", NULL);
}

static void
test_kept (void)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = new_path (&folder);
  g_autofree char *text = play (&example, 2);
  g_autoptr (TapisReview) first = reviewed (text, path, 0, FALSE);
  g_autoptr (TapisReview) second = reviewed (text, path, 1, FALSE);
  g_autoptr (TapisReview) first_again = reviewed (text, path, 0, TRUE);
  g_autoptr (TapisReview) second_again = reviewed (text, path, 1, TRUE);

  assert_same (first, first_again);
  assert_same (second, second_again);
  check_decisions (second_again, text, 1);
  /* one object tells of both */
  tapis_review_start (first, 1);
  g_assert_false (tapis_review_now (first)->working);
  assert_same (first, second);
  test_remove_folder (folder);
}

/* Replaces the first @old in the file. */
static void
spoil (const char *path, const char *old, const char *new)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) spoiled = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  spoiled = g_string_new (text);
  g_assert_cmpuint (g_string_replace (spoiled, old, new, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, spoiled->str, -1, NULL));
}

static void
test_broken (void)
{
  static const struct
  {
    const char *old;
    const char *new;
  } ways[] = {
    { "format=4", "format=3" },
    { "game=", "game=f" },
    { "=0.", "=7." },
    { "=0.", "=x." },
    { " lay ", " eat " },
    { " lay 8b", " lay 1b 8b" },
    { "[seat.0]", "[seat.1]" },
    { "[seat.0]\n", "[seat.0]\n1" },
    { " -1 ", " 9 " },
    { "dump-low", "no-reason" },
    { "[review]", "nothing" },
  };
  g_autofree char *folder = NULL;
  g_autofree char *path = new_path (&folder);
  g_autofree char *text = play (&example, 1);
  g_autoptr (TapisReview) review = reviewed (text, path, 0, FALSE);
  g_autofree char *kept = NULL;

  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (TapisReview) anew = NULL;
      g_autofree char *now = NULL;

      g_test_message ("%s, %s", ways[i].old, ways[i].new);
      spoil (path, ways[i].old, ways[i].new);
      anew = reviewed (text, path, 0, FALSE);
      assert_same (anew, review);
      /* and it is whole again */
      g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
      g_assert_nonnull (strstr (now, "[seat.0]"));
      g_clear_object (&anew);
      anew = reviewed (text, path, 0, TRUE);
      g_assert_true (g_file_set_contents (path, kept, -1, NULL));
    }
  test_remove_folder (folder);
}

/* --- cancelled ------------------------------------------------------------ */

static void
test_cancel (void)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = new_path (&folder);
  g_autofree char *text = play (&short_example, 1);
  TapisReview *review = review_of (text, path);

  tapis_review_start (review, 0);
  g_assert_true (tapis_review_now (review)->working);
  tapis_review_cancel (review);
  g_assert_false (tapis_review_now (review)->working);
  g_assert_null (tapis_review_now (review)->decisions);
  /* begun anew, and given up by going */
  tapis_review_start (review, 0);
  g_assert_true (tapis_review_now (review)->working);
  g_assert_finalize_object (review);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  review = review_of (text, path);
  tapis_review_start (review, 0);
  tapis_review_cancel (review);
  tapis_review_start (review, 0);
  wait_for (review);
  g_assert_nonnull (tapis_review_now (review)->decisions);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (review);
  test_remove_folder (folder);
}

/* --- puzzles -------------------------------------------------------------- */

/* Solves a puzzle: what was done is wrong, then there are hints, then what is
 * better is right. */
static void
solve (TapisTutor *tutor, const TapisMistake *mistake)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  guint slips = tapis_tutor_get_run (tutor).n_slips;

  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_true (
    g_str_has_prefix (tapis_tutor_get_text (tutor), "You chose: "));
  g_assert_null (tapis_tutor_get_link (tutor));
  /* what was done is wrong, and taken back */
  g_assert_true (tapis_game_play_text (game, mistake->move));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
  g_assert_nonnull (
    strstr (tapis_tutor_get_text (tutor), "costs about "));
  /* the title of its lesson would name what is looked for */
  g_assert_null (tapis_tutor_get_link (tutor));
  g_assert_cmpuint (tapis_game_get_n_plies (game), >, 0);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, 0);
  /* why comes before what */
  tapis_tutor_hint (tutor);
  g_assert_true (
    g_str_has_prefix (tapis_tutor_get_text (tutor), "Think of this: "));
  g_assert_nonnull (strstr (tapis_tutor_get_text (tutor), mistake->why));
  tapis_tutor_hint (tutor);
  g_assert_false (
    g_str_has_prefix (tapis_tutor_get_text (tutor), "Think of this: "));
  g_assert_true (tapis_game_play_text (game, mistake->best));
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_assert_nonnull (strstr (tapis_tutor_get_text (tutor), "Best here: "));
  g_assert_nonnull (strstr (tapis_tutor_get_text (tutor), mistake->why));
  g_assert_cmpuint (tapis_tutor_get_run (tutor).n_slips, ==, slips + 1);
  tapis_tutor_go_on (tutor);
}

static void
test_puzzles (gconstpointer data)
{
  g_autofree char *text = play (data, 1);
  g_autoptr (TapisReview) review = reviewed (text, NULL, 0, FALSE);
  g_autoptr (GPtrArray) mistakes = tapis_review_list_mistakes (review);
  const TapisReviewNow *now = tapis_review_now (review);
  g_autoptr (TapisLesson) puzzles = tapis_review_new_puzzles (review);
  g_autoptr (TapisTutor) tutor = NULL;

  g_assert_cmpuint (tapis_lesson_count_tasks (puzzles), ==, now->n_puzzles);
  tutor = tapis_tutor_new (puzzles);
  for (guint i = 0; i < now->n_puzzles; i++)
    {
      g_autoptr (TapisMistake) mistake =
        tapis_review_dup_mistake (review, now->puzzles[i]);

      solve (tutor, mistake);
    }
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
  for (guint i = 0; i < mistakes->len; i++)
    {
      const TapisMistake *mistake = g_ptr_array_index (mistakes, i);

      g_assert_cmpfloat (mistake->cost, >=, TAPIS_REVIEW_COSTLY);
      g_assert_cmpuint (mistake->reason.kind, !=, CG_REASON_NONE);
    }
}

/* The puzzles of the person at another seat are theirs. */
static void
test_other_seat (void)
{
  g_autofree char *text = play (&example, 2);
  g_autoptr (TapisReview) review = reviewed (text, NULL, 1, FALSE);
  g_autoptr (TapisLesson) puzzles = tapis_review_new_puzzles (review);
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (puzzles);
  g_autoptr (TapisMistake) mistake = tapis_review_dup_mistake (
    review, tapis_review_now (review)->puzzles[0]);

  g_assert_cmpint (tapis_game_now (tapis_tutor_get_game (tutor))->viewer, ==,
                   1);
  solve (tutor, mistake);
}

/* The costly ones can be practised: the position comes again, and what is
 * better is right. */
static void
test_practice (gconstpointer data)
{
  g_autofree char *text = play (data, 1);
  g_autoptr (TapisReview) review = reviewed (text, NULL, 0, FALSE);
  g_autoptr (GPtrArray) mistakes = tapis_review_list_mistakes (review);
  g_autofree char *folder =
    g_dir_make_tmp ("tapis-review-XXXXXX", NULL);
  g_autoptr (TapisPractice) practice = tapis_practice_new (folder);
  g_autoptr (TapisLesson) session = NULL;
  g_autoptr (TapisTutor) tutor = NULL;
  guint asked = 0;
  g_autoptr (GDate) later = g_date_new_dmy (1, G_DATE_JANUARY, 2099);

  g_assert_true (tapis_state_file_load (TAPIS_STATE_FILE (practice), NULL));
  for (guint i = 0; i < mistakes->len; i++)
    tapis_practice_miss_move (practice, g_ptr_array_index (mistakes, i));
  tapis_practice_set_today (practice, later);
  session = tapis_practice_new_session (
    practice, tapis_game_get_rules (tapis_review_get_game (review)), 99);
  g_assert_true ((session == NULL) == (mistakes->len == 0));
  if (session != NULL)
    tutor = tapis_tutor_new (session);
  while (tutor != NULL && tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY)
      {
        g_assert_nonnull (strstr (tapis_tutor_get_text (tutor), ": "));
        tapis_tutor_show (tutor);
        asked++;
      }
    else
      {
        g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
        tapis_tutor_go_on (tutor);
      }
  g_assert_cmpuint (asked, ==, mistakes->len);
  test_remove_folder (folder);
}

/* The lesson is the one about the reason, or else about a special card. */
static void
test_lessons (void)
{
  const CgRules *rules = cg_game_find ("norwegian");
  const TapisLessonLink *link;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  link = tapis_lessons_find_link (rules, &setup, TAPIS_LINK_REASONS,
                                  "burn-big-pile");
  g_assert_nonnull (link);
  g_assert_cmpstr (link->lesson, ==, "norwegian-29-keep-ten");
  g_assert_null (tapis_lessons_find_link (rules, &setup, TAPIS_LINK_REASONS,
                                          "any-move"));
  g_assert_null (tapis_lessons_find_link (rules, &setup, TAPIS_LINK_REASONS,
                                          NULL));
}

static void
add_tests (const CgRules *rules)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc test;
  } tests[] = {
    { "kind", test_kind },
    { "puzzles", test_puzzles },
    { "practice", test_practice },
  };
  g_auto (GStrv) lines = test_read_lines (rules, "review.txt");

  for (guint i = 0; lines[0] != NULL && i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/review/%s/%s", tests[i].name, rules->id);

      g_test_add_data_func_full (path, read_row (rules, lines[0]),
                                 tests[i].test, row_free);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  for (guint i = 0; cg_games[i] != NULL; i++)
    add_tests (cg_games[i]);
  g_test_add_func ("/review/lost", test_lost);
  g_test_add_func ("/review/not-over", test_not_over);
  g_test_add_func ("/review/kept", test_kept);
  g_test_add_func ("/review/broken", test_broken);
  g_test_add_func ("/review/cancel", test_cancel);
  g_test_add_func ("/review/lessons", test_lessons);
  g_test_add_func ("/review/other-seat", test_other_seat);
  return g_test_run ();
}
