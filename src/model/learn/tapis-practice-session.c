/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out which exercises of the practice box can be asked, and makes
 * practice sessions from the exercises that are due. */

#include "tapis-practice-private.h"

#include <string.h>

#include "games/cg-games.h"
#include "tapis-lesson-private.h"
#include "tapis-lessons.h"
#include "tapis-question.h"
#include "tapis-theme.h"

/* The task of an exercise. If @theme is set, it is a new task of this theme.
 * Otherwise, if @mistake is set, the task is to find a better
 * move. Otherwise, if @topic is set, it is a question about this topic.
 * Otherwise it is the step number @step (from 0) of @lesson. */
typedef struct
{
  const CgRules *rules;
  TapisLesson   *lesson;  /* the lesson to which the exercise belongs, or
                           * NULL */
  guint          step;
  char          *topic;   /* the id of the topic of the question, or NULL */
  TapisTheme *theme; /* the theme of the exercise, or NULL */
  TapisMistake  *mistake; /* the mistake for which a better move has to be
                           * found, or NULL */
} Exercise;

static void
exercise_clear (Exercise *exercise)
{
  g_clear_object (&exercise->lesson);
  g_free (exercise->topic);
  g_clear_pointer (&exercise->mistake, tapis_mistake_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Exercise, exercise_clear)

/* Sets the lesson and the step of @exercise from its id @id, whose words are
 * @words. Returns FALSE if the step of the lesson is no longer the same. */
static gboolean
find_step (TapisPractice *self, const char *id, char **words,
           Exercise *exercise)
{
  GKeyFile *keys = tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
  TapisLesson *lesson = tapis_lessons_find (words[1]);
  g_autofree char *move = g_key_file_get_string (keys, id, "move", NULL);
  gboolean quiz = g_key_file_get_boolean (keys, id, "quiz", NULL);
  const TapisStep *step;
  gint64 number;

  exercise->lesson = lesson;
  if (lesson == NULL || lesson->rules != exercise->rules ||
      !cg_number_from_text (words[2], 0, G_MAXINT, &number) ||
      number >= lesson->steps->len)
    return FALSE;
  exercise->step = (guint) number;
  step = tapis_lesson_get_step (lesson, exercise->step);
  return step->kind == (move != NULL ? TAPIS_STEP_PLAY
                        : quiz       ? TAPIS_STEP_QUIZ
                                     : TAPIS_STEP_FIND) &&
         (move == NULL ||
          g_strv_contains ((const char *const *) step->moves, move));
}

/* Sets @exercise to a question about cards that may not be used because of
 * @refusal, an id from cg_refusal_id(). If no such question can be made, sets
 * it to the first task of the lesson about @refusal. Returns FALSE if there is
 * no such task either. */
static gboolean
find_rule (const char *refusal, Exercise *exercise)
{
  g_autofree char *topic = g_strconcat ("cards/", refusal, NULL);
  g_autoptr (TapisQuestion) question = NULL;
  const TapisLessonLink *link;
  CgRandom random;
  CgSetup setup;

  if (tapis_question_get_title (exercise->rules, topic) == NULL)
    return FALSE;
  cg_setup_init (&setup, exercise->rules);
  cg_random_seed (&random, 1);
  question = tapis_question_new (&setup, exercise->rules, topic, &random);
  link = tapis_lessons_find_link (exercise->rules, &setup,
                                  TAPIS_LINK_REFUSALS, refusal);
  if (link != NULL)
    exercise->lesson = tapis_lessons_find (link->lesson);
  if (question != NULL)
    exercise->topic = g_steal_pointer (&topic);
  else if (exercise->lesson != NULL)
    while (exercise->step < exercise->lesson->steps->len &&
           !tapis_step_is_on_table (
             tapis_lesson_get_step (exercise->lesson, exercise->step)))
      exercise->step++;
  return question != NULL ||
         (exercise->lesson != NULL &&
          exercise->step < exercise->lesson->steps->len);
}

/* Returns whether @text is a legal move in @game. */
static gboolean
is_legal (CgSession *game, const char *text)
{
  const CgRules *rules = cg_session_rules (game);
  CgMove move;

  return text != NULL &&
         cg_read_move (rules, cg_session_state (game), text, &move) &&
         rules->why_not (cg_session_state (game), move).kind == CG_LEGAL;
}

/* Reads the mistake in a real game that the exercise @id is about. Returns
 * FALSE if the data are not valid, or if they belong to another game than
 * @exercise. */
static gboolean
find_mistake (TapisPractice *self, const char *id, Exercise *exercise)
{
  GKeyFile *keys = tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
  TapisMistake *mistake = g_new0 (TapisMistake, 1);
  g_autoptr (CgSession) game = NULL;

  exercise->mistake = mistake;
  mistake->save = g_key_file_get_string (keys, id, "save", NULL);
  mistake->move = g_key_file_get_string (keys, id, "played", NULL);
  mistake->best = g_key_file_get_string (keys, id, "best", NULL);
  mistake->why = g_key_file_get_string (keys, id, "why", NULL);
  if (mistake->save != NULL)
    game = cg_session_from_text (cg_games, mistake->save, -1, NULL, NULL);
  return game != NULL && cg_session_rules (game) == exercise->rules &&
         exercise->rules->to_move (cg_session_state (game)) == 0 &&
         is_legal (game, mistake->move) && is_legal (game, mistake->best);
}

const CgRules *
practice_find_game (const char *id)
{
  const char *word = strchr (id, ' ');

  for (guint i = 0; word != NULL && cg_games[i] != NULL; i++)
    {
      gsize length = strlen (cg_games[i]->id);

      /* the second word of @id is the id of a game, or the id of a lesson,
       * which begins with the id of a game: "GAME-07-seven" */
      if (strncmp (word + 1, cg_games[i]->id, length) == 0 &&
          strchr (" -", word[1 + length]) != NULL)
        return cg_games[i];
    }
  return NULL;
}

/* Sets @exercise to the task of the exercise @id, without making a game for it.
 * Returns FALSE if the exercise can no longer be asked. */
static gboolean
find_exercise (TapisPractice *self, const char *id, Exercise *exercise)
{
  g_auto (GStrv) words = g_strsplit (id, " ", 3);

  if (g_strv_length (words) < 3)
    return FALSE;
  exercise->rules = practice_find_game (id);
  if (exercise->rules == NULL)
    return FALSE;
  if (g_str_equal (words[0], PRACTICE_STEP))
    return find_step (self, id, words, exercise);
  if (!g_str_equal (words[1], exercise->rules->id))
    return FALSE;
  if (g_str_equal (words[0], PRACTICE_THEME))
    return (exercise->theme = tapis_theme_find (exercise->rules, words[2])) !=
           NULL;
  return g_str_equal (words[0], PRACTICE_RULE)
           ? find_rule (words[2], exercise)
           : g_str_equal (words[0], PRACTICE_MOVE) &&
               find_mistake (self, id, exercise);
}

gboolean
practice_can_ask (TapisPractice *self, const char *id)
{
  g_auto (Exercise) exercise = { .rules = NULL };
  gpointer known;

  if (!g_hash_table_lookup_extended (self->asked, id, NULL, &known))
    {
      known = GINT_TO_POINTER (find_exercise (self, id, &exercise));
      g_hash_table_insert (self->asked, g_strdup (id), known);
    }
  return GPOINTER_TO_INT (known);
}

static void
add_exercise (TapisPractice *self, TapisLesson *session, Exercise *exercise)
{
  TapisLesson *lesson = exercise->lesson;
  const TapisStep *step =
    lesson != NULL && exercise->topic == NULL
      ? tapis_lesson_get_step (lesson, exercise->step)
      : NULL;
  CgSetup setup;

  cg_setup_init (&setup, session->rules);
  if (exercise->theme != NULL)
    {
      practice_remember_theme (self, exercise->theme);
      lesson_made_add_theme (session, exercise->theme);
    }
  else if (exercise->mistake != NULL)
    lesson_made_add_mistake (session, g_steal_pointer (&exercise->mistake));
  else if (exercise->topic != NULL)
    lesson_made_add_quiz (session, exercise->topic, &setup, 1, NULL);
  else if (step->kind == TAPIS_STEP_QUIZ)
    lesson_made_add_quiz (session, step->topic, &step->setup, 1, NULL);
  else
    lesson_made_add_step (session, lesson, exercise->step);
  /* each lesson is listed only once */
  if (lesson != NULL && !g_ptr_array_find (session->sources, lesson, NULL))
    g_ptr_array_add (session->sources, g_object_ref (lesson));
}

TapisLesson *
tapis_practice_new_session (TapisPractice *self, const CgRules *rules,
                            guint most)
{
  g_auto (GStrv) ids = NULL;
  g_autoptr (TapisLesson) session = NULL;

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), NULL);
  ids = practice_list_due (self, rules);
  session = lesson_made_new (rules, TAPIS_LESSON_PRACTICE);
  g_ptr_array_set_size (self->session, 0);
  for (guint i = 0; ids[i] != NULL && i < most; i++)
    {
      g_auto (Exercise) exercise = { .rules = NULL };

      if (!find_exercise (self, ids[i], &exercise))
        continue;
      add_exercise (self, session, &exercise);
      g_ptr_array_set_size (self->session, (int) session->steps->len - 1);
      g_ptr_array_add (self->session, g_strdup (ids[i]));
    }
  if (lesson_made_begin (session))
    g_ptr_array_insert (self->session, 0, NULL);
  return session->steps->len > 0 ? g_steal_pointer (&session) : NULL;
}
