/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the faces of the Spanish pack, for tapis-card-painter.c alone. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"

/** Paints the face of @card, a Spanish card or a joker, onto paper that has
 * been painted already. If @card is any other value, nothing is painted. @width
 * is the width of the card in device pixels. */
void     tapis_card_spanish_face (cairo_t *cr, CgCard card, int width,
                                  const TapisCardStyle *style);

/** Returns the colour of the index (the number or letter in the corner) and of
 * the frame of @card, as 0xrrggbb. */
guint32  tapis_card_spanish_rgb  (CgCard card, const TapisCardStyle *style);
