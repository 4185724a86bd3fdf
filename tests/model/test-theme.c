/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The themes of each game, and their tasks: those that are known (data/tasks)
 * and those that are found. In a soak many tasks of each theme are judged
 * again. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-theme.h"
#include "model/learn/tapis-tutor.h"
#include "players/cg-reasons.h"

/* How many themes a game has at least. */
#define LEAST_THEMES 8

/* How often a theme is practised. */
#define PRACTISED 6

/* How many known tasks a theme has at least at each level. */
#define LEAST_KNOWN 5

/* The difficulty of the tasks that are looked for. */
#define LEVEL 2

/* A soak judges so many tasks of each theme again. At most MOST_DOUBTFUL
 * percent may have another answer then. */
#define SOAK_TASKS 200
#define MOST_DOUBTFUL 2

#define MANY_DEALS 20000

static void
check_task (const TapisTheme *theme, const CgTask *task)
{
  g_autoptr (CgSession) session = cg_task_play (theme->rules, task);
  const CgState *state = cg_session_state (session);
  const char *reason = cg_reason_id (theme->rules, task->reason.kind);

  g_assert_cmpuint (cg_session_n_played (session), ==, task->ply);
  g_assert_cmpint (theme->rules->to_move (state), ==, 0);
  g_assert_true (cg_has_choice (theme->rules, state));
  g_assert_cmpuint (theme->rules->why_not (state, task->best).kind, ==,
                    CG_LEGAL);
  g_assert_cmpuint (theme->rules->why_not (state, task->other).kind, ==,
                    CG_LEGAL);
  g_assert_true (task->best != task->other);
  g_assert_cmpfloat (task->margin, >=, CG_TASK_MARGIN);
  g_assert_true (g_strv_contains ((const char *const *) theme->reasons,
                                  reason));
}

static guint
count_judged (GPtrArray *themes)
{
  guint n = 0;

  for (guint i = 0; i < themes->len; i++)
    n += ((TapisTheme *) g_ptr_array_index (themes, i))->reasons != NULL;
  return n;
}

/* Makes the task of @theme whose place is @place, and checks it. Returns
 * whether a longer judgement, in a soak only, has the same answer. */
static gboolean
check_known (const TapisTheme *theme, guint level, const char *place,
             CgTask *task)
{
  if (!tapis_theme_make_known (theme, level, place, NULL, task))
    g_error ("%s: %s is no task: make data/tasks anew "
             "(tapis-lab train --stock)", theme->id, place);
  check_task (theme, task);
  return g_getenv ("TAPIS_SOAK") == NULL ||
         cg_task_prove (theme->rules, task, ~task->deal);
}

/* The wrong move of a task costs something also for a judge without a budget.
 * With its moves exchanged, or with the right move as both, it is no task. */
static void
check_wrong (const CgRules *rules, const CgTask *task)
{
  g_autoptr (CgSession) session = cg_task_play (rules, task);
  CgTask exchanged = *task;
  CgTask both = *task;
  CgVerdict verdict;

  g_assert_true (cg_player_judge (rules, cg_session_state (session),
                                  task->other, 7, NULL, &verdict));
  g_assert_cmpfloat (verdict.cost, >, 0);
  exchanged.best = task->other;
  exchanged.other = task->best;
  g_assert_false (cg_task_prove (rules, &exchanged, 7));
  both.other = task->best;
  g_assert_false (cg_task_prove (rules, &both, 7));
}

/* A theme of judgement has known tasks at each level for which there are such
 * tasks. In a soak all of them are made; otherwise one of each level. The first
 * of a game is also what a search finds there, and is proved. */
