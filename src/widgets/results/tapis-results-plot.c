/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws a plot of results over time. */

#include "tapis-results-plot.h"

#include <glib/gi18n.h>

#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

/* WIDTH is the minimum width of the plot, HEIGHT the minimum height of the part
 * with the line. Both are in pixels. */
#define WIDTH 200
#define HEIGHT 140
#define MARKS 22 /* the height of the mark of a game that was won, below the
                  * line, in pixels */
#define GAP 8

struct _TapisResultsPlot
{
  GtkWidget parent_instance;

  /* owned */
  double *values;
  gboolean *won;
  char *low_text;
  char *high_text;
  char *first;
  char *last;

  /* state */
  guint n;
  double low;
  double high;
};

G_DEFINE_FINAL_TYPE (TapisResultsPlot, tapis_results_plot, GTK_TYPE_WIDGET)

static int
text_width (GtkWidget *widget, const char *text)
{
  return tapis_widget_text_width (widget, text, 1, PANGO_WEIGHT_NORMAL);
}

/* Returns how many lines of text the dates of the first and the last game need
 * below a plot that is @width pixels wide: 2 if they do not fit side by side,
 * otherwise 1. */
static int
count_lines (TapisResultsPlot *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return self->n > 1 && text_width (widget, self->first) + 2 * GAP +
                            text_width (widget, self->last) > width
           ? 2
           : 1;
}

static void
tapis_results_plot_measure (GtkWidget *widget, GtkOrientation orientation,
                            int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  TapisResultsPlot *self = TAPIS_RESULTS_PLOT (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = WIDTH;
  else
    *minimum = HEIGHT + MARKS + 3 * GAP +
               tapis_widget_line_height (widget, 1) *
                 (1 + count_lines (self, for_size < 0 ? WIDTH : for_size));
  *natural = *minimum;
}

/* Draws @text with its upper left corner at @x, @y or, if @end is TRUE, with
 * its upper right corner there. */
static void
write_text (GtkWidget *widget, GtkSnapshot *snapshot, const char *text,
            double x, double y, gboolean end, const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (widget, text);
  int width = text_width (widget, text);

  tapis_widget_snapshot_layout (snapshot, layout, end ? x - width : x, y,
                                color);
}

static void
draw_lines (TapisResultsPlot *self, cairo_t *cr, const graphene_rect_t *area,
            const GdkRGBA *ink, const GdkRGBA *accent, gboolean rtl)
{
  double x0 = area->origin.x, y0 = area->origin.y;
  double w = area->size.width, h = area->size.height;
  double step = self->n > 1 ? w / (self->n - 1) : 0;
  double mark = CLAMP (step * 0.5, 1, 6);

  cairo_set_line_width (cr, 1);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.18);
  for (int i = 0; i <= 4; i++)
    {
      cairo_move_to (cr, x0, (int) (y0 + h * i / 4) + 0.5);
      cairo_rel_line_to (cr, w, 0);
    }
  cairo_stroke (cr);

  for (guint i = 0; i < self->n; i++)
    {
      double x = x0 + (rtl ? w - step * i : step * i);
      double tall = self->won[i] ? MARKS : MARKS / 3.0;

      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue,
                             self->won[i] ? 0.75 : 0.4);
      cairo_rectangle (cr, x - mark / 2, y0 + h + GAP + MARKS - tall, mark,
                       tall);
      cairo_fill (cr);
    }

  cairo_set_source_rgba (cr, accent->red, accent->green, accent->blue, 1);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < self->n; i++)
    {
      double share = (self->values[i] - self->low) / (self->high - self->low);
      double x = x0 + (rtl ? w - step * i : step * i);
      double y = y0 + h * (1 - CLAMP (share, 0, 1));

      if (i == 0)
        cairo_move_to (cr, x, y);
      else
        cairo_line_to (cr, x, y);
      if (self->n == 1)
        cairo_line_to (cr, x, y);
    }
  cairo_stroke (cr);
}

static void
tapis_results_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisResultsPlot *self = TAPIS_RESULTS_PLOT (widget);
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  GdkRGBA ink, accent, dim;
  graphene_rect_t area;
  cairo_t *cr;
  int text = tapis_widget_line_height (widget, 1);
  int lines = count_lines (self, (int) width);
  gboolean low_at_end;

  if (self->n == 0)
    return;
  /* the text stands where the line is higher */
  low_at_end = rtl != (self->values[0] < self->values[self->n - 1]);
  gtk_style_context_get_color (context, &ink);
  if (!gtk_style_context_lookup_color (context, "accent_color", &accent))
    accent = ink;
  dim = ink;
  dim.alpha *= 0.7f;
  area = GRAPHENE_RECT_INIT (4, (float) text + GAP, width - 8,
                             height - (float) (text * (1 + lines)) - 3 * GAP -
                               MARKS);

  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  draw_lines (self, cr, &area, &ink, &accent, rtl);
  cairo_destroy (cr);
  write_text (widget, snapshot, self->high_text, rtl ? width : 0, 0, rtl,
              &dim);
  write_text (widget, snapshot, self->low_text, low_at_end ? width : 0,
              area.origin.y + area.size.height - text, low_at_end, &dim);
  write_text (widget, snapshot, self->first, rtl ? width : 0,
              height - (float) (text * lines), rtl, &dim);
  if (self->n > 1)
    write_text (widget, snapshot, self->last, rtl ? 0 : width, height - text,
                !rtl, &dim);
}

static void
tapis_results_plot_finalize (GObject *object)
{
  TapisResultsPlot *self = TAPIS_RESULTS_PLOT (object);

  g_free (self->values);
  g_free (self->won);
  g_free (self->low_text);
  g_free (self->high_text);
  g_free (self->first);
  g_free (self->last);

  G_OBJECT_CLASS (tapis_results_plot_parent_class)->finalize (object);
}

static void
tapis_results_plot_class_init (TapisResultsPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tapis_results_plot_finalize;
  widget_class->get_request_mode = tapis_widget_height_for_width;
  widget_class->measure = tapis_results_plot_measure;
  widget_class->snapshot = tapis_results_plot_snapshot;
  gtk_widget_class_set_css_name (widget_class, "resultsplot");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tapis_results_plot_init (TapisResultsPlot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static void
set_text (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

void
tapis_results_plot_set (TapisResultsPlot *self, const double *values,
                        const gboolean *won, guint n, double low, double high,
                        const char *low_text, const char *high_text,
                        const char *first, const char *last,
                        const char *description)
{
  g_return_if_fail (TAPIS_IS_RESULTS_PLOT (self));
  g_return_if_fail (low < high);

  g_free (self->values);
  g_free (self->won);
  self->values = g_memdup2 (values, n * sizeof *values);
  self->won = g_memdup2 (won, n * sizeof *won);
  self->n = n;
  self->low = low;
  self->high = high;
  set_text (&self->low_text, low_text);
  set_text (&self->high_text, high_text);
  set_text (&self->first, first);
  set_text (&self->last, last);
  tapis_names_set (GTK_WIDGET (self), _("Results over time"), description);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
