/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the cards of the French pack, backs and tokens; tapis-card-spanish.c
 * paints the faces of the Spanish pack. tapis-card-layout.c computes where the
 * parts of a card are. This file must not know textures or widgets. */

#include "model/words/tapis-words-language.h"
#include "tapis-card-painter.h"

#include "tapis-canvas.h"
#include "tapis-card-layout.h"
#include "tapis-card-spanish.h"
#include "tapis-pile-geometry.h"

#define UNITS TAPIS_CARD_UNITS

static const char *const back_names[] = { "teal", "terracotta",
                                          "indigo" };

G_STATIC_ASSERT (G_N_ELEMENTS (back_names) == TAPIS_CARD_N_BACKS);

/* --- colours -------------------------------------------------------------- */

/* The colours of the marks. The subscripts are: whether the contrast is high,
 * whether each suit has a colour of its own, and the suit. People with
 * protanopia, deuteranopia or tritanopia can tell any two of the four colours
 * apart (for them, the distance in CIELAB is at least 18). In high contrast the
 * marks are darker: their contrast with white is at least 7:1. */
static const guint32 mark_colours[2][2][4] = {
  { { 0x1d1d20, 0xc8102e, 0xc8102e, 0x1d1d20 },
    { 0x1d1d20, 0xc8102e, 0x1b4fb0, 0x0a7a3e } },
  { { 0x000000, 0xa00018, 0xa00018, 0x000000 },
    { 0x000000, 0xa00018, 0x0a47c0, 0x005a4a } },
};

/* The colours of the index (the number or letter in the corner) of a card. The
 * subscripts are: whether each suit has a colour of its own, and the suit.
 * These colours are darker than those of the marks, because the index must be
 * read: the contrast with every paper is at least 7:1. */
static const guint32 index_colours[2][4] = {
  { 0x1d1d20, 0x9c0f24, 0x9c0f24, 0x1d1d20 },
  { 0x1d1d20, 0x9c0f24, 0x1947a0, 0x0a5a2e },
};

/* The two colours of the clothes on a court card (jack, queen or king). The
 * first two subscripts are: whether each suit has a colour of its own, and the
 * suit. */
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

static const guint32 joker_colours[] = { 0x1c6f6a, 0x004d49 };

CgPack
tapis_card_painter_pack (CgCard card, const TapisCardStyle *style)
{
  if (cg_card_is_french (card))
    return CG_PACK_FRENCH;
  if (cg_card_is_spanish (card))
    return CG_PACK_SPANISH;
  return style->pack;
}

guint32
tapis_card_painter_rgb (CgCard card, const TapisCardStyle *style)
{
  if (tapis_card_painter_pack (card, style) == CG_PACK_SPANISH)
    return tapis_card_spanish_rgb (card, style);
  if (!cg_card_is_french (card))
    return joker_colours[1];
  if (style->high_contrast)
    return mark_colours[1][style->four_colour][cg_card_suit (card)];
  return index_colours[style->four_colour][cg_card_suit (card)];
}

static guint32
mark_rgb (CgCard card, const TapisCardStyle *style)
{
  if (cg_card_is_french (card))
    return mark_colours[style->high_contrast][style->four_colour]
                       [cg_card_suit (card)];
  return joker_colours[style->high_contrast];
}

/* --- whole cards ---------------------------------------------------------- */

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
                              mark_rgb (card, style), c[0], c[1]);
    }
  if (style->high_contrast)
    g_string_append (css, ".ground{fill:#e4ebee!important}"
                          ".ray{display:none!important}"
                          ".edge{stroke:#000!important}");
  /* hide the lower half of the drawing (class "again"): a compact card shows
   * only the upper half, and for a whole card draw_double() copies the upper
   * half. Turn off the clip paths of the drawing, because they are slow. */
  g_string_append (css, ".again{display:none!important}"
                        ".half,.panel{clip-path:none!important}");
  if (compact)
    g_string_append (css, ".belt,.frame,.marks{display:none!important}");
  return g_string_free (css, FALSE);
}

/* Draws a court card: renders the upper half of the drawing, and paints a copy
 * of it upside down as the lower half. Rendering both halves would take twice
 * the time. */
