/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisTutor share: tapis-tutor.c (gives the steps, and takes
 * what the learner does), tapis-tutor-judge.c (whether that is right, and what
 * is counted), tapis-tutor-go.c (goes from step to step, and on with a lesson
 * that another tutor has begun), tapis-tutor-say.c (the coach's words) and
 * tapis-tutor-point.c (what the coach points at). The last two files only read
 * the tutor. */

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
  GString       *inputs;   /* what was done in this step or question, a line
                            * each: a verb, a blank, and what it was done to */

  /* state */
  TapisTutorState    state;
  guint              step;
  const char        *plain;   /* the lesson's own text that is said, in English,
                               * or NULL where something else is said */
  const TapisAnswer *answer;  /* the lesson's answer that is given, or NULL */
  guint              n_then;  /* how many of its replies have been played */
  guint              n_hints; /* hints that were given to the task now */
  guint              ply;     /* how many moves were made before the one that
                               * is asked for */
  guint              unfound; /* how much was to be found when last counted */
  guint              n_asked; /* questions of the quiz that were asked */
  guint              reached; /* the first step that was never finished */
  guint              n_helped; /* as in TapisRun … */
  guint              n_slips;  /* … too */
  gboolean           slipped; /* the task or question now counts as a slip */
  TapisStars         had;     /* stars that were earned before this run */
  guint64            seed;    /* of all chance in this run */
  gboolean           quietly; /* steps are passed over on the way to another,
                               * and nothing is said */
};

/* The step that is given now; NULL when the lesson is over. */
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

/* The seat of the learner. */
static inline int
tutor_seat (TapisTutor *self)
{
  return tapis_game_now (self->game)->viewer;
}

/* --- tapis-tutor.c --- */

/* The signals "changed" and "missed". */
extern guint tutor_changed;
extern guint tutor_missed;

/* Says @text, which is taken over; it is the translation of @plain, or @plain
 * is NULL. tutor_say() also sets the state. */
void tutor_set_text (TapisTutor *self, char *text, const char *plain);
void tutor_say      (TapisTutor *self, TapisTutorState state, char *text,
                     const char *plain);

/* Ends the step: says @text, its last words, or goes on to the next step where
 * @text is NULL. @text is taken over; it is the translation of @plain, or
 * @plain is NULL. tutor_finish_plain() translates @plain, which may be NULL. */
void tutor_finish_step  (TapisTutor *self, char *text, const char *plain);
void tutor_finish_plain (TapisTutor *self, const char *plain);

/* Begins the step now; and goes on to the next step. */
void tutor_enter     (TapisTutor *self);
void tutor_next_step (TapisTutor *self);

/* Draws a new seed: the run has other cards and questions. */
void tutor_shuffle (TapisTutor *self);

/* Asks the question number @n of the quiz of the step now, from 1. */
void tutor_ask_question (TapisTutor *self, guint n);

/* Goes on with @game, which is taken over, in a step in which a game is played
 * to its end. */
void tutor_play_on (TapisTutor *self, TapisGame *game);

/* Adds a line to the inputs. */
void tutor_note (TapisTutor *self, const char *verb, const char *object);

/* --- tapis-tutor-judge.c --- */

/* Counts that the learner took help with the task now, that they did something
 * wrong, or that they left the task undone, which is both. In a step to which
 * they have come back nothing counts. */
void tutor_count_help   (TapisTutor *self);
void tutor_miss         (TapisTutor *self);
void tutor_leave_undone (TapisTutor *self);

/* Judges the learner's move in @step; and what the learner has found, or has
 * tried to find. */
void tutor_judge_move    (TapisTutor *self, const TapisStep *step);
void tutor_judge_finding (TapisTutor *self);

/* Goes on when the search has found what the learner's move in place of a
 * mistake costs. @cost is as in TapisDecision. */
void tutor_take_cost (TapisTutor *self, double cost);

/* Plays the next reply of the others to a move that was not right. After the
 * last reply the coach says what the move has cost. */
void tutor_reply_to_move (TapisTutor *self);

/* Finds for the learner what is to be found next. */
void tutor_find_next (TapisTutor *self);

/* --- tapis-tutor-say.c: free all texts with g_free() --- */

/* Translates @plain, a text of the lesson, into the language with the code
 * @code, or, where that is NULL, into the language of the day. Before the ask
 * of a task that is asked outside its lesson come the facts that must be known.
 * NULL where the text is not translated. */
char *tutor_translate (TapisTutor *self, const char *plain, const char *code);

/* The text of @step, in a lesson that comes from no file; or NULL. */
char *tutor_tell_made (TapisTutor *self, const TapisStep *step);

/* The hint number @n (from 0) to the task of @step. First come the hints of the
 * lesson, then which kind of card the move takes, then the move itself, which
 * is repeated from then on. In place of a mistake: why the best move is the
 * best, then which move that is. Sets *@plain to the lesson's own text, or to
 * NULL. */
char *tutor_tell_hint (TapisTutor *self, const TapisStep *step, guint n,
                       const char **plain);

/* Whether that hint names the move. */
gboolean tutor_hint_names_move (TapisTutor *self, const TapisStep *step,
                                guint n);

/* Says how much there is still to be found. */
char *tutor_tell_unfound (TapisTutor *self);

/* Says what came of a move to which the lesson says nothing. */
char *tutor_tell_of_move (TapisTutor *self);

/* How good a move in place of a mistake is. */
typedef enum
{
  TRIED_BEST,
  TRIED_AS_GOOD,
  TRIED_SAME, /* it is the mistake */
  TRIED_WORSE,
} TutorTried;

/* What is said of such a move. @cost is as in TapisDecision; 0: not known. */
char *tutor_tell_tried (TapisTutor *self, TutorTried tried, double cost);

/* What is said at the end. */
char *tutor_tell_end (TapisTutor *self);

/* --- tapis-tutor-point.c --- */

/* The card with which @move was made, where it lies now; or NULL. A reference,
 * to be freed with g_object_unref(). */
TapisCard *tutor_find_moved (TapisTutor *self, CgMove move);

G_END_DECLS
