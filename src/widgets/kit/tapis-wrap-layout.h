/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays children side by side in as many rows as they need, each with its
 * natural width. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_WRAP_LAYOUT (tapis_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisWrapLayout, tapis_wrap_layout, TAPIS, WRAP_LAYOUT,
                      GtkLayoutManager)

/** @spacing pixels between children and between rows; @align 0 puts rows at
 * the start, 0.5 in the middle. Both are properties too, of which a template
 * gives its own. */
GtkLayoutManager *tapis_wrap_layout_new (int    spacing,
                                         double align);

G_END_DECLS
