/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that paint the parts of a card with cairo: drawings from SVG files,
 * the text in the corners, and the paper. Only files that paint include this
 * header. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"
#include "tapis-card-layout.h"

/** Draws the SVG file @name of the program's resources, such as "cards/ace",
 * scaled to fit into a box of @width by @height whose centre is at @x, @y.
 * @css: a style sheet that sets the colours of the CSS classes in the SVG file,
 * or %NULL for none. A file that has been drawn with a style sheet must not be
 * drawn without one later. */
void     tapis_canvas_draw      (cairo_t *cr, const char *name, const char *css,
                                 double x, double y, double width,
                                 double height);

/** Returns the name of the drawing of @card's suit, such as "spades". For a
 * joker, or a value that is not a card, this is "star". The files are in the
 * folder "cards" of the program's resources. */
const char *tapis_canvas_suit   (CgCard card);

/** Returns a style sheet that draws the mark of a suit in the colour @rgb
 * (0xrrggbb). (transfer full) */
char    *tapis_canvas_mark_css  (guint32                  rgb);

/** Draws @text in the colour @rgb (0xrrggbb), centred in @box and scaled so
 * that a capital letter is as high as the box. A text that is much higher than
 * a capital letter, as in some scripts, is scaled down to the height of the
 * box. A text that is too wide is compressed horizontally, but keeps its
 * height. */
void     tapis_canvas_index     (cairo_t *cr, const char *text, guint32 rgb,
                                 const TapisCardIndexBox *box);

/** Draws the corners of a card that is @height units high, at the positions in
 * @layout: @text in the colour @rgb (0xrrggbb), and below it the drawing @name
 * with the style sheet @css (nullable). If @text is empty, the drawing is where
 * the text would be. A compact card has only the upper left corner; any other
 * card also has the lower right one, upside down. */
void     tapis_canvas_corners   (cairo_t *cr, const TapisCardLayout *layout,
                                 double height, const char *text, guint32 rgb,
                                 const char *name, const char *css);

/** Returns the colour of the paper of a card in @style, as 0xrrggbb. */
guint32  tapis_canvas_paper_rgb (const TapisCardStyle    *style);

/** Makes @rgb (0xrrggbb) the colour that @cr draws with. */
void     tapis_canvas_colour    (cairo_t *cr, guint32 rgb);

/** Adds a rectangle with rounded corners to the path of @cr. @x, @y: its upper
 * left corner; @w, @h: its width and height; @radius: the radius of its
 * corners. */
void     tapis_canvas_rounded   (cairo_t *cr, double x, double y, double w,
                                 double h, double radius);

/** Draws the paper and the edge of a card of @pack that is @width device pixels
 * wide. Then sets the clip of @cr to the paper, and the scale of @cr so that
 * the card is %TAPIS_CARD_UNITS wide. */
void     tapis_canvas_paper     (cairo_t *cr, CgPack pack, int width,
                                 const TapisCardStyle *style);

/** Frees the parsed drawings and the font. Both are made again when they are
 * needed. */
void     tapis_canvas_forget    (void);
