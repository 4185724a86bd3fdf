/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of rules in cases.txt: what its rows leave out. */

#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "tests/engine/rule-table.h"

#include <string.h>

/* The banks that a row does not give share what is not in boxes and the banks
 * that it gives; the first gets what does not come out even. */
static void
default_banks (GKeyFile *keys, const CgSetup *setup)
{
  int left = setup->options[YELLOW_DWARF_BANK] * setup->seats;
  int missing = 0;
  char key[CG_KEY_SIZE];

  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    {
      char card[CG_CARD_TEXT_SIZE];
      g_autofree char *value =
        g_strdup_printf ("%d", YELLOW_DWARF_BOX_STAKE (box) * setup->seats);

      g_snprintf (key, sizeof key, "box.%s",
                  cg_card_to_text (yellow_dwarf_box_cards[box], card));
      rule_table_default (keys, key, value);
      left -= g_key_file_get_integer (keys, CG_GROUP_POSITION, key, NULL);
    }
  for (int seat = 0; seat < setup->seats; seat++)
    {
      cg_position_key (key, "bank", seat);
      if (g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
        left -= g_key_file_get_integer (keys, CG_GROUP_POSITION, key, NULL);
      else
        missing++;
    }
  for (int seat = 0; seat < setup->seats; seat++)
    if (!g_key_file_has_key (keys, CG_GROUP_POSITION,
                             cg_position_key (key, "bank", seat), NULL))
      {
        int bank = left / missing + (left % missing != 0);

        g_key_file_set_integer (keys, CG_GROUP_POSITION, key, bank);
        left -= bank;
        missing--;
      }
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  g_autofree char *pile = NULL;
  g_autofree char *to_move = NULL;
  const char *last;

  rule_table_default (keys, "pile", "");
  pile = g_key_file_get_value (keys, CG_GROUP_POSITION, "pile", NULL);
  last = strrchr (pile, '@');
  if (last != NULL)
    {
      to_move = g_strdup (last + 1);
      rule_table_default (keys, "phase", last[-2] == 'K' ? "begin" : "go-on");
    }
  else
    {
      to_move = g_strdup_printf ("%d", (setup->dealer + 1) % setup->seats);
      rule_table_default (keys, "phase", "begin");
    }
  rule_table_default (keys, "to-move", to_move);
  rule_table_default (keys, "round", "1");
  default_banks (keys, setup);
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    left->lo &= ~cg_set_of (yellow_dwarf_box_cards[box]).lo;
  for (int seat = 0; seat < setup->seats; seat++)
    rule_table_default_cards (keys, "hand", seat, 3, CG_PACK_FRENCH, left);
  g_key_file_remove_key (keys, CG_GROUP_POSITION, "stub", NULL);
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_yellow_dwarf,
                          TEST_GAMES "/yellow-dwarf/cases.txt", defaults);
}
