/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson is a list of steps that TapisTutor gives to the learner. The coach
 * is the voice that speaks to the learner. A step in which the learner has to
 * do something is a task: it has a question or request (<ask>), the moves that
 * are right, answers to other moves, hints, and facts. Usually the right moves
 * are those that the step names. If the step is about a mistake in a real game,
 * every move is right that the search rates about as good as the best one.
 *
 * A lesson comes from one of five sources (TapisLessonKind). The first source
 * is a lesson file, which a person who knows the game but not C can write; the
 * file is fully checked when it is read. Lessons of the other sources take
 * their tasks from lesson files, from mistakes in real games, or from themes. A
 * lesson never changes, except that tasks of themes are made when they are
 * needed. Its texts are English; they are translated when they are shown.
 *
 *   <lesson game="GAME" section="special-cards" rules="BN-20 BN-24">
 *     <title>The 7</title>
 *     <about>After a 7, low cards are the strong ones.</about>
 *     <learn cards="7" refusals="too-high">Lesson: the 7</learn>
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
 * A <position> has the lines that a saved game has in its section [position]
 * and, if needed, the section [moves]. Zones (groups of cards) without cards
 * may be left out. The learner is the player at seat 0. An empty <position>
 * means that the cards are dealt at random each time.
 *
 * <play> accepts each of its moves, which are separated by " | "; "*" means any
 * legal move. <find> is written like <play>, but without a move: the learner
 * looks for combinations among their cards, in a game that has buttons for
 * that. <other> is a move of another player. <deal> deals the next round of a
 * match. In a <game> the learner plays to the end against computer players.
 * <quiz about="cards"> asks questions that the program makes, and whose answers
 * it checks.
 *
 * `at` is the thing that the coach points at. If an <answer> or a <done> has no
 * `at`, the coach points at the card that the learner has moved. The moves of
 * `then`, separated by " | ", are made by the other players before the answer
 * is shown, so that the learner sees what their move costs. `told` is the
 * reason why a lesson has no decision, and `because` the reason why the step
 * asks for a move that is not the best; only authors of lessons read these two.
 * A test may ask only steps that have `test="yes"`. If a step is asked outside
 * its lesson, its <facts> are shown before the <ask>. <learn> offers the lesson
 * to a person who plays (tapis-lesson-link.h).
 *
 * A text has at most three sentences. The texts of steps and links are stored
 * in English; tapis_lesson_text() translates them. The whole format is in
 * data/lessons/README.md. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-session.h"
#include "players/cg-player.h"
#include "tapis-lesson-link.h"

/** The errors of reading and checking a lesson. The message of each is
 * "file:line: what is wrong". */
#define TAPIS_LESSON_ERROR (tapis_lesson_error_quark ())
GQuark tapis_lesson_error_quark (void);

typedef enum
{
  TAPIS_LESSON_ERROR_FILE,  /* the file cannot be read */
  TAPIS_LESSON_ERROR_XML,   /* the file is not a valid lesson file */
  TAPIS_LESSON_ERROR_WRONG, /* the lesson does not agree with the rules of the
                             * game */
} TapisLessonError;

/** The sections of a course, in the order in which they are learnt. */
typedef enum
{
  TAPIS_SECTION_FIRST_GAME,    /* "first-game" in a lesson's file */
  TAPIS_SECTION_SPECIAL_CARDS, /* "special-cards"; also the section of a lesson
                                * whose file names none */
  TAPIS_SECTION_PLAYING_WELL,  /* "playing-well" in a lesson's file */
  TAPIS_SECTION_HOUSE_RULES,   /* "house-rules"; its lessons are not on the path
                                * through the course */
  TAPIS_SECTION_TEST,          /* "test" in a lesson's file */
  TAPIS_N_SECTIONS,
} TapisSection;

/** Returns the translated title of @section. */
const char *tapis_section_get_title (TapisSection section);

typedef enum
{
  TAPIS_STEP_POSITION, /* the cards for the next steps are set up */
  TAPIS_STEP_SAY,      /* the learner reads a text */
  TAPIS_STEP_PLAY,     /* the learner makes a move */
  TAPIS_STEP_FIND,     /* the learner finds combinations among their cards */
  TAPIS_STEP_OTHER,    /* another player makes a move */
  TAPIS_STEP_DEAL,     /* the next round of a match is dealt */
  TAPIS_STEP_GAME,     /* the learner plays the game to its end */
  TAPIS_STEP_QUIZ,     /* the learner answers questions */
} TapisStepKind;

