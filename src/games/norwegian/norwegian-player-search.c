/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search of the computer players needs to know of Norwegian War: which
 * moves are worth trying, how a playout (a quick game to the end, or for some
 * moves) goes on, and what a position is worth. */

#include "norwegian-player.h"

#include "games/shedding/shedding-player-search.h"

/* --- the moves that differ ------------------------------------------------ */

/* Of several lays with the same number of cards of one rank only one is kept,
 * because suits do not matter; they matter only for sixes that ask for a suit
 * (rule BN-22). */
guint
norwegian_prune (const CgState *s, CgMove *moves, guint n_moves)
{
  gboolean six_asks = s->option[NORWEGIAN_SIX] != NORWEGIAN_SIX_REVERSE;
  guint left = shed_cards_left (&s->shed, s->to_move);
  guint16 seen[14] = { 0 };  /* for each rank: bit n is set when a lay of n
                              * cards has been kept */
  guint16 sixes[16] = { 0 }; /* the same for each set of suits of sixes */
  guint n = 0;

  if (s->phase == SHEDDING_EXCHANGE)
    return shed_prune_exchanges (&norwegian_weights, &s->shed, moves, n_moves);
  for (guint i = 0; i < n_moves; i++)
    {
      SheddingMoveKind kind = shed_move_kind (moves[i]);
      guint size = kind == SHEDDING_MOVE_JOKER;

      if (kind == SHEDDING_MOVE_LAY)
        {
          guint rank = shed_lay_rank (moves[i]);
          guint16 *of = rank == 6 && six_asks ? &sixes[moves[i] & 15]
                                              : &seen[rank];

          size = shed_lay_size (moves[i]);
          /* rule BN-31: a player whose last card is a ten loses */
          if (rank == SHED_TEN && size == left && n_moves > 1)
            continue;
          if (*of >> size & 1)
            continue;
          *of |= (guint16) (1u << size);
        }
      if (size > 0 && size == left) /* rule BN-30: this move wins */
        {
          moves[0] = moves[i];
          return 1;
        }
      moves[n++] = moves[i];
    }
  return n;
}

/* --- playing on ----------------------------------------------------------- */

/* The points that a playout (a game that the search plays on quickly) gives to
 * lays. A player who chooses by these points follows the rules of thumb that
 * are quick to check, and wins 40 of 100 games against the level medium. */
enum
{
  PAIR = 22,       /* points for each further equal card that is laid */
  BURN_FOUR = 20,  /* points for burning the pile with four equal cards */
  BURN_LEAD = 31,  /* points for leading after a ten has burnt the pile */
  BURN_CARD = 1,   /* points for each card of the pile that a ten burns */
  EARLY_TEN = 60,  /* points for laying a ten before it is the last card */
  AGAIN = 11,      /* points for an eight if there are two players: another
                    * turn */
  ATTACK_CARD = 1, /* points for each card that an attacked player may take */
  STUCK_CARD = 4,  /* points for each card of the pile if no card of the next
                    * player fits, so that this player takes it */
  STUCK_LEAD = 19, /* points for leading after the next player has taken the
                    * pile */
  CHANCE = 3,      /* the mask of the random points that are added: 0 to 3 */
};

/* Returns the points for the effect of a lay of cards that act as @rank.
 * @next_hand is the hand of the next player. */
static inline int
effect_points (const CgState *s, guint rank, CgSet next_hand)
{
  int n_pile = s->n_pile_cards;
  guint64 cards = next_hand.lo | next_hand.hi;

  switch (rank)
    {
    case CG_ACE:
      return ATTACK_CARD * n_pile;
    case 0: /* a three on an empty pile */
    case 2:
      return 0;
    case SHED_TEN:
      return BURN_LEAD + BURN_CARD * n_pile;
    case 8:
      if (s->seats == 2)
        return AGAIN;
      break;
    default:
      break;
    }
  return cards != 0 && (cards & norwegian_followers (s, rank, 0)) == 0
           ? STUCK_LEAD + STUCK_CARD * n_pile
           : 0;
}

/* Returns the lay with the most points. @fits is the set of the hand cards that
 * fit, as bits of a #CgSet; there must be at least one. */
