/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout manager that allocates children side by side, in as many rows as
 * they need. */

#include "tapis-wrap-layout.h"

#include "tapis-widget.h"

/* The largest number of columns if the property "column" is set. */
#define MOST_COLUMNS 3

/* A width in pixels that is large enough for any row. Converted to Pango units
 * (1/1024 pixel) it still fits into an int. */
#define ANY_WIDTH (G_MAXINT / PANGO_SCALE / 2)

/* The options, which are construct-only properties. */
enum
{
  SPACING,
  ALIGN,
  EVEN,
  FILL,
  SPARE,
  COLUMN,
  N_OPTIONS,
};

static const char *const options[N_OPTIONS] = {
  "spacing", "align", "even", "fill", "spare", "column",
};

struct _TapisWrapLayout
{
  GtkLayoutManager parent_instance;

  /* state */
  int of[N_OPTIONS]; /* the value of each option */
};

G_DEFINE_FINAL_TYPE (TapisWrapLayout, tapis_wrap_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

/* Returns the largest minimum width of the children, and sets @n to the number
 * of visible children. */
static int
least_width (GtkWidget *widget, int *n)
{
  int least = 0;

  *n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        least = MAX (least, tapis_widget_least_width (child));
        ++*n;
      }
  return least;
}

/* Returns the width of each child if all are equally wide. A row has at most as
 * many children as fit into @width pixels; the children are distributed evenly
 * over the rows. */
static int
even_width (TapisWrapLayout *self, GtkWidget *widget, int width)
{
  int n, rows, columns;
  int least = least_width (widget, &n);

  if (n == 0)
    return 0;
  width = MIN (width, n * (least + self->of[SPACING]) * 4);
  columns = CLAMP ((width + self->of[SPACING]) / (least + self->of[SPACING]),
                   1, n);
  rows = (n + columns - 1) / columns;
  columns = (n + rows - 1) / rows;
  return MAX (least, (width - self->of[SPACING] * (columns - 1)) / columns);
}

/* Returns the width of a column if all columns together fill @width pixels and
 * each is at least `self->of[COLUMN]` pixels wide. */
static int
column_width (TapisWrapLayout *self, int width)
{
  int columns = CLAMP ((width + self->of[SPACING]) /
                         (self->of[COLUMN] + self->of[SPACING]),
                       1, MOST_COLUMNS);

  return (width - self->of[SPACING] * (columns - 1)) / columns;
}

static int
child_width (TapisWrapLayout *self, GtkWidget *child, int width)
{
  int minimum, natural;

  if (self->of[COLUMN] > 0)
    return MAX (gtk_widget_get_hexpand (child) ? width
                                               : column_width (self, width),
                tapis_widget_least_width (child));
  if (self->of[EVEN])
    return even_width (self, gtk_widget_get_parent (child), width);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, width));
}

/* Measures the row that begins with @first and is at most @width pixels wide,
 * and sets @row_width and @row_height. Returns the first child that does not
 * fit into the row, or NULL if all fit. */
static GtkWidget *
measure_row (TapisWrapLayout *self, GtkWidget *first, int width, int *row_width,
             int *row_height)
{
  GtkWidget *child;

  *row_width = *row_height = 0;
  for (child = first; child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int w;

      if (!gtk_widget_should_layout (child))
        continue;
      w = child_width (self, child, width);
      if (*row_width > 0 && *row_width + self->of[SPACING] + w > width)
        break;
      *row_width += w + (*row_width > 0 ? self->of[SPACING] : 0);
      *row_height = MAX (*row_height, tapis_widget_natural_height (child, w));
    }
  return child;
}

/* Sets @all_width and @all_height to the size of all rows together if a row is
 * at most @width pixels wide. Returns the number of rows. */
static int
measure_rows (TapisWrapLayout *self, GtkWidget *widget, int width,
              int *all_width, int *all_height)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int rows = 0;

  *all_width = *all_height = 0;
  while (child != NULL)
    {
      int row_width, row_height;

      child = measure_row (self, child, width, &row_width, &row_height);
      *all_width = MAX (*all_width, row_width);
      *all_height += row_height + (*all_height > 0 ? self->of[SPACING] : 0);
      rows++;
    }
  return rows;
}

