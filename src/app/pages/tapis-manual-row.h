/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of the manual: its title and what it says, which value of the house
 * rule that it explains is in force, and the lessons that teach it. Knows no
 * game. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-manual.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MANUAL_ROW (tapis_manual_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisManualRow, tapis_manual_row, TAPIS, MANUAL_ROW,
                      GtkListBoxRow)

/** Signal: follow (string to): a link to a page, or "page#section". */
GtkWidget *tapis_manual_row_new (const TapisManual *manual,
                                 TapisManualPart   *part);

TapisManualPart *tapis_manual_row_get_part (TapisManualRow *self);

/** Tells the value of a house rule that is in force, in a sentence: @where it
 * is so; with %NULL twice none. */
void tapis_manual_row_tell (TapisManualRow *self, const char *where,
                            const char *sentence);

/** Marks where the words of @query stand; with "" nothing. */
void tapis_manual_row_mark (TapisManualRow *self, const char *query);

G_END_DECLS
