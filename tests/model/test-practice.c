/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box: what went wrong comes back when it is due, in growing
 * intervals, and every question that is made is fair. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-question.h"
#include "model/words/tapis-words.h"

#include <string.h>

#define LESSON "norwegian-08-seven"
#define RULE "rule norwegian too-low"

typedef struct
{
  char          *folder;
  TapisPractice *practice;
} Box;

static void
load (Box *box)
{
  g_autoptr (GError) error = NULL;

  box->practice = tapis_practice_new (box->folder);
  tapis_practice_load (box->practice, &error);
  g_assert_no_error (error);
}

static void
open_box (Box *box)
{
  box->folder = g_dir_make_tmp ("tapis-practice-XXXXXX", NULL);
  load (box);
}

static void
close_box (Box *box)
{
  g_assert_finalize_object (box->practice);
  test_remove_folder (box->folder);
  g_free (box->folder);
}

static void
set_day (Box *box, guint day)
{
  GDate date;

  g_date_set_dmy (&date, 1, G_DATE_JANUARY, 2027);
  g_date_add_days (&date, day);
  tapis_practice_set_today (box->practice, &date);
}

/* --- intervals ------------------------------------------------------------ */

/* Right again and again it comes after 1, 3, 7, 14, 30 and 90 days, and then no
 * more; once wrong, from the beginning. Read anew it is the same. */
static void
test_intervals (void)
{
  static const guint days[] = { 1, 3, 7, 14, 30, 90 };
  guint day = 0;
  Box box;

  open_box (&box);
  set_day (&box, 0);
  tapis_practice_miss_rule (box.practice, &cg_rules_norwegian, "too-low");
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_assert_cmpuint (tapis_practice_days_left (box.practice, RULE), ==,
                        days[i]);
      g_assert_finalize_object (box.practice);
      load (&box);
      set_day (&box, day + days[i] - 1);
      g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 0);
      day += days[i];
      set_day (&box, day);
      g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 1);
      if (i == 2) /* wrong in between: from the beginning */
        {
          tapis_practice_mark (box.practice, RULE, FALSE);
          g_assert_cmpuint (tapis_practice_days_left (box.practice, RULE), ==,
                            1);
          for (guint j = 0; j < 2; j++)
            tapis_practice_mark (box.practice, RULE, TRUE);
        }
      tapis_practice_mark (box.practice, RULE, TRUE);
    }
  set_day (&box, day + 9999);
  g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 0);
  close_box (&box);
}

/* What is longest due comes first, and only as much as is asked for. */
static void
test_order (void)
{
  static const char *const refusals[] = { "too-low", "too-high",
                                          "different-ranks" };
  Box box;

  open_box (&box);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      set_day (&box, 5 - i);
      tapis_practice_miss_rule (box.practice, &cg_rules_norwegian,
                                refusals[i]);
    }
  set_day (&box, 20);
  g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 3);
  g_auto (GStrv) due = tapis_practice_list_due (box.practice, 2);
  g_assert_cmpuint (g_strv_length (due), ==, 2);
  g_assert_cmpstr (due[0], ==, "rule norwegian different-ranks");
  g_assert_cmpstr (due[1], ==, "rule norwegian too-high");
  close_box (&box);
}

/* A date that makes no sense, or lies further off than an interval can have put
 * it (the clock was wrong once), is today. */
static void
test_strange_dates (void)
{
  static const struct
  {
    const char *due;
    guint       n_due;
  } rows[] = {
    { "2027-01-01", 1 }, { "2027-01-02", 0 }, { "2026-12-01", 1 },
    { "2031-01-01", 1 }, { "soon", 1 },       { "2027-13-45", 1 },
    { "", 1 },           { "0000-00-00", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "[" RULE "]\nbox=0\ndue=%s\n", rows[i].due);
      g_autofree char *path = NULL;
      Box box;

      open_box (&box);
      g_object_unref (box.practice);
      path = g_build_filename (box.folder, "practice.box", NULL);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      load (&box);
      set_day (&box, 0);
      g_test_message ("due=%s", rows[i].due);
      g_assert_cmpuint (tapis_practice_count_due (box.practice), ==,
                        rows[i].n_due);
      close_box (&box);
    }
}