/** What the coach can point at. */
typedef enum
{
  TAPIS_AT_NOTHING,
  TAPIS_AT_CARD,   /* a card: "card 7S"; if there are several such cards, one in
                    * the learner's hand */
  TAPIS_AT_PLACE,  /* a zone, that is, a group of cards: "hand", "pile", "up 1"
                    * (of the player at seat 1). Without a seat it is the zone
                    * of the learner, or one in the middle of the table. */
  TAPIS_AT_PLAYER, /* a player: "player 1" is the player at seat 1 */
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
  int         seat; /* the seat of the player or of the zone; -1: the zone is in
                     * the middle of the table */
  char       *id;   /* the id of the action or the sign */
} TapisAt;

/** The sources of a lesson. */
typedef enum
{
  TAPIS_LESSON_FILE,
  TAPIS_LESSON_TEST,     /* tasks from the lessons of one section
                          * (tapis-test.h); the learner gets no help and has
                          * only one try */
  TAPIS_LESSON_PRACTICE, /* tasks that the learner got wrong earlier
                          * (tapis-practice.h) */
  TAPIS_LESSON_PUZZLES,  /* the costliest mistakes in a finished game
                          * (tapis_review_new_puzzles()) */
  TAPIS_LESSON_TRAINING, /* tasks of themes, each made while the learner does
                          * the one before (tapis_theme_new_training()) */
} TapisLessonKind;

/** A kind of task (tapis-theme.h). */
typedef struct _TapisTheme TapisTheme;

/** A mistake in a real game, or the wrong move of a task of a theme, with
 * everything that is needed to ask the learner for a better move. */
typedef struct
{
  char *save; /* the position before the move, as the text of a saved game; it
               * is the turn of the game's viewer */
  char *move; /* the wrong move in this position, as text */
  char *best; /* the best move, as text */
  char *why;  /* a sentence that tells why @best is better, in the language that
               * was used when it was made; or NULL */
  CgReason reason; /* the reason why @best is better; CG_REASON_NONE: the reason
                    * is known only as the sentence @why */
  double   cost;   /* the cost of @move, as in TapisDecision; 0: not known */
  const TapisLessonLink *link; /* the link to the lesson about the mistake, or
                                * NULL */
} TapisMistake;

void tapis_mistake_free (TapisMistake *mistake);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TapisMistake, tapis_mistake_free)

/** The answer of the coach to a legal move that the step does not ask for. */
typedef struct
{
  char  **to;   /* the moves that get this answer, as text; an empty list: all
                 * moves that have no other answer */
  char  **then; /* the moves that the other players make before the answer is
                 * shown, as text */
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
  char        **moves;    /* in <play> and <other>: the moves that the step asks
                           * for, as text; an empty list: any legal move is
                           * right */
  gboolean      test;     /* in <play> and <find>: a test may ask this step */
  GPtrArray    *facts;    /* of char *: sentences that the learner has to know
                           * if the step is asked outside its lesson */
  GPtrArray    *hints;    /* of char *: hints; each tells more than the one
                           * before */
  char         *because;  /* why the step asks for a move that is not the best,
                           * or NULL */
  char         *done;     /* what the coach says after a right move, or NULL */
  TapisAt       done_at;  /* what the coach points at while @done is shown */
  GPtrArray    *answers;  /* of TapisAnswer: the answers to moves that are not
                           * right; if a move has no answer, the coach tells
                           * what has happened because of it */
  char         *save;     /* in <position>: the text of a saved game; NULL: the
                           * cards are dealt at random each time */
  char         *level;    /* in <game>: the level of the computer players */
  char         *source;   /* if the lesson came with the program: the id of the
                           * lesson, a space, and the number of the step in it
                           * (from 0); otherwise NULL */
  TapisMistake *mistake;  /* in <play>: the mistake for which the learner looks
                           * for a better move; NULL: the right moves are
                           * @moves */
  TapisTheme *theme; /* in a task of a theme and in the <position> before
                            * it: the theme; until the task is made, @save and
                            * @mistake are NULL */
  char         *topic;    /* in <quiz>: the id of the topic of the questions */
  guint         questions;/* in <quiz>: how many questions are asked */
  CgSetup       setup;    /* in <position> and <quiz>: the players and the house
                           * rules */
} TapisStep;

#define TAPIS_TYPE_LESSON (tapis_lesson_get_type ())
G_DECLARE_FINAL_TYPE (TapisLesson, tapis_lesson, TAPIS, LESSON, GObject)

