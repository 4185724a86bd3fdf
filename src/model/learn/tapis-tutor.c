/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives a lesson, step by step. The learner sits at seat 0. Knows no game by
 * name, and not what a lesson teaches. The ways between steps are in
 * tapis-tutor-go.c. */

#include "config.h"

#include "tapis-tutor-private.h"

#include "model/words/tapis-translations.h"
#include "tapis-seekable.h"
#include "games/cg-games.h"

#include <glib/gi18n.h>

guint tutor_changed;

guint tutor_missed;

G_DEFINE_FINAL_TYPE (TapisTutor, tapis_tutor, G_TYPE_OBJECT)

/* --- telling -------------------------------------------------------------- */

static void
set_text (TapisTutor *self, char *(*telling) (TapisTutor *self))
{
  g_autofree char *text = NULL;

  self->telling = telling;
  self->plain = NULL;
  text = telling != NULL ? telling (self) : NULL;
  if (tapis_set_string (&self->text, text))
    g_signal_emit (self, tutor_changed, 0);
}

/* What the learner may do now. */
static void
set_state (TapisTutor *self, TapisTutorState state)
{
  tapis_game_set_hold (self->game,
                       state == TAPIS_TUTOR_READ || state == TAPIS_TUTOR_ANSWER
                         ? _("The coach speaks: choose “Continue” first.")
                       : state == TAPIS_TUTOR_THINK
                         ? _("Your move is being looked at.")
                       : state == TAPIS_TUTOR_ASK
                         ? _("Answer the coach’s question first.")
                       : state == TAPIS_TUTOR_DONE
                         ? _("The lesson is over.")
                         : NULL);
  tapis_game_set_scripted (self->game, state != TAPIS_TUTOR_GAME);
  /* it goes where the learner plays as told, not to be told of at the end */
  if (state == TAPIS_TUTOR_GAME || state == TAPIS_TUTOR_PLAY)
    tapis_game_set_coach (self->game, state == TAPIS_TUTOR_GAME);
  if (self->state == state)
    return;
  self->state = state;
  g_signal_emit (self, tutor_changed, 0);
}

void
tutor_say (TapisTutor *self, TapisTutorState state,
           char *(*telling) (TapisTutor *self))
{
  set_text (self, telling);
  set_state (self, state);
}

/* What can be told. Those that the lesson says note it as `plain`. */

static char *
tell_plain (TapisTutor *self, const char *plain)
{
  self->plain = plain;
  return g_strdup (tapis_lesson_text (plain));
}

static char *
tell_done (TapisTutor *self)
{
  return tell_plain (self, tutor_step_now (self)->done);
}

static char *
tell_result (TapisTutor *self)
{
  return g_strdup (tapis_game_now (self->game)->result_text);
}

static char *
tell_answer (TapisTutor *self)
{
  return self->answer != NULL ? tell_plain (self, self->answer->text)
                              : tutor_tell_of_move (self);
}

static char *
tell_hint (TapisTutor *self)
{
  return tutor_give_hint (self, tutor_step_now (self), self->n_hints - 1,
                          &self->plain);
}

static char *
tell_question (TapisTutor *self)
{
  return g_strdup (self->question->text);
}

static char *
tell_mark (TapisTutor *self)
{
  return tapis_question_mark (self->question, self->chosen, NULL);
}

static void
retell_cb (TapisTutor *self)
{
  if (self->question != NULL)
    {
      tapis_game_set_hold (self->game, NULL); /* as when it was asked */
      tapis_question_retell (self->question);
    }
  set_text (self, self->telling);
  set_state (self, self->state); /* why the game waits */
}

void
tutor_miss (TapisTutor *self)
{
  g_signal_emit (self, tutor_missed, 0);
  tutor_slip (self);
}

/* --- steps ---------------------------------------------------------------- */

void
tutor_next_step (TapisTutor *self)
{
  self->step++;
  self->reached = MAX (self->reached, self->step);
  tutor_enter (self);
  g_signal_emit (self, tutor_changed, 0);
}

