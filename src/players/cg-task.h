/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tasks: decisions in which one move is clearly the best, and for a reason that
 * a person can learn. They are looked for in games between computer players. A
 * task is a number of a deal and a number of moves, so that the same task can
 * be set up again. */

#pragma once

#include "cg-player.h"
#include "engine/cg-session.h"

/** A move that costs less than CG_TASK_RIGHT is about as good as the best one,
 * and right. The wrong move of a task costs at least CG_TASK_MARGIN. Both are
 * in wins of 100 games, or in points of that weight; see cg_player_unit(). */
#define CG_TASK_RIGHT 3.0f
#define CG_TASK_MARGIN 6.0f

/** How many levels of difficulty there are. The higher the level, the less the
 * two moves of a task differ. The player medium finds the easiest tasks; the
 * player easy does not find the hardest ones. */
#define CG_TASK_LEVELS 6

typedef struct
{
  CgSetup  setup;
  guint64  deal;   /* the number of the deal, as in cg_deal() */
  guint    ply;    /* how many moves of that game were made before the task; it
                    * is the turn of seat 0 */
  CgMove   best;   /* the right move */
  CgMove   other;  /* a wrong move: the move of the level easy or, if that is
                    * right, the next best one */
  float    margin; /* how much @other costs */
  CgReason reason; /* why @best is better than @other */
} CgTask;

/** Looks for a task in games of @setup with the numbers @deal, @deal + 1 and so
 * on. The reason of the task is one of @reasons, a list of ids from
 * cg_reason_id() that ends with %NULL. @level is the difficulty, from 0 to
 * CG_TASK_LEVELS - 1. The same arguments give the same task. Returns %FALSE if
 * @cancel, an atomic flag that may be %NULL, is no longer 0, or if @deals games
 * have no such task. Deals may be examined in any thread. */
gboolean cg_task_find (const CgRules *rules, const CgSetup *setup,
                       const char *const *reasons, guint level, guint64 deal,
                       guint deals, const gint *cancel, CgTask *task);

/** Makes the task that cg_task_find() has found with the same arguments in the
 * game number @deal, after @ply moves. This is faster, because the decision is
 * judged only once with the budget of the level hard. Returns %FALSE if there
 * is no such task. */
gboolean cg_task_find_at (const CgRules *rules, const CgSetup *setup,
                          const char *const *reasons, guint level,
                          guint64 deal, guint ply, const gint *cancel,
                          CgTask *task);

/** Plays the game of @task up to the task, or to its end if that comes first.
 * Free with cg_session_free(). */
CgSession *cg_task_play (const CgRules *rules, const CgTask *task);

/** Judges @task again with @seed, and with four times as many simulations as
 * the level hard makes. Returns whether its best move is still right and its
 * other move still wrong. */
gboolean cg_task_prove (const CgRules *rules, const CgTask *task,
                        guint64 seed);
