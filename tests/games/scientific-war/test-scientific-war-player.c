/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique: what its table of advice says; what no level does;
 * that learners do not play in step; and that the search mixes. It includes the
 * player's private header for what the rules of thumb forbid: no level's choice
 * alone tells that. */

#include "tests/each-game.h"
#include "tests/players/cases.h"

#include "players/cg-reasons.h"
#include "games/scientific-war/scientific-war-player-private.h"
#include "games/scientific-war/scientific-war-rules.h"

#include <string.h>

/* Reads the position of @row; places that it does not name are empty, and seat
 * 0 is to choose. Not all cards need be there. */
static CgState *
read_position (const CgRules *rules, const Case *row)
{
  g_autoptr (GString) defaults =
    g_string_new ("phase=pick\nto-move=0\norder=normal\npot=\n");
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = 2;
  test_read_setup (&setup, rules, row->options);
  for (guint seat = 0; seat < setup.seats; seat++)
    g_string_append_printf (defaults, "hand.%u=\npile.%u=\n", seat, seat);
  return case_read_position (rules, &setup, defaults->str, row->position);
}

static const guint8 elsewhere[] = { CG_REASON_ANY_MOVE };

static const CaseGame game = {
  &cg_rules_scientific_war, read_position, TRUE, elsewhere,
  G_N_ELEMENTS (elsewhere),
};

/* Whether a rule of thumb forbids @move; adds to @avoided how many it does. */
static gboolean
is_forbidden (const CgState *redacted, CgMove move, guint *avoided)
{
  CgMove moves[CG_MAX_ZONE];
  guint n = cg_rules_scientific_war.moves (redacted, moves);
  guint left = scientific_war_drop_forbidden (redacted, moves, n);

  *avoided += n - left;
  g_assert_cmpuint (left, >, 0);
  for (guint i = 0; i < left; i++)
    if (moves[i] == move)
      return FALSE;
  return TRUE;
}

/* What the rules of thumb forbid no level does, in games of 2 to 5 seats. */
static void
test_forbidden (gconstpointer data)
{
  const CgRules *rules = &cg_rules_scientific_war;
  const CgPlayer *player = data;
  const CgBudget budget = { .simulations = 200 };
  guint avoided = 0;

  for (guint64 deal = 0; deal < 16; deal++)
    {
      g_autofree CgState *state = NULL;
      CgSetup setup;
      CgRandom random;
      int seat;

      cg_setup_init (&setup, rules);
      setup.seats = (guint8) (2 + deal % 4);
      setup.options[SCIENTIFIC_WAR_TRICK_LIMIT] = 5; /* 60 tricks */
      state = cg_state_new (rules, &setup);
      cg_deal (rules, &setup, deal, state);
      cg_random_seed (&random, deal);
      while ((seat = rules->to_move (state)) != CG_NO_SEAT)
        {
          g_autofree CgState *redacted = cg_state_copy (rules, state);
          CgMove move;

          cg_redact (rules, redacted, seat);
          move = player->choose (player, rules, redacted,
                                 cg_random_next (&random),
                                 &cg_tempers[deal % CG_N_TEMPERS], &budget,
                                 NULL);
          g_assert_false (is_forbidden (redacted, move, &avoided));
          move = player->choose (player, rules, redacted,
                                 cg_random_next (&random), NULL, &budget, NULL);
          g_assert_false (is_forbidden (redacted, move, &avoided));
          rules->play (state, move, NULL);
        }
    }
  g_assert_cmpuint (avoided, >, 100);
}

/* Adds to @same how many pairs of seats have laid equal ranks in the first
 * tricks of a deal of four learners, with or without tempers, and to @pairs how
 * many pairs there were. */
