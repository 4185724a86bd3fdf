/* SPDX-License-Identifier: GPL-3.0-or-later */

/* FOLDER/practice.box, a group an exercise:
 *
 *   [step GAME-06-seven 3]     a task or a quiz of a lesson
 *   move=lay 7S                of a task: what it asked for
 *   box=1                      how often it was right in a row
 *   due=2026-11-25
 *   [rule GAME too-high]       questions about what is refused for that
 *   [move GAME 1f00a3]         a costly move of a real game: save=…
 *                              played=lay KD, best=lay 7S, why=… */

#include "config.h"

#include "tapis-practice-private.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "tapis-lesson-private.h"
#include "tapis-lessons.h"
#include "tapis-question.h"

/* In how many days an exercise comes again that was right so often. */
static const guint intervals[] = { 1, 3, 7, 14, 30, 90 };

/* The kinds of exercises: the first word of a group. */
#define STEP "step"
#define RULE "rule"
#define MOVE "move"

struct _TapisPractice
{
  TapisStateFile parent_instance;

  /* owned */
  GDate *today; /* or NULL: the calendar's */
  GPtrArray *session; /* by step the id of its exercise, or NULL: none, or it
                       * has been done */
};

G_DEFINE_FINAL_TYPE (TapisPractice, tapis_practice, TAPIS_TYPE_STATE_FILE)

static GKeyFile *
keys_of (TapisPractice *self)
{
  return tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
}

/* --- dates ---------------------------------------------------------------- */

static void
get_today (TapisPractice *self, GDate *today)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (self->today != NULL)
    *today = *self->today;
  else
    g_date_set_dmy (today, (GDateDay) g_date_time_get_day_of_month (now),
                    (GDateMonth) g_date_time_get_month (now),
                    (GDateYear) g_date_time_get_year (now));
}

static guint
get_box (TapisPractice *self, const char *id)
{
  int box = g_key_file_get_integer (keys_of (self), id, "box", NULL);

  return (guint) CLAMP (box, 0, (int) G_N_ELEMENTS (intervals) - 1);
}

/* How many days are left until it is due; negative: it has been for as many. A
 * date that makes no sense, and one further off than the box has it wait (the
 * calendar was wrong once), is today. */
static int
days_left (TapisPractice *self, const char *id)
{
  g_autofree char *due =
    g_key_file_get_string (keys_of (self), id, "due", NULL);
  int year, month, day;
  GDate today, date;
  int days;

  if (due == NULL || sscanf (due, "%4d-%2d-%2d", &year, &month, &day) != 3 ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return 0;
  get_today (self, &today);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  days = g_date_days_between (&today, &date);
  return days <= (int) intervals[get_box (self, id)] ? days : 0;
}

/* It comes again after the days of @box. */
static void
put_off (TapisPractice *self, const char *id, guint box)
{
  GKeyFile *keys = keys_of (self);
  char due[16];
  GDate date;

  get_today (self, &date);
  g_date_add_days (&date, intervals[box]);
  g_date_strftime (due, sizeof due, "%Y-%m-%d", &date);
  g_key_file_set_integer (keys, id, "box", (int) box);
  g_key_file_set_string (keys, id, "due", due);
}

/* --- what goes into it ---------------------------------------------------- */

/* The keys of an exercise are in the file. */
static void
miss (TapisPractice *self, const char *id)
{
  put_off (self, id, 0);
  tapis_state_file_save (TAPIS_STATE_FILE (self));
}

/* Takes in what @tutor has just said is wrong: the question, or the move that
 * its step asks for. */
static void
miss_task (TapisPractice *self, TapisTutor *tutor)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (tutor);
  guint i = tapis_tutor_get_step (tutor);
  const TapisStep *step = i < tapis_lesson_get_n_steps (lesson)
                            ? tapis_lesson_get_step (lesson, i)
                            : NULL;
  g_autofree char *id = NULL;

  /* what the program has not got cannot be asked again */
  if (step == NULL || step->source == NULL ||
      (step->kind != TAPIS_STEP_PLAY && step->kind != TAPIS_STEP_FIND &&
       step->kind != TAPIS_STEP_QUIZ))
    return;
  id = g_strconcat (STEP " ", step->source, NULL);
  if (step->moves != NULL && step->moves[0] != NULL)
    g_key_file_set_string (keys_of (self), id, "move", step->moves[0]);
  else
    g_key_file_set_boolean (keys_of (self), id, "quiz",
                            step->kind == TAPIS_STEP_QUIZ);
  miss (self, id);
}

