/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thinking in threads: the part of TapisGame that asks computer players for
 * moves, and a strong player for hints and for the coach's comments.
 *
 *   tapis-game-computer.c   questions to a thread, and computer players
 *   tapis-game-advice.c     hints and the coach
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

/* So many moves are played at a time where the rest is skipped: more would hold
 * the main loop up. */
#define TAPIS_SLICE 16

/* A question to a thread, and its answer. */
typedef struct _TapisThought TapisThought;

struct _TapisThought
{
  TapisThoughtKind kind;
  const CgPlayer  *player;   /* who is asked, or NULL */
  CgMove           judged;   /* which is asked about */
  const CgRules   *rules;
  CgState         *redacted; /* owned: what the seat to move knows */
  guint64          seed;
  guint            simulations;

  /* … or, where the rest is skipped, the game, of which every player still gets
   * to see only what they know */
  const TapisGameKind *skipped;               /* or NULL */
  CgState             *truth;                 /* owned */
  const CgPlayer      *players[CG_MAX_SEATS]; /* NULL: a person */
  guint64              deal;
  guint                n_plies;

  /* answers, in the thread; *@cancel: see CgBudget */
  void (*think) (TapisThought *thought, const gint *cancel);

  /* what the game does with the answer, unless it was stopped */
  void (*take) (TapisGame *game, const TapisThought *thought);

  /* the answer */
  CgMove    move;
  CgMove    slice[TAPIS_SLICE]; /* where the rest is skipped … */
  guint     n_slice;            /* … so many */
  CgReason  reason;
  CgVerdict verdict;
};

typedef struct
{
  TapisJob *jobs[N_THOUGHTS]; /* owned, with a TapisThought as data; NULL while
                               * nothing is asked */
  guint     simulations;
  CgMove    hinted; /* or CG_NO_MOVE */
} TapisThinking;

/* --- tapis-game-computer.c --- */

/* A question about the position now, as the seat to move sees it; it stands
 * until it is started. */
TapisThought *tapis_thought_new (TapisGame *self, TapisThoughtKind kind);

/* Asks; takes @thought over. Another question of its kind is stopped. */
void tapis_thought_start (TapisGame *self, TapisThought *thought);

/* Stops the thread at once; its answer is not taken. */
void tapis_thought_stop (TapisGame *self, TapisThoughtKind kind);

/* A `think`: asks thought->player for a move. */
void tapis_thought_ask_player (TapisThought *thought, const gint *cancel);

/* --- tapis-game-advice.c --- */

/* The question that is to be started when @move, which is still to be played,
 * has been played; or NULL. */
TapisThought *tapis_game_begin_judging (TapisGame *self, CgMove move);

/* Forget what was said, and stop thinking about it. */
void tapis_game_drop_hint    (TapisGame *self);
void tapis_game_drop_comment (TapisGame *self);

G_END_DECLS
