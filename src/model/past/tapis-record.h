/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game as the history knows it: who played what when, and how it
 * ended. Read from its file, and never changes. Knows no rule. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_RECORD (tapis_record_get_type ())
G_DECLARE_FINAL_TYPE (TapisRecord, tapis_record, TAPIS, RECORD, GObject)

/** Reads the file @name of the folder @folder; @name may be in a folder below.
 * A game that is not over is an error, as is whatever cannot be read. Can be
 * called from any thread. */
TapisRecord *tapis_record_new (const char *folder, const char *name,
                               GError **error);

/** The order of records by their files' names alone: the newest first. */
int tapis_record_compare_names (const char *a, const char *b);

/** The file (free with g_free()), and its name as given. */
char       *tapis_record_dup_path (TapisRecord *self);
const char *tapis_record_get_name (TapisRecord *self);

const CgRules *tapis_record_get_rules (TapisRecord *self);
const CgSetup *tapis_record_get_setup (TapisRecord *self);

/** The deal's number; 0 when it was none. */
guint64 tapis_record_get_deal (TapisRecord *self);

/** When it ended, in words, in the time of the place, with the time of the day
 * or without: free with g_free(). */
char  *tapis_record_say_date (TapisRecord *self);
char  *tapis_record_say_day  (TapisRecord *self);

guint tapis_record_get_n_seats  (TapisRecord *self);
guint tapis_record_get_n_moves  (TapisRecord *self);
guint tapis_record_get_n_rounds (TapisRecord *self);

/** Each seat: the id of the computer player (%NULL of a person), the place in
 * the result, and the points. */
const char *tapis_record_get_level  (TapisRecord *self, guint seat);
guint       tapis_record_get_place  (TapisRecord *self, guint seat);
char       *tapis_record_say_place  (TapisRecord *self, /* to be freed */
                                     guint        seat);
int         tapis_record_get_score  (TapisRecord *self, guint seat);

/** Whether the game keeps points; and @points of them in words, short ("118
 * points"), free with g_free(), or %NULL where it keeps none. */
gboolean tapis_record_has_points (TapisRecord *self);
char    *tapis_record_say_points (TapisRecord *self, int points);

/** The seat of the only person, or %CG_NO_SEAT. */
int tapis_record_get_you (TapisRecord *self);

/** The level that all the computer players have, or %NULL where they differ or
 * none plays. */
const char *tapis_record_get_common_level (TapisRecord *self);

/** Whether moves could be undone at any time; and whether it was set aside as
 * the statistics began anew. */
gboolean tapis_record_get_practice (TapisRecord *self);
gboolean tapis_record_get_aside    (TapisRecord *self);

/** Whether the statistics count it: a game of one person against computer
 * players, that was no practice and was not set aside. */
gboolean tapis_record_get_counted (TapisRecord *self);

/** How it ended, short: "You win!", "You finish in 3rd place.", "Fox wins!" */
const char *tapis_record_get_result (TapisRecord *self);

/** The whole game in sentences, many lines: who played, the result, the house
 * rules and every move. Free with g_free(); %NULL and @error when the file can
 * no longer be read. */
char *tapis_record_to_text (TapisRecord *self, GError **error);

G_END_DECLS
