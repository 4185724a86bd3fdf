/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paths: texts that tell where a widget stands below another one. When widgets
 * are made anew in the same way, a path leads to the new widget in the place of
 * the old one. It must know no page of the program. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Returns the way from @root down to @widget, such as "GtkBox.0
 * TapisCardView.3": for each step the type of the child, and how many children
 * of the same type come before it. So a child of another type that is there
 * only for a moment does not matter. The path of @root itself is "". Free with
 * g_free(). Returns %NULL if @widget is %NULL or not below @root. */
char *tapis_path_to (GtkWidget *root, GtkWidget *widget);

/** Returns the widget to which @path leads from @root (borrowed), or %NULL if
 * @path is %NULL or leads nowhere. */
GtkWidget *tapis_path_follow (GtkWidget *root, const char *path);

G_END_DECLS