void
tapis_practice_miss_rule (TapisPractice *self, const CgRules *rules,
                          const char *refusal)
{
  g_autofree char *id = g_strdup_printf (RULE " %s %s", rules->id, refusal);

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  miss (self, id);
}

void
tapis_practice_miss_move (TapisPractice *self, const char *save,
                          const char *played, const char *best,
                          const char *why)
{
  const char *const names[] = { "save", "played", "best", "why" };
  const char *const values[] = { save, played, best, why };
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games_all, save, -1, NULL, NULL);
  g_autofree char *id = NULL;

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  if (session == NULL)
    return;
  id = g_strdup_printf (MOVE " %s %08x", cg_session_rules (session)->id,
                        g_str_hash (save));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (values[i] != NULL)
      g_key_file_set_string (keys_of (self), id, names[i], values[i]);
  miss (self, id);
}

/* --- what comes out ------------------------------------------------------- */

static int
compare_due (gconstpointer a, gconstpointer b, gpointer data)
{
  const char *one = *(const char *const *) a;
  const char *other = *(const char *const *) b;
  int difference = days_left (data, one) - days_left (data, other);

  return difference != 0 ? difference : strcmp (one, other);
}

/* Whether the exercise @id is of that game; %NULL: of any. */
static gboolean
is_of (const char *id, const CgRules *rules)
{
  const char *space = strchr (id, ' ');
  gsize length = rules != NULL ? strlen (rules->id) : 0;

  return rules == NULL ||
         (space != NULL && strncmp (space + 1, rules->id, length) == 0 &&
          strchr (" -", space[1 + length]) != NULL);
}

/* The ids of what is due today, longest due first; ended by %NULL, free with
 * g_strfreev(). */
static char **
list_due (TapisPractice *self, const CgRules *rules)
{
  g_auto (GStrv) ids = g_key_file_get_groups (keys_of (self), NULL);
  GPtrArray *due = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    if (is_of (ids[i], rules) && days_left (self, ids[i]) <= 0)
      g_ptr_array_add (due, g_strdup (ids[i]));
  g_ptr_array_sort_with_data (due, compare_due, self);
  g_ptr_array_add (due, NULL);
  return (char **) g_ptr_array_free (due, FALSE);
}

guint
tapis_practice_count_due (TapisPractice *self, const CgRules *rules)
{
  g_auto (GStrv) due = NULL;

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), 0);
  due = list_due (self, rules);
  return g_strv_length (due);
}

/* --- sessions --- */

/* What an exercise is about goes into what the session is about, once. */
static void
add_title (TapisLesson *session, TapisLesson *lesson)
{
  if (!g_ptr_array_find (session->sources, lesson, NULL))
    g_ptr_array_add (session->sources, g_object_ref (lesson));
}

/* Adds a quiz of one question. */
static void
add_question (TapisLesson *session, const char *topic, const CgSetup *setup)
{
  TapisStep *step = tapis_lesson_add_step (session, TAPIS_STEP_QUIZ, 0);

  step->topic = g_strdup (topic);
  step->setup = *setup;
  step->questions = 1;
}

/* Adds the step number @i of @lesson. */
static void
add_step (TapisLesson *session, TapisLesson *lesson, guint i)
{
  TapisStep *step = g_ptr_array_index (lesson->steps, i);
  g_autoptr (TapisTutor) tutor = NULL;
  g_autofree char *save = NULL;

  if (step->kind == TAPIS_STEP_QUIZ)
    {
      add_question (session, step->topic, &step->setup);
      return;
    }
  tutor = tapis_tutor_new (lesson);
  tapis_tutor_go_to (tutor, i);
  save = tapis_game_to_text (tapis_tutor_get_game (tutor));
  tapis_lesson_add_task (session, step, save);
}

