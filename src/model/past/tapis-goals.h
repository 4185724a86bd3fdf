/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one may aim at: small goals for each game and level, and the deal of the
 * day. They are counted from the history whenever somebody looks; nothing is
 * kept. */

#pragma once

#include "model/game/tapis-game.h"
#include "tapis-record.h"

G_BEGIN_DECLS

/** The next goal of a game on a level: to win @wins of @of successive games. */
typedef struct
{
  const CgRules *rules;
  const char    *level;
  guint          reached; /* how many goals have been reached so far */
  guint          wins;    /* 0: there is no further goal */
  guint          of;
  guint          lately;  /* how many of the last @games were won */
  guint          games;   /* at most @of - 1 */
} TapisGoal;

/** A #TapisGoal for each game and level of @records, which
 * tapis_statistics_select() gave, ordered by game and level; free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_goals_list (GPtrArray *records);

/** How often one has played the deals of the day of a game, each on its day. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *today;  /* borrowed: the first game of today's deal; %NULL: it
                          * was not played yet */
  guint          streak; /* days without a gap, up to today or yesterday */
} TapisDays;

/** A #TapisDays for each game of which @records has a deal of the day, by game,
 * as of @now; free with g_ptr_array_unref(). */
GPtrArray *tapis_days_list (GPtrArray *records, GDateTime *now);

/** The first game of each deal of the day of @now that was finished on that
 * day, of those that count: a list of #TapisRecord, to be freed with
 * g_ptr_array_unref(), read from the files of that day in the history's
 * @folder. Can be called from any thread. */
GPtrArray *tapis_days_read (const char *folder, GDateTime *now);

/** Whether @game is the deal of the day @when, and not for practice. */
gboolean tapis_days_holds (TapisGame *game, GDateTime *when);

G_END_DECLS