static void
test_known (gconstpointer data)
{
  const CgRules *rules = data;
  GPtrArray *themes = tapis_themes_get (rules);
  gboolean proved = FALSE;
  guint n_known = 0;
  guint n_doubtful = 0;

  for (guint i = 0; i < themes->len * CG_TASK_LEVELS; i++)
    {
      const TapisTheme *theme =
        g_ptr_array_index (themes, i / CG_TASK_LEVELS);
      guint level = i % CG_TASK_LEVELS;
      g_auto (GStrv) known = tapis_theme_list_known (theme, level);
      guint n = g_strv_length (known);
      CgTask task, found;

      if (theme->reasons != NULL && n < LEAST_KNOWN)
        g_error ("%s: %u tasks are known at level %u: make data/tasks anew "
                 "(tapis-lab train %s --stock)", theme->id, n, level,
                 rules->id);
      if (n == 0 || level != TAPIS_THEME_KNOWN_LEVEL (level))
        continue;
      for (guint k = g_getenv ("TAPIS_SOAK") != NULL ? 1 : n; k < n; k++)
        n_doubtful += !check_known (theme, level, known[k], &task);
      n_known += n;
      check_known (theme, level, known[0], &task);
      if (proved)
        continue;
      g_assert_true (tapis_theme_find_task (theme, level, task.deal, 1, NULL,
                                            &found));
      g_assert_cmpuint (found.ply, ==, task.ply);
      g_assert_cmpuint (found.best, ==, task.best);
      g_assert_cmpuint (found.other, ==, task.other);
      g_assert_true (cg_task_prove (rules, &task, 7));
      check_wrong (rules, &task);
      proved = TRUE;
    }
  g_test_message ("%s: %u known tasks, %u doubtful", rules->id, n_known,
                  n_doubtful);
  g_assert_cmpuint (n_doubtful * 100, <=, n_known * MOST_DOUBTFUL);
}

/* A game has enough themes, each with a title and an id of its own. */
static void
test_list (gconstpointer data)
{
  const CgRules *rules = data;
  GPtrArray *themes = tapis_themes_get (rules);

  if (count_judged (themes) == 0)
    {
      g_test_message ("its lessons teach no reasons yet");
      return;
    }
  g_assert_cmpuint (themes->len, >=, LEAST_THEMES);
  for (guint i = 0; i < themes->len; i++)
    {
      const TapisTheme *theme = g_ptr_array_index (themes, i);

      g_test_message ("%s: %s", theme->id, tapis_theme_get_title (theme));
      g_assert_cmpstr (tapis_theme_get_title (theme), !=, "");
      g_assert_true (tapis_theme_find (rules, theme->id) == theme);
    }
}

static void
test_soak (gconstpointer data)
{
  const CgRules *rules = data;
  GPtrArray *themes = tapis_themes_get (rules);

  for (guint i = 0; i < themes->len; i++)
    {
      const TapisTheme *theme = g_ptr_array_index (themes, i);
      guint n_doubtful = 0;
      guint64 deal = 1;

      for (guint n = 0; theme->reasons != NULL && n < SOAK_TASKS; n++)
        {
          CgTask task;

          g_assert_true (tapis_theme_find_task (theme, LEVEL, deal, MANY_DEALS,
                                                NULL, &task));
          check_task (theme, &task);
          n_doubtful += !cg_task_prove (rules, &task, ~deal);
          deal = task.deal + 1;
        }
      g_test_message ("%s: %u of %u doubtful", theme->id, n_doubtful,
                      SOAK_TASKS);
      g_assert_cmpuint (n_doubtful * 100, <=, SOAK_TASKS * MOST_DOUBTFUL);
    }
}

/* A call that is cancelled finds nothing, and ends soon. */
static void
test_cancel (gconstpointer data)
{
  const char *const reasons[] = { "any-move", NULL };
  const gint cancel = 1;
  CgSetup setup;
  CgTask task;

  cg_setup_init (&setup, data);
  g_assert_false (cg_task_find (data, &setup, reasons, LEVEL, 1, MANY_DEALS,
                                &cancel, &task));
}

/* --- trainings ------------------------------------------------------------ */

/* Runs the main loop as long as the learner has to wait. */
static void
await (TapisTutor *tutor)
{
  while (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_THINK)
    g_main_context_iteration (NULL, TRUE);
}

/* Goes on to the next task, of which the training tells no answer yet. */
static void
go_to_task (TapisTutor *tutor)
{
  tapis_tutor_go_on (tutor);
  await (tutor);
  g_test_message ("%s", tapis_tutor_get_text (tutor));
  g_assert_null (tapis_tutor_get_link (tutor));
}

static const TapisStep *
step_of (TapisTutor *tutor)
{
  return tapis_lesson_get_step (tapis_tutor_get_lesson (tutor),
                                tapis_tutor_get_step (tutor));
}

/* Makes a move, "best" or "other", of the current task. */
static void
play (TapisTutor *tutor, const char *move)
{
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_PLAY);
  g_assert_true (tapis_game_play_text (tapis_tutor_get_game (tutor), move));
  await (tutor);
  g_test_message ("%s: %s", move, tapis_tutor_get_text (tutor));
}

