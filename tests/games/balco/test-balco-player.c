/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó: what its table of advice says, and which moves a search looks at. */

#include "tests/players/cases.h"

#include "games/balco/balco-player.h"

#include <string.h>

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
  &cg_rules_balco, case_read, FALSE, elsewhere, G_N_ELEMENTS (elsewhere),
};

/* --- what a search looks at ----------------------------------------------- */

static gboolean
wins (const CgState *s, CgMove move)
{
  return shed_move_kind (move) == SHEDDING_MOVE_LAY &&
         balco_lay_size (move) == shed_cards_left (&s->shed, s->to_move);
}

/* Whether sense forbids @move: not to win at once where that is legal; a joker
 * that stands for a number of which a card that fits too is kept, or for one
 * that does nothing and is not the highest, where it neither cleans nor
 * finishes. */
static gboolean
is_forbidden (const CgState *s, CgMove move)
{
  CgMove list[CG_MAX_MOVES];
  guint n = cg_rules_balco.moves (s, list);
  guint number = balco_lay_number (move);
  BalcoCards kept;

  if (wins (s, move))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (wins (s, list[i]))
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
