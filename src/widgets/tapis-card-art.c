/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws cards, suits and emblems into textures and keeps the latest ones.
 * Knows no widget and no rule; where things stand on a card is decided in
 * tapis-card-layout.c. */

#include "config.h"

#include "tapis-card-art.h"

#include <glib/gi18n.h>
#include <math.h>
#include <pango/pangocairo.h>

#include <librsvg/rsvg.h>

#include "data/tapis-cards-resources.h"
#include "tapis-card-layout.h"

#define PREFIX "/io/github/tapisgames/Tapis/"
#define UNITS TAPIS_CARD_UNITS

/* Parsed SVG is dear in memory, so only so many stay. */
#define MAX_HANDLES 8

typedef struct
{
  guint64 key;
  GdkTexture *texture;
  gsize bytes;
} Picture;

typedef struct
{
  char *name;
  RsvgHandle *handle;
  char *css;
} Drawing;

static struct
{
  GHashTable *pictures; /* key → GList link of @order */
  GQueue order;         /* Picture, latest first */
  gsize bytes;
  GQueue drawings;      /* Drawing, latest first */
  PangoLayout *layout;
  double cap_height;    /* of @layout's font at FONT_SIZE */
} art;

#define FONT_SIZE 100.0

typedef enum
{
  KIND_FACE,
  KIND_BACK,
  KIND_PIP,
  KIND_EMBLEM,
} Kind;

static const TapisCardStyle plain_style = { 0 };

static const char *const suit_names[] = {
  "spades", "hearts", "diamonds", "clubs",
};

static const char *const back_names[] = { "teal", "terracotta" };

G_STATIC_ASSERT (G_N_ELEMENTS (back_names) == TAPIS_CARD_N_BACKS);

static const char *const emblem_names[] = {
  "fox", "owl", "hare", "badger", "heron", "otter", "lynx", "hedgehog",
  "swift", "toad", "person", NULL,
};

static const char *const game_names[] = { "norwegian", NULL };

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

static guint32
suit_rgb (guint suit, const TapisCardStyle *style)
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
    return suit_rgb (cg_card_suit (card), style);
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

  for (GList *l = art.drawings.head; l != NULL; l = l->next)
    {
      Drawing *d = l->data;

      if (!g_str_equal (d->name, name))
        continue;
      drawing = d;
      g_queue_unlink (&art.drawings, l);
      g_queue_push_head_link (&art.drawings, l);
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
      g_queue_push_head (&art.drawings, drawing);
      while (art.drawings.length > MAX_HANDLES)
        drawing_free (g_queue_pop_tail (&art.drawings));
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

const char *
tapis_card_art_index (CgCard card, const TapisCardStyle *style)
{
  static const char *const numbers[] = {
    "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13",
  };
  guint rank = 0;

  if (cg_card_is_french (card) || cg_card_is_joker (card))
    rank = cg_card_rank (card);
  if (style == NULL)
    style = &plain_style;

  /* a joker is declared as a number, never as a letter */
  if (style->index == TAPIS_CARD_INDEX_NUMBERS || cg_card_is_joker (card) ||
      (rank > CG_ACE && rank < CG_JACK))
    return numbers[rank];

  switch (rank)
    {
    case CG_ACE:
      return style->index == TAPIS_CARD_INDEX_ENGLISH
               ? "A"
               /* Translators: the ace's letter in the corner of a card */
               : C_("card index", "A");
    case CG_JACK:
      return style->index == TAPIS_CARD_INDEX_ENGLISH
               ? "J"
               /* Translators: the jack's letter in the corner of a card */
               : C_("card index", "J");
    case CG_QUEEN:
      return style->index == TAPIS_CARD_INDEX_ENGLISH
               ? "Q"
               /* Translators: the queen's letter in the corner of a card */
               : C_("card index", "Q");
    case CG_KING:
      return style->index == TAPIS_CARD_INDEX_ENGLISH
               ? "K"
               /* Translators: the king's letter in the corner of a card */
               : C_("card index", "K");
    default:
      return "";
    }
}

static void
ensure_layout (void)
{
  PangoContext *context;
  PangoFontDescription *font;
  cairo_font_options_t *options;
  PangoRectangle ink;

  if (art.layout != NULL)
    return;

  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  options = cairo_font_options_create ();
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_cairo_context_set_resolution (context, 72);

  font = pango_font_description_from_string ("Cantarell, Adwaita Sans, Sans Bold");
  pango_font_description_set_absolute_size (font, FONT_SIZE * PANGO_SCALE);
  art.layout = pango_layout_new (context);
  pango_layout_set_font_description (art.layout, font);
  pango_font_description_free (font);
  g_object_unref (context);
  pango_layout_set_text (art.layout, "H", -1);
  pango_layout_get_pixel_extents (art.layout, &ink, NULL);
  art.cap_height = MAX (ink.height, 1);
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
  pango_layout_set_text (art.layout, text, -1);
  pango_layout_get_extents (art.layout, &ink, NULL);
  if (ink.width <= 0 || ink.height <= 0)
    return;

  baseline = pango_layout_get_baseline (art.layout) / (double) PANGO_SCALE;
  cap = art.cap_height;
  if (ink.height / (double) PANGO_SCALE > cap * 1.4)
    cap = ink.height / (double) PANGO_SCALE;
  scale_y = scale_x = box->height / cap;
  if (ink.width * scale_x / PANGO_SCALE > box->width)
    scale_x = box->width * PANGO_SCALE / ink.width;

  cairo_save (cr);
  cairo_translate (cr, box->x, box->y + box->height / 2);
  if (cap > art.cap_height)
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
  pango_cairo_layout_path (cr, art.layout);
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
      const guint32 *c =
        court_colours[style->four_colour][cg_card_suit (card)];

      g_string_append_printf (css,
                              ".suit{fill:#%06x!important}"
                              ".main{fill:#%06x!important}"
                              ".second{fill:#%06x!important}",
                              suit_rgb (cg_card_suit (card), style), c[0], c[1]);
    }
  if (style->high_contrast)
    g_string_append (css, ".ground{fill:#e4ebee!important}"
                          ".ray{display:none!important}"
                          ".edge{stroke:#000!important}");
  /* one upright head fills a compact panel; otherwise the lower half is a
   * copy of the upper one */
  g_string_append (css, ".again{display:none!important}");
  if (compact)
    g_string_append (css, ".belt,.frame,.marks{display:none!important}"
                          ".half{clip-path:none!important}"
                          ".panel{clip-path:none!important}");
  return g_string_free (css, FALSE);
}

