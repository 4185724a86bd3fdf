/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Declarations for the files of TapisTutor: tapis-tutor.c (gives the steps, and
 * receives the actions of the learner), tapis-tutor-judge.c (judges the
 * actions, and counts help and slips), tapis-tutor-go.c (goes from step to
 * step, and goes on with a lesson that another tutor has begun),
 * tapis-tutor-make.c (has tasks of themes made in a thread),
 * tapis-tutor-say.c (the texts of the coach) and tapis-tutor-point.c (what the
 * coach points at). The last two files do not change the tutor. */

#pragma once

#include "model/game/tapis-game-kind.h"
#include "tapis-review-private.h"
#include "tapis-tutor.h"

struct _TapisTutor
{
  GObject parent_instance;

  /* owned */
  TapisLesson   *lesson;
  TapisGame     *game;
  char          *text;
  CgState       *before;   /* the position in which the current task was
                            * given */
  TapisCard     *moved;    /* the card that the learner has moved, or NULL */
  TapisQuestion *question;
  TapisJob      *job;      /* the job that judges the learner's move, or NULL */
  TapisJob      *maker;    /* the job that makes the next task of a theme, or
                            * NULL */
  GString       *inputs;   /* the actions of the learner in the current step or
                            * question, one line for each: a verb, a space, and
                            * an object */

  /* state */
  TapisTutorState    state;
  guint              step;
  const char        *plain;   /* the English text, from the lesson file, that
                               * the coach says now; NULL: the current text is
                               * not from the file */
  const TapisAnswer *answer;  /* the lesson's answer that the learner's move
                               * gets now, or NULL */
  guint              n_then;  /* how many of the moves answer->then have been
                               * made */
  guint              n_hints; /* how many hints were given in the current
                               * task */
  guint              ply;     /* how many moves of the game were made before the
                               * current task */
  guint              unfound; /* in a <find>: how many combinations were not
                               * found yet when they were last counted */
  guint              n_asked; /* the number of the current question of the quiz,
                               * from 1; 0: none was asked */
  guint              reached; /* the number (from 0) of the first step that has
                               * not been finished in this run */
  guint              n_helped; /* as in TapisRun */
  guint              n_slips;  /* as in TapisRun */
  gboolean           slipped; /* the current task or question is already counted
                               * in @n_slips */
  gboolean           told;    /* the tutor has made the move of the current
                               * task itself, to show it */
  TapisStars         had;     /* the stars that were earned in earlier runs */
  guint64            seed;    /* the seed of all random numbers in this run */
  gboolean           quietly; /* TRUE while the tutor skips steps on the way to
                               * another step; then the learner does not have to
                               * read anything */
};

/* Returns the current step, or NULL if the lesson is over. */
static inline const TapisStep *
tutor_step_now (TapisTutor *self)
{
  return self->step < tapis_lesson_get_n_steps (self->lesson)
           ? tapis_lesson_get_step (self->lesson, self->step)
           : NULL;
}

