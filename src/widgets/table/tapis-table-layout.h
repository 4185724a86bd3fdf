/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what is on the table, asks for the plan (tapis-table-geometry.h) and
 * puts everything in its place. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Makes a layout for a table on which nothing is laid out yet. */
TapisTableLayout *tapis_table_layout_new  (const TapisTableParts *parts);
void              tapis_table_layout_free (TapisTableLayout *self);

/** The table's implementation of GtkWidget's `measure`, in one @orientation. */
void tapis_table_layout_measure (TapisTableLayout *self,
                                 GtkOrientation orientation, int *minimum,
                                 int *natural);

/** Gives everything its place on a table of @width by @height pixels. */
void tapis_table_layout_allocate (TapisTableLayout *self, int width,
                                  int height);

/** The rectangle between the players in the last layout. */
const GdkRectangle *tapis_table_layout_get_middle (TapisTableLayout *self);

/** See tapis_table_needs_height() and tapis_table_get_text_share(). */
int tapis_table_layout_needs_height   (TapisTableLayout *self, int width);
int tapis_table_layout_get_text_share (TapisTableLayout *self);

G_END_DECLS
