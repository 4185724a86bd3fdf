/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statistics: how many games were played and won, by game, level and number of
 * players. They are counted from the history whenever they are asked for;
 * nothing is saved. Not every game is counted: see TapisRecordFacts.counted. */

#pragma once

#include "tapis-record.h"

G_BEGIN_DECLS

/** Which games are counted: those that fit all fields. */
typedef struct
{
  const CgRules *rules; /* %NULL: every game */
  const char    *level; /* the id of a computer player; %NULL: every level */
  guint          seats; /* the number of players; 0: any number */
} TapisFilter;

/** A group of games, and what was counted in it. */
typedef struct
{
  const CgRules *rules; /* %NULL: the group holds several kinds of games */
  const char    *level; /* the id of a computer player; %NULL: the games have
                         * different levels */
  guint          seats; /* the number of players; 0: the games have different
                         * numbers of players */
  guint          games;
  guint          wins;
  guint          streak;  /* how many games have been won in a row, up to the
                           * last game */
  guint          longest; /* the largest number of games ever won in a row */
  gboolean       has_points;
  gint64         points;  /* the points of all games together */
  int            best;    /* the most points in one game */
} TapisTally;

/** Returns those games of @history that are counted and that fit @filter, the
 * oldest first. @history is a list of #TapisRecord, the newest first. Free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_statistics_select (GListModel        *history,
                                    const TapisFilter *filter);

/** Counts all games of @records, which come from tapis_statistics_select(),
 * into @tally. */
void tapis_statistics_count (GPtrArray *records, TapisTally *tally);

/** Returns a #TapisTally for each game, level and number of players in
 * @records, sorted by game, then by level, then by number of players. Free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_statistics_group (GPtrArray *records);

/** The best results of the person in a game. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *most;     /* borrowed: the game with the most points, the first
                            * one if there are several; %NULL: the game keeps no
                            * score */
  TapisRecord   *quickest; /* borrowed: the game won with the fewest decisions
                            * of the person, the first one if there are several;
                            * %NULL: no game was won */
  guint          longest;  /* the largest number of games won in a row */
} TapisBest;

/** Returns a #TapisBest for each game of @records, in the order of the list of
 * games. Free with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_list_best (GPtrArray *records);

/** Returns the share of games that were won, in percent, rounded; 0 if there
 * are no games. */
guint tapis_tally_share (const TapisTally *tally);

G_END_DECLS