/* Returns how combinations are found in the game of a <find>. */
static inline const TapisSeeking *
tutor_seeking (TapisTutor *self)
{
  return tapis_game_get_kind (self->game)->seeking;
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

/* tutor_set_text() makes @text the text of the coach, and takes ownership of
 * it. @plain is the English text in the lesson file of which @text is the
 * translation; NULL: @text is not from the file. tutor_say() does the same, and
 * also sets the state. */
void tutor_set_text (TapisTutor *self, char *text, const char *plain);
void tutor_say      (TapisTutor *self, TapisTutorState state, char *text,
                     const char *plain);

/* tutor_finish_step() ends the current step. If @text is not NULL, the coach
 * says it, and the next step begins after the learner has read it; if @text is
 * NULL, the next step begins at once. The function takes ownership of @text;
 * @plain is as in tutor_set_text(). tutor_finish_plain() does the same with the
 * translation of @plain, which may be NULL. */
void tutor_finish_step  (TapisTutor *self, char *text, const char *plain);
void tutor_finish_plain (TapisTutor *self, const char *plain);

/* tutor_enter() begins the current step. tutor_next_step() goes on to the next
 * step and begins it. */
void tutor_enter     (TapisTutor *self);
void tutor_next_step (TapisTutor *self);

/* Sets a new random seed, so that the random cards and questions change. */
void tutor_shuffle (TapisTutor *self);

/* Asks the question number @n (from 1) of the quiz that is the current step. If
 * there is no such question, goes on to the next step. */
void tutor_ask_question (TapisTutor *self, guint n);

/* Makes @game, of which the function takes ownership, the game of the tutor, in
 * a step in which a game is played to its end; the learner goes on with it. */
void tutor_play_on (TapisTutor *self, TapisGame *game);

/* Adds the line "@verb @object" to the inputs of the current step. */
void tutor_note (TapisTutor *self, const char *verb, const char *object);

/* --- tapis-tutor-make.c --- */

/* Returns whether the position of @step is that of a task that is not made
 * yet. */
static inline gboolean
tutor_awaits (const TapisStep *step)
{
  return step->kind == TAPIS_STEP_POSITION && step->theme != NULL &&
         step->save == NULL;
}

/* Has the next task of a theme made, from the current step on, unless a task is
 * being made. */
void tutor_make_next (TapisTutor *self);

/* --- tapis-tutor-judge.c --- */

/* tutor_count_help() counts that the learner took help with the current task.
 * tutor_miss() counts that they did something wrong. tutor_leave_undone()
 * counts that they did not do the task themselves, which is both help and a
 * slip. Nothing is counted in a step that the learner has finished before. */
void tutor_count_help   (TapisTutor *self);
void tutor_miss         (TapisTutor *self);
void tutor_leave_undone (TapisTutor *self);

/* tutor_judge_move() judges the learner's last move, in @step.
 * tutor_judge_finding() judges the last attempt of the learner to find a
 * combination in a <find>. */
void tutor_judge_move    (TapisTutor *self, const TapisStep *step);
void tutor_judge_finding (TapisTutor *self);

/* Goes on with the lesson after the search has judged the move that the learner
 * tried instead of a mistake. @cost is the cost of this move, as in
 * TapisDecision. */
void tutor_take_cost (TapisTutor *self, double cost);

/* Makes the next move of answer->then: a reply of another player to a move that
 * was not right. After the last one, the coach gives the lesson's answer. */
void tutor_reply_to_move (TapisTutor *self);

/* Finds the next combination in a <find> for the learner. */
void tutor_find_next (TapisTutor *self);

/* --- tapis-tutor-say.c: free all texts with g_free() --- */

/* Returns the translation of @plain, a text from the lesson file, into the
 * language with the code @code or, if @code is NULL, into the current language.
 * If @plain is the <ask> of a task that is asked outside its lesson, the
 * <facts> of the task are put before it. Returns NULL if there is no
 * translation into the language @code. */
char *tutor_translate (TapisTutor *self, const char *plain, const char *code);

/* Returns the text of @step in a lesson that is not in a file, or NULL if it
 * has none. */
char *tutor_tell_made (TapisTutor *self, const TapisStep *step);

/* Returns the hint number @n (from 0) for the task of @step. First come the
 * hints of the lesson, then the kind of card that the move uses, and then the
 * move itself, as often as a hint is requested. In a <find>, hints after those
 * of the lesson name the next combination. If the task is about a mistake, the
 * first hint tells why the best move is the best one, and the second hint names
 * that move. Sets *@plain to the English text of the hint in the lesson file,
 * or to NULL. */
char *tutor_tell_hint (TapisTutor *self, const TapisStep *step, guint n,
                       const char **plain);

/* Returns whether the hint number @n (from 0) for the task of @step names the
 * move. */
gboolean tutor_hint_names_move (TapisTutor *self, const TapisStep *step,
                                guint n);

/* Returns a sentence that tells how many combinations are still to be found in
 * a <find>. */
char *tutor_tell_unfound (TapisTutor *self);

/* Returns a text that tells what happened because of the learner's move, to
 * which the lesson has no answer. */
char *tutor_tell_of_move (TapisTutor *self);

/* How good a move is that the learner tries instead of a mistake. */
typedef enum
{
  TRIED_BEST,
  TRIED_AS_GOOD,
  TRIED_SAME, /* the move is the mistake itself */
  TRIED_WORSE,
} TutorTried;

/* Returns what the coach says to a move that the learner has tried instead of a
 * mistake. @tried tells how good the move is; @cost is its cost, as in
 * TapisDecision (0: not known). */
char *tutor_tell_tried (TapisTutor *self, TutorTried tried, double cost);

/* Returns what the coach says at the end of the lesson. */
char *tutor_tell_end (TapisTutor *self);

/* --- tapis-tutor-point.c --- */

/* Returns the card with which @move was made, in the pile in which it is now,
 * or NULL. Free with g_object_unref(). */
TapisCard *tutor_find_moved (TapisTutor *self, CgMove move);