/* Returns the first theme of judgement of the game, or NULL if its lessons
 * teach no reasons. */
static TapisTheme *
find_judged (const CgRules *rules)
{
  GPtrArray *themes = tapis_themes_get (rules);

  for (guint i = 0; i < themes->len; i++)
    {
      TapisTheme *theme = g_ptr_array_index (themes, i);

      if (theme->reasons != NULL)
        return theme;
    }
  return NULL;
}

/* A training gives task after task of a theme. The practice box knows which of
 * them were right at the first try, and asks the theme again with new cards. */
static void
test_training (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *folder = g_dir_make_tmp ("tapis-theme-XXXXXX", NULL);
  TapisPractice *practice = tapis_practice_new (folder);
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (TapisLesson) training = NULL;
  g_autoptr (TapisTutor) tutor = NULL;
  TapisTheme *theme = find_judged (rules);
  TapisKnowledge known;

  if (theme == NULL)
    {
      g_test_message ("its lessons teach no reasons yet");
      return;
    }
  training = tapis_theme_new_training (rules, theme, 1, 0);
  tutor = tapis_tutor_new (training);
  tapis_practice_follow (practice, tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  g_test_message ("%s", tapis_tutor_get_text (tutor));
  go_to_task (tutor);
  g_assert_nonnull (strstr (tapis_tutor_get_text (tutor),
                            tapis_theme_get_title (theme)));
  play (tutor, step_of (tutor)->mistake->best);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_READ);
  go_to_task (tutor);
  play (tutor, step_of (tutor)->mistake->move);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_ANSWER);
  tapis_tutor_go_on (tutor);
  play (tutor, step_of (tutor)->mistake->best);
  tapis_tutor_end_soon (tutor);
  tapis_tutor_go_on (tutor);
  g_assert_cmpint (tapis_tutor_get_state (tutor), ==, TAPIS_TUTOR_DONE);
  g_assert_cmpstr (tapis_tutor_get_text (tutor), ==,
                   "Right on the first try: 1 of 2.");

  known = tapis_practice_get_knowledge (practice, theme);
  g_assert_cmpuint (known.n_tasks, ==, 2);
  g_assert_cmpuint (known.n_right, ==, 1);
  g_assert_cmpuint (known.streak, ==, 0);
  g_assert_cmpuint (tapis_practice_count_due (practice, rules), ==, 0);
  /* in practice the theme comes again and again, never with the same cards */
  for (GDateYear year = 2031; year < 2031 + PRACTISED; year++)
    {
      g_autoptr (GDate) later = g_date_new_dmy (1, G_DATE_JANUARY, year);

      tapis_practice_set_today (practice, later);
      g_assert_cmpuint (tapis_practice_count_due (practice, rules), ==, 1);
      g_clear_object (&tutor);
      g_clear_object (&training);
      training = tapis_practice_new_session (practice, rules, 5);
      tutor = tapis_tutor_new (training);
      tapis_practice_follow (practice, tutor);
      await (tutor);
      g_assert_true (g_hash_table_add (
        seen, g_strdup (step_of (tutor)->mistake->save)));
      play (tutor, step_of (tutor)->mistake->best);
      tapis_tutor_go_on (tutor);
      g_assert_cmpuint (tapis_practice_count_due (practice, rules), ==, 0);
    }
  g_assert_cmpuint (tapis_practice_get_knowledge (practice, theme).n_right, ==,
                    1 + PRACTISED);
  g_clear_object (&tutor);
  g_assert_finalize_object (practice);
  test_remove_folder (folder);
}

/* --- mistakes ------------------------------------------------------------- */

/* A practice box at a certain day, and the theme that is looked for in it. */
typedef struct
{
  char             *folder;
  TapisPractice    *practice;
  const TapisTheme *theme;
} Box;

/* Returns FALSE if the game with @rules has no theme of judgement. */
static gboolean
open_box (Box *box, const CgRules *rules)
{
  box->theme = find_judged (rules);
  if (box->theme == NULL)
    return FALSE;
  box->folder = g_dir_make_tmp ("tapis-theme-XXXXXX", NULL);
  box->practice = tapis_practice_new (box->folder);
  return TRUE;
}

