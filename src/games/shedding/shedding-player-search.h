/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Functions that the searches (cg-search.h) of Norwegian War and of Balcó
 * share: they choose the exchanges that are tried and the player who is
 * attacked in a playout, and evaluate a position. A playout is a game that the
 * search plays to its end, or for some moves, by quick rules. The functions are
 * inline, because a search calls them many thousand times a second. */

#pragma once

#include "shedding-player.h"

#include <math.h>

/** What the cards and the turn of a seat add to its chance to win. "Chance"
 * stands here for the logarithm of the chance, in thousandths, before the
 * chances of all seats are scaled to add up to 1. These coefficients were
 * fitted (maximum likelihood) to the winners of many thousand games of the
 * level medium, in which one move in twelve was random. Each has four values:
 * for two seats without a stock and with one, then for more seats without a
 * stock and with one. */
typedef struct
{
  gint16 hand[4][14]; /* added to the chance for each card of that rank in hand;
                      * hand[0] is added for each joker */
  gint16 up[4][14];  /* added to the chance for each face-up card of that rank;
                      * up[0] is added for each joker */
  gint16 down[4];    /* added to the chance for each face-down card */
  gint16 row[4];     /* added to the chance if there is a face-up row */
  gint16 numbers[4]; /* added to the chance for each different rank in hand */
  gint16 card[4];    /* added to the chance for each card in hand, jokers too */
  gint16 root[4];    /* added to the chance, multiplied by the square root of
                      * the number of cards in hand */
  gint16 over_3[4];  /* added to the chance for each card in hand beyond the
                      * third */
  gint16 over_6[4];  /* added to the chance for each card in hand beyond the
                      * sixth */
  gint16 last[4][5]; /* last[n] is added to the chance if the seat has n cards
                      * left in all */
  gint16 any_2[4];   /* added to the chance if there is a two in hand */
  gint16 any_10[4];  /* added to the chance if there is a ten in hand */
  gint16 any_joker[4]; /* added to the chance if there is a joker in hand */
  gint16 answer[4];  /* added to the chance if there is an answer to an attack
                      * in hand */
  gint16 no_hand[4]; /* added to the chance if the hand is empty */
  gint16 turn[4];    /* added to the chance if the seat is to move */
  gint16 lead[4];    /* added to the chance if the seat is to move and the pile
                      * is empty */
  gint16 stuck[4];   /* added to the chance if the seat is stuck: it is to move
                      * and no card of its hand fits */
  gint16 stuck_card[4]; /* added to the chance for each card of the pile, if the
                      * seat is stuck */
  gint16 flip_card[4]; /* added to the chance for each card of the pile, if the
                      * seat is to move with an empty hand */
  gint16 next[4];    /* added to the chance if the seat plays directly after
                      * the seat to move */
} ShedChances;

/** The cards and the turn of a seat, from which shed_judge() computes the
 * seat's chance to win. */
typedef struct
{
  guint64       ranks;   /* how many cards of each rank are in hand: four bits
                          * for each rank, from the ace on */
  int           n_hand;  /* how many cards are in hand, with the jokers */
  int           jokers;  /* how many jokers are in hand */
  int           n_down;  /* how many cards are in the face-down row */
  const CgCard *up;      /* the face-up row */
  gboolean      answers; /* whether an answer to an attack is in hand */
  gboolean      turn;    /* whether the seat is to move */
  gboolean      leads;   /* whether the pile is empty */
  gboolean      stuck;   /* whether no card of the hand fits */
  gboolean      next;    /* whether the seat plays directly after the seat to
                          * move */
  int           n_pile;  /* how many cards the pile has */
} ShedStanding;

/** Returns how many cards of each rank are among @cards, which are bits of a
 * #CgSet: four bits for each rank, from the ace on. */
static inline guint64
shed_count_ranks (guint64 cards)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x1111111111111);

  cards &= CG_CARD_BITS;
  cards -= cards >> 1 & ones * 5;
  return (cards & ones * 3) + (cards >> 2 & ones * 3);
}

