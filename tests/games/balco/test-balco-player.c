/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó: one position for each rule of thumb, what the thoughtful player does
 * there and why; what the learner does; and which moves a search looks at. */

#include "tests/players/cases.h"

#include "games/balco/balco-player.h"

#include <string.h>

/* Ten cards for a pile of which only the last matters, all laid by seat 1. */
#define TEN_LAYS "3o@1 4o@1 4c@1 5o@1 5c@1 6o@1 6c@1 9o@1 9c@1 11o@1 "

/* And thirteen more; a 2 lets them begin at the bottom again. */
#define MORE_LAYS \
  TEN_LAYS "2b@0 3c@0 3e@1 4e@0 5e@1 6e@1 8o@1 8c@0 8e@1 9e@0 11c@1 11e@0 "

/* Face-down cards of two players, and of a third. */
#define DOWN "down.0=3b 4b 5b\ndown.1=6b 9b 11b\n"
#define DOWN_3 DOWN "down.2=12b 8b 7b\n"

static const Case cases[] = {
  /* --- exchange --- */
  { "a 10 waits face up",
    NULL, 2,
    "phase=exchange\nstock=7o 7c\nhand.0=10o 4o 9c\nup.0=5o 12o 1o\n"
    "hand.1=6o 6c 8c\nup.1=4c 9o 11o\n" DOWN,
    "swap 10o 5o", "face-up-strong", 10, NOBODY },
  { "the better of two rows is found: nothing more to do",
    NULL, 2,
    "phase=exchange\nstock=7o 7c\nhand.0=4o 5c 9c\nup.0=2o 10o 1o\n"
    "hand.1=6o 6c 8c\nup.1=4c 9o 11o\n" DOWN,
    "ready", "row-ready", 0, NOBODY },
  { "equal cards wait together",
    NULL, 2,
    "phase=exchange\nstock=7o 7c\nhand.0=4o 11c 6c\nup.0=2o 3o 11o\n"
    "hand.1=6o 5c 8c\nup.1=4c 9o 12o\n" DOWN,
    "swap 11c 3o", "face-up-pair", 11, NOBODY },
  { "a low card comes into the hand",
    NULL, 2,
    "phase=exchange\nstock=7o 7c\nhand.0=9o 9c 6c\nup.0=2o 10o 4o\n"
    "hand.1=6o 5c 8c\nup.1=4c 9e 12o\n" DOWN,
    "swap 9o 4o", "keep-playable-start", 4, NOBODY },

  /* --- nothing to think about --- */
  { "nothing goes",
    NULL, 2,
    "pile=12o@1\nhand.0=4o 5c\nhand.1=6o 6c\n" DOWN,
    "pick-up", "must-pick-up", 0, NOBODY },
  { "one card goes",
    NULL, 2,
    "pile=11o@1\nhand.0=4o 12c\nhand.1=6o 6c\n" DOWN,
    "lay 12c", "only-move", 12, NOBODY },
  { "a face-down card is as good as another",
    NULL, 2,
    "pile=12o@1\nhand.1=6o 6c\n" DOWN,
    NULL, "flip-any", 0, NOBODY },

  /* --- laying --- */
  { "the lowest goes first",
    NULL, 2,
    "stock=7o 7c 8o\nhand.0=4o 9c 12c\nup.0=2o 2c 1o\n"
    "hand.1=6o 6c 11c\nup.1=5o 5c 9o\n" DOWN,
    "lay 4o", "dump-low", 4, NOBODY },
  { "equal cards go together",
    NULL, 2,
    "pile=4o@1\nhand.0=5o 5c 5e 12c\nhand.1=6o 6c 11c 9c 11o\n" DOWN,
    "lay 5o 5c 5e", "lay-all-equal", 5, NOBODY },
  { "a 12 does what a 2 would do",
    NULL, 2,
    "stock=7o 7c 8o\npile=11o@1\nhand.0=2o 4c 12c\nup.0=2c 9c 1o\n"
    "hand.1=6o 6c 11c\nup.1=5o 5c 9o\n" DOWN,
    "lay 12c", "keep-twos", 12, NOBODY },
  { "... or a 10",
    NULL, 2,
    "stock=7o 7c 8o\npile=9o@1\nhand.0=10o 4c 11c\nup.0=2c 9c 1o\n"
    "hand.1=6o 6c 11o\nup.1=5o 5c 9e\n" DOWN,
    "lay 11c", "keep-tens", 11, NOBODY },
  { "... or a 1",
    NULL, 2,
    "stock=7o 7c 8o\npile=11o@1\nhand.0=1o 4c 12c\nup.0=2c 9c 2o\n"
    "hand.1=6o 6c 11c\nup.1=5o 5c 9o\n" DOWN,
    "lay 12c", "keep-aces", 12, NOBODY },
  { "... or a joker",
    NULL, 2,
    "stock=7o 7c 8o\npile=11o@1\nhand.0=* 4c 12c\nup.0=2c 9c 2o\n"
    "hand.1=6o 6c 11c\nup.1=5o 5c 9o\n" DOWN,
    "lay 12c", "keep-jokers", 12, NOBODY },
  { "only special cards go",
    NULL, 2,
    "stock=7o 7c 8o\npile=7e@1\nhand.0=2c * 9e\nup.0=2o 9c 1o\n"
    "hand.1=6o 6c 11c\nup.1=5o 5c 9o\n" DOWN,
    "lay 2c", "cheapest-special", 2, NOBODY },
  { "only the joker goes",
    NULL, 2,
    "stock=7o 7c 8o\npile=7e@1\nhand.0=* 9e 12c\nup.0=2o 9c 1o\n"
    "hand.1=6o 6c 11c\nup.1=5o 5c 9o\n" DOWN,
    NULL, "joker-as", 2, NOBODY },
  { "only the joker goes, and where nothing else fits it cleans even a 7 away",
    "joker_when_stuck=on", 2,
    "stock=7o 7c 8o\npile=" TEN_LAYS "2b@0 7e@1\nhand.0=* 9e 12c\n"
    "up.0=2o 2c 1o\nhand.1=8e 1c 12e\nknown.1=1c 12e\nup.1=5e 5b 12o\n"
    "down.0=3b 4b 6b\ndown.1=6e 9b 11b",
    "lay *=10", "burn-big-pile", 10, NOBODY },
  { "a fourth 2 cleans, and then all the rest goes",
    NULL, 2,
    "pile=2o@0 2c@1 2e@0\nhand.0=2b 4o\nhand.1=6o 11c\ndown.1=6b",
    "lay 2b", "then-win", 2, NOBODY },
  { "... but not where twos do not clean",
    "twos_clean=off", 2,
    "pile=2o@0 2c@1 2e@0\nhand.0=2b 4o\nhand.1=6o 11c\ndown.1=6b",
    "lay 4o", "keep-twos", 4, NOBODY },
  { "the last cards win",
    NULL, 2,
    "pile=9o@1\nhand.0=12o 12c *\nhand.1=6o 6c\ndown.1=6b",
    "lay 12o 12c *=12", "win-now", 12, NOBODY },
  { "... also a 10",
    NULL, 2,
    "pile=9o@1\nhand.0=10c 10e\nhand.1=6o 6c\ndown.1=6b",
    "lay 10c 10e", "win-now", 10, NOBODY },
  { "first the ten, then all the rest",
    NULL, 2,
    "pile=5o@1\nhand.0=10o 6o 6c\nhand.1=6e 11c\ndown.1=6b",
    "lay 10o", "then-win", 10, NOBODY },
  { "the same with an 8 that skips the only other",
    NULL, 2,
    "pile=6o@1\nhand.0=8o 12o 12c\nhand.1=6e 11c\ndown.1=6b",
    "lay 8o", "then-win", 8, NOBODY },
  { "a 10 lets the low cards go",
    NULL, 2,
    "pile=" TEN_LAYS "12o@1\nhand.0=3c 4e 5e 6e 7o 10o 12c\n"
    "hand.1=12e 1e 11c 11e\n" DOWN,
    "lay 10o", "burn-to-lead", 10, NOBODY },
  { "a big pile is cleaned away",
    NULL, 2,
    "pile=" MORE_LAYS "12e@1\nhand.0=10o 12c 11b\n"
    "hand.1=12o 1e 1o 2c 10c\ndown.0=3b 4b 5b\ndown.1=6b 9b 8b",
    "lay 10o", "burn-big-pile", 10, NOBODY },
  { "four in a row clean",
    NULL, 2,
    "pile=5o@0 11o+11c@1\nhand.0=11e 11b 12o 3o 9o\nhand.1=9e 8o 12c 6o\n"
    "down.0=3b 4b 5b\ndown.1=6b 9b 8b",
    "lay 11e 11b", "burn-four", 11, NOBODY },
  { "an 8 skips who would win",
    NULL, 3,
    "pile=8c@2\nhand.0=8o 9o 12c\nhand.1=11o\nhand.2=6o 6c 9c\n"
    "down.0=3b 4b 5b\ndown.2=12b 8b 7b",
    "lay 8o", "skip-danger", 8, 1 },
  { "with two players an 8 gives another turn",
    NULL, 2,
    "pile=6o@1\nhand.0=8o 9o 12c\nhand.1=11o 4o 6c 7c\n" DOWN,
    "lay 8o", "play-again", 8, NOBODY },
  { "what is known of the next hand cannot follow",
    NULL, 2,
    "pile=" TEN_LAYS "2b@0 4e@1\nhand.0=5e 11c\nhand.1=6e 9e\n"
    "known.1=6e 9e\n" DOWN,
    "lay 11c", "next-cannot-follow", 11, 1 },
  { "a high card before somebody with little left",
    NULL, 2,
    "pile=" TEN_LAYS "2b@1 3c@0\nhand.0=5e 12c\nhand.1=6e\n"
    "down.0=3b 4b 5b\ndown.1=6b",
    "lay 12c", "make-it-hard", 12, 1 },

  /* --- shots --- */
  { "the pile is big and the 1 at hand",
    NULL, 2,
    "pile=" MORE_LAYS "\n"
    "hand.0=1o 2o 12c\nhand.1=7c 12o\nknown.1=7c 12o\n" DOWN,
    "lay 1o", "attack-now", 1, 1 },
  { "a 1 hits who would win",
    NULL, 3,
    "phase=name\npile=4o@2 1o@0\nhand.0=6o 12c\nhand.1=6e 6c 9c\nhand.2=11o\n"
    "down.0=3b 4b 5b\ndown.1=6b 9b 11b",
    "name 2", "attack-leader", 0, 2 },
  { "a 1 hits whose hand is known to have no answer",
    NULL, 3,
    "phase=name\npile=" TEN_LAYS "1o@0\nhand.0=6e 12c\n"
    "hand.1=2e 8c 9e 9b\nhand.2=11c 11e 12o 12e\n"
    "known.2=11c 11e 12o 12e\n"
    "down.0=3b 4b 5b\ndown.1=3c 3e 4e\ndown.2=12b 8b 7b",
    "name 2", "attack-defenceless", 0, 2 },
  { "a 1 hits the player after whom one leads",
    NULL, 3,
    "phase=name\nstock=7o\npile=4o@2 1o@0\nhand.0=6o 12c 12o\nup.0=5o 6c 7c\n"
    "hand.1=6e 8c 9c\nup.1=4c 4e 9o\nhand.2=11o 11c 9e\nup.2=5c 7e 8o\n"
    DOWN_3,
    "name 2", "attack-to-lead", 0, 2 },
  { "where all have an answer a 1 hits the next",
    NULL, 3,
    "phase=name\nstock=7o\npile=4o@2 1o@0\nhand.0=6o 12c 12o\nup.0=5o 6c 7c\n"
    "hand.1=1e 8c 9c\nknown.1=1e\nup.1=4c 4e 9o\n"
    "hand.2=1c 11c 9e\nknown.2=1c\nup.2=5c 7e 8o\n" DOWN_3,
    "name 1", "attack-next", 0, 1 },
  { "a 1 is turned back",
    NULL, 2,
    "phase=answer\npile=" MORE_LAYS "1c@1\n"
    "hand.0=1o 2o 12c\nhand.1=6b 7e\nknown.1=6b 7e\n"
    "down.0=3b 4b 5b\ndown.1=7b 9b 11b",
    "lay 1o", "answer-back", 1, NOBODY },
  { "the answer that is missed least",
    NULL, 3,
    "phase=answer\nstock=7o 7c\npile=1o@1\nhand.0=2o * 9c\nup.0=12o 12c 9o\n"
    "hand.1=6o 9e 8o\nup.1=4c 4o 4e\nhand.2=6c 8c 11o\nup.2=5c 5o 5e\n"
    DOWN_3,
    "lay 2o", "answer-cheaply", 2, NOBODY },
  { "the last answer to a shot is kept for one",
    NULL, 2,
    "stock=7o 7c 8o\npile=" TEN_LAYS "\nhand.0=2o 4e 12c\nup.0=2c 9e 1o\n"
    "hand.1=6e 1c 11c\nup.1=5e 3c 12o\n" DOWN,
    "lay 12c", "keep-answer", 12, NOBODY },
};

