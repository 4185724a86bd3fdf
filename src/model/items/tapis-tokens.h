/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number of points shown as tokens (coins) on the table. */

#pragma once

#include <glib.h>

/** The number of tokens worth 10, 5 and 1 points. */
typedef struct
{
  guint tens;
  guint fives;
  guint ones;
} TapisTokens;
