/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The selected value of a row, in whole. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Shows the whole selected value of @row: its own label cuts it short beside a
 * long explanation. The list of all values stays as it is. */
void tapis_value_show_whole (AdwComboRow *row);

G_END_DECLS
