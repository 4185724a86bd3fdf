/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games counted: how often won, by game, level and number of players. Counted
 * from the history whenever somebody looks; nothing is kept. Only games of one
 * person that were no practice count: see TapisRecordFacts.counted. */

#pragma once

#include "tapis-record.h"

G_BEGIN_DECLS

/** Which games are meant. */
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
  guint          streak;  /* games won one after the other, up to the last */
  guint          longest; /* and the most ever */
  gboolean       has_points;
  gint64         points;  /* all together */
  int            best;    /* the most in a game */
} TapisTally;

/** The counted games of @history (a list of #TapisRecord, the newest first)
 * that @filter means, the oldest first; free with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_select (GListModel        *history,
                                    const TapisFilter *filter);

/** Counts such a list. */
void tapis_statistics_count (GPtrArray *records, TapisTally *tally);

/** The same by game, level and number of players: a #TapisTally for each
 * group, ordered by the registry's games, then levels, then numbers. Free with
 * g_ptr_array_unref(). */
GPtrArray *tapis_statistics_group (GPtrArray *records);

/** One's best of a game. */
typedef struct
{
  const CgRules *rules;
  TapisRecord   *most;     /* borrowed: the first with the most points; %NULL:
                            * the game keeps no score */
  TapisRecord   *quickest; /* borrowed: the first that was won with the fewest
                            * decisions of one's own; %NULL: none was won */
  guint          longest;  /* games won one after the other */
} TapisBest;

/** A #TapisBest for each game of such a list, by the registry's order; free
 * with g_ptr_array_unref(). */
GPtrArray *tapis_statistics_list_best (GPtrArray *records);

/** The share of games won as a percentage, rounded; 0 of no games. */
guint tapis_tally_share (const TapisTally *tally);

G_END_DECLS
