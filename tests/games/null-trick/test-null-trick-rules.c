/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of rules in cases.txt: what its rows leave out. */

#include "games/null-trick/null-trick-rules.h"
#include "tests/engine/rule-table.h"

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  rule_table_default (keys, "to-move", "0");
  rule_table_default (keys, "trick", "");
  /* The stock gets the cards that are left. If the turn-up has been drawn, the
   * stock is empty, and seat 0 has captured them. */
  if (cg_position_has (keys, "turn-up"))
    {
      g_autofree char *turn_up =
        g_key_file_get_value (keys, CG_GROUP_POSITION, "turn-up", NULL);

      rule_table_default (keys, "turned", turn_up);
      return;
    }
  rule_table_default (keys, "stock", "");
  if (!cg_position_has (keys, "won.0"))
    cg_position_set_set (keys, "won.0", CG_PACK_SPANISH, *left);
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_null_trick,
                          TEST_GAMES "/null-trick/cases.txt", defaults);
}
