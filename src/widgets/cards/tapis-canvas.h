/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of which cards are painted: drawings from SVG files, the text in
 * the corners, and the paper. Only files that paint include this header. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"
#include "tapis-card-layout.h"

G_BEGIN_DECLS

/** Draws the SVG @name of the program's resources ("cards/ace") into a box of
 * @width by @height whose centre is at @x, @y. @css: a style sheet that colours
 * the classes of the drawing, or %NULL. */
void     tapis_canvas_draw      (cairo_t *cr, const char *name, const char *css,
                                 double x, double y, double width,
                                 double height);

/** Returns the name of the drawing of @card's suit in the program's resources.
 * For a joker, or a byte that is no card, this is the drawing of a star. */
const char *tapis_canvas_suit   (CgCard card);

/** Returns a style sheet that draws the mark of a suit in the colour @rgb
 * (0xrrggbb). (transfer full) */
char    *tapis_canvas_mark_css  (guint32                  rgb);

/** Draws @text in the middle of @box. A capital letter becomes as high as the
 * box. Letters that are taller, in some scripts, are made lower to fit into it,
 * and a text that is too wide is only made narrower. */
void     tapis_canvas_index     (cairo_t *cr, const char *text, guint32 rgb,
                                 const TapisCardIndexBox *box);

/** Draws the corners of a card that is @height units high, where @layout says:
 * @text in the colour @rgb, and below it the drawing @name with the style sheet
 * @css (may be %NULL). If @text is empty, the drawing is in its place. */
void     tapis_canvas_corners   (cairo_t *cr, const TapisCardLayout *layout,
                                 double height, const char *text, guint32 rgb,
                                 const char *name, const char *css);

/** Returns the colour of the paper of a card in @style, as 0xrrggbb. */
guint32  tapis_canvas_paper_rgb (const TapisCardStyle    *style);

/** Makes @rgb (0xrrggbb) the colour that @cr draws with. */
void     tapis_canvas_colour    (cairo_t *cr, guint32 rgb);

/** Adds a rectangle with round corners to the path of @cr. @x, @y: its upper
 * left corner; @radius: the radius of its corners. */
void     tapis_canvas_rounded   (cairo_t *cr, double x, double y, double w,
                                 double h, double radius);

/** Draws the paper of a card of @pack, which is @width device pixels wide, and
 * its edge. After that, what is drawn is clipped to the paper, and a card is
 * %TAPIS_CARD_UNITS wide. */
void     tapis_canvas_paper     (cairo_t *cr, CgPack pack, int width,
                                 const TapisCardStyle *style);

/** Frees the parsed drawings and the font; both are made again when they are
 * needed. */
void     tapis_canvas_forget    (void);

G_END_DECLS
