/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune: one position for each rule of thumb, what the thoughtful player
 * does there and why; what no level ever does; what the learner does; and that
 * the levels are as strong as they should be. It includes the player's private
 * header for the ranks that surely lead out, which no level may leave. */

#include "tests/players/cases.h"

#include "players/cg-players.h"
#include "players/cg-reasons.h"
#include "games/yellow-dwarf/yellow-dwarf-player-private.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"

#include <math.h>
#include <string.h>

/* Hands of which nothing is known, as large as at the start. */
#define OTHERS \
  "hand.1=2S 2H 3C 4S 4H 5H 6S 7H 8H 9H 10H JD QH KD\n" \
  "hand.2=2D 3S 3H 4D 5C 6C 7C 8C 9C 10C JH QD KH\n"

/* Of two and of one card. */
#define CLOSE "hand.1=2S 8H\nhand.2=QD\n"

static const Case cases[] = {
  { "a box is announced",
    NULL, 3,
    "phase=go-on\npile=7D@0\nhand.0=9S KS\n" OTHERS,
    "announce", "announce-box", 7, NOBODY },
  { "... before the next card is laid",
    NULL, 3,
    "phase=go-on\npile=7D@0\nhand.0=8S KS\n" OTHERS,
    "announce", "announce-box", 7, NOBODY },
  { "... after the last card too",
    NULL, 3,
    "phase=last\npile=7D@0\nhand.0=\n" OTHERS,
    "announce", "announce-box", 7, NOBODY },
  { "nothing fits",
    NULL, 3,
    "phase=go-on\npile=8S@2\nhand.0=AS 7S KS\n" OTHERS,
    "stop", "only-move", 0, NOBODY },
  { "the last cards go in one sequence",
    NULL, 3,
    "hand.0=4C 5S 6D\n" OTHERS, "lay 4C", "last-cards", 4, NOBODY },
  { "the last card goes",
    NULL, 3,
    "phase=go-on\npile=8S@2\nhand.0=9S\n" OTHERS,
    "lay 9S", "last-cards", 9, NOBODY },
  { "a king first: then the last sequence ends the round",
    NULL, 3,
    "hand.0=AS KS\n" OTHERS, "lay KS", "lead-to-end", 13, NOBODY },
  { "another card goes on",
    NULL, 3,
    "phase=go-on\npile=8S@2\nhand.0=AS 9S KS\n" OTHERS,
    "lay 9S", "go-on", 9, NOBODY },
  { "a card of the board goes on",
    NULL, 3,
    "phase=go-on\npile=6D@2\nhand.0=AS 7D KS\n" OTHERS,
    "lay 7D", "take-box", 7, NOBODY },
  { "of equal cards the one of the board",
    NULL, 3,
    "phase=go-on\npile=6D@2\nhand.0=AS 7S 7D KS\n" OTHERS,
    "lay 7D", "board-card-first", 7, NOBODY },
  { "... also when it begins a sequence",
    NULL, 3,
    "hand.0=3D 7S 7D 9S QC\n" OTHERS, "lay 7D", "take-box", 7, NOBODY },
  { "a card of the board begins",
    NULL, 3,
    "hand.0=3D 7D 9S QC\n" OTHERS, "lay 7D", "take-box", 7, NOBODY },
  { "the sequence goes up to a card of the board",
    NULL, 3,
    "hand.0=2C 6H 7D 9S QC\n" OTHERS, "lay 6H", "run-to-box", 7, NOBODY },
  { "a small box is not worth a low card left behind",
    NULL, 3,
    "hand.0=AC 10D QC\n" OTHERS, "lay AC", "begin-low", 1, NOBODY },
  { "... unless somebody is close to going out",
    NULL, 3,
    "hand.0=AC 10D QC\n" CLOSE, "lay 10D", "take-box", 10, NOBODY },
  { "a closed box is nothing to begin with",
    "forgotten=waits", 3,
    "closed=7D\nhand.0=3D 7D 9S QC\n" OTHERS,
    "lay 3D", "begin-low", 3, NOBODY },
  { "... nor to prefer its card to an equal one",
    "forgotten=waits", 3,
    "closed=7D\nphase=go-on\npile=6D@2\nhand.0=AS 7S 7D KS\n" OTHERS,
    "lay 7S", "go-on", 7, NOBODY },
  { "low cards first",
    NULL, 3,
    "hand.0=AC 5S 9S JS\n" OTHERS, "lay AC", "begin-low", 1, NOBODY },
  { "a king waits",
    NULL, 3,
    "hand.0=9S 9D KC\n" OTHERS, "lay 9S", "keep-king", 9, NOBODY },
  { "nobody else has a ten: the lead comes back",
    NULL, 3,
    "hand.0=7S 9S JS\npile=10S@0 10H@0 10C@0 10D@0\n"
    "hand.1=2S 2H 3C 4S 4H 5H 6S 8H 9H JD QH KD\n"
    "hand.2=2D 3S 3H 4D 5C 6C 7C 8C 9C JH QD KH\n",
    "lay 9S", "nobody-goes-on", 10, NOBODY },
  { "nobody else has a seven: the rest of the sequence can wait",
    NULL, 3,
    "phase=go-on\npile=7D@1 8D@2 9D@0 6D@0\nhand.0=2C 7S 7H 7C 8C 10S\n"
    "hand.1=2S 2H 3C 4S 4H 5H 6S 9H JD QH KD\n"
    "hand.2=2D 3S 3H 4D 5C 6C 8H JH QD KH\n",
    "stop", "stop-here", 7, NOBODY },
};

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
  if (row->options != NULL)
    case_set_options_of (&setup, rules, row->options);
  setup.seats = 3;
  setup.dealer = 2; /* seat 0 begins, or who laid the first card */
  if (first != NULL)
    setup.dealer = (guint8) ((first[1] - '0' + 2) % 3);
  state = case_read_position (rules, &setup, defaults,
                              row->position);
  g_assert_cmpstr (cg_validate (rules, state), ==, NULL);
  return state;
}