static void
test_broken (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *kept = NULL;
  Box box;

  open_box (&box);
  g_object_unref (box.practice);
  path = g_build_filename (box.folder, "practice.box", NULL);
  kept = g_strconcat (path, ".broken-1", NULL);
  g_assert_true (g_file_set_contents (path, "due=tomorrow", -1, NULL));
  box.practice = tapis_practice_new (box.folder);
  g_assert_false (tapis_practice_load (box.practice, &error));
  g_assert_nonnull (strstr (error->message, "practice.box.broken-1"));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 0);
  close_box (&box);
}

/* --- exercises ------------------------------------------------------------ */

/* Does the exercise @id by the lesson it opens: rightly by what it shows. */
static void
do_exercise (Box *box, const char *id)
{
  guint step;
  g_autoptr (TapisLesson) lesson =
    tapis_practice_open (box->practice, id, &step);
  g_autoptr (TapisTutor) tutor = NULL;
  TapisTutorState state;

  g_assert_nonnull (lesson);
  tutor = tapis_tutor_new (lesson);
  tapis_tutor_go_to (tutor, step);
  g_assert_cmpuint (tapis_tutor_get_step (tutor), ==, step);
  while ((state = tapis_tutor_get_state (tutor)) == TAPIS_TUTOR_READ)
    tapis_tutor_go_on (tutor);
  g_assert_true (state == TAPIS_TUTOR_PLAY || state == TAPIS_TUTOR_ASK);
  g_assert_nonnull (tapis_tutor_get_text (tutor));
  tapis_tutor_skip (tutor);
  g_assert_true (tapis_tutor_get_state (tutor) != state ||
                 tapis_tutor_get_step (tutor) != step);
}

static void
missed_cb (TapisTutor *tutor, Box *box)
{
  tapis_practice_miss (box->practice, tutor);
}

/* Each task of each lesson, done wrong, is in the box once and can be opened
 * there. */
static void
test_lesson (gconstpointer data)
{
  g_autoptr (GListModel) course = tapis_lessons_load (data);
  guint missed = 0;
  Box box;

  open_box (&box);
  set_day (&box, 0);
  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);
      g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);

      g_signal_connect (tutor, "missed", G_CALLBACK (missed_cb), &box);
      for (guint j = 0; j < tapis_lesson_get_n_steps (lesson); j++)
        {
          const TapisStep *step = tapis_lesson_get_step (lesson, j);
          CgMove moves[CG_MAX_MOVES];
          TapisGame *game;
          const CgRules *rules;
          guint n;

          if (step->kind != TAPIS_STEP_PLAY || step->moves[0] == NULL)
            continue;
          tapis_tutor_go_to (tutor, j);
          game = tapis_tutor_get_game (tutor);
          rules = tapis_game_get_rules (game);
          n = rules->moves (tapis_game_get_state (game), moves);
          for (guint k = 0; k < n; k++)
            {
              g_autofree char *text = cg_move_to_text (
                rules, tapis_game_get_state (game), moves[k]);
              gboolean asked = FALSE;

              for (guint m = 0; step->moves[m] != NULL; m++)
                {
                  CgMove move;

                  asked |= cg_read_move (rules, tapis_game_get_state (game),
                                         step->moves[m], &move) &&
                           move == moves[k];
                }
              if (asked)
                continue;
              tapis_game_play_text (game, text);
              missed++;
              break;
            }
        }
    }
  g_assert_cmpuint (missed, >, 0);
  g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 0);
  set_day (&box, 1);
  g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, missed);
  g_auto (GStrv) due = tapis_practice_list_due (box.practice, G_MAXINT);
  for (guint i = 0; due[i] != NULL; i++)
    do_exercise (&box, due[i]);
  close_box (&box);
}

/* A task that has changed since, or is gone, is forgotten. */
static void
test_gone (void)
{
  static const char *const ids[] = {
    "step " LESSON " 999",    "step no-such-lesson 3",  "step " LESSON " 0",
    "step " LESSON " -1",     "step " LESSON " x",      "step",
    "rule norwegian because", "rule chess too-low",     "move norwegian 00",
    "what norwegian is",      "rule norwegian",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "[%s]\nbox=0\ndue=2027-01-01\nmove=lay 2H\nsave=x\nplayed=x\nbest=x\n",
        ids[i]);
      g_autofree char *path = NULL;
      guint step;
      Box box;

      open_box (&box);
      g_object_unref (box.practice);
      path = g_build_filename (box.folder, "practice.box", NULL);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      load (&box);
      set_day (&box, 0);
      g_test_message ("%s", ids[i]);
      g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 1);
      g_assert_null (tapis_practice_open (box.practice, ids[i], &step));
      g_assert_cmpuint (tapis_practice_count_due (box.practice), ==, 0);
      close_box (&box);
    }
}