void
tutor_finish_step (TapisTutor *self, const char *last_word,
                   char *(*telling) (TapisTutor *self))
{
  if (last_word != NULL && !self->quietly)
    tutor_say (self, TAPIS_TUTOR_READ, telling);
  else
    tutor_next_step (self);
}

/* The learner has moved. */
static void
judge_move (TapisTutor *self, const TapisStep *step)
{
  CgMove move = tapis_game_get_move (self->game, self->ply);

  g_clear_object (&self->moved);
  self->moved = tutor_find_moved (self, move);
  if (step->played != NULL)
    {
      tutor_judge_mistake (self, step, move);
      return;
    }
  if (tutor_is_asked (self, step, move))
    {
      tutor_finish_step (self, step->done, tell_done);
      return;
    }
  tutor_miss (self);
  self->answer = tutor_find_answer (self, step, move);
  self->n_then = 0;
  if (self->answer == NULL || self->answer->then[0] == NULL)
    tutor_say (self, TAPIS_TUTOR_ANSWER, tell_answer);
  else
    tutor_say (self, TAPIS_TUTOR_WATCH, tutor_tell_to_watch);
}

/* The others answer a move that was not asked for; then it is told what it
 * cost. */
static void
reply_to_move (TapisTutor *self)
{
  char **then = self->answer->then;

  if (!tapis_game_play_text (self->game, then[self->n_then]))
    g_warning ("%s: a move that is not legal: %s",
               tapis_lesson_get_id (self->lesson), then[self->n_then]);
  if (then[++self->n_then] == NULL)
    tutor_say (self, TAPIS_TUTOR_ANSWER, tell_answer);
}

/* The learner has found something, or tried to. */
static void
aided_cb (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);
  guint left;

  if (self->state != TAPIS_TUTOR_PLAY || step->kind != TAPIS_STEP_FIND)
    return;
  left = tapis_seekable_count (TAPIS_SEEKABLE (self->game));
  if (left == 0)
    {
      tutor_finish_step (self, step->done, tell_done);
      return;
    }
  if (left == self->unfound)
    {
      tutor_miss (self); /* the game has said why not */
      return;
    }
  self->unfound = left;
  set_text (self, tutor_tell_unfound);
}

static void
moved_cb (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  if (step == NULL)
    return;
  if (self->state == TAPIS_TUTOR_GAME && tapis_game_now (self->game)->over)
    tutor_finish_step (self, tapis_game_now (self->game)->result_text,
                       tell_result);
  else if (self->state == TAPIS_TUTOR_PLAY && tutor_is_task (step) &&
           tapis_game_get_n_plies (self->game) > self->ply)
    judge_move (self, step);
}

/* Takes @game over. */
static void
lay_table (TapisTutor *self, TapisGame *game)
{
  tapis_game_set_practice (game, TRUE);
  g_clear_object (&self->moved);
  g_clear_object (&self->game);
  self->game = game;
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "aided", G_CALLBACK (aided_cb), self,
                           G_CONNECT_SWAPPED);
  /* after its game, of whose sentences it speaks */
  g_signal_handlers_disconnect_by_func (tapis_translations_get (), retell_cb,
                                        self);
  tapis_translations_follow (self, G_CALLBACK (retell_cb), FALSE);
  g_signal_emit (self, tutor_changed, 0);
}

/* The level of those who play in the game that the position of @step leads to.
 */
static const char *
find_level (TapisTutor *self, guint step)
{
  while (++step < tapis_lesson_get_n_steps (self->lesson))
    {
      const TapisStep *next = tapis_lesson_get_step (self->lesson, step);

      if (next->kind == TAPIS_STEP_GAME)
        return next->level;
      if (next->kind == TAPIS_STEP_POSITION)
        break;
    }
  return NULL;
}

static void
lay_position (TapisTutor *self, const TapisStep *step)
{
  g_autoptr (GError) error = NULL;
  TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
  CgSession *session =
    step->save != NULL
      ? cg_session_from_text (cg_games_all, step->save, -1, NULL, &error)
      : cg_session_new (tapis_lesson_get_rules (self->lesson), &step->setup,
                        cg_random_next (&self->random));

  g_return_if_fail (session != NULL); /* it was read before */
  for (int seat = 0; seat < CG_MAX_SEATS; seat++)
    {
      seats[seat].person = seat == LEARNER;
      seats[seat].level = find_level (self, self->step);
    }
  lay_table (self, tapis_game_new_for_session (session, seats));
  tutor_next_step (self);
}

