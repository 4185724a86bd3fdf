/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row for choosing who plays. When it is expanded, it shows for each seat
 * whether a person or a computer player plays there, and the name of the person
 * or the level of the computer player. */

#pragma once

#include <adwaita.h>

#include "tapis-game-setup.h"

#define TAPIS_TYPE_SEATS_ROW (tapis_seats_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisSeatsRow, tapis_seats_row, TAPIS, SEATS_ROW,
                      AdwExpanderRow)

/** Shows the seats of @setup, and changes them when the person makes a choice.
 * @setup must live as long as the row. Call this function again whenever the
 * number of seats has changed. */
void tapis_seats_row_set_setup (TapisSeatsRow *self, TapisGameSetup *setup);
