/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Widgets that are made anew, from the same objects, for another language: what
 * a person has done to the old ones, and no object knows of, is carried over to
 * the new ones. Both are built alike, so that a widget is found again by its
 * place among the others. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Carries over what was written, chosen, switched on and unfolded below @old,
 * and how far it is scrolled, to what is in the same place below @new_root. */
void tapis_carry_over (GtkWidget *old, GtkWidget *new_root);

/** Where @widget is below @root, for tapis_carry_find(); free with
 * g_array_unref(). %NULL where it is not. */
GArray *tapis_carry_place (GtkWidget *root, GtkWidget *widget);

/** The widget in that place (or %NULL) below @root, or %NULL. */
GtkWidget *tapis_carry_find (GtkWidget *root, GArray *place);

G_END_DECLS
