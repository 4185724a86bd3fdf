/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number of points as tokens (coins) that lie on the table. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** How many tokens there are that are worth 10, 5 and 1. */
typedef struct
{
  guint tens;
  guint fives;
  guint ones;
} TapisTokens;

G_END_DECLS
