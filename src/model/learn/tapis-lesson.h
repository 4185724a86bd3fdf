/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson: a row of steps that TapisTutor gives and one page shows. A step in
 * which the learner has to do something is a task: a position and an ask, with
 * the moves that are right, answers to others, hints, and facts. A right move
 * is one that the step names; in place of a mistake of a real game it is every
 * move that the search finds about as good as the best one.
 *
 * The tasks come from four sources (TapisLessonKind). The first is a file that
 * a person can write who knows the game and not C. It is read here under full
 * validation. The others take their tasks from elsewhere: a test and a session
 * of practice from such files, practice and puzzles from mistakes. A lesson
 * never changes, and holds no text in the language of the day.
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
 * A `position` is what a save holds in [position] (and, where it is wanted, in
 * [moves]), but places without cards may be left out; the learner sits at seat
 * 0. An empty one is a game that is dealt anew each time. `play` accepts each
 * of its moves, parted by " | ", or with "*" any legal one. `find`, written
 * like `play` but without a move, has the learner find alone what their cards
 * make, where the game has buttons for that. `other` is a move of another
 * player, `deal` the next round of a match; `game` is played on with computer
 * players to its end, and `quiz about="cards"` asks questions that the engine
 * makes and marks. `at` is what the coach points at; an `answer` and a `done`
 * without it follow the card that the learner has moved. The moves of an
 * answer's `then`, parted by " | ", are what the others play before it is said,
 * so that the learner sees what their move costs. A lesson without a decision
 * says in `told` why it has none, a `play` whose move is not the best one in
 * `because` why it is asked for; both are for the authors of lessons only.
 * What a test may ask has `test="yes"`; `facts`, before the ask, is said where
 * a step is asked outside its lesson.
 * `learn` offers the lesson at a table (tapis-lesson-link.h). Texts are
 * translated, and no longer than three sentences: those of steps and links are
 * as they were written, and tapis_lesson_text() says them. HACKING.md tells
 * more. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-session.h"
#include "players/cg-player.h"
#include "tapis-lesson-link.h"

G_BEGIN_DECLS

/** What is wrong with a lesson. The message is "file:line: what". */
#define TAPIS_LESSON_ERROR (tapis_lesson_error_quark ())
GQuark tapis_lesson_error_quark (void);

typedef enum
{
  TAPIS_LESSON_ERROR_FILE,  /* cannot be read */
  TAPIS_LESSON_ERROR_XML,   /* is not XML, or has what a lesson has not */
  TAPIS_LESSON_ERROR_WRONG, /* claims what is not so */
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

/** Its name, translated. */
const char *tapis_section_get_title (TapisSection section);

typedef enum
{
  TAPIS_STEP_POSITION, /* the table is laid for what follows */
  TAPIS_STEP_SAY,      /* read, and go on */
  TAPIS_STEP_PLAY,     /* the learner makes a move */
  TAPIS_STEP_FIND,     /* the learner finds what there is to be found */
  TAPIS_STEP_OTHER,    /* another player makes one */
  TAPIS_STEP_DEAL,     /* the next round of a match is dealt */
  TAPIS_STEP_GAME,     /* the learner plays on to the end */
  TAPIS_STEP_QUIZ,     /* the learner answers questions */
} TapisStepKind;

/** What the coach can point at. */
typedef enum
{
  TAPIS_AT_NOTHING,
  TAPIS_AT_CARD,   /* "card 7S": the nearest to the learner */
  TAPIS_AT_PLACE,  /* "hand", "pile", "up 1": a place for cards; without a seat
                    * in the middle or the learner's */
  TAPIS_AT_PLAYER, /* "player 1" */
  TAPIS_AT_ACTION, /* "action pick-up": a button */
  TAPIS_AT_SIGN,   /* "sign demand": what else is on the table: see
                    * tapis_game_has_sign() */
  TAPIS_AT_MOVED,  /* the card that the learner has just moved: where nothing
                    * else is said */
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
  TAPIS_LESSON_TEST,     /* the lessons of a section (tapis-test.h): there is
                          * no help, and nothing is tried twice */
  TAPIS_LESSON_PRACTICE, /* the practice box (tapis-practice.h) */
  TAPIS_LESSON_PUZZLES,  /* the costliest mistakes of a game
                          * (tapis_review_new_puzzles()) */
} TapisLessonKind;

/** A mistake of a real game, to be asked about without that game. */
typedef struct
{
  char *save; /* the position as a save; its viewer is to move */
  char *move; /* what was done there, as text */
  char *best; /* what is better */
  char *why;  /* why it is, a sentence of the day it was made, or NULL */
  CgReason reason; /* why it is; CG_REASON_NONE: only @why is known */
  double   cost;   /* of the move, as in TapisDecision; 0: not known */
  const TapisLessonLink *link; /* to the lesson about it, or NULL */
} TapisMistake;

void tapis_mistake_free (TapisMistake *mistake);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisMistake, tapis_mistake_free)

