/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons side by side, each in a place of its own. */

#include "config.h"

#include "tapis-bar-layout.h"

#include "tapis-widget.h"

#define SPACING 8

/* As in style.css: the height of a button, and above and below its words. */
#define LEAST 26
#define PADDING 4

/* In heights of a line: from this width on one line is enough for every label,
 * and no button becomes broader. */
#define ONE_LINE 40
#define BROADEST 17

/* Shares of the room of the first place and of every other one. */
#define FIRST 3
#define OTHER 2

static gboolean
is_tool (GtkWidget *child)
{
  return gtk_widget_has_css_class (child, "tool");
}

/* How many places there are, and what the tools leave of @width for them. */
static int
count_places (GtkWidget *widget, int width, int *room)
{
  int n = 0;

  *room = width;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!gtk_widget_should_layout (child))
      continue;
    else if (is_tool (child))
      *room -= tapis_widget_natural_width (child) + SPACING;
    else
      {
        *room -= n > 0 ? SPACING : 0;
        n++;
      }
  return n;
}

/* The width of place @i of @n in @room. */
static int
place_width (GtkWidget *widget, int i, int n, int room)
{
  int shares = n == 2 ? FIRST + OTHER : n;
  int share = n != 2 ? 1 : i == 0 ? FIRST : OTHER;

  return MIN (room * share / MAX (shares, 1),
              BROADEST * tapis_widget_line_height (widget, 1));
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
         int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = tapis_bar_layout_height (widget, for_size);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int least, wish;

        gtk_widget_measure (child, orientation, -1, &least, &wish, NULL,
                            NULL);
        *minimum += least + (*minimum > 0 ? SPACING : 0);
        *natural += wish + (*natural > 0 ? SPACING : 0);
      }
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int room, used, x;
  int i = 0;
  int n = count_places (widget, width, &room);

  used = width - room;
  for (int k = 0; k < n; k++)
    used += place_width (widget, k, n, room);
  x = MAX (width - used, 0) / 2;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, natural, w;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                          &natural, NULL, NULL);
      w = is_tool (child) ? natural : place_width (widget, i++, n, room);
      w = MAX (w, least);
      gtk_widget_size_allocate (
        child,
        &(GtkAllocation) { mirrored ? width - x - w : x, 0, w, height }, -1);
      x += w + SPACING;
    }
}

GtkLayoutManager *
tapis_bar_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}

int
tapis_bar_layout_height (GtkWidget *widget, int width)
{
  int line = tapis_widget_line_height (widget, 1);
  int lines = width < 0 || width >= ONE_LINE * line ? 1 : 2;

  return MAX (LEAST, lines * line) + 2 * PADDING;
}

void
tapis_bar_layout_prepare (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}
