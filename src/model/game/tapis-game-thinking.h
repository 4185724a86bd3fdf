/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thinking in threads: the part of TapisGame that asks computer players for
 * moves, and a strong computer player for hints and for the coach's comments.
 *
 *   tapis-game-computer.c   questions to a thread, and computer players
 *   tapis-game-advice.c     hints and the coach; marks what a hint names */

#pragma once

#include "model/kit/tapis-job.h"
#include "tapis-game-kind.h"

/* What a thread can be asked for. At any time there is at most one question of
 * each kind. */
typedef enum
{
  THOUGHT_MOVE,    /* the move of a computer player */
  THOUGHT_HINT,
  THOUGHT_VERDICT, /* the coach's judgement of the viewer's last move */
  N_THOUGHTS,
} TapisThoughtKind;

/* How many moves are played as one change while the rest of the game is
 * skipped. More moves would block the main loop for too long. */
#define TAPIS_SLICE 16

/* A question to a thread, and its answer. */
typedef struct _TapisThought TapisThought;

struct _TapisThought
{
  TapisThoughtKind kind;
  const CgPlayer  *player;   /* the computer player that is asked for a move, or
                              * NULL */
  const CgTemper  *temper;   /* its temper; NULL: none */
  CgMove           judged;   /* for THOUGHT_VERDICT: the move to judge */
  const CgRules   *rules;
  CgState         *redacted; /* owned: the position redacted for the seat to
                              * move */
  guint64          seed;
  guint            simulations;

  /* The fields from here to n_plies are used only while the rest of the game is
   * skipped. The thread then has the whole position, but gives each player only
   * what that player knows. */
  const TapisGameKind *skipped;               /* the kind of the game; NULL if
                                               * nothing is skipped */
  CgState             *truth;                 /* owned: the whole position */
  const CgPlayer      *players[CG_MAX_SEATS]; /* by seat: the computer player;
                                               * NULL for a person */
  const CgTemper      *tempers[CG_MAX_SEATS]; /* by seat; NULL: none */
  guint64              deal;
  guint                n_plies;

  /* Finds the answer. Runs in the thread. @cancel is that of CgBudget. */
  void (*think) (TapisThought *thought, const gint *cancel);

  /* Uses the answer, in the main thread. Not called if the question was
   * stopped. */
  void (*take) (TapisGame *game, const TapisThought *thought);

  /* The fields from here on are the answer. */
  CgMove    move;
  CgMove    slice[TAPIS_SLICE]; /* the moves, if the rest of the game is skipped
                                 */
  guint     n_slice;            /* how many moves are in @slice */
  CgReason  reason;
  CgVerdict verdict;
};

typedef struct
{
  TapisJob *jobs[N_THOUGHTS]; /* owned, by TapisThoughtKind: a job whose data is
                               * a TapisThought, or NULL if there is no such
                               * question */
  guint     simulations;      /* the number that tapis_game_set_budget() sets */
  CgMove    hinted;           /* the move of the hint, or CG_NO_MOVE */
} TapisThinking;

/* --- tapis-game-computer.c --- */

/* Returns a new question about the current position as the seat to move knows
 * it. tapis_thought_start() asks the question. */
TapisThought *tapis_thought_new (TapisGame *self, TapisThoughtKind kind);

/* Asks the question @thought and takes ownership of it. A question of the same
 * kind that is not answered yet is stopped. */
void tapis_thought_start (TapisGame *self, TapisThought *thought);

/* Stops the question of the kind @kind at once, and discards its answer. */
void tapis_thought_stop (TapisGame *self, TapisThoughtKind kind);

/* Asks thought->player for a move; a function for TapisThought.think. */
void tapis_thought_ask_player (TapisThought *thought, const gint *cancel);

/* --- tapis-game-advice.c --- */

/* Returns a question whether @move is a mistake, or NULL if @move is not to be
 * judged. Must be called before @move is played; the caller starts the
 * question. */
TapisThought *tapis_game_begin_judging (TapisGame *self, CgMove move);

/* tapis_game_drop_hint() removes the hint, and tapis_game_drop_comment()
 * removes the coach's comment. Both also stop the thinking about it. */
void tapis_game_drop_hint    (TapisGame *self);
void tapis_game_drop_comment (TapisGame *self);

/* Marks the cards of @move as hinted, and unmarks all others. If @move is
 * CG_NO_MOVE, no card is marked. The tests of the table call this to find the
 * widgets of a move. */
void tapis_game_mark_hint (TapisGame *self, CgMove move);
