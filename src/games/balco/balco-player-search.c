/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search of the computer players needs to know of Balcó: which moves
 * are worth trying, how a playout (a quick game to the end, or for some moves)
 * goes on, and what a position is worth. */

#include "balco-player.h"

#include "games/shedding/shedding-player-search.h"

/* The numbers (as bits) for which the search lets a single joker stand if the
 * lay neither cleans the pile nor empties the hand: the numbers that have an
 * effect, and the highest number that has none. */
#define JOKER_AS (1u << 1 | 1u << 2 | 1u << 7 | 1u << 8 | 1u << 10 | 1u << 12)

/* --- the moves that differ ------------------------------------------------ */

/* Returns whether the search should try to lay @jokers jokers as @number
 * together with @own cards of @number. */
static inline gboolean
jokers_matter (const CgState *s, guint number, guint own, guint jokers)
{
  guint size = own + jokers;

  if (size == s->n_hand[s->to_move] || balco_cleans (s, number, size))
    return TRUE;
  if (number == 8)
    return TRUE;
  return jokers == 1 && (JOKER_AS >> number & 1) && (number != 2 || own == 0);
}

/* Lists the lays that the search should try. Returns how many there are. */
static guint
list_lays (const CgState *s, CgMove *moves)
{
  /* first[n][suits] is the set of the first n suits of the set `suits`, or 0 if
   * `suits` has fewer than n */
  static const guint8 first[5][16] = {
    { 0 },
    { 0, 1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1 },
    { 0, 0, 0, 3, 0, 5, 6, 3, 0, 9, 10, 3, 12, 5, 6, 3 },
    { 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 11, 0, 13, 14, 7 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15 },
  };
  BalcoCards hand = s->seat[s->to_move].hand;
  BalcoCards go = balco_on_top[s->ceiling > 0][s->top];
  guint jokers = balco_jokers (hand);
  gboolean free = balco_jokers_are_free (s);
  guint all = shed_cards_left (&s->shed, s->to_move);
  guint n = 0;

  for (guint number = 1; number <= 12; number++, go >>= 4, hand >>= 4)
    {
      guint suits = (guint) (hand & go) & 15;
      guint own;

      if (((go & 15) == 0 && !free) || (suits == 0 && jokers == 0))
        continue;
      own = balco_lay_size (suits);
      if (own + jokers == all) /* rule BA-30: this lay wins */
        {
          moves[0] = BALCO_LAY (number, jokers, suits);
          return 1;
        }
      for (guint i = 1; i <= own; i++)
        moves[n++] = BALCO_LAY (number, 0, first[i][suits]);
      for (guint i = 1; i <= jokers; i++)
        if (jokers_matter (s, number, own, i))
          moves[n++] = BALCO_LAY (number, i, suits);
    }
  return n;
}

guint
balco_prune (const CgState *s, CgMove *moves, guint n_moves)
{
  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return shed_prune_exchanges (&balco_weights, &s->shed, moves, n_moves);
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      if (shed_move_kind (moves[0]) == SHEDDING_MOVE_LAY)
        return list_lays (s, moves);
      /* either the only move picks up the pile, or all moves turn over a
       * face-down card; one of these is enough */
      return 1;
    default:
      return n_moves;
    }
}

/* --- playing on ----------------------------------------------------------- */

/* The points that a playout (a game that the search plays on quickly) gives to
 * lays. A player who chooses by these points follows the rules of thumb that
 * are quick to check, and wins 45 of 100 games against the level medium. */
enum
{
  PAIR = 21,       /* points for each further equal card that is laid */
  CLEAN_FOUR = 43, /* points for cleaning the pile with four equal cards */
  CLEAN_LEAD = 30, /* points for leading after a 10 has cleaned the pile */
  CLEAN_CARD = 2,  /* points for each card of the pile that a 10 cleans */
  AGAIN = 14,      /* points for an 8 if there are two players: another turn */
  STUCK_CARD = 2,  /* points for each card of the pile if no card of the next
                    * player fits, so that this player takes it */
  STUCK_LEAD = 4,  /* points for leading after the next player has taken the
                    * pile */
  CHANCE = 7,      /* the mask of the random points that are added: 0 to 7 */
};

/* Returns the lay of one joker, for a hand of which no other card fits. If
 * possible, the joker stands for a 10, which cleans the pile. Otherwise it
 * stands for a 1 on a 1, for a 7 if the player must lay a 7 or lower, or for a
 * 2 on a 7 with which the game was started. */
static CgMove
lay_joker (const CgState *s)
{
  guint number = 10;

  if (s->top == 1 && !balco_jokers_are_free (s))
    number = 1;
  else if (s->ceiling > 0 && !balco_jokers_are_free (s))
    number = 7;
  else if (s->top == 7 && !balco_jokers_are_free (s))
    number = 2;
  return BALCO_LAY (number, 1, 0);
}

/* Returns the points for the effect of a lay of cards of @number. @next_hand
 * is the hand of the next player. */
static inline int
effect_points (const CgState *s, guint number, BalcoCards next_hand)
{
  BalcoCards go;

  switch (number)
    {
    case 1:
      return s->n_pile_cards;
    case 2:
      return 0;
    case 10:
      return CLEAN_LEAD + CLEAN_CARD * s->n_pile_cards;
    case 8:
      if (s->seats == 2)
        return AGAIN;
      break;
    default:
      break;
    }
  go = balco_on_top[number == 7 || s->ceiling > 1][number];
  return next_hand != 0 && next_hand < BALCO_ONE_JOKER && (next_hand & go) == 0
           ? STUCK_LEAD + STUCK_CARD * s->n_pile_cards
           : 0;
}

