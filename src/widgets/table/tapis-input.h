/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Handles keys and clicks on the table. Any key or click first ends all flights
 * of cards. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Begins to answer keys, wherever in the window the focus is, and clicks on
 * the table, as long as the table exists. */
void tapis_input_add (const TapisTableParts *parts);

G_END_DECLS
