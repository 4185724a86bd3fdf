/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the selected value of a row in full. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Has @row show its selected value in full, in several lines: its own label
 * cuts the value short beside a long explanation. The list of all values does
 * not change. A screen reader reads the value with
 * the row (tapis_names_describe_choice()). */
void tapis_value_show_whole (AdwComboRow *row);

G_END_DECLS