/* Returns the lay with the most points. @may is the set of the hand cards that
 * fit; there must be at least one. */
static CgMove
lay_best (const CgState *s, BalcoCards may, CgRandom *random)
{
  guint left = shed_cards_left (&s->shed, s->to_move);
  int next = shed_next (&s->shed, s->to_move);
  BalcoCards next_hand = s->seat[next].hand;
  guint64 chance = cg_random_next (random);
  CgMove best = CG_NO_MOVE;
  int most = G_MININT;

  for (guint number = 1; may != 0; number++, may >>= 4, chance >>= 4)
    {
      guint suits = (guint) may & 15;
      guint size;
      int points;

      if (suits == 0)
        continue;
      size = balco_lay_size (suits);
      if (size == left)
        return BALCO_LAY (number, 0, suits);
      if ((number != 10 || size >= 4) && balco_cleans (s, number, size))
        points = CLEAN_FOUR;
      else
        {
          if (number <= 2 || number == 10)
            {
              suits &= -suits;
              size = 1;
            }
          points = effect_points (s, number, next_hand);
        }
      points += (int) (size - 1) * PAIR + (int) (chance & CHANCE) -
                (int) size * balco_weights.keep[number];
      if (points > most)
        {
          most = points;
          best = BALCO_LAY (number, 0, suits);
        }
    }
  return best;
}

static CgMove
playout (const CgState *s, CgRandom *random)
{
  BalcoCards hand, may;

  if (s->phase == SHEDDING_EXCHANGE)
    return SHED_MOVE (SHEDDING_MOVE_READY, 0);
  if (s->phase == SHEDDING_NAME)
    return shed_name_leader (&s->shed, CHANCE, 8, random);
  hand = s->seat[s->to_move].hand;
  if (hand == 0)
    return SHED_MOVE (SHEDDING_MOVE_FLIP, 0);
  may = hand & balco_on_top[s->ceiling > 0][s->top];
  if (may != 0)
    return lay_best (s, may, random);
  return hand < BALCO_ONE_JOKER ? SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0)
                                : lay_joker (s);
}

/* --- what a position is worth --------------------------------------------- */

/* The coefficients for shed_evaluate(), which were fitted to 80,000 games. The
 * columns (of the ranks: the rows) are for two seats without and with a stock,
 * then for more seats without and with a stock. */
static const ShedChances chances = {
  .hand = {
    { 55, 7, -387, -338, -317, -324, -268, -185, -159, -177, -167, -161, -105 },
    { 118, 44, -65, -24, -22, -39, -27, -30, -39, 13, 41, 17, 20 },
    { -56, -23, -364, -271, -285, -287, -247, -200, -160, -280, -97, -213,
      -150 },
    { 81, 118, -59, -93, -84, -109, -67, -17, -7, -32, 169, 15, 67 },
  },
  .up = {
    { 286, 74, -192, -185, -113, -321, -17, -139, -19, -56, 34, -116, -55 },
    { 356, 155, -111, -202, -104, -114, -25, -72, 16, -24, 144, -1, -19 },
    { 287, 6, -204, 94, -167, -362, -246, -268, -182, -260, 80, -241, -214 },
    { 389, 144, -7, -123, -135, -170, -24, -54, -23, -93, 197, -81, -20 },
  },
  .down = { -528, 0, -645, 0 },
  .numbers = { -109, 1, -265, -40 },
  .over_3 = { 115, 8, 120, -18 },
  .over_6 = { 74, -11, 78, 10 },
  .last = { { 0, 567, 218, 102, 47 }, { 0 }, { 0, 727, 301, 192, 16 }, { 0 } },
  .any_2 = { 124, 57, 186, 36 },
  .any_10 = { 319, -6, 382, -4 },
  .any_joker = { 213, -6, 225, 73 },
  .answer = { 234, 13, 420, 143 },
  .no_hand = { 270, 0, 142, 0 },
  .turn = { 90, 2, 264, 77 },
  .lead = { 123, 30, 213, -2 },
  .stuck = { -616, 89, -434, -105 },
  .stuck_card = { -31, -16, -75, -31 },
  .flip_card = { -50, 0, -49, 0 },
  .next = { -90, -2, 178, 29 },
};

static void
stand (const CgState *s, int seat, ShedStanding *its)
{
  BalcoCards hand = s->seat[seat].hand;
  BalcoCards go = balco_on_top[s->ceiling > 0][s->top];

  its->ranks = shed_count_ranks (hand & BALCO_NUMBERED);
  its->jokers = (int) balco_jokers (hand);
  /* rule BA-24: a joker, a 1 or a 2 answers a shot */
  its->answers = its->jokers > 0 ||
                 (hand & (SHED_RANK (1) | SHED_RANK (2))) != 0;
  its->stuck = its->jokers == 0 && (hand & go) == 0;
}

static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  shed_evaluate (state, &chances, stand, BALCO_PLAY_TO_LAST, value);
}

const CgSearchKnowledge balco_search = {
  /* with four times as many simulations the level hard does not win more
   * games */
  .simulations = 5000,
  .plies = 20,
  .exploration = 0.7f,
  .prune = balco_prune,
  .playout = playout,
  .evaluate = evaluate,
  .tires = shed_tires,
};
