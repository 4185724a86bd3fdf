/* SPDX-License-Identifier: GPL-3.0-or-later */

/* FOLDER/practice.box, a group an exercise:
 *
 *   [step GAME-06-seven 3]     a task or a quiz of a lesson
 *   move=lay 7S                of a task: what it asked for
 *   box=1                      how often it was right in a row
 *   due=2026-11-25
 *   [rule GAME too-high]       questions about who is refused for that
 *   [move GAME 1f00a3]         a costly move of a real game
 *   save=…
 *   played=lay KD
 *   best=lay 7S
 *   why=…
 */

#include "config.h"

#include "tapis-practice.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "model/past/tapis-state-file.h"
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
  GObject parent_instance;

  /* owned */
  TapisStateFile *file;
  GDate *today; /* or NULL: the calendar's */
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisPractice, tapis_practice, G_TYPE_OBJECT)

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
  int box = g_key_file_get_integer (tapis_state_file_get_keys (self->file), id,
                                    "box", NULL);

  return (guint) CLAMP (box, 0, (int) G_N_ELEMENTS (intervals) - 1);
}

/* How many days are left until it is due; negative: it has been for as many. A
 * date that makes no sense, and one further off than the box has it wait (the
 * calendar was wrong once), is today. */
static int
days_left (TapisPractice *self, const char *id)
{
  g_autofree char *due = g_key_file_get_string (
    tapis_state_file_get_keys (self->file), id, "due", NULL);
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
  GKeyFile *keys = tapis_state_file_get_keys (self->file);
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
  tapis_state_file_save (self->file);
}

void
tapis_practice_miss (TapisPractice *self, TapisTutor *tutor)
{
  TapisLesson *lesson;
  const TapisStep *step;
  g_autofree char *id = NULL;

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  lesson = tapis_tutor_get_lesson (tutor);
  if (tapis_tutor_get_step (tutor) >= tapis_lesson_get_n_steps (lesson) ||
      strchr (tapis_lesson_get_id (lesson), ' ') != NULL)
    return;
  step = tapis_lesson_get_step (lesson, tapis_tutor_get_step (tutor));
  id = g_strdup_printf (STEP " %s %u", tapis_lesson_get_id (lesson),
                        tapis_tutor_get_step (tutor));
  if (step->moves != NULL && step->moves[0] != NULL)
    g_key_file_set_string (tapis_state_file_get_keys (self->file), id, "move",
                           step->moves[0]);
  else
    g_key_file_set_boolean (tapis_state_file_get_keys (self->file), id, "quiz",
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
    g_key_file_set_string (tapis_state_file_get_keys (self->file), id,
                           names[i], values[i]);
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

char **
tapis_practice_list_due (TapisPractice *self, guint most)
{
  g_auto (GStrv) ids = NULL;
  GPtrArray *due = g_ptr_array_new ();

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), NULL);
  ids = g_key_file_get_groups (tapis_state_file_get_keys (self->file), NULL);
  for (guint i = 0; ids[i] != NULL; i++)
    if (days_left (self, ids[i]) <= 0)
      g_ptr_array_add (due, ids[i]);
  g_ptr_array_sort_with_data (due, compare_due, self);
  g_ptr_array_set_size (due, (int) MIN (due->len, most));
  for (guint i = 0; i < due->len; i++)
    due->pdata[i] = g_strdup (due->pdata[i]);
  g_ptr_array_add (due, NULL);
  return (char **) g_ptr_array_free (due, FALSE);
}

guint
tapis_practice_count_due (TapisPractice *self)
{
  g_auto (GStrv) due = tapis_practice_list_due (self, G_MAXINT);

  return due != NULL ? g_strv_length (due) : 0;
}

guint
tapis_practice_days_left (TapisPractice *self, const char *id)
{
  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), 0);
  return (guint) MAX (days_left (self, id), 0);
}

