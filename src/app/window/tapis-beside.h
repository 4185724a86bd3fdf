/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows its main child and, while it is open, a side child:
 * beside the main child if there is room, otherwise in its place. This file
 * must not know what the children are. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_BESIDE (tapis_beside_get_type ())
G_DECLARE_FINAL_TYPE (TapisBeside, tapis_beside, TAPIS, BESIDE, GtkWidget)

/** Property: "main" (GtkWidget, construct-only): the main child.
 *
 * Signal: changed (): the side child now covers the main child, or does not
 * cover it any more. */

/** Sets the side child. Call this function once only. */
void tapis_beside_set_side (TapisBeside *self, GtkWidget *side);

/** tapis_beside_set_open() shows the side child if @open is %TRUE, and
 * otherwise hides it. If @beside is %TRUE, the side child is shown beside the
 * main child if there is room; otherwise it always covers the main child.
 * tapis_beside_is_open() returns the value of @open that was set last. */
void     tapis_beside_set_open (TapisBeside *self, gboolean open,
                                gboolean beside);
gboolean tapis_beside_is_open  (TapisBeside *self);

/** Returns whether the side child is shown in the place of the main child. */
gboolean tapis_beside_covers (TapisBeside *self);
