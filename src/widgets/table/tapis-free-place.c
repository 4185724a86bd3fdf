/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for free room on a table. */

#include "tapis-free-place.h"

#include "widgets/cards/tapis-flights.h"
#include "widgets/cards/tapis-pile-view.h"

/* The distance in pixels between the positions that
 * tapis_free_place_make_room() tries. */
#define LARGE_STEP 12

/* A rectangle that covers nothing where it is moves only if that brings it
 * nearer by more than this many pixels. */
#define STAY 120

/* Sets @place to the rectangle of the text of @label, without the empty space
 * around the text, in the coordinates of @above. Returns FALSE if the text is
 * empty. */
static gboolean
find_words (GtkLabel *label, GtkWidget *above, graphene_rect_t *place)
{
  PangoRectangle words;
  graphene_point_t origin;
  int x, y;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (label), NULL, &words);
  if (!gtk_widget_compute_point (
        GTK_WIDGET (label), above,
        &GRAPHENE_POINT_INIT ((float) (x + words.x), (float) (y + words.y)),
        &origin))
    return FALSE;
  graphene_rect_init (place, origin.x, origin.y, (float) words.width,
                      (float) words.height);
  return words.width > 0;
}

/* Adds to @taken the rectangles of everything in @widget that a person reads or
 * touches, in the coordinates of @above. Buttons, widgets without children and
 * widgets with the style class "drawn", which draw more than their children,
 * count as a whole; the room between the children of other widgets is free. */
static void
list_taken (GtkWidget *widget, GtkWidget *above, GArray *taken)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  graphene_rect_t place;

  if (!gtk_widget_get_visible (widget) ||
      !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      if (find_words (GTK_LABEL (widget), above, &place))
        g_array_append_val (taken, place);
      return;
    }
  if (child == NULL || GTK_IS_BUTTON (widget) ||
      gtk_widget_has_css_class (widget, "drawn"))
    {
      /* the room of a pile without cards is free */
      if (!TAPIS_IS_PILE_VIEW (widget) &&
          gtk_widget_compute_bounds (widget, above, &place) &&
          place.size.width > 0)
        g_array_append_val (taken, place);
      return;
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    list_taken (child, above, taken);
}

static gboolean
is_free (const graphene_rect_t *place, const GArray *taken)
{
  for (guint i = 0; i < taken->len; i++)
    if (graphene_rect_intersection (
          place, &g_array_index (taken, graphene_rect_t, i), NULL))
      return FALSE;
  return TRUE;
}

/* Returns a measure of the distance between two line segments on one axis. The
 * first begins at @from and has the length @length; the second begins at
 * @other. The measure is the gap between them plus a sixteenth of the distance
 * between their centres. */
static double
stretch_distance (double from, double length, double other, double other_length)
{
  double between = ABS (from + length / 2 - other - other_length / 2);

  return MAX (0, between - (length + other_length) / 2) + between / 16;
}

static double
distance_across (const graphene_rect_t *place, const graphene_rect_t *other)
{
  return stretch_distance (place->origin.x, place->size.width,
                           other->origin.x, other->size.width);
}

static double
distance_down (const graphene_rect_t *place, const graphene_rect_t *other)
{
  return stretch_distance (place->origin.y, place->size.height,
                           other->origin.y, other->size.height);
}

static double
distance (const graphene_rect_t *place, const graphene_rect_t *other)
{
  return distance_across (place, other) + distance_down (place, other);
}

gboolean
tapis_free_place_find (GtkWidget *table, const GArray *taken,
                       const graphene_rect_t *other, int step, double best,
                       graphene_rect_t *place)
{
  float right = (float) gtk_widget_get_width (table) - place->size.width;
  float bottom = (float) gtk_widget_get_height (table) - place->size.height;
  graphene_rect_t one = *place;
  gboolean found = FALSE;

  for (one.origin.y = 0; one.origin.y <= bottom; one.origin.y += (float) step)
    {
      double down = distance_down (&one, other);

      if (down >= best)
        continue;
      for (one.origin.x = 0; one.origin.x <= right;
           one.origin.x += (float) step)
        {
          double here = down + distance_across (&one, other);

          if (here >= best || !is_free (&one, taken))
            continue;
          best = here;
          *place = one;
          found = TRUE;
        }
    }
  return found;
}

GArray *
tapis_free_place_list_taken (GtkWidget *table)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  GtkWidget *child = gtk_widget_get_first_child (table);

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!TAPIS_IS_FLIGHTS (child) && !gtk_widget_has_css_class (child, "cry"))
      list_taken (child, table, taken);
  return taken;
}

gboolean
tapis_free_place_make_room (GtkWidget *table, const graphene_rect_t *near,
                            graphene_rect_t *place)
{
  g_autoptr (GArray) taken = tapis_free_place_list_taken (table);
  graphene_rect_t nearest = *place;
  graphene_rect_t other = near != NULL ? *near : *place;
  gboolean found;

  if (near != NULL)
    g_array_append_val (taken, other);
  found = tapis_free_place_find (table, taken, &other, LARGE_STEP,
                                 G_MAXDOUBLE, &nearest);
  if (found && (!is_free (place, taken) ||
                distance (place, &other) > distance (&nearest, &other) + STAY))
    *place = nearest;
  return found;
}