/* A costly move of a real game comes again in its own position. */
static void
test_move (void)
{
  g_autoptr (TapisGame) game = test_game (2, 7);
  g_autofree char *best = NULL;
  g_autofree char *played = NULL;
  g_autofree char *save = NULL;
  CgMove moves[CG_MAX_MOVES];
  const CgRules *rules = tapis_game_get_rules (game);
  guint n;
  Box box;

  test_run_until (game, 0);
  n = rules->moves (tapis_game_get_state (game), moves);
  played = cg_move_to_text (rules, tapis_game_get_state (game), moves[0]);
  best = cg_move_to_text (rules, tapis_game_get_state (game), moves[n - 1]);
  save = tapis_game_to_text (game);
  open_box (&box);
  set_day (&box, 0);
  tapis_practice_miss_move (box.practice, save, played, best, "It is better.");
  set_day (&box, 1);
  g_auto (GStrv) due = tapis_practice_list_due (box.practice, 9);
  g_assert_cmpuint (g_strv_length (due), ==, 1);
  do_exercise (&box, due[0]);
  close_box (&box);
}

/* --- fairness ------------------------------------------------------------- */

/* Whether a legal move uses a card of the name @label. */
static gboolean
can_use (TapisGame *game, const char *label)
{
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgState *state = tapis_game_get_state (game);
  TapisUse uses[TAPIS_MAX_USES];
  CgMove moves[CG_MAX_MOVES];
  guint n = kind->rules->moves (state, moves);

  for (guint i = 0; i < n; i++)
    {
      guint used = kind->uses (kind, state, moves[i], uses);

      for (guint j = 0; j < used; j++)
        if (g_str_equal (kind->rules->zones[uses[j].zone].id, "hand") &&
            uses[j].card != CG_CARD_HIDDEN &&
            g_str_equal (tapis_words_card (uses[j].card), label))
          return TRUE;
    }
  return FALSE;
}

/* For each refusal that a lesson explains there is an exercise; and each
 * question that is made has exactly the answers that the engine gives. */
static void
test_fair (gconstpointer data)
{
  const CgRules *rules = data;
  CgRandom random;
  CgSetup setup;
  const char *id;
  Box box;

  open_box (&box);
  cg_setup_init (&setup, rules);
  cg_random_seed (&random, 7);
  for (guint kind = CG_LEGAL + 1; (id = cg_refusal_id (rules, kind)) != NULL;
       kind++)
    {
      g_autofree char *topic = g_strconcat ("cards/", id, NULL);
      g_autofree char *rule = g_strdup_printf ("rule %s %s", rules->id, id);

      g_assert_true (tapis_question_has_topic (rules, topic));
      if (tapis_lessons_for_refusal (rules, &setup, id) == NULL)
        continue;
      tapis_practice_miss_rule (box.practice, rules, id);
      do_exercise (&box, rule);
      for (guint i = 0; i < 3; i++)
        {
          g_autoptr (TapisQuestion) q =
            tapis_question_new (&setup, rules, topic, &random);

          if (q == NULL)
            break; /* one card alone is never refused for it */
          for (guint j = 0; j < q->n_options; j++)
            {
              g_test_message ("%s: %s", id, q->options[j].label);
              g_assert_true (q->options[j].right ==
                             can_use (q->game, q->options[j].label));
              g_assert_cmpstr (q->options[j].why, !=, "");
            }
        }
    }
  close_box (&box);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/practice/intervals", test_intervals);
  g_test_add_func ("/practice/order", test_order);
  g_test_add_func ("/practice/strange-dates", test_strange_dates);
  g_test_add_func ("/practice/broken", test_broken);
  g_test_add_func ("/practice/gone", test_gone);
  g_test_add_func ("/practice/move", test_move);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *lesson = g_strconcat ("/practice/lessons/",
                                             cg_games[i]->id, NULL);
      g_autofree char *fair = g_strconcat ("/practice/fair/", cg_games[i]->id,
                                           NULL);

      g_test_add_data_func (lesson, cg_games[i], test_lesson);
      g_test_add_data_func (fair, cg_games[i], test_fair);
    }
  return g_test_run ();
}
