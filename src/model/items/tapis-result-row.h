/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the result of a finished game or round. Never changes. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_RESULT_ROW (tapis_result_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisResultRow, tapis_result_row, TAPIS, RESULT_ROW,
                      GObject)

TapisResultRow *tapis_result_row_new (int         seat,
                                      const char *name,
                                      guint       place,
                                      guint       wins,
                                      gboolean    is_viewer,
                                      const char *text,
                                      const char *score_text);

/* Properties: seat (int), name (string), place (uint, 1 = first, shared by
 * equals), wins (uint, in this sitting), is-viewer (boolean), text (string:
 * the whole line as a sentence), score-text (string, as the player's: what
 * they have now, or NULL). */
int         tapis_result_row_get_seat      (TapisResultRow *self);
const char *tapis_result_row_get_name      (TapisResultRow *self);
guint       tapis_result_row_get_place     (TapisResultRow *self);
guint       tapis_result_row_get_wins      (TapisResultRow *self);
gboolean    tapis_result_row_get_is_viewer (TapisResultRow *self);
const char *tapis_result_row_get_text      (TapisResultRow *self);
const char *tapis_result_row_get_score_text (TapisResultRow *self);

G_END_DECLS
