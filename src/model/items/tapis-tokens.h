/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number of points as tokens (coins) on the table. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** How many tokens of 10, of 5 and of 1. */
typedef struct
{
  guint tens;
  guint fives;
  guint ones;
} TapisTokens;

G_END_DECLS
