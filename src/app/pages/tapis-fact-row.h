/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a list, with a title and, if wanted, a subtitle and a value at the
 * end of the row. This file must not know what the row is about. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_FACT_ROW (tapis_fact_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisFactRow, tapis_fact_row, TAPIS, FACT_ROW,
                      AdwActionRow)

/** Makes a row. Its name for a screen reader is "@title: @value". @subtitle and
 * @value may be %NULL. */
GtkWidget *tapis_fact_row_new (const char *title, const char *subtitle,
                               const char *value);

/** Sets @name and @description, which a screen reader says for the row, and
 * shows the value of the row in large letters. */
void tapis_fact_row_tell (TapisFactRow *self, const char *name,
                          const char *description);

G_END_DECLS
