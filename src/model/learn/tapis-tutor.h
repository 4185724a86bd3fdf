/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tutor gives a lesson to the learner, wherever its tasks come from: lays
 * the table, sets what the coach says, lets the other players make their moves,
 * and answers each move of the learner. Everything is played in a real game: a
 * move that is not right is made on the table, and then taken back.
 *
 * The tutor does not move for another player by itself: when another player is
 * to move, the window calls tapis_tutor_step() after a pause. */

#pragma once

#include "model/game/tapis-game.h"
#include "tapis-lesson.h"
#include "tapis-progress.h"
#include "tapis-question.h"

G_BEGIN_DECLS

typedef enum
{
  TAPIS_TUTOR_READ,   /* the learner reads "text"; tapis_tutor_go_on() goes
                       * on */
  TAPIS_TUTOR_PLAY,   /* the learner is to make the move that "text" asks for */
  TAPIS_TUTOR_ANSWER, /* "text" tells what came of a move that was not right;
                       * tapis_tutor_go_on() takes the move back */
  TAPIS_TUTOR_WATCH,  /* another player is to move: tapis_tutor_step(). In a
                       * step in which the learner moves, that move is a reply
                       * to a move that was not right. */
  TAPIS_TUTOR_THINK,  /* the learner's move is being judged, and everybody
                       * waits */
  TAPIS_TUTOR_GAME,   /* the learner plays the game on to its end */
  TAPIS_TUTOR_ASK,    /* the learner has to answer a question:
                       * tapis_tutor_reply() */
  TAPIS_TUTOR_DONE,   /* the lesson is over */
} TapisTutorState;

#define TAPIS_TYPE_TUTOR (tapis_tutor_get_type ())
G_DECLARE_FINAL_TYPE (TapisTutor, tapis_tutor, TAPIS, TUTOR, GObject)

/* Signal: changed (): one of these values has changed:
 *
 *   game    the game on the table; a new object for each position and question
 *   state   what the learner is to do
 *   step    from 0; the number of all steps when the lesson is over
 *   text    what the coach says
 *
 * Signal: missed (): the learner has made a wrong move, has answered a question
 * wrong, has looked for something that is not there, or was shown or told what
 * is right. The signal comes before the tutor goes on to the next step. It is
 * not emitted in a step in which the learner cannot do anything wrong. */

/** Returns a tutor who begins @lesson with its first step. */
TapisTutor *tapis_tutor_new (TapisLesson *lesson);

/** Returns what tapis_tutor_new_again() needs to go on with the lesson later,
 * perhaps in another language; a floating variant. */
GVariant *tapis_tutor_keep (TapisTutor *self);

/** Returns a tutor who goes on with @lesson where another tutor was when it
 * made @kept with tapis_tutor_keep(): in the same step, at the same table, with
 * the same question, after the same moves, and with the same counts of help and
 * slips. Only the order in which the learner has found things in a <find> may
 * differ. */
TapisTutor *tapis_tutor_new_again (TapisLesson *lesson, GVariant *kept);

TapisLesson    *tapis_tutor_get_lesson  (TapisTutor *self);
TapisGame      *tapis_tutor_get_game    (TapisTutor *self);
TapisTutorState tapis_tutor_get_state   (TapisTutor *self);
guint           tapis_tutor_get_step    (TapisTutor *self);
const char     *tapis_tutor_get_text    (TapisTutor *self);

/** Returns the text that the coach says now in the language with the code
 * @language. %NULL if that text is not one of the lesson's own, or is not
 * translated. Free with g_free(). */
char *tapis_tutor_dup_text_in (TapisTutor *self, const char *language);

/** Returns all texts that the coach may say in the current step, whatever the
 * learner does, in the language with the code @language. If @language is %NULL,
 * they are in the current language; then the function returns %NULL if the
 * texts cannot be known before: in a test, and if the search judges the move.
 * Free with g_strfreev(). */
char **tapis_tutor_list_texts (TapisTutor *self, const char *language);

/** Returns the link to the lesson about the current puzzle, once the learner
 * has solved the puzzle or got it wrong; before that %NULL. */
