/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the text of a label smaller if there is too little room for it, so that
 * it is not cut off. Texts are longer in some languages than in others, and a
 * button must not move when its text changes. */

#pragma once

#include <gtk/gtk.h>

/** Sets the text size of @label to the largest one at which the text fits into
 * @width by @height pixels: the label's usual size, or a smaller one, but at
 * least %TAPIS_FIT_LEAST times the usual size. Must be called while the parent
 * of @label is being allocated, before @label is allocated. If the text of
 * @label wraps, the label must have no padding. */
void tapis_fit_label (GtkLabel *label, int width, int height);

#define TAPIS_FIT_LEAST 0.6

/** Does the same as tapis_fit_label(), but the smallest size is @least times
 * the label's usual size. */
void tapis_fit_down_to (GtkLabel *label, int width, int height, double least);

/** Returns whether @text would fit into @width by @height pixels if @label
 * showed it at @scale times its usual text size. */
gboolean tapis_fit_would (GtkLabel *label, const char *text, double scale,
                          int width, int height);

/** Returns the natural width that @label would have if its text were not made
 * smaller, in pixels. */
int tapis_fit_natural_width (GtkLabel *label);
