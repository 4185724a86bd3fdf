/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Handles keys and clicks on the table. Every key and click ends all flights of
 * cards first. */

#pragma once

#include "tapis-table-parts.h"

/** Adds the event controllers to the table: for keys, wherever in the window
 * the focus is, and for clicks on the table. They remain as long as the table
 * exists. */
void tapis_input_add (const TapisTableParts *parts);
