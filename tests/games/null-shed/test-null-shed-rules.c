/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of rules in cases.txt: what its rows leave out. */

#include "games/null-shed/null-shed-rules.h"
#include "tests/engine/rule-table.h"

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  rule_table_default_rows (keys, setup, CG_PACK_FRENCH, left);
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_null_shed,
                          TEST_GAMES "/null-shed/cases.txt", defaults);
}
