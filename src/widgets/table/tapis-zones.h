/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The zones of the table: groups of widgets for a person who uses the keyboard.
 * Tab and F6 move the focus from zone to zone; the arrow keys move it within a
 * zone. */

#pragma once

#include "tapis-table-parts.h"

/** Implements GtkWidget's `focus` for the table. */
gboolean tapis_zones_focus (const TapisTableParts *parts,
                            GtkDirectionType direction);

/** Moves the focus to the next zone if @forward is %TRUE, otherwise to the
 * previous one; see tapis_table_focus_zone(). */
gboolean tapis_zones_focus_next (const TapisTableParts *parts,
                                 gboolean forward);

/** Moves the focus to the first widget of the zone that has the focus, or, if
 * @last is %TRUE, to the last one. */
void tapis_zones_focus_end (const TapisTableParts *parts, gboolean last);

/** Returns whether the key Space does nothing in the widget that has the focus,
 * so that it can be used to make computer players hurry. */
gboolean tapis_zones_is_space_free (const TapisTableParts *parts);
