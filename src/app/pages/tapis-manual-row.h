/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of the manual as a row: its title and text, the house rule that is in
 * force, and the lessons about it. This file must know nothing about any
 * particular game. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-manual.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MANUAL_ROW (tapis_manual_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisManualRow, tapis_manual_row, TAPIS, MANUAL_ROW,
                      GtkListBoxRow)

/** Makes a row for @part of @manual.
 *
 * Signal: follow (string to): a link was activated; @to is the id of a page, or
 * "page#section". */
GtkWidget *tapis_manual_row_new (const TapisManual *manual,
                                 TapisManualPart   *part);

TapisManualPart *tapis_manual_row_get_part (TapisManualRow *self);

/** Shows @sentence, which states a house rule that is in force, below @where,
 * which names the game in which the rule is in force. If both are %NULL, no
 * house rule is shown. */
void tapis_manual_row_tell (TapisManualRow *self, const char *where,
                            const char *sentence);

/** Highlights the words of @query in the texts of the row; "" highlights
 * nothing. */
void tapis_manual_row_mark (TapisManualRow *self, const char *query);

G_END_DECLS
