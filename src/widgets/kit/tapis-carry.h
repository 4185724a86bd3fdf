/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Widgets that are made anew, from the same objects, for another language: what
 * a person has done to the old ones, and no object knows of, is carried over to
 * the new ones. Both are built alike, so that a widget is found again by its
 * place among the others. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Carries over how far what is below @old is scrolled to what is in the same
 * place below @new_root; and, with @inputs, what was written, chosen, switched
 * on and unfolded there: not where that is bound to settings. */
void tapis_carry_over (GtkWidget *old, GtkWidget *new_root, gboolean inputs);

/** Where @widget is below @root, for tapis_carry_find(); free with
 * g_array_unref(). %NULL where it is not. */
GArray *tapis_carry_place (GtkWidget *root, GtkWidget *widget);

/** The widget in that place (or %NULL) below @root, or %NULL. */
GtkWidget *tapis_carry_find (GtkWidget *root, GArray *place);

G_END_DECLS
