/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search needs to know of Bataille scientifique: which seat sees which
 * choice, and when; what hidden hands are likely; and what a position is worth.
 * Decides no rule. */

#include "scientific-war-player-private.h"

#include <math.h>

/* --- hidden choices ------------------------------------------------------- */

/* Returns @move if @seat sees it, otherwise CG_UNSEEN. A card is chosen face
 * down (rule BS-11). Only seers see the card at once, and they do not see the
 * cards of other seers (rule BS-22). All seats see a swap. */
static CgMove
observe (const CgState *s, CgMove move, int seat)
{
  if (s->phase == SCIENTIFIC_WAR_PICK &&
      (!(s->seer >> seat & 1) || (s->seer >> s->to_move & 1)))
    return CG_UNSEEN;
  return move;
}

/* Returns a hash of what everybody sees at the end of a trick (rule BS-12), or
 * 0 if the move did not end a trick. The hash leaves out the suits, so that
 * tricks which differ only in their suits share a branch of the search tree. */
static guint32
reveal (const CgState *s, const CgState *then)
{
  guint32 seen = 0;

  if (then->tricks == s->tricks)
    return 0;
  for (int seat = 0; seat < s->seats; seat++)
    if (s->active >> seat & 1 && seat != s->to_move)
      seen = seen * 17 + cg_card_rank (s->pick[seat]) + 1;
  /* the card that was chosen last is not among the picks before the move, but
   * the order, the pot and the hands show its effect */
  seen = seen * 3 + then->reversed;
  seen = seen * 31 + cg_set_size (then->pot);
  for (int seat = 0; seat < s->seats; seat++)
    seen = seen * 61 + cg_set_size (scientific_war_cards_of (then, seat));
  return seen | 1u << 31;
}

/* Removes moves that need not be searched: keeps one card of each rank, because
 * suits make no difference, and removes moves that no computer player ever
 * makes. */
static guint
prune (const CgState *state, CgMove *moves, guint n_moves)
{
  guint seen = 0;
  guint n = 0;

  if (state->phase != SCIENTIFIC_WAR_PICK)
    return scientific_war_drop_forbidden (state, moves, n_moves);
  for (guint i = 0; i < n_moves; i++)
    {
      guint bit = 1u << cg_card_rank ((CgCard) moves[i]);

      if (seen & bit)
        continue;
      seen |= bit;
      moves[n++] = moves[i];
    }
  return scientific_war_drop_forbidden (state, moves, n);
}

/* Returns whether the seat to move chooses at the same time as another seat,
 * without seeing the card of that seat (rule BS-11). It does not if it is the
 * only active seat that is no seer, because the seers see its card. It does not
 * either if it is the only seer, because it chooses last. Several seers do not
 * see each other's cards. */
static gboolean
is_simultaneous (const CgState *s)
{
  gboolean sees = s->seer >> s->to_move & 1;
  guint together = s->active & (sees ? s->seer : ~(guint) s->seer);

  return s->phase == SCIENTIFIC_WAR_PICK && (together & (together - 1)) != 0;
}

/* Implements CgSearchKnowledge.rewind: goes back to the position before the
 * hidden cards of this trick were chosen. */
static void
take_back (CgState *s, int seat)
{
  if (s->phase != SCIENTIFIC_WAR_PICK)
    return;
  for (int w = 0; w < s->seats; w++)
    if (s->pick[w] == CG_CARD_HIDDEN)
      {
        s->pick[w] = CG_CARD_NONE;
        s->picked &= (guint8) ~(1u << w);
        if (s->count[w] != SCIENTIFIC_WAR_UNKNOWN)
          s->count[w]++;
        s->to_move = (gint8) MIN (s->to_move, w);
      }
}

/* --- hidden hands --------------------------------------------------------- */

/* In how many of 16 cases a player still plays from the first hand in a certain
 * trick if nobody has swapped (rule BS-24). The first index is 0 for two seats
 * and 1 for more, the second is the number of the trick, from 0 on. The numbers
 * were counted in games of the strong player. */
static const guint8 lasting[2][14] = {
  { 16, 16, 16, 16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5 },
  { 16, 16, 16, 16, 16, 15, 15, 15, 14, 13, 13, 12, 11, 10 },
};

/* In how many of 16 cases a player who no longer plays from the first hand has
 * no pile. */
#define NO_PILE 3

/* Imagines that the seat @w still plays from its first hand, which holds cards
 * of one suit (rule BS-2): puts @left random cards of that suit into its hand,
 * and all its other cards into its pile. Does nothing if the seat does not own
 * @left cards of its first hand. */