static void
draw_double (cairo_t *cr, const char *name, const char *css, int width,
             const TapisCardBox *panel, const TapisCardStyle *style)
{
  const double slope = TAPIS_CARD_BELT_SLOPE * UNITS / 2;
  int height = tapis_pile_card_height (CG_PACK_FRENCH, width);
  cairo_matrix_t turn;
  cairo_surface_t *half =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *sub = cairo_create (half);

  tapis_canvas_colour (sub, tapis_canvas_paper_rgb (style));
  cairo_paint (sub);
  cairo_scale (sub, width / UNITS, height / (UNITS * 1.4));
  /* clip to the outer edge of the frame's line */
  cairo_rectangle (sub, panel->x - 1.2, panel->y - 1.2, panel->width + 2.4,
                   panel->height + 2.4);
  cairo_clip (sub);
  tapis_canvas_draw (sub, name, css, UNITS / 2, UNITS * 0.7, UNITS,
                     UNITS * 1.4);
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
draw_court (cairo_t *cr, CgCard card, int width, const TapisCardStyle *style,
            const TapisCardLayout *layout)
{
  static const char *const ranks[] = { "jack", "queen", "king" };
  g_autofree char *name = NULL;
  g_autofree char *css = court_css (card, style, layout->compact);
  const TapisCardBox *panel = &layout->panel;

  if (cg_card_is_joker (card))
    name = g_strdup ("cards/joker");
  else
    name = g_strdup_printf ("cards/%s-%s", ranks[cg_card_rank (card) - CG_JACK],
                            tapis_canvas_suit (card));

  if (!layout->compact)
    {
      draw_double (cr, name, css, width, panel, style);
      return;
    }

  cairo_save (cr);
  tapis_canvas_rounded (cr, panel->x, panel->y, panel->width, panel->height, 8);
  cairo_clip (cr);
  cairo_translate (cr, panel->x + panel->width / 2, panel->y);
  cairo_scale (cr, layout->panel_zoom, layout->panel_zoom);
  /* the figure is in the middle of its SVG and begins at TAPIS_CARD_FIGURE_TOP
   */
  tapis_canvas_draw (cr, name, css, 0, UNITS * 0.7 - TAPIS_CARD_FIGURE_TOP,
                     UNITS, UNITS * 1.4);
  cairo_restore (cr);

  tapis_canvas_rounded (cr, panel->x, panel->y, panel->width, panel->height, 8);
  cairo_set_line_width (cr, 3);
  tapis_canvas_colour (cr, style->high_contrast ? 0x000000 : 0xe5a50a);
  cairo_stroke (cr);
}

gboolean
tapis_card_painter_is_small (int width, const TapisCardStyle *style)
{
  return width < TAPIS_CARD_ART_COMPACT_WIDTH * (int) MAX (style->scale, 1);
}

static void
french_face (cairo_t *cr, CgCard card, int width, const TapisCardStyle *style)
{
  gboolean joker = cg_card_is_joker (card);
  guint rank = cg_card_rank (card);
  guint32 rgb = tapis_card_painter_rgb (card, style);
  const char *text = tapis_card_art_index (card, style);
  /* on a joker without a number, the star takes the place of the index, and so
   * has the darker colour of an index */
  g_autofree char *css =
    tapis_canvas_mark_css (text[0] == '\0' ? rgb : mark_rgb (card, style));
  g_autofree char *mark =
    g_strconcat ("cards/", tapis_canvas_suit (card), NULL);
  TapisCardLayout layout;

  if (!joker && !cg_card_is_french (card))
    return;

  tapis_card_layout_init (&layout, CG_PACK_FRENCH, card,
                          tapis_card_painter_is_small (width, style),
                          style->large_index);

  if (joker || rank >= CG_JACK)
    draw_court (cr, card, width, style, &layout);
  else if (rank == CG_ACE && !layout.compact)
    tapis_canvas_draw (cr, "cards/ace", NULL, UNITS / 2, UNITS * 0.7, 150, 180);

  for (guint i = 0; i < layout.n_pips; i++)
    {
      const TapisCardPip *pip = &layout.pips[i];

      cairo_save (cr);
      cairo_translate (cr, pip->x, pip->y);
      if (pip->turned)
        cairo_rotate (cr, G_PI);
      tapis_canvas_draw (cr, mark, css, 0, 0, pip->size, pip->size);
      cairo_restore (cr);
    }

  tapis_canvas_corners (cr, &layout, UNITS * 1.4, text, rgb, mark, css);
}

static void
back (cairo_t *cr, const TapisCardStyle *style)
{
  double height = tapis_card_layout_height (style->pack);
  g_autofree char *name = NULL;

  name = g_strconcat ("cards/back-",
                      back_names[style->back % TAPIS_CARD_N_BACKS],
                      style->pack == CG_PACK_SPANISH ? "-spanish" : "", NULL);
  tapis_canvas_draw (cr, name, NULL, UNITS / 2, height / 2, UNITS, height);
}

void
tapis_card_painter_face (cairo_t *cr, CgCard card, int width,
                         const TapisCardStyle *style)
{
  CgPack pack = tapis_card_painter_pack (card, style);

  tapis_canvas_paper (cr, pack, width, style);
  if (card == CG_CARD_HIDDEN)
    back (cr, style);
  else if (pack == CG_PACK_SPANISH)
    tapis_card_spanish_face (cr, card, width, style);
  else
    french_face (cr, card, width, style);
}

void
tapis_card_painter_mark (cairo_t *cr, CgCard card, int size,
                         const TapisCardStyle *style)
{
  /* the marks of the Spanish pack keep the colours of their drawings */
  g_autofree char *css = cg_card_is_spanish (card)
                           ? NULL
                           : tapis_canvas_mark_css (mark_rgb (card, style));
  g_autofree char *name =
    g_strconcat ("cards/", tapis_canvas_suit (card), NULL);

  tapis_canvas_draw (cr, name, css, size / 2.0, size / 2.0, size, size);
}

void
tapis_card_painter_token (cairo_t *cr, guint value, int size)
{
  /* the position of the number on the tokens of value 1, 5 and 10, in
   * hundredths of @size */
  static const TapisCardIndexBox fields[] = {
    { 50, 31, 36, 30 },
    { 50, 30, 32, 34 },
    { 50, 32, 40, 32 },
  };
  g_autofree char *name = g_strdup_printf ("tokens/token-%u", value);
  g_autofree char *text = tapis_words_number ((int) value);

  tapis_canvas_draw (cr, name, NULL, size / 2.0, size / 2.0, size, size);
  cairo_scale (cr, size / 100.0, size / 100.0);
  tapis_canvas_index (cr, text, 0x1d1d20, &fields[value / 5]);
}
