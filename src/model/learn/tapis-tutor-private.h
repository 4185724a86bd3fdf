/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisTutor share: tapis-tutor.c (the steps),
 * tapis-tutor-mistake.c (mistakes of real games), tapis-tutor-go.c (the ways
 * between steps), tapis-tutor-count.c (what is counted), tapis-tutor-say.c
 * (what is said of moves) and tapis-tutor-point.c (what the coach points at).
 */

#pragma once

#include "model/game/tapis-game-kind.h"
#include "players/cg-player.h"
#include "tapis-review-private.h"
#include "tapis-tutor.h"

G_BEGIN_DECLS

/* The seat of the learner. */
#define LEARNER 0

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

  /* state: what `text` tells: `plain`, a text of the lesson, or what was made
   * of what is here */
  const char *plain; /* or NULL */
  char     *(*telling) (TapisTutor *self);
  guint       chosen; /* the last answer to a question */
  ReviewTried tried;  /* a move in place of a mistake … */
  double      cost;   /* … and what it costs */

  /* state */
  TapisTutorState    state;
  guint              step;
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
  CgRandom           random;
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

/* Whether @step is one in which the learner does something on the table. */
static inline gboolean
tutor_is_task (const TapisStep *step)
{
  return step->kind == TAPIS_STEP_PLAY || step->kind == TAPIS_STEP_FIND;
}

/* --- tapis-tutor.c --- */

/* The signals "changed" and "missed". */
extern guint tutor_changed;
extern guint tutor_missed;

/* Begins the step now; and goes on to the next one. */
void tutor_enter     (TapisTutor *self);
void tutor_next_step (TapisTutor *self);

/* Says what @telling tells, and will say it in other languages. */
void tutor_say (TapisTutor *self, TapisTutorState state,
                char *(*telling) (TapisTutor *self));

/* A move or an answer was wrong. */
void tutor_miss (TapisTutor *self);

/* The step is done: @telling tells its last word, if there is one, or the next
 * one begins. */
void tutor_finish_step (TapisTutor *self, const char *last_word,
                        char *(*telling) (TapisTutor *self));

/* --- tapis-tutor-mistake.c --- */

/* The learner has made @move in @step, a mistake that comes again. */
void tutor_judge_mistake (TapisTutor *self, const TapisStep *step,
                          CgMove move);

/* --- tapis-tutor-count.c --- */

/* The learner took help with the step now; what they did was not right; or they
 * did not do it themselves, which is both. Steps that they come back to do not
 * count. */
void tutor_help         (TapisTutor *self);
void tutor_slip         (TapisTutor *self);
void tutor_leave_undone (TapisTutor *self);

/* What is said at the end; free with g_free(). */
char *tutor_tell_end (TapisTutor *self);

/* --- tapis-tutor-say.c --- */

/* The first of the moves of @step in @state, or one that makes sense where any
 * is accepted. */
CgMove tutor_move_of (TapisTutor *self, const TapisStep *step,
                      const CgState *state);

/* Whether the learner's @move is one that @step asks for. */
gboolean tutor_is_asked (TapisTutor *self, const TapisStep *step, CgMove move);

/* The hint number @n (0-based) to the task of @step: what the lesson says
 * (*@plain, or NULL), or else the rule that it teaches; then what kind of card
 * it takes; then which one. After the last one it stays the last. Free with
 * g_free(). */
char *tutor_give_hint (TapisTutor *self, const TapisStep *step, guint n,
                       const char **plain);

/* The text of the step now, noted as `plain`; where it is asked outside its
 * lesson, behind what must be known. Free with g_free(). */
char *tutor_tell_step (TapisTutor *self);

/* Whether that hint names the move. */
gboolean tutor_hint_names_move (TapisTutor *self, const TapisStep *step,
                                guint n);

/* Whether the learner, who is to do the task of @step, can do it wrong. */
gboolean tutor_can_err (TapisTutor *self, const TapisStep *step);

/* What the lesson says of @move, which is not one that was asked for; or NULL:
 * then tutor_tell_of_move() says what it did. Free with g_free(). */
const TapisAnswer *tutor_find_answer (TapisTutor *self, const TapisStep *step,
                                      CgMove move);
char *tutor_tell_of_move (TapisTutor *self);

/* That the others will answer; and how much there is still to be found. Free
 * with g_free(). */
char *tutor_tell_to_watch (TapisTutor *self);
char *tutor_tell_unfound  (TapisTutor *self);

/* --- tapis-tutor-point.c --- */

/* The card with which @move was made, and which lies elsewhere now; or NULL.
 * A reference. */
TapisCard *tutor_find_moved (TapisTutor *self, CgMove move);

G_END_DECLS
