/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what is on the table, asks for a plan (tapis-table-geometry.h) and
 * gives everything its place. */

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

/** Returns the place that the middle, which lies between the players, got in
 * the last layout; borrowed. */
const GdkRectangle *tapis_table_layout_get_middle (TapisTableLayout *self);

/** Returns the height that everything on a table of @width pixels needs; see
 * tapis_table_needs_height(). tapis_table_layout_get_text_share() returns what
 * tapis_table_get_text_share() returns. */
int tapis_table_layout_needs_height   (TapisTableLayout *self, int width);
int tapis_table_layout_get_text_share (TapisTableLayout *self);

G_END_DECLS
