/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Courses: their order, what comes next, how far somebody has come, and the
 * tests of their sections. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/learn/tapis-course.h"
#include "model/learn/tapis-test.h"
#include "model/learn/tapis-lessons.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-tutor.h"
#include "model/words/tapis-translations.h"

#include <string.h>

typedef struct
{
  char *folder;
  TapisProgress *progress;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("tapis-course-XXXXXX", NULL);
  fixture->progress = tapis_progress_new (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->progress);
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static const char *
id_of (const TapisCourseItem *item)
{
  return item != NULL ? item->id : "none";
}

/* What the heads tell is what the lessons say; the house rules lie beside the
 * path, which is numbered without a gap. */
static void
test_heads (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (data);
  g_autoptr (GListModel) lessons = tapis_lessons_load (data);
  guint number = 0;

  g_assert_true (course == tapis_course_get (data));
  g_assert_cmpuint (course->n, ==, g_list_model_get_n_items (lessons));
  for (guint i = 0; i < course->n; i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);
      const TapisCourseItem *item = &course->items[i];

      g_assert_cmpstr (item->id, ==, tapis_lesson_get_id (lesson));
      g_assert_cmpint (item->section, ==, tapis_lesson_get_section (lesson));
      if (i > 0)
        g_assert_cmpint (item->section, >=, course->items[i - 1].section);
      if (item->section == TAPIS_SECTION_HOUSE_RULES)
        g_assert_cmpuint (item->number, ==, 0);
      else
        g_assert_cmpuint (item->number, ==, ++number);
    }
  g_assert_cmpuint (course->n_path, ==, number);
}

/* From the first lesson to the last one the path leads past the house rules;
 * beside it one house rule leads to the next. */
static void
test_path (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (data);
  const TapisCourseItem *item =
    tapis_course_find_next (course, fixture->progress);
  const TapisCourseItem *after = NULL;

  for (guint i = 1; i <= course->n_path; i++)
    {
      g_assert_nonnull (item);
      g_assert_cmpuint (item->number, ==, i);
      g_assert_true (
        item == tapis_course_find_next (course, fixture->progress));
      tapis_progress_finish (fixture->progress, item->id, TAPIS_STAR_FINISHED);
      item = tapis_course_find_after (course, fixture->progress, item->id);
    }
  g_assert_null (item);
  g_assert_null (tapis_course_find_next (course, fixture->progress));
  for (guint i = course->n; i > 0; i--)
    if (course->items[i - 1].number == 0)
      {
        g_assert_cmpstr (
          id_of (tapis_course_find_after (course, fixture->progress,
                                          course->items[i - 1].id)),
          ==, id_of (after));
        after = &course->items[i - 1];
      }
  g_assert_null (tapis_course_find_after (course, fixture->progress, "none"));
}

/* What a test has shown to be known is not offered, but can be counted. */
static void
test_known (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (&cg_rules_norwegian);
  TapisStanding standing;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const TapisCourseItem *next;

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == TAPIS_SECTION_SPECIAL_CARDS)
      g_ptr_array_add (ids, course->items[i].id);
  g_assert_cmpuint (ids->len, >, 3);
  g_ptr_array_add (ids, NULL);
  tapis_progress_pass (fixture->progress, (const char *const *) ids->pdata);
  next = tapis_course_find_next (course, fixture->progress);
  g_assert_cmpuint (next->number, ==, 1);
  for (; next != NULL; next = tapis_course_find_after (
                         course, fixture->progress, next->id))
    g_assert_cmpint (next->section, !=, TAPIS_SECTION_SPECIAL_CARDS);

  tapis_progress_finish (fixture->progress, course->items[0].id,
                         TAPIS_STAR_FINISHED | TAPIS_STAR_ALONE);
  standing = tapis_course_count (course, fixture->progress,
                                 TAPIS_SECTION_SPECIAL_CARDS);
  g_assert_cmpuint (standing.n, ==, ids->len - 1);
  g_assert_cmpuint (standing.n_known, ==, ids->len - 1);
  g_assert_cmpuint (standing.n_stars, ==, 0);
  standing =
    tapis_course_count (course, fixture->progress, TAPIS_N_SECTIONS);
  g_assert_cmpuint (standing.n, ==, course->n_path);
  g_assert_cmpuint (standing.n_known, ==, ids->len);
  g_assert_cmpuint (standing.n_stars, ==, 2);
}

/* The minutes of a section are those of its lessons. */
static void
test_minutes (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (&cg_rules_balco);
  guint minutes = 0;

  for (guint i = 0; i < course->n; i++)
    if (course->items[i].section == TAPIS_SECTION_FIRST_GAME)
      {
        g_autoptr (TapisLesson) lesson =
          tapis_lessons_find (course->items[i].id);

        minutes += tapis_lesson_get_minutes (lesson);
      }
  g_assert_cmpuint (minutes, >, 1);
  g_assert_cmpuint (
    tapis_course_read_minutes (course, TAPIS_SECTION_FIRST_GAME), ==, minutes);
}