/* --- the learner ---------------------------------------------------------- */

#define LOW \
  "pile=4o@1\nhand.0=2c 5o 5c 12c\nhand.1=6o 6c 11c 9c 11o\n" DOWN
#define EXCHANGE \
  "phase=exchange\nstock=7o 7c\nhand.0=2o 4o 9c\nup.0=5o 12o 11c\n" \
  "hand.1=6o 6c 8c\nup.1=4c 9o 11o\n" DOWN

static const Habit habits[] = {
  { "lays low cards", NULL, 2, LOW, "lay 5o 5c",
    ASKED / 4 + 1, ASKED },
  { "lays one where a pair would go", NULL, 2, LOW, "lay 5o",
    ASKED / 4 + 1, ASKED },
  { "wastes a 2 now and then", NULL, 2, LOW, "lay 2c",
    1, ASKED / 4 - 1 },
  { "lays nothing else", NULL, 2, LOW, "lay 5o 5c | lay 5o | lay 2c",
    ASKED, ASKED },
  { "takes the win", NULL, 2,
    "pile=4o@1\nhand.0=12c 12o\nhand.1=6o 6c\ndown.1=6b",
    "lay 12o 12c", ASKED, ASKED },
  { "shoots at the next", NULL, 3,
    "phase=name\npile=4o@2 1o@0\nhand.0=6o 12c\nhand.1=6e 6c 9c\n"
    "hand.2=11o\ndown.0=3b 4b 5b\ndown.1=6b 9b 11b",
    "name 1", ASKED, ASKED },
  { "exchanges a strong card", NULL, 2, EXCHANGE, "swap 2o 5o",
    ASKED / 4 + 1, ASKED },
  { "exchanges little", NULL, 2, EXCHANGE, "swap 2o 5o | ready",
    ASKED, ASKED },
};

