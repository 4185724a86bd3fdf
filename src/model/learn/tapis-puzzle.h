/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A mistake as a question: the position it was made in lies on a table again,
 * and the learner looks for what is better. Every move that is about as good as
 * the best one is right; one that is not is judged, told of and taken back.
 * Knows no game by name. */

#pragma once

#include "tapis-review.h"

G_BEGIN_DECLS

typedef enum
{
  TAPIS_PUZZLE_ASK,   /* the learner is to move */
  TAPIS_PUZZLE_THINK, /* their move is being judged */
  TAPIS_PUZZLE_WRONG, /* it is read why not; then it is taken back */
  TAPIS_PUZZLE_RIGHT, /* it is read why: the puzzle is solved */
} TapisPuzzleState;

/** What a puzzle shows now. All of it is borrowed. */
typedef struct
{
  TapisGame              *game; /* for the table */
  TapisPuzzleState        state;
  const char             *text; /* what is asked or answered, in sentences */
  const TapisLessonLink  *link; /* the lesson about it, or %NULL */
  gboolean                helped; /* the best move was shown */
  guint                   n_wrong; /* how often something else was tried */
} TapisPuzzleNow;

#define TAPIS_TYPE_PUZZLE (tapis_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (TapisPuzzle, tapis_puzzle, TAPIS, PUZZLE, GObject)

/** Of @mistake, which is copied. %NULL and @error, of %CG_SAVE_ERROR, where its
 * texts are none of a game.
 *
 * Signal: `changed ()`: "now" is another. */
TapisPuzzle *tapis_puzzle_new (const TapisMistake *mistake, GError **error);

const TapisPuzzleNow *tapis_puzzle_now (TapisPuzzle *self);

/** Tells why the best move is the best; a second time which one it is. */
void tapis_puzzle_hint (TapisPuzzle *self);

/** Makes the best move. */
void tapis_puzzle_show (TapisPuzzle *self);

/** Says that it was read why not: the move is taken back. */
void tapis_puzzle_go_on (TapisPuzzle *self);

G_END_DECLS
