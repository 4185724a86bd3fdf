/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tooltips that do not cover what one looks at. The toolkit opens the tooltip
 * of what changes under a resting pointer again with every new text, below the
 * widget, where the cards lie; and that of a button over its open menu. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Keeps the tooltips of buttons from lying over their open menus. To be called
 * once, before any window is made. */
void tapis_tooltip_init (void);

/** Sets a tooltip that may be the same as before. When it changes under the
 * pointer, the old one is closed, and the new one waits until the pointer has
 * been elsewhere. */
void tapis_tooltip_set (GtkWidget *widget, const char *text);

/** The same for a sign of the table, which speaks of what lies below it: the
 * tooltip stands above @widget, and opens only as the pointer moves. */
void tapis_tooltip_set_above (GtkWidget *widget, const char *text);

G_END_DECLS
