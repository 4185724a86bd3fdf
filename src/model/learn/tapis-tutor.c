/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives a lesson step by step. This file must not know what a lesson teaches.
 * The functions that go to another step are in tapis-tutor-go.c. */

#include "tapis-tutor-private.h"

#include "games/cg-games.h"

#include <glib/gi18n.h>

/* More than the highest number of questions of a quiz. Each step has this many
 * seeds, so that each step and each question has its own random numbers. */
#define MOST_QUESTIONS 64

guint tutor_changed;
guint tutor_missed;

G_DEFINE_FINAL_TYPE (TapisTutor, tapis_tutor, G_TYPE_OBJECT)

/* Returns a random number for the question number @n (from 1) of the current
 * step or, if @n is 0, for the cards of the step. It does not change during one
 * run through the lesson. */
static guint64
draw (TapisTutor *self, guint n)
{
  CgRandom random;

  cg_random_seed (&random, self->seed + self->step * MOST_QUESTIONS + n);
  return cg_random_next (&random);
}

void
tutor_shuffle (TapisTutor *self)
{
  self->seed = ((guint64) g_random_int () << 32) | g_random_int ();
}

void
tutor_note (TapisTutor *self, const char *verb, const char *object)
{
  g_string_append_printf (self->inputs, "%s %s\n", verb, object);
}

/* --- texts and states ----------------------------------------------------- */

void
tutor_set_text (TapisTutor *self, char *text, const char *plain)
{
  self->plain = plain;
  if (tapis_set_string (&self->text, text))
    g_signal_emit (self, tutor_changed, 0);
  g_free (text);
}

/* Sets the state, and what the learner may do in this state. */
static void
set_state (TapisTutor *self, TapisTutorState state)
{
  tapis_game_set_hold (self->game,
                       state == TAPIS_TUTOR_READ || state == TAPIS_TUTOR_ANSWER
                         ? _("The coach is speaking: choose “Continue” first.")
                       : state == TAPIS_TUTOR_THINK
                         ? _("Checking your move…")
                       : state == TAPIS_TUTOR_ASK
                         ? _("Answer the coach’s question first.")
                       : state == TAPIS_TUTOR_DONE
                         ? _("The lesson is over.")
                         : NULL);
  tapis_game_set_scripted (self->game, state != TAPIS_TUTOR_GAME);
  /* the game's own coach is on while a game is played to its end. If it were
   * turned off at the end of the game, the learner would be told so; therefore
   * it is turned off when the learner is next asked for a move */
  if (state == TAPIS_TUTOR_GAME || state == TAPIS_TUTOR_PLAY)
    tapis_game_set_coach (self->game, state == TAPIS_TUTOR_GAME);
  if (self->state == state)
    return;
  self->state = state;
  g_signal_emit (self, tutor_changed, 0);
}

void
tutor_say (TapisTutor *self, TapisTutorState state, char *text,
           const char *plain)
{
  tutor_set_text (self, text, plain);
  set_state (self, state);
}

/* Makes the coach say the first text of @step. */
static void
say_step (TapisTutor *self, TapisTutorState state, const TapisStep *step)
{
  tutor_say (self, state,
             step->text != NULL ? tutor_translate (self, step->text, NULL)
                                : tutor_tell_made (self, step),
             step->text);
}

void
tutor_finish_step (TapisTutor *self, char *text, const char *plain)
{
  gboolean read = text != NULL && !self->quietly;

  /* the text remains visible while the other players move */
  if (text != NULL)
    tutor_set_text (self, text, plain);
  if (read)
    set_state (self, TAPIS_TUTOR_READ);
  else
    tutor_next_step (self);
}

void
tutor_finish_plain (TapisTutor *self, const char *plain)
{
  tutor_finish_step (self, tutor_translate (self, plain, NULL), plain);
}

/* Tells what is asked in the game that the learner plays to its end, once
 * something has been done in it. Always emits "changed". */
static void
tell_prompt (TapisTutor *self)
{
  if (tapis_game_get_n_plies (self->game) > 0)
    tutor_set_text (self, g_strdup (tapis_game_now (self->game)->prompt), NULL);
  g_signal_emit (self, tutor_changed, 0);
}

static void
moved_cb (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  if (step == NULL)
    return;
  if (self->state == TAPIS_TUTOR_GAME && tapis_game_now (self->game)->over)
    tutor_finish_step (self,
                       g_strdup (tapis_game_now (self->game)->result_text),
                       NULL);
  else if (self->state == TAPIS_TUTOR_GAME)
    tell_prompt (self);
  else if (self->state == TAPIS_TUTOR_PLAY && tapis_step_is_on_table (step) &&
           tapis_game_get_n_plies (self->game) > self->ply)
    tutor_judge_move (self, step);
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

/* Makes @game the game of the tutor, and takes ownership of it. */
static void
lay_table (TapisTutor *self, TapisGame *game)
{
  tapis_game_set_practice (game, TRUE);
  tapis_game_drop_tempers (game);
  g_clear_object (&self->moved);
  g_clear_object (&self->game);
  self->game = game;
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "aided", G_CALLBACK (tutor_judge_finding),
                           self, G_CONNECT_SWAPPED);
  g_signal_emit (self, tutor_changed, 0);
}

