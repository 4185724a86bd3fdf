/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisTutor share: tapis-tutor.c (the steps, and what the
 * learner does), tapis-tutor-judge.c (whether that is right, and what is
 * counted), tapis-tutor-go.c (the ways between steps, and to go on with a
 * lesson later), tapis-tutor-say.c (the coach's words) and tapis-tutor-point.c
 * (what the coach points at). The last two only read the tutor. */

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
  CgState       *before;   /* where the learner was asked for a move */
  TapisCard     *moved;    /* the card with which they made it, or NULL */
  TapisQuestion *question;
  TapisJob      *job;      /* that judges the learner's move, or NULL */
  GString       *inputs;   /* what was done in the step or question now, a line
                            * each: a verb, a blank, and of what */

  /* state */
  TapisTutorState    state;
  guint              step;
  const char        *plain;   /* the text of the lesson that is said, or NULL */
  const TapisAnswer *answer;  /* that is given, of the lesson, or NULL */
  guint              n_then;  /* how many of its `then` have been played */
  guint              n_hints; /* that were given to the task now */
  guint              ply;     /* where the move that is asked for stands */
  guint              unfound; /* how much is to be found, when last looked */
  guint              n_asked; /* questions of the quiz */
  guint              reached; /* the first step that was never gone past */
  guint              n_helped; /* in this run, as in TapisRun … */
  guint              n_slips;
  gboolean           slipped; /* the task or the question now is one of them */
  TapisStars         had;     /* stars that were earned before it */
  guint64            seed;    /* for all chance of this run */
  gboolean           quietly; /* nobody looks: on the way to another step */
};

/* The step that is being given; NULL when the lesson is over. */
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

/* Says @text, which is taken over; @plain as in the struct. */
void tutor_set_text (TapisTutor *self, char *text, const char *plain);
void tutor_say      (TapisTutor *self, TapisTutorState state, char *text,
                     const char *plain);

/* The step is done: says its last word, which may be NULL, or goes on where
 * there is none. @text is taken over; @plain is a text of the lesson. */
void tutor_finish_step  (TapisTutor *self, char *text, const char *plain);
void tutor_finish_plain (TapisTutor *self, const char *plain);

/* Begins the step now; and goes on to the next one. */
void tutor_enter     (TapisTutor *self);
void tutor_next_step (TapisTutor *self);

/* Has a new run begin, with other cards and questions. */
void tutor_shuffle (TapisTutor *self);

/* Asks the question number @n of the quiz of the step now, from 1. */
void tutor_ask_question (TapisTutor *self, guint n);

/* Goes on with @game, which is taken over, in the step of a <game>. */
void tutor_play_on (TapisTutor *self, TapisGame *game);

/* Adds a line to the inputs. */
void tutor_note (TapisTutor *self, const char *verb, const char *object);

/* --- tapis-tutor-judge.c --- */

/* The learner took help with the task now; did something that was not right; or
 * did not do it themselves, which is both. Steps that they come back to do not
 * count. */
void tutor_count_help   (TapisTutor *self);
void tutor_miss         (TapisTutor *self);
void tutor_leave_undone (TapisTutor *self);

/* The learner has moved in @step; and has found something, or tried to. */
void tutor_judge_move    (TapisTutor *self, const TapisStep *step);
void tutor_judge_finding (TapisTutor *self);

/* The search has found what the learner's move in place of a mistake costs, as
 * in TapisDecision. */
void tutor_take_cost (TapisTutor *self, double cost);

/* The others answer a move that was not asked for; after the last of their
 * moves it is told what it cost. */
void tutor_reply_to_move (TapisTutor *self);

/* Finds for the learner what is to be found next. */
void tutor_find_next (TapisTutor *self);

/* --- tapis-tutor-say.c: all for g_free() --- */

/* @plain, a text of the lesson, in the language @code, or in the one spoken
 * (%NULL); the ask of a task that is asked outside its lesson behind what must
 * be known. NULL where it is not translated. */
char *tutor_translate (TapisTutor *self, const char *plain, const char *code);

/* The text of the step now that no file holds: of a made lesson, or NULL. */
char *tutor_tell_made (TapisTutor *self, const TapisStep *step);

/* The hint number @n (0-based) to the task of @step: what the lesson says
 * (*@plain, or NULL), or else what kind of card it takes; then which one. After
 * the last one it stays the last. In place of a mistake: why the best move is
 * the best, then which one it is. */
char *tutor_tell_hint (TapisTutor *self, const TapisStep *step, guint n,
                       const char **plain);

/* Whether that hint names the move. */
gboolean tutor_hint_names_move (TapisTutor *self, const TapisStep *step,
                                guint n);

/* How much there is still to be found. */
char *tutor_tell_unfound (TapisTutor *self);

/* What came of a move of which the lesson says nothing. */
char *tutor_tell_of_move (TapisTutor *self);

/* What a move in place of a mistake is. */
typedef enum
{
  TRIED_BEST,
  TRIED_AS_GOOD,
  TRIED_SAME, /* as the mistake */
  TRIED_WORSE,
} TutorTried;

/* What is said of it; @cost as in TapisDecision, 0: not known. */
char *tutor_tell_tried (TapisTutor *self, TutorTried tried, double cost);

/* What is said at the end. */
char *tutor_tell_end (TapisTutor *self);

/* --- tapis-tutor-point.c --- */

/* The card with which @move was made, and which lies elsewhere now; or NULL.
 * A reference. */
TapisCard *tutor_find_moved (TapisTutor *self, CgMove move);

G_END_DECLS
