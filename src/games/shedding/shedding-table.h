/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget for the middle of the table, which Norwegian War and Balcó share.
 */

#pragma once

#include <glib-object.h>

/** Returns the type of the middle, for TapisTableKind.get_middle_type. */
GType shedding_middle_get_type (void);
