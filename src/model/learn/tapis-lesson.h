/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson is a row of steps, which TapisTutor gives to the learner. A step in
 * which the learner has to do something is a task: a position and an ask, with
 * the moves that are right, answers to other moves, hints, and facts. A right
 * move is one that the step names. If the step is about a mistake of a real
 * game, every move is right that the search rates about as good as the best.
 *
 * The tasks come from four sources (TapisLessonKind). The first source is a
 * lesson file, which can be written by somebody who knows the game but not C;
 * the file is fully validated when it is read. The other sources take their
 * tasks from lesson files, or from mistakes of real games. A lesson never
 * changes, and it holds English texts, which are translated when they are said.
 *
 *   <lesson game="GAME" section="special-cards" rules="BN-20 BN-24">
 *     <title>The 7</title>
 *     <about>After a 7, low cards are the strong ones.</about>
 *     <learn cards="7" refusals="too-high">Learn about the 7</learn>
 *     <position seats="2" options="six=suit">
 *   phase=play
 *   hand.0=7S KD
 *   …
 *     </position>
 *     <say at="pile">A nine lies on top. What would fit?</say>
 *     <play move="lay 7S" at="card 7S">
 *       <ask>Which card leaves the next player the least choice?</ask>
 *       <answer to="lay KD" then="lay AC">After a king an ace fits.</answer>
 *       <hint>After a 7 only 7 and lower cards fit.</hint>
 *       <done>Now a 7 or lower is asked for.</done>
 *     </play>
 *     <other move="pick-up">The other player has nothing that low.</other>
 *   </lesson>
 *
 * A <position> holds what a save holds in [position] and, if need be, in
 * [moves]; places without cards may be left out. The learner sits at seat 0. An
 * empty <position> is a game that is dealt anew each time.
 *
 * <play> accepts each of its moves, which are separated by " | "; "*" stands
 * for any legal move. <find> is written like <play>, but without a move: the
 * learner looks for combinations among their cards, in a game that has buttons
 * for that. <other> is a move of another player, <deal> deals the next round of
 * a match. In a <game> the learner plays to the end with computer players.
 * <quiz about="cards"> asks questions that the engine makes and marks.
 *
 * `at` says what the coach, who speaks to the learner, points at. If an
 * <answer> or a <done> has no `at`, the coach points at the card that the
 * learner has moved. The moves of `then`, separated by " | ", are what the
 * other players do before the answer is said, so that the learner sees what
 * their move costs. `told` says why a lesson has no decision, and `because` why
 * the step asks for a move that is not the best; only authors of lessons read
 * these two. A test may ask a step that has `test="yes"`. <facts> is said
 * before the ask if the step is asked outside its lesson. <learn> offers the
 * lesson to somebody who plays (tapis-lesson-link.h).
 *
 * A text has at most three sentences. The texts of steps and links are kept in
 * English; tapis_lesson_text() translates them. data/lessons/README.md
 * tells more. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-session.h"
#include "players/cg-player.h"
#include "tapis-lesson-link.h"

G_BEGIN_DECLS

/** The errors of reading and proving a lesson. The message of each is
 * "file:line: what is wrong". */
#define TAPIS_LESSON_ERROR (tapis_lesson_error_quark ())
GQuark tapis_lesson_error_quark (void);

typedef enum
{
  TAPIS_LESSON_ERROR_FILE,  /* the file cannot be read */
  TAPIS_LESSON_ERROR_XML,   /* the file is not the XML of a lesson */
  TAPIS_LESSON_ERROR_WRONG, /* the lesson says something about the game that is
                             * not true */
} TapisLessonError;

/** The sections of a course, in the order in which they are taken. */
typedef enum
{
  TAPIS_SECTION_FIRST_GAME,    /* "first-game" in a lesson's file */
  TAPIS_SECTION_SPECIAL_CARDS, /* "special-cards"; the section of a lesson that
                                * names none */
  TAPIS_SECTION_PLAYING_WELL,  /* "playing-well" in a lesson's file */
  TAPIS_SECTION_HOUSE_RULES,   /* "house-rules": lessons that are not on the
                                * path through the course */
  TAPIS_SECTION_TEST,          /* "test" in a lesson's file */
  TAPIS_N_SECTIONS,
} TapisSection;

/** Returns the title of @section, translated. */
const char *tapis_section_get_title (TapisSection section);

