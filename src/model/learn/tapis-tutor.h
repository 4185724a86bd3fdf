/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives a lesson, from whatever source its tasks are: lays the table, says what
 * the coach says, lets the other players make their moves, and answers each
 * move of the learner. Everything is played in a real game; a move that is not
 * right is really made, and taken back.
 *
 * Like a game it does nothing by itself: the window calls tapis_tutor_step()
 * after a pause when another player is to move. */

#pragma once

#include "model/game/tapis-game.h"
#include "tapis-lesson.h"
#include "tapis-progress.h"
#include "tapis-question.h"

G_BEGIN_DECLS

typedef enum
{
  TAPIS_TUTOR_READ,   /* "text" is to be read: tapis_tutor_go_on() */
  TAPIS_TUTOR_PLAY,   /* the learner is to move, as "text" asks */
  TAPIS_TUTOR_ANSWER, /* "text" tells what came of another move, which
                       * tapis_tutor_go_on() takes back */
  TAPIS_TUTOR_WATCH,  /* another player is to move: tapis_tutor_step(); in a
                       * step of the learner's, to answer a move that was not
                       * the one asked for */
  TAPIS_TUTOR_THINK,  /* the learner's move is being judged: nothing is to be
                       * done */
  TAPIS_TUTOR_GAME,   /* the game is played on to its end */
  TAPIS_TUTOR_ASK,    /* a question is to be answered: tapis_tutor_reply() */
  TAPIS_TUTOR_DONE,   /* the lesson is over */
} TapisTutorState;

#define TAPIS_TYPE_TUTOR (tapis_tutor_get_type ())
G_DECLARE_FINAL_TYPE (TapisTutor, tapis_tutor, TAPIS, TUTOR, GObject)

/* Signal: changed (): one of these is another:
 *
 *   game    the one on the table; a new object at each <position> and question
 *   state   what the learner is to do
 *   step    0-based; the number of all steps when the lesson is over
 *   text    what the coach says
 *
 * Signal: missed (): the learner has made a move that is not the one asked for,
 * answered a question wrong, found what is not there, or had it shown or told;
 * the step is still the one it was in. Not where nothing could go wrong. */

/** Begins @lesson with its first step. */
TapisTutor *tapis_tutor_new (TapisLesson *lesson);

/** What tapis_tutor_new_again() needs to go on with the lesson, in whatever
 * language: a floating variant. */
GVariant *tapis_tutor_keep (TapisTutor *self);

/** Gives @lesson again from where the tutor was that has made @kept: in the
 * same step, at the same table, with the same question, after the same moves,
 * and with what was counted. Only what a learner has found of a <find> is
 * found in another order. */
TapisTutor *tapis_tutor_new_again (TapisLesson *lesson, GVariant *kept);

TapisLesson    *tapis_tutor_get_lesson  (TapisTutor *self);
TapisGame      *tapis_tutor_get_game    (TapisTutor *self);
TapisTutorState tapis_tutor_get_state   (TapisTutor *self);
guint           tapis_tutor_get_step    (TapisTutor *self);
const char     *tapis_tutor_get_text    (TapisTutor *self);

/** That text in another @language, its code, where it is one of the lesson's
 * own and translated; or %NULL. Free with g_free(). */
char *tapis_tutor_dup_text_in (TapisTutor *self, const char *language);

/** All that may be said in the step now, whatever the learner does in it, in
 * @language as above; or, with %NULL, in the one that is spoken, and then %NULL
 * where nobody knows it before: in a test, and where the search judges. Free
 * with g_strfreev(). */
char **tapis_tutor_list_texts (TapisTutor *self, const char *language);

/** The lesson about what the learner has got wrong, or has solved: of puzzles;
 * %NULL: none. */
const TapisLessonLink *tapis_tutor_get_link (TapisTutor *self);

/** What the lesson says of the learner's last move, where that is not the one
 * asked for and the lesson speaks of it; else %NULL. */
const TapisAnswer *tapis_tutor_get_answer (TapisTutor *self);

/** What the coach points at now; never %NULL. */
const TapisAt *tapis_tutor_get_at (TapisTutor *self);

/** What @at is in the game now: a #TapisCard, #TapisPile, #TapisPlayer or
 * #TapisAction; %NULL for a sign, and for what is not there. Borrowed. */
gpointer tapis_tutor_find (TapisTutor *self, const TapisAt *at);

/** Whether @at, which is something, is there now. */
gboolean tapis_tutor_sees (TapisTutor *self, const TapisAt *at);

/** Goes on when something was read; takes back a move that was answered. */
void tapis_tutor_go_on (TapisTutor *self);

/** The question that is to be answered, borrowed, or %NULL; and which of them
 * it is, from 1. */
const TapisQuestion *tapis_tutor_get_question        (TapisTutor *self);
guint                tapis_tutor_get_question_number (TapisTutor *self);

/** Answers it: bit i of @chosen is its option i. "text" then tells what was
 * right. */
void tapis_tutor_reply (TapisTutor *self, guint chosen);

/** Lets the other player move. Does nothing when none is to move. */
void tapis_tutor_step (TapisTutor *self);

/** Says how to go on: a hint, each time one that tells more: the rule, the kind
 * of card, and which move is meant. */
void tapis_tutor_hint (TapisTutor *self);

/** Does for the learner what is asked for. */
void tapis_tutor_show (TapisTutor *self);

/** Back to what the learner read or did before, on to what comes next without
 * doing what is asked, and to the beginning. */
void     tapis_tutor_back     (TapisTutor *self);
gboolean tapis_tutor_can_back (TapisTutor *self);
void     tapis_tutor_skip     (TapisTutor *self);
void     tapis_tutor_restart  (TapisTutor *self);

/** Goes to the step number @step at once, as if all before had been done. A
 * number too large is the last step. */
void tapis_tutor_go_to (TapisTutor *self, guint step);

/** Resumes the lesson where @run stopped, with what was counted until then;
 * @had: the stars that were earned before. */
void tapis_tutor_resume (TapisTutor *self, const TapisRun *run, TapisStars had);

/** Resumes a lesson where @progress says that the learner has come to; and
 * writes that down, and what they have earned or shown at its end. */
void tapis_tutor_read_progress  (TapisTutor *self, TapisProgress *progress);
void tapis_tutor_write_progress (TapisTutor *self, TapisProgress *progress);

/** Whether the lesson is a test that was passed. */
gboolean tapis_tutor_has_passed (TapisTutor *self);

/** This run until now; tapis_tutor_restart() begins another one. */
TapisRun tapis_tutor_get_run (TapisTutor *self);

/** Plays the lesson to its end, and proves what it claims: each position is
 * valid, each move legal when it comes, whatever was chosen before; what the
 * coach points at is there; every other legal move is answered and can be taken
 * back, every card that cannot be used has its reason. The error says file,
 * line and what is wrong. */
gboolean tapis_lesson_prove (TapisLesson *lesson, GError **error);

G_END_DECLS
