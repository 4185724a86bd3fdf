/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row for choosing who plays. When the row is unfolded, it shows a row for
 * each seat, with a person and their name, or a computer player and its level.
 */

#pragma once

#include <adwaita.h>

#include "tapis-game-setup.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEATS_ROW (tapis_seats_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisSeatsRow, tapis_seats_row, TAPIS, SEATS_ROW,
                      AdwExpanderRow)

/** Shows the seats of @setup, and changes them when the person makes a choice.
 * @setup must live as long as the row. Call this again whenever the number of
 * seats has changed. */
void tapis_seats_row_set_setup (TapisSeatsRow *self, TapisGameSetup *setup);

G_END_DECLS
