/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game as the history knows it: who played, what and when, and how
 * the game ended. A record is read from the game's file, and never changes. */

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

/** What is known of the game; the record owns the strings. */
typedef struct
{
  const char    *name; /* of the file, as given */
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal; /* the number dealt from; 0: none */
  guint          n_moves; /* of all players */
  guint          n_rounds;
  CgResult       result;
  const char    *text; /* tapis_record_get_result() */
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

/** How the game ended, in short: "You win!", "You came third.", "Fox wins!".
 * Valid until the language changes. */
const char *tapis_record_get_result (TapisRecord *self);

/** Compares the names @a and @b of two records' files, as strcmp() does: the
 * newer record comes first. */
int tapis_record_compare_names (const char *a, const char *b);

/** The path of the file; free with g_free(). */
char *tapis_record_dup_path (TapisRecord *self);

/** When the game ended, in local time; free with g_date_time_unref(). */
GDateTime *tapis_record_dup_time (TapisRecord *self);

/** The same in words, with the time of the day and without it; free with
 * g_free(). */
char *tapis_record_say_date (TapisRecord *self);
char *tapis_record_say_day  (TapisRecord *self);

/** How the game ended for @seat, a sentence; free with g_free(). */
char *tapis_record_say_place (TapisRecord *self, guint seat);

/** @points in words, in short ("118 points"); %NULL where the game keeps no
 * score. Free with g_free(). */
char *tapis_record_say_points (TapisRecord *self, int points);

/** The whole game as a text of many lines: who played, the result, the house
 * rules and every move. Free with g_free(). %NULL and @error: the file can no
 * longer be read. */
char *tapis_record_to_text (TapisRecord *self, GError **error);

G_END_DECLS