/* --- tests ---------------------------------------------------------------- */

/* What to do with each task of a test. */
typedef enum
{
  RIGHT,
  WRONG,
  SKIP,
} How;

/* Does the task now: a move that is asked for, or another one; what is to be
 * found is found, or skipped. */
static void
do_task (TapisTutor *tutor, const TapisStep *step, How how)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  g_autofree CgMove *moves = g_new (CgMove, CG_MAX_MOVES);
  guint n = rules->moves (state, moves);
  CgMove asked;

  if (how == SKIP || (how == WRONG && step->kind == TAPIS_STEP_FIND))
    {
      tapis_tutor_skip (tutor);
      return;
    }
  if (step->kind == TAPIS_STEP_FIND)
    {
      while (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY)
        {
          tapis_game_get_kind (game)->seeking->find_next (game);
          g_signal_emit_by_name (game, "aided");
        }
      return;
    }
  g_assert_cmpuint (n, >, 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = cg_move_to_text (rules, state, moves[i]);
      gboolean right = FALSE;

      for (guint j = 0; step->moves[j] != NULL; j++)
        right = right || (cg_read_move (rules, state, step->moves[j], &asked) &&
                          asked == moves[i]);
      if (right == (how == RIGHT))
        {
          g_assert_true (tapis_game_play_text (game, text));
          return;
        }
    }
  tapis_tutor_skip (tutor); /* nothing can be wrong */
}

static guint
find_options (const TapisQuestion *q, gboolean right)
{
  guint chosen = 0;

  for (guint i = 0; i < q->n_options; i++)
    if (q->options[i].right == right)
      chosen |= 1u << i;
  return chosen;
}

/* Takes the test: the first @n_wrong tasks as @how says. Returns: how many
 * there were. */
static guint
take (TapisTutor *tutor, guint n_wrong, How how)
{
  TapisLesson *test = tapis_tutor_get_lesson (tutor);
  guint n = 0;

  for (;;)
    {
      guint i = tapis_tutor_get_step (tutor);
      g_autofree char *text = g_strdup (tapis_tutor_get_text (tutor));

      switch (tapis_tutor_get_state (tutor))
        {
        case TAPIS_TUTOR_DONE:
          return n;
        case TAPIS_TUTOR_PLAY:
          /* no help, no pointing, no way back */
          tapis_tutor_hint (tutor);
          tapis_tutor_show (tutor);
          tapis_tutor_back (tutor);
          g_assert_cmpint (tapis_tutor_get_state (tutor), ==,
                           TAPIS_TUTOR_PLAY);
          g_assert_cmpstr (tapis_tutor_get_text (tutor), ==, text);
          g_assert_cmpint (tapis_tutor_get_at (tutor)->kind, ==,
                           TAPIS_AT_NOTHING);
          g_assert_false (tapis_tutor_can_back (tutor));
          do_task (tutor, tapis_lesson_get_step (test, i),
                   n < n_wrong ? how : RIGHT);
          n++;
          break;
        case TAPIS_TUTOR_ASK:
          if (n < n_wrong && how == SKIP)
            tapis_tutor_skip (tutor);
          else
            tapis_tutor_reply (
              tutor, find_options (tapis_tutor_get_question (tutor),
                                   n >= n_wrong));
          n++;
          break;
        case TAPIS_TUTOR_WATCH:
          tapis_tutor_step (tutor);
          break;
        default:
          tapis_tutor_go_on (tutor);
        }
    }
}

static void
missed_cb (guint *n)
{
  (*n)++;
}

/* Every section but the house rules and the course's own test can be passed by
 * a test, in which one task may go wrong; what is known has no stars for it. */
static void
test_of_section (Fixture *fixture, gconstpointer data)
{
  const TapisCourse *course = tapis_course_get (data);

  g_assert_false (tapis_test_is_there (course, TAPIS_SECTION_HOUSE_RULES));
  g_assert_false (tapis_test_is_there (course, TAPIS_SECTION_TEST));
  for (guint section = 0; section < TAPIS_N_SECTIONS; section++)
    for (guint n_wrong = 0;
         n_wrong < 3 && tapis_test_is_there (course, (TapisSection) section);
         n_wrong++)
      {
        How how = section % 2 == 0 ? WRONG : SKIP;
        g_autoptr (TapisLesson) test =
          tapis_test_new (data, (TapisSection) section, n_wrong);
        g_autoptr (TapisTutor) tutor = tapis_tutor_new (test);
        guint n_missed = 0;
        guint n = tapis_lesson_count_tasks (test);
        TapisStanding standing;

        g_assert_true (tapis_lesson_get_kind (test) == TAPIS_LESSON_TEST);
        g_assert_cmpuint (n, >=, 4);
        g_assert_cmpuint (n, <=, 6);
        g_signal_connect_swapped (tutor, "missed", G_CALLBACK (missed_cb),
                                  &n_missed);
        g_assert_cmpuint (take (tutor, n_wrong, how), ==, n);
        g_assert_cmpuint (tapis_tutor_get_run (tutor).n_slips, ==, n_wrong);
        g_assert_cmpuint (n_missed, ==, n_wrong);
        g_assert_true (tapis_tutor_has_passed (tutor) == (n_wrong < 2));
        g_assert_nonnull (strstr (tapis_tutor_get_text (tutor), " correct. "));
        if (!tapis_tutor_has_passed (tutor))
          continue;
        tapis_test_pass (test, fixture->progress);
        standing = tapis_course_count (course, fixture->progress,
                                       (TapisSection) section);
        g_assert_cmpuint (standing.n_known, ==, standing.n);
        g_assert_cmpuint (standing.n_stars, ==, 0);
      }
}

