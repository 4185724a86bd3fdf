/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Estimates how long a lesson takes. A game in a lesson is played by computer
 * players to find out how many moves it has. */

#include "tapis-lesson-private.h"

#include "games/cg-games.h"
#include "model/words/tapis-translations.h"
#include "players/cg-player.h"

/* How many seconds a learner needs to read one character, to do a task with the
 * cards on the table, to answer a question of a quiz, to decide on a move in a
 * game, and to watch another move. */
#define SECONDS_PER_LETTER 0.09
#define SECONDS_PER_TASK 12
#define SECONDS_PER_QUESTION 20
#define SECONDS_PER_DECISION 6
#define SECONDS_PER_MOVE 1

/* A game counts as over after this many moves. */
#define MOST_MOVES 1000

/* Returns the session of the position that @step sets up, or NULL. */
static CgSession *
set_up (TapisLesson *self, const TapisStep *step)
{
  return step->save != NULL
           ? cg_session_from_text (cg_games_all, step->save, -1, NULL, NULL)
           : cg_session_new (self->rules, &step->setup, 1);
}

/* Returns how many seconds the game takes that is played from the position of
 * @table, in which the learner has seat 0. */
static double
time_game (TapisLesson *self, const TapisStep *table)
{
  const CgRules *rules = self->rules;
  g_autoptr (CgSession) session = set_up (self, table);
  g_autofree CgState *state = NULL;
  double seconds = 0;
  int seat;

  if (session == NULL)
    return 0;
  state = cg_state_copy (rules, cg_session_state (session));
  for (guint n = 0;
       n < MOST_MOVES && (seat = rules->to_move (state)) != CG_NO_SEAT; n++)
    {
      seconds += seat == 0 && cg_has_choice (rules, state)
                   ? SECONDS_PER_DECISION
                   : SECONDS_PER_MOVE;
      rules->play (state,
                   cg_player_advise (cg_player_find ("easy"), rules, state, n,
                                     NULL, NULL),
                   NULL);
    }
  return seconds;
}

/* Returns how many seconds the learner reads the text and the end of @step. */
static double
time_reading (const TapisStep *step)
{
  const char *texts[] = { step->text, step->done };
  double seconds = 0;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL)
      seconds += SECONDS_PER_LETTER *
                 (double) g_utf8_strlen (tapis_lesson_text (texts[i]), -1);
  return seconds;
}

guint
tapis_lesson_get_minutes (TapisLesson *self)
{
  const TapisStep *table = NULL;
  double seconds = 0;

  g_return_val_if_fail (TAPIS_IS_LESSON (self), 1);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const TapisStep *step = g_ptr_array_index (self->steps, i);

      seconds += time_reading (step);
      if (step->kind == TAPIS_STEP_POSITION)
        table = step;
      else if (tapis_step_is_on_table (step))
        seconds += SECONDS_PER_TASK;
      else if (step->kind == TAPIS_STEP_QUIZ)
        seconds += SECONDS_PER_QUESTION * step->questions;
      else if (step->kind == TAPIS_STEP_GAME && table != NULL)
        seconds += time_game (self, table);
    }
  return MAX (1, (guint) (seconds / 60 + 0.5));
}
