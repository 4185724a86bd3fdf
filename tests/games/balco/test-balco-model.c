/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó at the table: all of it is in the script of the game. */

#include "tests/model/script.h"

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  script_add (&cg_rules_balco, TEST_GAMES "/balco/script.txt", NULL);
  return g_test_run ();
}
