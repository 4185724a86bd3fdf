/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box: what went wrong comes back when it is due, in growing
 * intervals, and every question that is made is fair. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-test.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-theme.h"
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
  tapis_state_file_load (TAPIS_STATE_FILE (box->practice), &error);
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
      g_assert_finalize_object (box.practice);
      load (&box);
      set_day (&box, day + days[i] - 1);
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 0);
      day += days[i];
      set_day (&box, day);
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 1);
      if (i == 2) /* wrong in between: from the beginning */
        {
          tapis_practice_mark (box.practice, RULE, FALSE);
          set_day (&box, day + 1);
          g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==,
                            1);
          set_day (&box, day);
          for (guint j = 0; j < 2; j++)
            tapis_practice_mark (box.practice, RULE, TRUE);
        }
      tapis_practice_mark (box.practice, RULE, TRUE);
    }
  set_day (&box, day + 9999);
  g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 0);
  close_box (&box);
}

/* What is longest due comes first, and only as much as is asked for. */
static void
test_order (void)
{
  static const char *const refusals[] = { "too-low", "too-high",
                                          "suit" };
  Box box;

  open_box (&box);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      set_day (&box, 5 - i);
      tapis_practice_miss_rule (box.practice, &cg_rules_norwegian,
                                refusals[i]);
    }
  set_day (&box, 20);
  g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 3);
  {
    g_autoptr (TapisLesson) session = tapis_practice_new_session (
      box.practice, &cg_rules_norwegian, 2);

    g_assert_cmpuint (tapis_lesson_get_n_steps (session), ==, 3);
    g_assert_cmpstr (tapis_lesson_get_step (session, 1)->topic, ==,
                     "cards/suit");
    g_assert_cmpstr (tapis_lesson_get_step (session, 2)->topic, ==,
                     "cards/too-high");
  }
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
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==,
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
  g_assert_false (
    tapis_state_file_load (TAPIS_STATE_FILE (box.practice), &error));
  g_assert_nonnull (strstr (error->message, "practice.box.broken-1"));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 0);
  close_box (&box);
}

/* --- exercises ------------------------------------------------------------ */

/* Does what is due in a game, all of it right or all of it wrong; returns how
 * much there was. */
static guint
practise (Box *box, const CgRules *rules, gboolean right)
{
  g_autoptr (TapisLesson) session =
    tapis_practice_new_session (box->practice, rules, G_MAXUINT);
  g_autoptr (TapisTutor) tutor = NULL;
  guint n = 0;

  if (session == NULL)
    return 0;
  tutor = tapis_tutor_new (session);
  tapis_practice_follow (box->practice, tutor);
  while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    {
      TapisTutorState state = tapis_tutor_get_state (tutor);
      guint step = tapis_tutor_get_step (tutor);

      g_assert_nonnull (tapis_tutor_get_text (tutor));
      if (state == TAPIS_TUTOR_THINK)
        g_main_context_iteration (NULL, TRUE);
      else if (state == TAPIS_TUTOR_ASK)
        {
          const TapisQuestion *q = tapis_tutor_get_question (tutor);
          guint answer = 0;

          for (guint i = 0; i < q->n_options; i++)
            answer |= (q->options[i].right ? 1u : 0u) << i;
          tapis_tutor_reply (tutor, right ? answer : ~answer);
          n++;
        }
      else if (state == TAPIS_TUTOR_PLAY && right &&
               tapis_lesson_get_step (session, step)->kind == TAPIS_STEP_PLAY &&
               tapis_lesson_get_step (session, step)->moves[0] != NULL)
        {
          g_assert_true (tapis_game_play_text (
            tapis_tutor_get_game (tutor),
            tapis_lesson_get_step (session, step)->moves[0]));
          n++;
        }
      else
        {
          n += state == TAPIS_TUTOR_PLAY;
          tapis_tutor_skip (tutor);
        }
    }
  g_assert_true (g_str_has_prefix (tapis_tutor_get_text (tutor),
                                   "Right on the first try:"));
  /* and what was practised: each lesson once */
  if (*tapis_lesson_get_about (session) != '\0')
    g_assert_nonnull (strstr (tapis_tutor_get_text (tutor),
                              tapis_lesson_get_about (session)));
  return n;
}

