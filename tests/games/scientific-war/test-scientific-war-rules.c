/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of rules in cases.txt: what its rows leave out. */

#include "games/scientific-war/scientific-war-rules.h"
#include "tests/engine/rule-table.h"

static guint
jokers_named (GKeyFile *keys)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL,
                                              NULL);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *value =
        g_key_file_get_value (keys, CG_GROUP_POSITION, names[i], NULL);

      for (const char *c = value; *c != '\0'; c++)
        n += *c == '*';
    }
  return n;
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  char key[CG_KEY_SIZE];
  guint jokers = setup->options[SCIENTIFIC_WAR_JOKER] ? setup->seats : 0;
  CgSet rest = *left;

  rest.lo |= cg_joker_bits (jokers - jokers_named (keys));
  rule_table_default (keys, "phase", "pick");
  rule_table_default (keys, "to-move", "0");
  rule_table_default (keys, "order", "normal");
  for (int seat = setup->seats - 1; seat >= 0; seat--)
    {
      cg_position_key (key, "place", seat);
      if (g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
        {
          rule_table_default (keys, cg_position_key (key, "hand", seat), "");
          rule_table_default (keys, cg_position_key (key, "pile", seat), "");
        }
      rule_table_default_cards (keys, "hand", seat, 1, CG_PACK_FRENCH, &rest);
    }
  for (int seat = setup->seats - 1; seat >= 0; seat--)
    {
      cg_position_key (key, "pile", seat);
      if (g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
        continue;
      cg_position_set_set (keys, key, CG_PACK_FRENCH, rest);
      rest = (CgSet) { 0, 0 };
    }
  if (!g_key_file_has_key (keys, CG_GROUP_POSITION, "pot", NULL))
    cg_position_set_set (keys, "pot", CG_PACK_FRENCH, rest);
}

/* The same order as the tricks of the table, for who only wants to compare. */
static void
check_strength (void)
{
  CgState s = { 0 };

  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (2, 0)), ==, 1);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (13, 1)), ==, 12);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (1, 2)), ==, 13);
  g_assert_cmpuint (scientific_war_strength (&s, CG_JOKER), ==, 0);
  s.reversed = TRUE;
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (2, 0)), ==, 13);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (13, 1)), ==, 2);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (1, 2)), ==, 1);
  g_assert_cmpuint (scientific_war_strength (&s, CG_JOKER), ==, 0);
}

int
main (int argc, char **argv)
{
  check_strength ();
  return rule_table_main (argc, argv, &cg_rules_scientific_war,
                          TEST_GAMES "/scientific-war/cases.txt", defaults);
}
