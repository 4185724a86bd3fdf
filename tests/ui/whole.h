/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether all that a window says can be read: no text is cut off, lies outside
 * or under something else. Complaints are collected, so that one run tells of
 * all. Knows no page. */

#pragma once

#include <gtk/gtk.h>

/** Looks at all that @window shows now; @where says in a complaint what that
 * is. Each complaint is told once for all widths at which it is found. */
void whole_check (GtkWindow *window, const char *where);

/** Waits until @window is laid out at that size and nothing changes any more.
 * Complains where its content forces another size. */
void whole_resize (GtkWindow *window, int width, int height,
                   const char *where);

/** Waits until nothing changes any more. */
void whole_settle (GtkWindow *window);

/** The first widget of @type that is shown at or below @widget, or %NULL. */
GtkWidget *whole_find_child (GtkWidget *widget, GType type);

/** The path of the file @name of the program's own data; free with g_free(). */
char *whole_data_path (const char *name);

/** Writes that file, and makes its folder where there is none. */
void whole_write_data (const char *name, const char *text);

/** How many complaints there have been. */
guint whole_complaints (void);

/** How many texts have been looked at. */
guint whole_texts (void);
