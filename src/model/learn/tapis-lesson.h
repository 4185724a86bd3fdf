/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson: a row of steps, which TapisTutor gives. A step in which the learner
 * has to do something is a task: a position and an ask, with the moves that are
 * right, answers to other moves, hints, and facts. A right move is one that the
 * step names. Where the learner moves in place of a mistake of a real game,
 * every move is right that the search finds about as good as the best one.
 *
 * The tasks come from four sources (TapisLessonKind). The first source is a
 * file that somebody can write who knows the game but not C; it is read with
 * full validation. The other sources take their tasks from such files, or from
 * mistakes of real games. A lesson never changes, and it holds English texts,
 * which are translated when they are said.
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
 * A <position> holds what a save holds in [position], and, where it is wanted,
 * in [moves]; places without cards may be left out. The learner sits at seat 0.
 * An empty <position> is a game that is dealt anew each time.
 *
 * <play> accepts each of its moves, which " | " parts; "*" stands for any legal
 * move. <find> is written like <play>, but without a move: the learner finds
 * what their cards make, in a game that has buttons for that. <other> is a move
 * of another player, <deal> the next round of a match. <game> is played on to
 * its end with computer players. <quiz about="cards"> asks questions that the
 * engine makes and marks.
 *
 * `at` says what the coach points at. In an <answer> and a <done> without `at`
 * the coach points at the card that the learner has moved. The moves of `then`,
 * which " | " parts, are what the other players do before the answer is said,
 * so that the learner sees what their move costs. `told` says why a lesson has
 * no decision, and `because` why a move is asked for that is not the best; both
 * are read by authors of lessons only. A test may ask a step that has
 * `test="yes"`. <facts> is said before the ask where a step is asked outside
 * its lesson. <learn> offers the lesson to somebody who plays
 * (tapis-lesson-link.h).
 *
 * A text has at most three sentences. The texts of steps and links are kept in
 * English; tapis_lesson_text() translates them. HACKING.md tells more. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-session.h"
#include "players/cg-player.h"
#include "tapis-lesson-link.h"

G_BEGIN_DECLS

/** What is wrong with a lesson. The message is "file:line: what is wrong". */
#define TAPIS_LESSON_ERROR (tapis_lesson_error_quark ())
GQuark tapis_lesson_error_quark (void);

typedef enum
{
  TAPIS_LESSON_ERROR_FILE,  /* the file cannot be read */
  TAPIS_LESSON_ERROR_XML,   /* it is not XML, or not the XML of a lesson */
  TAPIS_LESSON_ERROR_WRONG, /* the lesson claims something that is not so */
} TapisLessonError;

/** The sections of a course, in their order. */
typedef enum
{
  TAPIS_SECTION_FIRST_GAME,    /* "first-game" */
  TAPIS_SECTION_SPECIAL_CARDS, /* "special-cards": the default */
  TAPIS_SECTION_PLAYING_WELL,  /* "playing-well" */
  TAPIS_SECTION_HOUSE_RULES,   /* "house-rules": off the main path */
  TAPIS_SECTION_TEST,          /* "test" */
  TAPIS_N_SECTIONS,
} TapisSection;

/** The name of a section, translated. */
const char *tapis_section_get_title (TapisSection section);

typedef enum
{
  TAPIS_STEP_POSITION, /* the table is laid for what follows */
  TAPIS_STEP_SAY,      /* read, and go on */
  TAPIS_STEP_PLAY,     /* the learner makes a move */
  TAPIS_STEP_FIND,     /* the learner finds what there is to be found */
  TAPIS_STEP_OTHER,    /* another player makes a move */
  TAPIS_STEP_DEAL,     /* the next round of a match is dealt */
  TAPIS_STEP_GAME,     /* the learner plays on to the end */
  TAPIS_STEP_QUIZ,     /* the learner answers questions */
} TapisStepKind;

/** What the coach can point at. */
typedef enum
{
  TAPIS_AT_NOTHING,
  TAPIS_AT_CARD,   /* "card 7S": of several such cards one of the learner's */
  TAPIS_AT_PLACE,  /* "hand", "pile", "up 1": a place for cards. Without a seat
                    * it is the learner's, or lies in the middle. */
  TAPIS_AT_PLAYER, /* "player 1" */
  TAPIS_AT_ACTION, /* "action pick-up": a button */
  TAPIS_AT_SIGN,   /* "sign demand": something else on the table, see
                    * tapis_game_has_sign() */
  TAPIS_AT_MOVED,  /* the card that the learner has just moved */
} TapisAtKind;

typedef struct
{
  TapisAtKind kind;
  CgCard      card;
  guint       zone;
  int         seat; /* -1: the middle */
  char       *id;   /* of the action or the sign */
} TapisAt;

/** Where the tasks of a lesson come from. */
typedef enum
{
  TAPIS_LESSON_FILE,
  TAPIS_LESSON_TEST,     /* the lessons of a section (tapis-test.h); the
                          * learner has no help and only one try */
  TAPIS_LESSON_PRACTICE, /* the practice box (tapis-practice.h) */
  TAPIS_LESSON_PUZZLES,  /* the costliest mistakes of a game
                          * (tapis_review_new_puzzles()) */
} TapisLessonKind;