static void
count_steps (guint64 deal, gboolean tempers, guint *same, guint *pairs)
{
  const CgRules *rules = &cg_rules_scientific_war;
  const CgPlayer *easy = cg_player_find ("easy");
  g_autofree CgState *state = NULL;
  guint rank[SCIENTIFIC_WAR_MAX_SEATS];
  guint n = 0;
  CgSetup setup;
  CgRandom random;
  int seat;

  cg_setup_init (&setup, rules);
  setup.seats = 4;
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, deal, state);
  cg_random_seed (&random, deal);
  while (state->tricks < 6 && (seat = rules->to_move (state)) != CG_NO_SEAT)
    {
      g_autofree CgState *redacted = cg_state_seen_by (rules, state, seat);
      guint tricks = state->tricks;
      CgMove move = easy->choose (easy, rules, redacted,
                                  cg_random_next (&random),
                                  tempers ? &cg_tempers[seat] : NULL, NULL,
                                  NULL);

      if (state->phase == SCIENTIFIC_WAR_PICK)
        rank[n++] = cg_card_rank ((CgCard) move);
      rules->play (state, move, NULL);
      if (state->tricks == tricks)
        continue;
      for (guint a = 0; a < n; a++)
        for (guint b = 0; b < a; b++)
          *same += rank[a] == rank[b];
      *pairs += n * (n - 1) / 2;
      n = 0;
    }
}

/* All learners have equal hands at first, and half of the time they lay the
 * strongest card. Tempers keep them from laying equal ranks trick by trick. */
static void
test_step (void)
{
  guint same[2] = { 0 }; /* without and with tempers */
  guint pairs[2] = { 0 };

  for (guint64 deal = 1; deal <= 50; deal++)
    for (guint tempers = 0; tempers < 2; tempers++)
      count_steps (deal, tempers != 0, &same[tempers], &pairs[tempers]);
  g_test_message ("equal ranks: %u of %u pairs without tempers, %u of %u with "
                  "them", same[0], pairs[0], same[1], pairs[1]);
  g_assert_cmpuint (same[1] * 4, <, same[0] * 3);
  g_assert_cmpuint (same[1] * 100, <, pairs[1] * 14);
}

/* How often of @times a player lays @move. */
static guint
count_answers (const char *id, const Case *row, const char *move, guint times)
{
  const CgBudget budget = { .simulations = 1000 };
  g_autofree CgState *state = read_position (&cg_rules_scientific_war, row);

  return case_count (&cg_rules_scientific_war, state, id, &budget, move, times);
}

/* Hard lays none of its cards always where each can be answered: what is left
 * of the first hands, and the pot goes to who guesses better. It takes what it
 * sees as the seer. */
static void
test_hard (void)
{
  static const Case guess = {
    .options = "",
    .position = "tricks=10\nhand.0=AH JH 2H KH\npile.0=5D\n"
                "hand.1=AS JS 2S KS\npile.1=5C\npot=7H 7S 9H 9S",
  };
  static const Case seen = {
    .options = "",
    .position = "seer=0\nchosen.1=9S\nhand.0=10H 3H 4H\npile.0=5H\n"
                "hand.1=5S KS\npot=7H 7S",
  };
  static const char *const moves[] = { "pick AH", "pick JH", "pick 2H",
                                       "pick KH" };
  guint several = 0;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      guint n = count_answers ("hard", &guess, moves[i], 100);

      g_test_message ("%s: %u of 100", moves[i], n);
      g_assert_cmpuint (n, <, 80);
      several += n >= 10;
    }
  g_assert_cmpuint (several, >=, 2);
  g_assert_cmpuint (count_answers ("hard", &seen, "pick 10H", 20), ==, 20);
}

int
main (int argc, char **argv)
{
  static const char *const levels[] = { "easy", "medium", "hard" };

  g_test_init (&argc, &argv, NULL);
  case_add_game (&game);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/scientific-war/%s/forbidden", levels[i]);

      g_test_add_data_func (path, cg_player_find (levels[i]), test_forbidden);
    }
  g_test_add_func ("/scientific-war/easy/not-in-step", test_step);
  g_test_add_func ("/scientific-war/hard/mixes", test_hard);
  return g_test_run ();
}
