/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of such games, as far as they are alike: which
 * exchanges are worth a thought, whom an attack hits, and what a position is
 * worth. Inline, because a search asks many thousand times a second. Knows no
 * game. */

#pragma once

#include "shedding-player.h"

#include <math.h>

G_BEGIN_DECLS

/** What the chances of a seat hang on, in thousandths: the logarithm of its
 * share is the sum of these, times how often each is there. Fitted (maximum
 * likelihood) to the winners of many thousand games of the thoughtful player,
 * in which one move in twelve was by chance. */
typedef struct
{
  gint16 hand[14];   /* cards in hand by rank, 0: jokers */
  gint16 up[14];     /* and face up */
  gint16 down;       /* each card face down */
  gint16 row;        /* a row face up */
  gint16 numbers;    /* each different rank in hand */
  gint16 card;       /* each card in hand, jokers too, ... */
  gint16 root;       /* ... the square root of how many there are, ... */
  gint16 over_3;     /* ... each beyond three ... */
  gint16 over_6;     /* ... and beyond six */
  gint16 last[5];    /* so many cards left in all */
  gint16 any_2;      /* at least one in hand */
  gint16 any_10;
  gint16 any_joker;
  gint16 answer;     /* an answer to an attack in hand */
  gint16 no_hand;    /* nothing in hand */
  gint16 turn;       /* having the turn ... */
  gint16 lead;       /* ... on an empty pile, ... */
  gint16 stuck;      /* ... or with nothing that goes, ... */
  gint16 stuck_card; /* so that each card of the pile is to be taken, ... */
  gint16 flip_card;  /* ... or with only a face-down card, by cards in the
                      * pile */
  gint16 next;       /* being the next to play */
} ShedChances;

/** What a seat has, and how it stands. */
typedef struct
{
  guint64       ranks;   /* four bits a rank, the ace lowest: how many cards
                          * of it are in the hand */
  int           n_hand;  /* jokers too */
  int           jokers;
  int           n_down;
  const CgCard *up;
  gboolean      answers; /* has an answer to an attack */
  gboolean      turn;    /* it is to move ... */
  gboolean      leads;   /* ... on an empty pile, ... */
  gboolean      stuck;   /* ... or with nothing that goes */
  gboolean      next;    /* it is the next to play */
  int           n_pile;  /* cards in the pile */
} ShedStanding;

/** How many cards of each rank are among @cards, which has a bit for each. */
static inline guint64
shed_count_ranks (guint64 cards)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x1111111111111);

  cards &= CG_CARD_BITS;
  cards -= cards >> 1 & ones * 5;
  return (cards & ones * 3) + (cards >> 2 & ones * 3);
}

/** The chances of a seat, as a logarithm in thousandths. */
static inline float
shed_judge (const ShedChances *c, const ShedStanding *of)
{
  int left = of->n_hand + of->n_down;
  int sum = c->hand[0] * of->jokers + c->card * of->n_hand +
            c->down * of->n_down;
  guint64 ranks = of->ranks;

  for (guint rank = CG_ACE; ranks != 0; rank++, ranks >>= 4)
    if ((ranks & 15) != 0)
      sum += c->hand[rank] * (int) (ranks & 15) + c->numbers;
  if (of->up[0] != CG_CARD_NONE)
    {
      sum += c->row;
      for (guint i = 0; i < ROW_SIZE; i++)
        sum += c->up[cg_card_rank (of->up[i])];
      left += ROW_SIZE;
    }
  if (left < (int) G_N_ELEMENTS (c->last))
    sum += c->last[left];
  if (of->n_hand > 3)
    sum += c->over_3 * (of->n_hand - 3);
  if (of->n_hand > 6)
    sum += c->over_6 * (of->n_hand - 6);
  if (of->n_hand == 0)
    sum += c->no_hand;
  if ((of->ranks & SHED_RANK (2)) != 0)
    sum += c->any_2;
  if ((of->ranks & SHED_RANK (SHED_TEN)) != 0)
    sum += c->any_10;
  if (of->jokers > 0)
    sum += c->any_joker;
  if (of->answers)
    sum += c->answer;
  if (of->turn)
    {
      sum += c->turn + (of->leads ? c->lead : 0);
      if (of->n_hand == 0)
        sum += c->flip_card * of->n_pile;
      else if (of->stuck)
        sum += c->stuck + c->stuck_card * of->n_pile;
    }
  else if (of->next)
    sum += c->next;
  return c->root == 0 ? (float) sum
                      : (float) sum +
                          (float) c->root * sqrtf ((float) of->n_hand);
}

/** From what shed_judge() says of each seat in play (bit n of @active) to what
 * the position is worth to each: the @n_out seats of @out have their places,
 * each worth @next_place of the one before, and the rest is shared. */
static inline void
shed_share (float         value[CG_MAX_SEATS],
            guint         seats,
            guint         active,
            const guint8 *out,
            guint         n_out,
            float         next_place)
{
  float left = 1; /* to be won */
  float sum = 0;

  for (guint seat = 0; seat < seats; seat++)
    {
      value[seat] = active >> seat & 1 ? expf (value[seat] * 0.001f) : 0;
      sum += value[seat];
    }
  for (guint i = 0; i < n_out; i++)
    {
      value[out[i]] = left;
      left *= next_place;
    }
  for (guint seat = 0; seat < seats; seat++)
    if (active >> seat & 1)
      value[seat] *= left / sum;
}

/** Of @moves, exchanges and last of all to be ready, leaves the exchanges for
 * the better, so that it comes to an end; returns how many are left. */
static inline guint
shed_prune_exchanges (const ShedWeights *weights,
                      CgPack             pack,
                      const CgCard       up[ROW_SIZE],
                      CgMove            *moves,
                      guint              n_moves)
{
  guint n = 0;

  for (guint i = 0; i + 1 < n_moves; i++)
    {
      guint from = cg_card_rank (rows_swap_card (pack, moves[i]));
      guint to = cg_card_rank (up[rows_swap_position (moves[i])]);

      if (weights->up[from] > weights->up[to])
        moves[n++] = moves[i];
    }
  moves[n++] = moves[n_moves - 1];
  return n;
}

G_END_DECLS