/** What is said of a legal move that is not asked for. */
typedef struct
{
  char   *to; /* moves as text, parted as in `moves`; NULL: any other */
  char  **then; /* what the others play before it is said; never NULL */
  TapisAt at;
  char   *text;
  guint   line;
} TapisAnswer;

typedef struct
{
  TapisStepKind kind;
  guint         line;
  TapisAt       at;
  char         *text;     /* say, ask and so on; NULL where nothing is said */
  char        **moves;    /* play, other: as text; none: any legal one */
  gboolean      test;     /* play, find: a test may ask it */
  GPtrArray    *facts;    /* of char *: what must be known where it is asked
                           * outside its lesson */
  GPtrArray    *hints;    /* of char *, each telling more than the one before */
  char         *because;  /* why a move is asked for that is not the best, or
                           * NULL */
  char         *done;     /* said once the move is made … */
  TapisAt       done_at;  /* … and what of */
  GPtrArray    *answers;  /* of TapisAnswer; what has none gets one that tells
                           * what came of it */
  char         *save;     /* position: as a save; NULL: a new deal each time */
  char         *level;    /* game: the computer players' */
  char         *source;   /* the id of its lesson and its number there, if the
                           * program has that lesson; or NULL */
  TapisMistake *mistake;  /* play: in whose place the learner moves, or NULL:
                           * then one of `moves` is right */
  char         *topic;    /* quiz: what it asks about … */
  guint         questions;/* … and how many questions */
  CgSetup       setup;    /* position, quiz: of which game */
} TapisStep;

#define TAPIS_TYPE_LESSON (tapis_lesson_get_type ())
G_DECLARE_FINAL_TYPE (TapisLesson, tapis_lesson, TAPIS, LESSON, GObject)

/** Reads the lesson @text of @length bytes (-1: to its end) of the file @name,
 * of which the errors speak. */
TapisLesson *tapis_lesson_new_from_text (const char *name, const char *text,
                                         gssize length, GError **error);

/** Reads a file. */
TapisLesson *tapis_lesson_new_from_file (GFile *file, GError **error);

/** The frozen id, which is the file's name: "GAME-07-seven". */
const char    *tapis_lesson_get_id    (TapisLesson *self);
const CgRules *tapis_lesson_get_rules (TapisLesson *self);

/** Its title, and what it is about, in the language of the day. Borrowed until
 * that changes. */
const char *tapis_lesson_get_title (TapisLesson *self);
const char *tapis_lesson_get_about (TapisLesson *self);

/** What a button to it is called: "Lesson: The 7"; free with g_free(). */
char *tapis_lesson_name_button (TapisLesson *self);

/** The same for the lesson of that @title, as it was written. */
char *tapis_lesson_name_button_to (const char *title);

/** Where in the course of its game it belongs. */
TapisSection tapis_lesson_get_section (TapisLesson *self);

/** Where its tasks come from. */
TapisLessonKind tapis_lesson_get_kind (TapisLesson *self);

/** Why it has no decision of the learner's, in English, or %NULL: it has. */
const char *tapis_lesson_get_told (TapisLesson *self);

/** How long it takes, in minutes, at least 1: an estimate from what there is to
 * read and to do. */
guint tapis_lesson_get_minutes (TapisLesson *self);

/** The numbers of the rules that it teaches; ended by %NULL. */
const char *const *tapis_lesson_get_taught (TapisLesson *self);

/** The steps, the first of them a position. */
guint            tapis_lesson_get_n_steps (TapisLesson *self);
const TapisStep *tapis_lesson_get_step    (TapisLesson *self, guint i);

/** How many tasks it has, each question of a quiz being one. */
guint tapis_lesson_count_tasks (TapisLesson *self);

/* --- tapis-task.c: what a step asks for --- */

/** Whether @step is a task that is done on the table, which a quiz is not. */
gboolean tapis_step_is_on_table (const TapisStep *step);

/** Whether @move, made in @state, is one that @step names. */
gboolean tapis_step_asks (const TapisStep *step, const CgRules *rules,
                          const CgState *state, CgMove move);

/** The first move that @step names, or one that makes sense where any is right;
 * CG_NO_MOVE where that is no move. */
CgMove tapis_step_get_move (const TapisStep *step, const CgRules *rules,
                            const CgState *state);

/** Whether the learner, who is to move, can do the wrong thing in @step. */
gboolean tapis_step_can_err (const TapisStep *step, const CgRules *rules,
                             const CgState *state);

/** What the lesson says of @move, which @step does not ask for; %NULL:
 * nothing. */
const TapisAnswer *tapis_step_find_answer (const TapisStep *step,
                                           const CgRules   *rules,
                                           const CgState   *state,
                                           CgMove           move);

/** Sets the error "file:line: what". Returns FALSE. */
gboolean tapis_lesson_fail (TapisLesson *self, guint line, GError **error,
                            const char *format, ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
