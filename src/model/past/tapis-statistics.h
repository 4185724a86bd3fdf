/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statistics: how many games were played and won, by game, level and number of
 * players. They are counted from the history each time they are needed; nothing
 * is saved. Not every game is counted: see TapisRecordFacts.counted. */

#pragma once

#include "tapis-record.h"

/** A condition for games: a game is counted if it matches all three fields. */
typedef struct
{
  const CgRules *rules; /* %NULL: every game */
  const char    *level; /* the id of a level; %NULL: every level */
  guint          seats; /* the number of players; 0: any number */
} TapisFilter;

/** A group of games, and the numbers that were counted for it. */
typedef struct
{
  const CgRules *rules; /* the rules of all games of the group; %NULL: their
                         * rules differ */
  const char    *level; /* the id of the level of all games; %NULL: their levels
                         * differ */
  guint          seats; /* the number of players of all games; 0: their numbers
                         * differ */
  guint          games;
  guint          wins;
  guint          streak;  /* how many games were won in a row, up to the last
                           * game */
  guint          longest; /* the highest number of games ever won in a row */
  gboolean       has_points;
  gint64         points;  /* the sum of the points of all games */
  int            best;    /* the most points in one game */
} TapisTally;

/** Returns the games of @history that are counted and match @filter, from the
 * oldest to the newest. @history is a list of #TapisRecord, from the newest to
 * the oldest. Free with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_select (GListModel        *history,
                                    const TapisFilter *filter);

/** Sets @tally to the numbers for all games of @records, which come from
 * tapis_statistics_select(). */
void tapis_statistics_count (GPtrArray *records, TapisTally *tally);

/** Returns a list of #TapisTally: one for each combination of game, level and
 * number of players in @records, sorted by game, then by level, then by number
 * of players. Free with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_group (GPtrArray *records);

/** The best results of the person in one game. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *most;     /* borrowed: the game with the most points, the first
                            * one if there are several; %NULL: the game is not
                            * played for points */
  TapisRecord   *quickest; /* borrowed: the game that was won with the fewest
                            * decisions of the person, the first one if there
                            * are several; %NULL: no game was won */
  guint          longest;  /* the highest number of games won in a row */
} TapisBest;

/** Returns a list of #TapisBest: one for each game in @records, in the order of
 * the list of games. @records is sorted from the oldest to the newest. Free
 * with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_list_best (GPtrArray *records);

/** Returns the share of games that were won, in whole percent; 0 if there are
 * no games. */
guint tapis_tally_share (const TapisTally *tally);