static void
imagine_first_hand (CgState *s, int w, guint left, CgRandom *random)
{
  ScientificWarSeat *its = &s->seat[w];
  CgSet hand = { 0, 0 };
  CgCard cards[CG_MAX_ZONE];
  CgSet first = scientific_war_first_hand (s, w);
  guint n = cg_set_list ((CgSet) { its->owned.lo & first.lo, 0 },
                         CG_PACK_FRENCH, cards);

  if (n < left)
    return;
  for (; left > 0; left--)
    {
      guint i = cg_random_below (random, n);

      hand = cg_set_add (hand, cards[i]);
      cards[i] = cards[--n];
    }
  *its = (ScientificWarSeat) {
    .hand = hand,
    .pile = cg_set_minus (its->owned, hand),
  };
  s->count[w] = 0;
}

/* Divides the cards of each other seat into hand and pile in a way that is
 * likely, if the rules allow several ways. */
static void
imagine (CgState *s, int seat, CgRandom *random)
{
  guint first = s->option[SCIENTIFIC_WAR_JOKER] ? 14 : 13;

  for (int w = 0; w < s->seats; w++)
    {
      guint chance = cg_random_below (random, 16);
      gboolean unknown = s->count[w] == SCIENTIFIC_WAR_UNKNOWN;

      if (cg_set_is_empty (s->seat[w].owned) || (s->picked >> w & 1) ||
          (s->phase == SCIENTIFIC_WAR_SWAP && (s->eights >> w & 1)))
        continue;
      if (s->tricks < first)
        {
          guint left = first - s->tricks;

          if (unknown ? chance < lasting[s->seats > 2][s->tricks]
                      : s->count[w] == left)
            imagine_first_hand (s, w, left, random);
        }
      else if (unknown && chance < NO_PILE)
        {
          s->count[w] = (guint8) cg_set_size (s->seat[w].owned);
        }
    }
  cg_resample (&cg_rules_scientific_war, s, seat, random);
}

/* --- what a position is worth --------------------------------------------- */

/* The weights of the sum that is the score of a seat. The chance of a seat to
 * win is proportional to the exponential of its score. The weights were found
 * by logistic regression (with more than two seats by softmax regression) of
 * the winner on the positions between the tricks. The games for it were played
 * by players that solved each trick by regret matching with these weights; this
 * was done three times, each time with the new weights. The first value of a
 * weight is for two seats, the second for more. */
static const struct
{
  /* weights of each card in the hand, in thousandths: the second index is the
   * order (0: usual, 1: reversed), the third the rank, from the joker on */
  gint16 hand[2][2][14];
  /* weights of each card in the pile, with the same units and indices */
  gint16 pile[2][2][14];
  /* weight if the seat is a seer, who sees what the others choose */
  float seer[2];
  /* weight if the seat may swap its hand and its pile */
  float swap[2];
  /* weight of the logarithm of the number of cards that the seat owns */
  float cards[2];
  /* weight of the logarithm of the number of cards in hand */
  float in_hand[2];
  /* weights by the number of cards that the seat owns, if it is less than 5 */
  float few[2][5];
  /* weights by the number of cards in hand, if it is less than 3 */
  float low_hand[2][3];
  /* weight if the seat has a pile */
  float has_pile[2];

  /* the weights that follow are multiplied by the number of cards in the pot */
  /* weight of the strength (0 … 1) of the best card in hand */
  float pot_best[2];
  /* weight of the mean strength (0 … 1) of the cards in hand */
  float pot_mean[2];
  /* weight if the seat has a joker in hand */
  float pot_joker[2];
  /* weight if the seat is a seer */
  float pot_seer[2];
} worth = {
  .hand = {
    {
      { 260, 682, 203, 88, 138, 110, 72, 133, 350, 208, 241, 340, 482, 423 },
      { 261, 304, 587, 312, 204, 174, 182, 89, 355, 127, 165, 654, 284, 169 },
    },
    {
      { 67, 385, 104, 52, 143, 40, 78, 111, 235, 113, -25, 159, 238, 186 },
      { 124, 186, 261, 99, 175, 110, 58, 94, 222, 122, -85, 199, 212, 89 },
    },
  },
  .pile = {
    {
      { 178, 416, 171, 58, 80, 67, 61, 105, 186, 62, 160, 487, 277, 209 },
      { 217, 313, 263, 78, 142, 82, 87, 60, 195, 75, 95, 492, 237, 178 },
    },
    {
      { 68, 269, 121, 89, 123, 38, 70, 29, 213, 35, -81, 189, 182, 105 },
      { 5, 355, 87, 70, 39, 45, -6, 117, 183, 80, -68, 184, 192, 87 },
    },
  },
  .seer = { 0.112f, 0.065f },
  .swap = { 0.137f, 0.172f },
  .cards = { 0.508f, 0.028f },
  .in_hand = { -0.267f, -0.250f },
  .few = { { 0, -1.254f, -0.767f, -0.411f, -0.127f },
           { 0, -1.844f, -1.064f, -0.660f, -0.649f } },
  .low_hand = { { 0, 0.191f, 0.084f }, { 0, -0.109f, -0.071f } },
  .has_pile = { -0.174f, -0.124f },
  .pot_best = { 0.175f, 0.147f },
  .pot_mean = { 0.145f, -0.030f },
  .pot_joker = { 0.031f, 0.017f },
  .pot_seer = { 0.181f, 0.029f },
};

