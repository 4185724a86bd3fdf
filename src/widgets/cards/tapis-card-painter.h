/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints cards with cairo, for tapis-card-art.c alone, which checks sizes and
 * keeps what was painted. Everything is painted from the origin on, one unit a
 * device pixel; the context is left as it comes, so each picture wants its
 * own. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"

G_BEGIN_DECLS

/** Paints the face of @card, or the back; see tapis_card_art_face(). */
void     tapis_card_painter_face     (cairo_t *cr, CgCard card, int width,
                                      const TapisCardStyle *style);

/** Paints the mark of @card's suit alone, or the jokers' star. */
void     tapis_card_painter_mark     (cairo_t *cr, CgCard card, int size,
                                      const TapisCardStyle *style);

/** Paints a token of 1, 5 or 10. */
void     tapis_card_painter_token    (cairo_t *cr, guint value, int size);

/** The pack @card is of: @style's for a joker and all else. */
CgPack   tapis_card_painter_pack     (CgCard card, const TapisCardStyle *style);

/** The colour of @card's index in @style as 0xrrggbb. */
guint32  tapis_card_painter_rgb      (CgCard card, const TapisCardStyle *style);

/** Whether a card @width device pixels wide is, as a person sees it, too
 * narrow for a field of marks. */
gboolean tapis_card_painter_is_small (int width, const TapisCardStyle *style);

G_END_DECLS