/* Each task of each lesson, done wrong, is in the box once; done right there it
 * comes again in three days, done wrong tomorrow. */
static void
test_lesson (gconstpointer data)
{
  g_autoptr (GListModel) course = tapis_lessons_load (data);
  guint missed = 0; /* tasks that can be done wrong */
  Box box;

  open_box (&box);
  set_day (&box, 0);
  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);
      g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);

      if (tapis_theme_find (data, tapis_lesson_get_id (lesson)) != NULL)
        continue;
      tapis_practice_follow (box.practice, tutor);
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
  g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 0);
  set_day (&box, 1);
  g_assert_cmpuint (tapis_practice_count_due (box.practice, data), ==, missed);
  g_assert_cmpuint (practise (&box, data, TRUE), ==, missed);
  g_assert_cmpuint (tapis_practice_count_due (box.practice, data), ==, 0);
  set_day (&box, 3);
  g_assert_cmpuint (tapis_practice_count_due (box.practice, data), ==, 0);
  set_day (&box, 4);
  g_assert_cmpuint (practise (&box, data, FALSE), ==, missed);
  set_day (&box, 5);
  g_assert_cmpuint (tapis_practice_count_due (box.practice, data), ==, missed);
  close_box (&box);
}

/* Has the box hold @text on the first day. */
static void
fill_box (Box *box, const char *text)
{
  g_autofree char *path = NULL;

  open_box (box);
  g_object_unref (box->practice);
  path = g_build_filename (box->folder, "practice.box", NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  load (box);
  set_day (box, 0);
}

static guint
count_all (Box *box)
{
  gsize n;

  g_strfreev (g_key_file_get_groups (
    tapis_state_file_get_keys (TAPIS_STATE_FILE (box->practice)), &n));
  return (guint) n;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* A task that has changed since, or is gone, is not counted, and taken out. */
static void
test_gone (void)
{
  static const char *const ids[] = {
    "step " LESSON " 999",    "step no-such-lesson 3",  "step " LESSON " 0",
    "step " LESSON " -1",     "step " LESSON " x",      "step",
    "rule norwegian because", "rule chess too-low",     "move norwegian 00",
    "what norwegian is",      "rule norwegian",         "step my-lesson 1",
    "step norwegian-own 1",   "rule norwegian-x too-low",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "[%s]\nbox=0\ndue=2027-01-01\nmove=lay 2H\nsave=x\nplayed=x\nbest=x\n"
        "[" RULE "]\nbox=0\ndue=2027-01-01\n", ids[i]);
      g_autofree char *told = NULL;
      Box box;

      fill_box (&box, text);
      g_test_message ("%s", ids[i]);
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 1);
      told = tapis_practice_drop_gone (box.practice);
      g_assert_nonnull (told);
      g_assert_null (tapis_practice_drop_gone (box.practice));
      g_assert_cmpuint (count_all (&box), ==, 1);
      g_assert_cmpuint (practise (&box, &cg_rules_norwegian, TRUE), ==, 1);
      close_box (&box);
    }
}

/* Thousands of them go at once: the file is written once. */
static void
test_many_gone (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *told = NULL;
  guint n_saved = 0;
  Box box;

  for (guint i = 0; i < 3000; i++)
    g_string_append_printf (
      text, "[step my-lesson %u]\nmove=lay 7S\nbox=0\ndue=2027-01-01\n", i);
  fill_box (&box, text->str);
  g_signal_connect_swapped (box.practice, "changed", G_CALLBACK (count_cb),
                            &n_saved);
  told = tapis_practice_drop_gone (box.practice);
  g_assert_nonnull (strstr (told, "3000"));
  g_assert_cmpuint (n_saved, ==, 1);
  g_assert_cmpuint (count_all (&box), ==, 0);
  close_box (&box);
}

/* However much is in it, what is written can be read: what is known best goes,
 * and then what has waited longest. */