/* All that is asked in a test, one after the other; free with g_free(). */
static char *
read_test (const CgRules *rules, TapisSection section, guint64 seed)
{
  g_autoptr (TapisLesson) test = tapis_test_new (rules, section, seed);
  GString *texts = g_string_new (NULL);

  for (guint i = 0; i < tapis_lesson_get_n_steps (test); i++)
    if (tapis_lesson_get_step (test, i)->text != NULL)
      g_string_append (texts, tapis_lesson_get_step (test, i)->text);
  return g_string_free (texts, FALSE);
}

/* Compares the tests of a section; returns how many are unlike the first. */
static guint
count_other_tests (const CgRules *rules, TapisSection section)
{
  g_autofree char *first = read_test (rules, section, 0);
  g_autofree char *same = read_test (rules, section, 0);
  guint n_others = 0;

  g_assert_cmpstr (first, ==, same);
  for (guint seed = 1; seed < 8; seed++)
    {
      g_autofree char *other = read_test (rules, section, seed);

      n_others += strcmp (first, other) != 0;
    }
  return n_others;
}

/* The same number makes the same test; another one, where a section asks enough
 * for several, another. */
static void
test_tests_differ (Fixture *fixture, gconstpointer data)
{
  guint n_others = 0;

  for (guint i = 0; cg_games[i] != NULL; i++)
    if (tapis_test_is_there (tapis_course_get (cg_games[i]),
                             TAPIS_SECTION_SPECIAL_CARDS))
      n_others += count_other_tests (cg_games[i],
                                     TAPIS_SECTION_SPECIAL_CARDS);
  g_assert_cmpuint (n_others, >, 0);
}

/* Which tasks the tests of all sections ask, in the language now; free with
 * g_free(). */
static char *
list_tasks (const CgRules *rules, guint64 seed)
{
  const TapisCourse *course = tapis_course_get (rules);
  GString *ids = g_string_new (NULL);

  for (guint section = 0; section < TAPIS_N_SECTIONS; section++)
    {
      g_autoptr (TapisLesson) test = NULL;
      gsize before = ids->len;

      if (!tapis_test_is_there (course, (TapisSection) section))
        continue;
      test = tapis_test_new (rules, (TapisSection) section, seed);
      for (guint i = 0; i < tapis_lesson_get_n_steps (test); i++)
        if (tapis_lesson_get_step (test, i)->source != NULL)
          g_string_append_printf (ids, "%s; ",
                                  tapis_lesson_get_step (test, i)->source);
      g_assert_cmpuint (ids->len, >, before);
      g_string_append_c (ids, '\n');
    }
  return g_string_free (ids, FALSE);
}

/* The language decides nothing. */
static void
test_languages (Fixture *fixture, gconstpointer data)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autofree char *english = list_tasks (data, seed);
      g_autofree char *french = NULL;

      g_assert_true (tapis_translations_set_language ("fr"));
      french = list_tasks (data, seed);
      g_assert_true (tapis_translations_set_language (NULL));
      g_assert_cmpstr (english, ==, french);
    }
}

static void
add (const char *name, const char *detail, gconstpointer data,
     void (*test) (Fixture *fixture, gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/course/%s%s%s", name,
                                           detail != NULL ? "/" : "",
                                           detail != NULL ? detail : "");

  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      add ("heads", cg_games_all[i]->id, cg_games_all[i], test_heads);
      add ("path", cg_games_all[i]->id, cg_games_all[i], test_path);
      add ("test", cg_games_all[i]->id, cg_games_all[i], test_of_section);
      add ("languages", cg_games_all[i]->id, cg_games_all[i], test_languages);
    }
  add ("known", NULL, NULL, test_known);
  add ("tests-differ", NULL, NULL, test_tests_differ);
  add ("minutes", NULL, NULL, test_minutes);
  return g_test_run ();
}
