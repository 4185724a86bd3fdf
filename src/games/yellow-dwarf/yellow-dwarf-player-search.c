/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search of the computer players needs to know of Nain jaune. A search
 * ends with the round; what counts is the number of points won in it. No rule
 * is decided here. */

#include "yellow-dwarf-player-private.h"

/* Converts points to the value of a position for a seat, from 0 to 1. A seat
 * whose bank equals the mean of all banks has the value 0.5; (SCALE × the
 * number of seats) points more would add 1. */
#define SCALE 120

/* The number of points in every bank of an imagined state. All banks are equal,
 * so that the value of the position measures what is won from now on, and not
 * what was won earlier in the match. */
#define LEVEL 2000

/* In one of STUBBORN simulations imagine() does not assume that a player begins
 * with the lowest card. */
#define STUBBORN 6

/* --- imagining hands ------------------------------------------------------ */

/* The owner of the place @place cannot have the card that is there: exchanges
 * this card for the card at another place, so that both cards fit. If no
 * exchange is possible, the card stays; this means that some player has stopped
 * by choice. */
static void
mend (YellowDwarfDeal *deal, guint place, CgRandom *random)
{
  guint other = cg_random_below (random, deal->n);

  for (guint i = 0; i < deal->n; i++)
    {
      if (yellow_dwarf_fits (deal, place, other) &&
          yellow_dwarf_fits (deal, other, place))
        {
          yellow_dwarf_exchange (deal, place, other);
          return;
        }
      other = other + 1 == deal->n ? 0 : other + 1;
    }
}

/* Exchanges cards of the same rank among the hidden hands, so that the first
 * seats have the lowest suits. Suits matter only for the cards of the board. In
 * this way hands that differ only in suits that do not matter become equal, and
 * the search uses one branch of its tree for all of them. */
static void
forget_suits (CgState *s, int me, guint64 unseen)
{
  unseen &= ~yellow_dwarf_open_board (s);
  for (guint shift = 0; shift < 52; shift += 4)
    {
      guint suits = (guint) (unseen >> shift) & 15;

      if (suits == 0)
        continue;
      for (int seat = 0; seat < s->seats; seat++)
        {
          guint own = (guint) ((s->hand[seat] & unseen) >> shift) & 15;
          guint given = 0;

          if (own == 0 || seat == me)
            continue;
          for (guint i = yellow_dwarf_equals (own, 1); i > 0; i--)
            {
              guint lowest = suits & -suits;

              given |= lowest;
              suits ^= lowest;
            }
          s->hand[seat] ^= (guint64) (own ^ given) << shift;
        }
    }
}

static void
imagine (CgState *s, int me, CgRandom *random)
{
  YellowDwarfHabits habits;
  YellowDwarfTable t;
  YellowDwarfDeal deal;
  guint n = yellow_dwarf_begin_deal (&deal, s);

  yellow_dwarf_view_table (&t, s, me);
  yellow_dwarf_view_habits (&habits, s);
  for (int seat = 0; seat < s->seats; seat++)
    {
      s->bank[seat] = LEVEL;
      if (s->hidden[seat] == 0)
        continue;
      for (guint ranks = t.lacks[seat]; ranks != 0; ranks &= ranks - 1)
        deal.may[seat] &= ~RANK_BITS (__builtin_ctz (ranks));
      deal.may[seat] &= ~habits.without[seat];
      if (habits.lowest[seat] > CG_ACE &&
          cg_random_below (random, STUBBORN) != 0)
        deal.may[seat] &= ALL_BITS << (habits.lowest[seat] - 1) * 4;
    }
  if (n == 0)
    return;
  cg_random_shuffle (random, deal.cards, deal.n);
  for (guint i = 0; i < n; i++)
    if (!yellow_dwarf_fits (&deal, i, i))
      mend (&deal, i, random);
  yellow_dwarf_end_deal (&deal, n, s);
  forget_suits (s, me, ALL_BITS & ~t.seen);
}

/* --- moves ---------------------------------------------------------------- */

/* Returns whether @hand is one sequence that begins with @rank and has no two
 * cards of one rank. */
