/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget for the middle of the table, which shedding games share. */

#pragma once

#include <glib-object.h>

/** Returns the type of this widget: a function for
 * TapisTableKind.get_middle_type. */
GType shedding_middle_get_type (void);
