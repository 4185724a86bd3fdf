/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paths in the tree of widgets: a path is a text that tells the position of a
 * widget below another one. If widgets are replaced by new ones of the same
 * structure, the path of an old widget leads to the corresponding new one. This
 * file must know no page of the program. */

#pragma once

#include <gtk/gtk.h>

/** Returns the path from @root down to @widget, such as "GtkBox.0
 * TapisCardView.3". Each step consists of the type of a child and the number of
 * siblings of the same type that come before it. So siblings of other types do
 * not change the path. The path of @root itself is "". Free with g_free().
 * Returns %NULL if @widget is %NULL or not below @root. */
char *tapis_path_to (GtkWidget *root, GtkWidget *widget);

/** Returns the widget to which @path leads from @root, or %NULL if @path is
 * %NULL or there is no such widget. Returns: (transfer none) (nullable) */
GtkWidget *tapis_path_follow (GtkWidget *root, const char *path);
