/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goals for a person: a few goals for each game and level, and the deals of the
 * day. They are counted from the history each time they are needed; nothing is
 * saved. */

#pragma once

#include "tapis-record.h"

/** The next goal in a game against a level of computer players: to win @wins of
 * @of successive games. */
typedef struct
{
  const CgRules *rules;
  const char    *level;
  guint          reached; /* how many goals have been reached so far */
  guint          wins;    /* how many games must be won; 0: all goals have been
                           * reached, and @of, @lately and @games are 0 too */
  guint          of;
  guint          lately;  /* how many of the last @games games were won */
  guint          games;   /* how many of the last games still count after the
                           * next game; at most @of - 1 */
} TapisGoal;

/** Returns a list of #TapisGoal: one for each pair of game and level in
 * @records, sorted by game and then by level. @records comes from
 * tapis_statistics_select(). Free with g_ptr_array_unref(). */
GPtrArray *tapis_goals_list (GPtrArray *records);

/** Which deals of the day a person has played in a game. A deal counts only if
 * it was finished on its day. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *today;  /* borrowed: the first game with today's deal; %NULL:
                          * today's deal has not been finished yet */
  guint          streak; /* on how many successive days up to today the deal was
                          * finished; if @today is %NULL, up to yesterday */
} TapisDays;

/** Returns a list of #TapisDays: one for each game of which @records has a deal
 * of the day, in the order of the list of games. @records is sorted from the
 * oldest to the newest. @now is the present time. Free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_days_list (GPtrArray *records, GDateTime *now);

/** Returns a list of #TapisRecord: for each game whose deal of the day was
 * finished on the day of @now, the first record of that deal. Only games that
 * the statistics count are in the list. The files of that day are read from
 * @folder, the folder of the history. Free with g_ptr_array_unref(). Can be
 * called from any thread. */
GPtrArray *tapis_days_read (const char *folder, GDateTime *now);
