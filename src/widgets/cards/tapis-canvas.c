/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the parts of a card: drawings from SVG files, the text in the corners,
 * and the paper. Which parts a card has is decided in tapis-card-painter.c and
 * tapis-card-spanish.c. */

#include "tapis-canvas.h"

#include <pango/pangocairo.h>
#include <string.h>

#include <librsvg/rsvg.h>

#include "data/tapis-cards-resources.h"
#include "tapis-pile-geometry.h"

#define PREFIX "/io/github/tapisgames/Tapis/"
#define UNITS TAPIS_CARD_UNITS

/* The largest number of parsed SVG files that are kept: each takes much memory.
 */
#define MAX_HANDLES 8

/* The font size at which the text in a card's corner is measured. The text is
 * then scaled to its box. */
#define FONT_SIZE 100.0

typedef struct
{
  char *name;
  RsvgHandle *handle;
  char *css;
} Drawing;

static struct
{
  GQueue drawings;      /* of Drawing, the most recently used one first */
  PangoLayout *layout;
  double cap_height;    /* the height of an H in `layout`, in pixels */
} canvas;

/* --- parsed drawings ------------------------------------------------------ */

static void
drawing_free (Drawing *drawing)
{
  g_free (drawing->name);
  g_free (drawing->css);
  g_clear_object (&drawing->handle);
  g_free (drawing);
}

/* Returns the parsed SVG file @name of the program's resources, with the style
 * sheet @css (nullable) set, or %NULL if there is no such file. The caller does
 * not own the result, and the next call may free it. */
static RsvgHandle *
get_handle (const char *name, const char *css)
{
  Drawing *drawing = NULL;

  for (GList *l = canvas.drawings.head; l != NULL; l = l->next)
    {
      Drawing *d = l->data;

      if (!g_str_equal (d->name, name))
        continue;
      drawing = d;
      g_queue_unlink (&canvas.drawings, l);
      g_queue_push_head_link (&canvas.drawings, l);
      break;
    }

  if (drawing == NULL)
    {
      g_autofree char *path = g_strconcat (PREFIX, name, ".svg", NULL);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      RsvgHandle *handle = NULL;

      bytes = g_resource_lookup_data (tapis_cards_get_resource (), path,
                                      G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
      if (bytes != NULL)
        handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL),
                                            g_bytes_get_size (bytes), &error);
      if (handle == NULL)
        {
          g_critical ("%s: %s", path, error->message);
          return NULL;
        }
      drawing = g_new0 (Drawing, 1);
      drawing->name = g_strdup (name);
      drawing->handle = handle;
      g_queue_push_head (&canvas.drawings, drawing);
      while (canvas.drawings.length > MAX_HANDLES)
        drawing_free (g_queue_pop_tail (&canvas.drawings));
    }

  if (g_strcmp0 (drawing->css, css) != 0)
    {
      g_autoptr (GError) error = NULL;

      g_free (drawing->css);
      drawing->css = g_strdup (css);
      if (!rsvg_handle_set_stylesheet (drawing->handle, (const guint8 *) css,
                                       strlen (css), &error))
        g_critical ("%s: %s", name, error->message);
    }
  return drawing->handle;
}

void
tapis_canvas_draw (cairo_t *cr, const char *name, const char *css, double x,
                   double y, double width, double height)
{
  RsvgRectangle box = { x - width / 2, y - height / 2, width, height };
  RsvgHandle *handle = get_handle (name, css);
  g_autoptr (GError) error = NULL;

  if (handle != NULL &&
      !rsvg_handle_render_document (handle, cr, &box, &error))
    g_critical ("%s: %s", name, error->message);
  /* rendering may leave a path behind, which cairo_restore () would not remove
   */
  cairo_new_path (cr);
}

const char *
tapis_canvas_suit (CgCard card)
{
  static const char *const french[] = { "spades", "hearts", "diamonds",
                                        "clubs" };
  static const char *const spanish[] = { "oros", "copas", "espadas",
                                         "bastos" };

  return cg_card_is_french (card)    ? french[cg_card_suit (card)]
         : cg_card_is_spanish (card) ? spanish[cg_card_suit (card)]
                                     : "star";
}

char *
tapis_canvas_mark_css (guint32 rgb)
{
  return g_strdup_printf (".suit,.joker{fill:#%06x!important}", rgb);
}

/* --- index ---------------------------------------------------------------- */

