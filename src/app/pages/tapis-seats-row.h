/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row for choosing who plays. When it is unfolded, there is a row for each
 * seat: a person, with a name, or a computer player of some level. */

#pragma once

#include <adwaita.h>

#include "tapis-game-setup.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SEATS_ROW (tapis_seats_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisSeatsRow, tapis_seats_row, TAPIS, SEATS_ROW,
                      AdwExpanderRow)

/** Shows the seats of @setup, and changes them as the person chooses. @setup
 * must live as long as the row. To be called again whenever the number of seats
 * has changed. */
void tapis_seats_row_set_setup (TapisSeatsRow *self, TapisGameSetup *setup);

G_END_DECLS
