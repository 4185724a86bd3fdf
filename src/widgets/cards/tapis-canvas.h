/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cards are painted with: parsed drawings, the index's font, and the
 * paper. For what paints. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"
#include "tapis-card-layout.h"

G_BEGIN_DECLS

/** Draws the SVG @name of our resources ("cards/ace") into the box around @x,
 * @y; @css (nullable) colours its classes. */
void     tapis_canvas_draw      (cairo_t *cr, const char *name, const char *css,
                                 double x, double y, double width,
                                 double height);

/** The name of @card's suit among our resources; that of a star for a joker
 * and all else. */
const char *tapis_canvas_suit   (CgCard card);

/** The style sheet of a mark of one colour; (transfer full). */
char    *tapis_canvas_mark_css  (guint32                  rgb);

/** Draws @text centred in @box: its capitals as high as the box, or all of it
 * lower when a script needs the room, narrowed rather than shrunk. */
void     tapis_canvas_index     (cairo_t *cr, const char *text, guint32 rgb,
                                 const TapisCardIndexBox *box);

/** What stands in the corners of a card of @height: @text in @rgb and below it
 * the mark @name, wearing @css (nullable), which is in its place where there is
 * no text. */
void     tapis_canvas_corners   (cairo_t *cr, const TapisCardLayout *layout,
                                 double height, const char *text, guint32 rgb,
                                 const char *name, const char *css);

/** The paper's colour in @style, as 0xrrggbb. */
guint32  tapis_canvas_paper_rgb (const TapisCardStyle    *style);

/** Sets @rgb as the source. */
void     tapis_canvas_colour    (cairo_t *cr, guint32 rgb);

/** Adds a rectangle with round corners to the path. */
void     tapis_canvas_rounded   (cairo_t *cr, double x, double y, double w,
                                 double h, double radius);

/** The paper of a card of @pack, with its edge; then coordinates in
 * %TAPIS_CARD_UNITS clipped to the paper. */
void     tapis_canvas_paper     (cairo_t *cr, CgPack pack, int width,
                                 const TapisCardStyle *style);

/** Frees the parsed drawings and the font. */
void     tapis_canvas_forget    (void);

G_END_DECLS
