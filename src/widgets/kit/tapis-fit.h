/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes words smaller if they have too little room, so that they are not cut
 * off. Some languages need more room than others, and a button must not move
 * when its words change. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Gives the text of @label the largest size at which it fits into @width by
 * @height pixels: its own size, or a smaller one down to %TAPIS_FIT_LEAST of
 * it. To be called in an allocation, before @label gets its place. A label
 * whose text wraps must have no padding. */
void tapis_fit_label (GtkLabel *label, int width, int height);

#define TAPIS_FIT_LEAST 0.6

/** Does what tapis_fit_label() does, but the smallest size is @least times the
 * label's own size. */
void tapis_fit_down_to (GtkLabel *label, int width, int height, double least);

/** Returns whether @text would fit into @width by @height pixels if @label
 * showed it at @scale times its own size. */
gboolean tapis_fit_would (GtkLabel *label, const char *text, double scale,
                          int width, int height);

/** Returns the natural width that @label would have with text of its own size,
 * not made smaller, in pixels. */
int tapis_fit_natural_width (GtkLabel *label);

G_END_DECLS
