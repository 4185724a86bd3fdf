/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a widget has drawn in the frame before. */

#include "config.h"

#include "frames.h"

GskRenderNode *
frames_dup_node (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkPaintable) image =
    gdk_paintable_get_current_image (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (image, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  return gtk_snapshot_free_to_node (snapshot);
}

void
frames_save (GskRenderNode *node, GtkWidget *widget, const char *path)
{
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
    gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
    &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                         (float) gtk_widget_get_height (widget)));

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

typedef void (*Visit) (GskRenderNode *node, graphene_point_t at, gpointer data);

/* Visits every node that is drawn; @at: where its origin is, as far as nothing
 * is turned. */
static void
walk (GskRenderNode *node, graphene_point_t at, Visit visit, gpointer data)
{
  if (node == NULL)
    return;
  visit (node, at, data);
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        walk (gsk_container_node_get_child (node, i), at, visit, data);
      break;
    case GSK_TRANSFORM_NODE:
      {
        GskTransform *transform = gsk_transform_node_get_transform (node);
        graphene_point_t origin;

        gsk_transform_transform_point (
          transform, &GRAPHENE_POINT_INIT (0, 0), &origin);
        walk (gsk_transform_node_get_child (node),
              GRAPHENE_POINT_INIT (at.x + origin.x, at.y + origin.y), visit,
              data);
        break;
      }
    case GSK_CLIP_NODE:
      walk (gsk_clip_node_get_child (node), at, visit, data);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      walk (gsk_rounded_clip_node_get_child (node), at, visit, data);
      break;
    case GSK_OPACITY_NODE:
      walk (gsk_opacity_node_get_child (node), at, visit, data);
      break;
    case GSK_DEBUG_NODE:
      walk (gsk_debug_node_get_child (node), at, visit, data);
      break;
    default:
      break;
    }
}

/* See snapshot_shadow() in tapis-card-view.c. */
static void
count_card (GskRenderNode *node, graphene_point_t at, gpointer data)
{
  guint *n = data;
  const GdkRGBA *colour;

  if (gsk_render_node_get_node_type (node) != GSK_OUTSET_SHADOW_NODE)
    return;
  colour = gsk_outset_shadow_node_get_color (node);
  if (colour->red == 0 && ABS (colour->alpha - 0.34f) < 0.001f)
    *n += 1;
}

guint
frames_count_cards (GskRenderNode *node)
{
  guint n = 0;

  walk (node, GRAPHENE_POINT_INIT (0, 0), count_card, &n);
  return n;
}

static void
count_picture (GskRenderNode *node, graphene_point_t at, gpointer data)
{
  guint *n = data;

  *n += gsk_render_node_get_node_type (node) == GSK_TEXTURE_NODE;
}

guint
frames_count_pictures (GskRenderNode *node)
{
  guint n = 0;

  walk (node, GRAPHENE_POINT_INIT (0, 0), count_picture, &n);
  return n;
}

static void
find_picture (GskRenderNode *node, graphene_point_t at, gpointer data)
{
  GdkTexture **last = data;

  if (gsk_render_node_get_node_type (node) == GSK_TEXTURE_NODE)
    *last = gsk_texture_node_get_texture (node);
}

GdkTexture *
frames_find_top_picture (GskRenderNode *node)
{
  GdkTexture *last = NULL;

  walk (node, GRAPHENE_POINT_INIT (0, 0), find_picture, &last);
  return last;
}

/* What is looked for; NULL once it is found. */
static void
meet_picture (GskRenderNode *node, graphene_point_t at, gpointer data)
{
  GdkTexture **picture = data;

  if (gsk_render_node_get_node_type (node) == GSK_TEXTURE_NODE &&
      gsk_texture_node_get_texture (node) == *picture)
    *picture = NULL;
}

gboolean
frames_draw_picture (GskRenderNode *node, GdkTexture *picture)
{
  walk (node, GRAPHENE_POINT_INIT (0, 0), meet_picture, &picture);
  return picture == NULL;
}

static void
list_drawing (GskRenderNode *node, graphene_point_t at, gpointer data)
{
  GArray *list = data;
  graphene_rect_t bounds;

  if (gsk_render_node_get_node_type (node) != GSK_CAIRO_NODE)
    return;
  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_offset (&bounds, at.x, at.y);
  g_array_append_val (list, bounds);
}

GArray *
frames_list_drawings (GskRenderNode *node)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  walk (node, GRAPHENE_POINT_INIT (0, 0), list_drawing, list);
  return list;
}

static void
drawn_cb (GdkFrameClock *clock, gboolean *drawn)
{
  *drawn = TRUE;
}

static void
meet_light (GskRenderNode *node, graphene_point_t at, gpointer data)
{
  *(gboolean *) data |= gsk_render_node_get_node_type (node) ==
                          GSK_RADIAL_GRADIENT_NODE &&
                        gsk_radial_gradient_node_get_hradius (node) ==
                          gsk_radial_gradient_node_get_vradius (node);
}

gboolean
frames_has_light (GskRenderNode *node)
{
  gboolean found = FALSE;

  walk (node, GRAPHENE_POINT_INIT (0, 0), meet_light, &found);
  return found;
}

void
frames_wait (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean drawn = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint",
                                     G_CALLBACK (drawn_cb), &drawn);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (!drawn)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}