static void
test_full (void)
{
  static const guint sizes[] = { 20, 3500 };

  for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *long_text = g_strnfill (sizes[j], 'x');
      GKeyFile *keys;
      guint n;
      Box box;

      for (guint i = 0; i < 1100; i++)
        g_string_append_printf (
          text, "[move norwegian %08x]\nsave=%s\nbox=%d\ndue=20%02u-01-%02u\n",
          i, long_text, i % 10 == 0 ? 3 : 0, 26 - (i / 28) % 7, 1 + i % 28);
      fill_box (&box, text->str);
      tapis_practice_miss_rule (box.practice, &cg_rules_norwegian, "too-low");
      g_assert_finalize_object (box.practice);
      load (&box);
      set_day (&box, 0);
      keys = tapis_state_file_get_keys (TAPIS_STATE_FILE (box.practice));
      n = count_all (&box);
      g_assert_cmpuint (n, <=, 1000);
      g_assert_cmpuint (n, >, 200);
      /* the newest is there, and none of what is known well … */
      g_assert_true (g_key_file_has_group (keys, RULE));
      if (sizes[j] == 20)
        g_assert_cmpuint (n, ==, 1000);
      for (guint i = 0; i < 1100; i++)
        {
          g_autofree char *id = g_strdup_printf ("move norwegian %08x", i);

          if (sizes[j] != 20 && g_key_file_has_group (keys, id))
            {
              g_assert_cmpuint (i % 10, !=, 0);
              /* … nor of what has waited longest */
              g_assert_cmpuint ((i / 28) % 7, <, 6);
            }
        }
      close_box (&box);
    }
}

/* An exercise that is larger than the whole box may be goes out of it, wherever
 * it stands in the order. */
static void
test_too_large (void)
{
  g_autofree char *save = g_strnfill (1200 * 1024, 'x');
  g_autofree char *text = g_strdup_printf (
    "[step my-lesson 1]\nmove=lay 7S\nbox=0\ndue=2020-01-01\n"
    "[move norwegian 00000001]\nsave=%s\nbox=5\ndue=2099-01-01\n",
    save);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *told = NULL;
      Box box;

      fill_box (&box, text);
      /* beside an exercise that stays, and alone after the other has gone */
      if (i == 0)
        tapis_practice_miss_rule (box.practice, &cg_rules_norwegian, "too-low");
      else
        told = tapis_practice_drop_gone (box.practice);
      g_assert_false (g_key_file_has_group (
        tapis_state_file_get_keys (TAPIS_STATE_FILE (box.practice)),
        "move norwegian 00000001"));
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
  tapis_practice_miss_move (box.practice, &(TapisMistake) {
    .save = save, .move = played, .best = best, .why = "It is better.",
  });
  set_day (&box, 1);
  g_assert_cmpuint (practise (&box, rules, TRUE), ==, 1);
  close_box (&box);
}

/* A position in which two moves are about as good. */
#define TABLE \
  "[game]\nformat=1\nid=norwegian\nseats=2\noptions=\n\n[position]\n" \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=5C@1\n" \
  "up.0=\ndown.0=\nup.1=\ndown.1=\nhand.0=7S 9H 9D KD KC\n" \
  "hand.1=4S 4H JD\n"

static const TapisMistake mistake = {
  .save = TABLE, .move = "lay 7S", .best = "lay KD",
};

/* The practice of the mistake on the day after it was made. */
static TapisTutor *
open_with_mistake (Box *box)
{
  g_autoptr (TapisLesson) session = NULL;
  TapisTutor *tutor;

  open_box (box);
  set_day (box, 0);
  tapis_practice_miss_move (box->practice, &mistake);
  set_day (box, 1);
  session = tapis_practice_new_session (box->practice, &cg_rules_norwegian, 9);
  tutor = tapis_tutor_new (session);
  tapis_practice_follow (box->practice, tutor);
  return tutor;
}

/* What the practice of a mistake says of a move: one that is about as good as
 * the best one is right. */