/* Most of these are about what only Bataille norvégienne has: tens that must
 * not be laid last, threes that copy. What is told of picking up is the code of
 * both games, and its test shows it. */
static const guint8 elsewhere[] = {
  CG_REASON_ANY_MOVE, SHEDDING_REASON_NO_EXCHANGE,
  SHEDDING_REASON_NOT_END_ON_TEN, SHEDDING_REASON_KEEP_THREES,
  SHEDDING_REASON_ANSWER_BURN, SHEDDING_REASON_PICK_UP_SMALL,
  SHEDDING_REASON_PICK_UP_GOOD,
};

static const CaseGame game = {
  &cg_rules_balco, case_read, cases, G_N_ELEMENTS (cases), habits,
  G_N_ELEMENTS (habits), elsewhere, G_N_ELEMENTS (elsewhere),
};

/* --- what a search looks at ----------------------------------------------- */

static gboolean
wins (const CgState *state, CgMove move)
{
  const BalcoState *s = balco_state (state);

  return shed_move_kind (move) == SHEDDING_MOVE_LAY &&
         balco_lay_size (move) == shed_cards_left (&s->shed, s->to_move);
}

/* Whether sense forbids @move: not to win at once where that is legal; a joker
 * that stands for a number of which a card that fits too is kept, or for one
 * that does nothing and is not the highest, where it neither cleans nor
 * finishes. */
