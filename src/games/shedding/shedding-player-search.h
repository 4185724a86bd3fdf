/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search (cg-search.h) of Norwegian War and of Balcó shares: which
 * exchanges it tries, whom a playout attacks, and what a position is worth. A
 * playout is a game that the search plays to its end, or for some moves, by
 * quick rules. The functions are inline, because a search calls them many
 * thousand times a second. */

#pragma once

#include "shedding-player.h"

#include <math.h>

G_BEGIN_DECLS

/** The coefficients of a seat's chance to win, in thousandths. Each coefficient
 * is multiplied by the number in the comment behind it; the sum is the
 * logarithm of the chance, before the chances of all seats are scaled to add up
 * to 1. The coefficients were fitted (maximum likelihood) to the winners of
 * many thousand games of the level medium, in which one move in twelve was
 * random. */
typedef struct
{
  gint16 hand[14];   /* how many cards of that rank are in hand; 0: jokers */
  gint16 up[14];     /* how many of them lie face up */
  gint16 down;       /* how many cards lie face down */
  gint16 row;        /* 1: there is a face-up row */
  gint16 numbers;    /* how many different ranks are in hand */
  gint16 card;       /* how many cards are in hand, jokers too … */
  gint16 root;       /* … the square root of that … */
  gint16 over_3;     /* … how many more than three they are … */
  gint16 over_6;     /* … and how many more than six */
  gint16 last[5];    /* 1: that many cards are left in all */
  gint16 any_2;      /* 1: there is a two in hand */
  gint16 any_10;     /* 1: there is a ten in hand */
  gint16 any_joker;  /* 1: there is a joker in hand */
  gint16 answer;     /* 1: there is an answer to an attack in hand */
  gint16 no_hand;    /* 1: the hand is empty */
  gint16 turn;       /* 1: the seat is to move … */
  gint16 lead;       /* … 1: on an empty pile … */
  gint16 stuck;      /* … 1: and no card of its hand fits … */
  gint16 stuck_card; /* … how many cards of the pile it must then take … */
  gint16 flip_card;  /* … or how many the pile has when its hand is empty */
  gint16 next;       /* 1: the seat plays next */
} ShedChances;

/** The cards and the turn of a seat, from which these numbers are computed. */
typedef struct
{
  guint64       ranks;   /* for each rank four bits, from the ace on: how many
                          * cards of it are in hand */
  int           n_hand;  /* how many cards are in hand, jokers too */
  int           jokers;  /* how many jokers are in hand */
  int           n_down;  /* how many cards lie face down */
  const CgCard *up;      /* the face-up row */
  gboolean      answers; /* there is an answer to an attack in hand */
  gboolean      turn;    /* the seat is to move … */
  gboolean      leads;   /* … on an empty pile, … */
  gboolean      stuck;   /* … or no card of its hand fits */
  gboolean      next;    /* the seat plays next */
  int           n_pile;  /* how many cards the pile has */
} ShedStanding;

/** How many cards of each rank are among @cards, which are bits of a set: a
 * number of four bits for each rank, from the ace on. */
static inline guint64
shed_count_ranks (guint64 cards)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x1111111111111);

  cards &= CG_CARD_BITS;
  cards -= cards >> 1 & ones * 5;
  return (cards & ones * 3) + (cards >> 2 & ones * 3);
}

/** The logarithm of the chance of a seat to win, in thousandths, before
 * scaling. */
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

/** CgSearchKnowledge.evaluate: writes to @value what the position is worth to
 * each seat. A seat that has got rid of its cards has its place: the first is
 * worth 1 and, where the game goes on by the option @play_on, each further
 * place a share of the one before. The other seats divide what is left of 1
 * according to their chances. The coefficients are chances[a][b], where a is 1
 * with more than two seats and b is 1 while there is a stock. @stand fills in
 * how a seat stands; its rows, `turn`, `leads` and `next` are filled in before.
 */
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
  float left = 1; /* what no seat has won yet */
  float sum = 0;

  for (int seat = 0; seat < s->seats; seat++)
    {
      ShedStanding its = {
        .n_hand = s->n_hand[seat],
        .n_down = (int) row_size (s->down[seat]),
        .up = s->up[seat],
        .turn = seat == s->to_move,
        .leads = s->top == 0,
        .n_pile = s->n_pile_cards,
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

/** Names the seat with the fewest cards, mostly: chance lets a seat count as
 * one that has up to @mask cards fewer. @mask is a number of which all bits are
 * set; for each seat @bits bits of one random number are used. */
static inline CgMove
shed_name_leader (const ShedState *s, guint mask, guint bits, CgRandom *random)
{
  guint64 chance = cg_random_next (random);
  int most = G_MININT;
  int target = 0;

  for (int seat = 0; seat < s->seats; seat++, chance >>= bits)
    if (seat != s->to_move && (s->active >> seat & 1))
      {
        int points = (int) (chance & mask) - (int) shed_cards_left (s, seat);

        if (points > most)
          {
            most = points;
            target = seat;
          }
      }
  return SHED_MOVE (SHEDDING_MOVE_NAME, target);
}

/** CgSearchKnowledge.prune in the phase EXCHANGE: leaves only the exchanges
 * that make the face-up row stronger, so that the exchanging ends, and the move
 * to be ready, which is the last one. Returns how many moves are left. */
static inline guint
shed_prune_exchanges (const ShedWeights *weights, const ShedState *s,
                      CgMove *moves, guint n_moves)
{
  const CgCard *up = s->up[s->to_move];
  guint n = 0;

  for (guint i = 0; i + 1 < n_moves; i++)
    {
      guint from = shed_swap_rank (moves[i]);
      guint to = cg_card_rank (up[shed_swap_position (moves[i])]);

      if (weights->up[from] > weights->up[to])
        moves[n++] = moves[i];
    }
  moves[n++] = moves[n_moves - 1];
  return n;
}

G_END_DECLS