/* Asks the next question, or goes on after the last one. */
static void
ask_question (TapisTutor *self, const TapisStep *step)
{
  g_clear_pointer (&self->question, tapis_question_free);
  if (self->n_asked < step->questions)
    self->question = tapis_question_new (
      &step->setup, tapis_lesson_get_rules (self->lesson), step->topic,
      &self->random);
  if (self->question == NULL)
    {
      tutor_next_step (self);
      return;
    }
  self->n_asked++;
  self->slipped = FALSE;
  lay_table (self, g_object_ref (self->question->game));
  tutor_say (self, TAPIS_TUTOR_ASK, tell_question);
}

static void
ask (TapisTutor *self, const TapisStep *step)
{
  g_clear_pointer (&self->before, g_free);
  self->before = cg_state_copy (tapis_game_get_rules (self->game),
                                tapis_game_get_state (self->game));
  self->ply = tapis_game_get_n_plies (self->game);
  self->answer = NULL;
  tutor_say (self, TAPIS_TUTOR_PLAY, tutor_tell_step);
}

void
tutor_enter (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  g_clear_pointer (&self->job, tapis_job_stop);
  self->slipped = FALSE;
  if (step == NULL)
    {
      tutor_say (self, TAPIS_TUTOR_DONE, tutor_tell_end);
      return;
    }
  switch (step->kind)
    {
    case TAPIS_STEP_POSITION:
      lay_position (self, step);
      break;
    case TAPIS_STEP_SAY:
      tutor_say (self, TAPIS_TUTOR_READ, tutor_tell_step);
      break;
    case TAPIS_STEP_PLAY:
      self->n_hints = 0;
      ask (self, step);
      break;
    case TAPIS_STEP_FIND:
      self->n_hints = 0;
      tapis_seekable_begin (TAPIS_SEEKABLE (self->game));
      ask (self, step);
      self->unfound = tapis_seekable_count (TAPIS_SEEKABLE (self->game));
      break;
    case TAPIS_STEP_OTHER:
      set_state (self, TAPIS_TUTOR_WATCH);
      break;
    case TAPIS_STEP_DEAL:
      tapis_game_next_round (self->game);
      tutor_finish_step (self, step->text, tutor_tell_step);
      break;
    case TAPIS_STEP_GAME:
      tutor_say (self, TAPIS_TUTOR_GAME, tutor_tell_step);
      break;
    case TAPIS_STEP_QUIZ:
      self->n_asked = 0;
      tutor_say (self, TAPIS_TUTOR_READ, tutor_tell_step);
      break;
    }
}

/* --- what the learner does --- */

void
tapis_tutor_go_on (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state == TAPIS_TUTOR_READ && step->kind == TAPIS_STEP_QUIZ)
    {
      ask_question (self, step);
    }
  else if (self->state == TAPIS_TUTOR_READ ||
           (self->state == TAPIS_TUTOR_ANSWER &&
            tapis_lesson_is_exam (self->lesson)))
    {
      tutor_next_step (self);
    }
  else if (self->state == TAPIS_TUTOR_ANSWER)
    {
      tapis_game_set_hold (self->game, NULL);
      tapis_game_undo (self->game);
      ask (self, step);
    }
}

void
tapis_tutor_reply (TapisTutor *self, guint chosen)
{
  g_autofree char *text = NULL;
  gboolean right;

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state != TAPIS_TUTOR_ASK)
    return;
  text = tapis_question_mark (self->question, chosen, &right);
  if (!right)
    tutor_miss (self);
  self->chosen = chosen;
  tutor_say (self, TAPIS_TUTOR_READ, tell_mark);
}

