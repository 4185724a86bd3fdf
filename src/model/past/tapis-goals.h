/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The goals that a person may aim at: small goals for each game and level, and
 * the deals of the day. They are counted from the history whenever they are
 * asked for; nothing is saved. */

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
  guint          wins;    /* how many games must be won; 0: all goals have been
                           * reached */
  guint          of;
  guint          lately;  /* how many of the last @games games were won */
  guint          games;   /* how many of the last games count for the goal; at
                           * most @of - 1 */
} TapisGoal;

/** Returns a #TapisGoal for each game and level of @records, ordered by game
 * and level. @records comes from tapis_statistics_select(). Free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_goals_list (GPtrArray *records);

/** How often a person has played the deals of the day of a game, each on its
 * day. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *today;  /* borrowed: the first game with today's deal; %NULL:
                          * it was not played yet */
  guint          streak; /* on how many successive days, up to today or
                          * yesterday, the deal was played */
} TapisDays;

/** Returns a #TapisDays for each game of which @records holds a deal of the
 * day, in the order of the list of games. @now is the present time. Free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_days_list (GPtrArray *records, GDateTime *now);

/** Returns a list of #TapisRecord: for each deal of the day of @now, the first
 * game with that deal that was finished on that day, if the statistics count
 * it. The games are read from the files of that day in @folder, the folder of
 * the history. Free with g_ptr_array_unref(). Can be called from any thread. */
GPtrArray *tapis_days_read (const char *folder, GDateTime *now);

/** Returns whether @game is the deal of the day @when, and is not a practice
 * game. */
gboolean tapis_days_holds (TapisGame *game, GDateTime *when);

G_END_DECLS
