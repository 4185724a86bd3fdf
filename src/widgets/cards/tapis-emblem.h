/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A round picture (emblem) of a player or a game, which can have a brass ring
 * to show whose turn it is. The widget knows only the name of the emblem. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_EMBLEM (tapis_emblem_get_type ())
G_DECLARE_FINAL_TYPE (TapisEmblem, tapis_emblem, TAPIS, EMBLEM, GtkWidget)

/** Returns a widget with the emblem @id (see tapis_card_art_emblem()). If there
 * is no emblem of that name, the widget shows a plain emblem; if @id is %NULL,
 * it shows none. @size is the width and height in pixels; it is also a
 * property, whose default is 44. */
GtkWidget *tapis_emblem_new (const char *id, int size);

void tapis_emblem_set_id     (TapisEmblem *self, const char *id);
void tapis_emblem_set_size   (TapisEmblem *self, int size);
/** Shows a brass ring around the emblem if @ringed is %TRUE, which means that
 * it is this player's turn. Otherwise removes the ring. */
void tapis_emblem_set_ringed (TapisEmblem *self, gboolean ringed);