/* Draws the upper half of a court and turns a copy of it: drawing it twice
 * would take twice the time. */
static void
draw_double (cairo_t              *cr,
             const char           *name,
             const char           *css,
             int                   width,
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
      draw_double (cr, name, css, width, style);
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

/* Too narrow, as a person sees it, for a field of marks. */
static gboolean
is_small (int width, const TapisCardStyle *style)
{
  return width < TAPIS_CARD_ART_COMPACT_WIDTH * (int) MAX (style->scale, 1);
}

static void
draw_face (cairo_t              *cr,
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
                          is_small (width, style),
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

static void
draw_back (cairo_t *cr, int width, const TapisCardStyle *style)
{
  g_autofree char *name = NULL;

  name = g_strconcat ("cards/back-",
                      back_names[style->back % TAPIS_CARD_N_BACKS], NULL);
  begin_card (cr, width, tapis_card_art_height (width), style);
  draw_svg (cr, name, NULL, UNITS / 2, UNITS * 0.7, UNITS, UNITS * 1.4);
}

/* --- the cache ----------------------------------------------------------- */

static void
picture_free (Picture *picture)
{
  art.bytes -= picture->bytes;
  g_clear_object (&picture->texture);
  g_free (picture);
}

static GdkTexture *
find_picture (guint64 key)
{
  GList *link;

  if (art.pictures == NULL)
    return NULL;
  link = g_hash_table_lookup (art.pictures, &key);
  if (link == NULL)
    return NULL;
  g_queue_unlink (&art.order, link);
  g_queue_push_head_link (&art.order, link);
  return g_object_ref (((Picture *) link->data)->texture);
}

static GdkTexture *
keep_picture (guint64 key, cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  Picture *picture = g_new0 (Picture, 1);

  cairo_surface_flush (surface);
  picture->key = key;
  picture->bytes = stride * height;
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      picture->bytes,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      surface);
  picture->texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT,
                                             bytes, stride);

  if (art.pictures == NULL)
    art.pictures = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_queue_push_head (&art.order, picture);
  g_hash_table_insert (art.pictures, &picture->key, art.order.head);
  art.bytes += picture->bytes;
  while (art.bytes > TAPIS_CARD_ART_CACHE_BYTES && art.order.length > 1)
    {
      Picture *oldest = g_queue_pop_tail (&art.order);

      g_hash_table_remove (art.pictures, &oldest->key);
      picture_free (oldest);
    }
  return g_object_ref (picture->texture);
}

static guint64
make_key (Kind kind, guint what, int size, const TapisCardStyle *style)
{
  return (guint64) kind << 56 | (guint64) what << 40 | (guint64) size << 24 |
         (guint64) style->scale << 16 | (guint64) style->back << 8 |
         (guint64) style->index << 4 | style->dark << 3 |
         style->high_contrast << 2 | style->large_index << 1 |
         style->four_colour;
}

static cairo_t *
begin_picture (int width, int height)
{
  cairo_surface_t *surface;
  cairo_t *cr;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  cairo_surface_destroy (surface);
  return cr;
}

