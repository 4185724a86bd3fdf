/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small windows over the table, each of which points at a part of it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Makes a popover that holds @content. A screen reader calls the popover @name
 * and describes it as @description (nullable). It is unparented once it is
 * closed. */
GtkWidget *tapis_table_popover_new (GtkWidget *content, const char *name,
                                    const char *description);

/** Makes @popover a child of @owner and has it point at @bounds, which are in
 * the coordinates of @owner. The caller then opens it with gtk_popover_popup().
 */
void tapis_table_popover_place (GtkWidget *popover, GtkWidget *owner,
                                const graphene_rect_t *bounds);

G_END_DECLS