void
tutor_play_on (TapisTutor *self, TapisGame *game)
{
  lay_table (self, game);
  set_state (self, TAPIS_TUTOR_GAME);
  moved_cb (self);
}

/* Returns the level of the computer players in the game that the <position>
 * number @step sets up: the level of the <game> that is played from it, or NULL
 * if there is no such <game>. */
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

/* Returns a new game in the position of @step, a <position>. The learner is at
 * seat 0. */
static TapisGame *
new_game (TapisTutor *self, const TapisStep *step)
{
  TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
  CgSession *session =
    step->save != NULL
      ? cg_session_from_text (cg_games_all, step->save, -1, NULL, NULL)
      : cg_session_new (tapis_lesson_get_rules (self->lesson), &step->setup,
                        draw (self, 0));

  g_return_val_if_fail (session != NULL, NULL); /* the position was checked when
                                                 * the lesson was read */
  for (int seat = 0; seat < CG_MAX_SEATS; seat++)
    {
      seats[seat].person = seat == 0;
      seats[seat].level = find_level (self, self->step);
    }
  return tapis_game_new_for_session (session, seats);
}

static void
lay_position (TapisTutor *self, const TapisStep *step)
{
  guint next = self->step + 1;
  gboolean mistake =
    step->theme == NULL && next < tapis_lesson_get_n_steps (self->lesson) &&
    tapis_lesson_get_step (self->lesson, next)->mistake != NULL;

  TapisGame *game;

  /* in the position of a mistake, the players are those of the real game */
  game = mistake ? tapis_game_new_from_text (step->save, -1, NULL)
                 : new_game (self, step);
  if (mistake || step->theme != NULL)
    tapis_game_show_known (game);
  lay_table (self, game);
  tutor_next_step (self);
}

void
tutor_ask_question (TapisTutor *self, guint n)
{
  const TapisStep *step = tutor_step_now (self);
  CgRandom random;

  g_clear_pointer (&self->question, tapis_question_free);
  g_string_truncate (self->inputs, 0);
  cg_random_seed (&random, draw (self, n));
  if (n <= step->questions)
    self->question = tapis_question_new (
      &step->setup, tapis_lesson_get_rules (self->lesson), step->topic,
      &random);
  if (self->question == NULL)
    {
      tutor_next_step (self);
      return;
    }
  self->n_asked = n;
  self->slipped = FALSE;
  lay_table (self, g_object_ref (self->question->game));
  tutor_say (self, TAPIS_TUTOR_ASK, g_strdup (self->question->text), NULL);
}

static void
ask (TapisTutor *self, const TapisStep *step)
{
  g_clear_pointer (&self->before, g_free);
  self->before = cg_state_copy (tapis_game_get_rules (self->game),
                                tapis_game_get_state (self->game));
  self->ply = tapis_game_get_n_plies (self->game);
  self->answer = NULL;
  say_step (self, TAPIS_TUTOR_PLAY, step);
}

void
tutor_enter (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  tutor_make_next (self);
  g_clear_pointer (&self->job, tapis_job_stop);
  g_string_truncate (self->inputs, 0);
  self->slipped = self->told = FALSE;
  self->n_hints = self->n_asked = 0;
  if (step == NULL)
    {
      tutor_say (self, TAPIS_TUTOR_DONE, tutor_tell_end (self), NULL);
      return;
    }
  switch (step->kind)
    {
    case TAPIS_STEP_POSITION:
      if (tutor_awaits (step))
        tutor_say (self, TAPIS_TUTOR_THINK,
                   g_strdup (_("Looking for a position…")), NULL);
      else
        lay_position (self, step);
      break;
    case TAPIS_STEP_QUIZ:
      if (!tutor_gives (self, TAPIS_LESSON_FILE) &&
          !tutor_gives (self, TAPIS_LESSON_TEST))
        {
          tutor_ask_question (self, 1);
          break;
        }
      /* fall through */
    case TAPIS_STEP_SAY:
      say_step (self, TAPIS_TUTOR_READ, step);
      break;
    case TAPIS_STEP_PLAY:
      if (!tapis_step_is_made (step))
        tutor_next_step (self);
      else
        ask (self, step);
      break;
    case TAPIS_STEP_FIND:
      tutor_seeking (self)->begin (self->game);
      ask (self, step);
      self->unfound = tutor_seeking (self)->count (self->game);
      break;
    case TAPIS_STEP_OTHER:
      set_state (self, TAPIS_TUTOR_WATCH);
      break;
    case TAPIS_STEP_DEAL:
      tapis_game_next_round (self->game);
      tutor_finish_plain (self, step->text);
      break;
    case TAPIS_STEP_GAME:
      say_step (self, TAPIS_TUTOR_GAME, step);
      break;
    }
}

