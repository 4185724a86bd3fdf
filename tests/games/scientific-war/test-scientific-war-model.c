/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique at the table: what its script says, that the others'
 * cards stay hidden, and the last trick in whole games. */

#include "config.h"

#include "tests/model/script.h"

#include "games/scientific-war/scientific-war-rules.h"
#include "model/game/tapis-game-kind.h"
#include "games/scientific-war/scientific-war-model.h"

#include <stdlib.h>
#include <string.h>

#define RULES (&cg_rules_scientific_war)

/* The name of the card that @seat has shown, or NULL. */
static const char *
shown (TapisGame *game, int seat)
{
  TapisCard *card = tapis_game_get_trick (game)->cards[seat];

  return card != NULL ? tapis_card_get_name (card) : NULL;
}

/* What only this game has: "caption", "shown 1". */
static char *
tell (TapisGame *game, const char *name)
{
  g_autofree char *caption = NULL;
  g_autofree char *reason = NULL;
  const char *space = strchr (name, ' ');
  int seat = space != NULL ? atoi (space + 1) : 0;

  tapis_scientific_war_tell (game, &caption, &reason);
  if (g_str_equal (name, "caption"))
    return g_steal_pointer (&caption);
  if (g_str_equal (name, "reason"))
    return g_steal_pointer (&reason);
  if (g_str_equal (name, "taker"))
    return g_strdup_printf ("%d", tapis_game_get_trick (game)->taker);
  if (g_str_equal (name, "low-strong"))
    return g_strdup (tapis_scientific_war_low_strong (game) ? "yes" : "no");
  if (g_str_has_prefix (name, "shown "))
    return g_strdup (shown (game, seat) != NULL ? shown (game, seat) : "");
  if (g_str_has_prefix (name, "note "))
    {
      char *note = tapis_scientific_war_dup_note (game, seat);

      return note != NULL ? note : g_strdup ("");
    }
  return NULL;
}

/* --- what nobody may know --- */

static void
told_cb (const char *name, const char *value, gpointer text)
{
  g_string_append_printf (text, " %s=%s", name, value);
}

/* Adds all that @object says of itself. */
static void
dump (GString *text, gpointer object)
{
  g_string_append (text, G_OBJECT_TYPE_NAME (object));
  test_tell_all (object, told_cb, text);
  g_string_append_c (text, '\n');
}

static void
dump_list (GString *text, GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      dump (text, item);
      if (G_IS_LIST_MODEL (item))
        dump_list (text, G_LIST_MODEL (item));
    }
}

/* All that is said of the last trick. */
static char *
tell_trick (TapisGame *game)
{
  GString *text = g_string_new (NULL);
  g_autofree char *caption = NULL;
  g_autofree char *reason = NULL;

  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      const char *card = shown (game, seat);

      g_string_append_printf (text, "%s; ", card != NULL ? card : "-");
    }
  tapis_scientific_war_tell (game, &caption, &reason);
  g_string_append_printf (text, "%d; %s; %s",
                          tapis_game_get_trick (game)->taker, caption, reason);
  return g_string_free (text, FALSE);
}

