/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of rules in cases.txt: what its rows leave out. */

#include "games/null/null-rules.h"
#include "tests/engine/rule-table.h"

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  char key[CG_KEY_SIZE];

  rule_table_default (keys, "to-move", "0");
  rule_table_default (keys, "table", "");
  for (int seat = 0; seat < setup->seats; seat++)
    rule_table_default (keys, cg_position_key (key, "score", seat), "0");
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_null,
                          TEST_GAMES "/null/cases.txt", defaults);
}
