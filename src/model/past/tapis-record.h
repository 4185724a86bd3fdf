/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game as the history knows it: who played, what and when, and how
 * the game ended. A record is read from the file of the game, and never
 * changes. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RECORD (tapis_record_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecord, tapis_record, TAPIS, RECORD, GObject)

/** Who sat at a seat. */
typedef struct
{
  const char *name;
  const char *level; /* the id of the computer player; %NULL: a person sat here
                      */
  const char *animal; /* the avatar's English name, as in TapisPerson */
  const char *gender;
} TapisRecordSeat;

/** The facts about a finished game. The record owns the strings. */
typedef struct
{
  const char    *name; /* the name of the file, as given to tapis_record_new()
                        */
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal; /* the number from which the game was dealt; 0: there is
                        * none */
  guint          n_moves; /* the number of moves of all players together */
  guint          n_rounds;
  CgResult       result;
  const char    *text; /* see tapis_record_get_result() */
  const TapisRecordSeat *seats;

  int         you;        /* the seat of the person, if there is only one;
                           * otherwise %CG_NO_SEAT */
  gboolean    won;        /* whether the person at the seat @you won */
  guint       n_decisions; /* how often the person at the seat @you had a choice
                            * between moves */
  const char *level;      /* the level of all computer players; %NULL: the
                           * levels differ, or no computer player plays */
  gboolean    has_points; /* the game keeps a score */
  gboolean    practice;   /* a practice game, in which moves could be undone at
                           * any time */
  gboolean    aside; /* the game was set aside when the statistics began anew */
  gboolean    counted;    /* the statistics count the game: one person plays
                           * against computer players, and the game is neither
                           * for practice nor set aside */
} TapisRecordFacts;

/** Reads the file @name in @folder; @name may begin with the name of a folder
 * in @folder. It is an error if the game is not over, or if the file cannot be
 * read. Can be called from any thread. */
TapisRecord *tapis_record_new (const char *folder, const char *name,
                               GError **error);

const TapisRecordFacts *tapis_record_get_facts (TapisRecord *self);

/** Returns how the game ended, in short: "You win!", "You came third.", "Fox
 * wins!". Valid until the language changes. */
const char *tapis_record_get_result (TapisRecord *self);

/** Returns where in @name, the name of the file of a record, the time begins at
 * which the game ended ("20260131T201500Z"); %NULL if there is none. */
const char *tapis_record_find_time (const char *name);

/** Compares the names @a and @b of the files of two records, as strcmp() does.
 * The newer record comes first. */
int tapis_record_compare_names (const char *a, const char *b);

/** Returns the path of the file; free with g_free(). */
char *tapis_record_dup_path (TapisRecord *self);

/** Returns when the game ended, in local time; free with g_date_time_unref().
 */
GDateTime *tapis_record_dup_time (TapisRecord *self);

/** These functions return when the game ended, in words: the first one with the
 * time of the day, the second one without it. Free with g_free(). */
char *tapis_record_say_date (TapisRecord *self);
char *tapis_record_say_day  (TapisRecord *self);

/** Returns a sentence that says how the game ended for @seat; free with
 * g_free(). */
char *tapis_record_say_place (TapisRecord *self, guint seat);

/** Returns @points in words, in short ("118 points"); %NULL if the game keeps
 * no score. Free with g_free(). */
char *tapis_record_say_points (TapisRecord *self, int points);

/** Returns the whole game as a text of many lines: who played, the result, the
 * house rules and every move. Free with g_free(). If the file can no longer be
 * read, it returns %NULL and sets @error. */
char *tapis_record_to_text (TapisRecord *self, GError **error);

G_END_DECLS