/* --- actions of the learner ----------------------------------------------- */

void
tapis_tutor_go_on (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state == TAPIS_TUTOR_READ && step->kind == TAPIS_STEP_QUIZ)
    {
      tutor_ask_question (self, self->n_asked + 1);
    }
  else if (self->state == TAPIS_TUTOR_READ ||
           (self->state == TAPIS_TUTOR_ANSWER &&
            tutor_gives (self, TAPIS_LESSON_TEST)))
    {
      tutor_next_step (self);
    }
  else if (self->state == TAPIS_TUTOR_ANSWER)
    {
      tutor_note (self, "on", "");
      tapis_game_set_hold (self->game, NULL);
      while (tapis_game_get_n_plies (self->game) > self->ply &&
             tapis_game_undo (self->game))
        ;
      ask (self, step);
    }
}

void
tapis_tutor_reply (TapisTutor *self, guint chosen)
{
  g_autofree char *number = g_strdup_printf ("%u", chosen);
  char *text;
  gboolean right;

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state != TAPIS_TUTOR_ASK)
    return;
  tutor_note (self, "reply", number);
  text = tapis_question_mark (self->question, chosen, &right);
  if (!right)
    tutor_miss (self);
  tutor_say (self, TAPIS_TUTOR_READ, text, NULL);
}

void
tapis_tutor_step (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state != TAPIS_TUTOR_WATCH)
    return;
  tutor_note (self, "step", "");
  if (step->kind == TAPIS_STEP_PLAY)
    {
      tutor_reply_to_move (self);
      return;
    }
  /* in a lesson that was not checked by tapis_lesson_prove() this move may be
   * illegal; then the lesson goes on without it */
  if (!tapis_game_play_text (self->game, step->moves[0]))
    g_warning ("%s: a move that is not legal: %s",
               tapis_lesson_get_id (self->lesson), step->moves[0]);
  tutor_finish_plain (self, step->text);
}

void
tapis_tutor_hint (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);
  const char *plain;
  char *text;
  guint n;

  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (self->state != TAPIS_TUTOR_PLAY || tutor_gives (self, TAPIS_LESSON_TEST))
    return;
  tutor_note (self, "hint", "");
  n = self->n_hints++;
  /* a learner who was told the move has not found it themselves */
  if (tutor_hint_names_move (self, step, n))
    tutor_leave_undone (self);
  else
    tutor_count_help (self);
  text = tutor_tell_hint (self, step, n, &plain);
  tutor_set_text (self, text, plain);
}

void
tapis_tutor_show (TapisTutor *self)
{
  g_return_if_fail (TAPIS_IS_TUTOR (self));
  if (tutor_gives (self, TAPIS_LESSON_TEST))
    return;
  if (self->state == TAPIS_TUTOR_ANSWER)
    tapis_tutor_go_on (self);
  if (self->state == TAPIS_TUTOR_PLAY)
    tutor_leave_undone (self);
  if (self->state == TAPIS_TUTOR_PLAY &&
      tutor_step_now (self)->kind == TAPIS_STEP_FIND)
    {
      tutor_find_next (self);
    }
  else if (self->state == TAPIS_TUTOR_PLAY)
    {
      const CgRules *rules = tapis_game_get_rules (self->game);
      const CgState *state = tapis_game_get_state (self->game);
      g_autofree char *move = cg_move_to_text (
        rules, state,
        tapis_step_get_move (tutor_step_now (self), rules, state));

      tutor_note (self, "told", "");
      self->told = TRUE;
      tapis_game_play_text (self->game, move);
    }
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_tutor_dispose (GObject *object)
{
  TapisTutor *self = TAPIS_TUTOR (object);

  g_clear_pointer (&self->job, tapis_job_stop);
  g_clear_pointer (&self->maker, tapis_job_stop);
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
  g_string_free (self->inputs, TRUE);

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
  self->inputs = g_string_new (NULL);
  tutor_shuffle (self);
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

TapisRun
tapis_tutor_get_run (TapisTutor *self)
{
  TapisRun run = { 0 };

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), run);
  run.step = self->step;
  run.n_helped = self->n_helped;
  run.n_slips = self->n_slips;
  return run;
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

const TapisLessonLink *
tapis_tutor_get_link (TapisTutor *self)
{
  const TapisStep *step;

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  step = tutor_step_now (self);
  /* as long as the learner looks for the move, the link would tell too much */
  return step != NULL && step->mistake != NULL &&
             self->state == TAPIS_TUTOR_READ
           ? step->mistake->link
           : NULL;
}