/* --- the learner ---------------------------------------------------------- */

#define BEGIN "hand.0=3D 5S 7D QC\n" OTHERS
#define TWO_SEVENS "phase=go-on\npile=6D@2\nhand.0=AS 7S 7D KS\n" OTHERS

static const Habit habits[] = {
  { "often begins low", NULL, 3, BEGIN, "lay 3D",
    ASKED / 4 + 1, ASKED },
  { "often begins with a box", NULL, 3, BEGIN, "lay 7D",
    ASKED / 4 + 1, ASKED },
  { "begins with anything now and then", NULL, 3, BEGIN, "lay 5S | lay QC",
    1, ASKED / 4 - 1 },
  { "forgets the board", NULL, 3, TWO_SEVENS, "lay 7S",
    ASKED / 4 + 1, ASKED },
  { "remembers the board", NULL, 3, TWO_SEVENS, "lay 7D",
    ASKED / 4 + 1, ASKED },
  { "saves court cards", NULL, 3,
    "phase=go-on\npile=QC@2\nhand.0=AS KS\n" OTHERS,
    "stop", 1, ASKED / 3 - 1 },
  { "saves no other card", NULL, 3,
    "phase=go-on\npile=8S@2\nhand.0=AS 9S\n" OTHERS,
    "lay 9S", ASKED, ASKED },
  { "saves no last card", NULL, 3,
    "phase=go-on\npile=QC@2\nhand.0=KS\n" OTHERS,
    "lay KS", ASKED, ASKED },
};

static const guint8 elsewhere[] = { CG_REASON_ANY_MOVE };

static const CaseGame game = {
  &cg_rules_yellow_dwarf, read_position, cases, G_N_ELEMENTS (cases), habits,
  G_N_ELEMENTS (habits), elsewhere, G_N_ELEMENTS (elsewhere),
};

/* --- whole rounds --------------------------------------------------------- */

static void
deal_round (guint seats, guint64 deal, CgState **state)
{
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_yellow_dwarf);
  setup.seats = (guint8) seats;
  setup.dealer = (guint8) (deal % seats);
  setup.options[YELLOW_DWARF_ROUNDS] = 1;
  *state = cg_state_new (&cg_rules_yellow_dwarf, &setup);
  cg_deal (&cg_rules_yellow_dwarf, &setup, deal, *state);
}

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
check_move (const CgPlayer *player, const CgState *state, CgMove move)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
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
    case_set_options (&setup, rules, random);
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

/* The mean of what @hero has more than the @others after a round, over @deals
 * deals that it plays from every seat, less the half width of the interval in
 * which it is with 95 %. */
static double
least_lead (const char *hero, const char *others, guint seats, guint deals)
{
  const CgRules *rules = &cg_rules_yellow_dwarf;
  const CgPlayer *players[] = { cg_player_find (others),
                                cg_player_find (hero) };
  CgBudget budget = { .simulations = 1000 };
  double sum = 0;
  double squares = 0;
  double half;

  for (guint deal = 0; deal < deals; deal++)
    {
      double lead = 0;

      for (int place = 0; place < (int) seats; place++)
        {
          g_autofree CgState *state = NULL;
          const YellowDwarfState *s;
          int seat;

          deal_round (seats, deal, &state);
          s = yellow_dwarf_state (state);
          for (guint64 ply = 0; (seat = s->to_move) != CG_NO_SEAT; ply++)
            rules->play (state,
                         cg_player_advise (players[seat == place], rules,
                                           state, deal << 16 | ply, &budget,
                                           NULL),
                         NULL);
          for (seat = 0; seat < (int) seats; seat++)
            lead += seat == place ? s->bank[seat]
                                  : -s->bank[seat] / (seats - 1.0);
        }
      lead /= seats;
      sum += lead;
      squares += lead * lead;
    }
  sum /= deals;
  half = 1.96 * sqrt ((squares / deals - sum * sum) / deals);
  g_test_message ("%s among %u %s: %+.2f points a round, ±%.2f", hero,
                  seats - 1, others, sum, half);
  return sum - half;
}

static void
test_strength (void)
{
  for (guint seats = 3; seats <= 5; seats += 2)
    {
      g_assert_cmpfloat (least_lead ("easy", "random", seats, 300), >, 0);
      g_assert_cmpfloat (least_lead ("medium", "easy", seats, 600), >, 0);
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
  g_test_add_func ("/yellow-dwarf/strength", test_strength);
  return g_test_run ();
}