static void
ensure_layout (void)
{
  PangoContext *context;
  PangoFontDescription *font;
  cairo_font_options_t *options;
  PangoRectangle ink;

  if (canvas.layout != NULL)
    return;

  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  options = cairo_font_options_create ();
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_cairo_context_set_resolution (context, 72);

  font = pango_font_description_from_string ("Cantarell, Adwaita Sans, Sans "
                                             "Bold");
  pango_font_description_set_absolute_size (font, FONT_SIZE * PANGO_SCALE);
  canvas.layout = pango_layout_new (context);
  pango_layout_set_font_description (canvas.layout, font);
  pango_font_description_free (font);
  g_object_unref (context);
  pango_layout_set_text (canvas.layout, "H", -1);
  pango_layout_get_pixel_extents (canvas.layout, &ink, NULL);
  canvas.cap_height = MAX (ink.height, 1);
}

void
tapis_canvas_index (cairo_t *cr, const char *text, guint32 rgb,
                    const TapisCardIndexBox *box)
{
  PangoRectangle ink;
  double scale_x, scale_y, cap, from;
  gboolean tall;

  if (text[0] == '\0')
    return;

  ensure_layout ();
  pango_layout_set_text (canvas.layout, text, -1);
  pango_layout_get_extents (canvas.layout, &ink, NULL);
  if (ink.width <= 0 || ink.height <= 0)
    return;

  cap = ink.height / (double) PANGO_SCALE;
  tall = cap > canvas.cap_height * 1.4;
  if (!tall)
    cap = canvas.cap_height;
  scale_y = scale_x = box->height / cap;
  if (ink.width * scale_x / PANGO_SCALE > box->width)
    scale_x = box->width * PANGO_SCALE / ink.width;

  cairo_save (cr);
  /* a tall text is centred vertically in the box; the baseline of any other
   * text is on the lower edge of the box */
  cairo_translate (cr, box->x, box->y + box->height / (tall ? 2 : 1));
  cairo_scale (cr, scale_x, scale_y);
  from = tall ? ink.y + ink.height / 2.0
              : pango_layout_get_baseline (canvas.layout);
  cairo_translate (cr, -(ink.x + ink.width / 2.0) / PANGO_SCALE,
                   -from / PANGO_SCALE);
  pango_cairo_layout_path (cr, canvas.layout);
  cairo_restore (cr);
  tapis_canvas_colour (cr, rgb);
  cairo_fill (cr);
}

static void
draw_corner (cairo_t *cr, const TapisCardLayout *layout, const char *text,
             guint32 rgb, const char *name, const char *css)
{
  const TapisCardIndexBox *index = &layout->index;
  double y = layout->corner_y, size = layout->corner_size;

  if (text[0] == '\0')
    {
      y = index->y + index->height / 2;
      size = index->width * 1.05;
    }
  tapis_canvas_index (cr, text, rgb, index);
  tapis_canvas_draw (cr, name, css, index->x, y, size, size);
}

void
tapis_canvas_corners (cairo_t *cr, const TapisCardLayout *layout, double height,
                      const char *text, guint32 rgb, const char *name,
                      const char *css)
{
  draw_corner (cr, layout, text, rgb, name, css);
  if (layout->compact)
    return;
  cairo_save (cr);
  cairo_translate (cr, UNITS, height);
  cairo_rotate (cr, G_PI);
  draw_corner (cr, layout, text, rgb, name, css);
  cairo_restore (cr);
}

/* --- paper ---------------------------------------------------------------- */

guint32
tapis_canvas_paper_rgb (const TapisCardStyle *style)
{
  if (style->high_contrast)
    return 0xffffff;
  return style->dark ? 0xf1ece2 : 0xfdfbf7;
}

void
tapis_canvas_colour (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                        (rgb & 255) / 255.0);
}

void
tapis_canvas_rounded (cairo_t *cr, double x, double y, double w, double h,
                      double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + w - radius, y + h - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + h - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
tapis_canvas_paper (cairo_t *cr, CgPack pack, int width,
                    const TapisCardStyle *style)
{
  int height = tapis_pile_card_height (pack, width);
  double radius = width * TAPIS_CARD_ART_RADIUS;
  double line = MAX (style->scale, 1) * (style->high_contrast ? 2.0 : 1.0);

  tapis_canvas_rounded (cr, 0, 0, width, height, radius);
  tapis_canvas_colour (cr, style->high_contrast ? 0x000000 : 0xa9a193);
  cairo_fill (cr);
  tapis_canvas_rounded (cr, line, line, width - 2 * line, height - 2 * line,
                        MAX (radius - line, 0.5));
  tapis_canvas_colour (cr, tapis_canvas_paper_rgb (style));
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_scale (cr, width / UNITS, height / tapis_card_layout_height (pack));
}

void
tapis_canvas_forget (void)
{
  g_queue_clear_full (&canvas.drawings, (GDestroyNotify) drawing_free);
  g_clear_object (&canvas.layout);
}