/* The task of a lesson, if that is still what it was. */
static gboolean
add_lesson_step (TapisPractice *self, TapisLesson *session, const char *id,
                 char **words)
{
  GKeyFile *keys = keys_of (self);
  g_autoptr (TapisLesson) lesson = tapis_lessons_find (words[1]);
  g_autofree char *move = g_key_file_get_string (keys, id, "move", NULL);
  gboolean quiz = g_key_file_get_boolean (keys, id, "quiz", NULL);
  const TapisStep *step;
  gint64 i;

  if (lesson == NULL || !cg_number_from_text (words[2], 0, G_MAXINT, &i) ||
      i >= lesson->steps->len)
    return FALSE;
  step = g_ptr_array_index (lesson->steps, (guint) i);
  if (step->kind != (move != NULL ? TAPIS_STEP_PLAY
                     : quiz       ? TAPIS_STEP_QUIZ
                                  : TAPIS_STEP_FIND) ||
      (move != NULL &&
       !g_strv_contains ((const char *const *) step->moves, move)))
    return FALSE;
  add_step (session, lesson, (guint) i);
  add_title (session, lesson);
  return TRUE;
}

/* A question about the refusal or, where one card alone is never refused for
 * it, the first task of the lesson about it. */
static gboolean
add_rule (TapisLesson *session, char **words)
{
  const CgRules *rules = session->rules;
  g_autofree char *topic = g_strconcat ("cards/", words[2], NULL);
  g_autoptr (TapisQuestion) question = NULL;
  g_autoptr (TapisLesson) lesson = NULL;
  const TapisLessonLink *link;
  CgRandom random;
  CgSetup setup;

  if (!tapis_question_has_topic (rules, topic))
    return FALSE;
  cg_setup_init (&setup, rules);
  cg_random_seed (&random, 1);
  question = tapis_question_new (&setup, rules, topic, &random);
  link = tapis_lessons_for_refusal (rules, &setup, words[2]);
  lesson = link != NULL ? tapis_lessons_find (link->lesson) : NULL;
  if (lesson != NULL)
    add_title (session, lesson);
  if (question != NULL)
    {
      add_question (session, topic, &setup);
      return TRUE;
    }
  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      TapisStepKind kind = tapis_lesson_get_step (lesson, i)->kind;

      if (kind != TAPIS_STEP_PLAY && kind != TAPIS_STEP_FIND)
        continue;
      add_step (session, lesson, i);
      return TRUE;
    }
  return FALSE;
}

static gboolean
add_mistake (TapisPractice *self, TapisLesson *session, const char *id)
{
  GKeyFile *keys = keys_of (self);
  g_autofree char *save = g_key_file_get_string (keys, id, "save", NULL);
  g_autofree char *played = g_key_file_get_string (keys, id, "played", NULL);
  g_autofree char *best = g_key_file_get_string (keys, id, "best", NULL);
  g_autoptr (CgSession) game = practice_read_save (save);
  TapisStep *position, *task;
  CgMove move, better;

  if (game == NULL || cg_session_rules (game) != session->rules ||
      session->rules->to_move (cg_session_state (game)) != 0 ||
      !practice_read_legal (game, played, &move) ||
      !practice_read_legal (game, best, &better))
    return FALSE;
  position = tapis_lesson_add_step (session, TAPIS_STEP_POSITION, 0);
  position->save = g_steal_pointer (&save);
  task = tapis_lesson_add_step (session, TAPIS_STEP_PLAY, 0);
  task->played = g_steal_pointer (&played);
  task->moves = g_new0 (char *, 2);
  task->moves[0] = g_steal_pointer (&best);
  task->done = g_key_file_get_string (keys, id, "why", NULL);
  return TRUE;
}

static gboolean
add_exercise (TapisPractice *self, TapisLesson *session, const char *id)
{
  g_auto (GStrv) words = g_strsplit (id, " ", 3);

  if (g_strv_length (words) < 3)
    return FALSE;
  return g_str_equal (words[0], STEP)
           ? add_lesson_step (self, session, id, words)
         : g_str_equal (words[0], RULE) ? add_rule (session, words)
                                        : add_mistake (self, session, id);
}

