/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of Nain jaune: the board with the yellow dwarf and the four boxes
 * around him, the sequence that is laid, and what goes on. Knows no rule. */

#pragma once

#include "widgets/table/tapis-middle.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MIDDLE_DWARF (tapis_middle_dwarf_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleDwarf, tapis_middle_dwarf, TAPIS,
                      MIDDLE_DWARF, TapisMiddle)

G_END_DECLS
