/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thinking in threads: the part of TapisGame that asks computer players for
 * moves, and a strong player for hints and for the coach's comments.
 *
 *   tapis-game-computer.c   questions to a thread, and computer players
 *   tapis-game-advice.c     hints and the coach; marks what is hinted
 */

#pragma once

#include "model/kit/tapis-job.h"
#include "tapis-game-kind.h"

G_BEGIN_DECLS

/* What a thread can be asked for, one of each at a time. */
typedef enum
{
  THOUGHT_MOVE,    /* of a computer player */
  THOUGHT_HINT,
  THOUGHT_VERDICT, /* on the viewer's last move */
  N_THOUGHTS,
} TapisThoughtKind;

/* How many moves are played at a time where the rest is skipped: more would
 * hold up the main loop. */
#define TAPIS_SLICE 16

/* A question to a thread, and its answer. */
typedef struct _TapisThought TapisThought;

struct _TapisThought
{
  TapisThoughtKind kind;
  const CgPlayer  *player;   /* who is asked for a move; NULL: nobody */
  CgMove           judged;   /* the move that is to be judged */
  const CgRules   *rules;
  CgState         *redacted; /* owned: what the seat to move knows */
  guint64          seed;
  guint            simulations;

  /* the question where the rest is skipped: the whole position, of which every
   * player still gets to see only what they know */
  const TapisGameKind *skipped;               /* NULL: nothing is skipped */
  CgState             *truth;                 /* owned */
  const CgPlayer      *players[CG_MAX_SEATS]; /* NULL: a person */
  guint64              deal;
  guint                n_plies;

  /* finds the answer, in the thread; *@cancel: see CgBudget */
  void (*think) (TapisThought *thought, const gint *cancel);

  /* what the game does with the answer, unless it was stopped */
  void (*take) (TapisGame *game, const TapisThought *thought);

  /* the answer */
  CgMove    move;
  CgMove    slice[TAPIS_SLICE]; /* where the rest is skipped: the moves … */
  guint     n_slice;            /* … and how many they are */
  CgReason  reason;
  CgVerdict verdict;
};

typedef struct
{
  TapisJob *jobs[N_THOUGHTS]; /* owned, by TapisThoughtKind: the data of each is
                               * a TapisThought; NULL: nothing is asked */
  guint     simulations;      /* see tapis_game_set_budget() */
  CgMove    hinted;           /* the move of the hint, or CG_NO_MOVE */
} TapisThinking;

/* --- tapis-game-computer.c --- */

/* Makes a question about the present position, as the seat to move sees it. It
 * is asked by tapis_thought_start(). */
TapisThought *tapis_thought_new (TapisGame *self, TapisThoughtKind kind);

/* Asks @thought, which it takes over. Another question of the same kind is
 * stopped. */
void tapis_thought_start (TapisGame *self, TapisThought *thought);

/* Stops the question of that kind at once, and drops its answer. */
void tapis_thought_stop (TapisGame *self, TapisThoughtKind kind);

/* A `think`: asks thought->player for a move. */
void tapis_thought_ask_player (TapisThought *thought, const gint *cancel);

/* --- tapis-game-advice.c --- */

/* To be called before @move is played: the question that is to be started after
 * it, or NULL where @move is not to be judged. */
TapisThought *tapis_game_begin_judging (TapisGame *self, CgMove move);

/* Drop the hint, or the comment of the coach, and stop thinking about it. */
void tapis_game_drop_hint    (TapisGame *self);
void tapis_game_drop_comment (TapisGame *self);

/* Marks the cards of @move as hinted, and unmarks all others. If @move is
 * CG_NO_MOVE, no card is marked. (tapis-game-advice.c; the tests of the table use
 * it to find the widgets of a move.) */
void tapis_game_mark_hint (TapisGame *self, CgMove move);

G_END_DECLS
