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

/* What a thread can be asked for. At most one question of each kind is asked at
 * a time. */
typedef enum
{
  THOUGHT_MOVE,    /* a computer player's move */
  THOUGHT_HINT,
  THOUGHT_VERDICT, /* the coach's judgement of the viewer's last move */
  N_THOUGHTS,
} TapisThoughtKind;

/* How many moves are played at a time while the rest of the game is skipped.
 * More moves would hold up the main loop. */
#define TAPIS_SLICE 16

/* A question to a thread, and its answer. */
typedef struct _TapisThought TapisThought;

struct _TapisThought
{
  TapisThoughtKind kind;
  const CgPlayer  *player;   /* the computer player who is asked for a move;
                              * NULL: nobody is */
  CgMove           judged;   /* THOUGHT_VERDICT: the move that is judged */
  const CgRules   *rules;
  CgState         *redacted; /* owned: the position as far as the seat to move
                              * knows it */
  guint64          seed;
  guint            simulations;

  /* The fields up to n_plies are used only while the rest of the game is
   * skipped. The thread then has the whole position, and shows each player only
   * what that player knows. */
  const TapisGameKind *skipped;               /* the kind of the game; NULL:
                                               * nothing is skipped */
  CgState             *truth;                 /* owned: the whole position */
  const CgPlayer      *players[CG_MAX_SEATS]; /* the computer player at each
                                               * seat; NULL: a person */
  guint64              deal;
  guint                n_plies;

  /* Finds the answer. Runs in the thread; *@cancel: see CgBudget. */
  void (*think) (TapisThought *thought, const gint *cancel);

  /* Does what the game does with the answer. Not called if the question was
   * stopped. */
  void (*take) (TapisGame *game, const TapisThought *thought);

  /* The fields from here on are the answer. */
  CgMove    move;
  CgMove    slice[TAPIS_SLICE]; /* the moves, while the rest of the game is
                                 * skipped */
  guint     n_slice;            /* how many moves are in @slice */
  CgReason  reason;
  CgVerdict verdict;
};

typedef struct
{
  TapisJob *jobs[N_THOUGHTS]; /* owned, by TapisThoughtKind: the data of each
                               * job is a TapisThought; NULL: no such question
                               * is asked */
  guint     simulations;      /* see tapis_game_set_budget() */
  CgMove    hinted;           /* the move that the hint advises, or
                               * CG_NO_MOVE */
} TapisThinking;

/* --- tapis-game-computer.c --- */

/* Returns a new question about the present position, as the seat to move sees
 * it. tapis_thought_start() asks it. */
TapisThought *tapis_thought_new (TapisGame *self, TapisThoughtKind kind);

/* Asks the question @thought and takes over its ownership. Another question of
 * the same kind is stopped. */
void tapis_thought_start (TapisGame *self, TapisThought *thought);

/* Stops the question of that @kind at once, and drops its answer. */
void tapis_thought_stop (TapisGame *self, TapisThoughtKind kind);

/* A function for TapisThought.think: asks thought->player for a move. */
void tapis_thought_ask_player (TapisThought *thought, const gint *cancel);

/* --- tapis-game-advice.c --- */

/* Returns the question whether @move is a mistake, which is to be started when
 * the move has been played; NULL if @move is not to be judged. Must be called
 * before @move is played. */
TapisThought *tapis_game_begin_judging (TapisGame *self, CgMove move);

/* tapis_game_drop_hint() removes the hint, tapis_game_drop_comment() the
 * comment of the coach. Both stop the thinking about it. */
void tapis_game_drop_hint    (TapisGame *self);
void tapis_game_drop_comment (TapisGame *self);

/* Marks the cards of @move as hinted, and unmarks all others. If @move is
 * CG_NO_MOVE, no card is marked. The tests of the table find the widgets of a
 * move by it. */
void tapis_game_mark_hint (TapisGame *self, CgMove move);

G_END_DECLS
