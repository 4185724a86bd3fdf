/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A round emblem of a player or a game, with a brass ring on whose turn it
 * is. Knows only its name. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_EMBLEM (tapis_emblem_get_type ())
G_DECLARE_FINAL_TYPE (TapisEmblem, tapis_emblem, TAPIS, EMBLEM, GtkWidget)

/** The emblem @id, as tapis_card_art_emblem() knows it, or a plain one, that
 * wishes to be @size pixels wide and high (a property too; 44). */
GtkWidget *tapis_emblem_new (const char *id, int size);

void tapis_emblem_set_id     (TapisEmblem *self, const char *id);
void tapis_emblem_set_size   (TapisEmblem *self, int size);
/** A ring of brass: it is their turn. */
void tapis_emblem_set_ringed (TapisEmblem *self, gboolean ringed);

G_END_DECLS
