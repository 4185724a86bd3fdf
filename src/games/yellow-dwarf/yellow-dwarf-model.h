/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune as the table sees it: what TapisGame does not say. */

#pragma once

#include "yellow-dwarf-model-box.h"
#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/* Piles of the middle: "pile", all cards laid in this round, and "stub"; of
 * each seat: "hand". Actions: "announce" (takes the box of the card just laid)
 * and "stop". Properties:
 *
 *   boxes  GListModel of TapisBox, always the same: 10D, JC, QS, KH, 7D
 *   run    uint: how many cards the sequence on the table has
 */
#define TAPIS_TYPE_YELLOW_DWARF (tapis_yellow_dwarf_get_type ())
G_DECLARE_FINAL_TYPE (TapisYellowDwarf, tapis_yellow_dwarf, TAPIS,
                      YELLOW_DWARF, TapisGame)

/** Borrowed. */
GListModel *tapis_yellow_dwarf_get_boxes (TapisYellowDwarf *self);

guint tapis_yellow_dwarf_get_run (TapisYellowDwarf *self);

G_END_DECLS
