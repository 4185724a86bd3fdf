/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box, and its file FOLDER/practice.box. Each group of the file is
 * an exercise:
 *
 *   [step GAME-06-seven 3]     a task or a quiz of a lesson
 *   move=lay 7S                the move that the task asked for
 *   box=1                      how often the answer was right in a row
 *   due=2026-11-25
 *   [rule GAME too-high]       questions about cards refused as too high
 *   [move GAME 1f00a3]         a costly move of a real game: save=…
 *                              played=lay KD, best=lay 7S, why=…, and the theme
 *                              that replaces it: theme=GAME-30-whom
 *   [theme GAME GAME-30-whom]  tasks of a theme, with other cards each time:
 *                              tasks=12, right=9, streak=2, known=3: how many
 *                              tasks were known ones */

#include "tapis-practice-private.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "games/cg-games.h"
#include "model/past/tapis-file.h"
#include "tapis-lesson-private.h"
#include "tapis-theme.h"

/* After how many days an exercise is asked again. The number at the index i is
 * for an exercise whose answer was right i times in a row. */
static const guint intervals[] = { 1, 3, 7, 14, 30, 90 };

G_STATIC_ASSERT (G_N_ELEMENTS (intervals) == CG_TASK_LEVELS);

/* After how many right answers in a row a theme is known better. */
#define STREAK 3

G_DEFINE_FINAL_TYPE (TapisPractice, tapis_practice, TAPIS_TYPE_STATE_FILE)

/* The highest number of exercises in the box, and the largest size of its file
 * in bytes. Even a much larger file could still be read. */
#define MOST_EXERCISES 1000
#define MOST_BYTES (TAPIS_FILE_MAX_BYTES / 4)

/* The largest size in bytes of a saved game from which a mistake is put into
 * the box. */
#define LONGEST_SAVE (64 * 1024)

static GKeyFile *
keys_of (TapisPractice *self)
{
  return tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
}

/* --- dates ---------------------------------------------------------------- */

static void
get_today (TapisPractice *self, GDate *today)
{
  g_date_clear (today, 1);
  if (self->today != NULL)
    *today = *self->today;
  else
    g_date_set_time_t (today, time (NULL));
}

static guint
get_box (TapisPractice *self, const char *id)
{
  int box = g_key_file_get_integer (keys_of (self), id, "box", NULL);

  return (guint) CLAMP (box, 0, (int) G_N_ELEMENTS (intervals) - 1);
}

/* Returns in how many days the exercise @id is due; a negative number tells for
 * how many days it has been due. Returns 0 if the date is not valid, or if it
 * is later than an exercise ever waits, because then the computer's clock was
 * wrong. */
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

/* Makes the exercise @id due in intervals[@box] days. */
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

/* --- adding exercises ----------------------------------------------------- */

/* Returns the size of the exercise @id in the file, in bytes. */
static gsize
get_size (TapisPractice *self, const char *id)
{
  g_auto (GStrv) keys = g_key_file_get_keys (keys_of (self), id, NULL, NULL);
  gsize size = strlen (id) + strlen ("[]\n\n");

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value =
        g_key_file_get_value (keys_of (self), id, keys[i], NULL);

      size += strlen (keys[i]) + strlen (value) + strlen ("=\n");
    }
  return size;
}

/* Sorts exercises in the order in which they are dropped: the exercise that is
 * known best comes first; of two that are known equally well, the one that has
 * been due longer. */
static int
compare_use (gconstpointer a, gconstpointer b, gpointer self)
{
  const char *one = *(const char *const *) a;
  const char *other = *(const char *const *) b;
  int difference = (int) get_box (self, other) - (int) get_box (self, one);

  return difference != 0 ? difference
                         : days_left (self, one) - days_left (self, other);
}

/* Removes exercises until the box is not too large: its file must be small
 * enough to be read again. */
