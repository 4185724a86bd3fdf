/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Bataille norvégienne: which moves come to the
 * same, how a game goes on sensibly, and what a position is worth. */

#include "norwegian-search.h"

#include "norwegian-thinking.h"

#include <math.h>

/* Of the lays of as many cards of a rank one stands for all: suits matter only
 * for sixes, as long as they ask for one (BN-22). */
static guint
prune (const CgState *state, CgMove *moves, guint n_moves)
{
  const NorwegianState *s = norwegian_state (state);
  gboolean six_asks = s->option[NORWEGIAN_SIX] != NORWEGIAN_SIX_REVERSE;
  guint16 seen[14] = { 0 }; /* bit n: a lay of n cards of that rank */
  guint16 sixes[16] = { 0 }; /* the same by suits */
  guint n = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      if (norwegian_move_kind (moves[i]) == NORWEGIAN_MOVE_LAY)
        {
          guint rank = norwegian_lay_rank (moves[i]);
          guint16 bit =
            (guint16) (1u << cg_set_size (norwegian_lay_cards (moves[i])));
          guint16 *of = rank == 6 && six_asks ? &sixes[moves[i] & 15]
                                              : &seen[rank];

          if (*of & bit)
            continue;
          *of |= bit;
        }
      moves[n++] = moves[i];
    }
  return n;
}

/* How ranks go: plain ones first, all cards of the lowest; then the special
 * ones, one at a time, those last that will be missed most. */
static const guint8 order[] = { 4, 5, 6, 9, CG_JACK, CG_QUEEN, CG_KING,
                                7, 8, 3, CG_ACE, 10, 2 };
#define N_PLAIN 7

/* One move in sixteen is any move, so that no playout is like another. */
static CgMove
playout (const CgState *state, CgRandom *random)
{
  const NorwegianState *s = norwegian_state (state);
  CgSet hand = s->seat[s->to_move].hand;
  guint64 fits = 0;

  if ((s->phase == NORWEGIAN_PLAY || s->phase == NORWEGIAN_ANSWER) &&
      (cg_random_next (random) & 15) != 0)
    fits = hand.lo & (s->phase == NORWEGIAN_ANSWER
                        ? norwegian_answers (s)
                        : norwegian_followers (s, s->top, s->suits));
  for (guint i = 0; fits != 0 && i < G_N_ELEMENTS (order); i++)
    {
      guint shift = (order[i] - 1u) * 4;
      guint suits = (guint) (fits >> shift) & 15;

      if (suits == 0)
        continue;
      if (i < N_PLAIN)
        return NORWEGIAN_LAY (order[i], hand.hi >> shift & 15,
                              hand.lo >> shift & 15);
      return NORWEGIAN_LAY (order[i], 0, suits & -suits);
    }
  return cg_random_move (&cg_rules_norwegian, state, random);
}

/* What the hand and the rows of a seat say about its chance to win, in
 * hundredths of natural logarithms: two seats or more, and without a stock or
 * with one. Fitted to the winners of 30,000 games of the thoughtful player, in
 * which every tenth move was made by chance. */
typedef struct
{
  gint16 card;     /* in the hand, and besides by rank */
  gint16 rank[14];
  gint16 down;     /* each face-down card */
  gint16 up;       /* the face-up row */
  gint16 special;  /* each special card in it */
  gint16 root;     /* the square root of the number of cards in hand */
  gint16 last;     /* the last card of all */
  gint16 turn;     /* being to move */
  gint16 lead;     /* ... and to lead */
} Chances;

static const Chances chances[2][2] = {
  { { 8, { 0, 21, -6, 13, -12, -10, -8, -5, -3, -6, 16, -2, 0, 10 },
      -58, -45, 10, -52, 44, 5, 10 },
    { 2, { 0, -2, -4, 0, -2, -5, -3, -5, -3, -4, 4, -2, 0, 0 },
      0, 0, 10, -2, 0, 0, 3 } },
  { { 6, { 0, 24, -5, 9, -24, -23, -19, -19, -18, -11, 1, -17, -16, -8 },
      -50, -91, 16, -12, 108, 16, 22 },
    { 7, { 0, 28, 2, 17, -14, -19, -9, -12, -11, -2, 11, -3, 5, 14 },
      0, 0, 18, -24, 0, 3, -1 } },
};

static float
chance_of (const NorwegianState *s, int seat, const Chances *c)
{
  const NorwegianSeat *its = &s->seat[seat];
  guint n = norwegian_hand_size (s, seat);
  int points = c->card * (int) n + c->down * its->n_down;

  for (guint rank = CG_ACE; rank <= CG_KING; rank++)
    {
      static const guint8 bits[16] = { 0, 1, 1, 2, 1, 2, 2, 3,
                                       1, 2, 2, 3, 2, 3, 3, 4 };
      guint shift = (rank - 1) * 4;

      points += c->rank[rank] * (bits[its->hand.lo >> shift & 15] +
                                 bits[its->hand.hi >> shift & 15]);
    }
  if (its->up[0] != CG_CARD_NONE)
    {
      points += c->up;
      for (guint i = 0; i < 3; i++)
        {
          guint rank = cg_card_rank (its->up[i]);

          if (rank <= 3 || rank == 10)
            points += c->special;
        }
    }
  if (s->to_move == seat)
    points += c->turn + (s->top == 0 ? c->lead : 0);
  if (n + its->n_down == 1)
    points += c->last;
  return expf (((float) points + (float) c->root * sqrtf ((float) n)) * 0.01f);
}

static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  const NorwegianState *s = norwegian_state (state);
  const Chances *c = &chances[s->seats > 2][s->n_stock > 0];
  float sum = 0;

  if (s->phase == NORWEGIAN_OVER)
    {
      CgResult result;
      guint firsts = 0;

      cg_rules_norwegian.result (state, &result);
      for (guint i = 0; i < s->seats; i++)
        firsts += result.place[i] == 1;
      for (guint i = 0; i < s->seats; i++)
        value[i] = result.place[i] == 1 ? 1.0f / (float) firsts : 0;
      return;
    }
  for (int seat = 0; seat < s->seats; seat++)
    {
      value[seat] = s->active >> seat & 1 ? chance_of (s, seat, c) : 0;
      sum += value[seat];
    }
  for (int seat = 0; seat < s->seats; seat++)
    value[seat] /= sum;
}

const CgSearchKnowledge norwegian_search = {
  .simulations = 10000,
  .plies = 20,
  .exploration = 0.7f,
  .bias = 0,
  .prune = prune,
  .playout = playout,
  .evaluate = evaluate,
};
