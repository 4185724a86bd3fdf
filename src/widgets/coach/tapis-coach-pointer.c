/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws a ring around an object on the table, and a corner of the coach's
 * bubble that points to it. */

#include "tapis-coach-pointer.h"

#include <math.h>

#include "widgets/cards/tapis-canvas.h"

#define RING 4 /* the distance between the object and the ring, in pixels */
#define LINE 6 /* the width of the ring's line with its dark edge, in pixels */
#define BEAK 9 /* how far the corner sticks out of the bubble, in pixels */

/* Returns the point at which a line from @from to the centre of @ring crosses
 * the edge of @ring. */
static graphene_point_t
reach (const graphene_rect_t *ring, graphene_point_t from)
{
  graphene_point_t to;
  float dx, dy, share = 1;

  graphene_rect_get_center (ring, &to);
  dx = from.x - to.x;
  dy = from.y - to.y;
  if (dx != 0)
    share = MIN (share, ring->size.width / 2 / fabsf (dx));
  if (dy != 0)
    share = MIN (share, ring->size.height / 2 / fabsf (dy));
  return GRAPHENE_POINT_INIT (to.x + dx * share, to.y + dy * share);
}

/* Returns the point on the edge of @bubble from which the corner that points to
 * @place sticks out. This is the edge that faces @place. Sets *@beside to TRUE
 * if that is the left or the right edge, otherwise to FALSE. */
static graphene_point_t
find_beak (const graphene_rect_t *place, const graphene_rect_t *bubble,
           gboolean *beside)
{
  graphene_point_t to;
  float end = bubble->origin.x + bubble->size.width;
  float bottom = bubble->origin.y + bubble->size.height;

  graphene_rect_get_center (place, &to);
  *beside = to.x < bubble->origin.x || to.x > end;
  if (!*beside)
    return GRAPHENE_POINT_INIT (CLAMP (to.x, bubble->origin.x + 26, end - 26),
                                to.y < bubble->origin.y ? bubble->origin.y
                                                        : bottom);
  return GRAPHENE_POINT_INIT (
    to.x < bubble->origin.x ? bubble->origin.x : end,
    CLAMP (to.y, bubble->origin.y + 26, MAX (bottom - 26,
                                             bubble->origin.y + 26)));
}

/* Draws the current path of @cr as a bright line with dark edges, which make it
 * visible on cloth and on cards. */
static void
stroke (cairo_t *cr)
{
  cairo_set_source_rgba (cr, 0.08, 0.06, 0.02, 0.75);
  cairo_set_line_width (cr, LINE);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.98, 0.84, 0.42);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

/* Draws the corner of the bubble that sticks out at @from and points to @to.
 * @beside: whether @from is on the left or right edge of the bubble; @paper:
 * the colour of the corner */
static void
draw_beak (cairo_t *cr, graphene_point_t from, graphene_point_t to,
           gboolean beside, const GdkRGBA *paper)
{
  double length = MAX (hypot (to.x - from.x, to.y - from.y), 1);
  double x = (to.x - from.x) / length, y = (to.y - from.y) / length;
  /* half of the base of the corner, which is on the edge of the bubble */
  double across = beside ? 0 : BEAK, down = beside ? BEAK : 0;

  cairo_move_to (cr, from.x - across, from.y - down);
  cairo_line_to (cr, from.x + x * (BEAK + 2), from.y + y * (BEAK + 2));
  cairo_line_to (cr, from.x + across, from.y + down);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, paper);
  cairo_fill (cr);
}

/* Returns a cairo context for drawing in @area and in @more pixels around it.
 * Free with cairo_destroy(). */
static cairo_t *
begin (GtkSnapshot *snapshot, graphene_rect_t area, float more)
{
  graphene_rect_inset (&area, -more, -more);
  return gtk_snapshot_append_cairo (snapshot, &area);
}

void
tapis_coach_pointer_snapshot (GtkSnapshot *snapshot,
                              const graphene_rect_t *place,
                              const graphene_rect_t *bubble,
                              const GdkRGBA *paper)
{
  graphene_rect_t ring = *place;
  gboolean beside;
  graphene_point_t from = find_beak (place, bubble, &beside);
  cairo_t *cr;

  graphene_rect_inset (&ring, -RING, -RING);
  cr = begin (snapshot, ring, LINE);
  tapis_canvas_rounded (cr, ring.origin.x, ring.origin.y, ring.size.width,
                        ring.size.height,
                        MIN (9, MIN (ring.size.width, ring.size.height) / 2));
  stroke (cr);
  cairo_destroy (cr);

  cr = begin (snapshot, GRAPHENE_RECT_INIT (from.x, from.y, 0, 0), BEAK + 3);
  draw_beak (cr, from, reach (&ring, from), beside, paper);
  cairo_destroy (cr);
}
