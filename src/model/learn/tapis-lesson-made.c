/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes lessons that are not in a file. Their tasks come from lesson files,
 * from quizzes, from mistakes in real games, and from new deals. */

#include "tapis-lesson-private.h"

#include <glib/gi18n.h>

#include "model/game/tapis-games.h"
#include "model/items/tapis-private.h"
#include "tapis-theme.h"
#include "tapis-tutor.h"

TapisLesson *
lesson_made_new (const CgRules *rules, TapisLessonKind kind)
{
  /* the ids of these lessons, by TapisLessonKind; no lesson file has one of
   * these names */
  static const char *const ids[] = {
    NULL, "test", "practice", "puzzles", "training",
  };
  TapisLesson *self = g_object_new (TAPIS_TYPE_LESSON, NULL);

  self->kind = kind;
  self->name = g_strdup (ids[kind]);
  self->id = g_strdup (ids[kind]);
  self->rules = rules;
  self->taught = g_new0 (char *, 1);
  return self;
}

void
lesson_made_add_quiz (TapisLesson *self, const char *topic,
                      const CgSetup *setup, guint questions,
                      const char *source)
{
  TapisStep *step = tapis_lesson_add_step (self, TAPIS_STEP_QUIZ, 0);

  step->topic = g_strdup (topic);
  step->setup = *setup;
  step->questions = questions;
  step->source = g_strdup (source);
}

/* Adds a step that sets up the position in @save, the text of a saved game. The
 * step takes ownership of @save. */
static void
add_table (TapisLesson *self, char *save)
{
  tapis_lesson_add_step (self, TAPIS_STEP_POSITION, 0)->save = save;
}

void
lesson_made_add_step (TapisLesson *self, TapisLesson *lesson, guint i)
{
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);

  tapis_tutor_go_to (tutor, i);
  add_table (self, tapis_game_to_text (tapis_tutor_get_game (tutor)));
  g_ptr_array_add (self->steps,
                   tapis_step_ref (g_ptr_array_index (lesson->steps, i)));
}

void
lesson_made_add_mistake (TapisLesson *self, TapisMistake *mistake)
{
  TapisStep *step;

  add_table (self, g_strdup (mistake->save));
  step = tapis_lesson_add_step (self, TAPIS_STEP_PLAY, 0);
  step->moves = g_new0 (char *, 2);
  step->moves[0] = g_strdup (mistake->best);
  step->mistake = mistake;
}

void
lesson_made_add_theme (TapisLesson *self, TapisTheme *theme)
{
  TapisStep *step;

  if (theme->task != TAPIS_STEP_QUIZ)
    {
      /* the cards of a hand are dealt when its step begins */
      step = tapis_lesson_add_step (self, TAPIS_STEP_POSITION, 0);
      step->setup = theme->setup;
      step->theme = theme->task == TAPIS_STEP_PLAY ? theme : NULL;
    }
  step = tapis_lesson_add_step (self, theme->task, 0);
  step->theme = theme;
  step->setup = theme->setup;
  step->questions = 1;
  if (theme->task == TAPIS_STEP_QUIZ)
    step->topic = g_strdup (theme->id);
  else if (theme->task == TAPIS_STEP_PLAY)
    step->moves = g_new0 (char *, 2);
}

void
lesson_made_fill (TapisLesson *self, guint i, const CgTask *task)
{
  TapisStep *table = g_ptr_array_index (self->steps, i);
  TapisStep *step = g_ptr_array_index (self->steps, i + 1);
  g_autoptr (CgSession) session = cg_task_play (self->rules, task);
  const CgState *state = cg_session_state (session);

  table->save = cg_session_to_text (session, NULL);
  step->moves[0] = cg_move_to_text (self->rules, state, task->best);
  step->mistake = g_new (TapisMistake, 1);
  *step->mistake = (TapisMistake) {
    .save = g_strdup (table->save),
    .move = cg_move_to_text (self->rules, state, task->other),
    .best = g_strdup (step->moves[0]),
    .reason = task->reason,
    .cost = (double) task->margin,
    .link = step->theme->link,
  };
}

void
lesson_made_cut (TapisLesson *self, guint n)
{
  g_ptr_array_set_size (self->steps, (int) MIN (n, self->steps->len));
}

gboolean
lesson_made_begin (TapisLesson *self)
{
  TapisStep *table;

  if (self->steps->len == 0 ||
      (tapis_lesson_get_step (self, 0)->kind == TAPIS_STEP_POSITION &&
       tapis_lesson_get_step (self, 0)->theme == NULL))
    return FALSE;
  table = tapis_lesson_add_step (self, TAPIS_STEP_POSITION, 0);
  cg_setup_init (&table->setup, self->rules);
  g_ptr_array_insert (
    self->steps, 0,
    g_ptr_array_steal_index (self->steps, self->steps->len - 1));
  return TRUE;
}

gboolean
tapis_lesson_get_time (TapisLesson *self, guint *seconds)
{
  gint64 left = self->end - g_get_monotonic_time () + G_USEC_PER_SEC - 1;

  *seconds = (guint) (MAX (left, 0) / G_USEC_PER_SEC);
  return self->end != 0;
}

static char *
name_kind (TapisLesson *self)
{
  switch (self->kind)
    {
    case TAPIS_LESSON_TEST:
      /* Translators: the title of a test; %s is a section of a course: "First
       * game". */
      return g_strdup_printf (_("Test: %s"),
                              tapis_section_get_title (self->section));
    case TAPIS_LESSON_PRACTICE:
      /* Translators: the title of the page that repeats what one got wrong. */
      return g_strdup (C_("page", "Practice"));
    case TAPIS_LESSON_PUZZLES:
      /* Translators: the title of a page: positions of a finished game in which
       * one looks for a better move. */
      return g_strdup (C_("page", "Puzzles"));
    case TAPIS_LESSON_TRAINING:
      return self->theme != NULL
               ? g_strdup (tapis_theme_get_title (self->theme))
               /* Translators: the title of a training with tasks of all kinds.
                */
               : g_strdup (_("All themes mixed"));
    case TAPIS_LESSON_FILE:
      break;
    }
  g_return_val_if_reached (NULL);
}

void
lesson_made_tell (TapisLesson *self)
{
  g_autofree char *title = name_kind (self);
  g_autoptr (GString) about = g_string_new (NULL);

  for (guint i = 0; i < self->sources->len; i++)
    {
      if (i > 0)
        /* Translators: between the titles of two lessons. */
        g_string_append (about, C_("list of lessons", "; "));
      g_string_append (about, tapis_lesson_get_title (g_ptr_array_index (
                                self->sources, i)));
    }
  tapis_set_string (&self->title, title);
  tapis_set_string (&self->about, about->str);
}
