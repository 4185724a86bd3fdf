/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Nain jaune. The round is what it searches:
 * its end is the end, and points won in it are what counts. */

#include "yellow-dwarf-thinking.h"

#include <string.h>

#define BIT(card) YELLOW_DWARF_BIT (card)
#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)

/* Points that are worth 1, for each seat. */
#define SCALE 120

/* What every bank holds in an imagined state: the values are then what is won
 * from here on, whatever the match has brought before. */
#define LEVEL 2000

/* One in so many simulations does not trust that a player began low. */
#define STUBBORN 6

/* How many tenths of a point chance adds to a sequence in a playout. */
#define NOISE 20

/* --- imagining hands ------------------------------------------------------ */

/* What may be in each hand and in the stub, and their places. */
typedef struct
{
  guint64 may[YELLOW_DWARF_MAX_SEATS + 1];
  guint8  owner[52]; /* of each place; the stub comes last */
  CgCard  cards[52];
  guint   n;
} Guess;

static inline gboolean
fits (const Guess *guess, guint place, guint card)
{
  return guess->may[guess->owner[place]] >> guess->cards[card] & 1;
}

/* Exchanges a card that its owner cannot have for one of another place, where
 * that does for both. Where none does it stays: somebody has stopped by
 * choice. */
static void
mend (Guess *guess, guint place, CgRandom *random)
{
  guint other = cg_random_below (random, guess->n);

  for (guint i = 0; i < guess->n; i++)
    {
      if (fits (guess, place, other) && fits (guess, other, place))
        {
          CgCard card = guess->cards[place];

          guess->cards[place] = guess->cards[other];
          guess->cards[other] = card;
          return;
        }
      other = other + 1 == guess->n ? 0 : other + 1;
    }
}

static const guint8 bits_in[16] = { 0, 1, 1, 2, 1, 2, 2, 3,
                                    1, 2, 2, 3, 2, 3, 3, 4 };

/* Suits mean nothing but to the cards of the board: the hands get the lowest
 * ones in the order of the seats, so that what comes to the same is the
 * same. */
static void
forget_suits (YellowDwarfState *s, int me, guint64 unseen)
{
  unseen &= ~YELLOW_DWARF_BOARD;
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
          for (guint i = bits_in[own]; i > 0; i--)
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
imagine (CgState *redacted, int me, CgRandom *random)
{
  YellowDwarfState *s = (YellowDwarfState *) redacted;
  YellowDwarfTable t;
  guint64 unseen;
  gboolean known = FALSE;
  Guess guess;
  guint n = 0;

  yellow_dwarf_view_table (&t, s, me);
  unseen = ALL_BITS & ~t.seen;
  memset (guess.owner, s->seats, sizeof guess.owner);
  guess.may[s->seats] = ALL_BITS;
  for (int seat = 0; seat < s->seats; seat++)
    {
      guint64 lacks = 0;

      s->bank[seat] = LEVEL;
      if (s->hidden[seat] == 0)
        continue;
      for (guint ranks = t.lacks[seat]; ranks != 0; ranks &= ranks - 1)
        lacks |= G_GUINT64_CONSTANT (15)
                 << (__builtin_ctz (ranks) - 1) * 4;
      guess.may[seat] = ~(lacks | t.without[seat]);
      if (t.lowest[seat] > CG_ACE && cg_random_below (random, STUBBORN) != 0)
        guess.may[seat] &= ALL_BITS << (t.lowest[seat] - 1) * 4;
      known |= (unseen & ~guess.may[seat]) != 0;
      memset (guess.owner + n, seat, s->hidden[seat]);
      n += s->hidden[seat];
    }
  if (n == 0)
    return;
  guess.n = cg_set_list ((CgSet) { unseen, 0 }, CG_PACK_FRENCH, guess.cards);
  cg_random_shuffle (random, guess.cards, guess.n);
  if (known)
    for (guint i = 0; i < n; i++)
      if (!fits (&guess, i, i))
        mend (&guess, i, random);
  for (guint i = 0; i < n; i++)
    s->hand[guess.owner[i]] |= BIT (guess.cards[i]);
  memset (s->hidden, 0, sizeof s->hidden);
  forget_suits (s, me, unseen);
}

/* --- moves ---------------------------------------------------------------- */

/* Boxes are always announced, of equal cards the best goes, a sequence begins
 * with its first card. Who could go on with somebody else's does; only in
 * one's own it can be clever to stop: where nobody else goes on the lead comes
 * back. */
static guint
prune (const CgState *state, CgMove *moves, guint n_moves)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
  guint64 cards = 0;
  guint n = 0;

  if (s->claim)
    {
      moves[0] = YELLOW_DWARF_ANNOUNCE;
      return 1;
    }
  for (guint i = 0; i < n_moves; i++)
    if (moves[i] < YELLOW_DWARF_STOP)
      cards |= BIT (moves[i]);
  for (guint64 first = yellow_dwarf_first_ranks (cards); first != 0;
       first &= first - 1)
    moves[n++] = yellow_dwarf_best_equal (cards & (first & -first) * 15);
  if (n == 0 || (s->layer == s->to_move &&
                 moves[n_moves - 1] == YELLOW_DWARF_STOP))
    moves[n++] = YELLOW_DWARF_STOP;
  return n;
}

