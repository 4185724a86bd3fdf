/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes out of the practice box: which exercises can be asked, and a
 * session of what is due. */

#include "config.h"

#include "tapis-practice-private.h"

#include <string.h>

#include "games/cg-games.h"
#include "model/game/tapis-games.h"
#include "tapis-lesson-private.h"
#include "tapis-lessons.h"
#include "tapis-question.h"

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

/* The lesson @id, read once; NULL where there is none. */
static TapisLesson *
find_lesson (TapisPractice *self, const char *id)
{
  TapisLesson *lesson = g_hash_table_lookup (self->lessons, id);

  if (lesson == NULL)
    {
      lesson = tapis_lessons_find (id);
      if (lesson != NULL)
        g_hash_table_insert (self->lessons, g_strdup (id), lesson);
    }
  return lesson;
}

/* The lesson of the task @id, and which of its steps *@i that is; NULL where
 * that is no longer what it was. */
static TapisLesson *
find_task (TapisPractice *self, const char *id, char **words, guint *i)
{
  GKeyFile *keys = tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
  TapisLesson *lesson = find_lesson (self, words[1]);
  g_autofree char *move = g_key_file_get_string (keys, id, "move", NULL);
  gboolean quiz = g_key_file_get_boolean (keys, id, "quiz", NULL);
  const TapisStep *step;
  gint64 number;

  if (lesson == NULL ||
      !cg_number_from_text (words[2], 0, G_MAXINT, &number) ||
      number >= lesson->steps->len)
    return NULL;
  *i = (guint) number;
  step = g_ptr_array_index (lesson->steps, *i);
  return step->kind == (move != NULL ? TAPIS_STEP_PLAY
                        : quiz       ? TAPIS_STEP_QUIZ
                                     : TAPIS_STEP_FIND) &&
             (move == NULL ||
              g_strv_contains ((const char *const *) step->moves, move))
           ? lesson
           : NULL;
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

/* The mistake @id of a real game; FALSE where its texts are none of a game of
 * @rules. The strings are for g_free(). */
static gboolean
read_mistake (TapisPractice *self, const CgRules *rules, const char *id,
              char **save, char **played, char **best)
{
  GKeyFile *keys = tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
  g_autoptr (CgSession) game = NULL;
  CgMove move;

  *save = g_key_file_get_string (keys, id, "save", NULL);
  *played = g_key_file_get_string (keys, id, "played", NULL);
  *best = g_key_file_get_string (keys, id, "best", NULL);
  game = practice_read_save (*save);
  return game != NULL && cg_session_rules (game) == rules &&
         rules->to_move (cg_session_state (game)) == 0 &&
         practice_read_legal (game, *played, &move) &&
         practice_read_legal (game, *best, &move);
}

static gboolean
add_mistake (TapisPractice *self, TapisLesson *session, const char *id)
{
  GKeyFile *keys = tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
  g_autofree char *save = NULL;
  g_autofree char *played = NULL;
  g_autofree char *best = NULL;
  TapisStep *position, *task;

  if (!read_mistake (self, session->rules, id, &save, &played, &best))
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
  TapisLesson *lesson;
  guint i;

  if (g_strv_length (words) < 3)
    return FALSE;
  if (g_str_equal (words[0], PRACTICE_RULE))
    return add_rule (session, words);
  if (g_str_equal (words[0], PRACTICE_MOVE))
    return add_mistake (self, session, id);
  lesson = g_str_equal (words[0], PRACTICE_STEP)
             ? find_task (self, id, words, &i)
             : NULL;
  if (lesson == NULL || lesson->rules != session->rules)
    return FALSE;
  add_step (session, lesson, i);
  add_title (session, lesson);
  return TRUE;
}

/* The game that the second word of an exercise is, or begins with. */
static const CgRules *
find_game (const char *word)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      gsize length = strlen (cg_games[i]->id);

      if (strncmp (word, cg_games[i]->id, length) == 0 &&
          strchr ("-", word[length]) != NULL)
        return cg_games[i];
    }
  return NULL;
}

/* Whether it can be asked; no table is laid for that. */
static gboolean
check (TapisPractice *self, const char *id)
{
  g_auto (GStrv) words = g_strsplit (id, " ", 3);
  const CgRules *rules =
    g_strv_length (words) == 3 ? find_game (words[1]) : NULL;
  g_autofree char *save = NULL;
  g_autofree char *played = NULL;
  g_autofree char *best = NULL;
  TapisLesson *lesson;
  guint i;

  if (rules == NULL)
    return FALSE;
  if (g_str_equal (words[0], PRACTICE_RULE))
    {
      g_autoptr (TapisLesson) scratch =
        tapis_lesson_new_made (rules, "practice", practice_tell);

      return g_str_equal (words[1], rules->id) && add_rule (scratch, words);
    }
  if (g_str_equal (words[0], PRACTICE_MOVE))
    return g_str_equal (words[1], rules->id) &&
           read_mistake (self, rules, id, &save, &played, &best);
  lesson = g_str_equal (words[0], PRACTICE_STEP)
             ? find_task (self, id, words, &i)
             : NULL;
  return lesson != NULL && lesson->rules == rules;
}

gboolean
practice_can_ask (TapisPractice *self, const char *id)
{
  gpointer known;

  if (!g_hash_table_lookup_extended (self->asked, id, NULL, &known))
    {
      known = GINT_TO_POINTER (check (self, id));
      g_hash_table_insert (self->asked, g_strdup (id), known);
    }
  return GPOINTER_TO_INT (known);
}

TapisLesson *
tapis_practice_new_session (TapisPractice *self, const CgRules *rules,
                            guint most)
{
  g_auto (GStrv) ids = NULL;
  g_autoptr (TapisLesson) session = NULL;

  g_return_val_if_fail (TAPIS_IS_PRACTICE (self), NULL);
  ids = practice_list_due (self, rules);
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
