/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a round was won and lost for: a row of its account. Never changes. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_ACCOUNT_ROW (tapis_account_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisAccountRow, tapis_account_row, TAPIS, ACCOUNT_ROW,
                      GObject)

/** @title: what for ("Stake"); @points: what each of the @n_seats won or, below
 * zero, lost. Both are copied. */
TapisAccountRow *tapis_account_row_new (const char *title, guint n_seats,
                                        const int *points);

/** What for. */
const char *tapis_account_row_get_title (TapisAccountRow *self);

/** What @seat won or, below zero, lost. */
int tapis_account_row_get_points (TapisAccountRow *self, int seat);

G_END_DECLS
