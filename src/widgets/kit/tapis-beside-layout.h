/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout manager that allocates children side by side as a box does or, if
 * they are too wide for that (as with large text on a small screen), below each
 * other. */

#pragma once

#include <gtk/gtk.h>

/** A layout with one property, "spacing": the number of pixels between children
 * (default 0). The property can be set only when the layout is constructed. */
#define TAPIS_TYPE_BESIDE_LAYOUT (tapis_beside_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisBesideLayout, tapis_beside_layout, TAPIS,
                      BESIDE_LAYOUT, GtkLayoutManager)
