/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The zones of the table for a person who uses the keyboard. Tab and F6 move
 * the focus from zone to zone, the arrow keys move it within one. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** The table's implementation of GtkWidget's `focus`. */
gboolean tapis_zones_focus (const TapisTableParts *parts,
                            GtkDirectionType direction);

/** Moves the focus to the next zone (if @forward is %TRUE) or to the previous
 * one; see tapis_table_focus_zone(). */
gboolean tapis_zones_focus_next (const TapisTableParts *parts,
                                 gboolean forward);

/** Moves the focus to the first thing in the zone that has the focus, or to the
 * @last one. */
void tapis_zones_focus_end (const TapisTableParts *parts, gboolean last);

/** Returns whether Space would do nothing where the focus is now, so that it
 * can hurry the computer players. */
gboolean tapis_zones_is_space_free (const TapisTableParts *parts);

G_END_DECLS
