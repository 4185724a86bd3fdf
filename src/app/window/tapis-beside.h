/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows its main child and, at times, a side child: beside the
 * main child if there is room, otherwise in its place. It must not know what
 * the children are. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_BESIDE (tapis_beside_get_type ())
G_DECLARE_FINAL_TYPE (TapisBeside, tapis_beside, TAPIS, BESIDE, GtkWidget)

/** Property: "main" (GtkWidget, construct-only): the main child. Signal:
 * changed (): the side child has begun to cover the main child, or has stopped
 * covering it. */

/** Sets the side child. Must be called once only. */
void tapis_beside_set_side (TapisBeside *self, GtkWidget *side);

/** The first function shows the side child if @open, or hides it; @beside:
 * whether the side child may stand beside the main child; otherwise it covers
 * the main child. The second function returns whether the side child is shown.
 */
void     tapis_beside_set_open (TapisBeside *self, gboolean open,
                                gboolean beside);
gboolean tapis_beside_is_open  (TapisBeside *self);

/** Whether the side child is shown in the place of the main child. */
gboolean tapis_beside_covers (TapisBeside *self);

G_END_DECLS
