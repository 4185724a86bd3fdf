/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What writing and reading a position share: the way through a table. */

#pragma once

#include "cg-position.h"

G_BEGIN_DECLS

/* Where the value is in the state, and how many there are. */
gpointer cg_field_place (const CgField *field, const CgState *state, int seat);
guint8  *cg_field_count (const CgField *field, const CgState *state);

/* The next key in the order of a text, and whose it is; NULL begins and ends.
 * Of fields that stand together and that each seat has, all of one seat stand
 * one after the other. */
const CgField *cg_field_next (const CgRules *rules, const CgField *field,
                              int n_seats, int *seat);

G_END_DECLS