/* The task of a lesson, if that is still what it was. */
static TapisLesson *
open_step (TapisPractice *self, const char *id, char **words, guint *step)
{
  GKeyFile *keys = tapis_state_file_get_keys (self->file);
  g_autoptr (TapisLesson) lesson = tapis_lessons_find (words[1]);
  g_autofree char *move = g_key_file_get_string (keys, id, "move", NULL);
  const TapisStep *found;
  gint64 number;

  if (lesson == NULL || !cg_number_from_text (words[2], 0, G_MAXINT, &number) ||
      number >= tapis_lesson_get_n_steps (lesson))
    return NULL;
  *step = (guint) number;
  found = tapis_lesson_get_step (lesson, *step);
  if (move != NULL ? found->kind != TAPIS_STEP_PLAY ||
                       !g_strv_contains ((const char *const *) found->moves,
                                         move)
      : g_key_file_get_boolean (keys, id, "quiz", NULL)
        ? found->kind != TAPIS_STEP_QUIZ
        : found->kind != TAPIS_STEP_FIND)
    return NULL;
  return g_steal_pointer (&lesson);
}

/* A lesson of the practice box's own, with the position of its setup or of
 * @save, and one task. */
static TapisLesson *
make_lesson (const CgRules *rules, const char *id, const CgSetup *setup,
             const char *save, TapisStepKind kind, TapisStep **task)
{
  TapisLesson *lesson = g_object_new (TAPIS_TYPE_LESSON, NULL);
  TapisStep *position;

  lesson->name = g_strdup (id);
  lesson->id = g_strdup (id);
  lesson->rules = rules;
  lesson->title = g_strdup (_("Practice"));
  lesson->about = g_strdup (_("Think of what you have learnt."));
  lesson->taught = g_new0 (char *, 1);
  position = tapis_lesson_add_step (lesson, TAPIS_STEP_POSITION, 1);
  position->setup = *setup;
  position->save = g_strdup (save);
  *task = tapis_lesson_add_step (lesson, kind, 2);
  (*task)->setup = *setup;
  (*task)->moves = g_new0 (char *, 2);
  return lesson;
}

/* The first task of the lesson that teaches what @refusal is about. */
static TapisLesson *
open_teacher (const CgRules *rules, const CgSetup *setup, const char *refusal,
              guint *step)
{
  const TapisLessonLink *link =
    tapis_lessons_for_refusal (rules, setup, refusal);
  g_autoptr (TapisLesson) lesson =
    link != NULL ? tapis_lessons_find (link->lesson) : NULL;

  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      TapisStepKind kind = tapis_lesson_get_step (lesson, i)->kind;

      *step = i;
      if (kind == TAPIS_STEP_PLAY || kind == TAPIS_STEP_FIND)
        return g_steal_pointer (&lesson);
    }
  return NULL;
}

/* A question about the refusal or, where one card alone is never refused for
 * it, the lesson about it. */
static TapisLesson *
open_rule (const char *id, char **words, guint *step)
{
  const CgRules *rules = cg_game_find (words[1]);
  g_autofree char *topic = g_strconcat ("cards/", words[2], NULL);
  g_autoptr (TapisQuestion) question = NULL;
  TapisLesson *lesson;
  CgRandom random;
  TapisStep *task;
  CgSetup setup;

  if (rules == NULL || !tapis_question_has_topic (rules, topic))
    return NULL;
  cg_setup_init (&setup, rules);
  cg_random_seed (&random, 1);
  question = tapis_question_new (&setup, rules, topic, &random);
  if (question == NULL)
    return open_teacher (rules, &setup, words[2], step);
  lesson = make_lesson (rules, id, &setup, NULL, TAPIS_STEP_QUIZ, &task);
  task->text = g_strdup (_("A question."));
  task->topic = g_steal_pointer (&topic);
  task->questions = 1;
  return lesson;
}

