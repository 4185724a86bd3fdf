/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The default middle of a table: the game's piles that belong to no seat, each
 * with a caption, and the demand above them. The stock lies at the left,
 * and cards are dealt from it. The next pile, in the order of the rules, is the
 * one on which cards are laid: its last cards are spread out. All others are
 * squared up. It must not know the rules. */

#pragma once

#include "tapis-middle.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MIDDLE_PILES (tapis_middle_piles_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisMiddlePiles, tapis_middle_piles, TAPIS,
                          MIDDLE_PILES, TapisMiddle)

struct _TapisMiddlePilesClass
{
  TapisMiddleClass parent_class;
};

/** In a subclass's init: adds @sign as a child, placed beside the demand. */
void tapis_middle_piles_set_sign (TapisMiddlePiles *self, GtkWidget *sign);

G_END_DECLS
