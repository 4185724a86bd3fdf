/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tutor gives a lesson of any source to the learner: sets up the cards,
 * sets the text of the coach, makes the moves of the other players, and answers
 * each move of the learner. The steps are played in a TapisGame: a move that is
 * not right is made in this game, and then taken back.
 *
 * The tutor does not make moves of other players by itself: when it is another
 * player's turn, the window calls tapis_tutor_step() after a pause. */

#pragma once

#include "model/game/tapis-game.h"
#include "tapis-lesson.h"
#include "tapis-progress.h"
#include "tapis-question.h"

typedef enum
{
  TAPIS_TUTOR_READ,   /* the learner reads "text"; call tapis_tutor_go_on() to
                       * go on */
  TAPIS_TUTOR_PLAY,   /* the learner has to make the move that "text" asks
                       * for */
  TAPIS_TUTOR_ANSWER, /* "text" tells what happened because of a move that was
                       * not right; tapis_tutor_go_on() takes the move back */
  TAPIS_TUTOR_WATCH,  /* it is another player's turn: call tapis_tutor_step().
                       * In a step in which the learner moves, the other player
                       * replies to a move that was not right */
  TAPIS_TUTOR_THINK,  /* threads judge the learner's move or look for the next
                       * task, and the learner waits */
  TAPIS_TUTOR_GAME,   /* the learner plays the game to its end */
  TAPIS_TUTOR_ASK,    /* the learner has to answer a question: call
                       * tapis_tutor_reply() */
  TAPIS_TUTOR_DONE,   /* the lesson is over */
} TapisTutorState;

#define TAPIS_TYPE_TUTOR (tapis_tutor_get_type ())
G_DECLARE_FINAL_TYPE (TapisTutor, tapis_tutor, TAPIS, TUTOR, GObject)

/* Signal: changed (): one of these values has changed:
 *
 *   game    the TapisGame; a new object for each position and question
 *   state   the TapisTutorState
 *   step    the number of the step, from 0; the number of steps if the lesson
 *           is over
 *   text    what the coach says
 *
 * Signal: missed (): the learner has made a wrong move, has answered a question
 * wrong, has looked for a combination that is not there, or was shown or told
 * what is right. The signal is emitted before the tutor goes on to the next
 * step. It is not emitted in a step in which the learner cannot do anything
 * wrong. */

/** Returns a tutor that begins @lesson with its first step. */
TapisTutor *tapis_tutor_new (TapisLesson *lesson);

/** Returns a floating variant with which tapis_tutor_new_again() can go on with
 * the lesson later, perhaps in another language. */
GVariant *tapis_tutor_keep (TapisTutor *self);

/** Returns a tutor that goes on with @lesson where another tutor was when @kept
 * was made with tapis_tutor_keep(): in the same step, in the same position or
 * with the same question, after the same moves, and with the same numbers of
 * help and slips. Only the order in which the combinations of a <find> were
 * found may differ. */
TapisTutor *tapis_tutor_new_again (TapisLesson *lesson, GVariant *kept);

TapisLesson    *tapis_tutor_get_lesson  (TapisTutor *self);
TapisGame      *tapis_tutor_get_game    (TapisTutor *self);
TapisTutorState tapis_tutor_get_state   (TapisTutor *self);
guint           tapis_tutor_get_step    (TapisTutor *self);
const char     *tapis_tutor_get_text    (TapisTutor *self);

/** Returns the translation of the current text of the coach into the language
 * with the code @language. Returns %NULL if the text is not from the lesson
 * file, if it is not translated, or if the translation is the same as in the
 * current language. Free with g_free(). */
char *tapis_tutor_dup_text_in (TapisTutor *self, const char *language);

/** Returns all texts that the coach may say in the current step, in the
 * language with the code @language or, if @language is %NULL, in the current
 * language. If @language is %NULL and the texts cannot be known in advance (in
 * a test, or if the search judges the move), returns %NULL. Free with
 * g_strfreev(). */
char **tapis_tutor_list_texts (TapisTutor *self, const char *language);

/** Returns the link to the lesson about the mistake of the current step, if the
 * learner has done the task; otherwise %NULL. */
const TapisLessonLink *tapis_tutor_get_link (TapisTutor *self);

/** Returns the id of the theme that the learner can train after what they have
 * just done: a lesson that has a theme, or a mistake that has one. Returns
 * %NULL if there is none, or in a training. */
const char *tapis_tutor_get_theme (TapisTutor *self);