static void
tidy (TapisStateFile *file)
{
  TapisPractice *self = TAPIS_PRACTICE (file);
  gsize n, size;
  g_auto (GStrv) ids = g_key_file_get_groups (keys_of (self), &n);

  g_free (g_key_file_to_data (keys_of (self), &size, NULL));
  if (n <= MOST_EXERCISES && size <= MOST_BYTES)
    return;
  g_qsort_with_data (ids, (int) n, sizeof *ids, compare_use, self);
  for (guint i = 0; i < n && (n - i > MOST_EXERCISES || size > MOST_BYTES); i++)
    {
      size -= get_size (self, ids[i]);
      g_key_file_remove_group (keys_of (self), ids[i], NULL);
    }
}

/* Makes the exercise @id, whose other keys have been set, due in intervals[0]
 * days, as one that is not known, and saves the box. */
static void
miss (TapisPractice *self, const char *id)
{
  g_hash_table_remove (self->asked, id);
  put_off (self, id, 0);
  tapis_state_file_save (TAPIS_STATE_FILE (self));
}

/* Returns the id of the exercise of @theme; free with g_free(). */
static char *
name_theme (const TapisTheme *theme)
{
  return g_strdup_printf (PRACTICE_THEME " %s %s", theme->rules->id, theme->id);
}

/* Adds to the box the task or the quiz in which the learner of @tutor has just
 * done something wrong. A task of a lesson that has a theme comes back as this
 * theme, with other cards. */
static void
miss_task (TapisPractice *self, TapisTutor *tutor)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (tutor);
  guint i = tapis_tutor_get_step (tutor);
  const TapisStep *step = i < tapis_lesson_get_n_steps (lesson)
                            ? tapis_lesson_get_step (lesson, i)
                            : NULL;
  g_auto (GStrv) source = NULL;
  const TapisTheme *theme;
  g_autofree char *id = NULL;

  /* a step of a lesson that did not come with the program cannot be asked
   * again */
  if (step == NULL || step->source == NULL ||
      (step->kind != TAPIS_STEP_QUIZ && !tapis_step_is_on_table (step)))
    return;
  source = g_strsplit (step->source, " ", 2);
  theme = tapis_theme_find (tapis_lesson_get_rules (lesson), source[0]);
  if (theme != NULL && step->kind == theme->task)
    {
      id = name_theme (theme);
      miss (self, id);
      return;
    }
  id = g_strconcat (PRACTICE_STEP " ", step->source, NULL);
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
  g_autofree char *id =
    g_strdup_printf (PRACTICE_RULE " %s %s", rules->id, refusal);

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  miss (self, id);
}

void
tapis_practice_miss_move (TapisPractice *self, const TapisMistake *mistake)
{
  const TapisLessonLink *link = mistake->link;
  const struct { const char *key, *value; } fields[] = {
    { "save", mistake->save },
    { "played", mistake->move },
    { "best", mistake->best },
    { "why", mistake->why },
    { "theme", link != NULL && link->train ? link->lesson : NULL },
  };
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games_all, mistake->save, -1, NULL, NULL);
  g_autofree char *id = NULL;

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  if (session == NULL || strlen (mistake->save) > LONGEST_SAVE)
    return;
  id = g_strdup_printf (PRACTICE_MOVE " %s %08x",
                        cg_session_rules (session)->id,
                        g_str_hash (mistake->save));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].value != NULL)
      g_key_file_set_string (keys_of (self), id, fields[i].key,
                             fields[i].value);
  miss (self, id);
}

/* --- exercises that are due ----------------------------------------------- */

static int
compare_due (gconstpointer a, gconstpointer b, gpointer data)
{
  const char *one = *(const char *const *) a;
  const char *other = *(const char *const *) b;
  int difference = days_left (data, one) - days_left (data, other);

  return difference != 0 ? difference : strcmp (one, other);
}

char **
practice_list_due (TapisPractice *self, const CgRules *rules)
{
  g_auto (GStrv) ids = g_key_file_get_groups (keys_of (self), NULL);
  GPtrArray *due = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    if ((rules == NULL || practice_find_game (ids[i]) == rules) &&
        days_left (self, ids[i]) <= 0 && practice_can_ask (self, ids[i]))
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
  due = practice_list_due (self, rules);
  return g_strv_length (due);
}

