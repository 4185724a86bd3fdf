/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a table has room for something more: places that cover nothing that is
 * read or touched. It must not know any game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The places of all that is read or touched on @table, but for the flights and
 * what players cry: each a #graphene_rect_t in the coordinates of @table. Free
 * with g_array_unref(). */
GArray *tapis_free_place_list_taken (GtkWidget *table);

/** Moves @place to where it covers none of the places @taken of @table and is
 * nearest to @other, but nearer than @best pixels; the places that are tried
 * lie @step pixels apart. Returns %FALSE where there is none. */
gboolean tapis_free_place_find (GtkWidget *table, const GArray *taken,
                                const graphene_rect_t *other, int step,
                                double best, graphene_rect_t *place);

/** Does what tapis_table_find_room() says. */
gboolean tapis_free_place_make_room (GtkWidget             *table,
                                     const graphene_rect_t *near,
                                     graphene_rect_t       *place);

G_END_DECLS
