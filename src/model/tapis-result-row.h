/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of a finished game's result. Never changes. */

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
                                      const char *text);

/* Properties: seat (int), name (string), place (uint, 1 = first, shared by
 * equals), wins (uint, in this sitting), is-viewer (boolean), text (string:
 * the whole line as a sentence). */
int         tapis_result_row_get_seat      (TapisResultRow *self);
const char *tapis_result_row_get_name      (TapisResultRow *self);
guint       tapis_result_row_get_place     (TapisResultRow *self);
guint       tapis_result_row_get_wins      (TapisResultRow *self);
gboolean    tapis_result_row_get_is_viewer (TapisResultRow *self);
const char *tapis_result_row_get_text      (TapisResultRow *self);

G_END_DECLS
