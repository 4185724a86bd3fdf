/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne as the table sees it: what TapisGame does not say. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/* Piles of the middle: "stock", "pile", "burnt"; of each seat: "hand", "up",
 * "down". The face-down cards that are left always come first: the n-th card
 * of "up" lies on the n-th of "down". */
#define TAPIS_TYPE_NORWEGIAN (tapis_norwegian_get_type ())
G_DECLARE_FINAL_TYPE (TapisNorwegian, tapis_norwegian, TAPIS, NORWEGIAN,
                      TapisGame)

G_END_DECLS
