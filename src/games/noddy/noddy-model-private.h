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

  /* with its strings and its list (of GListStore) owned */
  TapisNoddyNow now;

  /* owned: what the lines of the sheet were written from, and for whom */
  GArray *scored;
  int sheet_viewer;

  /* the count, and the cards for which it was begun */
  TapisNoddyCount count;
  guint64 counted_hand;
  CgCard counted_turn_up;
  guint8 found[NODDY_MAX_COMBINATIONS]; /* what of it, in that order */
  guint n_found;
};

static inline const NoddyState *
tapis_noddy_state (TapisNoddy *self)
{
  return noddy_state (tapis_game_get_state (TAPIS_GAME (self)));
}

/* Whether a combination is the turned jack, which is two points: in a hand it
 * is one (NO-3). */
static inline gboolean
noddy_is_turned_jack (const CgEvent *event)
{
  return event->what == NODDY_KIND_NODDY && event->rank == 0 &&
         event->points == 2;
}

/* --- noddy-model-sheet.c --- */

/* Brings up to date what is scored, from the log. */
void tapis_noddy_sheet_show (TapisNoddy *self);

/* The line for combination @c of an announcement; @total: the seat's score
 * after it. */
TapisNoddyLine *tapis_noddy_line_of (const NoddyCombination *c, int seat,
                                     guint total);

/* --- noddy-model-aids.c --- */

/* Starts a new count if the viewer has other cards to count than before. */
void tapis_noddy_begin_count (TapisNoddy *self);

/* Sets the message to what is said before anything has been counted. */
void tapis_noddy_begin_message (TapisNoddy *self);

/* See TapisGameClass. */
guint tapis_noddy_list_aids   (TapisGame *game, GPtrArray *strings,
                               TapisActionNow *out);
char *tapis_noddy_why_not_aid (TapisGame *game, const char *id);
void  tapis_noddy_use_aid     (TapisGame *game, const char *id);

/* Lets a lesson ask for the combinations to be found. */
void tapis_noddy_seekable_init (TapisSeekableInterface *iface);

/* --- noddy-words-count.c --- */

/* The name of a combination of @n_cards cards as a heading of the score sheet:
 * "Fifteen", "Run of 3". */
char *tapis_noddy_heading (NoddyKind kind, guint n_cards);

/* A line of the sheet as a sentence. */
char *tapis_noddy_say_score (const TapisNoddyScore *score);

/* The answer to a player who calls @cards @name where @verdict is not
 * %TAPIS_NODDY_FOUND. */
char *tapis_noddy_say_verdict (TapisNoddyName name, TapisNoddyVerdict verdict,
                               const CgCard *cards, guint n);

/* What a player can call chosen cards, in words. */
typedef struct
{
  const char *id;    /* of the action that calls them so */
  const char *label; /* NC_("score", …): of its button */
  const char *help;  /* N_() */
  const char *wrong; /* N_(): they are not that; holds %u, their sum, where
                      * a total was named */
} TapisNoddyNameWords;

extern const TapisNoddyNameWords tapis_noddy_names[TAPIS_NODDY_N_NAMES];

G_END_DECLS