static gboolean
is_forbidden (const CgState *state, CgMove move)
{
  const BalcoState *s = balco_state (state);
  CgMove list[CG_MAX_MOVES];
  guint n = cg_rules_balco.moves (state, list);
  guint number = balco_lay_number (move);
  BalcoCards kept;

  if (wins (state, move))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (wins (state, list[i]))
      return TRUE;
  if (shed_move_kind (move) != SHEDDING_MOVE_LAY ||
      balco_lay_jokers (move) == 0)
    return FALSE;
  kept = s->seat[s->to_move].hand & ~balco_lay_cards (move);
  kept &= balco_on_top[s->ceiling > 0][s->top];
  if ((kept & SHED_RANK (number)) != 0)
    return TRUE;
  return (number == 9 || number == 11 || (number >= 3 && number <= 6)) &&
         balco_lay_size (move) < s->n_hand[s->to_move] &&
         !balco_cleans (s, number, balco_lay_size (move));
}

static void
test_forbidden (void)
{
  case_check_forbidden (&cg_rules_balco, is_forbidden);
}

/* In random games the moves that are left are legal, in order and at least
 * one, and no two of them are alike; nothing that is alike is lost. */
static void
check_prune (const CgState *state)
{
  const CgRules *rules = &cg_rules_balco;
  CgMove all[CG_MAX_MOVES], few[CG_MAX_MOVES];
  guint n_all = rules->moves (state, all);
  guint n;

  memcpy (few, all, sizeof all);
  n = balco_prune (state, few, n_all);
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, n_all);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (rules->why_not (state, few[i]).kind, ==, CG_LEGAL);
      if (i > 0)
        g_assert_cmpuint (few[i - 1], <, few[i]);
    }
  if (shed_move_kind (all[0]) != SHEDDING_MOVE_LAY)
    return;
  if (n == 1 && wins (state, few[0]))
    return;
  for (guint i = 0; i < n_all; i++)
    {
      gboolean found = balco_lay_jokers (all[i]) > 0;

      for (guint j = 0; j < n && !found; j++)
        found = balco_lay_jokers (few[j]) == 0 &&
                balco_lay_number (few[j]) == balco_lay_number (all[i]) &&
                balco_lay_size (few[j]) == balco_lay_size (all[i]);
      g_assert_true (found);
    }
}

static void
test_prune (void)
{
  const CgRules *rules = &cg_rules_balco;

  for (guint seed = 0; seed < 400; seed++)
    {
      g_autofree CgState *state = NULL;
      CgRandom random;
      CgSetup setup;

      cg_random_seed (&random, seed);
      cg_setup_init (&setup, rules);
      setup.seats = (guint8) (2 + seed % 4);
      state = cg_state_new (rules, &setup);
      cg_deal (rules, &setup, seed, state);
      while (rules->to_move (state) != CG_NO_SEAT)
        {
          check_prune (state);
          rules->play (state, cg_random_move (rules, state, &random), NULL);
        }
    }
}

static void
test_playout (void)
{
  case_check_playout (&cg_rules_balco, &balco_search);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  case_add_game (&game);
  g_test_add_func ("/balco/medium/forbidden", test_forbidden);
  g_test_add_func ("/balco/search/prune", test_prune);
  g_test_add_func ("/balco/search/playout", test_playout);
  return g_test_run ();
}
