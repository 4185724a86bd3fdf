/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy: what its table of advice says; what the thoughtful player never does;
 * what the learner overlooks; and whether the judge finds the better of two
 * moves where it can be worked out. */

#include "tests/each-game.h"
#include "tests/players/cases.h"

#include "players/cg-reasons.h"
#include "games/noddy/noddy-rules.h"

#include <string.h>

#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))
#define FIVES (G_GUINT64_CONSTANT (15) << 16)

static CgState *
read_position (const CgRules *rules, const Case *row)
{
  CgState *state;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  test_read_setup (&setup, rules, row->options);
  state = case_read_position (rules, &setup, "phase=play\n", row->position);
  g_assert_cmpstr (cg_validate (rules, state), ==, NULL);
  return state;
}

static const guint8 elsewhere[] = { CG_REASON_ANY_MOVE, CG_REASON_ONLY_MOVE };

static const CaseGame game = {
  &cg_rules_noddy, read_position, FALSE, elsewhere, G_N_ELEMENTS (elsewhere),
};

/* The points of @move; @plain: whether a learner sees them. */
static int
points_of (const CgState *s, CgMove move, gboolean *plain)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard row[NODDY_ROW_CARDS];
  CgState after = *s;
  guint n;

  cg_rules_noddy.play (&after, move, NULL);
  for (guint i = 0; i < after.n_row; i++)
    row[i] = noddy_row_card (&after, i);
  n = noddy_list_play (row, after.n_row, FALSE, list);
  *plain = TRUE;
  for (guint i = 0; i < n; i++)
    *plain &= list[i].kind == NODDY_KIND_FIFTEEN ||
              list[i].kind == NODDY_KIND_PAIR ||
              list[i].kind == NODDY_KIND_PAIR_ROYAL;
  return after.score[s->to_move] - s->score[s->to_move];
}

/* Whatever has happened before, the thoughtful player leads a five only from
 * three fives, and the learner does not leave a fifteen or a pair for less. */
static void
test_never (void)
{
  CgSetup setup;
  CgRandom random;

  cg_setup_init (&setup, &cg_rules_noddy);
  cg_random_seed (&random, 1);
  for (guint deal = 1; deal <= 3000; deal++)
    {
      CgState s;
      CgState *state = (CgState *) &s;

      cg_deal (&cg_rules_noddy, &setup, deal, state);
      while (s.to_move != CG_NO_SEAT)
        {
          CgMove moves[CG_MAX_MOVES];
          guint n_moves = cg_rules_noddy.moves (state, moves);
          CgMove easy = cg_player_advise (cg_player_find ("easy"),
                                          &cg_rules_noddy, state, deal, NULL,
                                          NULL);
          CgMove medium = cg_player_advise (cg_player_find ("medium"),
                                            &cg_rules_noddy, state, deal, NULL,
                                            NULL);
          gboolean plain;

          if (s.phase == NODDY_PLAY && s.n_row == 0 &&
              cg_card_rank ((CgCard) medium) == 5)
            g_assert_cmpuint (s.hand[s.to_move] & ~FIVES, ==, 0);
          for (guint i = 0; i < n_moves && s.phase == NODDY_PLAY; i++)
            {
              int points = points_of (&s, moves[i], &plain);

              if (plain)
                g_assert_cmpint (points_of (&s, easy, &plain), >=, points);
            }
          cg_rules_noddy.play (state,
                               cg_rules_noddy.random_move (state, &random),
                               NULL);
        }
    }
}

/* By how many points the dealer (seat 0) leads in the end if it lays @first. */
static int
play_out (const CgState *s, CgMove first)
{
  CgState after = *s;
  CgState *state = &after;

  cg_rules_noddy.play (state, first, NULL);
  while (after.to_move != CG_NO_SEAT)
    {
      CgMove moves[CG_MAX_MOVES];

      cg_rules_noddy.moves (state, moves);
      cg_rules_noddy.play (state, moves[0], NULL);
    }
  return after.score[0] - after.score[1];
}

static NoddyHeard
heard_of (guint64 hand, CgCard turn_up)
{
  CgCard cards[NODDY_HAND_CARDS];

  for (guint i = 0; i < NODDY_HAND_CARDS; i++, hand &= hand - 1)
    cards[i] = (CgCard) __builtin_ctzll (hand);
  return noddy_hand_heard (cards[0], cards[1], cards[2], turn_up);
}

/* Whoever has announced a double pair royal holds the other three fives, so the
 * result of the dealer's last choice can be worked out. */
static void
test_judge_exactly (void)
{
  const Case row = {
    "", "to-move=1\nturn-up=5S\nrow=\nscore.0=6\nhand.0=AS AH AC\n"
        "announced.0=pair-royal:6\nscore.1=20\nhand.1=5C 5D 5H\n"
        "announced.1=15:2 15:2 15:2 15:2 double-pair-royal:12\n"
  };
  guint64 others = (CARD_BIT (52) - 1) & ~FIVES;
  guint worse = 0;
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint deal = 0; deal < 60; deal++)
    {
      g_autofree CgState *state = read_position (&cg_rules_noddy, &row);
      CgMove moves[CG_MAX_MOVES];
      CgState *s = state;
      int won[2];

      s->hand[0] = 0;
      while (__builtin_popcountll (s->hand[0]) < NODDY_HAND_CARDS)
        s->hand[0] |= others & CARD_BIT (cg_random_below (&random, 52));
      s->score[0] = (guint8) (s->score[1] + cg_random_below (&random, 5));
      s->heard[0] = heard_of (s->hand[0], s->turn_up);
      while (s->n_row < 3)
        cg_rules_noddy.play (state,
                             cg_rules_noddy.random_move (state, &random),
                             NULL);
      if (s->to_move != 0 || cg_rules_noddy.moves (state, moves) < 2)
        continue;
      for (guint k = 0; k < 2; k++)
        won[k] = play_out (s, moves[k]);
      for (guint k = 0; k < 2; k++)
        {
          const CgBudget budget = { .simulations = 200 };
          CgVerdict verdict;
          float lead;
          float points = cg_player_points (&cg_rules_noddy, state, 0, &lead);

          g_assert_true (cg_player_judge (&cg_rules_noddy, state, moves[k],
                                          deal, &budget, &verdict));
          g_assert_cmpfloat_with_epsilon (
            lead + (verdict.chance - 0.5f) * points, MAX (won[0], won[1]),
            0.1);
          g_assert_cmpfloat_with_epsilon (verdict.cost * points,
                                          MAX (won[1 - k] - won[k], 0), 0.1);
          worse += verdict.cost > 0;
        }
    }
  g_assert_cmpuint (worse, >, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  case_add_game (&game);
  g_test_add_func ("/noddy/never", test_never);
  g_test_add_func ("/noddy/judge/exactly", test_judge_exactly);
  return g_test_run ();
}
