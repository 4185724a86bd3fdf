/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of The smallest game as a table: a row is a rule, a position and
 * what must be so.
 *
 * What a position does not give: to-move=0, an empty table, no tricks won. See
 * rule-table.h for the rows. */

#include "games/null/null-rules.h"
#include "tests/engine/rule-table.h"

static const RuleCase cases[] = {
  { "NU-1 as many cards as was agreed", "cards=5", "deal=1",
    "# hand.0 5; # hand.1 5; # stock 42; = to-move 1" },
  { "NU-1 a single card", "seats=4 cards=1", "deal=1",
    "# hand.3 1; # stock 48; % 1" },
  { "NU-2 any card of one's own hand", "cards=2",
    "hand.0=KH 2H; hand.1=9S 4S",
    "+ lay KH; + lay 2H; - lay 9S not-your-card; % 2" },
  { "NU-2 in turn", "seats=3 cards=1",
    "hand.0=KH; hand.1=9S; hand.2=AD",
    "> lay KH; = to-move 1; ! laid seat=0 cards=KH; = table KH" },
  { "NU-3 the highest takes the trick, and leads", "cards=2",
    "hand.0=9S 4S; hand.1=KH 2H",
    "> lay 9S; > lay KH; ! scored seat=1 count=1; ! leads seat=1;"
    "= to-move 1; = score.1 1; # away 2" },
  { "NU-3 an ace is low", "cards=2", "hand.0=AS 4S; hand.1=2H 3H",
    "> lay AS; > lay 2H; = score.1 1" },
  { "NU-3 the first among equals", "cards=2", "hand.0=9S 4S; hand.1=9H 2H",
    "> lay 9S; > lay 9H; = score.0 1; = to-move 0" },
  { "NU-3 low_wins=on: the lowest", "cards=2 low_wins=on",
    "hand.0=9S 4S; hand.1=KH 2H", "> lay 9S; > lay KH; = score.0 1" },
  { "NU-4 the most tricks win", "cards=1 seats=2", "hand.0=KH; hand.1=9S",
    "> lay KH; > lay 9S; ! game-over; 1 0 1; 1 1 2; $ 0 1; $ 1 0" },
};

static guint
packs (const CgSetup *setup)
{
  return 1;
}

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
  return rule_table_main (argc, argv, &cg_rules_null, cases,
                          G_N_ELEMENTS (cases), packs, defaults);
}
