/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tooltips that do not cover what a person looks at. If the pointer rests on a
 * widget and the text of its tooltip changes, GTK alone opens the tooltip
 * again. GTK also puts each tooltip below its widget, where the cards are, and
 * opens the tooltip of a menu button over the button's open menu. */

#pragma once

#include <gtk/gtk.h>

/** Prevents the tooltip of a menu button from opening while its menu is open.
 * Must be called once, before any window is made. */
void tapis_tooltip_init (void);

/** Sets the tooltip of @widget to @text. If the text changes while the pointer
 * is on @widget, the old tooltip is closed, and the new one is shown only after
 * the pointer has left @widget and has come back. If @text is the same as
 * before, nothing happens. */
void tapis_tooltip_set (GtkWidget *widget, const char *text);

/** Sets the tooltip of @widget to @text, like tapis_tooltip_set(), but the
 * tooltip is above @widget, and opens only when the pointer moves. It is for a
 * sign on the table that refers to the cards below it. */
void tapis_tooltip_set_above (GtkWidget *widget, const char *text);
