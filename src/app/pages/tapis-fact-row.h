/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row that tells something: a title, a value at its end, and maybe more below
 * the title. Knows nothing of games. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_FACT_ROW (tapis_fact_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisFactRow, tapis_fact_row, TAPIS, FACT_ROW,
                      AdwActionRow)

/** A screen reader calls it "@title: @value". @subtitle and @value may be
 * %NULL. */
GtkWidget *tapis_fact_row_new (const char *title,
                               const char *subtitle,
                               const char *value);

/** A screen reader calls it @name and describes it by @description; its value
 * is what counts, and large. */
void tapis_fact_row_tell (TapisFactRow *self,
                          const char   *name,
                          const char   *description);

G_END_DECLS
