/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Bataille norvégienne: which moves come to the
 * same, how a game goes on sensibly, and what a position is worth. */

#include "norwegian-search.h"

#include "norwegian-thinking.h"

#include <math.h>

/* --- the moves that differ ------------------------------------------------ */

/* only for the better, so that it comes to an end */
static guint
prune_exchanges (const NorwegianState *s, CgMove *moves, guint n_moves)
{
  const CgCard *up = s->seat[s->to_move].up;
  guint n = 0;

  for (guint i = 0; i + 1 < n_moves; i++)
    {
      guint from = cg_card_rank (norwegian_swap_card (moves[i]));
      guint to = cg_card_rank (up[rows_swap_position (moves[i])]);

      if (norwegian_weights.up[from] > norwegian_weights.up[to])
        moves[n++] = moves[i];
    }
  moves[n++] = moves[n_moves - 1];
  return n;
}

/* Suits matter only for sixes, as long as they ask for one (BN-22). */
guint
norwegian_prune (const CgState *state, CgMove *moves, guint n_moves)
{
  const NorwegianState *s = norwegian_state (state);
  gboolean six_asks = s->option[NORWEGIAN_SIX] != NORWEGIAN_SIX_REVERSE;
  guint left = norwegian_cards_left (s, s->to_move);
  guint16 seen[14] = { 0 }; /* bit n: a lay of n cards of that rank */
  guint16 sixes[16] = { 0 }; /* the same by suits */
  guint n = 0;

  if (s->phase == NORWEGIAN_EXCHANGE)
    return prune_exchanges (s, moves, n_moves);
  for (guint i = 0; i < n_moves; i++)
    {
      NorwegianMoveKind kind = norwegian_move_kind (moves[i]);
      guint size = kind == NORWEGIAN_MOVE_JOKER;

      if (kind == NORWEGIAN_MOVE_LAY)
        {
          guint rank = norwegian_lay_rank (moves[i]);
          guint16 *of = rank == 6 && six_asks ? &sixes[moves[i] & 15]
                                              : &seen[rank];

          size = cg_set_size (norwegian_lay_cards (moves[i]));
          if (rank == SHED_TEN && size == left && n_moves > 1) /* BN-31 */
            continue;
          if (*of >> size & 1)
            continue;
          *of |= (guint16) (1u << size);
        }
      if (size > 0 && size == left) /* BN-30: nothing is better than to win */
        {
          moves[0] = moves[i];
          return 1;
        }
      moves[n++] = moves[i];
    }
  return n;
}

/* --- playing on ----------------------------------------------------------- */

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

/* --- what a position is worth --------------------------------------------- */

/* What the chances of a seat hang on, in thousandths: the logarithm of its
 * share is the sum of these, times how often each is there. Fitted (maximum
 * likelihood) to the winners of 50,000 games of the thoughtful player, in which
 * one move in twelve was by chance: with two seats and with more, and without a
 * stock and with one. */
typedef struct
{
  gint16 hand[14];   /* cards in hand by rank */
  gint16 up[14];     /* and face up */
  gint16 down;       /* each card face down */
  gint16 row;        /* a row face up */
  gint16 numbers;    /* each different rank in hand */
  gint16 card;       /* each card in hand, jokers too, ... */
  gint16 root;       /* ... the square root of how many there are ... */
  gint16 over_6;     /* ... and each beyond six */
  gint16 last[4];    /* so many cards left in all */
  gint16 answer;     /* an answer to an attack in hand */
  gint16 no_hand;    /* nothing in hand */
  gint16 turn;       /* having the turn ... */
  gint16 lead;       /* ... on an empty pile, ... */
  gint16 stuck;      /* ... or with nothing that goes, ... */
  gint16 stuck_card; /* so that each card of the pile is to be taken, ... */
  gint16 flip_card;  /* ... or with only a face-down card, by cards in the
                      * pile */
} Chances;

