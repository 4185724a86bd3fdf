/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game gone through: what each decision of a person's has cost, by
 * what that seat knew then, and what was luck. Judged in threads by the
 * strongest player's search, and kept in a small file beside the game: judged
 * once, it is read from then on. Knows no game by name. */

#pragma once

#include "model/game/tapis-game.h"
#include "players/cg-player.h"
#include "tapis-lesson.h"

G_BEGIN_DECLS

/** In how many of 100 games a decision must lose (or how many points, where a
 * game goes for them) to be a mistake; to be worth practice; and how much luck
 * is worth a word. */
#define TAPIS_REVIEW_MISTAKE 3.0
#define TAPIS_REVIEW_COSTLY 5.0
#define TAPIS_REVIEW_LUCK 15.0

/** At most so many mistakes are asked about. */
#define TAPIS_REVIEW_PUZZLES 3

/** A decision: a move where there was another one. What is expected and lost
 * is in wins of 100 games, or in points above the mean of the table. */
typedef struct
{
  guint    ply;    /* after how many others */
  CgMove   move;   /* that was made */
  CgMove   best;
  CgReason reason; /* why that one is the best */
  float    chance; /* with it, as in CgVerdict … */
  double   stands; /* … and what could be expected with it */
  double   cost;   /* how much less was left after the move */
  double   luck;   /* what others and the cards gave, or below 0 took, until
                    * the next decision or the end */
} TapisDecision;

/** What a review tells now. */
typedef struct
{
  int      seat;        /* whose decisions, or CG_NO_SEAT before the first */
  gboolean working;     /* they are being judged … */
  gboolean fresh;       /* … or have just been, and were not kept before */
  guint    n_judged;    /* as far as that */
  guint    n_decisions; /* how many there are */
  const TapisDecision *decisions; /* %NULL until all are judged */
  guint    n_mistakes;
  guint    n_puzzles;
  guint    puzzles[TAPIS_REVIEW_PUZZLES]; /* the costliest first */
  int      unluckiest;  /* after which decision most was lost by luck that is
                         * worth a word, or -1 */
} TapisReviewNow;

#define TAPIS_TYPE_REVIEW (tapis_review_get_type ())
G_DECLARE_FINAL_TYPE (TapisReview, tapis_review, TAPIS, REVIEW, GObject)

/** Of the game that @text (of @length bytes, or -1) holds, which must be over.
 * @path: the file that keeps the review, or %NULL: none does. Errors are of
 * %CG_SAVE_ERROR.
 *
 * Signal: `changed ()`: "now" is another. */
TapisReview *tapis_review_new (const char *text, gssize length,
                               const char *path, GError **error);

const TapisReviewNow *tapis_review_now (TapisReview *self);

/** The game as it ended, for names and titles; borrowed. */
TapisGame *tapis_review_get_game (TapisReview *self);

/** Tells of the decisions of @seat: those that were kept, or else they are
 * judged now, which goes on until "working" is over. */
void tapis_review_start (TapisReview *self, int seat);

/** Stops judging at once; what has been judged is lost. */
void tapis_review_cancel (TapisReview *self);

/** The decision number @i as a mistake; free with tapis_mistake_free(). */
TapisMistake *tapis_review_dup_mistake (TapisReview *self, guint i);

/** All decisions that cost so much that they are worth practice, in the order
 * of the game: of #TapisMistake; free with g_ptr_array_unref(). Empty before
 * they are judged. */
GPtrArray *tapis_review_list_mistakes (TapisReview *self);

/** The costliest mistakes as a lesson of puzzles; %NULL where there is none. */
TapisLesson *tapis_review_new_puzzles (TapisReview *self);

/* --- in words (tapis-review-words.c); free with g_free() --- */

/** Whether what is expected and lost is in points. */
gboolean tapis_review_has_points (TapisReview *self);

/** "62 %", or "+12 points". */
char *tapis_review_say_stands (TapisReview *self, double stands);

/** How many decisions there were, and how many were mistakes. */
char *tapis_review_say_summary (TapisReview *self);

/** What was lost by luck where most was, in sentences; %NULL: nowhere much. */
char *tapis_review_say_luck (TapisReview *self);

/** The decision number @i in sentences: what was done, what could be expected,
 * what it has cost, and what luck did then. It does not tell what was better.
 */
char *tapis_review_say_decision (TapisReview *self, guint i);

G_END_DECLS