char *
tapis_practice_drop_gone (TapisPractice *self)
{
  g_auto (GStrv) ids = NULL;
  guint n = 0;

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), NULL);
  ids = g_key_file_get_groups (keys_of (self), NULL);
  for (guint i = 0; ids[i] != NULL; i++)
    if (days_left (self, ids[i]) <= 0 && !practice_can_ask (self, ids[i]))
      {
        g_key_file_remove_group (keys_of (self), ids[i], NULL);
        n++;
      }
  if (n == 0)
    return NULL;
  tapis_state_file_save (TAPIS_STATE_FILE (self));
  return g_strdup_printf (
    /* Translators: of exercises in the practice box that belong to no game or
     * whose lesson is another now. */
    ngettext ("%u exercise can no longer be asked and was taken out of the "
              "practice box.",
              "%u exercises can no longer be asked and were taken out of the "
              "practice box.", n), n);
}

/* --- results of exercises ------------------------------------------------- */

static guint
get_count (TapisPractice *self, const char *id, const char *key)
{
  return (guint) MAX (
    g_key_file_get_integer (keys_of (self), id, key, NULL), 0);
}

void
practice_remember_theme (TapisPractice *self, TapisTheme *theme)
{
  g_autofree char *id = name_theme (theme);

  tapis_theme_remember (theme, get_box (self, id),
                        get_count (self, id, "known"));
}

/* Notes that the exercise of the step number @i of the session has been
 * done, and whether it was @right. Does nothing if that has already been noted,
 * or if there was no task to do. The next task of a theme is as difficult as
 * this theme is well known. */
static void
mark_step (TapisPractice *self, TapisLesson *lesson, guint i, gboolean right)
{
  const TapisStep *step;
  g_autofree char *id = NULL;

  if (i >= self->session->len || i >= lesson->steps->len)
    return;
  step = tapis_lesson_get_step (lesson, i);
  id = g_steal_pointer (&g_ptr_array_index (self->session, i));
  if (id == NULL || !tapis_step_is_made (step))
    return;
  if (step->theme != NULL)
    g_key_file_set_integer (keys_of (self), id, "known",
                            (int) step->theme->n_known);
  tapis_practice_mark (self, id, right);
  if (step->theme != NULL)
    practice_remember_theme (self, step->theme);
}

static void
changed_tutor_cb (TapisPractice *self, TapisTutor *tutor)
{
  for (guint step = 0; step < tapis_tutor_get_step (tutor); step++)
    mark_step (self, tapis_tutor_get_lesson (tutor), step, TRUE);
}

/* Notes the exercises of the training @lesson, each of which is a theme, unless
 * it has begun already. */
static void
begin_training (TapisPractice *self, TapisLesson *lesson)
{
  if (!g_set_object (&self->training, lesson))
    return;
  g_ptr_array_set_size (self->session, 0);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const TapisStep *step = tapis_lesson_get_step (lesson, i);
      gboolean asks = step->theme != NULL && step->kind != TAPIS_STEP_POSITION;

      g_ptr_array_add (self->session,
                       asks ? name_theme (step->theme) : NULL);
      if (asks)
        practice_remember_theme (self, step->theme);
    }
}

static gboolean
is_session (TapisTutor *tutor)
{
  TapisLessonKind kind =
    tapis_lesson_get_kind (tapis_tutor_get_lesson (tutor));

  return kind == TAPIS_LESSON_PRACTICE || kind == TAPIS_LESSON_TRAINING;
}

static void
missed_cb (TapisPractice *self, TapisTutor *tutor)
{
  if (is_session (tutor))
    mark_step (self, tapis_tutor_get_lesson (tutor),
               tapis_tutor_get_step (tutor), FALSE);
  else
    miss_task (self, tutor);
}

