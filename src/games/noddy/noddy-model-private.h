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
#include "model/learn/tapis-seekable.h"
#include "noddy-model-count.h"
#include "noddy-model.h"

G_BEGIN_DECLS

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
};

static inline const NoddyState *
tapis_noddy_state (TapisNoddy *self)
{
  return noddy_state (tapis_game_get_state (TAPIS_GAME (self)));
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

/* Updates the score sheet, the second pegs and the points below the row from
 * the log of the game. */
void tapis_noddy_sheet_show (TapisNoddy *self);

/* Returns a new line of the score sheet for the combination @c, which @seat has
 * announced. @total: the score of @seat after that line. */
TapisNoddyLine *tapis_noddy_line_of (const NoddyCombination *c, int seat,
                                     guint total);

/* --- noddy-model-aids.c --- */

/* Called when the game has changed: begins a new count if the viewer's cards
 * are not those of the last count. */
void tapis_noddy_begin_count (TapisNoddy *self);

/* Sets the message of the count to the message that is shown before anything
 * has been counted. */
void tapis_noddy_begin_message (TapisNoddy *self);

/* Implement list_aids, why_not_aid and use_aid of TapisGameClass: the buttons
 * that help the learner to count. */
guint tapis_noddy_list_aids   (TapisGame *game, GPtrArray *strings,
                               TapisActionNow *out);
char *tapis_noddy_why_not_aid (TapisGame *game, const char *id);
void  tapis_noddy_use_aid     (TapisGame *game, const char *id);

/* Fills in the interface by which a lesson asks the learner to find the
 * combinations of a hand. */
void tapis_noddy_seekable_init (TapisSeekableInterface *iface);

/* --- noddy-words-count.c --- */

/* Returns the name of a combination of @n_cards cards for the score sheet:
 * "Fifteen", "Run of 3". */
char *tapis_noddy_heading (NoddyKind kind, guint n_cards);

/* Returns a sentence that says the same as @score, a line of the score
 * sheet. */
char *tapis_noddy_say_score (const TapisNoddyScore *score);

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

G_END_DECLS
