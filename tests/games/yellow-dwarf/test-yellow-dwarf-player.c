/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune: what its table of advice says; and what no level ever does. It
 * includes the player's private header for the ranks that surely lead out,
 * which no level may leave. */

#include "tests/each-game.h"
#include "tests/players/cases.h"

#include "players/cg-reasons.h"
#include "games/yellow-dwarf/yellow-dwarf-player-private.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"

#include <string.h>

/* Reads the position of @row, with three seats; the boxes hold the stakes of
 * one round, the stub what the text does not mention, and seat 0 is to play. */
static CgState *
read_position (const CgRules *rules, const Case *row)
{
  static const char defaults[] =
    "round=1\nphase=begin\nto-move=0\npile=\nbox.10D=3\nbox.JC=6\n"
    "box.QS=9\nbox.KH=12\nbox.7D=15\nbank.0=105\nbank.1=105\nbank.2=105\n";
  const char *first = strchr (row->position, '@');
  CgState *state;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  test_read_setup (&setup, rules, row->options);
  setup.seats = 3;
  setup.dealer = 2; /* seat 0 begins, or who laid the first card */
  if (first != NULL)
    setup.dealer = (guint8) ((first[1] - '0' + 2) % 3);
  state = case_read_position (rules, &setup, defaults,
                              row->position);
  g_assert_cmpstr (cg_validate (rules, state), ==, NULL);
  return state;
}

static const guint8 elsewhere[] = { CG_REASON_ANY_MOVE };

static const CaseGame game = {
  &cg_rules_yellow_dwarf, read_position, FALSE, elsewhere,
  G_N_ELEMENTS (elsewhere),
};

/* --- whole rounds --------------------------------------------------------- */

static gboolean
is_board_card (CgMove move)
{
  return move < YELLOW_DWARF_STOP && yellow_dwarf_box_of ((CgCard) move) >= 0;
}

/* Whether the hand goes out in one sequence that begins with @rank. */
static gboolean
goes_in_one (guint64 hand, guint rank)
{
  for (; hand != 0 && rank <= CG_KING; rank++)
    {
      guint64 cards = hand & G_GUINT64_CONSTANT (15) << (rank - 1) * 4;

      if (__builtin_popcountll (cards) != 1)
        return FALSE;
      hand &= ~cards;
    }
  return hand == 0;
}

/* What the rules of thumb forbid. All levels: a box that is not announced
 * (NJ-16). Easy: a stop by choice below the jack or with the last card. Medium
 * and hard: another card laid where an equal one takes a box, a stop by choice
 * in somebody else's sequence or with the last cards, and a lead put at risk
 * that is sure to last to the end. */
static void
check_move (const CgPlayer *player, const CgState *s, CgMove move)
{
  gboolean careful = !g_str_equal (player->id, "easy");
  guint64 hand = s->hand[s->to_move];
  guint64 next = hand & G_GUINT64_CONSTANT (15) << s->top * 4;

  if (s->claim)
    {
      g_assert_cmpuint (move, ==, YELLOW_DWARF_ANNOUNCE);
      return;
    }
  if (move == YELLOW_DWARF_STOP && next != 0)
    {
      if (careful)
        {
          g_assert_cmpint (s->layer, ==, s->to_move);
          g_assert_false (goes_in_one (hand, s->top + 1u));
        }
      else
        {
          g_assert_cmpuint (s->top + 1u, >=, CG_JACK);
          g_assert_cmpuint (hand & ~next, !=, 0);
        }
    }
  if (!careful)
    return;
  if (move < YELLOW_DWARF_STOP && !is_board_card (move))
    for (CgMove equal = move & ~3u; equal < (move & ~3u) + 4; equal++)
      g_assert_false (is_board_card (equal) && (hand >> equal & 1));
  if (s->phase == YELLOW_DWARF_BEGIN)
    {
      YellowDwarfTable t;
      guint64 sure;

      yellow_dwarf_view_table (&t, s, s->to_move);
      sure = yellow_dwarf_sure_ranks (&t);
      g_assert_true (sure == 0 || (sure >> (move & ~3u) & 1));
    }
}

/* Every other deal has house rules by chance. */
static CgState *
deal_any (guint64 deal, CgRandom *random)
{
  const CgRules *rules = &cg_rules_yellow_dwarf;
  CgState *state;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) (3 + deal % 6);
  if (deal % 2 == 1)
    test_random_options (&setup, rules, random);
  setup.options[YELLOW_DWARF_ROUNDS] = 1;
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, deal, state);
  return state;
}

/* Every move is the player's advice or, one in three, any legal one, so that it
 * comes into positions to which it would not come by itself. */
static void
test_never (gconstpointer data)
{
  const CgRules *rules = &cg_rules_yellow_dwarf;
  const CgPlayer *player = cg_player_find (data);
  CgBudget budget = { .simulations = 100 };

  for (guint64 deal = 0; deal < 120; deal++)
    {
      g_autofree CgState *state = NULL;
      CgRandom random;

      cg_random_seed (&random, deal);
      state = deal_any (deal, &random);
      while (rules->to_move (state) != CG_NO_SEAT)
        {
          CgMove move = cg_player_advise (player, rules, state, deal, &budget,
                                          NULL);

          g_assert_cmpuint (rules->why_not (state, move).kind, ==, CG_LEGAL);
          check_move (player, state, move);
          if (cg_random_below (&random, 3) == 0)
            move = cg_random_move (rules, state, &random);
          rules->play (state, move, NULL);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  case_add_game (&game);
  g_test_add_data_func ("/yellow-dwarf/never/easy", "easy", test_never);
  g_test_add_data_func ("/yellow-dwarf/never/medium", "medium", test_never);
  g_test_add_data_func ("/yellow-dwarf/never/hard", "hard", test_never);
  return g_test_run ();
}
