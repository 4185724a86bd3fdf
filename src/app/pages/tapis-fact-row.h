/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a list with a title, an optional subtitle and an optional value at
 * the end of the row. This file must not know what the row is about. */

#pragma once

#include <adwaita.h>

#define TAPIS_TYPE_FACT_ROW (tapis_fact_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisFactRow, tapis_fact_row, TAPIS, FACT_ROW,
                      AdwActionRow)

/** Makes a row. @subtitle and @value may be %NULL. The accessible name of the
 * row is "@title: @value", or @title if @value is %NULL. */
GtkWidget *tapis_fact_row_new (const char *title, const char *subtitle,
                               const char *value);

/** Sets the accessible name and the accessible description of the row to @name
 * and @description, and shows the value of the row in large letters. */
void tapis_fact_row_tell (TapisFactRow *self, const char *name,
                          const char *description);