static void
tapis_wrap_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                           GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  TapisWrapLayout *self = TAPIS_WRAP_LAYOUT (manager);
  int width, height, n;

  if (orientation == GTK_ORIENTATION_HORIZONTAL &&
      (self->of[EVEN] || self->of[COLUMN] > 0))
    {
      *minimum = least_width (widget, &n);
      *natural = self->of[EVEN] ? n * (*minimum + self->of[SPACING])
                                : MOST_COLUMNS * (self->of[COLUMN] +
                                                  self->of[SPACING]);
      *natural = MAX (*minimum, *natural - self->of[SPACING]);
      return;
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* at the minimum width each child has a row of its own; at the natural
       * width all children are in one row */
      measure_rows (self, widget, 0, minimum, &height);
      measure_rows (self, widget, ANY_WIDTH, natural, &height);
      return;
    }
  measure_rows (self, widget, for_size < 0 ? ANY_WIDTH : for_size, &width,
                minimum);
  *natural = *minimum;
}

static void
tapis_wrap_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget,
                            int width, int height, int baseline)
{
  TapisWrapLayout *self = TAPIS_WRAP_LAYOUT (manager);
  gboolean mirrored =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean one_row = tapis_widget_natural_width (widget) <= width;
  gboolean fill = self->of[FILL] && !one_row;
  int y = 0, all_width, all_height;
  int rows = measure_rows (self, widget, width, &all_width, &all_height);
  int spare = self->of[COLUMN] > 0 ? MAX (height - all_height, 0) : 0;

  while (child != NULL)
    {
      int row_width, row_height;
      GtkWidget *end = measure_row (self, child, width, &row_width,
                                    &row_height);
      int more = fill ? width - row_width : 0;
      int n = 0, x;

      row_height += spare / rows;
      spare -= spare / rows--;
      for (GtkWidget *one = child; one != end;
           one = gtk_widget_get_next_sibling (one))
        n += gtk_widget_should_layout (one) ? 1 : 0;
      if (one_row)
        more = MIN (width - row_width, n * self->of[SPARE]);
      x = (width - row_width - more) * self->of[ALIGN] / 100;
      for (; child != end; child = gtk_widget_get_next_sibling (child))
        {
          int w;

          if (!gtk_widget_should_layout (child))
            continue;
          w = child_width (self, child, width) + more / n;
          more -= more / n--;
          gtk_widget_size_allocate (
            child,
            &(GtkAllocation) { mirrored ? width - x - w : x, y, w,
                               row_height },
            -1);
          x += w + self->of[SPACING];
        }
      y += row_height + self->of[SPACING];
    }
}

static void
tapis_wrap_layout_set_property (GObject *object, guint id, const GValue *value,
                                GParamSpec *pspec)
{
  TAPIS_WRAP_LAYOUT (object)->of[id - 1] = g_value_get_int (value);
}

static void
tapis_wrap_layout_class_init (TapisWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY |
                      G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = tapis_wrap_layout_set_property;
  for (guint i = 0; i < N_OPTIONS; i++)
    g_object_class_install_property (
      G_OBJECT_CLASS (klass), i + 1,
      g_param_spec_int (options[i], NULL, NULL, 0, G_MAXINT, 0, flags));
  layout_class->get_request_mode = tapis_layout_height_for_width;
  layout_class->measure = tapis_wrap_layout_measure;
  layout_class->allocate = tapis_wrap_layout_allocate;
}

static void
tapis_wrap_layout_init (TapisWrapLayout *self)
{
}

GtkLayoutManager *
tapis_wrap_layout_new (int spacing, int align)
{
  return g_object_new (TAPIS_TYPE_WRAP_LAYOUT, "spacing", spacing, "align",
                       align, NULL);
}
