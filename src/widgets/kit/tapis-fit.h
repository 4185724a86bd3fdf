/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words in a place that does not grow with them: rather smaller than cut off.
 * Languages need more room than others, and a button must not move when other
 * words stand on it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** In an allocation, before @label is given its place: chooses the largest size
 * of text, its own or down to %TAPIS_FIT_LEAST of it, at which it fits in
 * @width by @height pixels. A label whose text wraps has no padding. */
void tapis_fit_label (GtkLabel *label, int width, int height);

#define TAPIS_FIT_LEAST 0.6

/** The same down to @least of it. */
void tapis_fit_down_to (GtkLabel *label, int width, int height, double least);

/** Likewise, whether @label would fit there at @scale if it said @text. */
gboolean tapis_fit_would (GtkLabel *label, const char *text, double scale,
                          int width, int height);

/** How wide @label wishes to be at its own size, in pixels. */
int tapis_fit_natural_width (GtkLabel *label);

G_END_DECLS
