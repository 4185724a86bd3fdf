/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows its main child and, at times, a side child: beside the
 * main one if there is room, and otherwise in its place. Must not know what the
 * children are. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_BESIDE (tapis_beside_get_type ())
G_DECLARE_FINAL_TYPE (TapisBeside, tapis_beside, TAPIS, BESIDE, GtkWidget)

/** Property: "main" (GtkWidget, construct-only): the main child. Signal:
 * changed (): the side child now covers the main one, or no longer. */

/** Sets the side child. To be called once. */
void tapis_beside_set_side (TapisBeside *self, GtkWidget *side);

/** Show or hide the side child, and tell whether it is shown. @beside: whether
 * it may stand beside the main child; otherwise it covers it. */
void     tapis_beside_set_open (TapisBeside *self, gboolean open,
                                gboolean beside);
gboolean tapis_beside_is_open  (TapisBeside *self);

/** Whether the side child is shown in the place of the main one. */
gboolean tapis_beside_covers (TapisBeside *self);

G_END_DECLS