static void
test_judged (void)
{
  static const struct
  {
    const char *move;
    gboolean    right;
    const char *says; /* NULL: whatever the search finds */
  } rows[] = {
    { "lay KD", TRUE, "Right! Best here:" },
    { "lay KC", TRUE, "That is about as good. Best here:" },
    { "lay 7S", FALSE, "That is what you chose then." },
    { "lay 9H 9D", FALSE, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Box box;
      g_autoptr (TapisTutor) tutor = open_with_mistake (&box);
      gboolean right;

      g_test_message ("%s", rows[i].move);
      g_assert_true (tapis_game_play_text (tapis_tutor_get_game (tutor),
                                           rows[i].move));
      while (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_THINK)
        g_main_context_iteration (NULL, TRUE);
      right = tapis_tutor_get_state (tutor) == TAPIS_TUTOR_READ;
      if (rows[i].says != NULL)
        {
          g_assert_true (right == rows[i].right);
          g_assert_true (g_str_has_prefix (tapis_tutor_get_text (tutor),
                                           rows[i].says));
        }
      tapis_tutor_go_on (tutor);
      g_assert_cmpint (tapis_tutor_get_state (tutor), ==,
                       right ? TAPIS_TUTOR_DONE : TAPIS_TUTOR_PLAY);
      set_day (&box, 3); /* what was right waits a day longer */
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==,
                        right ? 0 : 1);
      close_box (&box);
    }
}

/* Whoever leaves meanwhile, goes back or goes on, is not waited for. */
static void
test_not_awaited (void)
{
  void (*const ways[]) (TapisTutor *tutor) = { tapis_tutor_back,
                                               tapis_tutor_skip, NULL };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      Box box;
      TapisTutor *tutor = open_with_mistake (&box);

      tapis_game_play_text (tapis_tutor_get_game (tutor), "lay KC");
      g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_THINK);
      if (ways[i] != NULL)
        ways[i] (tutor);
      g_assert_cmpint (tapis_tutor_get_state (tutor), ==,
                       i == 0   ? TAPIS_TUTOR_PLAY
                       : i == 1 ? TAPIS_TUTOR_DONE
                                : TAPIS_TUTOR_THINK);
      g_assert_finalize_object (tutor);
      set_day (&box, 2); /* what was skipped comes again tomorrow */
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==, 1);
      close_box (&box);
    }
}

/* How often what is done wrong at the first task of a lesson comes again. */
typedef enum
{
  NOTHING,
  ANSWER, /* something wrong is done */
  HINTS,  /* all hints are read */
  SHOWN,
} Fault;

static void
do_wrong (TapisTutor *tutor, const TapisStep *step, Fault fault)
{
  TapisGame *game = tapis_tutor_get_game (tutor);

  if (fault == ANSWER && step->kind == TAPIS_STEP_FIND)
    g_signal_emit_by_name (game, "aided"); /* and nothing was found */
  else if (fault == ANSWER)
    tapis_game_play_text (game, "lay KD");
  for (guint i = 0; fault == HINTS && i < step->hints->len + 3; i++)
    tapis_tutor_hint (tutor);
  if (fault == SHOWN)
    tapis_tutor_show (tutor);
}

/* What goes wrong is in the box: also what is found wrong. A hint of a lesson
 * never names the move. */
static void
test_faults (void)
{
  static const struct
  {
    const char *lesson;
    guint       step;
    Fault       fault;
    guint       n;
  } rows[] = {
    { LESSON, 2, NOTHING, 0 }, { LESSON, 2, ANSWER, 1 },
    { LESSON, 2, HINTS, 0 },   { LESSON, 2, SHOWN, 1 },
    { "noddy-05-pairs", 1, NOTHING, 0 },
    { "noddy-05-pairs", 1, ANSWER, 1 }, { "noddy-05-pairs", 1, SHOWN, 1 },
    /* where there is one move only nothing is to be known */
    { "norwegian-04-pick-up", 1, SHOWN, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TapisLesson) lesson = tapis_lessons_find (rows[i].lesson);
      g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
      Box box;

      g_test_message ("%s, fault %u", rows[i].lesson, rows[i].fault);
      open_box (&box);
      set_day (&box, 0);
      tapis_practice_follow (box.practice, tutor);
      tapis_tutor_go_to (tutor, rows[i].step);
      g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
      do_wrong (tutor, tapis_lesson_get_step (lesson, rows[i].step),
                rows[i].fault);
      set_day (&box, 1);
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==,
                        rows[i].n);
      close_box (&box);
    }
}

