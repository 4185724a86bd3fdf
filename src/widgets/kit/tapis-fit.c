/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses the text size of a label so that its text fits into an allocation
 * that does not depend on the text. */

#include "tapis-fit.h"

#include "tapis-widget.h"

#define STEP 0.05

static gboolean
is_scale (PangoAttribute *attribute, gpointer data)
{
  return attribute->klass->type == PANGO_ATTR_SCALE;
}

/* Returns the present text size of @label, as a share of its usual size. */
static double
get_scale (GtkLabel *label)
{
  PangoAttrList *attributes = gtk_label_get_attributes (label);
  PangoAttrIterator *first =
    attributes != NULL ? pango_attr_list_get_iterator (attributes) : NULL;
  PangoAttribute *had =
    first != NULL ? pango_attr_iterator_get (first, PANGO_ATTR_SCALE) : NULL;
  double scale = had != NULL ? ((PangoAttrFloat *) had)->value : 1;

  g_clear_pointer (&first, pango_attr_iterator_destroy);
  return scale;
}

/* Returns a Pango layout of @text as @label would show it at @scale times its
 * usual text size, in lines of @width pixels. If @width is -1, the text is in
 * one line. */
static PangoLayout *
lay_out (GtkLabel *label, const char *text, double scale, int width)
{
  PangoLayout *layout = pango_layout_copy (gtk_label_get_layout (label));
  PangoAttrList *own = pango_layout_get_attributes (layout);
  PangoAttrList *attributes =
    own != NULL ? pango_attr_list_copy (own) : pango_attr_list_new ();
  PangoAttrList *old = pango_attr_list_filter (attributes, is_scale, NULL);

  g_clear_pointer (&old, pango_attr_list_unref);
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  if (!g_str_equal (text, pango_layout_get_text (layout)))
    pango_layout_set_text (layout, text, -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_height (layout, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, width >= 0 ? width * PANGO_SCALE : -1);
  return layout;
}

static gboolean
fits (GtkLabel *label, const char *text, double scale, int width, int height)
{
  g_autoptr (PangoLayout) layout =
    lay_out (label, text, scale, gtk_label_get_wrap (label) ? width : -1);
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  return w <= width && h <= height &&
         (gtk_label_get_lines (label) < 0 ||
          pango_layout_get_line_count (layout) <= gtk_label_get_lines (label));
}

/* Sets @width and @height to the size that the text of @label has in one line,
 * in pixels. The label's own Pango layout cannot tell this size, because it is
 * ellipsized to the label's last allocation. */
static void
measure_text (GtkLabel *label, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = lay_out (
    label, gtk_label_get_text (label), get_scale (label), -1);

  pango_layout_get_pixel_size (layout, width, height);
}

/* Returns how many pixels the style adds to the text of @label in @orientation,
 * on both sides together. Returns 0 if the text wraps. */
static int
find_padding (GtkLabel *label, GtkOrientation orientation)
{
  int natural, width, height;

  if (gtk_label_get_wrap (label))
    return 0;
  gtk_widget_measure (GTK_WIDGET (label), orientation, -1, NULL, &natural,
                      NULL, NULL);
  measure_text (label, &width, &height);
  return MAX (0, natural - (orientation == GTK_ORIENTATION_HORIZONTAL
                              ? width
                              : height));
}

void
tapis_fit_down_to (GtkLabel *label, int width, int height, double least)
{
  PangoAttrList *attributes;
  double scale = 1;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (width <= 0 || *gtk_label_get_text (label) == '\0')
    return;
  /* G_MAXINT is allowed as @width or @height: any text fits into it */
  width -= find_padding (label, GTK_ORIENTATION_HORIZONTAL);
  height -= find_padding (label, GTK_ORIENTATION_VERTICAL);
  while (scale > least + STEP / 2 &&
         !fits (label, gtk_label_get_text (label), scale, width, height))
    scale -= STEP;
  if (ABS (scale - get_scale (label)) < STEP / 2)
    return;
  attributes = pango_attr_list_new ();
  if (scale < 1)
    pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  gtk_label_set_attributes (label, scale < 1 ? attributes : NULL);
  pango_attr_list_unref (attributes);
  /* GTK requires that a widget is measured before it is allocated: measure the
   * label, and the button that contains it */
  for (GtkWidget *widget = GTK_WIDGET (label); widget != NULL;
       widget = GTK_IS_BUTTON (gtk_widget_get_parent (widget))
                  ? gtk_widget_get_parent (widget)
                  : NULL)
    tapis_widget_natural_width (widget);
}

void
tapis_fit_label (GtkLabel *label, int width, int height)
{
  tapis_fit_down_to (label, width, height, TAPIS_FIT_LEAST);
}

gboolean
tapis_fit_would (GtkLabel *label, const char *text, double scale, int width,
                 int height)
{
  g_return_val_if_fail (GTK_IS_LABEL (label), FALSE);

  return fits (label, text, scale,
               width - find_padding (label, GTK_ORIENTATION_HORIZONTAL),
               height - find_padding (label, GTK_ORIENTATION_VERTICAL));
}

int
tapis_fit_natural_width (GtkLabel *label)
{
  int is, wished, height;
  g_autoptr (PangoLayout) own =
    lay_out (label, gtk_label_get_text (label), 1, -1);

  pango_layout_get_pixel_size (own, &wished, NULL);
  /* the result includes the padding that the style adds to the text */
  measure_text (label, &is, &height);
  return tapis_widget_natural_width (GTK_WIDGET (label)) + wished - is;
}