static gboolean
is_one_run (guint64 hand, guint rank)
{
  guint64 ranks = yellow_dwarf_ranks (hand);

  return yellow_dwarf_first_ranks (hand) ==
           CARD_BIT ((rank - 1) * 4) &&
         __builtin_popcountll (ranks) == __builtin_popcountll (hand);
}

/* Implements CgSearchKnowledge.prune: keeps only sensible moves. A player who
 * may announce a card announces it. Of equal cards a player lays the best one;
 * a player begins a sequence with its first card. A player who can certainly
 * lay all cards begins with a sequence that leads to this. A player who can
 * continue the sequence of another player does so. A player who can continue
 * their own sequence may also stop, because they begin again if nobody else
 * continues it. */
static guint
prune (const CgState *s, CgMove *moves, guint n_moves)
{
  gboolean may_stop = moves[n_moves - 1] == YELLOW_DWARF_STOP;
  guint64 cards = yellow_dwarf_cards_of (moves, n_moves);
  guint64 first = yellow_dwarf_first_ranks (cards);
  guint n = 0;

  if (s->claim)
    {
      moves[0] = YELLOW_DWARF_ANNOUNCE;
      return 1;
    }
  if ((first & (first - 1)) != 0)
    {
      YellowDwarfTable t;
      guint64 sure;

      yellow_dwarf_view_table (&t, s, s->to_move);
      sure = yellow_dwarf_sure_ranks (&t);
      first = sure != 0 ? sure : first;
    }
  for (; first != 0; first &= first - 1)
    moves[n++] = yellow_dwarf_best_equal (cards & (first & -first) * 15,
                                          yellow_dwarf_open_board (s));
  if (n == 0 || (may_stop && s->layer == s->to_move &&
                 !is_one_run (s->hand[s->to_move], s->top + 1u)))
    moves[n++] = YELLOW_DWARF_STOP;
  return n;
}

/* Implements CgSearchKnowledge.playout: plays like the level medium. No choice
 * needs to be random, because the hands already differ from one simulation to
 * the next. */
static CgMove
playout (const CgState *s, CgRandom *random)
{
  YellowDwarfTable t;
  guint64 cards;
  guint64 first;

  if (s->claim)
    return YELLOW_DWARF_ANNOUNCE;
  cards = yellow_dwarf_layable (s);
  if (s->phase == YELLOW_DWARF_GO_ON)
    {
      if (cards == 0)
        return YELLOW_DWARF_STOP;
      if (s->layer == s->to_move && s->option[YELLOW_DWARF_VOLUNTARY_STOP])
        {
          yellow_dwarf_view_table (&t, s, s->to_move);
          if (yellow_dwarf_stops (&t))
            return YELLOW_DWARF_STOP;
        }
      return yellow_dwarf_best_equal (cards, yellow_dwarf_open_board (s));
    }
  first = yellow_dwarf_first_ranks (cards);
  if ((first & (first - 1)) != 0)
    {
      YellowDwarfRun best[2];

      yellow_dwarf_view_table (&t, s, s->to_move);
      yellow_dwarf_best_runs (&t, cards, best);
      first = CARD_BIT ((best[0].first - 1) * 4);
    }
  return yellow_dwarf_best_equal (cards & first * 15,
                                  yellow_dwarf_open_board (s));
}

/* --- values --------------------------------------------------------------- */

static float
mean_bank (const CgState *s)
{
  float sum = 0;

  for (int seat = 0; seat < s->seats; seat++)
    sum += s->bank[seat];
  return sum / s->seats;
}

static void
evaluate (const CgState *s, float value[CG_MAX_SEATS])
{
  float mean = mean_bank (s);
  float scale = 1.0f / (float) (SCALE * s->seats);

  for (int seat = 0; seat < s->seats; seat++)
    value[seat] = CLAMP (0.5f + (s->bank[seat] - mean) * scale, 0, 1);
}

static float
points (const CgState *s, int seat, float *lead)
{
  *lead = s->bank[seat] - mean_bank (s);
  return SCALE * s->seats;
}

const CgSearchKnowledge yellow_dwarf_search = {
  .simulations = 10000,
  .plies = 600, /* enough moves to reach the end of any round */
  .exploration = 0.05f,
  .bias = 0,
  .prune = prune,
  .playout = playout,
  .evaluate = evaluate,
  .points = points,
  .points_per_win = 1,
  .imagine = imagine,
};
