/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of the table and clicks on it, and the rule that any input first
 * completes what is in flight. */

#pragma once

#include "tapis-table-parts.h"

G_BEGIN_DECLS

/** Follows the keys, wherever in the window of the table the focus is, and
 * clicks on the table, as long as that exists. */
void tapis_input_add (const TapisTableParts *parts);

G_END_DECLS