static void
close_box (Box *box)
{
  g_assert_finalize_object (box->practice);
  test_remove_folder (box->folder);
  g_free (box->folder);
}

static void
set_day (Box *box, GDateDay day)
{
  g_autoptr (GDate) date = g_date_new_dmy (day, G_DATE_JANUARY, 2027);

  tapis_practice_set_today (box->practice, date);
}

/* Returns whether one exercise is due, which is a task of the theme. If @does
 * is set, does the exercise without a mistake. */
static gboolean
is_due (Box *box, gboolean does)
{
  g_autoptr (TapisLesson) session =
    tapis_practice_new_session (box->practice, box->theme->rules, 9);
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (session);
  guint n = tapis_lesson_get_n_steps (session);

  g_assert_cmpuint (tapis_practice_count_due (box->practice, NULL), ==, 1);
  tapis_practice_follow (box->practice, tutor);
  if (does)
    {
      await (tutor);
      play (tutor, step_of (tutor)->moves[0]);
      tapis_tutor_go_on (tutor);
    }
  return tapis_lesson_get_step (session, n - 1)->theme == box->theme;
}

/* What goes wrong in a lesson that has a theme comes again as this theme. */
static void
test_lesson (gconstpointer data)
{
  g_autoptr (TapisLesson) lesson = NULL;
  g_autoptr (TapisTutor) tutor = NULL;
  Box box;

  if (!open_box (&box, data))
    return;
  lesson = tapis_lessons_find (box.theme->id);
  tutor = tapis_tutor_new (lesson);
  set_day (&box, 1);
  tapis_practice_follow (box.practice, tutor);
  for (guint j = 0; j < tapis_lesson_get_n_steps (lesson); j++)
    if (tapis_lesson_get_step (lesson, j)->kind == TAPIS_STEP_PLAY)
      {
        tapis_tutor_go_to (tutor, j);
        tapis_tutor_show (tutor);
      }
  set_day (&box, 2);
  g_assert_true (is_due (&box, FALSE));
  close_box (&box);
}

/* A mistake in a real game comes again in its own position until it is
 * understood, and then as its theme. */
static void
test_mistake (gconstpointer data)
{
  const CgRules *rules = data;
  g_auto (GStrv) known = NULL;
  g_autofree char *save = NULL, *best = NULL, *other = NULL;
  g_autoptr (CgSession) session = NULL;
  CgTask task;
  Box box;

  if (!open_box (&box, rules))
    return;
  known = tapis_theme_list_known (box.theme, 1);
  check_known (box.theme, 1, known[0], &task);
  session = cg_task_play (rules, &task);
  save = cg_session_to_text (session, NULL);
  best = cg_move_to_text (rules, cg_session_state (session), task.best);
  other = cg_move_to_text (rules, cg_session_state (session), task.other);
  set_day (&box, 1);
  tapis_practice_miss_move (box.practice, &(TapisMistake) {
    .save = save, .move = other, .best = best, .link = box.theme->link,
  });
  set_day (&box, 2);
  g_assert_false (is_due (&box, TRUE));
  set_day (&box, 3);
  g_assert_true (is_due (&box, TRUE));
  close_box (&box);
}

/* A lesson that has a theme offers at its end to train it; no other lesson
 * does. */
static void
test_offered (gconstpointer data)
{
  g_autoptr (GListModel) all = tapis_lessons_load (data);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (all, i);
      g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
      const char *id = tapis_lesson_get_id (lesson);

      g_assert_null (tapis_tutor_get_theme (tutor));
      while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
        tapis_tutor_skip (tutor);
      g_assert_cmpstr (tapis_tutor_get_theme (tutor), ==,
                       tapis_theme_find (data, id) != NULL ? id : NULL);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games, "/theme/list", test_list);
  test_each_game (cg_games, "/theme/known", test_known);
  test_each_game (cg_games, "/theme/cancel", test_cancel);
  test_each_game (cg_games, "/theme/training", test_training);
  test_each_game (cg_games, "/theme/lesson", test_lesson);
  test_each_game (cg_games, "/theme/mistake", test_mistake);
  test_each_game (cg_games, "/theme/offered", test_offered);
  if (g_getenv ("TAPIS_SOAK") != NULL)
    test_each_game (cg_games, "/theme/soak", test_soak);
  return g_test_run ();
}
