/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a widget is below another one, as a text: widgets that are built again
 * in the same way are found again by it. Knows no page. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The way from @root down to @widget, such as "GtkBox.0 TapisCardView.3": at
 * each step the type of the child, and how many children of that very type come
 * before it, so that a child of another type that is there only for a moment
 * does not matter. "" for @root itself. Free with g_free(); %NULL where @widget
 * is %NULL or not below @root. */
char *tapis_path_to (GtkWidget *root, GtkWidget *widget);

/** The widget to which @path leads from @root, borrowed; %NULL where @path is
 * %NULL or leads nowhere. */
GtkWidget *tapis_path_follow (GtkWidget *root, const char *path);

G_END_DECLS
