/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó as the table sees it: what TapisGame does not say. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/* Piles of the middle: "stock", "pile", "burnt" (cleaned away); of each seat:
 * "hand", "up", "down". The n-th card of "up" lies on the n-th of "down". */
#define TAPIS_TYPE_BALCO (tapis_balco_get_type ())
G_DECLARE_FINAL_TYPE (TapisBalco, tapis_balco, TAPIS, BALCO, TapisGame)

G_END_DECLS
