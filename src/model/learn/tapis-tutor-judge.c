/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges the moves and findings of the learner, and counts how often they took
 * help and in how many tasks they did something wrong. */

#include "tapis-tutor-private.h"


#include <glib/gi18n.h>

/* --- counting ------------------------------------------------------------- */

/* Returns whether help and slips are counted in the current step. They are
 * not if the learner has finished the step before, or if the tutor is
 * skipping it. */
static gboolean
counts (TapisTutor *self)
{
  return !self->quietly && self->step >= self->reached;
}

void
tutor_count_help (TapisTutor *self)
{
  if (counts (self))
    self->n_helped++;
}

static void
count_slip (TapisTutor *self)
{
  if (!counts (self) || self->slipped)
    return;
  self->slipped = TRUE;
  self->n_slips++;
}

void
tutor_miss (TapisTutor *self)
{
  g_signal_emit (self, tutor_missed, 0);
  count_slip (self);
}

void
tutor_leave_undone (TapisTutor *self)
{
  if (counts (self) &&
      (self->state != TAPIS_TUTOR_PLAY ||
       tapis_step_can_err (tutor_step_now (self),
                           tapis_game_get_rules (self->game),
                           tapis_game_get_state (self->game))))
    g_signal_emit (self, tutor_missed, 0);
  tutor_count_help (self);
  count_slip (self);
}

/* --- judging -------------------------------------------------------------- */

/* Makes the coach tell how good the move was that the learner has tried instead
 * of a mistake. Ends the step if the move was right. */
static void
take_tried (TapisTutor *self, TutorTried tried, double cost)
{
  char *text = tutor_tell_tried (self, tried, cost);

  if (tried == TRIED_BEST || tried == TRIED_AS_GOOD)
    {
      tutor_finish_step (self, text, NULL);
      return;
    }
  tutor_miss (self);
  tutor_say (self, TAPIS_TUTOR_ANSWER, text, NULL);
}

void
tutor_take_cost (TapisTutor *self, double cost)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_clear_pointer (&self->job, tapis_job_stop);
  tutor_note (self, "cost", g_ascii_dtostr (text, sizeof text, cost));
  take_tried (self, cost < TAPIS_REVIEW_MISTAKE ? TRIED_AS_GOOD : TRIED_WORSE,
              cost);
}

static void
judged_cb (gpointer owner, const CgVerdict *verdict)
{
  TapisTutor *self = owner;

  tutor_take_cost (self,
                   (double) (verdict->cost *
                             cg_player_unit (tapis_game_get_rules (self->game),
                                             self->before)));
}

/* Judges @move, which the learner has tried instead of @mistake. Any move that
 * is about as good as the best one is right. If it is not known how good @move
 * is, the search judges it. */
static void
judge_try (TapisTutor *self, const TapisMistake *mistake, CgMove move)
{
  const CgRules *rules = tapis_game_get_rules (self->game);
  CgMove then = CG_NO_MOVE;

  cg_read_move (rules, self->before, mistake->move, &then);
  if (tapis_step_asks (tutor_step_now (self), rules, self->before, move))
    {
      take_tried (self, TRIED_BEST, 0);
      return;
    }
  if (move == then)
    {
      take_tried (self,
                  tutor_step_now (self)->theme != NULL ? TRIED_WORSE
                                                       : TRIED_SAME,
                  mistake->cost);
      return;
    }
  self->job = review_job_start (self, judged_cb, rules, &self->before, &move,
                                1, g_str_hash (mistake->save), 0);
  /* Translators: the coach, while a move is judged. */
  tutor_say (self, TAPIS_TUTOR_THINK, g_strdup (_("Let’s see …")), NULL);
}

static void
say_answer (TapisTutor *self)
{
  const char *plain = self->answer != NULL ? self->answer->text : NULL;

  tutor_say (self, TAPIS_TUTOR_ANSWER,
             plain != NULL ? tutor_translate (self, plain, NULL)
                           : tutor_tell_of_move (self),
             plain);
}

void
tutor_judge_move (TapisTutor *self, const TapisStep *step)
{
  const CgRules *rules = tapis_game_get_rules (self->game);
  CgMove move = tapis_game_get_move (self->game, self->ply);
  g_autofree char *text = cg_move_to_text (rules, self->before, move);

  tutor_note (self, "move", text);
  if (tapis_step_is_counting (step))
    {
      if (self->unfound > 0)
        tutor_miss (self);
      tutor_finish_step (
        self, tutor_seeking (self)->tell (self->game), NULL);
      return;
    }
  g_clear_object (&self->moved);
  self->moved = tutor_find_moved (self, move);
  if (step->mistake != NULL)
    {
      judge_try (self, step->mistake, move);
      return;
    }
  if (tapis_step_asks (step, rules, self->before, move))
    {
      tutor_finish_plain (self, step->done);
      return;
    }
  tutor_miss (self);
  self->answer = tapis_step_find_answer (step, rules, self->before, move);
  self->n_then = 0;
  if (self->answer == NULL || self->answer->then[0] == NULL)
    say_answer (self);
  else
    tutor_say (self, TAPIS_TUTOR_WATCH,
               g_strdup (_("Let’s see what happens.")), NULL);
}

void
tutor_reply_to_move (TapisTutor *self)
{
  char **then = self->answer->then;
  guint ply = self->ply + 1 + self->n_then;

  /* a move that the learner cannot avoid is there already if they have made it
   * themselves */
  if (tapis_game_get_n_plies (self->game) <= ply &&
      !tapis_game_play_text (self->game, then[self->n_then]))
    g_warning ("%s: a move that is not legal: %s",
               tapis_lesson_get_id (self->lesson), then[self->n_then]);
  if (then[++self->n_then] == NULL)
    say_answer (self);
}

/* --- findings ------------------------------------------------------------- */

void
tutor_judge_finding (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);
  guint left;

  if (self->state != TAPIS_TUTOR_PLAY || step->kind != TAPIS_STEP_FIND)
    return;
  left = tutor_seeking (self)->count (self->game);
  if (tapis_step_is_counting (step))
    {
      if (left < self->unfound)
        tutor_note (self, "find", "");
      self->unfound = left;
      return;
    }
  if (left > 0 && left == self->unfound)
    {
      tutor_miss (self); /* the game itself has told the learner why this is
                          * wrong */
      return;
    }
  tutor_note (self, "find", "");
  self->unfound = left;
  if (left == 0)
    tutor_finish_plain (self, step->done);
  else
    tutor_set_text (self, tutor_tell_unfound (self), NULL);
}

void
tutor_find_next (TapisTutor *self)
{
  tutor_seeking (self)->find_next (self->game);
  tutor_judge_finding (self);
}