static const Chances chances[2][2] = {
  {
    {
      .hand = { 0, 181, -66, 90, -100, -87, -47, -49, -35, -46, 139, -21, 6,
                85 },
      .up = { 0, 245, -229, 88, -281, -7, -26, -291, -56, -181, 14, -106, -47,
              115 },
      .down = -552,
      .row = -254,
      .numbers = -87,
      .card = 52,
      .root = -306,
      .over_6 = 16,
      .last = { 0, 660, 390, 245 },
      .answer = 239,
      .no_hand = -9,
      .turn = 64,
      .lead = 103,
      .stuck = -342,
      .stuck_card = -7,
      .flip_card = -16,
    },
    {
      .hand = { 0, 22, -28, 34, -16, -21, -18, -22, -11, -17, 26, 4, 14, 6 },
      .up = { 0, 280, -94, 160, -232, -55, -107, -191, 48, -115, 109, -27, 55,
              167 },
      .numbers = -7,
      .card = -27,
      .root = 162,
      .over_6 = 12,
      .last = { 0, 0, 0, 0 },
      .answer = -25,
      .turn = 1,
      .lead = -23,
      .stuck = -8,
      .stuck_card = -4,
    },
  },
  {
    {
      .hand = { 0, 273, -20, 64, -80, -95, -64, -59, -54, -53, 154, -15, -51,
                31 },
      .up = { 0, 252, -43, 20, -380, -119, -311, -227, -248, -314, 115, -159,
              -138, -25 },
      .down = -669,
      .row = -526,
      .numbers = -109,
      .card = 31,
      .root = -478,
      .over_6 = 40,
      .last = { 0, 840, 429, 301 },
      .answer = 495,
      .no_hand = -94,
      .turn = 181,
      .lead = 138,
      .stuck = -365,
      .stuck_card = -45,
      .flip_card = -25,
    },
    {
      .hand = { 0, 158, 26, 65, -83, -80, -70, -62, -88, -44, 80, -25, 8, 58 },
      .up = { 0, 349, 48, 135, -114, -18, -261, -91, -135, -159, 222, -32, -16,
              72 },
      .numbers = -33,
      .card = -57,
      .root = 296,
      .over_6 = 31,
      .last = { 0, 0, 0, 0 },
      .answer = 46,
      .turn = 28,
      .stuck = -26,
      .stuck_card = -16,
    },
  },
};

static int
judge_turn (const NorwegianState *s, CgSet hand, const Chances *c)
{
  int n_pile = (int) cg_set_size (s->pile_cards);
  int sum = c->turn;

  if (s->top == 0)
    sum += c->lead;
  if (cg_set_is_empty (hand))
    sum += c->flip_card * n_pile;
  else if ((s->phase == NORWEGIAN_ANSWER &&
            ((hand.lo | hand.hi) & norwegian_answers (s)) == 0) ||
           (s->phase == NORWEGIAN_PLAY && cg_set_jokers (hand) == 0 &&
            ((hand.lo | hand.hi) &
             norwegian_followers (s, s->top, s->suits)) == 0))
    sum += c->stuck + c->stuck_card * n_pile;
  return sum;
}

static float
judge (const NorwegianState *s, int seat, const Chances *c)
{
  static const guint8 bits[16] = { 0, 1, 1, 2, 1, 2, 2, 3,
                                   1, 2, 2, 3, 2, 3, 3, 4 };
  const NorwegianSeat *its = &s->seat[seat];
  CgSet hand = its->hand;
  guint64 once = hand.lo & CG_CARD_BITS;
  guint64 twice = hand.hi & CG_CARD_BITS;
  guint n = cg_set_size (hand);
  guint left = n + its->n_down;
  int sum = c->card * (int) n + c->down * its->n_down;

  for (guint rank = CG_ACE; (once | twice) != 0; rank++)
    {
      int count = bits[once & 15] + bits[twice & 15];

      sum += c->hand[rank] * count + (count > 0 ? c->numbers : 0);
      once >>= 4;
      twice >>= 4;
    }
  if (its->up[0] != CG_CARD_NONE)
    {
      sum += c->row;
      for (guint i = 0; i < ROW_SIZE; i++)
        sum += c->up[cg_card_rank (its->up[i])];
      left += ROW_SIZE;
    }
  if (left < G_N_ELEMENTS (c->last))
    sum += c->last[left];
  if (n > 6)
    sum += c->over_6 * (int) (n - 6);
  if (n == 0)
    sum += c->no_hand;
  if (((hand.lo | hand.hi) & norwegian_answers (s)) != 0)
    sum += c->answer;
  if (s->to_move == seat)
    sum += judge_turn (s, hand, c);
  return (float) sum + (float) c->root * sqrtf ((float) n);
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
      value[seat] =
        s->active >> seat & 1 ? expf (judge (s, seat, c) * 0.001f) : 0;
      sum += value[seat];
    }
  for (int seat = 0; seat < s->seats; seat++)
    value[seat] /= sum;
}

const CgSearchKnowledge norwegian_search = {
  .simulations = 10000,
  .plies = 20,
  .exploration = 0.7f,
  .prune = norwegian_prune,
  .playout = playout,
  .evaluate = evaluate,
};
