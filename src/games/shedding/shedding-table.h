/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table that Norwegian War and Balcó share. */

#pragma once

#include <glib-object.h>

/** TapisTableKind.get_middle_type of these games. */
GType shedding_middle_get_type (void);
