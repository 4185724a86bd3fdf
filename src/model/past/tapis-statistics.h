/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statistics: how many games were played and won, by game, level and number of
 * players. They are counted from the history whenever somebody looks; nothing
 * is kept. Not all games are counted: see TapisRecordFacts.counted. */

#pragma once

#include "tapis-record.h"

G_BEGIN_DECLS

/** Which games are counted. */
typedef struct
{
  const CgRules *rules; /* %NULL: every game */
  const char    *level; /* a computer player's id; %NULL: every level */
  guint          seats; /* 0: any number */
} TapisFilter;

/** A group of games, counted. */
typedef struct
{
  const CgRules *rules; /* %NULL: several games */
  const char    *level; /* %NULL: different levels */
  guint          seats; /* 0: different numbers */
  guint          games;
  guint          wins;
  guint          streak;  /* how many of the last games were won in a row */
  guint          longest; /* how many games were ever won in a row */
  gboolean       has_points;
  gint64         points;  /* all together */
  int            best;    /* the most in a game */
} TapisTally;

/** The counted games of @history (a list of #TapisRecord, the newest first)
 * that @filter means, the oldest first; free with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_select (GListModel        *history,
                                    const TapisFilter *filter);

/** Counts all games of @records, which tapis_statistics_select() gave. */
void tapis_statistics_count (GPtrArray *records, TapisTally *tally);

/** A #TapisTally for each game, level and number of players of @records,
 * ordered by these; games and levels in the order of their lists. Free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_statistics_group (GPtrArray *records);

/** The person's best results in a game. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *most;     /* borrowed: the first with the most points; %NULL:
                            * the game keeps no score */
  TapisRecord   *quickest; /* borrowed: the first that was won with the fewest
                            * decisions of one's own; %NULL: none was won */
  guint          longest;  /* games won one after the other */
} TapisBest;

/** A #TapisBest for each game of @records, in the order of the list of games;
 * free with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_list_best (GPtrArray *records);

/** The share of games won as a percentage, rounded; 0 of no games. */
guint tapis_tally_share (const TapisTally *tally);

G_END_DECLS