/* All that the table of @viewer shows and says of a position. */
static char *
dump_table (const CgState *state, guint seats, int viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TapisSeat persons[CG_MAX_SEATS] = { { 0 } };
  g_autoptr (TapisGame) game = NULL;
  g_autofree char *top = NULL, *counts = NULL, *legal = NULL, *trick = NULL;

  for (guint i = 0; i < seats; i++)
    persons[i].person = TRUE;
  game = tapis_game_new_from_position (RULES, state, persons);
  tapis_game_set_viewer (game, viewer);
  dump (text, game);
  dump_list (text, tapis_game_now (game)->piles);
  dump_list (text, tapis_game_now (game)->players);
  dump_list (text, tapis_game_now (game)->actions);
  dump_list (text, tapis_game_now (game)->log);
  top = tapis_game_tell_top (game);
  counts = tapis_game_tell_counts (game);
  legal = tapis_game_tell_legal (game);
  trick = tell_trick (game);
  g_string_append_printf (text, "%s\n%s\n%s\n%s\n", top, counts, legal,
                          trick);
  for (guint seat = 0; seat < seats; seat++)
    {
      g_autofree char *note = tapis_scientific_war_dup_note (game,
                                                             (int) seat);

      g_string_append_printf (text, "%s ", note != NULL ? note : "-");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* BS-25, BS-44: two positions that are the same to a player look the same to
 * them at the table, to the last property. */
static void
test_secrets (void)
{
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint g = 0; g < 12; g++)
    {
      CgSetup setup = test_random_setup (RULES, &random);
      g_autofree CgState *state = cg_state_new (RULES, &setup);

      cg_deal (RULES, &setup, g, state);
      for (guint p = 0; p < 120 && RULES->to_move (state) != CG_NO_SEAT; p++)
        {
          int viewer = (int) cg_random_below (&random, setup.seats);
          g_autofree CgState *other = cg_state_copy (RULES, state);
          g_autofree char *one = NULL, *two = NULL;

          RULES->play (state, cg_random_move (RULES, state, &random), NULL);
          if (p % 3 != 0)
            continue;
          memcpy (other, state, cg_state_size (RULES, state));
          cg_redact (RULES, other, viewer);
          cg_resample (RULES, other, viewer, &random);
          one = dump_table (state, setup.seats, viewer);
          two = dump_table (other, setup.seats, viewer);
          g_assert_cmpstr (one, ==, two);
        }
    }
}

/* The last trick is that of the position, whatever has led there. */
static void
test_trick_again (void)
{
  for (guint deal = 0; deal < 4; deal++)
    test_check_ways (RULES, deal, 80, tell_trick, NULL);
}

/* Of equal cards each is still the one that its player has laid. */
static void
test_equal_cards (void)
{
  g_autoptr (TapisGame) game = test_game_of (
    RULES, 3, "", "phase=pick\nto-move=0\norder=normal\npot=\n"
           "hand.0=AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH *\npile.0=\n"
           "hand.1=AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS *\npile.1=\n"
           "hand.2=AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD *\npile.2=\n");
  TapisCard *jokers[3];

  for (int seat = 0; seat < 3; seat++)
    jokers[seat] = test_card (game, seat == 0 ? "hand" : "owned", seat, "*");
  for (int seat = 0; seat < 3; seat++)
    g_assert_true (tapis_game_play_text (game, "pick *"));
  for (int seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (
        tapis_game_find_shown (game, jokers[seat]), ==, seat);
      g_assert_cmpstr (tapis_card_get_description (
                         tapis_game_get_trick (game)->cards[seat]),
                       ==,
                       seat == 0   ? "Shown by you."
                       : seat == 1 ? "Shown by Fox."
                                   : "Shown by Owl.");
    }
  /* the next choice clears the trick */
  g_assert_true (tapis_game_play_text (game, "pick 4H"));
  g_assert_cmpint (tapis_game_find_shown (game, jokers[1]), ==,
                   -1);
}

/* Eight jokers and two packs: a whole game among computers keeps every card. */
static void
test_eight (void)
{
  g_autofree char *caption = NULL;
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;

  cg_setup_init (&setup, RULES);
  setup.seats = 8;
  setup.options[SCIENTIFIC_WAR_TRICK_LIMIT] = 1;
  game = tapis_game_new (RULES, &setup, 3, NULL);
  test_run_until (game, -1);
  g_assert_true (tapis_game_now (game)->over);
  g_assert_cmpuint (g_list_model_get_n_items (
                      tapis_game_now (game)->result_rows),
                    ==, 8);
  /* the last trick still lies open */
  caption = tell (game, "caption");
  g_assert_cmpstr (caption, !=, "");
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  script_add (RULES, TEST_GAMES "/scientific-war/script.txt", tell);
  g_test_add_func ("/scientific-war/secrets", test_secrets);
  g_test_add_func ("/scientific-war/trick-again", test_trick_again);
  g_test_add_func ("/scientific-war/equal-cards", test_equal_cards);
  g_test_add_func ("/scientific-war/eight", test_eight);
  return g_test_run ();
}