void
tapis_tutor_step (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state != TAPIS_TUTOR_WATCH)
    return;
  if (step->kind == TAPIS_STEP_PLAY)
    {
      reply_to_move (self);
      return;
    }
  /* a lesson that was not proved may be wrong: better go on than stop */
  if (!tapis_game_play_text (self->game, step->moves[0]))
    g_warning ("%s: a move that is not legal: %s",
               tapis_lesson_get_id (self->lesson), step->moves[0]);
  tutor_finish_step (self, step->text, tutor_tell_step);
}

void
tapis_tutor_hint (TapisTutor *self)
{
  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state != TAPIS_TUTOR_PLAY || tapis_lesson_is_exam (self->lesson))
    return;
  /* who has been told the move has not found it */
  (tutor_hint_names_move (self, tutor_step_now (self), self->n_hints++)
     ? tutor_leave_undone
     : tutor_help) (self);
  set_text (self, tell_hint);
}

void
tapis_tutor_show (TapisTutor *self)
{
  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (tapis_lesson_is_exam (self->lesson))
    return;
  if (self->state == TAPIS_TUTOR_ANSWER)
    tapis_tutor_go_on (self);
  if (self->state == TAPIS_TUTOR_PLAY)
    tutor_leave_undone (self);
  if (self->state == TAPIS_TUTOR_PLAY &&
      tutor_step_now (self)->kind == TAPIS_STEP_FIND)
    {
      tapis_seekable_find_next (TAPIS_SEEKABLE (self->game));
      aided_cb (self);
    }
  else if (self->state == TAPIS_TUTOR_PLAY)
    {
      const CgState *state = tapis_game_get_state (self->game);
      g_autofree char *move = cg_move_to_text (
        tapis_game_get_rules (self->game), state,
        tutor_move_of (self, tutor_step_now (self), state));

      tapis_game_play_text (self->game, move);
    }
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_tutor_dispose (GObject *object)
{
  TapisTutor *self = TAPIS_TUTOR (object);

  g_clear_pointer (&self->job, tapis_job_stop);
  g_clear_object (&self->moved);
  g_clear_object (&self->game);
  g_clear_object (&self->lesson);

  G_OBJECT_CLASS (tapis_tutor_parent_class)->dispose (object);
}

static void
tapis_tutor_finalize (GObject *object)
{
  TapisTutor *self = TAPIS_TUTOR (object);

  g_free (self->text);
  g_free (self->before);
  g_clear_pointer (&self->question, tapis_question_free);

  G_OBJECT_CLASS (tapis_tutor_parent_class)->finalize (object);
}

static void
tapis_tutor_class_init (TapisTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tapis_tutor_dispose;
  object_class->finalize = tapis_tutor_finalize;
  tutor_changed = g_signal_new ("changed", TAPIS_TYPE_TUTOR,
                                G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  tutor_missed = g_signal_new ("missed", TAPIS_TYPE_TUTOR, G_SIGNAL_RUN_LAST, 0,
                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tapis_tutor_init (TapisTutor *self)
{
  cg_random_seed (&self->random, ((guint64) g_random_int () << 32) |
                                   g_random_int ());
}

TapisTutor *
tapis_tutor_new (TapisLesson *lesson)
{
  TapisTutor *self;

  g_return_val_if_fail (TAPIS_IS_LESSON (lesson), NULL);
  self = g_object_new (TAPIS_TYPE_TUTOR, NULL);
  self->lesson = g_object_ref (lesson);
  tutor_enter (self);
  return self;
}

TapisLesson *
tapis_tutor_get_lesson (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  return self->lesson;
}

TapisGame *
tapis_tutor_get_game (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  return self->game;
}

TapisTutorState
tapis_tutor_get_state (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), TAPIS_TUTOR_DONE);
  return self->state;
}

guint
tapis_tutor_get_step (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), 0);
  return self->step;
}

const char *
tapis_tutor_get_text (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  return self->text;
}

const char *
tapis_tutor_get_plain (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  return self->plain;
}

const TapisQuestion *
tapis_tutor_get_question (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  return self->state == TAPIS_TUTOR_ASK ? self->question : NULL;
}

guint
tapis_tutor_get_question_number (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), 0);
  return self->n_asked;
}

const TapisAnswer *
tapis_tutor_get_answer (TapisTutor *self)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  return self->answer;
}
