/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the faces of the Spanish pack, for tapis-card-painter.c alone. */

#pragma once

#include <cairo.h>

#include "tapis-card-art.h"

G_BEGIN_DECLS

/** Paints what is on the paper of @card, a Spanish card or a joker; nothing
 * for any other byte. */
void     tapis_card_spanish_face (cairo_t *cr, CgCard card, int width,
                                  const TapisCardStyle *style);

/** The colour of the index and the frame as 0xrrggbb. */
guint32  tapis_card_spanish_rgb  (CgCard card, const TapisCardStyle *style);

G_END_DECLS
