/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A light that goes over the cloth of the table once when somebody at this
 * device has won a game. It is drawn below everything else, so that no card is
 * harder to read. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _TapisGleam TapisGleam;

/** Makes a light that can go over @widget. When @widget is drawn, it must call
 * tapis_gleam_draw(). */
TapisGleam *tapis_gleam_new  (GtkWidget *widget);
void        tapis_gleam_free (TapisGleam *self);

/** tapis_gleam_start() lets the light go over the widget once, from the middle
 * of @from, a widget inside it, or, if @from is %NULL, from its lower edge.
 * tapis_gleam_stop() ends the light. */
void tapis_gleam_start (TapisGleam *self, GtkWidget *from);
void tapis_gleam_stop  (TapisGleam *self);

/** Draws the light, if there is one now. */
void tapis_gleam_draw (TapisGleam *self, GtkSnapshot *snapshot);

G_END_DECLS
