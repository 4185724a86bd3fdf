/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune at the table: what its script says, tokens, and what the boxes say
 * in every language. */

#include "config.h"

#include "tests/model/grammar.h"
#include "tests/model/script.h"
#include "tests/model/sentences.h"

#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "model/game/tapis-game-kind.h"
#include "games/yellow-dwarf/yellow-dwarf-model.h"

#include <string.h>

/* Fox, seat 1, begins. */
#define DEAL                                                                 \
  "round=1\nphase=begin\nto-move=1\n"                                        \
  "box.10D=3\nbox.JC=6\nbox.QS=9\nbox.KH=12\nbox.7D=15\npile=\n"             \
  "bank.0=105\nhand.0=AH 2C 3D 4S 4H 5H 5D 6D 7H 8S 8C 9H 10H QS KS\n"       \
  "bank.1=105\nhand.1=AD AC 2S 2H 3S 4D 4C 6C 7C 10S 10D JD QH KH KD\n"      \
  "bank.2=105\nhand.2=2D 3C 5S 6S 6H 7S 7D 8H 8D 9S 9D JS JC QC KC\n"        \
  "stub=AS 3H 5C 9C 10C JH QD\n"

static TapisGame *
new_game (const char *options)
{
  return test_game_of (&cg_rules_yellow_dwarf, 3, options, DEAL);
}

/* The sum of all banks and boxes (NJ-33). */
static int
all_points (TapisGame *game)
{
  int sum = 0;

  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    sum += tapis_game_get_player_state (game, seat)->score;
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    sum += (int) tapis_yellow_dwarf_get_box (game, box).points;
  return sum;
}

/* What only this game has: "run", "box QS points", "points" of all. */
static char *
tell (TapisGame *game, const char *name)
{
  static const char *const ids[] = { "10D", "JC", "QS", "KH", "7D" };
  g_auto (GStrv) words = g_strsplit (name, " ", 3);
  TapisBox box;
  guint n = 0;

  if (g_str_equal (name, "run"))
    return g_strdup_printf ("%u", tapis_yellow_dwarf_get_run (game));
  if (g_str_equal (name, "points"))
    return g_strdup_printf ("%d", all_points (game));
  if (g_strv_length (words) < 3 || !g_str_equal (words[0], "box"))
    return NULL;
  while (n < G_N_ELEMENTS (ids) && !g_str_equal (words[1], ids[n]))
    n++;
  if (n == G_N_ELEMENTS (ids))
    return NULL;
  box = tapis_yellow_dwarf_get_box (game, n);
  if (g_str_equal (words[2], "name"))
    return tapis_yellow_dwarf_dup_box_name (game, n);
  if (g_str_equal (words[2], "about"))
    return tapis_yellow_dwarf_dup_box_description (game, n);
  if (g_str_equal (words[2], "points"))
    return g_strdup_printf ("%u", box.points);
  if (g_str_equal (words[2], "laid"))
    return g_strdup (box.laid ? "yes" : "no");
  if (g_str_equal (words[2], "claimed"))
    return g_strdup (box.claimed ? "yes" : "no");
  if (g_str_equal (words[2], "closed"))
    return g_strdup (box.closed ? "yes" : "no");
  return NULL;
}

/* NJ-4: a bank as it is dealt, in as many small tokens. */
static void
test_bank_tokens (void)
{
  const TapisGameKind *kind = tapis_game_kind_for (&cg_rules_yellow_dwarf);
  TapisTokens tokens;

  g_assert_true (kind->scoring->tokens (120, &tokens));
  g_assert_cmpuint (tokens.tens, ==, 5);
  g_assert_cmpuint (tokens.fives, ==, 10);
  g_assert_cmpuint (tokens.ones, ==, 20);
  for (int points = 0; points <= YELLOW_DWARF_MAX_POINTS; points++)
    {
      kind->scoring->tokens (points, &tokens);
      g_assert_cmpuint (tokens.tens * 10 + tokens.fives * 5 + tokens.ones, ==,
                        points);
      g_assert_cmpuint (tokens.ones, <=, 20);
      g_assert_cmpuint (tokens.fives, <=, 10);
      /* larger tokens only where there are small ones enough for any stake */
      g_assert_true (tokens.fives == 0 || tokens.ones > 15);
      g_assert_true (tokens.tens == 0 || tokens.fives > 8);
    }
}

/* A box holds the fewest. */
static void
test_tokens (void)
{
  g_autoptr (TapisGame) game = new_game ("");
  TapisTokens tokens = tapis_game_get_player_state (game, 1)->tokens;

  g_assert_true (tapis_game_get_player_state (game, 1)->has_tokens);
  g_assert_cmpuint (tokens.tens * 10 + tokens.fives * 5 + tokens.ones, ==,
                    105);
  tokens = tapis_yellow_dwarf_get_box (game, YELLOW_DWARF_KING).tokens;
  g_assert_cmpuint (tokens.tens, ==, 1);
  g_assert_cmpuint (tokens.fives, ==, 0);
  g_assert_cmpuint (tokens.ones, ==, 2);
}

/* What the boxes say in a language, in a random game, is what it can hold. */
static void
test_boxes_in_language (gconstpointer language)
{
  g_autoptr (TapisGame) game = NULL;
  CgRandom random;

  if (!in_language (language))
    return;
  grammar_begin (language);
  cg_random_seed (&random, 8);
  game = new_game ("");
  while (!tapis_game_now (game)->round_over)
    {
      g_autofree char *move = test_random_move (game, &random);

      g_assert_true (tapis_game_play_text (game, move));
      for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
        {
          g_autofree char *name = tapis_yellow_dwarf_dup_box_name (game, box);
          g_autofree char *about =
            tapis_yellow_dwarf_dup_box_description (game, box);

          grammar_look (name);
          grammar_look (about);
        }
    }
  grammar_end (10);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  script_add (&cg_rules_yellow_dwarf, TEST_GAMES "/yellow-dwarf/script.txt",
              tell);
  g_test_add_func ("/yellow-dwarf/bank-tokens", test_bank_tokens);
  g_test_add_func ("/yellow-dwarf/tokens", test_tokens);
  add_languages ("/yellow-dwarf/boxes", test_boxes_in_language);
  return g_test_run ();
}
