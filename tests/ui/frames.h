/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a widget has drawn in the frame before: for tests that look at pictures
 * one by one. */

#pragma once

#include <gtk/gtk.h>

/** The picture of @widget as it was last drawn, or %NULL; (transfer full). */
GskRenderNode *frames_dup_node (GtkWidget *widget);

/** Keeps such a picture of @widget as a file. */
void frames_save (GskRenderNode *node, GtkWidget *widget, const char *path);

/** The last #GdkTexture that is drawn, above all others, or %NULL; borrowed. */
GdkTexture *frames_find_top_picture (GskRenderNode *node);

/** Whether @picture is drawn in @node. */
gboolean frames_draw_picture (GskRenderNode *node, GdkTexture *picture);

/** How many pictures made of pixels are drawn in @node, such as tokens. */
guint frames_count_pictures (GskRenderNode *node);

/** Whether a light is drawn in @node that is as wide as high, which the cloth's
 * own is not. */
gboolean frames_has_light (GskRenderNode *node);

/** How many playing cards are drawn in @node: each casts one shadow. */
guint frames_count_cards (GskRenderNode *node);

/** The areas that are drawn by cairo in @node, in its coordinates, in the order
 * in which they are drawn; (element-type graphene_rect_t). */
GArray *frames_list_drawings (GskRenderNode *node);

/** Lets the main loop run until @widget has been drawn once more. */
void frames_wait (GtkWidget *widget);