static GdkTexture *
end_picture (cairo_t *cr, guint64 key)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_destroy (cr);
  return keep_picture (key, surface);
}

static int
clamp_size (int size)
{
  return CLAMP (size, TAPIS_CARD_ART_MIN_WIDTH, TAPIS_CARD_ART_MAX_WIDTH);
}

/* --- public -------------------------------------------------------------- */

int
tapis_card_art_height (int width)
{
  return (width * 7 + 2) / 5;
}

GdkTexture *
tapis_card_art_face (CgCard card, int width, const TapisCardStyle *style)
{
  GdkTexture *texture;
  guint64 key;
  cairo_t *cr;

  if (card == CG_CARD_HIDDEN)
    return tapis_card_art_back (width, style);
  if (style == NULL)
    style = &plain_style;

  width = clamp_size (width);
  key = make_key (KIND_FACE, card, width, style);
  texture = find_picture (key);
  if (texture != NULL)
    return texture;

  cr = begin_picture (width, tapis_card_art_height (width));
  draw_face (cr, card, width, style);
  return end_picture (cr, key);
}

GdkTexture *
tapis_card_art_back (int width, const TapisCardStyle *style)
{
  GdkTexture *texture;
  guint64 key;
  cairo_t *cr;

  if (style == NULL)
    style = &plain_style;

  width = clamp_size (width);
  key = make_key (KIND_BACK, 0, width, style);
  texture = find_picture (key);
  if (texture != NULL)
    return texture;

  cr = begin_picture (width, tapis_card_art_height (width));
  draw_back (cr, width, style);
  return end_picture (cr, key);
}

GdkTexture *
tapis_card_art_pip (CgFrenchSuit suit, int size, const TapisCardStyle *style)
{
  g_autofree char *name = NULL;
  GdkTexture *texture;
  guint64 key;
  cairo_t *cr;

  if (style == NULL)
    style = &plain_style;

  suit &= 3;
  size = clamp_size (size);
  key = make_key (KIND_PIP, suit, size, style);
  texture = find_picture (key);
  if (texture != NULL)
    return texture;

  cr = begin_picture (size, size);
  name = g_strconcat ("cards/", suit_names[suit], NULL);
  draw_mark (cr, name, suit_rgb (suit, style), size / 2.0, size / 2.0, size);
  return end_picture (cr, key);
}

double
tapis_card_art_strip (int width, const TapisCardStyle *style)
{
  TapisCardLayout layout;

  if (style == NULL)
    style = &plain_style;
  tapis_card_layout_init (&layout, 0, is_small (width, style),
                          style->large_index);
  return layout.strip / UNITS;
}

void
tapis_card_art_suit_colour (CgFrenchSuit          suit,
                            const TapisCardStyle *style,
                            GdkRGBA              *colour)
{
  guint32 rgb = suit_rgb (suit, style != NULL ? style : &plain_style);

  colour->red = (rgb >> 16 & 255) / 255.0f;
  colour->green = (rgb >> 8 & 255) / 255.0f;
  colour->blue = (rgb & 255) / 255.0f;
  colour->alpha = 1.0f;
}

const char *const *
tapis_card_art_emblems (void)
{
  return emblem_names;
}

GdkTexture *
tapis_card_art_emblem (const char *id, int size)
{
  g_autofree char *name = NULL;
  GdkTexture *texture;
  guint64 key;
  guint what = 0;
  cairo_t *cr;

  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; emblem_names[i] != NULL; i++)
    if (g_str_equal (emblem_names[i], id))
      {
        name = g_strconcat ("avatars/", id, NULL);
        what = i;
      }
  for (guint i = 0; game_names[i] != NULL; i++)
    if (g_str_equal (game_names[i], id))
      {
        name = g_strconcat ("emblems/", id, NULL);
        what = G_N_ELEMENTS (emblem_names) + i;
      }
  if (name == NULL)
    return NULL;

  size = clamp_size (size);
  key = make_key (KIND_EMBLEM, what, size, &plain_style);
  texture = find_picture (key);
  if (texture != NULL)
    return texture;

  cr = begin_picture (size, size);
  draw_svg (cr, name, NULL, size / 2.0, size / 2.0, size, size);
  return end_picture (cr, key);
}

gsize
tapis_card_art_cache_bytes (void)
{
  return art.bytes;
}

void
tapis_card_art_clear (void)
{
  if (art.pictures != NULL)
    g_hash_table_remove_all (art.pictures);
  g_clear_pointer (&art.pictures, g_hash_table_unref);
  g_queue_clear_full (&art.order, (GDestroyNotify) picture_free);
  g_queue_clear_full (&art.drawings, (GDestroyNotify) drawing_free);
  g_clear_object (&art.layout);
}
