/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne: one position for each rule of thumb, what the
 * thoughtful player does there and why; and what the learner does. */

#include "tests/players/cases.h"

#include "games/norwegian/norwegian-player.h"

/* Ten cards for a pile of which only the last matters, all laid by seat 1. */
#define TEN_LAYS "4H@1 5H@1 5C@1 6H@1 6D@1 7H@1 7C@1 9H@1 9C@1 JH@1 "

static const Case cases[] = {
  /* --- exchange --- */
  { "a two waits face up",
    NULL, 2,
    "phase=exchange\nstock=7S 7D\nhand.0=2S 4D 9C\nup.0=5H QS KD\n"
    "down.0=3C 3D JS\nhand.1=6S 6D 8C\nup.1=4S 9S JD\ndown.1=AC KC QC",
    "swap 2S 5H", "face-up-strong", 2, NOBODY },
  { "the better of two rows is found: nothing more to do",
    NULL, 2,
    "phase=exchange\nstock=7S 7D\nhand.0=4D 5C 9C\nup.0=2H 3S AD\n"
    "down.0=3C 3D JS\nhand.1=6S 6D 8C\nup.1=4S 9S JD\ndown.1=AC KC QC",
    "ready", "row-ready", 0, NOBODY },
  { "equal cards wait together",
    NULL, 2,
    "phase=exchange\nstock=7S 7D\nhand.0=5D JC 6C\nup.0=2H 4D JH\n"
    "down.0=3C 3D JS\nhand.1=6S 6D 8C\nup.1=4S 9S JD\ndown.1=AC KC QC",
    "swap JC 4D", "face-up-pair", 11, NOBODY },
  { "a low card comes into the hand",
    NULL, 2,
    "phase=exchange\nstock=7S 7D\nhand.0=5D JC 6C\nup.0=2H 3S 4D\n"
    "down.0=3C 3D JS\nhand.1=6S 6D 8C\nup.1=4S 9S JD\ndown.1=AC KC QC",
    "swap JC 4D", "keep-playable-start", 4, NOBODY },

  /* --- nothing to think about --- */
  { "nothing goes",
    NULL, 2,
    "pile=KS@1\nhand.0=4D 5C\ndown.0=3C 3D\nhand.1=6S 6D\ndown.1=AC KC",
    "pick-up", "must-pick-up", 0, NOBODY },
  { "one card goes",
    NULL, 2,
    "pile=QS@1\nhand.0=4D KC\ndown.0=3C 3D\nhand.1=6S 6D\ndown.1=AC KH",
    "lay KC", "only-move", 13, NOBODY },
  { "a face-down card is as good as another",
    NULL, 2,
    "pile=QS@1\ndown.0=3C 3D JS\nhand.1=6S 6D\ndown.1=AC KH",
    NULL, "flip-any", 0, NOBODY },

  /* --- laying --- */
  { "the lowest goes first",
    NULL, 2,
    "stock=7S 7D 8S\nhand.0=4D 9C KC\nup.0=2S 2D 3S\ndown.0=3C 3D JS\n"
    "hand.1=6S 6D QC\nup.1=5S 5D 9S\ndown.1=AC KH QH",
    "lay 4D", "dump-low", 4, NOBODY },
  { "equal cards go together",
    NULL, 2,
    "pile=4S@1\nhand.0=5D 5C 5H KC\ndown.0=3C 3D JS\nhand.1=6S 6D QC 9C JH\n"
    "down.1=AC KH QH",
    "lay 5H 5D 5C", "lay-all-equal", 5, NOBODY },
  { "a king does what a two would do",
    NULL, 2,
    "stock=7S 7D 8S\npile=QS@1\nhand.0=2D 4C KC\nup.0=2S 9D 3S\n"
    "down.0=3C 3D JS\nhand.1=6S 6D QC\nup.1=5S 5D 9S\ndown.1=AC KH QH",
    "lay KC", "keep-twos", 13, NOBODY },
  { "... or a three",
    NULL, 2,
    "stock=7S 7D 8S\npile=QS@1\nhand.0=3D 4C KC\nup.0=2S 9D 2D\n"
    "down.0=3C 3H JS\nhand.1=6S 6D QC\nup.1=5S 5D 9S\ndown.1=AC KH QH",
    "lay KC", "keep-threes", 13, NOBODY },
  { "... or a ten",
    NULL, 2,
    "stock=7S 7D 8S\npile=9S@1\nhand.0=10D 4C JC\nup.0=2S 9D 2D\n"
    "down.0=3C 3H JS\nhand.1=6S 6D QC\nup.1=5S 5D 9H\ndown.1=AC KH QH",
    "lay JC", "keep-tens", 11, NOBODY },
  { "... or an ace",
    NULL, 2,
    "stock=7S 7D 8S\npile=QS@1\nhand.0=AD 4C KC\nup.0=2S 9D 2D\n"
    "down.0=3C 3H JS\nhand.1=6S 6D QC\nup.1=5S 5D 9H\ndown.1=AC KH QH",
    "lay KC", "keep-aces", 13, NOBODY },
  { "only special cards go",
    NULL, 2,
    "stock=7S 7D 8S\npile=KS@1\nhand.0=2C 3D 4C\nup.0=2S 9D 2D\n"
    "down.0=3C 3H JS\nhand.1=6S 6D QC\nup.1=5S 5D 9H\ndown.1=AC KH QH",
    "lay 2C", "cheapest-special", 2, NOBODY },
  { "the last cards win",
    NULL, 2,
    "pile=9S@1\nhand.0=KS KD\nhand.1=6S 6D\ndown.1=AC KH",
    "lay KS KD", "win-now", 13, NOBODY },
  { "first the ten, then all the rest",
    NULL, 2,
    "pile=5S@1\nhand.0=10S 6D 6C\nhand.1=6S QD\ndown.1=AC KH",
    "lay 10S", "then-win", 10, NOBODY },
  { "the same with an eight that skips the only other",
    NULL, 2,
    "pile=7S@0 5S@1\nhand.0=8S KD KC\nhand.1=6S QD\ndown.1=AC KH",
    "lay 8S", "then-win", 8, NOBODY },
  { "the ten goes before it can be the last",
    NULL, 2,
    "pile=4S@1\nhand.0=10S 5D 9C\nhand.1=6S QD\ndown.1=AC KH",
    "lay 10S", "not-end-on-ten", 10, NOBODY },
  { "... also where it gives no other turn",
    "ten_replays=off", 2,
    "pile=4S@1\nhand.0=10S 9C\nhand.1=6S QD\ndown.1=AC KH",
    "lay 10S", "not-end-on-ten", 10, NOBODY },
  { "taking the pile is better than ending on a ten",
    "voluntary_pickup=on", 2,
    "pile=4S@1\nhand.0=10S\nhand.1=6S QD\ndown.1=AC KH",
    "pick-up", "not-end-on-ten", 0, NOBODY },
  { "a big pile burns",
    NULL, 2,
    "pile=" TEN_LAYS "4D@0 4S@1 5S@1 5D@1 6S@1 6C@1 7D@1 7S@1 9S@1\n"
    "hand.0=10D JD KD\ndown.0=3C 2H JS\nhand.1=QD QS KC QH\n"
    "down.1=AC KH 8H",
    "lay 10D", "burn-big-pile", 10, NOBODY },
  { "a ten lets the low cards go",
    NULL, 2,
    "pile=9S@1\nhand.0=4D 5D 6C 7D 10D JC\ndown.0=3C 2H JS\n"
    "hand.1=QD QS KC QH\ndown.1=AC KH 8H",
    "lay 10D", "burn-to-lead", 10, NOBODY },
  { "four in a row burn",
    "quads_burn=on", 2,
    "pile=4S@0 QS+QH@1\nhand.0=QD QC KC KD 5C\ndown.0=3C 2H JS\n"
    "hand.1=9D 9S KS 9H\ndown.1=AC KH 8H",
    "lay QD QC", "burn-four", 12, NOBODY },
  { "an eight skips who would win",
    NULL, 3,
    "pile=5S@2\nhand.0=8S 9D KC\ndown.0=3C 3D JS\nhand.1=QS\n"
    "hand.2=6S 6C 9C\ndown.2=AC KH QH",
    "lay 8S", "skip-danger", 8, 1 },
  { "turning round keeps the turn from who would win",
    "jack_reverse=on", 3,
    "pile=5S@2\nhand.0=JC 9D QC\ndown.0=3C 3D JS\nhand.1=QS\n"
    "hand.2=6S 6C 9C\ndown.2=AC KH QH",
    "lay JC", "reverse-danger", 11, 1 },
  { "with two players an eight gives another turn",
    NULL, 2,
    "pile=5S@1\nhand.0=8S 9D KC\ndown.0=3C 3D JS\nhand.1=QS 4D 6S 7C\n"
    "down.1=AC KH QH",
    "lay 8S", "play-again", 8, NOBODY },
  { "what is known of the next hand cannot follow",
    NULL, 2,
    "pile=" TEN_LAYS "4D@0 4S@1\nhand.0=5D JC\ndown.0=3C 2H JS\n"
    "hand.1=6S 9S\nknown.1=6S 9S\ndown.1=AC KH 8H",
    "lay JC", "next-cannot-follow", 11, 1 },
  { "a high card before somebody with little left",
    NULL, 2,
    "pile=" TEN_LAYS "4S@1 4D@0\nhand.0=5D KC\ndown.0=3C 2H JS\nhand.1=6S\n"
    "down.1=AC",
    "lay KC", "make-it-hard", 13, 1 },

  /* --- attacks --- */
  { "the pile is big and the ace at hand",
    NULL, 2,
    "pile=" TEN_LAYS "QS@1\nhand.0=AS 2D KC\ndown.0=3C 2H JS\n"
    "hand.1=KS QH\nknown.1=KS QH\ndown.1=AC KH 8H",
    "lay AS", "attack-now", 1, 1 },
  { "an ace hits who would win",
    NULL, 3,
    "phase=name\npile=4S@2 AS@0\nhand.0=6D KC\ndown.0=3C 3D JS\n"
    "hand.1=6S 6C 9C\ndown.1=AC KH QH\nhand.2=QS",
    "name 2", "attack-leader", 0, 2 },
  { "where nothing tells the others apart an ace hits the next",
    NULL, 3,
    "phase=name\nstock=7S\npile=4S@2 AS@0\nhand.0=6D KC KS\n"
    "up.0=5D 6C 7C\ndown.0=3C 3D JS\nhand.1=6S 8C 9C\nup.1=4C 4D 9D\n"
    "down.1=AC KH QH\nhand.2=QS QD JD\nup.2=5H 7D 8H\ndown.2=AH KD 8D",
    "name 1", "attack-next", 0, 1 },
  { "an ace hits whose hand is known to have no answer",
    NULL, 3,
    "phase=name\npile=4S@2 AS@0\nhand.0=6D KC\ndown.0=3C 3D JS\n"
    "hand.1=6S 6C 9C 9D\ndown.1=AC KH QH\n"
    "hand.2=QS QD JD JC\nknown.2=QS QD JD JC\ndown.2=AH KD 8C",
    "name 2", "attack-defenceless", 0, 2 },
  { "an ace is turned back",
    NULL, 2,
    "phase=answer\npile=" TEN_LAYS "AS@1\nhand.0=AD 2D QC\n"
    "down.0=3C 2H JS\nhand.1=6S 9S\nknown.1=6S 9S\ndown.1=AC KH 8H",
    "lay AD", "answer-back", 1, NOBODY },
  { "the answer that is missed least",
    NULL, 3,
    "phase=answer\nstock=7S 7D\npile=AS@1\nhand.0=3D 2D 9C\nup.0=KS KC 9D\n"
    "down.0=3C 2H JS\nhand.1=6S 9S 8D\nup.1=4C 4D 4S\ndown.1=AC KH 8H\n"
    "hand.2=6C 8S QD\nup.2=5C 5D 5S\ndown.2=AH KD 8C",
    "lay 2D", "answer-cheaply", 2, NOBODY },
  { "a ten answers and burns a big pile",
    NULL, 2,
    "phase=answer\npile=" TEN_LAYS "AS@1\nhand.0=10D 2D 4C 5S 5D 6S 6C\n"
    "down.0=3C 2H JS\nhand.1=AD 9S\nknown.1=AD\ndown.1=AC KH 8H",
    "lay 10D", "answer-burn", 10, NOBODY },

  /* --- house rules --- */
  { "a joker gives a big pile away",
    "jokers=2", 2,
    "pile=" TEN_LAYS "QS@1\nhand.0=* 5D KC\ndown.0=3C 2H JS\n"
    "hand.1=6S 9S\ndown.1=AC KH 8H",
    "lay *", "joker-big-pile", 0, NOBODY },
  { "... to who would win",
    "jokers=2", 3,
    "phase=name-joker\npile=4S@2 9S@1\nhand.0=6D KC\ndown.0=3C 3D JS\n"
    "hand.1=6S 6C 9C\ndown.1=AC KH QH\nhand.2=QS",
    "name 2", "joker-leader", 0, 2 },
  { "no pile is taken by choice while a card goes",
    "voluntary_pickup=on", 2,
    "pile=9S@1\nhand.0=2S KC\ndown.0=3C 3D\nhand.1=6S QD\ndown.1=AC KH",
    "lay KC", "keep-twos", 13, NOBODY },
  { "... but rather a small pile than a three spent",
    "voluntary_pickup=on", 2,
    "pile=KS@1\nhand.0=3S QC\ndown.0=3C 3D\nhand.1=6S QD\ndown.1=AC KH",
    "pick-up", "pick-up-small", 3, NOBODY },
  { "... and a pile with a good card among its few",
    "voluntary_pickup=on", 2,
    "pile=KS@0 3H@1\nhand.0=3S QC\ndown.0=3C 3D\n"
    "hand.1=2C 4D 6S 9H KD KC\ndown.1=AC KH",
    "pick-up", "pick-up-good", 0, NOBODY },
  { "a four out of turn",
    "four_any_time=on", 2,
    "phase=fours\nleader=1\nhand.0=4S 4D KC\ndown.0=3C 3D\n"
    "hand.1=6S QD\ndown.1=AC KH",
    "lay 4S 4D", "four-now", 4, NOBODY },
  { "no four out of turn where it would leave a ten alone",
    "four_any_time=on", 2,
    "phase=fours\nleader=1\nhand.0=4S 4D 10C\nhand.1=6S QD\ndown.1=AC KH",
    "pass", "not-end-on-ten", 0, NOBODY },
  { "a three passes a bad hand on",
    "three=rotate", 2,
    "pile=2S@1\nhand.0=3S 4D 4C 5H 5S 6S 6D 9C\ndown.0=3C 3D JS\n"
    "hand.1=KS KD\ndown.1=AC KH QH",
    "lay 3S", "pass-bad-hand", 3, NOBODY },
  { "... and is kept with a good one",
    "three=rotate", 2,
    "pile=2S@1\nhand.0=3S KC\ndown.0=3C 3D JS\n"
    "hand.1=KS KD 4D 4C 5H 5S 6S 6D 9C\ndown.1=AC KH QH",
    "lay KC", "keep-good-hand", 13, NOBODY },
  { "an 8 before somebody with no more than 8s, where these go on lower ones",
    "eight=below", 3,
    "pile=" TEN_LAYS "4D@0 4S@2\nhand.0=8S 6C\ndown.0=3C 3D JS\n"
    "hand.1=9S QD QH\ndown.1=AC KH QC\nhand.2=8D 8H 7S\nknown.2=8D 8H 7S\n"
    "down.2=AD KS QS",
    "lay 8S", "next-cannot-follow", 8, 2 },
  { "another face-down card on a low one",
    "blind_chain=on", 2,
    "phase=chain\npile=4S@0\ndown.0=3C 3D\nhand.1=6S QD\ndown.1=AC KH",
    NULL, "flip-again", 0, NOBODY },
  { "none on a high one",
    "blind_chain=on", 2,
    "phase=chain\npile=KS@0\ndown.0=3C 3D\nhand.1=6S QD 4D 4C 5S 5H\n"
    "down.1=AC KH",
    "pass", "stop-flipping", 0, NOBODY },
};