/* At a limit of tricks the number of cards decides who wins (rule BS-42). In
 * the last NEAR_LIMIT tricks before the limit, the number of cards has more and
 * more weight in the score. */
#define NEAR_LIMIT 12

/* What a set of cards is worth, and how strong it is. */
typedef struct
{
  guint n;
  int   points; /* the sum of the weights of the cards, in thousandths */
  guint best;   /* the strength of the strongest card */
  guint sum;    /* the sum of the strengths of the cards */
} Cards;

static G_ALWAYS_INLINE inline Cards
view_cards (CgSet set, const gint16 *points, gboolean reversed)
{
  Cards cards = { 0 };

  for (guint half = 0; half < 2; half++)
    for (guint64 left = half ? set.hi : set.lo; left != 0; left &= left - 1)
      {
        guint rank = cg_card_rank ((CgCard) __builtin_ctzll (left));
        guint strength = scientific_war_rank_strength (rank, reversed);

        cards.n++;
        cards.points += points[rank];
        cards.best = MAX (cards.best, strength);
        cards.sum += strength;
      }
  return cards;
}

/* Returns the score of @seat: the higher the score, the greater is the chance
 * that the seat wins. */
static float
judge (const CgState *s, int seat)
{
  guint k = s->seats > 2;
  const ScientificWarSeat *its = &s->seat[seat];
  CgSet in_hand = s->pick[seat] < CG_CARD_NONE
                    ? cg_set_add (its->hand, s->pick[seat])
                    : its->hand;
  Cards hand = view_cards (in_hand, worth.hand[k][s->reversed], s->reversed);
  Cards pile = view_cards (its->pile, worth.pile[k][s->reversed], s->reversed);
  guint n = hand.n + pile.n;
  float n_hand = (float) MAX (hand.n, 1);
  float pot = (float) cg_set_size (s->pot);
  guint to_last = scientific_war_last_trick (s) - s->tricks;
  float points = (float) (hand.points + pile.points) * 0.001f;

  points += worth.cards[k] * logf ((float) n) +
            worth.in_hand[k] * logf (n_hand);
  if (n < G_N_ELEMENTS (worth.few[k]))
    points += worth.few[k][n];
  if (hand.n < G_N_ELEMENTS (worth.low_hand[k]))
    points += worth.low_hand[k][hand.n];
  if (pile.n > 0)
    points += worth.has_pile[k] + (s->eights >> seat & 1 ? worth.swap[k] : 0);
  if (s->seer >> seat & 1)
    points += worth.seer[k] + pot * worth.pot_seer[k];
  points += pot * (worth.pot_best[k] * (float) hand.best +
                   worth.pot_mean[k] * (float) hand.sum / n_hand) / 13;
  if (in_hand.lo & CG_JOKER_BITS)
    points += pot * worth.pot_joker[k];
  if (to_last < NEAR_LIMIT)
    {
      float near = 1 - (float) to_last / NEAR_LIMIT;

      points = points * (1 - near) + (float) n * near;
    }
  return points;
}

/* Sets the value of each seat to its chance to win. In a game that is over the
 * winners share the value 1. */
static void
evaluate (const CgState *s, float value[CG_MAX_SEATS])
{
  float sum = 0;
  float most = -G_MAXFLOAT;

  if (s->phase == SCIENTIFIC_WAR_OVER)
    {
      CgResult result;

      cg_rules_scientific_war.result (s, &result);
      for (guint i = 0; i < s->seats; i++)
        {
          value[i] = result.place[i] == 1;
          sum += value[i];
        }
    }
  else
    {
      for (guint left = s->active; left != 0; left &= left - 1)
        {
          int seat = __builtin_ctz (left);

          value[seat] = judge (s, seat);
          most = MAX (most, value[seat]);
        }
      for (int seat = 0; seat < s->seats; seat++)
        {
          value[seat] = s->active >> seat & 1 ? expf (value[seat] - most) : 0;
          sum += value[seat];
        }
    }
  for (guint i = 0; i < s->seats; i++)
    value[i] /= sum;
}

const CgSearchKnowledge scientific_war_search = {
  .simulations = 10000,
  .plies = 0,
  .exploration = 0.5f,
  .evaluate = evaluate,
  .observe = observe,
  .reveal = reveal,
  .is_simultaneous = is_simultaneous,
  .rewind = take_back,
  .prune = prune,
  .imagine = imagine,
  .patience = 100,
};