static TapisLesson *
open_move (TapisPractice *self, const char *id)
{
  GKeyFile *keys = tapis_state_file_get_keys (self->file);
  g_autofree char *save = g_key_file_get_string (keys, id, "save", NULL);
  g_autofree char *played = g_key_file_get_string (keys, id, "played", NULL);
  g_autofree char *best = g_key_file_get_string (keys, id, "best", NULL);
  g_autoptr (CgSession) session =
    save != NULL ? cg_session_from_text (cg_games_all, save, -1, NULL, NULL)
                 : NULL;
  g_autofree char *named = NULL;
  const TapisGameKind *kind;
  TapisLesson *lesson;
  TapisStep *task;
  CgMove moves[2];

  if (session == NULL || played == NULL || best == NULL ||
      cg_session_rules (session)->to_move (cg_session_state (session)) != 0)
    return NULL;
  kind = tapis_game_kind_for (cg_session_rules (session));
  if (!cg_read_move (kind->rules, cg_session_state (session), played,
                     &moves[0]) ||
      !cg_read_move (kind->rules, cg_session_state (session), best,
                     &moves[1]) ||
      kind->rules->why_not (cg_session_state (session), moves[1]).kind !=
        CG_LEGAL)
    return NULL;
  lesson = make_lesson (kind->rules, id, cg_session_setup (session), save,
                        TAPIS_STEP_PLAY, &task);
  named = kind->says->name_move (kind, cg_session_state (session), moves[0],
                                 NULL);
  /* Translators: of a position of a real game; %s is the move that was made
   * there: "the 8 of hearts", "pick up the pile". */
  task->text = g_strdup_printf (_("You once chose this here: %s. What is "
                                  "better?"), named);
  task->moves[0] = g_steal_pointer (&best);
  task->done = g_key_file_get_string (keys, id, "why", NULL);
  return lesson;
}

TapisLesson *
tapis_practice_open (TapisPractice *self, const char *id, guint *step)
{
  g_auto (GStrv) words = g_strsplit (id, " ", 3);
  TapisLesson *lesson = NULL;

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), NULL);
  *step = 1;
  if (g_strv_length (words) < 3)
    ;
  else if (g_str_equal (words[0], STEP))
    lesson = open_step (self, id, words, step);
  else if (g_str_equal (words[0], RULE))
    lesson = open_rule (id, words, step);
  else if (g_str_equal (words[0], MOVE))
    lesson = open_move (self, id);
  if (lesson == NULL &&
      g_key_file_remove_group (tapis_state_file_get_keys (self->file), id,
                               NULL))
    tapis_state_file_save (self->file);
  return lesson;
}

void
tapis_practice_mark (TapisPractice *self, const char *id, gboolean right)
{
  GKeyFile *keys;
  guint box;

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  keys = tapis_state_file_get_keys (self->file);
  if (!g_key_file_has_group (keys, id))
    return;
  box = right ? get_box (self, id) + 1 : 0;
  if (box < G_N_ELEMENTS (intervals))
    put_off (self, id, box);
  else
    g_key_file_remove_group (keys, id, NULL); /* it is known */
  tapis_state_file_save (self->file);
}

/* --- the object ----------------------------------------------------------- */

static void
changed_cb (TapisPractice *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
failed_cb (TapisPractice *self, const char *sentence)
{
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
tapis_practice_finalize (GObject *object)
{
  TapisPractice *self = TAPIS_PRACTICE (object);

  g_object_unref (self->file);
  g_clear_pointer (&self->today, g_date_free);

  G_OBJECT_CLASS (tapis_practice_parent_class)->finalize (object);
}

static void
tapis_practice_class_init (TapisPracticeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_practice_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                   G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass),
                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tapis_practice_init (TapisPractice *self)
{
}

TapisPractice *
tapis_practice_new (const char *folder)
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
  TapisPractice *self = g_object_new (TAPIS_TYPE_PRACTICE, NULL);

  self->file = tapis_state_file_new (folder, "practice.box", &words);
  g_signal_connect_object (self->file, "changed", G_CALLBACK (changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->file, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

gboolean
tapis_practice_load (TapisPractice *self, GError **error)
{
  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), FALSE);
  return tapis_state_file_load (self->file, error);
}

void
tapis_practice_set_today (TapisPractice *self, const GDate *today)
{
  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  g_clear_pointer (&self->today, g_date_free);
  if (today != NULL)
    self->today = g_date_copy (today);
}
