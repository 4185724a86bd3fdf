/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of rules in cases.txt: what its rows leave out. */

#include "games/noddy/noddy-rules.h"
#include "tests/engine/rule-table.h"

#include <string.h>

/* Adds to @cards those of a key: of a row only the cards of @seat. */
static guint
read_cards (GKeyFile *keys, const char *key, int seat, CgCard *cards, guint n)
{
  g_autofree char *text =
    g_key_file_get_value (keys, CG_GROUP_POSITION, key, NULL);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *at = strchr (words[i], '@');

      if (*words[i] != '\0' && (at == NULL || at[1] - '0' == seat))
        g_assert_true (cg_card_from_text (words[i],
                                          at != NULL ? at - words[i] : -1,
                                          &cards[n++]));
    }
  return n;
}

static void
default_turn_up (GKeyFile *keys, CgSet *left)
{
  CgCard list[52];
  char text[CG_CARD_TEXT_SIZE];

  if (g_key_file_has_key (keys, CG_GROUP_POSITION, "turn-up", NULL))
    return;
  cg_set_list (*left, CG_PACK_FRENCH, list);
  rule_table_default (keys, "turn-up", cg_card_to_text (list[0], text));
  *left = cg_set_remove (*left, list[0]);
}

static void
default_announced (GKeyFile *keys, int seat)
{
  g_autoptr (GString) text = g_string_new (NULL);
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard cards[NODDY_HAND_CARDS];
  CgCard turn_up;
  char key[CG_KEY_SIZE];
  guint n = read_cards (keys, "row", seat, cards, 0);

  n = read_cards (keys, cg_position_key (key, "hand", seat), seat, cards, n);
  g_assert_cmpuint (n, ==, NODDY_HAND_CARDS);
  read_cards (keys, "turn-up", seat, &turn_up, 0);
  n = noddy_list_hand (cards, turn_up, list);
  noddy_heard_to_text (noddy_hear (list, n), text);
  rule_table_default (keys, cg_position_key (key, "announced", seat),
                      text->str);
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  gboolean play = g_key_file_has_key (keys, CG_GROUP_POSITION, "row", NULL);

  rule_table_default (keys, "row", "");
  rule_table_default (keys, "phase", play ? "play" : "announce");
  rule_table_default (keys, "to-move", "1");
  if (setup->options[NODDY_GAME] == NODDY_MATCH)
    rule_table_default (keys, "round", "1");
  default_turn_up (keys, left);
  for (int seat = 0; seat < setup->seats; seat++)
    {
      char key[CG_KEY_SIZE];
      CgCard laid[NODDY_ROW_CARDS];
      guint n = read_cards (keys, "row", seat, laid, 0);

      rule_table_default (keys, cg_position_key (key, "score", seat), "0");
      rule_table_default_cards (keys, "hand", seat, NODDY_HAND_CARDS - n,
                                CG_PACK_FRENCH, left);
      if (play)
        default_announced (keys, seat);
    }
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_noddy,
                          TEST_GAMES "/noddy/cases.txt", defaults);
}
