/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives a lesson, wherever its tasks come from: lays the table, says what the
 * coach says, lets the other players make their moves, and answers each move of
 * the learner. Everything is played in a real game: a move that is not right is
 * made there, and then taken back.
 *
 * The tutor makes no move of another player by itself: when one is to move, the
 * window calls tapis_tutor_step() after a pause. */

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
  TAPIS_TUTOR_ANSWER, /* "text" tells what came of a move that was not right;
                       * tapis_tutor_go_on() takes the move back */
  TAPIS_TUTOR_WATCH,  /* another player is to move: tapis_tutor_step(). In a
                       * step of the learner's that move is a reply to a move
                       * that was not right. */
  TAPIS_TUTOR_THINK,  /* the learner's move is being judged, and everybody
                       * waits */
  TAPIS_TUTOR_GAME,   /* the game is played on to its end */
  TAPIS_TUTOR_ASK,    /* a question is to be answered: tapis_tutor_reply() */
  TAPIS_TUTOR_DONE,   /* the lesson is over */
} TapisTutorState;

#define TAPIS_TYPE_TUTOR (tapis_tutor_get_type ())
G_DECLARE_FINAL_TYPE (TapisTutor, tapis_tutor, TAPIS, TUTOR, GObject)

/* Signal: changed (): one of these has changed:
 *
 *   game    the game on the table; a new object for each position and question
 *   state   what the learner is to do
 *   step    from 0; the number of all steps when the lesson is over
 *   text    what the coach says
 *
 * Signal: missed (): the learner has made a wrong move, has answered a question
 * wrong, has looked for something that is not there, or was shown or told what
 * is right. The step is still the same then. Where nothing could go wrong the
 * signal is not emitted. */

/** A tutor who begins @lesson with its first step. */
TapisTutor *tapis_tutor_new (TapisLesson *lesson);

/** What tapis_tutor_new_again() needs to go on with the lesson, perhaps in
 * another language; a floating variant. */
GVariant *tapis_tutor_keep (TapisTutor *self);

/** A tutor who goes on with @lesson where another tutor, who has made @kept,
 * was: in the same step, at the same table, with the same question, after the
 * same moves, and with what was counted. Only the order in which a learner has
 * found things in a <find> may differ. */
TapisTutor *tapis_tutor_new_again (TapisLesson *lesson, GVariant *kept);

TapisLesson    *tapis_tutor_get_lesson  (TapisTutor *self);
TapisGame      *tapis_tutor_get_game    (TapisTutor *self);
TapisTutorState tapis_tutor_get_state   (TapisTutor *self);
guint           tapis_tutor_get_step    (TapisTutor *self);
const char     *tapis_tutor_get_text    (TapisTutor *self);

/** The same text in the language whose code is @language. %NULL where the text
 * is not one of the lesson's own, or is not translated. Free with g_free(). */
char *tapis_tutor_dup_text_in (TapisTutor *self, const char *language);

/** Everything that may be said in the step now, whatever the learner does, in
 * the language whose code is @language. Where @language is %NULL, in the
 * language of the day; then the answer is %NULL if nobody knows before what
 * will be said: in a test, and where the search judges. Free with g_strfreev().
 */
char **tapis_tutor_list_texts (TapisTutor *self, const char *language);

/** The lesson about the puzzle now, once the learner has solved it or got it
 * wrong; else %NULL. */
const TapisLessonLink *tapis_tutor_get_link (TapisTutor *self);

/** What the lesson says to the learner's last move, if that was not right and
 * the lesson speaks of it; else %NULL. */
const TapisAnswer *tapis_tutor_get_answer (TapisTutor *self);

/** What the coach points at now; never %NULL. */
const TapisAt *tapis_tutor_get_at (TapisTutor *self);

/** The object of the game to which @at points: a #TapisCard, #TapisPile,
 * #TapisPlayer or #TapisAction. %NULL for a sign, and for what is not there.
 * Borrowed. */
gpointer tapis_tutor_find (TapisTutor *self, const TapisAt *at);

/** Whether what @at points at is on the table now. @at must point at something.
 */
gboolean tapis_tutor_sees (TapisTutor *self, const TapisAt *at);

/** Goes on when the learner has read the text; takes back a move that was
 * answered. */
void tapis_tutor_go_on (TapisTutor *self);

/** The question that is to be answered, borrowed, or %NULL; and its number in
 * the quiz, from 1. */
const TapisQuestion *tapis_tutor_get_question        (TapisTutor *self);
guint                tapis_tutor_get_question_number (TapisTutor *self);

/** Answers the question: where bit i of @chosen is set, its option i was
 * chosen. "text" then tells what was right. */
void tapis_tutor_reply (TapisTutor *self, guint chosen);

/** Lets the other player move who is to move; does nothing where none is. */
void tapis_tutor_step (TapisTutor *self);

/** Gives a hint. Each hint tells more than the one before: the rule, then the
 * kind of card, then the move. */
void tapis_tutor_hint (TapisTutor *self);

/** Does for the learner what is asked for. */
void tapis_tutor_show (TapisTutor *self);

/** Goes back to what the learner has read or done before, whether there is such
 * a step, goes on without doing what is asked, and begins the lesson again. */
void     tapis_tutor_back     (TapisTutor *self);
gboolean tapis_tutor_can_back (TapisTutor *self);
void     tapis_tutor_skip     (TapisTutor *self);
void     tapis_tutor_restart  (TapisTutor *self);

/** Goes to the step number @step (from 0) at once, as if all steps before it
 * had been done. Where there are fewer steps, goes to the last. */
void tapis_tutor_go_to (TapisTutor *self, guint step);

/** Resumes the lesson where @run stopped, with what was counted until then.
 * @had are the stars that were earned before that run. */
void tapis_tutor_resume (TapisTutor *self, const TapisRun *run, TapisStars had);

/** Resumes the lesson at the step to which the learner has come, as @progress
 * says; and writes into @progress how far the learner is, and at the end what
 * they have earned. */
void tapis_tutor_read_progress  (TapisTutor *self, TapisProgress *progress);
void tapis_tutor_write_progress (TapisTutor *self, TapisProgress *progress);

/** Whether the lesson is a test that was passed. */
gboolean tapis_tutor_has_passed (TapisTutor *self);

/** This run through the lesson until now; tapis_tutor_restart() begins another.
 */
TapisRun tapis_tutor_get_run (TapisTutor *self);

/** Plays the lesson to its end, and proves what it claims: each position is
 * valid; each move is legal when it comes, whatever was chosen before; what the
 * coach points at is there; every other legal move is answered and can be taken
 * back; and for every card that cannot be used the table says why. Otherwise
 * returns %FALSE and sets the error to "file:line: what is wrong". */
gboolean tapis_lesson_prove (TapisLesson *lesson, GError **error);

G_END_DECLS
