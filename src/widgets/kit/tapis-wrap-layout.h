/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays children side by side in as many rows as they need, each child with its
 * natural width, or all with the same width. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_WRAP_LAYOUT (tapis_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisWrapLayout, tapis_wrap_layout, TAPIS, WRAP_LAYOUT,
                      GtkLayoutManager)

/** Makes a layout.
 * @spacing: pixels between children and between rows (default 0)
 * @align: where rows stand: 0 (default) at the start, 0.5 in the middle, 1 at
 *   the end
 *
 * Both are construct-only properties too, for templates. There are four more:
 * "column": if it is not 0, the children fill one, two or three equally wide
 *   columns, of at least this number of pixels each; a child that expands
 *   ("hexpand") has a row of its own;
 * "even": whether all children are equally wide, and fill the rows;
 * "fill": whether children that do not fit into one row fill each of the rows;
 * "spare": if all children fit into one row, by how many pixels each of them
 *   may be wider than its natural width (an integer, default 0). */
GtkLayoutManager *tapis_wrap_layout_new (int spacing, double align);

G_END_DECLS