/* What a hint had to name in practice is not known: it comes again tomorrow. */
static void
test_told_in_practice (void)
{
  for (guint n = 0; n < 9; n += 8)
    {
      Box box;
      g_autoptr (TapisTutor) tutor = open_with_mistake (&box);

      for (guint i = 0; i < n; i++)
        tapis_tutor_hint (tutor);
      tapis_game_play_text (tapis_tutor_get_game (tutor), "lay KD");
      tapis_tutor_go_on (tutor);
      g_assert_nonnull (strstr (tapis_tutor_get_text (tutor),
                                n == 0 ? "1 of 1" : "0 of 1"));
      set_day (&box, 2);
      g_assert_cmpuint (tapis_practice_count_due (box.practice, NULL), ==,
                        n == 0 ? 0 : 1);
      close_box (&box);
    }
}

/* What goes wrong in a test comes again like what goes wrong in its lesson. */
static void
test_of_section (gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (data);

  for (guint section = 0; section < TAPIS_N_SECTIONS; section++)
    {
      g_autoptr (TapisLesson) test = NULL;
      g_autoptr (TapisTutor) tutor = NULL;
      Box box;

      if (!tapis_test_is_there (course, (TapisSection) section))
        continue;
      test = tapis_test_new (data, (TapisSection) section, 1);
      tutor = tapis_tutor_new (test);
      open_box (&box);
      set_day (&box, 0);
      tapis_practice_follow (box.practice, tutor);
      while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
        tapis_tutor_skip (tutor);
      set_day (&box, 1);
      g_assert_cmpuint (practise (&box, data, TRUE), >, 0);
      close_box (&box);
    }
}

/* Lessons that the program has not got leave nothing behind, whatever the name
 * of their file. */
static void
test_own (void)
{
  static const char *const names[] = { "my-lesson.xml", "norwegian-own.xml",
                                       LESSON ".xml", "a]b.xml", "a b.xml" };
  static const char text[] =
    "<lesson game='norwegian' rules='BN-20'><title>T</title><about>A.</about>"
    "<position seats='2'>\nphase=play\nto-move=0\ndirection=clockwise\n"
    "pile=5C@1\nhand.0=4H 7S KD\ndown.0=3C 3D\nhand.1=9S 9D\ndown.1=AC KH\n"
    "</position><play move='lay 7S'><ask>Which?</ask></play></lesson>";

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (TapisLesson) lesson =
        tapis_lesson_new_from_text (names[i], text, -1, NULL);
      g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
      gsize n;
      Box box;

      open_box (&box);
      tapis_practice_follow (box.practice, tutor);
      g_assert_true (tapis_game_play_text (tapis_tutor_get_game (tutor),
                                           "lay KD"));
      g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
      g_strfreev (g_key_file_get_groups (
        tapis_state_file_get_keys (TAPIS_STATE_FILE (box.practice)), &n));
      g_assert_cmpuint (n, ==, 0);
      close_box (&box);
    }
}

/* What must be known for the step number @n of @lesson is said with it in
 * practice; in the lesson it has been said before. */
static void
check_facts (TapisLesson *lesson, guint n)
{
  const TapisStep *step = tapis_lesson_get_step (lesson, n);
  const char *known = g_ptr_array_index (step->facts, 0);
  g_autofree char *text = g_strdup_printf (
    "[step %s]\nmove=%s\nbox=0\ndue=2027-01-01\n", step->source,
    step->moves[0]);
  g_autoptr (TapisLesson) session = NULL;
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  g_autofree char *alone = NULL;
  Box box;

  g_test_message ("%s", step->source);
  tapis_tutor_go_to (tutor, n);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, step->text);
  g_clear_object (&tutor);
  fill_box (&box, text);
  session = tapis_practice_new_session (box.practice,
                                        tapis_lesson_get_rules (lesson), 9);
  tutor = tapis_tutor_new (session);
  g_assert_true (g_str_has_prefix (tapis_tutor_get_text (tutor), known));
  g_assert_true (g_str_has_suffix (tapis_tutor_get_text (tutor), step->text));
  /* and again after a wrong move, and no longer in a hint */
  alone = g_strdup (tapis_tutor_get_text (tutor));
  tapis_tutor_hint (tutor);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), !=, alone);
  g_assert_false (g_str_has_prefix (tapis_tutor_get_text (tutor), known));
  close_box (&box);
}

