/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row that shows a part of the manual: its title and text, the house rules
 * that are in force, and buttons for the lessons about it. This file must not
 * know any particular game. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-manual.h"

#define TAPIS_TYPE_MANUAL_ROW (tapis_manual_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisManualRow, tapis_manual_row, TAPIS, MANUAL_ROW,
                      GtkListBoxRow)

/** Makes a row for @part, which is a part of @manual.
 *
 * Signal: follow (string to): a link was activated; @to is the id of a page, or
 * "page#section". */
GtkWidget *tapis_manual_row_new (const TapisManual *manual,
                                 TapisManualPart   *part);

TapisManualPart *tapis_manual_row_get_part (TapisManualRow *self);

/** Shows @sentence, which states a house rule that is in force. @where names
 * the game in which the house rule is in force, and is shown above @sentence.
 * If both are %NULL, hides them. */
void tapis_manual_row_tell (TapisManualRow *self, const char *where,
                            const char *sentence);

/** Highlights the words of @query in the texts of the row. If @query is "",
 * nothing is highlighted. */
void tapis_manual_row_mark (TapisManualRow *self, const char *query);
