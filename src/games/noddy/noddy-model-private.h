/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisNoddy share:
 *
 *   noddy-model.c        the game: its moves and scores
 *   noddy-model-sheet.c  the score sheet
 *   noddy-model-aids.c   the learner's count before an announcement
 */

#pragma once

#include "noddy-rules.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "noddy-model-count.h"
#include "noddy-model.h"

/* Defined in noddy-words.c, noddy-words-position.c and noddy-quiz.c: */
extern const TapisGameWords     tapis_words_noddy;
extern const TapisPositionWords tapis_position_words_noddy;
extern const TapisQuiz          tapis_quiz_noddy;

/* Defined in noddy-model.c: */
extern const TapisGameKind tapis_kind_noddy;

struct _TapisNoddy
{
  TapisGame parent_instance;

  /* what the table shows; its strings and its sheet (a GListStore) are owned */
  TapisNoddyNow now;

  /* the learner's count, and the hand (as bits) and the turn-up for which the
   * count was begun */
  TapisNoddyCount count;
  guint64 counted_hand;
  CgCard counted_turn_up;
  gboolean helped; /* whether the program has counted something for the
                    * learner */
  gboolean sought; /* whether a lesson asks for the count */

  /* `verdict` (owned) is the sentence about the last count, which is told after
   * the move number `judged`, from 1; or NULL. */
  char *verdict;
  guint judged;
};

static inline const CgState *
tapis_noddy_state (TapisNoddy *self)
{
  return tapis_game_get_state (TAPIS_GAME (self));
}

/* Returns whether what a player does not find is counted all the same (rule
 * NO-17). */
static inline gboolean
tapis_noddy_counts_all (const CgState *state)
{
  return state->option[NODDY_MISSED] == NODDY_MISSED_GIVEN;
}

/* Returns whether @event is the score for a turned jack, which is two points
 * (rule NO-3). The jack of trumps in a hand scores one point. */
static inline gboolean
noddy_is_turned_jack (const CgEvent *event)
{
  return event->kind == NODDY_EVENT_COMBINATION &&
         event->what == NODDY_KIND_NODDY && event->points == 2;
}

/* --- noddy-model-sheet.c --- */

/* Updates the score sheet with its account of the viewer's counting, the second
 * pegs and the points below the row from the log of the game. */
void tapis_noddy_sheet_show (TapisNoddy *self);

/* --- noddy-model-aids.c --- */

/* Called when the game has changed: judges the count if the viewer has just
 * announced, and begins a new count if the viewer's cards are not those of the
 * last count. */
void tapis_noddy_follow_count (TapisNoddy *self);

/* Implements fill_in of TapisGameClass: what the button "announce" does. */
void tapis_noddy_fill_in (TapisGame *game, TapisActionNow *action);

/* Returns TapisNoddyCount.found of the viewer who announced by the move number
 * @ply, from 0, or -1 if they had not counted alone. */
int tapis_noddy_get_found (TapisNoddy *self, guint ply);

/* Sets the message of the count to the message that is shown before anything
 * has been counted. */
void tapis_noddy_begin_message (TapisNoddy *self);

/* Implement list_aids, why_not_aid and use_aid of TapisGameClass: the buttons
 * that help the learner to count. */
guint tapis_noddy_list_aids   (TapisGame *game, GPtrArray *strings,
                               TapisActionNow *out);
char *tapis_noddy_why_not_aid (TapisGame *game, const char *id);
void  tapis_noddy_use_aid     (TapisGame *game, const char *id);

extern const TapisSeeking tapis_seeking_noddy;

/* --- noddy-words.c --- */

/* Returns the name of a combination of @n_cards cards with its article, as the
 * object of a sentence: "a fifteen", "a run of 3". */
const char *tapis_noddy_object (NoddyKind kind, guint n_cards);

/* Returns the name of a combination of @n_cards cards for the score sheet:
 * "Fifteen", "Run of 3". */
char *tapis_noddy_heading (NoddyKind kind, guint n_cards);

/* --- noddy-words-count.c --- */

/* Returns a sentence that says what was found in @count, which is over, and
 * what was not. It names at most @most combinations; of more it says how many
 * there are. */
char *tapis_noddy_say_count (const TapisNoddyCount *count, guint most);

/* Returns a sentence that says the same as @score, a line of the score
 * sheet. */
char *tapis_noddy_say_score (const TapisNoddyScore *score);

/* Returns the same sentence about the combination @c, after which the score is
 * @total. */
char *tapis_noddy_say_combination (const NoddyCombination *c, guint total);

/* Returns the sentence below the score sheet about a viewer who has found
 * @found of @there points. */
char *tapis_noddy_say_account (guint found, guint there);

/* Returns a sentence for a learner who has called the @n cards of @cards @name,
 * if that is wrong or has been found before. @verdict: the verdict on it, which
 * is not %TAPIS_NODDY_FOUND. */
char *tapis_noddy_say_verdict (TapisNoddyName name, TapisNoddyVerdict verdict,
                               const CgCard *cards, guint n);

/* The words for one name that a learner can give to the chosen cards. */
typedef struct
{
  const char *id;    /* the id of the action that gives the cards this name */
  const char *label; /* NC_("score", …): the label of the button */
  const char *help;  /* N_(): the description of the button */
  const char *wrong; /* N_(): the message if the chosen cards are something
                      * else. For a total it contains %u, which is replaced by
                      * the sum of the chosen cards. */
} TapisNoddyNameWords;

extern const TapisNoddyNameWords tapis_noddy_names[TAPIS_NODDY_N_NAMES];
