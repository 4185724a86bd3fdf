/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout manager that allocates children side by side, in as many rows as
 * they need. Each child has its natural width, or all have the same width. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_WRAP_LAYOUT (tapis_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisWrapLayout, tapis_wrap_layout, TAPIS, WRAP_LAYOUT,
                      GtkLayoutManager)

/** Returns a new layout.
 * @spacing: the number of pixels between children and between rows (default 0)
 * @align: the horizontal alignment of each row in percent: 0 (default) at the
 *   start, 50 in the middle, 100 at the end
 *
 * Both arguments are also construct-only properties, for templates. There are
 * four more construct-only properties, also integers whose default is 0:
 * "column": if it is not 0, the children are in one, two or three equally wide
 *   columns, which together fill the width and are each at least this number of
 *   pixels wide; a child that expands ("hexpand") has a row of its own; the
 *   rows share the room that is left below them
 * "even": if it is 1, all children are equally wide and fill the rows
 * "fill": if it is 1, the children of each row fill the width if there is more
 *   than one row
 * "spare": the number of pixels by which each child may be wider than its
 *   natural width if all children fit into one row */
GtkLayoutManager *tapis_wrap_layout_new (int spacing, int align);
