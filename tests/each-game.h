/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every test program shares that asks the same of each game. */

#pragma once

#include "games/cg-games.h"

/** Adds a test for each of @games, which is %NULL-terminated; it is called
 * "@path/GAME" and gets the rules of the game. */
static inline void
test_each_game (const CgRules *const *games, const char *path,
                GTestDataFunc test)
{
  for (; *games != NULL; games++)
    {
      g_autofree char *name = g_strconcat (path, "/", (*games)->id, NULL);

      g_test_add_data_func (name, *games, test);
    }
}
