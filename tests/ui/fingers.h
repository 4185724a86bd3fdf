/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A touch screen for a test of widgets. No desktop of a test has one, but the
 * page with which GTK shows windows in a browser (Broadway) tells of fingers:
 * this is such a browser, which looks at nothing and has one finger. */

#pragma once

#include <gtk/gtk.h>

/** Starts the server of that page and opens it, for the program's own display;
 * before GTK is started. Returns %FALSE where the server is not installed. */
gboolean fingers_start (int width, int height);

/** Ends both. */
void fingers_stop (void);

/** Waits until no window is shown any more. */
void fingers_clear (void);

/** The finger comes down on @widget, at the pixel @x, @y of it, or anywhere on
 * the screen as seen from there; moves; and is lifted there. When the last one
 * returns the program has seen all of it. */
void fingers_down (GtkWidget *widget, double x, double y);
void fingers_move (GtkWidget *widget, double x, double y);
void fingers_up   (GtkWidget *widget, double x, double y);