/* --- the learner ---------------------------------------------------------- */

#define LOW \
  "pile=4S@1\nhand.0=2C 5D 5C KC\ndown.0=3C 3D JS\n" \
  "hand.1=6S 6D QC 9C JH\ndown.1=AC KH QH"
#define EXCHANGE \
  "phase=exchange\nstock=7S 7D\nhand.0=2S 4D 9C\nup.0=5H QS KD\n" \
  "down.0=3C 3D JS\nhand.1=6S 6D 8C\nup.1=4S 9S JD\ndown.1=AC KC QC"

static const Habit habits[] = {
  { "lays low cards", NULL, 2, LOW, "lay 5D 5C",
    ASKED / 4 + 1, ASKED },
  { "lays one where a pair would go", NULL, 2, LOW, "lay 5D",
    ASKED / 4 + 1, ASKED },
  { "wastes a two now and then", NULL, 2, LOW, "lay 2C",
    1, ASKED / 4 - 1 },
  { "lays nothing else", NULL, 2, LOW, "lay 5D 5C | lay 5D | lay 2C",
    ASKED, ASKED },
  { "takes the win", NULL, 2,
    "pile=4S@1\nhand.0=KC KD\nhand.1=6S 6D\ndown.1=AC KH",
    "lay KD KC", ASKED, ASKED },
  { "may end on a ten", NULL, 2,
    "pile=4S@1\nhand.0=9C 10D\nhand.1=6S 6D\ndown.1=AC KH",
    "lay 9C", ASKED / 2 + 1, ASKED },
  { "attacks the next", NULL, 3,
    "phase=name\npile=4S@2 AS@0\nhand.0=6D KC\ndown.0=3C 3D JS\n"
    "hand.1=6S 6C 9C\ndown.1=AC KH QH\nhand.2=QS",
    "name 1", ASKED, ASKED },
  { "exchanges a strong card", NULL, 2, EXCHANGE, "swap 2S 5H",
    ASKED / 4 + 1, ASKED },
  { "exchanges little", NULL, 2, EXCHANGE, "swap 2S 5H | ready",
    ASKED, ASKED },
};

