/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game as the history knows it: who played what when, and how it
 * ended. Read from its file, and never changes. Knows no rule. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RECORD (tapis_record_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecord, tapis_record, TAPIS, RECORD, GObject)

/** Who sat where. */
typedef struct
{
  const char *name;
  const char *level; /* the id of the computer player; %NULL: a person */
  const char *animal; /* as in TapisPerson */
  const char *gender;
} TapisRecordSeat;

/** What is known of the game; strings are the record's. */
typedef struct
{
  const char    *name; /* of the file, as given */
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal; /* the number dealt from; 0: none */
  guint          n_moves; /* of all players */
  guint          n_rounds;
  CgResult       result;
  const char    *text; /* see tapis_record_get_result() */
  const TapisRecordSeat *seats;

  int         you;        /* the seat of the only person, or %CG_NO_SEAT */
  gboolean    won;        /* whether that person won … */
  guint       n_decisions; /* … and how often they had a choice */
  const char *level;      /* that all the computer players have; %NULL: they
                           * differ, or none plays */
  gboolean    has_points; /* the game keeps a score */
  gboolean    practice;   /* moves could be undone at any time */
  gboolean    aside;      /* set aside when the statistics began anew */
  gboolean    counted;    /* by the statistics: one person against computer
                           * players, neither practice nor set aside */
} TapisRecordFacts;

/** Reads the file @name of the folder @folder; @name may be in a folder below.
 * A game that is not over is an error, as is whatever cannot be read. Can be
 * called from any thread. */
TapisRecord *tapis_record_new (const char *folder, const char *name,
                               GError **error);

const TapisRecordFacts *tapis_record_get_facts (TapisRecord *self);

/** How it ended, short: "You win!", "You came third.", "Fox wins!".
 * Valid until the language changes. */
const char *tapis_record_get_result (TapisRecord *self);

/** The order of records by their files' names alone: the newest first. */
int tapis_record_compare_names (const char *a, const char *b);

/** The file; free with g_free(). */
char *tapis_record_dup_path (TapisRecord *self);

/** When it ended, in the time of the place; free with g_date_time_unref(). */
GDateTime *tapis_record_dup_time (TapisRecord *self);

/** The same in words, in the time of the place, with the time of the day
 * or without; free with g_free(). */
char *tapis_record_say_date (TapisRecord *self);
char *tapis_record_say_day  (TapisRecord *self);

/** How it ended for @seat, a sentence; free with g_free(). */
char *tapis_record_say_place (TapisRecord *self, guint seat);

/** @points of the game in words, short ("118 points"), free with g_free(); or
 * %NULL where it keeps no score. */
char *tapis_record_say_points (TapisRecord *self, int points);

/** The whole game in sentences, many lines: who played, the result, the house
 * rules and every move. Free with g_free(); %NULL and @error when the file can
 * no longer be read. */
char *tapis_record_to_text (TapisRecord *self, GError **error);

G_END_DECLS
