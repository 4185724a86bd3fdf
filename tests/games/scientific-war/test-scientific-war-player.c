/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique: one position for each rule of thumb, what the
 * thoughtful player may do there and why; what it never does; what the learner
 * does; and that the search mixes. It includes the player's private header for
 * what the rules of thumb forbid: no level's choice alone tells that. */

#include "tests/players/cases.h"

#include "players/cg-reasons.h"
#include "games/scientific-war/scientific-war-player-private.h"
#include "games/scientific-war/scientific-war-rules.h"

#include <string.h>

static const Case cases[] = {
  { "nobody can beat it, and there is a pot",
    NULL, 2, "hand.0=AH 2H\npile.0=3H\nhand.1=5S 6S KS\npot=8S 8H 9S 9H",
    "pick AH", "sure-trick", 1, NOBODY },
  { "the pot is worth a king",
    NULL, 2, "hand.0=KH 2H\npile.0=3H\nhand.1=5S 6S 7S AS\npot=8S 8H 9S 9H",
    "pick KH", "take-pot", 13, NOBODY },
  { "a strong card",
    NULL, 2, "hand.0=10H 2H\npile.0=3H\nhand.1=5S 6S KS 7S",
    "pick 10H", "strong-card", 10, NOBODY },
  { "a weak card where nothing wins",
    NULL, 2, "hand.0=10H 4H 5H\npile.0=3H\nhand.1=AS AD KS KC",
    "pick 4H", "risk-little", 4, NOBODY },
  { "the jack beats all that is high",
    NULL, 2, "hand.0=JH 4H\npile.0=AH AC AD AS 10H 10C\n"
       "hand.1=QS QD QC KS KD KC",
    "pick JH", "jack-beats-high", 11, NOBODY },
  { "the jack makes low cards the best",
    NULL, 2, "hand.0=JH 5H\npile.0=2H 2C 3C 3H 4H\nhand.1=QS KD KS KC",
    "pick JH", "jack-turns", 11, NOBODY },
  { "the queen for the sake of seeing",
    NULL, 2, "hand.0=QH 9H\npile.0=4H\nhand.1=3S 4S KS AS",
    "pick QH", "queen-to-see", 12, NOBODY },
  { "the eight for a better pile",
    NULL, 2, "hand.0=8H 3H 4H\npile.0=AH KH QH AC\nhand.1=9S 10S KS 10C",
    "pick 8H", "eight-to-swap", 8, NOBODY },
  { "the joker in the way of a strong hand",
    NULL, 2, "hand.0=QH *\npile.0=4H\nhand.1=AS AD KS KC\n"
    "pot=8S 8H 9S 9H",
    "pick *", "joker-spoils", 0, NOBODY },

  /* --- the seer --- */
  { "a ten is enough",
    NULL, 2, "seer=0\nchosen.1=9S\nhand.0=10H AH 3H\npile.0=4H\nhand.1=5S KS",
    "pick 10H", "cheapest-winner", 10, NOBODY },
  { "nothing is",
    NULL, 2, "seer=0\nchosen.1=AS\nhand.0=KH 10H 4H\npile.0=3H\nhand.1=5S KS",
    "pick 4H", "lose-cheaply", 4, NOBODY },
  { "a war saves the pot",
    NULL, 2, "seer=0\nchosen.1=KS\nhand.0=KH 4H\npile.0=3H\nhand.1=5S AS\n"
    "pot=8S 8H 9S 9H",
    "pick KH", "rather-war", 13, NOBODY },
  { "two others tie, and nothing else takes it",
    NULL, 3, "seer=0\nchosen.1=AS\nchosen.2=AD\nhand.0=* 10H 4H\npile.0=3H\n"
    "hand.1=5S KS\nhand.2=5D KD",
    "pick *", "joker-takes", 0, NOBODY },
  { "before the seer nothing good",
    NULL, 2, "seer=1\nhand.0=AH KH 5H\npile.0=4H\nhand.1=5S KS AS",
    "pick 5H", "seer-watches", 5, 1 },

  { "of two seers one: a card that beats what is seen and what may come",
    "queens=all_see", 3,
    "seer=0 1\nchosen.2=KD\nhand.0=AH 3H\npile.0=4H\nhand.1=5S 6S\n"
    "hand.2=5D",
    "pick AH", "sure-trick", 1, NOBODY },
  { "before two seers nothing good",
    "queens=all_see", 3,
    "seer=1 2\nhand.0=AH KH 5H\npile.0=4H\nhand.1=5S KS AS\nhand.2=AD 6D",
    "pick 5H", "seer-watches", 5, 1 },

  /* --- the swap --- */
  { "the pile is better",
    NULL, 2, "phase=swap\neights=0\nhand.0=3H 4H\npile.0=AH KH 8S\n"
    "hand.1=5S KS",
    "swap", "swap-pile", 0, NOBODY },
  { "the hand is better",
    NULL, 2, "phase=swap\neights=0\nhand.0=AH KH\npile.0=4H 3H 5S\n"
    "hand.1=6S KS",
    "keep", "keep-hand", 0, NOBODY },
  { "one card is left",
    NULL, 2, "hand.0=5H\npile.0=3H\nhand.1=5S KS AS",
    "pick 5H", "only-move", 0, NOBODY },
};

