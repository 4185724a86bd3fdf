/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One finished round of a match: a row of a score table. Never changes. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_ROUND (tapis_round_get_type ())
G_DECLARE_FINAL_TYPE (TapisRound, tapis_round, TAPIS, ROUND, GObject)

/** @points: what each of the @n_seats won or lost in it; @score: what each had
 * when it was over. Both are copied. */
TapisRound *tapis_round_new (guint number, guint n_seats, const int *points,
                             const int *score);

/** Its number, from 1. */
guint tapis_round_get_number (TapisRound *self);

/** What @seat won or, below zero, lost; and what it had then. */
int tapis_round_get_points (TapisRound *self, int seat);
int tapis_round_get_score  (TapisRound *self, int seat);

G_END_DECLS
