/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the selected value of a row in full. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Shows the selected value of @row in full, in several lines. The label that
 * libadwaita uses for the value cuts it short beside a long explanation. The
 * list of all values does not change. A screen reader reads the value together
 * with the row (tapis_names_describe_choice()). */
void tapis_value_show_whole (AdwComboRow *row);

G_END_DECLS
