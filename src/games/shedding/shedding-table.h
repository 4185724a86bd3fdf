/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of a game in which everybody gets rid of their cards over one
 * pile. */

#pragma once

#include <glib-object.h>

/** For the TapisTableKind of such a game. */
GType shedding_middle_get_type (void);
