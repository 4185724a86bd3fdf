/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The default middle of a table: the game's piles that belong to no player,
 * each with a caption, and above them the demand (what the next card must be).
 * If there is a stock, it is at the left. The first pile after it, in the order
 * of the rules, is the one on which cards are played; its last cards are spread
 * out. All other piles are squared up. It must not know the rules. */

#pragma once

#include "tapis-middle.h"

#define TAPIS_TYPE_MIDDLE_PILES (tapis_middle_piles_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisMiddlePiles, tapis_middle_piles, TAPIS,
                          MIDDLE_PILES, TapisMiddle)

struct _TapisMiddlePilesClass
{
  TapisMiddleClass parent_class;
};

/** Adds the widget @sign as a child, which is placed beside the demand. To be
 * called in the init function of a subclass. */
void tapis_middle_piles_set_sign (TapisMiddlePiles *self, GtkWidget *sign);
