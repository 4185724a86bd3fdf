/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne as the table sees it: what TapisGame does not say. */

#pragma once

#include "tapis-game.h"

G_BEGIN_DECLS

/* Properties beside those of TapisGame:
 *
 *   phase        string: "exchange", "play", "answer", "name", "name-joker",
 *                "fours", "chain" or "over"
 *   stock-count, burnt-count, pile-count   uint
 *   direction    string: "Clockwise", "Counterclockwise"
 *   pile, stock, burnt   TapisPile
 *
 * Piles of the middle: "stock", "pile", "burnt"; of each seat: "hand", "up",
 * "down". The face-down cards that are left always come first: the n-th card
 * of "up" lies on the n-th of "down". */
#define TAPIS_TYPE_NORWEGIAN (tapis_norwegian_get_type ())
G_DECLARE_FINAL_TYPE (TapisNorwegian, tapis_norwegian, TAPIS, NORWEGIAN,
                      TapisGame)

const char *tapis_norwegian_get_phase       (TapisNorwegian *self);
guint       tapis_norwegian_get_stock_count (TapisNorwegian *self);
guint       tapis_norwegian_get_burnt_count (TapisNorwegian *self);
guint       tapis_norwegian_get_pile_count  (TapisNorwegian *self);
const char *tapis_norwegian_get_direction   (TapisNorwegian *self);
TapisPile * tapis_norwegian_get_pile        (TapisNorwegian *self);
TapisPile * tapis_norwegian_get_stock       (TapisNorwegian *self);
TapisPile * tapis_norwegian_get_burnt       (TapisNorwegian *self);

G_END_DECLS