const TapisLessonLink *tapis_tutor_get_link (TapisTutor *self);

/** Returns the lesson's answer to the learner's last move, if that move was not
 * right and the lesson has an answer to it; else %NULL. */
const TapisAnswer *tapis_tutor_get_answer (TapisTutor *self);

/** Returns what the coach points at now; never %NULL. */
const TapisAt *tapis_tutor_get_at (TapisTutor *self);

/** Returns the object of the game to which @at points: a #TapisCard,
 * #TapisPile, #TapisPlayer or #TapisAction. %NULL for a sign, and if the object
 * is not there. Borrowed. */
gpointer tapis_tutor_find (TapisTutor *self, const TapisAt *at);

/** Returns whether what @at points at is on the table now. The kind of @at must
 * not be TAPIS_AT_NOTHING. */
gboolean tapis_tutor_sees (TapisTutor *self, const TapisAt *at);

/** Goes on with the lesson, because the learner has read the text. If the text
 * was the answer to a move, first takes that move back. */
void tapis_tutor_go_on (TapisTutor *self);

/** tapis_tutor_get_question() returns the question that the learner has to
 * answer now, borrowed, or %NULL. tapis_tutor_get_question_number() returns the
 * number of that question in the quiz, from 1. */
const TapisQuestion *tapis_tutor_get_question        (TapisTutor *self);
guint                tapis_tutor_get_question_number (TapisTutor *self);

/** Answers the question: if bit i of @chosen is set, the learner has chosen the
 * option i. After that "text" says what was right. */
void tapis_tutor_reply (TapisTutor *self, guint chosen);

/** Makes the move of the other player who is to move; does nothing if no other
 * player is to move. */
void tapis_tutor_step (TapisTutor *self);

/** Gives the learner a hint. Each hint tells more than the one before: first
 * the rule, then the kind of card, then the move. */
void tapis_tutor_hint (TapisTutor *self);

/** Does for the learner what the step asks for. */
void tapis_tutor_show (TapisTutor *self);

/** tapis_tutor_back() goes back to the last step in which the learner had
 * something to read or to do; tapis_tutor_can_back() returns whether there is
 * such a step. tapis_tutor_skip() goes on without doing what is asked.
 * tapis_tutor_restart() begins the lesson again. */
void     tapis_tutor_back     (TapisTutor *self);
gboolean tapis_tutor_can_back (TapisTutor *self);
void     tapis_tutor_skip     (TapisTutor *self);
void     tapis_tutor_restart  (TapisTutor *self);

/** Goes to the step number @step (from 0) at once, as if all steps before it
 * had been done. If the lesson has fewer steps, goes to its last step. */
void tapis_tutor_go_to (TapisTutor *self, guint step);

/** Resumes the lesson at the step at which @run stopped, with the help and the
 * slips that @run has counted. @had are the stars that were earned before @run.
 */
void tapis_tutor_resume (TapisTutor *self, const TapisRun *run, TapisStars had);

/** tapis_tutor_read_progress() resumes the lesson at the step to which the
 * learner has come, as @progress says. tapis_tutor_write_progress() writes into
 * @progress how far the learner is, and at the end what they have earned. */
void tapis_tutor_read_progress  (TapisTutor *self, TapisProgress *progress);
void tapis_tutor_write_progress (TapisTutor *self, TapisProgress *progress);

/** Returns whether the lesson is a test that the learner has passed. */
gboolean tapis_tutor_has_passed (TapisTutor *self);

/** Returns how far this run through the lesson has come, and what was counted
 * in it; tapis_tutor_restart() begins another run. */
TapisRun tapis_tutor_get_run (TapisTutor *self);

/** Plays @lesson to its end, and proves what it says: each position is valid;
 * each move is legal when it comes, whatever was chosen before; what the coach
 * points at is there; every other legal move is answered and can be taken back;
 * and for every card that cannot be used the table says why. If something is
 * wrong, returns %FALSE and sets @error to "file:line: what is wrong". */
gboolean tapis_lesson_prove (TapisLesson *lesson, GError **error);

G_END_DECLS
