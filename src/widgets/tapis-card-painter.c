/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints cards with cairo, librsvg and Pango.
 * Knows no texture and no widget; where things stand on a card is decided in
 * tapis-card-layout.c. */

#include "config.h"

#include "tapis-card-painter.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#include <librsvg/rsvg.h>

#include "data/tapis-cards-resources.h"
#include "tapis-card-layout.h"

#define PREFIX "/io/github/tapisgames/Tapis/"
#define UNITS TAPIS_CARD_UNITS

/* Parsed SVG is dear in memory, so only so many stay. */
#define MAX_HANDLES 8

/* The size at which an index is measured and drawn, then fitted. */
#define FONT_SIZE 100.0

typedef struct
{
  char *name;
  RsvgHandle *handle;
  char *css;
} Drawing;

static struct
{
  GQueue drawings;      /* Drawing, latest first */
  PangoLayout *layout;
  double cap_height;    /* of @layout's font at FONT_SIZE */
} painter;

static const char *const suit_names[] = {
  "spades", "hearts", "diamonds", "clubs",
};

static const char *const back_names[] = { "teal", "terracotta" };

G_STATIC_ASSERT (G_N_ELEMENTS (back_names) == TAPIS_CARD_N_BACKS);

/* --- colours ------------------------------------------------------------- */

/* Suits: red and black; four colours chosen so that any two stay apart under
 * protanopia, deuteranopia and tritanopia (at least 18 in CIELAB); and both
 * again darkened to 7:1 and more on white. */
static const guint32 suit_colours[2][2][4] = {
  { { 0x1d1d20, 0xc8102e, 0xc8102e, 0x1d1d20 },
    { 0x1d1d20, 0xc8102e, 0x1b4fb0, 0x0a7a3e } },
  { { 0x000000, 0xa00018, 0xa00018, 0x000000 },
    { 0x000000, 0xa00018, 0x0a47c0, 0x005a4a } },
};

/* The two hues of a court's clothes. */
static const guint32 court_colours[2][4][2] = {
  { { 0x20365c, 0xc8102e },
    { 0xc8102e, 0x20365c },
    { 0xc8102e, 0x20365c },
    { 0x20365c, 0xc8102e } },
  { { 0x33353d, 0xc8102e },
    { 0xc8102e, 0x33353d },
    { 0x1b4fb0, 0x182548 },
    { 0x0a7a3e, 0x123a2a } },
};

static const guint32 joker_colour = 0x1c6f6a;

guint32
tapis_card_painter_suit_rgb (CgFrenchSuit suit, const TapisCardStyle *style)
{
  return suit_colours[style->high_contrast][style->four_colour][suit & 3];
}

static guint32
paper_rgb (const TapisCardStyle *style)
{
  if (style->high_contrast)
    return 0xffffff;
  return style->dark ? 0xf1ece2 : 0xfdfbf7;
}

static void
set_source_rgb (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                        (rgb & 255) / 255.0);
}

static guint32
mark_rgb (CgCard card, const TapisCardStyle *style)
{
  if (cg_card_is_french (card))
    return tapis_card_painter_suit_rgb (cg_card_suit (card), style);
  return style->high_contrast ? 0x004d49 : joker_colour;
}

/* --- parsed drawings ----------------------------------------------------- */

static void
drawing_free (Drawing *drawing)
{
  g_free (drawing->name);
  g_free (drawing->css);
  g_clear_object (&drawing->handle);
  g_free (drawing);
}

/* The parsed SVG of that name, wearing the colours of @css. Borrowed until the
 * next call. */
