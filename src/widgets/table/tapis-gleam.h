/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A light that goes over the cloth once when somebody at this device has won a
 * game. It lies below everything, so that no card is harder to read. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _TapisGleam TapisGleam;

/** Makes a light for @widget, which calls tapis_gleam_draw(). */
TapisGleam *tapis_gleam_new  (GtkWidget *widget);
void        tapis_gleam_free (TapisGleam *self);

/** The first lets the light go over the widget, from the middle of @from, a
 * widget that lies in it, or, if that is %NULL, from its lower edge. The second
 * ends it. */
void tapis_gleam_start (TapisGleam *self, GtkWidget *from);
void tapis_gleam_stop  (TapisGleam *self);

/** Draws the light, if there is one now. */
void tapis_gleam_draw (TapisGleam *self, GtkSnapshot *snapshot);

G_END_DECLS