void
tapis_practice_follow (TapisPractice *self, TapisTutor *tutor)
{
  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  g_signal_connect_object (tutor, "missed", G_CALLBACK (missed_cb), self,
                           G_CONNECT_SWAPPED);
  if (tapis_lesson_get_kind (tapis_tutor_get_lesson (tutor)) ==
      TAPIS_LESSON_TRAINING)
    begin_training (self, tapis_tutor_get_lesson (tutor));
  if (is_session (tutor))
    g_signal_connect_object (tutor, "changed", G_CALLBACK (changed_tutor_cb),
                             self, G_CONNECT_SWAPPED);
}

/* Counts a task of the theme whose exercise is @id. The theme is known better
 * after some right answers in a row, and less well after a wrong one. */
static void
count_task (TapisPractice *self, const char *id, gboolean right)
{
  GKeyFile *keys = keys_of (self);
  guint streak = right ? get_count (self, id, "streak") + 1 : 0;
  guint box = get_box (self, id);

  g_key_file_set_integer (keys, id, "tasks",
                          (int) get_count (self, id, "tasks") + 1);
  g_key_file_set_integer (keys, id, "right",
                          (int) get_count (self, id, "right") + right);
  g_key_file_set_integer (keys, id, "streak", (int) streak);
  if (!right)
    box -= MIN (box, 1);
  else if (streak % STREAK == 0)
    box = MIN (box + 1, (guint) G_N_ELEMENTS (intervals) - 1);
  put_off (self, id, box);
}

TapisKnowledge
tapis_practice_get_knowledge (TapisPractice *self, const TapisTheme *theme)
{
  TapisKnowledge known = { 0 };
  g_autofree char *id = name_theme (theme);

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), known);
  known.n_tasks = get_count (self, id, "tasks");
  known.n_right = get_count (self, id, "right");
  known.streak = get_count (self, id, "streak");
  known.level = get_box (self, id);
  return known;
}

/* Replaces the exercise @id, a move of a real game that is understood now, by
 * the theme of that move, if it has one. Returns whether it has. */
static gboolean
replace_by_theme (TapisPractice *self, const char *id)
{
  g_autofree char *name =
    g_key_file_get_string (keys_of (self), id, "theme", NULL);
  const CgRules *rules = practice_find_game (id);
  const TapisTheme *theme =
    name != NULL && rules != NULL ? tapis_theme_find (rules, name) : NULL;
  g_autofree char *replaced_by = NULL;

  if (theme == NULL)
    return FALSE;
  replaced_by = name_theme (theme);
  if (!g_key_file_has_group (keys_of (self), replaced_by))
    put_off (self, replaced_by, 0);
  g_key_file_remove_group (keys_of (self), id, NULL);
  return TRUE;
}

void
tapis_practice_mark (TapisPractice *self, const char *id, gboolean right)
{
  GKeyFile *keys;
  guint box;

  g_return_if_fail (TAPIS_IS_PRACTICE (self));
  keys = keys_of (self);
  if (g_str_has_prefix (id, PRACTICE_THEME " "))
    {
      count_task (self, id, right);
      tapis_state_file_save (TAPIS_STATE_FILE (self));
      return;
    }
  if (!g_key_file_has_group (keys, id))
    return;
  box = right ? get_box (self, id) + 1 : 0;
  if (right && replace_by_theme (self, id))
    ;
  else if (box < G_N_ELEMENTS (intervals))
    put_off (self, id, box);
  else
    g_key_file_remove_group (keys, id, NULL); /* the exercise is known now */
  tapis_state_file_save (TAPIS_STATE_FILE (self));
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_practice_finalize (GObject *object)
{
  TapisPractice *self = TAPIS_PRACTICE (object);

  g_clear_object (&self->training);
  g_ptr_array_unref (self->session);
  g_hash_table_unref (self->asked);
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
  file_class->tidy = tidy;
}

static void
tapis_practice_init (TapisPractice *self)
{
  self->session = g_ptr_array_new_with_free_func (g_free);
  self->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
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
