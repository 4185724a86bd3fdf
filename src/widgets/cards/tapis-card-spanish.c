/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the faces of the Spanish pack: the frame with the breaks that show the
 * suit (the pinta), the number in two corners, and the marks, aces and figures
 * from the program's SVG files, which have the same colours in every style. */

#include "tapis-card-spanish.h"

#include <math.h>

#include "tapis-canvas.h"
#include "tapis-card-layout.h"
#include "tapis-card-painter.h"
#include "tapis-pile-geometry.h"

#define UNITS TAPIS_CARD_UNITS

/* The width and height of the drawing of an ace, and the height of the drawing
 * of a figure, in units. */
#define ACE_WIDTH 220
#define ACE_HEIGHT 350
#define FIGURE_HEIGHT 389

/* The colours of the index (the number in the corner) and of the frame, by
 * suit, if each suit has a colour of its own. The contrast with every paper is
 * at least 7:1. People with protanopia, deuteranopia or tritanopia can tell any
 * two colours apart (for them, the distance in CIELAB is at least 17); the
 * marks beside the indexes also differ in shape. */
static const guint32 suit_colours[] = {
  0x783c00, 0x810023, 0x0129d8, 0x01593d,
};

guint32
tapis_card_spanish_rgb (CgCard card, const TapisCardStyle *style)
{
  if (!cg_card_is_spanish (card))
    return 0x004d49;
  if (style->four_colour)
    return suit_colours[cg_card_suit (card)];
  return style->high_contrast ? 0x000000 : 0x1d1d20;
}

/* Draws the frame, a line round the card. The number of breaks in its short
 * sides (the pinta), from 0 to 3, tells the suit. The breaks are above the
 * index, so that they are visible in a fan, and at whole pixels, so that they
 * can be counted. */
