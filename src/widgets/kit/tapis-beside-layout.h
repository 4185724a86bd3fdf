/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays children side by side as a box does, or, where they are too wide for
 * that (large text on a small screen), below each other. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Its property "spacing", construct-only: pixels between children
 * (default 0). */
#define TAPIS_TYPE_BESIDE_LAYOUT (tapis_beside_layout_get_type ())
G_DECLARE_FINAL_TYPE (TapisBesideLayout, tapis_beside_layout, TAPIS,
                      BESIDE_LAYOUT, GtkLayoutManager)

G_END_DECLS
