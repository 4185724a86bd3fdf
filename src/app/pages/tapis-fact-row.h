/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a list with a title, and perhaps a subtitle and a value at its end.
 * Must not know what it tells of. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_FACT_ROW (tapis_fact_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisFactRow, tapis_fact_row, TAPIS, FACT_ROW,
                      AdwActionRow)

/** Makes a row, which a screen reader calls "@title: @value". @subtitle and
 * @value may be %NULL. */
GtkWidget *tapis_fact_row_new (const char *title, const char *subtitle,
                               const char *value);

/** Has a screen reader call it @name and describe it by @description, and shows
 * its value in large letters. */
void tapis_fact_row_tell (TapisFactRow *self, const char *name,
                          const char *description);

G_END_DECLS
