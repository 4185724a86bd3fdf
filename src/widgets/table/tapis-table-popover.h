/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Popovers over the table, each of which points at a part of it. */

#pragma once

#include <gtk/gtk.h>

/** Makes a popover that contains @content. A screen reader uses @name as its
 * name and @description (nullable) as its description. The popover is
 * unparented when it has been closed. */
GtkWidget *tapis_table_popover_new (GtkWidget *content, const char *name,
                                    const char *description);

/** Makes @popover a child of @owner, and makes it point at @bounds, a rectangle
 * in the coordinates of @owner. The caller then opens it with
 * gtk_popover_popup(). */
void tapis_table_popover_place (GtkWidget *popover, GtkWidget *owner,
                                const graphene_rect_t *bounds);
