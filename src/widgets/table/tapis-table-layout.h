/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the parts of the table, has their layout calculated
 * (tapis-table-geometry.h) and allocates them. */

#pragma once

#include "tapis-table-parts.h"

/** Makes the layout of a table. Nothing has been laid out yet. */
TapisTableLayout *tapis_table_layout_new  (const TapisTableParts *parts);
void              tapis_table_layout_free (TapisTableLayout *self);

/** Implements GtkWidget's `measure` for the table, in one @orientation. */
void tapis_table_layout_measure (TapisTableLayout *self,
                                 GtkOrientation orientation, int *minimum,
                                 int *natural);

/** Allocates all parts of a table of @width by @height pixels. */
void tapis_table_layout_allocate (TapisTableLayout *self, int width,
                                  int height);

/** Returns the rectangle of the middle in the last layout. It is borrowed. */
const GdkRectangle *tapis_table_layout_get_middle (TapisTableLayout *self);

/** tapis_table_layout_needs_height() returns the height in pixels that a table
 * of @width pixels needs; see tapis_table_needs_height().
 * tapis_table_layout_get_text_share() returns the same as
 * tapis_table_get_text_share(). */
int tapis_table_layout_needs_height   (TapisTableLayout *self, int width);
int tapis_table_layout_get_text_share (TapisTableLayout *self);
