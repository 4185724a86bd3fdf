/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the selected value of a combo row in full. */

#pragma once

#include <adwaita.h>

/** Makes @row show its selected value in full, in several lines if necessary.
 * By default libadwaita ellipsizes the value if the subtitle of the row is
 * long. The list of all values does not change. Also calls
 * tapis_names_describe_choice(), so that a screen reader reads the value
 * together with the row. */
void tapis_value_show_whole (AdwComboRow *row);
