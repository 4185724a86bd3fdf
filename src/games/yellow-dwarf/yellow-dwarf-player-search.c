/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Nain jaune. The round is what it searches:
 * its end is the end, and points won in it are what counts. */

#include "yellow-dwarf-player-private.h"

/* Points that are worth 1, for each seat. */
#define SCALE 120

/* What every bank holds in an imagined state: the values are then what is won
 * from here on, whatever the match has brought before. */
#define LEVEL 2000

/* One in so many simulations does not trust that a player began low. */
#define STUBBORN 6

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

/* Suits mean nothing but to the cards of the board: the hands get the lowest
 * ones in the order of the seats, so that what comes to the same is the
 * same. */
static void
forget_suits (YellowDwarfState *s, int me, guint64 unseen)
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
imagine (CgState *redacted, int me, CgRandom *random)
{
  YellowDwarfState *s = (YellowDwarfState *) redacted;
  YellowDwarfHabits habits;
  YellowDwarfTable t;
  guint64 unseen;
  gboolean known = FALSE;
  Guess guess;
  guint n = 0;

  yellow_dwarf_view_table (&t, s, me);
  yellow_dwarf_view_habits (&habits, s);
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
        lacks |= RANK_BITS (__builtin_ctz (ranks));
      guess.may[seat] = ~(lacks | habits.without[seat]);
      if (habits.lowest[seat] > CG_ACE &&
          cg_random_below (random, STUBBORN) != 0)
        guess.may[seat] &= ALL_BITS << (habits.lowest[seat] - 1) * 4;
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
    s->hand[guess.owner[i]] |= CARD_BIT (guess.cards[i]);
  memset (s->hidden, 0, sizeof s->hidden);
  forget_suits (s, me, unseen);
}

/* --- moves ---------------------------------------------------------------- */

/* Whether @hand is one sequence that begins with @rank. */
static gboolean
is_one_run (guint64 hand, guint rank)
{
  guint64 ranks = yellow_dwarf_ranks (hand);

  return yellow_dwarf_first_ranks (hand) ==
           CARD_BIT ((rank - 1) * 4) &&
         __builtin_popcountll (ranks) == __builtin_popcountll (hand);
}

/* Boxes are always announced, of equal cards the best goes, a sequence begins
 * with its first card. Who can go out without losing the lead does, and who
 * could go on with somebody else's sequence does; only in one's own it can be
 * clever to stop, with cards left over: where nobody else goes on the lead
 * comes back. */
static guint
prune (const CgState *state, CgMove *moves, guint n_moves)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
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

/* What the thoughtful player does: hands differ enough from one simulation to
 * the next. */
static CgMove
playout (const CgState *state, CgRandom *random)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
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
mean_bank (const YellowDwarfState *s)
{
  float sum = 0;

  for (int seat = 0; seat < s->seats; seat++)
    sum += s->bank[seat];
  return sum / s->seats;
}

static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
  float mean = mean_bank (s);
  float scale = 1.0f / (float) (SCALE * s->seats);

  for (int seat = 0; seat < s->seats; seat++)
    value[seat] = CLAMP (0.5f + (s->bank[seat] - mean) * scale, 0, 1);
}

static float
points (const CgState *state, int seat, float *lead)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);

  *lead = s->bank[seat] - mean_bank (s);
  return SCALE * s->seats;
}

const CgSearchKnowledge yellow_dwarf_search = {
  .simulations = 10000,
  .plies = 600, /* to the end of the round */
  .exploration = 0.05f,
  .bias = 0,
  .prune = prune,
  .playout = playout,
  .evaluate = evaluate,
  .points = points,
  .imagine = imagine,
};
