/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisTutor share: tapis-tutor.c (gives the steps, and
 * receives what the learner does), tapis-tutor-judge.c (judges what the learner
 * does, and counts help and slips), tapis-tutor-go.c (goes from step to step,
 * and goes on with a lesson that another tutor has begun), tapis-tutor-say.c
 * (the coach's words) and tapis-tutor-point.c (what the coach points at). The
 * last two files only read the tutor. */

#pragma once

#include "model/game/tapis-game-kind.h"
#include "tapis-review-private.h"
#include "tapis-tutor.h"

G_BEGIN_DECLS

struct _TapisTutor
{
  GObject parent_instance;

  /* owned */
  TapisLesson   *lesson;
  TapisGame     *game;
  char          *text;
  CgState       *before;   /* the position in which the learner has to move */
  TapisCard     *moved;    /* the card that the learner has moved, or NULL */
  TapisQuestion *question;
  TapisJob      *job;      /* the job that judges the learner's move, or NULL */
  GString       *inputs;   /* what was done in the current step or question, a
                            * line for each action: a verb, a blank, and the
                            * object */

  /* state */
  TapisTutorState    state;
  guint              step;
  const char        *plain;   /* the text of the lesson that the coach says
                               * now, in English; NULL: the coach says
                               * something else */
  const TapisAnswer *answer;  /* the lesson's answer to the learner's move,
                               * which is being given; or NULL */
  guint              n_then;  /* how many moves of @answer's `then` have been
                               * played */
  guint              n_hints; /* how many hints were given to the current
                               * task */
  guint              ply;     /* how many moves of the game were made before the
                               * learner's move in this step */
  guint              unfound; /* how many things were still to be found in a
                               * <find> when they were last counted */
  guint              n_asked; /* how many questions of the quiz were asked */
  guint              reached; /* the first step that was never finished, from
                               * 0 */
  guint              n_helped; /* how often help was taken, as in TapisRun */
  guint              n_slips;  /* how many moves and answers were not right at
                                * first, as in TapisRun */
  gboolean           slipped; /* TRUE: the current task or question is already
                               * counted in @n_slips */
  TapisStars         had;     /* the stars that were earned before this run */
  guint64            seed;    /* the seed of all random numbers in this run */
  gboolean           quietly; /* TRUE while the tutor passes over steps on the
                               * way to another step, and nothing is said */
};

/* Returns the step that is given now; NULL when the lesson is over. */
static inline const TapisStep *
tutor_step_now (TapisTutor *self)
{
  return self->step < tapis_lesson_get_n_steps (self->lesson)
           ? tapis_lesson_get_step (self->lesson, self->step)
           : NULL;
}

static inline gboolean
tutor_gives (TapisTutor *self, TapisLessonKind kind)
{
  return tapis_lesson_get_kind (self->lesson) == kind;
}

/* Returns the seat of the learner. */
static inline int
tutor_seat (TapisTutor *self)
{
  return tapis_game_now (self->game)->viewer;
}

/* --- tapis-tutor.c --- */

/* The ids of the signals "changed" and "missed". */
extern guint tutor_changed;
extern guint tutor_missed;

/* tutor_set_text() has the coach say @text, which is taken over. @plain is the
 * lesson's English text of which @text is the translation; NULL: @text is not
 * from the lesson. tutor_say() does the same, and also sets the state. */
void tutor_set_text (TapisTutor *self, char *text, const char *plain);
void tutor_say      (TapisTutor *self, TapisTutorState state, char *text,
                     const char *plain);

/* tutor_finish_step() ends the current step. If @text is not NULL, the coach
 * first says it, and the learner reads it; if it is NULL, the next step begins
 * at once. @text is taken over; @plain is as in tutor_set_text().
 * tutor_finish_plain() ends the step with the translation of @plain, which may
 * be NULL. */
void tutor_finish_step  (TapisTutor *self, char *text, const char *plain);
void tutor_finish_plain (TapisTutor *self, const char *plain);

/* tutor_enter() begins the step that is now the current one. tutor_next_step()
 * goes on to the next step. */
void tutor_enter     (TapisTutor *self);
void tutor_next_step (TapisTutor *self);

/* Draws a new seed, so that this run has other cards and questions. */
void tutor_shuffle (TapisTutor *self);

/* Asks the question number @n, from 1, of the quiz that is the current step. */
void tutor_ask_question (TapisTutor *self, guint n);

/* Puts @game, which is taken over, on the table, in a step in which a game is
 * played to its end, and goes on with it. */
void tutor_play_on (TapisTutor *self, TapisGame *game);

/* Adds the line "@verb @object" to the inputs of the current step. */
void tutor_note (TapisTutor *self, const char *verb, const char *object);

/* --- tapis-tutor-judge.c --- */

/* tutor_count_help() counts that the learner took help with the current task;
 * tutor_miss(), that they did something wrong; tutor_leave_undone(), that they
 * left the task undone, which counts as both. Nothing counts in a step that the
 * learner has finished before. */
void tutor_count_help   (TapisTutor *self);
void tutor_miss         (TapisTutor *self);
void tutor_leave_undone (TapisTutor *self);

/* tutor_judge_move() judges the learner's last move in @step.
 * tutor_judge_finding() judges what the learner has found, or has tried to
 * find, in a <find>. */
void tutor_judge_move    (TapisTutor *self, const TapisStep *step);
void tutor_judge_finding (TapisTutor *self);

/* Goes on with the lesson when the search has found that the learner's move,
 * which they tried in place of a mistake, costs @cost (as in TapisDecision). */
void tutor_take_cost (TapisTutor *self, double cost);

/* Plays the next reply of the other players to a move that was not right. After
 * the last reply the coach gives the lesson's answer. */
void tutor_reply_to_move (TapisTutor *self);

/* Finds the next thing in a <find> for the learner. */
void tutor_find_next (TapisTutor *self);

/* --- tapis-tutor-say.c: free all texts with g_free() --- */

/* Returns @plain, a text of the lesson, translated into the language with the
 * code @code, or into the current language if @code is NULL. If @plain is the
 * ask of a task that is asked outside its lesson, the facts of the task are put
 * before it. Returns NULL if the text is not translated. */
char *tutor_translate (TapisTutor *self, const char *plain, const char *code);

/* Returns the text of @step in a lesson that comes from no file; or NULL if it
 * has none. */
char *tutor_tell_made (TapisTutor *self, const TapisStep *step);

/* Returns the hint number @n (from 0) to the task of @step. First come the
 * hints of the lesson, then which kind of card the move takes, then the move
 * itself, which is repeated from then on. If the task is about a mistake, the
 * first hint says why the best move is the best, and the second which move that
 * is. Sets *@plain to the lesson's own text, or to NULL. */
char *tutor_tell_hint (TapisTutor *self, const TapisStep *step, guint n,
                       const char **plain);

/* Returns whether the hint number @n (from 0) to the task of @step names the
 * move. */
gboolean tutor_hint_names_move (TapisTutor *self, const TapisStep *step,
                                guint n);

/* Returns a sentence that says how much is still to be found in a <find>. */
char *tutor_tell_unfound (TapisTutor *self);

/* Returns a text that says what came of the learner's move, if the lesson has
 * no answer to that move. */
char *tutor_tell_of_move (TapisTutor *self);

/* How good a move is that the learner tries in place of a mistake. */
typedef enum
{
  TRIED_BEST,
  TRIED_AS_GOOD,
  TRIED_SAME, /* the move is the mistake itself */
  TRIED_WORSE,
} TutorTried;

/* Returns what the coach says of a move in place of a mistake, which is as good
 * as @tried says. @cost is as in TapisDecision; 0: not known. */
char *tutor_tell_tried (TapisTutor *self, TutorTried tried, double cost);

/* Returns what the coach says at the end of the lesson. */
char *tutor_tell_end (TapisTutor *self);

/* --- tapis-tutor-point.c --- */

/* Returns the card with which @move was made, where that card lies now; or
 * NULL. The caller owns the reference, to be freed with g_object_unref(). */
TapisCard *tutor_find_moved (TapisTutor *self, CgMove move);

G_END_DECLS