static void
draw_frame (cairo_t *cr, CgCard card, int width, const TapisCardStyle *style,
            const TapisCardLayout *layout)
{
  int scale = MAX (style->scale, 1);
  int height = tapis_pile_card_height (CG_PACK_SPANISH, width);
  int line = MAX (lround (width / 110.0), scale);
  int inset = MAX (lround (width * 8 / UNITS), 2 * scale);
  int radius = MAX (lround (width * 5 / UNITS), scale);
  int gap = MAX (lround (width * 6 / UNITS), 2 * scale);
  guint breaks = cg_card_is_spanish (card) ? cg_card_suit (card) : 0;
  int first, room;

  /* in high contrast the edge of the card is twice as wide */
  if (style->high_contrast)
    inset += scale;

  cairo_save (cr);
  cairo_identity_matrix (cr);
  tapis_canvas_rounded (cr, inset + line / 2.0, inset + line / 2.0,
                        width - 2 * inset - line, height - 2 * inset - line,
                        radius);
  cairo_set_line_width (cr, line);
  tapis_canvas_colour (cr, tapis_card_spanish_rgb (card, style));
  cairo_stroke (cr);

  /* the breaks are in the middle of the part of the upper side that is visible
   * in a fan */
  room = (int) (layout->strip * width / UNITS);
  first = inset + radius + gap;
  first += MAX (room - first - gap * 2 * (int) breaks, 0) / 2;
  tapis_canvas_colour (cr, tapis_canvas_paper_rgb (style));
  for (guint i = 0; i < breaks; i++)
    {
      int x = first + (int) i * 2 * gap;

      cairo_rectangle (cr, x, inset, gap, line);
      cairo_rectangle (cr, width - x - gap, height - inset - line, gap, line);
    }
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Draws the figure of a joker or a court card: sota (jack), cavall (knight) or
 * rei (king). On a compact card only the upper part of the figure is drawn, in
 * a panel. The compact cavall has a drawing of its own ("bust"), in which the
 * horse looks over the edge of the panel. */
static void
draw_figure (cairo_t *cr, CgCard card, const TapisCardStyle *style,
             const TapisCardLayout *layout)
{
  static const char *const ranks[] = { "sota", "cavall", "rei" };
  guint number = cg_card_rank (card);
  const TapisCardBox *panel = &layout->panel;
  g_autofree char *name = NULL;

  if (cg_card_is_joker (card))
    name = g_strdup ("cards/joker-spanish");
  else
    name = g_strdup_printf ("cards/%s-%s",
                            layout->compact && number == 11
                              ? "bust"
                              : ranks[number - 10],
                            tapis_canvas_suit (card));

  if (!layout->compact)
    {
      tapis_canvas_draw (cr, name, NULL, UNITS / 2, FIGURE_HEIGHT / 2.0, UNITS,
                         FIGURE_HEIGHT);
      return;
    }

  cairo_save (cr);
  tapis_canvas_rounded (cr, panel->x, panel->y, panel->width, panel->height, 8);
  tapis_canvas_colour (cr, style->high_contrast ? 0xe4ebee : 0xf5e9d3);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_translate (cr, panel->x + panel->width / 2, panel->y);
  cairo_scale (cr, layout->panel_zoom, layout->panel_zoom);
  tapis_canvas_draw (cr, name, NULL, 0,
                     FIGURE_HEIGHT / 2.0 - TAPIS_CARD_FIGURE_TOP, UNITS,
                     FIGURE_HEIGHT);
  cairo_restore (cr);
}

/* Draws the marks in the middle of a card. All are copies of one picture, at
 * whole pixels: this is faster, and all look equally sharp. */
static void
draw_field (cairo_t *cr, const char *name, int width,
            const TapisCardLayout *layout)
{
  double unit = width / UNITS;
  int w, h;
  cairo_surface_t *mark;
  cairo_t *sub;

  if (layout->n_pips == 0)
    return;
  w = (int) ceil (layout->pips[0].width * unit);
  h = (int) ceil (layout->pips[0].size * unit);
  mark = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  sub = cairo_create (mark);
  tapis_canvas_draw (sub, name, NULL, w / 2.0, h / 2.0,
                     layout->pips[0].width * unit, layout->pips[0].size * unit);
  cairo_destroy (sub);

  cairo_save (cr);
  cairo_identity_matrix (cr);
  for (guint i = 0; i < layout->n_pips; i++)
    {
      cairo_set_source_surface (cr, mark,
                                round (layout->pips[i].x * unit - w / 2.0),
                                round (layout->pips[i].y * unit - h / 2.0));
      cairo_paint (cr);
    }
  cairo_restore (cr);
  cairo_surface_destroy (mark);
}

void
tapis_card_spanish_face (cairo_t *cr, CgCard card, int width,
                         const TapisCardStyle *style)
{
  guint number = cg_card_rank (card);
  gboolean joker = cg_card_is_joker (card);
  double height = tapis_card_layout_height (CG_PACK_SPANISH);
  const char *suit = tapis_canvas_suit (card);
  guint32 rgb = tapis_card_spanish_rgb (card, style);
  g_autofree char *css = joker ? tapis_canvas_mark_css (rgb) : NULL;
  g_autofree char *mark = g_strconcat ("cards/", suit, NULL);
  g_autofree char *name = NULL;
  TapisCardLayout layout;

  if (!joker && !cg_card_is_spanish (card))
    return;

  tapis_card_layout_init (&layout, CG_PACK_SPANISH, card,
                          tapis_card_painter_is_small (width, style),
                          style->large_index);
  if (joker || number >= 10)
    draw_figure (cr, card, style, &layout);
  else if (number == 1 && !layout.compact)
    {
      name = g_strconcat ("cards/ace-", suit, NULL);
      tapis_canvas_draw (cr, name, NULL, UNITS / 2, height / 2, ACE_WIDTH,
                         ACE_HEIGHT);
    }
  else
    name = g_strconcat ("cards/", suit,
                        cg_card_suit (card) >= CG_ESPADAS ? "-long" : "", NULL);
  draw_field (cr, name, width, &layout);
  draw_frame (cr, card, width, style, &layout);
  tapis_canvas_corners (cr, &layout, height,
                        tapis_card_art_index (card, style), rgb, mark, css);
}