static void
test_facts (gconstpointer data)
{
  g_autoptr (GListModel) lessons = tapis_lessons_load (data);

  for (guint i = 0; i < g_list_model_get_n_items (lessons); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);

      for (guint n = 0; n < tapis_lesson_get_n_steps (lesson); n++)
        if (tapis_lesson_get_step (lesson, n)->kind == TAPIS_STEP_PLAY &&
            tapis_lesson_get_step (lesson, n)->facts->len > 0)
          check_facts (lesson, n);
    }
}

/* One of these sentences, as it was written into its lesson. */
static void
test_fact (void)
{
  g_autoptr (TapisLesson) lesson = tapis_lessons_find ("norwegian-07-eight");
  const GPtrArray *facts = tapis_lesson_get_step (lesson, 2)->facts;

  g_assert_cmpuint (facts->len, ==, 1);
  g_assert_cmpstr (facts->pdata[0], ==,
                   "The next player has only one card left.");
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
        if (cg_zone (kind->rules, uses[j].zone)->role == CG_ZONE_HAND &&
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
  guint missed = 0;
  Box box;

  open_box (&box);
  set_day (&box, 0);
  cg_setup_init (&setup, rules);
  cg_random_seed (&random, 7);
  for (guint kind = CG_LEGAL + 1; (id = cg_refusal_id (rules, kind)) != NULL;
       kind++)
    {
      g_autofree char *topic = g_strconcat ("cards/", id, NULL);
      g_assert_nonnull (tapis_question_get_title (rules, topic));
      if (tapis_lessons_find_link (rules, &setup, TAPIS_LINK_REFUSALS, id) ==
          NULL)
        continue;
      tapis_practice_miss_rule (box.practice, rules, id);
      missed++;
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
  set_day (&box, 1);
  g_assert_cmpuint (practise (&box, rules, TRUE), ==, missed);
  close_box (&box);
}

/* From games by chance: about what its quiz asks there is always a question. */
static void
test_chance (gconstpointer data)
{
  const CgRules *rules = data;
  const TapisQuiz *quiz = tapis_game_kind_for (rules)->quiz;
  guint n_seats = MIN (4, rules->max_seats - rules->min_seats + 1u);
  CgRandom random;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  cg_random_seed (&random, 7);
  for (guint i = 0; quiz != NULL && quiz->topics[i].id != NULL; i++)
    for (guint n = 0; n < 40; n++)
      {
        g_autoptr (TapisQuestion) question = NULL;

        setup.seats = (guint8) (rules->min_seats + n % n_seats);
        question =
          tapis_question_new (&setup, rules, quiz->topics[i].id, &random);
        g_assert_nonnull (question);
        g_test_message ("%s", question->text);
        test_check_question (question);
      }
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
  g_test_add_func ("/practice/many-gone", test_many_gone);
  g_test_add_func ("/practice/full", test_full);
  g_test_add_func ("/practice/too-large", test_too_large);
  g_test_add_func ("/practice/move", test_move);
  g_test_add_func ("/practice/judged", test_judged);
  g_test_add_func ("/practice/not-awaited", test_not_awaited);
  g_test_add_func ("/practice/faults", test_faults);
  g_test_add_func ("/practice/told", test_told_in_practice);
  g_test_add_func ("/practice/own", test_own);
  test_each_game (cg_games, "/practice/facts", test_facts);
  g_test_add_func ("/practice/fact", test_fact);
  test_each_game (cg_games, "/practice/test", test_of_section);
  test_each_game (cg_games, "/practice/lessons", test_lesson);
  test_each_game (cg_games, "/practice/fair", test_fair);
  test_each_game (cg_games, "/practice/chance", test_chance);
  return g_test_run ();
}
