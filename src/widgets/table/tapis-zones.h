/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keyboard's zones: the places of the table among which Tab and F6 go, and
 * what the arrows go among in each of them. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** The `focus` of the table. */
gboolean tapis_zones_focus (const TapisTableParts *parts,
                            GtkDirectionType direction);

/** Moves the focus to the next zone or the previous one; see
 * tapis_table_focus_zone(). */
gboolean tapis_zones_focus_next (const TapisTableParts *parts,
                                 gboolean forward);

/** Moves the focus to the first thing of its zone, or the last. */
void tapis_zones_focus_end (const TapisTableParts *parts, gboolean last);

/** Whether Space does nothing where the focus is now: on what cannot be used,
 * while computer players are at it. */
gboolean tapis_zones_is_space_free (const TapisTableParts *parts);

G_END_DECLS
