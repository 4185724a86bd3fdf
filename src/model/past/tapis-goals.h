/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one may aim at: small goals for each game and level, and the deal of the
 * day. Counted from the history whenever somebody looks; nothing is kept. Knows
 * no rule. */

#pragma once

#include "tapis-record.h"

G_BEGIN_DECLS

/** The next goal of a game on a level: to win @wins of @of games one after the
 * other. */
typedef struct
{
  const CgRules *rules;
  const char    *level;
  guint          reached; /* how many of the goals have been, ever */
  guint          wins;    /* 0: there is no further goal */
  guint          of;
  guint          lately;  /* won of the last @games, at most @of - 1 */
  guint          games;
} TapisGoal;

/** A #TapisGoal for each game and level of @records, which
 * tapis_statistics_select() gave, ordered by game and level; free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_goals_list (GPtrArray *records);

/** How one has played a game's deals of the day, each on its day. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *today;  /* borrowed: the first game of it; %NULL: none yet */
  guint          streak; /* days without a gap up to today or yesterday */
} TapisDays;

/** A #TapisDays for each game of which @records has a deal of the day, by game,
 * as of @now; free with g_ptr_array_unref(). */
GPtrArray *tapis_days_list (GPtrArray *records, GDateTime *now);

G_END_DECLS