static RsvgHandle *
get_handle (const char *name, const char *css)
{
  Drawing *drawing = NULL;

  for (GList *l = painter.drawings.head; l != NULL; l = l->next)
    {
      Drawing *d = l->data;

      if (!g_str_equal (d->name, name))
        continue;
      drawing = d;
      g_queue_unlink (&painter.drawings, l);
      g_queue_push_head_link (&painter.drawings, l);
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
      g_queue_push_head (&painter.drawings, drawing);
      while (painter.drawings.length > MAX_HANDLES)
        drawing_free (g_queue_pop_tail (&painter.drawings));
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

/* Draws the SVG into the box around (@x, @y). */
static void
draw_svg (cairo_t    *cr,
          const char *name,
          const char *css,
          double      x,
          double      y,
          double      width,
          double      height)
{
  RsvgRectangle box = { x - width / 2, y - height / 2, width, height };
  RsvgHandle *handle = get_handle (name, css);
  g_autoptr (GError) error = NULL;

  if (handle != NULL &&
      !rsvg_handle_render_document (handle, cr, &box, &error))
    g_critical ("%s: %s", name, error->message);
  /* it may leave a path behind, and paths outlive cairo_restore () */
  cairo_new_path (cr);
}

static void
draw_mark (cairo_t    *cr,
           const char *name,
           guint32     rgb,
           double      x,
           double      y,
           double      size)
{
  g_autofree char *css = g_strdup_printf (".suit,.joker{fill:#%06x!important}",
                                          rgb);

  draw_svg (cr, name, css, x, y, size, size);
}

/* --- index --------------------------------------------------------------- */

static void
ensure_layout (void)
{
  PangoContext *context;
  PangoFontDescription *font;
  cairo_font_options_t *options;
  PangoRectangle ink;

  if (painter.layout != NULL)
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
  painter.layout = pango_layout_new (context);
  pango_layout_set_font_description (painter.layout, font);
  pango_font_description_free (font);
  g_object_unref (context);
  pango_layout_set_text (painter.layout, "H", -1);
  pango_layout_get_pixel_extents (painter.layout, &ink, NULL);
  painter.cap_height = MAX (ink.height, 1);
}

/* Draws @text centred in @box: its capitals as high as the box, or all of it
 * lower when a script needs the room, narrowed rather than shrunk. */
static void
draw_index (cairo_t               *cr,
            const char            *text,
            guint32                rgb,
            const TapisCardIndexBox *box)
{
  PangoRectangle ink;
  double scale_x, scale_y, baseline, cap;

  if (text[0] == '\0')
    return;

  ensure_layout ();
  pango_layout_set_text (painter.layout, text, -1);
  pango_layout_get_extents (painter.layout, &ink, NULL);
  if (ink.width <= 0 || ink.height <= 0)
    return;

  baseline = pango_layout_get_baseline (painter.layout) / (double) PANGO_SCALE;
  cap = painter.cap_height;
  if (ink.height / (double) PANGO_SCALE > cap * 1.4)
    cap = ink.height / (double) PANGO_SCALE;
  scale_y = scale_x = box->height / cap;
  if (ink.width * scale_x / PANGO_SCALE > box->width)
    scale_x = box->width * PANGO_SCALE / ink.width;

  cairo_save (cr);
  cairo_translate (cr, box->x, box->y + box->height / 2);
  if (cap > painter.cap_height)
    {
      cairo_scale (cr, scale_x, scale_y);
      cairo_translate (cr, -(ink.x + ink.width / 2.0) / PANGO_SCALE,
                       -(ink.y + ink.height / 2.0) / PANGO_SCALE);
    }
  else
    {
      cairo_translate (cr, 0, box->height / 2);
      cairo_scale (cr, scale_x, scale_y);
      cairo_translate (cr, -(ink.x + ink.width / 2.0) / PANGO_SCALE, -baseline);
    }
  pango_cairo_layout_path (cr, painter.layout);
  cairo_restore (cr);
  set_source_rgb (cr, rgb);
  cairo_fill (cr);
}

/* --- whole cards --------------------------------------------------------- */

static void
rounded (cairo_t *cr, double x, double y, double w, double h, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + w - radius, y + h - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + h - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Paper with its edge, then coordinates in units clipped to the paper. */
static void
begin_card (cairo_t *cr, int width, int height, const TapisCardStyle *style)
{
  double radius = width * TAPIS_CARD_ART_RADIUS;
  double line = MAX (style->scale, 1) * (style->high_contrast ? 2.0 : 1.0);

  rounded (cr, 0, 0, width, height, radius);
  set_source_rgb (cr, style->high_contrast ? 0x000000 : 0xa9a193);
  cairo_fill (cr);
  rounded (cr, line, line, width - 2 * line, height - 2 * line,
           MAX (radius - line, 0.5));
  set_source_rgb (cr, paper_rgb (style));
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_scale (cr, width / UNITS, height / (UNITS * 1.4));
}

static char *
court_css (CgCard card, const TapisCardStyle *style, gboolean compact)
{
  GString *css = g_string_new (NULL);

  if (cg_card_is_french (card))
    {
      guint suit = cg_card_suit (card);
      const guint32 *c = court_colours[style->four_colour][suit];

      g_string_append_printf (css,
                              ".suit{fill:#%06x!important}"
                              ".main{fill:#%06x!important}"
                              ".second{fill:#%06x!important}",
                              tapis_card_painter_suit_rgb (suit, style), c[0],
                              c[1]);
    }
  if (style->high_contrast)
    g_string_append (css, ".ground{fill:#e4ebee!important}"
                          ".ray{display:none!important}"
                          ".edge{stroke:#000!important}");
  /* one upright head fills a compact panel; otherwise the lower half is a
   * copy of the upper one. The drawing's own clips would be slow. */
  g_string_append (css, ".again{display:none!important}"
                        ".half,.panel{clip-path:none!important}");
  if (compact)
    g_string_append (css, ".belt,.frame,.marks{display:none!important}");
  return g_string_free (css, FALSE);
}

/* Draws the upper half of a court and turns a copy of it: drawing it twice
 * would take twice the time. */
static void
draw_double (cairo_t              *cr,
             const char           *name,
             const char           *css,
             int                   width,
             const TapisCardBox   *panel,
             const TapisCardStyle *style)
{
  const double slope = TAPIS_CARD_BELT_SLOPE * UNITS / 2;
  int height = tapis_card_art_height (width);
  cairo_surface_t *half;
  cairo_matrix_t turn;
  cairo_t *sub;

  half = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  sub = cairo_create (half);
  set_source_rgb (sub, paper_rgb (style));
  cairo_paint (sub);
  cairo_scale (sub, width / UNITS, height / (UNITS * 1.4));
  /* to the outer edge of the frame's line */
  cairo_rectangle (sub, panel->x - 1.2, panel->y - 1.2, panel->width + 2.4,
                   panel->height + 2.4);
  cairo_clip (sub);
  draw_svg (sub, name, css, UNITS / 2, UNITS * 0.7, UNITS, UNITS * 1.4);
  cairo_destroy (sub);

  cairo_save (cr);
  cairo_move_to (cr, 0, UNITS * 0.7 + slope);
  cairo_line_to (cr, UNITS, UNITS * 0.7 - slope);
  cairo_line_to (cr, UNITS, UNITS * 1.4);
  cairo_line_to (cr, 0, UNITS * 1.4);
  cairo_close_path (cr);
  cairo_identity_matrix (cr);
  cairo_set_source_surface (cr, half, 0, 0);
  cairo_paint (cr);
  cairo_clip (cr);
  cairo_matrix_init (&turn, -1, 0, 0, -1, width, height);
  cairo_set_matrix (cr, &turn);
  cairo_set_source_surface (cr, half, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_surface_destroy (half);
}

static void
draw_court (cairo_t               *cr,
            CgCard                 card,
            int                    width,
            const TapisCardStyle  *style,
            const TapisCardLayout *layout)
{
  static const char *const ranks[] = { "jack", "queen", "king" };
  g_autofree char *name = NULL;
  g_autofree char *css = court_css (card, style, layout->compact);

  if (cg_card_is_joker (card))
    name = g_strdup ("cards/joker");
  else
    name = g_strdup_printf ("cards/%s-%s", ranks[cg_card_rank (card) - CG_JACK],
                            suit_names[cg_card_suit (card)]);

  if (!layout->compact)
    {
      draw_double (cr, name, css, width, &layout->panel, style);
      return;
    }

  cairo_save (cr);
  rounded (cr, layout->panel.x, layout->panel.y, layout->panel.width,
           layout->panel.height, 8);
  cairo_clip (cr);
  cairo_translate (cr, layout->panel.x + layout->panel.width / 2,
                   layout->panel.y);
  cairo_scale (cr, layout->panel_zoom, layout->panel_zoom);
  /* the figure stands in the middle of its SVG, from TAPIS_CARD_FIGURE_TOP */
  draw_svg (cr, name, css, 0, UNITS * 0.7 - TAPIS_CARD_FIGURE_TOP, UNITS,
            UNITS * 1.4);
  cairo_restore (cr);

  rounded (cr, layout->panel.x, layout->panel.y, layout->panel.width,
           layout->panel.height, 8);
  cairo_set_line_width (cr, 3);
  set_source_rgb (cr, style->high_contrast ? 0x000000 : 0xe5a50a);
  cairo_stroke (cr);
}

static void
draw_corner (cairo_t               *cr,
             CgCard                 card,
             const TapisCardStyle  *style,
             const TapisCardLayout *layout,
             const char            *mark)
{
  guint32 rgb = mark_rgb (card, style);
  const char *text = tapis_card_art_index (card, style);

  if (text[0] == '\0')
    {
      draw_mark (cr, mark, rgb, layout->index.x,
                 layout->index.y + layout->index.height / 2,
                 layout->index.width * 1.05);
      return;
    }
  draw_index (cr, text, rgb, &layout->index);
  draw_mark (cr, mark, rgb, layout->index.x, layout->corner_y,
             layout->corner_size);
}

gboolean
tapis_card_painter_is_small (int width, const TapisCardStyle *style)
{
  return width < TAPIS_CARD_ART_COMPACT_WIDTH * (int) MAX (style->scale, 1);
}

void
tapis_card_painter_face (cairo_t              *cr,
                         CgCard                card,
                         int                   width,
                         const TapisCardStyle *style)
{
  int height = tapis_card_art_height (width);
  gboolean joker = cg_card_is_joker (card);
  guint rank = cg_card_rank (card);
  g_autofree char *mark = NULL;
  TapisCardLayout layout;

  begin_card (cr, width, height, style);
  if (!joker && !cg_card_is_french (card))
    return;

  tapis_card_layout_init (&layout, card,
                          tapis_card_painter_is_small (width, style),
                          style->large_index);
  mark = joker ? g_strdup ("cards/star")
               : g_strconcat ("cards/", suit_names[cg_card_suit (card)], NULL);

  if (joker || rank >= CG_JACK)
    draw_court (cr, card, width, style, &layout);
  else if (rank == CG_ACE && !layout.compact)
    draw_svg (cr, "cards/ace", NULL, UNITS / 2, UNITS * 0.7, 150, 180);

  for (guint i = 0; i < layout.n_pips; i++)
    {
      const TapisCardPip *pip = &layout.pips[i];

      cairo_save (cr);
      cairo_translate (cr, pip->x, pip->y);
      if (pip->turned)
        cairo_rotate (cr, G_PI);
      draw_mark (cr, mark, mark_rgb (card, style), 0, 0, pip->size);
      cairo_restore (cr);
    }

  draw_corner (cr, card, style, &layout, mark);
  if (layout.both_corners)
    {
      cairo_save (cr);
      cairo_translate (cr, UNITS, UNITS * 1.4);
      cairo_rotate (cr, G_PI);
      draw_corner (cr, card, style, &layout, mark);
      cairo_restore (cr);
    }
}

void
tapis_card_painter_back (cairo_t              *cr,
                         int                   width,
                         const TapisCardStyle *style)
{
  g_autofree char *name = NULL;

  name = g_strconcat ("cards/back-",
                      back_names[style->back % TAPIS_CARD_N_BACKS], NULL);
  begin_card (cr, width, tapis_card_art_height (width), style);
  draw_svg (cr, name, NULL, UNITS / 2, UNITS * 0.7, UNITS, UNITS * 1.4);
}

void
tapis_card_painter_suit (cairo_t              *cr,
                         CgFrenchSuit          suit,
                         int                   size,
                         const TapisCardStyle *style)
{
  g_autofree char *name = g_strconcat ("cards/", suit_names[suit], NULL);

  draw_mark (cr, name, tapis_card_painter_suit_rgb (suit, style), size / 2.0,
             size / 2.0, size);
}

void
tapis_card_painter_drawing (cairo_t *cr, const char *name, int size)
{
  draw_svg (cr, name, NULL, size / 2.0, size / 2.0, size, size);
}

void
tapis_card_painter_forget (void)
{
  g_queue_clear_full (&painter.drawings, (GDestroyNotify) drawing_free);
  g_clear_object (&painter.layout);
}
