/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of a game that asks for none of its own: its places in the middle
 * of the table as piles with captions, and the demand above them. The place
 * called "stock" is at the left, squared up, and cards are dealt from it; the
 * next one, in the order of the rules, is where cards are laid: its last ones
 * are seen; all others lie squared up beside it. Knows no rule. */

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

/** In a subclass's init: @sign, a child of the middle, stands beside the
 * demand. */
void tapis_middle_piles_set_sign (TapisMiddlePiles *self,
                                  GtkWidget        *sign);

G_END_DECLS