/** Returns the logarithm of the chance of a seat to win, in thousandths, before
 * the chances of all seats are scaled to add up to 1. @c holds the
 * coefficients, @k is the number of the column of @c, and @of holds the cards
 * and the turn of the seat. */
static inline float
shed_judge (const ShedChances *c, guint k, const ShedStanding *of)
{
  int left = of->n_hand + of->n_down;
  int sum = c->hand[k][0] * of->jokers + c->card[k] * of->n_hand +
            c->down[k] * of->n_down;
  guint64 ranks = of->ranks;

  for (guint rank = CG_ACE; ranks != 0; rank++, ranks >>= 4)
    if ((ranks & 15) != 0)
      sum += c->hand[k][rank] * (int) (ranks & 15) + c->numbers[k];
  if (of->up[0] != CG_CARD_NONE)
    {
      sum += c->row[k];
      for (guint i = 0; i < ROW_SIZE; i++)
        sum += c->up[k][cg_card_rank (of->up[i])];
      left += ROW_SIZE;
    }
  if (left < (int) G_N_ELEMENTS (c->last[k]))
    sum += c->last[k][left];
  if (of->n_hand > 3)
    sum += c->over_3[k] * (of->n_hand - 3);
  if (of->n_hand > 6)
    sum += c->over_6[k] * (of->n_hand - 6);
  if (of->n_hand == 0)
    sum += c->no_hand[k];
  if ((of->ranks & SHED_RANK (2)) != 0)
    sum += c->any_2[k];
  if ((of->ranks & SHED_RANK (SHED_TEN)) != 0)
    sum += c->any_10[k];
  if (of->jokers > 0)
    sum += c->any_joker[k];
  if (of->answers)
    sum += c->answer[k];
  if (of->turn)
    {
      sum += c->turn[k] + (of->leads ? c->lead[k] : 0);
      if (of->n_hand == 0)
        sum += c->flip_card[k] * of->n_pile;
      else if (of->stuck)
        sum += c->stuck[k] + c->stuck_card[k] * of->n_pile;
    }
  else if (of->next)
    sum += c->next[k];
  return c->root[k] == 0 ? (float) sum
                      : (float) sum +
                          (float) c->root[k] * sqrtf ((float) of->n_hand);
}

/** The function of CgSearchKnowledge.evaluate: writes the value of the position
 * for each seat to @value. A seat that has got rid of its cards has the value
 * of its place. The first place is worth 1. @play_on is the index of the
 * option with which the game goes on after the first seat has won. If this
 * option is on, each further place is worth the share %SHED_NEXT_PLACE of the
 * place before it, otherwise 0. The seats still in play divide the value of the
 * next free place in proportion to their chances. @chances holds the
 * coefficients. @stand sets those members of the
 * #ShedStanding of a seat that are not set before the call; `n_hand`, `n_down`,
 * `up`, `turn`, `leads`, `n_pile` and `next` are. */
static inline void
shed_evaluate (const CgState     *state,
               const ShedChances *chances,
               void             (*stand) (const CgState *state,
                                          int            seat,
                                          ShedStanding  *its),
               guint              play_on,
               float              value[CG_MAX_SEATS])
{
  const ShedState *s = shed_state (state);
  guint k = (s->seats > 2) * 2u + (s->n_stock > 0);
  float next_place = s->option[play_on] ? SHED_NEXT_PLACE : 0;
  int next = shed_has_turn (s) ? shed_next (s, s->to_move) : CG_NO_SEAT;
  float left = 1; /* the value of the next free place */
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
      value[seat] = expf (shed_judge (chances, k, &its) * 0.001f);
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

/** Returns the move that names, in most cases, the seat with the fewest cards.
 * To vary the choice, a random number from 0 to @mask is subtracted from the
 * number of cards of each seat. @mask must be a power of two minus 1; for each
 * seat @bits bits of one random number are used up. */
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

/** The function of CgSearchKnowledge.prune in the phase EXCHANGE. Removes from
 * @moves all exchanges that do not make the face-up row stronger, so that a
 * player cannot exchange cards for ever. The last move, which is READY, stays.
 * Returns how many moves are left. */
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