/* Some reasons need jokers that stand for other cards. */
static const guint8 elsewhere[] = {
  CG_REASON_ANY_MOVE, SHEDDING_REASON_NO_EXCHANGE,
  SHEDDING_REASON_KEEP_JOKERS, SHEDDING_REASON_KEEP_ANSWER,
  SHEDDING_REASON_JOKER_AS, SHEDDING_REASON_ATTACK_TO_LEAD,
  NORWEGIAN_REASON_NO_FOUR,
};

static const CaseGame game = {
  &cg_rules_norwegian, case_read, cases, G_N_ELEMENTS (cases), habits,
  G_N_ELEMENTS (habits), elsewhere, G_N_ELEMENTS (elsewhere),
};

/* --- others --------------------------------------------------------------- */

/* A position after so many moves; free with g_free(). */
static CgState *
position_after (guint plies)
{
  g_autofree char *text = g_strdup_printf (
    "pile=4S@1\nhand.0=6D 9C\ndown.0=3C 3D JS\nhand.1=6S 6C 9D\n"
    "down.1=AC KH QH\nplies=%u", plies);
  Case row = { .seats = 2, .position = text };

  return case_read (&cg_rules_norwegian, &row);
}

/* Two players with the same cards in hand for ever: after a while the
 * thoughtful player tries something else. */