/** Reads a lesson from @text, whose length is @length bytes (-1: @text ends
 * with a NUL byte). @name is the name of its file, from which the id of the
 * lesson is made and which error messages begin with. Returns %NULL and sets
 * @error if the lesson is wrong. */
TapisLesson *tapis_lesson_new_from_text (const char *name, const char *text,
                                         gssize length, GError **error);

/** Reads a lesson from @file. Returns %NULL and sets @error if the file cannot
 * be read or the lesson is wrong. */
TapisLesson *tapis_lesson_new_from_file (GFile *file, GError **error);

/** Returns the id of the lesson: the name of its file without folder and
 * suffix, such as "GAME-07-seven". */
const char    *tapis_lesson_get_id    (TapisLesson *self);
const CgRules *tapis_lesson_get_rules (TapisLesson *self);

/** tapis_lesson_get_title() returns the title of the lesson;
 * tapis_lesson_get_about() returns what the lesson is about. Both texts are in
 * the current language; they are borrowed and valid until the language
 * changes. */
const char *tapis_lesson_get_title (TapisLesson *self);
const char *tapis_lesson_get_about (TapisLesson *self);

/** Returns the label of a button that opens the lesson, such as "Lesson: The
 * 7". Free with g_free(). */
char *tapis_lesson_name_button (TapisLesson *self);

/** Returns the label of a button that opens a lesson, such as "Lesson: The 7".
 * @title is the English title of the lesson. Free with g_free(). */
char *tapis_lesson_name_button_to (const char *title);

/** Returns the section of the course to which the lesson belongs. */
TapisSection tapis_lesson_get_section (TapisLesson *self);

/** Returns the source of the lesson. */
TapisLessonKind tapis_lesson_get_kind (TapisLesson *self);

/** Returns the reason why the learner has nothing to decide in the lesson, in
 * English, or %NULL if the lesson file does not give it. */
const char *tapis_lesson_get_told (TapisLesson *self);

/** Returns how many minutes the lesson takes, at least 1. This is estimated
 * from its texts and tasks. */
guint tapis_lesson_get_minutes (TapisLesson *self);

/** Returns the numbers of the rules that the lesson teaches, such as "BN-22";
 * the list ends with %NULL and is borrowed. */
const char *const *tapis_lesson_get_taught (TapisLesson *self);

/** tapis_lesson_get_n_steps() returns the number of steps;
 * tapis_lesson_get_step() returns the step number @i (from 0). The first step
 * is a position. */
guint            tapis_lesson_get_n_steps (TapisLesson *self);
const TapisStep *tapis_lesson_get_step    (TapisLesson *self, guint i);

/** Returns how many of the steps up to the index @last a learner sees: all but
 * those that only lay the table. */
guint tapis_lesson_count_seen (TapisLesson *self, guint last);

/** Returns how many tasks the lesson has; each question of a quiz counts as one
 * task. */
guint tapis_lesson_count_tasks (TapisLesson *self);

/* --- tapis-task.c: the moves that a step asks for --- */

/** Returns whether @lesson ends at a certain time. If so, sets *@seconds to the
 * time that is left. */
gboolean tapis_lesson_get_time (TapisLesson *lesson, guint *seconds);

/** Returns whether @step is a task that is done with the cards on the table: a
 * <play> or a <find>. */
gboolean tapis_step_is_on_table (const TapisStep *step);

/** Returns %FALSE if @step is a task of a theme that has not been made. */
gboolean tapis_step_is_made (const TapisStep *step);

/** Returns whether the learner finds in @step what the cards make until they
 * announce it: nothing tells them before how much is left. It is a task of a
 * theme. @step may be %NULL. */
gboolean tapis_step_is_counting (const TapisStep *step);

/** Returns whether @step asks for @move in the position @state. */
gboolean tapis_step_asks (const TapisStep *step, const CgRules *rules,
                          const CgState *state, CgMove move);

/** Returns the first move that @step names, or a sensible move if any move is
 * right. Returns CG_NO_MOVE if the text of the first move is not a move. */
CgMove tapis_step_get_move (const TapisStep *step, const CgRules *rules,
                            const CgState *state);

/** Returns whether the learner, whose turn it is in @state, can make a move in
 * @step that is not right. */
gboolean tapis_step_can_err (const TapisStep *step, const CgRules *rules,
                             const CgState *state);

/** Returns the answer of @step to @move, a move in the position @state that
 * the step does not ask for. Returns %NULL if the step has no answer to this
 * move. */
const TapisAnswer *tapis_step_find_answer (const TapisStep *step,
                                           const CgRules   *rules,
                                           const CgState   *state,
                                           CgMove           move);