/** A mistake of a real game, to be asked about without that game. */
typedef struct
{
  char *save; /* the position as a save; its viewer is to move */
  char *move; /* the move that was made there, as text */
  char *best; /* the move that is the best, as text */
  char *why;  /* a sentence that says why, in the language of the day when it
               * was made; or NULL */
  CgReason reason; /* why; CG_REASON_NONE where only @why is known */
  double   cost;   /* of @move, as in TapisDecision; 0: not known */
  const TapisLessonLink *link; /* to the lesson about it, or NULL */
} TapisMistake;

void tapis_mistake_free (TapisMistake *mistake);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisMistake, tapis_mistake_free)

/** What is said to a legal move that is not asked for. */
typedef struct
{
  char  **to;   /* the moves that it answers, as text; none: any other */
  char  **then; /* what the others play before it is said, as text */
  TapisAt at;
  char   *text;
  guint   line;
} TapisAnswer;

typedef struct
{
  TapisStepKind kind;
  guint         line;
  TapisAt       at;
  char         *text;     /* what is said or asked first, or NULL */
  char        **moves;    /* play, other: the moves as text; none: any legal
                           * move is right */
  gboolean      test;     /* play, find: a test may ask this step */
  GPtrArray    *facts;    /* of char *: what must be known where the step is
                           * asked outside its lesson */
  GPtrArray    *hints;    /* of char *: each tells more than the one before */
  char         *because;  /* why a move is asked for that is not the best, or
                           * NULL */
  char         *done;     /* what is said once the move is made … */
  TapisAt       done_at;  /* … and what the coach points at then */
  GPtrArray    *answers;  /* of TapisAnswer; to any other move the coach says
                           * what came of it */
  char         *save;     /* position: the save; NULL: a new deal each time */
  char         *level;    /* game: the level of the computer players */
  char         *source;   /* the id of its lesson and its number there, if the
                           * lesson came with the program; or NULL */
  TapisMistake *mistake;  /* play: the mistake in whose place the learner
                           * moves; NULL: one of `moves` is right */
  char         *topic;    /* quiz: what it asks about … */
  guint         questions;/* … and how many questions */
  CgSetup       setup;    /* position, quiz: the setup of the game */
} TapisStep;

#define TAPIS_TYPE_LESSON (tapis_lesson_get_type ())
G_DECLARE_FINAL_TYPE (TapisLesson, tapis_lesson, TAPIS, LESSON, GObject)

/** Reads the lesson @text of @length bytes (-1: it ends with NUL). Errors say
 * that it comes from the file @name. */
TapisLesson *tapis_lesson_new_from_text (const char *name, const char *text,
                                         gssize length, GError **error);

/** Reads the lesson in @file. */
TapisLesson *tapis_lesson_new_from_file (GFile *file, GError **error);

/** The id, which is the file's name: "GAME-07-seven". It never changes. */
const char    *tapis_lesson_get_id    (TapisLesson *self);
const CgRules *tapis_lesson_get_rules (TapisLesson *self);

/** The title, and what the lesson is about, in the language of the day.
 * Borrowed until the language changes. */
const char *tapis_lesson_get_title (TapisLesson *self);
const char *tapis_lesson_get_about (TapisLesson *self);

/** What a button that opens the lesson is called: "Lesson: The 7"; free with
 * g_free(). */
char *tapis_lesson_name_button (TapisLesson *self);

/** The same for a lesson whose title in English is @title. */
char *tapis_lesson_name_button_to (const char *title);

/** The section of its game's course to which the lesson belongs. */
TapisSection tapis_lesson_get_section (TapisLesson *self);

/** Where the tasks of the lesson come from. */
TapisLessonKind tapis_lesson_get_kind (TapisLesson *self);

/** Why the learner has nothing to decide in the lesson, in English; %NULL where
 * they have. */
const char *tapis_lesson_get_told (TapisLesson *self);

/** How many minutes the lesson takes, at least 1: an estimate from what there
 * is to read and to do. */
guint tapis_lesson_get_minutes (TapisLesson *self);

/** The numbers of the rules that the lesson teaches; ended by %NULL. */
const char *const *tapis_lesson_get_taught (TapisLesson *self);

/** The steps; the first is a position. */
guint            tapis_lesson_get_n_steps (TapisLesson *self);
const TapisStep *tapis_lesson_get_step    (TapisLesson *self, guint i);

/** How many tasks the lesson has; each question of a quiz is one. */
guint tapis_lesson_count_tasks (TapisLesson *self);

/* --- tapis-task.c: what a step asks for --- */

/** Whether @step is a task that is done on the table; a quiz is none. */
gboolean tapis_step_is_on_table (const TapisStep *step);

/** Whether @move, made in @state, is a move that @step asks for. */
gboolean tapis_step_asks (const TapisStep *step, const CgRules *rules,
                          const CgState *state, CgMove move);

/** The first move that @step names, or a sensible move where any move is right;
 * CG_NO_MOVE where what the step names is no move. */
CgMove tapis_step_get_move (const TapisStep *step, const CgRules *rules,
                            const CgState *state);

/** Whether the learner, who is to move, can do the wrong thing in @step. */
gboolean tapis_step_can_err (const TapisStep *step, const CgRules *rules,
                             const CgState *state);

/** What the lesson says to @move, which @step does not ask for; %NULL where it
 * says nothing. */
const TapisAnswer *tapis_step_find_answer (const TapisStep *step,
                                           const CgRules   *rules,
                                           const CgState   *state,
                                           CgMove           move);

G_END_DECLS
