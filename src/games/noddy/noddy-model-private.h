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

/* noddy-words.c, -words-position.c and -quiz.c */
extern const TapisGameWords     tapis_words_noddy;
extern const TapisPositionWords tapis_position_words_noddy;
extern const TapisQuiz          tapis_quiz_noddy;

/* noddy-model.c */
extern const TapisGameKind tapis_kind_noddy;

struct _TapisNoddy
{
  TapisGame parent_instance;

  /* what the table shows; the strings and the sheet, a GListStore, are owned */
  TapisNoddyNow now;

  /* the count, and the cards for which it was begun */
  TapisNoddyCount count;
  guint64 counted_hand;
  CgCard counted_turn_up;
};

static inline const NoddyState *
tapis_noddy_state (TapisNoddy *self)
{
  return noddy_state (tapis_game_get_state (TAPIS_GAME (self)));
}

/* Whether @event tells of a turned jack, which pays two points (NO-3). The jack
 * of trumps in a hand pays one. */
static inline gboolean
noddy_is_turned_jack (const CgEvent *event)
{
  return event->kind == NODDY_EVENT_COMBINATION &&
         event->what == NODDY_KIND_NODDY && event->points == 2;
}

/* --- noddy-model-sheet.c --- */

/* Brings the score sheet, the second pegs and the points of the row up to date
 * with the log. */
void tapis_noddy_sheet_show (TapisNoddy *self);

/* A new line for the combination @c of an announcement by @seat. @total: the
 * score of @seat after that line. */
TapisNoddyLine *tapis_noddy_line_of (const NoddyCombination *c, int seat,
                                     guint total);

/* --- noddy-model-aids.c --- */

/* Starts a new count if the viewer's cards are not those of the last count. */
void tapis_noddy_begin_count (TapisNoddy *self);

/* Sets the message to what is said before anything has been counted. */
void tapis_noddy_begin_message (TapisNoddy *self);

/* The slots of TapisGameClass with these names. */
guint tapis_noddy_list_aids   (TapisGame *game, GPtrArray *strings,
                               TapisActionNow *out);
char *tapis_noddy_why_not_aid (TapisGame *game, const char *id);
void  tapis_noddy_use_aid     (TapisGame *game, const char *id);

/* Fills in the interface by which a lesson asks a learner to find the
 * combinations of a hand. */
void tapis_noddy_seekable_init (TapisSeekableInterface *iface);

/* --- noddy-words-count.c --- */

/* The name of a combination of @n_cards cards as a heading of the score sheet:
 * "Fifteen", "Run of 3". */
char *tapis_noddy_heading (NoddyKind kind, guint n_cards);

/* @score, a line of the sheet, as a sentence. */
char *tapis_noddy_say_score (const TapisNoddyScore *score);

/* The answer to a player who has called the @n @cards @name, where @verdict is
 * not %TAPIS_NODDY_FOUND. */
char *tapis_noddy_say_verdict (TapisNoddyName name, TapisNoddyVerdict verdict,
                               const CgCard *cards, guint n);

/* The words for one name that a player can give to the chosen cards. */
typedef struct
{
  const char *id;    /* of the action that names them */
  const char *label; /* NC_("score", …): of the button */
  const char *help;  /* N_(): the description of the button */
  const char *wrong; /* N_(): said when the cards are something else. Of a total
                      * it holds %u, what the chosen cards count. */
} TapisNoddyNameWords;

extern const TapisNoddyNameWords tapis_noddy_names[TAPIS_NODDY_N_NAMES];

G_END_DECLS
