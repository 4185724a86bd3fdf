/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints cards with cairo, for tapis-card-art.c (which checks sizes and keeps
 * the pictures) and tapis-card-spanish.c. The upper left corner of each picture
 * is the origin of the cairo context, and one unit is a device pixel. The
 * functions change the state of the context, so each picture needs a context of
 * its own. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"

/** Paints the face of @card, or a back if @card is %CG_CARD_HIDDEN, @width
 * device pixels wide. See tapis_card_art_face(). */
void     tapis_card_painter_face     (cairo_t *cr, CgCard card, int width,
                                      const TapisCardStyle *style);

/** Paints only the mark of @card's suit, or a star for a joker, @size device
 * pixels wide and high. */
void     tapis_card_painter_mark     (cairo_t *cr, CgCard card, int size,
                                      const TapisCardStyle *style);

/** Paints a token whose @value is 1, 5 or 10, @size device pixels wide and
 * high. */
void     tapis_card_painter_token    (cairo_t *cr, guint value, int size);

/** Returns the pack to which @card belongs. A joker, or a value that is not a
 * card, belongs to the pack of @style. */
CgPack   tapis_card_painter_pack     (CgCard card, const TapisCardStyle *style);

/** Returns the colour of the index (the number or letter in the corner) of
 * @card in @style, as 0xrrggbb. */
guint32  tapis_card_painter_rgb      (CgCard card, const TapisCardStyle *style);

/** Returns whether a card that is @width device pixels wide is too narrow, in
 * application pixels, to show its whole face. */
gboolean tapis_card_painter_is_small (int width, const TapisCardStyle *style);
