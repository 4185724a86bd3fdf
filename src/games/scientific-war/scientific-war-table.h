/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of Bataille scientifique: the sign of the order, a place for each
 * player's card, what became of the trick and why, and the pot. */

#pragma once

#include "widgets/table/tapis-middle.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MIDDLE_WAR (tapis_middle_war_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleWar, tapis_middle_war, TAPIS, MIDDLE_WAR,
                      TapisMiddle)

G_END_DECLS
