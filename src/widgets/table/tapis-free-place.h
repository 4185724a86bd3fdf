/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for free room on a table: a rectangle that covers nothing that a person
 * reads or touches. It must not know any game. */

#pragma once

#include <gtk/gtk.h>

/** Returns the rectangles of everything on @table that a person reads or
 * touches, except for flying cards and players' cries. The array holds elements
 * of type #graphene_rect_t in the coordinates of @table. Free it with
 * g_array_unref(). */
GArray *tapis_free_place_list_taken (GtkWidget *table);

/** Moves @place to the position nearest to the rectangle @other at which it
 * intersects none of the rectangles @taken and lies within @table. Only
 * positions at intervals of @step pixels are tried, and only if their distance
 * from @other is less than @best pixels. Returns %FALSE if there is no such
 * position. */
gboolean tapis_free_place_find (GtkWidget *table, const GArray *taken,
                                const graphene_rect_t *other, int step,
                                double best, graphene_rect_t *place);

/** Moves the rectangle @place, in the coordinates of @table, to a position
 * where it covers neither @near (nullable) nor anything that a person reads or
 * touches. The position is the nearest one to @near or, if @near is %NULL, to
 * the old position of @place. If @place already covers nothing, it does not
 * move, unless the new position is much nearer to @near. Returns %FALSE if
 * there is no such position. */
gboolean tapis_free_place_make_room (GtkWidget             *table,
                                     const graphene_rect_t *near,
                                     graphene_rect_t       *place);
