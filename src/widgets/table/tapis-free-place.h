/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for room on a table: a place where something more can lie and covers
 * nothing that is read or touched. It must not know any game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Returns the places of everything on @table that is read or touched, except
 * for flying cards and players' cries. Each place is a #graphene_rect_t in the
 * coordinates of @table. Free with g_array_unref(). */
GArray *tapis_free_place_list_taken (GtkWidget *table);

/** Moves @place to the position nearest to @other at which it covers none of
 * the places @taken of @table. Only positions less than @best pixels from
 * @other are tried, at intervals of @step pixels. Returns %FALSE if there is no
 * such position. */
gboolean tapis_free_place_find (GtkWidget *table, const GArray *taken,
                                const graphene_rect_t *other, int step,
                                double best, graphene_rect_t *place);

/** Moves @place to where it covers neither @near nor anything that is read or
 * touched, as near to @near as possible. If @near is %NULL, @place moves no
 * further than it must. Returns %FALSE if there is no room. See
 * tapis_table_find_room(). */
gboolean tapis_free_place_make_room (GtkWidget             *table,
                                     const graphene_rect_t *near,
                                     graphene_rect_t       *place);

G_END_DECLS