typedef enum
{
  TAPIS_STEP_POSITION, /* the cards for the next steps are laid out */
  TAPIS_STEP_SAY,      /* the learner reads a text and goes on */
  TAPIS_STEP_PLAY,     /* the learner makes a move */
  TAPIS_STEP_FIND,     /* the learner finds combinations in their cards */
  TAPIS_STEP_OTHER,    /* another player makes a move */
  TAPIS_STEP_DEAL,     /* the next round of a match is dealt */
  TAPIS_STEP_GAME,     /* the learner plays on to the end */
  TAPIS_STEP_QUIZ,     /* the learner answers questions */
} TapisStepKind;

/** What the coach can point at. */
typedef enum
{
  TAPIS_AT_NOTHING,
  TAPIS_AT_CARD,   /* a card: "card 7S"; if there are several such cards, one of
                    * the learner's */
  TAPIS_AT_PLACE,  /* a place for cards: "hand", "pile", "up 1" (of the player
                    * at seat 1). Without a seat it is the learner's own place,
                    * or one in the middle of the table. */
  TAPIS_AT_PLAYER, /* a player: "player 1" sits at seat 1 */
  TAPIS_AT_ACTION, /* a button: "action pick-up" */
  TAPIS_AT_SIGN,   /* something else on the table: "sign demand", see
                    * tapis_game_has_sign() */
  TAPIS_AT_MOVED,  /* the card that the learner has just moved */
} TapisAtKind;

typedef struct
{
  TapisAtKind kind;
  CgCard      card;
  guint       zone;
  int         seat; /* the seat of the player or of the place; -1: the place
                     * lies in the middle of the table */
  char       *id;   /* the id of the action or the sign */
} TapisAt;

/** Where the tasks of a lesson come from. */
typedef enum
{
  TAPIS_LESSON_FILE,
  TAPIS_LESSON_TEST,     /* tasks from the lessons of a section (tapis-test.h);
                          * the learner has no help and only one try */
  TAPIS_LESSON_PRACTICE, /* what the learner got wrong (tapis-practice.h) */
  TAPIS_LESSON_PUZZLES,  /* the costliest mistakes of a finished game
                          * (tapis_review_new_puzzles()) */
} TapisLessonKind;

/** A mistake that was made in a real game, with all that is needed to ask the
 * learner for a better move. */
typedef struct
{
  char *save; /* the position as a save; the seat that views it is to move */
  char *move; /* the move that was made in that position, as text */
  char *best; /* the move that is the best, as text */
  char *why;  /* a sentence that says why @best is better, in the language that
               * was in use when the sentence was made; or NULL */
  CgReason reason; /* the reason why @best is better; CG_REASON_NONE: only @why
                    * is known */
  double   cost;   /* how much @move costs, as in TapisDecision; 0: not known */
  const TapisLessonLink *link; /* the link to the lesson about the mistake, or
                                * NULL */
} TapisMistake;

void tapis_mistake_free (TapisMistake *mistake);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisMistake, tapis_mistake_free)

/** What the coach says to a legal move that the step does not ask for. */
typedef struct
{
  char  **to;   /* the moves to which this is the answer, as text; an empty
                 * list: all moves to which there is no other answer */
  char  **then; /* the moves that the other players make before the answer is
                 * said, as text */
  TapisAt at;
  char   *text;
  guint   line;
} TapisAnswer;

typedef struct
{
  TapisStepKind kind;
  guint         line;
  TapisAt       at;
  char         *text;     /* what the coach says or asks first, or NULL */
  char        **moves;    /* in <play> and <other>: the moves, as text; an empty
                           * list: any legal move is right */
  gboolean      test;     /* in <play> and <find>: TRUE if a test may ask this
                           * step */
  GPtrArray    *facts;    /* of char *: sentences that the learner must know if
                           * the step is asked outside its lesson */
  GPtrArray    *hints;    /* of char *: hints, of which each tells more than the
                           * one before */
  char         *because;  /* why the step asks for a move that is not the best,
                           * or NULL */
  char         *done;     /* what the coach says after a right move, or NULL */
  TapisAt       done_at;  /* what the coach points at while @done is said */
  GPtrArray    *answers;  /* of TapisAnswer: answers to moves that are not
                           * right; to a move without an answer the coach says
                           * what came of it */
  char         *save;     /* in <position>: the save; NULL: a new deal each
                           * time */
  char         *level;    /* in <game>: the level of the computer players */
  char         *source;   /* the id of the lesson, and the number of the step
                           * in it, if the lesson came with the program; else
                           * NULL */
  TapisMistake *mistake;  /* in <play>: the mistake to which the learner finds a
                           * better move; NULL: one of @moves is right */
  char         *topic;    /* in <quiz>: what the questions are about */
  guint         questions;/* in <quiz>: how many questions are asked */
  CgSetup       setup;    /* in <position> and <quiz>: the setup of the game */
} TapisStep;