static void
test_medium_gets_restless (void)
{
  const CgPlayer *player = cg_player_find ("medium");

  for (guint plies = 0; plies <= 1000; plies += 1000)
    {
      g_autofree CgState *state = position_after (plies);
      gboolean differs = FALSE;
      CgMove first = cg_player_advise (player, &cg_rules_norwegian, state, 0,
                                       NULL, NULL);

      for (guint64 seed = 1; seed < 100; seed++)
        if (cg_player_advise (player, &cg_rules_norwegian, state, seed, NULL,
                              NULL) != first)
          differs = TRUE;
      g_assert_true (differs == (plies > 0));
    }
}

/* ... and the strong one more and more often does what that one would. */
static void
test_hard_tires (void)
{
  g_autofree CgState *early = position_after (100);
  g_autofree CgState *late = position_after (4000);
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_assert_false (norwegian_search.tires (early, &random));
      g_assert_cmpuint (cg_player_advise (cg_player_find ("hard"),
                                          &cg_rules_norwegian, late, seed,
                                          NULL, NULL), ==,
                        cg_player_advise (cg_player_find ("medium"),
                                          &cg_rules_norwegian, late, seed,
                                          NULL, NULL));
    }
}

/* --- what nobody does ----------------------------------------------------- */

/* Whether @move gets rid of all that its seat has left, and what comes of it:
 * 1: it wins, -1: it loses (BN-31). */
