/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of Noddy: the turn-up on the stock, the cards laid in a row with
 * what each has scored, before that the count, the track of points, and the
 * score sheet, beside them or behind a button. Knows no rule. */

#pragma once

#include "widgets/table/tapis-middle.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MIDDLE_NODDY (tapis_middle_noddy_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleNoddy, tapis_middle_noddy, TAPIS,
                      MIDDLE_NODDY, TapisMiddle)

G_END_DECLS