#define TAPIS_TYPE_LESSON (tapis_lesson_get_type ())
G_DECLARE_FINAL_TYPE (TapisLesson, tapis_lesson, TAPIS, LESSON, GObject)

/** Reads a lesson from @text, which has @length bytes (-1: @text ends with
 * NUL). Error messages name the file @name. Returns %NULL and sets @error if
 * the lesson is wrong. */
TapisLesson *tapis_lesson_new_from_text (const char *name, const char *text,
                                         gssize length, GError **error);

/** Reads the lesson in @file. Returns %NULL and sets @error if the file cannot
 * be read or the lesson is wrong. */
TapisLesson *tapis_lesson_new_from_file (GFile *file, GError **error);

/** Returns the id of the lesson, which is the name of its file without folder
 * and ending: "GAME-07-seven". */
const char    *tapis_lesson_get_id    (TapisLesson *self);
const CgRules *tapis_lesson_get_rules (TapisLesson *self);

/** tapis_lesson_get_title() returns the title of the lesson;
 * tapis_lesson_get_about() returns a text that says what the lesson is about.
 * Both are in the current language, and borrowed until the language changes. */
const char *tapis_lesson_get_title (TapisLesson *self);
const char *tapis_lesson_get_about (TapisLesson *self);

/** Returns the label of a button that opens the lesson: "Lesson: The 7". Free
 * with g_free(). */
char *tapis_lesson_name_button (TapisLesson *self);

/** Returns the label of a button that opens the lesson with the English title
 * @title: "Lesson: The 7". Free with g_free(). */
char *tapis_lesson_name_button_to (const char *title);

/** Returns the section of the game's course to which the lesson belongs. */
TapisSection tapis_lesson_get_section (TapisLesson *self);

/** Returns where the tasks of the lesson come from. */
TapisLessonKind tapis_lesson_get_kind (TapisLesson *self);

/** Returns why the learner has nothing to decide in the lesson, in English;
 * %NULL if the lesson does not say so. */
const char *tapis_lesson_get_told (TapisLesson *self);

/** Returns how many minutes the lesson takes, at least 1: an estimate from what
 * there is to read and to do. */
guint tapis_lesson_get_minutes (TapisLesson *self);

/** Returns the numbers of the rules that the lesson teaches ("BN-22"); the list
 * ends with %NULL. */
const char *const *tapis_lesson_get_taught (TapisLesson *self);

/** tapis_lesson_get_n_steps() returns the number of steps;
 * tapis_lesson_get_step() returns the step number @i (from 0). The first step
 * is a position. */
guint            tapis_lesson_get_n_steps (TapisLesson *self);
const TapisStep *tapis_lesson_get_step    (TapisLesson *self, guint i);

/** Returns how many tasks the lesson has; each question of a quiz is one task.
 */
guint tapis_lesson_count_tasks (TapisLesson *self);

/* --- tapis-task.c: what a step asks for --- */

/** Returns whether @step is a task that is done with the cards on the table; a
 * quiz is not. */
gboolean tapis_step_is_on_table (const TapisStep *step);

/** Returns whether @step asks for @move, made in the position @state. */
gboolean tapis_step_asks (const TapisStep *step, const CgRules *rules,
                          const CgState *state, CgMove move);

/** Returns the first move that @step names, or a sensible move if any move is
 * right; CG_NO_MOVE if the text of that first move is not a move. */
CgMove tapis_step_get_move (const TapisStep *step, const CgRules *rules,
                            const CgState *state);

/** Returns whether the learner, who is to move in @state, can do anything wrong
 * in @step. */
gboolean tapis_step_can_err (const TapisStep *step, const CgRules *rules,
                             const CgState *state);

/** Returns what the lesson says to @move, made in @state, if @step does not ask
 * for that move; %NULL if the lesson has no answer to the move. */
const TapisAnswer *tapis_step_find_answer (const TapisStep *step,
                                           const CgRules   *rules,
                                           const CgState   *state,
                                           CgMove           move);

G_END_DECLS
