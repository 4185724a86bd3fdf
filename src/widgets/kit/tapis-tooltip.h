/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tooltips that do not cover what a person looks at. GTK by itself opens the
 * tooltip of a widget under a resting pointer again whenever its text changes,
 * and puts it below the widget, where the cards lie. It also opens the tooltip
 * of a button over the button's open menu. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Keeps the tooltips of buttons from lying over their open menus. To be called
 * once, before any window is made. */
void tapis_tooltip_init (void);

/** Sets the tooltip of @widget to @text. If the text changes while the pointer
 * is on @widget, the old tooltip is closed, and the new one is not shown before
 * the pointer has been elsewhere. If @text is the same as before, nothing
 * happens. */
void tapis_tooltip_set (GtkWidget *widget, const char *text);

/** Sets the tooltip of @widget to @text, for a sign on the table that explains
 * what lies below it: the tooltip stands above @widget, and opens only when the
 * pointer moves. */
void tapis_tooltip_set_above (GtkWidget *widget, const char *text);

G_END_DECLS