static int
finishes (const CgState *state, CgMove move)
{
  const NorwegianState *s = norwegian_state (state);
  guint left = shed_cards_left (&s->shed, s->to_move);

  if (shed_move_kind (move) == SHEDDING_MOVE_JOKER)
    return left == 1;
  if (shed_move_kind (move) != SHEDDING_MOVE_LAY ||
      cg_set_size (shed_lay_cards (move)) < left)
    return 0;
  return shed_lay_rank (move) == 10 ? -1 : 1;
}

/* Whether sense forbids @move: not to win at once where that is legal, to lose
 * at once where anything else is. */
static gboolean
is_forbidden (const CgState *state, CgMove move)
{
  CgMove list[CG_MAX_MOVES];
  guint n = cg_rules_norwegian.moves (state, list);
  int most = -1;

  for (guint i = 0; i < n; i++)
    most = MAX (most, finishes (state, list[i]));
  return finishes (state, move) < most;
}

/* Such positions are rare. */
static void
test_last_ten (void)
{
  static const char *const levels[] = { "easy", "medium", "hard" };
  static const CgBudget budget = { .simulations = 50 };
  static const Case rows[] = {
    { .options = "voluntary_pickup=on", .seats = 2, .move = "pick-up",
      .position = "pile=4S@1\nhand.0=10D\nhand.1=6S 6D\ndown.1=AC KH" },
    { .seats = 2, .move = "lay 10D",
      .position = "pile=4S@1\nhand.0=10D 10C\nhand.1=6S 6D\ndown.1=AC KH" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree CgState *state = case_read (&cg_rules_norwegian, &rows[i]);

      for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
        g_assert_cmpuint (case_count (&cg_rules_norwegian, state,
                                      levels[level], &budget, rows[i].move,
                                      20),
                          ==, 20);
    }
}

static void
test_forbidden (void)
{
  case_check_forbidden (&cg_rules_norwegian, is_forbidden);
}

static void
test_playout (void)
{
  case_check_playout (&cg_rules_norwegian, &norwegian_search);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  case_add_game (&game);
  g_test_add_func ("/norwegian/medium/gets-restless",
                   test_medium_gets_restless);
  g_test_add_func ("/norwegian/hard/tires", test_hard_tires);
  g_test_add_func ("/norwegian/last-ten", test_last_ten);
  g_test_add_func ("/norwegian/forbidden", test_forbidden);
  g_test_add_func ("/norwegian/search/playout", test_playout);
  return g_test_run ();
}