/* Reads the position of @row; places that it does not name are empty, and seat
 * 0 is to choose. Not all cards need be there. */
static CgState *
read_position (const Case *row)
{
  g_autoptr (GString) defaults =
    g_string_new ("phase=pick\nto-move=0\norder=normal\npot=\n");
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_scientific_war);
  setup.seats = (guint8) row->seats;
  if (row->options != NULL)
    case_set_options_of (&setup, &cg_rules_scientific_war, row->options);
  for (guint seat = 0; seat < row->seats; seat++)
    g_string_append_printf (defaults, "hand.%u=\npile.%u=\n", seat, seat);
  return case_read_position (&cg_rules_scientific_war, &setup, defaults->str,
                             row->position);
}

/* Where several cards are as good the player mixes: the move of @row is one of
 * them, and comes with its reason. */
static void
test_case (gconstpointer data)
{
  const CgRules *rules = &cg_rules_scientific_war;
  const CgPlayer *player = cg_player_find ("medium");
  const Case *row = data;
  g_autofree CgState *state = read_position (row);
  guint times = 0;

  g_test_message ("%s", row->about);
  for (guint64 seed = 0; seed < 60; seed++)
    {
      CgReason reason;
      CgMove move = cg_player_advise (player, rules, state, seed, NULL,
                                      &reason);
      g_autofree char *text = cg_move_to_text (rules, state, move);

      if (seed == 0)
        g_test_message ("%s: %s", text, cg_reason_id (rules, reason.kind));
      if (!g_str_equal (text, row->move))
        continue;
      times++;
      g_assert_cmpstr (cg_reason_id (rules, reason.kind), ==, row->reason);
      g_assert_cmpuint (reason.rank, ==, row->rank);
      g_assert_cmpint (reason.seat, ==, row->seat);
    }
  g_assert_cmpuint (times, >=, 12);
}

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
          move = player->choose (rules, redacted, cg_random_next (&random),
                                 &budget, NULL);
          g_assert_false (is_forbidden (redacted, move, &avoided));
          rules->play (state, move, NULL);
        }
    }
  g_assert_cmpuint (avoided, >, 100);
}

/* How often of @times a player lays @move. */
static guint
count_answers (const char *id, const Case *row, const char *move, guint times)
{
  const CgBudget budget = { .simulations = 1000 };
  g_autofree CgState *state = read_position (row);

  return case_count (&cg_rules_scientific_war, state, id, &budget, move, times);
}

/* The learner likes strong cards, and lays any other too. */
static void
test_easy (void)
{
  static const Case row = {
    .seats = 2,
    .position = "hand.0=AH 9H 3H *\npile.0=4H\nhand.1=5S KS AS",
  };
  guint ace = count_answers ("easy", &row, "pick AH", 400);

  g_assert_cmpuint (ace, >, 200);
  g_assert_cmpuint (ace, <, 300);
  g_assert_cmpuint (count_answers ("easy", &row, "pick 3H", 400), >, 20);
}

/* Hard lays none of its cards always where each can be answered: what is left
 * of the first hands, and the pot goes to who guesses better. It takes what it
 * sees as the seer. */
static void
test_hard (void)
{
  static const Case guess = {
    .seats = 2,
    .position = "tricks=10\nhand.0=AH JH 2H KH\npile.0=5D\n"
                "hand.1=AS JS 2S KS\npile.1=5C\npot=7H 7S 9H 9S",
  };
  static const Case seen = {
    .seats = 2,
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
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/scientific-war/medium/%02u-%s",
                                               i + 1, cases[i].reason);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/scientific-war/%s/forbidden", levels[i]);

      g_test_add_data_func (path, cg_player_find (levels[i]), test_forbidden);
    }
  g_test_add_func ("/scientific-war/easy/likes-strong-cards", test_easy);
  g_test_add_func ("/scientific-war/hard/mixes", test_hard);
  return g_test_run ();
}
