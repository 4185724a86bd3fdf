/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game in the history: who played it, when, by which rules, and how
 * it ended. A record is read from the file of the game and never changes,
 * except that its texts follow the language. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"

#define TAPIS_TYPE_RECORD (tapis_record_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecord, tapis_record, TAPIS, RECORD, GObject)

/** The player at a seat. */
typedef struct
{
  const char *name;
  const char *level; /* the id of the level of a computer player; %NULL: a
                      * person */
  const char *animal; /* as in TapisPerson */
  const char *gender;
} TapisRecordSeat;

/** The facts about a finished game. The strings belong to the record. */
typedef struct
{
  const char    *name; /* the name of the file, as given to
                        * tapis_record_new() */
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal; /* the number from which the game was dealt; 0: it has no
                        * number */
  guint          n_moves; /* the moves of all players together */
  guint          n_rounds;
  CgResult       result;
  const char    *text; /* see tapis_record_get_result() */
  const TapisRecordSeat *seats;

  int         you;        /* the seat of the person if exactly one person
                           * played; otherwise %CG_NO_SEAT */
  gboolean    won;        /* whether the person at the seat @you won */
  guint       n_decisions; /* how often the person at the seat @you could choose
                            * between several moves */
  const char *level;      /* the id of the level of all computer players; %NULL:
                           * they have different levels, or there are none */
  gboolean    has_points; /* the game is played for points */
  gboolean    practice;   /* it was a practice game, in which moves can be
                           * undone at any time */
  gboolean    aside; /* the game was set aside when the person reset the
                      * statistics */
  gboolean    counted;    /* the statistics count the game: exactly one person
                           * played, it was no practice game, and it is not set
                           * aside */
} TapisRecordFacts;

/** Reads the file @name in @folder. @name may be the name of a folder in
 * @folder followed by the name of a file. Returns %NULL and sets @error if the
 * file cannot be read, or if the game is not over. Can be called from any
 * thread. */
TapisRecord *tapis_record_new (const char *folder, const char *name,
                               GError **error);

const TapisRecordFacts *tapis_record_get_facts (TapisRecord *self);

/** Returns how the game ended, in short: "You win!", "You came third.", "Fox
 * wins!". The text is valid until the language changes. */
const char *tapis_record_get_result (TapisRecord *self);

/** Returns a pointer to the time in @name, the name of the file of a record:
 * the time at which the game ended, such as "20260131T201500Z". Returns %NULL
 * if @name has no time. */
const char *tapis_record_find_time (const char *name);

/** Compares @a and @b, the names of the files of two records, as strcmp() does.
 * The newer record is sorted before the older one. */
int tapis_record_compare_names (const char *a, const char *b);

/** Returns the path of the file; free with g_free(). */
char *tapis_record_dup_path (TapisRecord *self);

/** Returns when the game ended, in local time; free with
 * g_date_time_unref(). */
GDateTime *tapis_record_dup_time (TapisRecord *self);

/** Return when the game ended, in words: tapis_record_say_date() with the time
 * of the day, tapis_record_say_day() without it. Free with g_free(). */
char *tapis_record_say_date (TapisRecord *self);
char *tapis_record_say_day  (TapisRecord *self);

/** Returns a sentence that tells how the game ended for the player at @seat;
 * free with g_free(). */
char *tapis_record_say_place (TapisRecord *self, guint seat);

/** Returns @points in words ("118 points"), or %NULL if the game is not played
 * for points. Free with g_free(). */
char *tapis_record_say_points (TapisRecord *self, int points);

/** Returns the whole game as a text of many lines: the players, the result, the
 * house rules and every move. Returns %NULL and sets @error if the file can no
 * longer be read. Free with g_free(). */
char *tapis_record_to_text (TapisRecord *self, GError **error);
