/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints cards with cairo, for tapis-card-art.c alone, which checks sizes and
 * keeps what was painted. Everything is painted from the origin on, one unit a
 * device pixel; the context is left as it comes, so each picture wants its
 * own. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"

G_BEGIN_DECLS

/** Paints the face of @card; see tapis_card_art_face(). */
void     tapis_card_painter_face     (cairo_t              *cr,
                                      CgCard                card,
                                      int                   width,
                                      const TapisCardStyle *style);

/** Paints the back @style asks for. */
void     tapis_card_painter_back     (cairo_t              *cr,
                                      int                   width,
                                      const TapisCardStyle *style);

/** Paints the mark of @suit alone. */
void     tapis_card_painter_suit     (cairo_t              *cr,
                                      CgFrenchSuit          suit,
                                      int                   size,
                                      const TapisCardStyle *style);

/** Paints a square drawing of our resources: "avatars/fox". */
void     tapis_card_painter_drawing  (cairo_t              *cr,
                                      const char           *name,
                                      int                   size);

/** The colour of @suit in @style as 0xrrggbb. */
guint32  tapis_card_painter_suit_rgb (CgFrenchSuit          suit,
                                      const TapisCardStyle *style);

/** Whether a card @width device pixels wide is, as a person sees it, too
 * narrow for a field of marks. */
gboolean tapis_card_painter_is_small (int                   width,
                                      const TapisCardStyle *style);

/** Frees the parsed drawings and the font. */
void     tapis_card_painter_forget   (void);

G_END_DECLS
