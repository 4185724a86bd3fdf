/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of a game in which everybody gets rid of their cards over one
 * pile: stock, pile and what has left the game, each with its caption, the
 * demand on the next card and the direction of play. Knows no rule. */

#pragma once

#include "widgets/table/tapis-middle.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MIDDLE_SHEDDING (tapis_middle_shedding_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleShedding, tapis_middle_shedding, TAPIS,
                      MIDDLE_SHEDDING, TapisMiddle)

G_END_DECLS