TapisLesson *
tapis_practice_new_session (TapisPractice *self, const CgRules *rules,
                            guint most)
{
  g_auto (GStrv) ids = NULL;
  g_autoptr (TapisLesson) session = NULL;

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), NULL);
  ids = list_due (self, rules);
  session = tapis_lesson_new_made (rules, "practice", practice_tell);
  session->practice = TRUE;
  g_ptr_array_set_size (self->session, 0);
  for (guint i = 0; ids[i] != NULL && most > 0; i++)
    if (add_exercise (self, session, ids[i]))
      {
        g_ptr_array_set_size (self->session, (int) session->steps->len - 1);
        g_ptr_array_add (self->session, g_strdup (ids[i]));
        most--;
      }
    else
      {
        /* it cannot be done any more */
        g_key_file_remove_group (keys_of (self), ids[i], NULL);
        tapis_state_file_save (TAPIS_STATE_FILE (self));
      }
  if (session->steps->len > 0 &&
      tapis_lesson_get_step (session, 0)->kind != TAPIS_STEP_POSITION)
    {
      /* there is a table before the first question, too */
      TapisStep *table = tapis_lesson_add_step (session, TAPIS_STEP_POSITION,
                                                0);

      cg_setup_init (&table->setup, rules);
      g_ptr_array_insert (session->steps, 0,
                          g_ptr_array_steal_index (session->steps,
                                                   session->steps->len - 1));
      g_ptr_array_insert (self->session, 0, NULL);
    }
  practice_tell (session);
  return session->steps->len > 0 ? g_steal_pointer (&session) : NULL;
}

/* The exercise at the step number @step has been done; once. */
static void
mark_step (TapisPractice *self, guint step, gboolean right)
{
  g_autofree char *id = NULL;

  if (step >= self->session->len)
    return;
  id = g_steal_pointer (&g_ptr_array_index (self->session, step));
  if (id != NULL)
    tapis_practice_mark (self, id, right);
}

static void
changed_tutor_cb (TapisPractice *self, TapisTutor *tutor)
{
  for (guint step = 0; step < tapis_tutor_get_step (tutor); step++)
    mark_step (self, step, TRUE);
}

static void
missed_cb (TapisPractice *self, TapisTutor *tutor)
{
  if (tapis_lesson_is_practice (tapis_tutor_get_lesson (tutor)))
    mark_step (self, tapis_tutor_get_step (tutor), FALSE);
  else
    miss_task (self, tutor);
}

void
tapis_practice_follow (TapisPractice *self, TapisTutor *tutor)
{
  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  g_signal_connect_object (tutor, "missed", G_CALLBACK (missed_cb), self,
                           G_CONNECT_SWAPPED);
  if (tapis_lesson_is_practice (tapis_tutor_get_lesson (tutor)))
    g_signal_connect_object (tutor, "changed", G_CALLBACK (changed_tutor_cb),
                             self, G_CONNECT_SWAPPED);
}

void
tapis_practice_mark (TapisPractice *self, const char *id, gboolean right)
{
  GKeyFile *keys;
  guint box;

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  keys = keys_of (self);
  if (!g_key_file_has_group (keys, id))
    return;
  box = right ? get_box (self, id) + 1 : 0;
  if (box < G_N_ELEMENTS (intervals))
    put_off (self, id, box);
  else
    g_key_file_remove_group (keys, id, NULL); /* it is known */
  tapis_state_file_save (TAPIS_STATE_FILE (self));
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_practice_finalize (GObject *object)
{
  TapisPractice *self = TAPIS_PRACTICE (object);

  g_ptr_array_unref (self->session);
  g_clear_pointer (&self->today, g_date_free);

  G_OBJECT_CLASS (tapis_practice_parent_class)->finalize (object);
}

static void
tapis_practice_class_init (TapisPracticeClass *klass)
{
  static const TapisStateFileWords words = {
    /* Translators: %s is a reason such as "the disk reports a fault". */
    .unread = N_("The practice box cannot be read now: %s."),
    /* Translators: %s is a file's name. */
    .kept = N_("The practice box cannot be read. The file is kept as “%s”."),
    .broken = N_("The practice box cannot be read."),
    /* Translators: %s is a reason such as "the disk is full". */
    .unsaved = N_("The practice box cannot be saved: %s."),
  };
  TapisStateFileClass *file_class = TAPIS_STATE_FILE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tapis_practice_finalize;
  file_class->name = "practice.box";
  file_class->words = &words;
}

static void
tapis_practice_init (TapisPractice *self)
{
  self->session = g_ptr_array_new_with_free_func (g_free);
}

TapisPractice *
tapis_practice_new (const char *folder)
{
  return tapis_state_file_new (TAPIS_TYPE_PRACTICE, folder);
}

void
tapis_practice_set_today (TapisPractice *self, const GDate *today)
{
  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  g_clear_pointer (&self->today, g_date_free);
  if (today != NULL)
    self->today = g_date_copy (today);
}
