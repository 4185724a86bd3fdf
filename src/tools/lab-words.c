/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells in words what a seat knows of a position: what it sees, and the cards
 * that it has seen before. What it does not know is filled in by chance before
 * anything is told. No text can give a hidden card away, because no text is
 * made from the cards that were really dealt. */

#include "lab.h"

#include "model/words/tapis-words.h"

#include <string.h>

CgState *
lab_draw_sample (const CgRules *rules, const CgState *state, int seat,
                 CgRandom *random)
{
  CgState *sample = cg_state_seen_by (rules, state, seat);

  cg_resample (rules, sample, seat, random);
  return sample;
}

TapisGame *
lab_open_table (const CgRules *rules, const CgState *state, int seat)
{
  TapisSeat seats[CG_MAX_SEATS] = { 0 };
  g_autofree CgState *sample = NULL;
  CgRandom random;

  seats[seat].person = TRUE;
  cg_random_seed (&random, 1);
  sample = lab_draw_sample (rules, state, seat, &random);
  return tapis_game_new_from_position (rules, sample, seats);
}

const char *
lab_name_of (TapisGame *table, int seat)
{
  return seat == CG_NO_SEAT ? "nobody"
                            : tapis_game_get_player_state (table, seat)->name;
}

/* Adds a line about @pile at @table, and the cards in it that @seen, a redacted
 * state, shows, the top one first: how each is written, and who laid it if that
 * is known. A pile of a player in which no card is known is left out. */
static void
add_pile (GString *text, TapisGame *table, TapisPile *pile,
          const CgState *seen)
{
  const CgRules *rules = tapis_game_get_rules (table);
  guint zone = tapis_pile_get_zone (pile);
  int seat = tapis_pile_get_seat (pile);
  CgCard cards[CG_MAX_ZONE];
  guint n = cg_zone_cards (rules, seen, zone, seat, cards);
  CgLaid laid[CG_MAX_ZONE];
  guint n_laid =
    seat == CG_NO_SEAT ? cg_zone_laid (rules, seen, zone, laid) : 0;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = n; i > 0; i--)
    {
      char code[CG_CARD_TEXT_SIZE];

      if (cards[i - 1] != CG_CARD_HIDDEN)
        g_string_append_printf (
          list, "%s%s (%s%s%s)", list->len > 0 ? ", " : ": ",
          tapis_words_card (cards[i - 1]),
          cg_card_to_text (cards[i - 1], code), i <= n_laid ? ", " : "",
          i <= n_laid ? lab_name_of (table, laid[i - 1].seat) : "");
    }
  if (seat == CG_NO_SEAT || list->len > 0)
    g_string_append_printf (text, "%s%s%s.\n",
                            tapis_pile_get_words (pile)->name,
                            n_laid > 1 ? ", the last one first" : "",
                            list->str);
}

char *
lab_describe (const CgRules *rules, const CgState *state, int seat)
{
  g_autoptr (TapisGame) table = lab_open_table (rules, state, seat);
  const TapisGameNow *now = tapis_game_now (table);
  g_autofree char *players = tapis_game_tell_counts (table);
  g_autofree char *top = tapis_game_tell_top (table);
  g_autoptr (GString) middle = g_string_new (top);
  g_autofree CgState *seen = cg_state_seen_by (rules, state, seat);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  GString *text = g_string_new (NULL);

  g_string_printf (text, "Turn: %s", lab_name_of (table, now->to_move));
  cg_position_write (rules, seen, keys);
  for (const CgField *field = rules->fields; field->key != NULL; field++)
    if (field->kind == CG_FIELD_WORD)
      {
        g_autofree char *word = g_key_file_get_value (keys, CG_GROUP_POSITION,
                                                      field->key, NULL);

        g_string_append_printf (text, "; %s: %s", field->key, word);
      }
  g_string_append_printf (text, ".\n%s\n", players);
  for (guint i = 0; i < g_list_model_get_n_items (now->piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (now->piles, i);

      add_pile (text, table, pile, seen);
    }
  /* which cards fit is what a learner is asked for */
  if (*now->demand_description != '\0')
    g_string_replace (middle, now->demand_description, "", 1);
  g_string_replace (middle, "  ", " ", 0);
  if (*g_strstrip (middle->str) != '\0')
    g_string_append_printf (text, "%s\n", middle->str);
  return g_string_free (text, FALSE);
}