static CgMove
begin (const YellowDwarfState *s, CgRandom *random)
{
  YellowDwarfTable t;
  guint64 first = yellow_dwarf_first_ranks (s->hand[s->to_move]);
  int most = G_MININT;
  guint best = 0;
  guint64 chance;

  if ((first & (first - 1)) == 0)
    return yellow_dwarf_best_equal (s->hand[s->to_move] & first * 15);
  chance = cg_random_next (random);
  yellow_dwarf_view_table (&t, s, s->to_move);
  for (; first != 0; first &= first - 1)
    {
      guint rank = (guint) __builtin_ctzll (first) / 4 + 1;
      YellowDwarfRun run;
      int points;

      yellow_dwarf_view_run (&t, t.hand, rank, &run);
      points = yellow_dwarf_worth (&t, &run) + (int) (chance % NOISE);
      chance = chance >> 9 | chance << 55;
      if (points > most)
        {
          most = points;
          best = rank;
        }
    }
  return yellow_dwarf_best_equal (t.hand & G_GUINT64_CONSTANT (15)
                                             << (best - 1) * 4);
}

static CgMove
playout (const CgState *state, CgRandom *random)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
  guint64 cards;

  if (s->claim)
    return YELLOW_DWARF_ANNOUNCE;
  if (s->phase == YELLOW_DWARF_BEGIN &&
      s->option[YELLOW_DWARF_MISSING_RANK] == YELLOW_DWARF_FREE_CHOICE)
    return begin (s, random);
  if (s->phase != YELLOW_DWARF_GO_ON)
    return cg_random_move (&cg_rules_yellow_dwarf, state, random);
  cards = s->hand[s->to_move] & G_GUINT64_CONSTANT (15) << s->top * 4;
  return cards != 0 ? yellow_dwarf_best_equal (cards) : YELLOW_DWARF_STOP;
}

/* --- values --------------------------------------------------------------- */

static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
  float mean = 0;
  float scale = 1.0f / (float) (SCALE * s->seats);

  for (int seat = 0; seat < s->seats; seat++)
    mean += s->bank[seat];
  mean /= s->seats;
  for (int seat = 0; seat < s->seats; seat++)
    value[seat] = CLAMP (0.5f + (s->bank[seat] - mean) * scale, 0, 1);
}

const CgSearchKnowledge yellow_dwarf_search = {
  .simulations = 10000,
  .plies = 600, /* to the end of the round */
  .exploration = 0.05f,
  .bias = 0,
  .prune = prune,
  .playout = playout,
  .evaluate = evaluate,
  .imagine = imagine,
};
