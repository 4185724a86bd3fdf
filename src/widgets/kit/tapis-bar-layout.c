/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons side by side, each in a place of its own. */

#include "config.h"

#include "tapis-bar-layout.h"

#include "tapis-fit.h"
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

/* The widths that the children ask for (GtkRequestedSize), from the first. */
static GArray *
request_widths (GtkWidget *widget)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        GtkRequestedSize size = { .data = child };

        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1,
                            &size.minimum_size, &size.natural_size, NULL,
                            NULL);
        g_array_append_val (sizes, size);
      }
  return sizes;
}

static int
spaces_between (const GArray *sizes)
{
  return MAX ((int) sizes->len - 1, 0) * SPACING;
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
  g_autoptr (GArray) sizes = NULL;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = tapis_bar_layout_height (widget, for_size);
      return;
    }
  sizes = request_widths (widget);
  *minimum = *natural = spaces_between (sizes);
  for (guint i = 0; i < sizes->len; i++)
    {
      *minimum += g_array_index (sizes, GtkRequestedSize, i).minimum_size;
      *natural += g_array_index (sizes, GtkRequestedSize, i).natural_size;
    }
}

/* Makes of @sizes, the wishes of the children, their widths in @width, and
 * returns how much is left over. */
static int
share_width (GtkWidget *widget, GArray *sizes, int width)
{
  GtkRequestedSize *all = (GtkRequestedSize *) (void *) sizes->data;
  int broadest = BROADEST * tapis_widget_line_height (widget, 1);
  int spare = width - spaces_between (sizes);
  int room = spare;
  int places = 0;

  for (guint i = 0; i < sizes->len; i++)
    if (is_tool (all[i].data))
      room -= all[i].minimum_size = all[i].natural_size;
    else
      places++;
  for (guint i = 0; i < sizes->len; i++)
    {
      int shares = places == 2 ? FIRST + OTHER : places;
      int share = places != 2 ? 1 : i == 0 ? FIRST : OTHER;

      if (!is_tool (all[i].data))
        all[i].natural_size = MAX (all[i].minimum_size,
                                   MIN (room * share / shares, broadest));
      spare -= all[i].minimum_size;
    }
  /* where a word is longer than its place, the places with the most room to
   * spare become narrower */
  return gtk_distribute_natural_allocation (MAX (spare, 0), sizes->len, all);
}

/* Whatever is written on a button, its place is the same. */
static void
fit_words (GtkWidget *child, int width, int height)
{
  GtkWidget *label =
    GTK_IS_BUTTON (child) ? gtk_button_get_child (GTK_BUTTON (child)) : NULL;
  int around;

  if (!GTK_IS_LABEL (label))
    return;
  around = tapis_widget_natural_width (child) -
           tapis_widget_natural_width (label);
  tapis_fit_label (GTK_LABEL (label), width - around, height - 2 * PADDING);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) sizes = request_widths (widget);
  int x = share_width (widget, sizes, width) / 2;

  for (guint i = 0; i < sizes->len; i++)
    {
      GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
      int w = size->minimum_size;

      fit_words (size->data, w, height);
      gtk_widget_size_allocate (
        size->data,
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