/** Returns the lesson's answer to the learner's last move if that move was not
 * right and the lesson has an answer to it; otherwise %NULL. */
const TapisAnswer *tapis_tutor_get_answer (TapisTutor *self);

/** Returns what the coach points at now; borrowed, never %NULL. */
const TapisAt *tapis_tutor_get_at (TapisTutor *self);

/** Returns the object of the game that @at means: a #TapisCard, #TapisPile,
 * #TapisPlayer or #TapisAction; borrowed. Returns %NULL for a sign, or if there
 * is no such object now. */
gpointer tapis_tutor_find (TapisTutor *self, const TapisAt *at);

/** Returns whether the thing that @at means is on the table now. The kind of
 * @at must not be TAPIS_AT_NOTHING. */
gboolean tapis_tutor_sees (TapisTutor *self, const TapisAt *at);

/** Goes on with the lesson after the learner has read the text. If the text was
 * the answer to a move, takes that move back instead; in a test, goes on to the
 * next step. */
void tapis_tutor_go_on (TapisTutor *self);

/** tapis_tutor_get_question() returns the question that the learner has to
 * answer now, borrowed, or %NULL. tapis_tutor_get_question_number() returns the
 * number of the current question of the quiz, from 1, or 0 if none has been
 * asked. */
const TapisQuestion *tapis_tutor_get_question        (TapisTutor *self);
guint                tapis_tutor_get_question_number (TapisTutor *self);

/** Answers the current question. If bit i of @chosen is set, the learner has
 * chosen the option i. Afterwards "text" tells what was right. */
void tapis_tutor_reply (TapisTutor *self, guint chosen);

/** Makes the move of another player if it is that player's turn
 * (TAPIS_TUTOR_WATCH); otherwise does nothing. */
void tapis_tutor_step (TapisTutor *self);

/** Gives the learner a hint in a task with the cards on the table; does nothing
 * in a test. Each hint tells more than the one before: first the rule, then the
 * kind of card, then the move. */
void tapis_tutor_hint (TapisTutor *self);

/** Makes the move that the step asks for, or finds the next combination of a
 * <find>, for the learner. Does nothing in a test. */
void tapis_tutor_show (TapisTutor *self);

/** tapis_tutor_back() takes the learner's move in the current step back or, if
 * there is none, goes back to the last step in which the learner had something
 * to read or to do. tapis_tutor_can_back() returns whether there is such a
 * step; there is none in a test. tapis_tutor_skip() goes on although the
 * learner has not done what is asked. tapis_tutor_restart() begins the lesson
 * again. */
void     tapis_tutor_back     (TapisTutor *self);
gboolean tapis_tutor_can_back (TapisTutor *self);
void     tapis_tutor_skip     (TapisTutor *self);
void     tapis_tutor_restart  (TapisTutor *self);

/** Goes to the step number @step (from 0) at once, as if all steps before it
 * had been done. If the lesson has fewer steps, goes to its last step. */
void tapis_tutor_go_to (TapisTutor *self, guint step);

/** Resumes the lesson at the step of @run, with the help and the slips that
 * @run has counted. @had are the stars that were earned in earlier runs. */
void tapis_tutor_resume (TapisTutor *self, const TapisRun *run, TapisStars had);

/** tapis_tutor_read_progress() resumes a lesson from a file at the step that
 * @progress has for it. tapis_tutor_write_progress() notes in @progress the
 * current step and, at the end of the lesson, the stars that were earned; of a
 * test it notes only that it was passed. */
void tapis_tutor_read_progress  (TapisTutor *self, TapisProgress *progress);
void tapis_tutor_write_progress (TapisTutor *self, TapisProgress *progress);

/** Ends a training: no task follows the current one. */
void tapis_tutor_end_soon (TapisTutor *self);

/** Returns whether the lesson is a test that is over and that the learner has
 * passed. */
gboolean tapis_tutor_has_passed (TapisTutor *self);

/** Returns the current step of this run through the lesson, and the help and
 * slips that were counted in it. tapis_tutor_restart() begins another run. */
TapisRun tapis_tutor_get_run (TapisTutor *self);

/** Checks @lesson by playing it to its end in every way that it allows: each
 * position is valid; each move is legal when it is made; the things that the
 * coach points at are on the table; every other legal move is answered and can
 * be taken back; and for every card that cannot be used the table tells why. If
 * something is wrong, returns %FALSE and sets @error to "file:line: what is
 * wrong". */
gboolean tapis_lesson_prove (TapisLesson *lesson, GError **error);