static CgMove
lay_best (const CgState *s, guint64 fits, CgRandom *random)
{
  const ShedHand *own = &s->seat[s->to_move];
  guint left = shed_cards_left (&s->shed, s->to_move);
  gboolean ends = left <= SHED_CLOSE && s->n_stock == 0 &&
                  s->down[s->to_move][0] == CG_CARD_NONE;
  guint four = s->option[NORWEGIAN_QUADS_BURN] ? 4u * s->packs : G_MAXUINT;
  gboolean copy = norwegian_threes_copy (s);
  int next = shed_next (&s->shed, s->to_move);
  CgSet next_hand = s->seat[next].hand;
  guint64 chance = cg_random_next (random);
  CgMove best = CG_NO_MOVE;
  int most = G_MININT;

  for (guint rank = CG_ACE; fits != 0; rank++, fits >>= 4, chance >>= 4)
    {
      guint once = (guint) fits & 15;
      guint twice, size;
      int points;

      if (once == 0)
        continue;
      twice = (guint) (own->hand.hi >> (rank - 1) * 4) & 15;
      size = shed_count_suits (once) + shed_count_suits (twice);
      if (size == left && rank != SHED_TEN)
        return SHED_LAY (rank, twice, once);
      if (size + (s->run_rank == rank ? s->run : 0) >= four)
        points = BURN_FOUR;
      else
        {
          if (rank <= 2 || rank == SHED_TEN || (rank == 3 && copy))
            {
              once &= -once;
              twice = 0;
              size = 1;
            }
          points = effect_points (s, rank == 3 && copy ? s->top : rank,
                                  next_hand);
        }
      if (rank == SHED_TEN && ends)
        points += EARLY_TEN;
      points += (int) (size - 1) * PAIR + (int) (chance & CHANCE) -
                (int) size * norwegian_weights.keep[rank];
      if (points > most)
        {
          most = points;
          best = SHED_LAY (rank, twice, once);
        }
    }
  return best;
}

static CgMove
playout (const CgState *s, CgRandom *random)
{
  guint64 fits = 0;

  switch (s->phase)
    {
    case SHEDDING_PLAY:
      fits = norwegian_followers (s, s->top, s->suits);
      break;
    case SHEDDING_ANSWER:
      fits = norwegian_answers (s);
      break;
    case SHEDDING_NAME:
    case NORWEGIAN_NAME_JOKER:
      return shed_name_leader (&s->shed, CHANCE, 4, random);
    case SHEDDING_EXCHANGE:
      return SHED_MOVE (SHEDDING_MOVE_READY, 0);
    default:
      break;
    }
  fits &= s->seat[s->to_move].hand.lo;
  return fits != 0 ? lay_best (s, fits, random)
                   : cg_random_move (&cg_rules_norwegian, s, random);
}

/* --- what a position is worth --------------------------------------------- */

/* The coefficients for shed_evaluate(), which were fitted to 50,000 games. The
 * columns (of the ranks: the rows) are for two seats without and with a stock,
 * then for more seats without and with a stock. */
static const ShedChances chances = {
  .hand = {
    { 0, 181, -66, 90, -100, -87, -47, -49, -35, -46, 139, -21, 6, 85 },
    { 0, 22, -28, 34, -16, -21, -18, -22, -11, -17, 26, 4, 14, 6 },
    { 0, 273, -20, 64, -80, -95, -64, -59, -54, -53, 154, -15, -51, 31 },
    { 0, 158, 26, 65, -83, -80, -70, -62, -88, -44, 80, -25, 8, 58 },
  },
  .up = {
    { 0, 245, -229, 88, -281, -7, -26, -291, -56, -181, 14, -106, -47, 115 },
    { 0, 280, -94, 160, -232, -55, -107, -191, 48, -115, 109, -27, 55, 167 },
    { 0, 252, -43, 20, -380, -119, -311, -227, -248, -314, 115, -159, -138,
      -25 },
    { 0, 349, 48, 135, -114, -18, -261, -91, -135, -159, 222, -32, -16, 72 },
  },
  .down = { -552, 0, -669, 0 },
  .row = { -254, 0, -526, 0 },
  .numbers = { -87, -7, -109, -33 },
  .card = { 52, -27, 31, -57 },
  .root = { -306, 162, -478, 296 },
  .over_6 = { 16, 12, 40, 31 },
  .last = { { 0, 660, 390, 245 }, { 0 }, { 0, 840, 429, 301 }, { 0 } },
  .answer = { 239, -25, 495, 46 },
  .no_hand = { -9, 0, -94, 0 },
  .turn = { 64, 1, 181, 28 },
  .lead = { 103, -23, 138, 0 },
  .stuck = { -342, -8, -365, -26 },
  .stuck_card = { -7, -4, -45, -16 },
  .flip_card = { -16, 0, -25, 0 },
};

/* Returns whether no card of @hand, the hand of the seat to move, can be
 * laid. */
static gboolean
is_stuck (const CgState *s, CgSet hand)
{
  guint64 cards = hand.lo | hand.hi;

  if (s->phase == SHEDDING_ANSWER)
    return (cards & norwegian_answers (s)) == 0;
  return s->phase == SHEDDING_PLAY && cg_set_jokers (hand) == 0 &&
         (cards & norwegian_followers (s, s->top, s->suits)) == 0;
}

static void
stand (const CgState *s, int seat, ShedStanding *its)
{
  CgSet hand = s->seat[seat].hand;

  its->ranks = shed_count_ranks (hand.lo) + shed_count_ranks (hand.hi);
  its->answers = ((hand.lo | hand.hi) & norwegian_answers (s)) != 0;
  its->stuck = its->turn && is_stuck (s, hand);
}

static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  shed_evaluate (state, &chances, stand, NORWEGIAN_PLAY_ON, value);
}

const CgSearchKnowledge norwegian_search = {
  .simulations = 10000,
  .plies = 20,
  .exploration = 0.7f,
  .prune = norwegian_prune,
  .playout = playout,
  .evaluate = evaluate,
  .tires = shed_tires,
};
