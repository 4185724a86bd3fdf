/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every test program shares that asks the same of each game. */

#pragma once

#include "games/cg-games.h"

#include <stdlib.h>

/** Reads the lines of a file that are not empty and do not begin with “#”; none
 * where there is no such file. Free with g_strfreev(). */
static inline char **
test_list_lines (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();

  if (g_file_get_contents (path, &text, NULL, NULL))
    lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      g_strv_builder_add (found, lines[i]);
  return g_strv_builder_end (found);
}

/** Sets what a row of a table says of the setup: "seats=3 dealer=1
 * three=rotate". */
static inline void
test_read_setup (CgSetup *setup, const CgRules *rules, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      int option = cg_option_index (rules, pair[0]);

      if (g_str_equal (pair[0], "seats"))
        setup->seats = (guint8) atoi (pair[1]);
      else if (g_str_equal (pair[0], "dealer"))
        setup->dealer = (guint8) atoi (pair[1]);
      else if (option < 0 ||
               !cg_option_value_from_text (&rules->options[option], pair[1],
                                           &setup->options[option]))
        g_error ("no such option: %s", words[i]);
    }
}

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
