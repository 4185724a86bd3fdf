/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every test program shares that asks the same of each game. */

#pragma once

#include "games/cg-games.h"

/** Gives every option any value. */
static inline void
test_random_options (CgSetup *setup, const CgRules *rules, CgRandom *random)
{
  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      const CgOption *option = &rules->options[i];
      guint n = cg_option_n_values (option);

      setup->options[i] = cg_option_value_at (option,
                                              cg_random_below (random, n));
    }
}

/** A setup with random seats, dealer and options. */
static inline CgSetup
test_random_setup (const CgRules *rules, CgRandom *random)
{
  guint n = rules->max_seats - rules->min_seats + 1u;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) (rules->min_seats + cg_random_below (random, n));
  setup.dealer = (guint8) cg_random_below (random, setup.seats);
  test_random_options (&setup, rules, random);
  g_assert_null (cg_setup_validate (&setup, rules));
  return setup;
}

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
