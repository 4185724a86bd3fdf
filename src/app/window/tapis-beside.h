/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Something with something else beside it, where there is room; where there is
 * not, the other thing stands in its place. Knows neither of them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_BESIDE (tapis_beside_get_type ())
G_DECLARE_FINAL_TYPE (TapisBeside, tapis_beside, TAPIS, BESIDE, GtkWidget)

/** Properties: "main" (GtkWidget, construct): what is always there.
 * Signal: changed (): the side covers it, or no longer. */

/** @side: (nullable): what is shown beside it. */
void tapis_beside_set_side (TapisBeside *self, GtkWidget *side);

/** Whether the side is shown; and, if it is, whether it may stand beside. */
void     tapis_beside_set_open (TapisBeside *self, gboolean open,
                                gboolean beside);
gboolean tapis_beside_is_open  (TapisBeside *self);

/** Whether the side stands in the place of all else. */
gboolean tapis_beside_covers (TapisBeside *self);

G_END_DECLS
