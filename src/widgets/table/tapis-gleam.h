/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A light that passes once over the background of the table when somebody at
 * this device has won a game. It is drawn below everything else, so that it
 * makes no card harder to read. */

#pragma once

#include <gtk/gtk.h>

typedef struct _TapisGleam TapisGleam;

/** Makes a light for @widget, which must call tapis_gleam_draw() when it is
 * drawn. */
TapisGleam *tapis_gleam_new  (GtkWidget *widget);
void        tapis_gleam_free (TapisGleam *self);

/** tapis_gleam_start() lets the light pass over the widget once. It comes from
 * the centre of @from, a widget inside it, or, if @from is %NULL, from the
 * middle of its lower edge. tapis_gleam_stop() ends the light. */
void tapis_gleam_start (TapisGleam *self, GtkWidget *from);
void tapis_gleam_stop  (TapisGleam *self);

/** Draws the light if it is passing now. */
void tapis_gleam_draw (TapisGleam *self, GtkSnapshot *snapshot);
