/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search (cg-search.h) needs of games of hand, rows and one pile:
 * which exchanges are worth trying, whom an attack hits in a playout, and the
 * value of a position. Inline, because a search asks many thousand times a
 * second. Knows no game. */

#pragma once

#include "shedding-player.h"

#include <math.h>

G_BEGIN_DECLS

/** The coefficients of a seat's chance to win, in thousandths: the logarithm of
 * its chance, before all chances are scaled to add up to 1, is the sum of each
 * coefficient times the number beside it. Fitted (maximum likelihood) to the
 * winners of many thousand games of the thoughtful player, in which one move in
 * twelve was random. */
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

/** The numbers for these coefficients: the cards of a seat and its turn. */
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

/** The logarithm of the chance of a seat to win, in thousandths, not scaled. */
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

/** CgSearchKnowledge.evaluate: what the position is worth to each seat. Those
 * who are out have their places, each worth a part of the one before where the
 * game goes on by the option @play_on, and the others share the rest by their
 * @chances: with two seats and with more, without a stock and with one. @stand
 * fills in how a seat stands; the row, turn, leads and next are there. */
static inline void
shed_evaluate (const CgState     *state,
               const ShedChances  chances[2][2],
               void             (*stand) (const CgState *state,
                                          int            seat,
                                          ShedStanding  *its),
               guint              play_on,
               float              value[CG_MAX_SEATS])
{
  const ShedState *s = shed_state (state);
  const ShedChances *c = &chances[s->seats > 2][s->n_stock > 0];
  float next_place = s->option[play_on] ? SHED_NEXT_PLACE : 0;
  int next = shed_has_turn (s) ? shed_next (s, s->to_move) : CG_NO_SEAT;
  float left = 1; /* to be won */
  float sum = 0;

  for (int seat = 0; seat < s->seats; seat++)
    {
      ShedStanding its = {
        .n_down = (int) row_size (s->down[seat]),
        .up = s->up[seat],
        .turn = seat == s->to_move,
        .leads = s->top == 0,
        .next = seat == next,
      };

      value[seat] = 0;
      if (!(s->active >> seat & 1))
        continue;
      stand (state, seat, &its);
      value[seat] = expf (shed_judge (c, &its) * 0.001f);
      sum += value[seat];
    }
  for (guint i = 0; i < s->n_out; i++)
    {
      value[s->out[i]] = left;
      left *= next_place;
    }
  for (guint seat = 0; seat < s->seats; seat++)
    if (s->active >> seat & 1)
      value[seat] *= left / sum;
}

/** The attack on the seat with the fewest cards, mostly: from 0 to @mask, a
 * random number of that many bits, is added for each seat before its cards,
 * which @cards_left counts, are subtracted. Each seat takes @bits bits of one
 * random number. */
static inline CgMove
shed_name_leader (const CgState *state,
                  guint        (*cards_left) (const CgState *state, int seat),
                  guint          mask,
                  guint          bits,
                  CgRandom      *random)
{
  const ShedState *s = shed_state (state);
  guint64 chance = cg_random_next (random);
  int most = G_MININT;
  int target = 0;

  for (int seat = 0; seat < s->seats; seat++, chance >>= bits)
    if (seat != s->to_move && (s->active >> seat & 1))
      {
        int points = (int) (chance & mask) -
                     (int) cards_left (state, seat);

        if (points > most)
          {
            most = points;
            target = seat;
          }
      }
  return ROWS_MOVE (SHEDDING_MOVE_NAME, target);
}

/** Removes from @moves, which are exchanges and last of all to be ready, the
 * exchanges that make the face-up row weaker or keep it as it is, so that
 * the exchanging ends; returns how many moves are left. */
static inline guint
shed_prune_exchanges (const ShedWeights *weights, CgPack pack,
                      const ShedState *s, CgMove *moves, guint n_moves)
{
  const CgCard *up = s->up[s->to_move];
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
