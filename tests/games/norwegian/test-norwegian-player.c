/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne: what its table of advice says; what comes of a game
 * that does not end; and what nobody does. */

#include "tests/players/cases.h"

#include "games/norwegian/norwegian-player.h"

/* Some reasons need jokers that stand for other cards. */
static const guint8 elsewhere[] = {
  CG_REASON_ANY_MOVE, SHEDDING_REASON_NO_EXCHANGE,
  SHEDDING_REASON_KEEP_JOKERS, SHEDDING_REASON_KEEP_ANSWER,
  SHEDDING_REASON_JOKER_AS, SHEDDING_REASON_ATTACK_TO_LEAD,
};

static const CaseGame game = {
  &cg_rules_norwegian, case_read, FALSE, elsewhere, G_N_ELEMENTS (elsewhere),
};

/* --- others --------------------------------------------------------------- */

/* A position after so many moves; free with g_free(). */
static CgState *
position_after (guint plies)
{
  g_autofree char *text = g_strdup_printf (
    "pile=4S@1\nhand.0=6D 9C\ndown.0=3C 3D JS\nhand.1=6S 6C 9D\n"
    "down.1=AC KH QH\nplies=%u", plies);
  Case row = { "", text };

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
finishes (const CgState *s, CgMove move)
{
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
  g_test_add_func ("/norwegian/forbidden", test_forbidden);
  g_test_add_func ("/norwegian/search/playout", test_playout);
  return g_test_run ();
}
