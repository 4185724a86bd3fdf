/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws how the coach points at an object on the table. It must not know
 * widgets, only rectangles. */

#pragma once

#include <gtk/gtk.h>

/**
 * tapis_coach_pointer_snapshot:
 * @place: the rectangle of the object at which the coach points
 * @bubble: the rectangle of the coach's bubble, in the same coordinates as
 *   @place
 * @paper: the bubble's colour
 *
 * Draws a ring around @place and the corner of @bubble that points to it.
 */
void tapis_coach_pointer_snapshot (GtkSnapshot *snapshot,
                                   const graphene_rect_t *place,
                                   const graphene_rect_t *bubble,
                                   const GdkRGBA *paper);
