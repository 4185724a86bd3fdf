/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Bataille scientifique: who sees which choice
 * when, and what a position is worth. Reads full states and changes none, but
 * for the choices that it takes back. */

#include "scientific-war-player-private.h"

#include <math.h>

/* --- hidden choices ------------------------------------------------------- */

/* BS-11: a card is chosen face down, and only seers see it at once, unless it
 * is that of another seer (BS-22); a swap is seen by all. */
static CgMove
observe (const CgState *before, CgMove move, int seat)
{
  const ScientificWarState *s = scientific_war_state (before);

  if (s->phase == SCIENTIFIC_WAR_PICK &&
      (!(s->seer >> seat & 1) || (s->seer >> s->to_move & 1)))
    return CG_UNSEEN;
  return move;
}

/* BS-12: a hash of what the end of a trick shows. Suits are left out, so that
 * tricks that differ in nothing else share a branch of the tree. */
static guint32
reveal (const CgState *before, const CgState *after)
{
  const ScientificWarState *s = scientific_war_state (before);
  const ScientificWarState *then = scientific_war_state (after);
  guint32 seen = 0;

  if (then->tricks == s->tricks)
    return 0;
  for (int seat = 0; seat < s->seats; seat++)
    if (s->active >> seat & 1 && seat != s->to_move)
      seen = seen * 17 + cg_card_rank (s->pick[seat]) + 1;
  /* the last one is not among the picks before: what it has done */
  seen = seen * 3 + then->reversed;
  seen = seen * 31 + cg_set_size (then->pot);
  for (int seat = 0; seat < s->seats; seat++)
    seen = seen * 61 + cg_set_size (scientific_war_cards_of (then, seat));
  return seen | 1u << 31;
}

/* Cards that differ only in their suits are the same choice; and the search
 * too does nothing that is forbidden. */
static guint
prune (const CgState *state, CgMove *moves, guint n_moves)
{
  guint seen = 0;
  guint n = 0;

  if (scientific_war_state (state)->phase != SCIENTIFIC_WAR_PICK)
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

/* All but the seer choose without seeing anything (BS-11); who is alone with
 * the seer mixes for nothing, for everything will be seen. Several seers choose
 * without seeing one another's cards. */
static gboolean
is_simultaneous (const CgState *state)
{
  const ScientificWarState *s = scientific_war_state (state);
  gboolean sees = s->seer >> s->to_move & 1;
  guint together = s->active & (sees ? s->seer : ~(guint) s->seer);

  return s->phase == SCIENTIFIC_WAR_PICK && (together & (together - 1)) != 0;
}

static void
take_back (CgState *redacted, int seat)
{
  ScientificWarState *s = (ScientificWarState *) redacted;

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

/* Of 16 times the first hand lasts so often until that trick, as long as nobody
 * swaps (BS-24): counted in games of the strong player with two seats, and with
 * more. */
static const guint8 lasting[2][14] = {
  { 16, 16, 16, 16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5 },
  { 16, 16, 16, 16, 16, 15, 15, 15, 14, 13, 13, 12, 11, 10 },
};

/* Of 16 times a later one has no pile beside it. */
#define NO_PILE 3

/* The cards of the first hands are those of one suit (BS-2). Until a hand has
 * been laid down what its player has won is in the pile, and how many are left
 * is known. Returns FALSE where the cards cannot lie so. */
static gboolean
imagine_first_hand (ScientificWarState *s, int w, guint left, CgRandom *random)
{
  ScientificWarSeat *its = &s->seat[w];
  CgSet hand = { 0, 0 };
  CgCard cards[CG_MAX_ZONE];
  CgSet first = scientific_war_first_hand (s, w);
  guint n = cg_set_list ((CgSet) { its->owned.lo & first.lo, 0 },
                         CG_PACK_FRENCH, cards);

  if (n < left)
    return FALSE;
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
  return TRUE;
}

/* Of the ways to divide the cards that the rules leave open some are likelier
 * than others. */
static void
imagine (CgState *redacted, int seat, CgRandom *random)
{
  ScientificWarState *s = (ScientificWarState *) redacted;
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
  cg_resample (&cg_rules_scientific_war, redacted, seat, random);
}

/* --- what a position is worth --------------------------------------------- */

/* How a seat stands is a sum; the chances of the seats are as the exponentials
 * of their sums. The numbers are the logistic regression (for more seats the
 * softmax regression) of who has won on the positions between the tricks of
 * games that were played against themselves, each trick by regret matching on
 * the same sums, and that three times over. */
typedef struct
{
  float hand[2][14]; /* each card in the hand: in either order, by rank */
  float pile[2][14]; /* ... and in the pile */
  float seer;        /* will see the next picks */
  float swap;        /* may swap */
  float cards;       /* times the logarithm of how many cards it owns */
  float in_hand;     /* ... and of how many are in the hand */
  float few[5];      /* it owns so many cards and no more */
  float low_hand[3]; /* it has so many cards in hand and no more */
  float has_pile;
  float pot_best;    /* for each card in the pot: times the strength of its best
                      * card, of 1 */
  float pot_mean;    /* ... of the average card of its hand */
  float pot_joker;   /* ... where it has a joker in hand */
  float pot_seer;    /* ... where it is the seer */
} Worth;

static const Worth worth_of[2] = {
  { /* two seats */
    .hand = {
      {
        0.260f, 0.682f, 0.203f, 0.088f, 0.138f, 0.110f, 0.072f, 0.133f,
        0.350f, 0.208f, 0.241f, 0.340f, 0.482f, 0.423f
      },
      {
        0.261f, 0.304f, 0.587f, 0.312f, 0.204f, 0.174f, 0.182f, 0.089f,
        0.355f, 0.127f, 0.165f, 0.654f, 0.284f, 0.169f
      },
    },
    .pile = {
      {
        0.178f, 0.416f, 0.171f, 0.058f, 0.080f, 0.067f, 0.061f, 0.105f,
        0.186f, 0.062f, 0.160f, 0.487f, 0.277f, 0.209f
      },
      {
        0.217f, 0.313f, 0.263f, 0.078f, 0.142f, 0.082f, 0.087f, 0.060f,
        0.195f, 0.075f, 0.095f, 0.492f, 0.237f, 0.178f
      },
    },
    .seer = 0.112f,
    .swap = 0.137f,
    .cards = 0.508f,
    .in_hand = -0.267f,
    .few = { 0, -1.254f, -0.767f, -0.411f, -0.127f },
    .low_hand = { 0, 0.191f, 0.084f },
    .has_pile = -0.174f,
    .pot_best = 0.175f,
    .pot_mean = 0.145f,
    .pot_joker = 0.031f,
    .pot_seer = 0.181f,
  },
  { /* more */
    .hand = {
      {
        0.067f, 0.385f, 0.104f, 0.052f, 0.143f, 0.040f, 0.078f, 0.111f,
        0.235f, 0.113f, -0.025f, 0.159f, 0.238f, 0.186f
      },
      {
        0.124f, 0.186f, 0.261f, 0.099f, 0.175f, 0.110f, 0.058f, 0.094f,
        0.222f, 0.122f, -0.085f, 0.199f, 0.212f, 0.089f
      },
    },
    .pile = {
      {
        0.068f, 0.269f, 0.121f, 0.089f, 0.123f, 0.038f, 0.070f, 0.029f,
        0.213f, 0.035f, -0.081f, 0.189f, 0.182f, 0.105f
      },
      {
        0.005f, 0.355f, 0.087f, 0.070f, 0.039f, 0.045f, -0.006f, 0.117f,
        0.183f, 0.080f, -0.068f, 0.184f, 0.192f, 0.087f
      },
    },
    .seer = 0.065f,
    .swap = 0.172f,
    .cards = 0.028f,
    .in_hand = -0.250f,
    .few = { 0, -1.844f, -1.064f, -0.660f, -0.649f },
    .low_hand = { 0, -0.109f, -0.071f },
    .has_pile = -0.124f,
    .pot_best = 0.147f,
    .pot_mean = -0.030f,
    .pot_joker = 0.017f,
    .pot_seer = 0.029f,
  },
};

/* Near a limit of tricks (BS-42) the number of cards decides: from so many
 * tricks before it on, more and more. */
#define NEAR_LIMIT 12

static float
judge (const ScientificWarState *s, const Worth *worth, int seat)
{
  const ScientificWarSeat *its = &s->seat[seat];
  const float *of_hand = worth->hand[s->reversed];
  const float *of_pile = worth->pile[s->reversed];
  float pot = (float) cg_set_size (s->pot);
  guint to_last = scientific_war_last_trick (s) - s->tricks;
  CgSet hand = its->hand;
  guint n_hand = 0;
  guint n_pile = 0;
  guint best = 0;
  guint sum = 0;
  float points = 0;

  if (s->pick[seat] < CG_CARD_NONE)
    hand = cg_set_add (hand, s->pick[seat]);
  for (guint half = 0; half < 2; half++)
    for (guint64 left = half ? hand.hi : hand.lo; left != 0; left &= left - 1)
      {
        guint rank = cg_card_rank ((CgCard) __builtin_ctzll (left));
        guint strength = scientific_war_rank_strength (rank, s->reversed);

        points += of_hand[rank];
        best = MAX (best, strength);
        sum += strength;
        n_hand++;
      }
  for (guint half = 0; half < 2; half++)
    for (guint64 left = half ? its->pile.hi : its->pile.lo; left != 0;
         left &= left - 1)
      {
        points += of_pile[cg_card_rank ((CgCard) __builtin_ctzll (left))];
        n_pile++;
      }

  points += worth->cards * logf ((float) (n_hand + n_pile));
  points += worth->in_hand * logf ((float) MAX (n_hand, 1));
  if (n_hand + n_pile < G_N_ELEMENTS (worth->few))
    points += worth->few[n_hand + n_pile];
  if (n_hand < G_N_ELEMENTS (worth->low_hand))
    points += worth->low_hand[n_hand];
  if (n_pile > 0)
    points += worth->has_pile + (s->eights >> seat & 1 ? worth->swap : 0);
  if (s->seer >> seat & 1)
    points += worth->seer + pot * worth->pot_seer;
  points += pot * (worth->pot_best * (float) best +
                   worth->pot_mean * (float) sum / (float) MAX (n_hand, 1)) /
            13;
  if (hand.lo & CG_JOKER_BITS)
    points += pot * worth->pot_joker;
  if (to_last < NEAR_LIMIT)
    {
      float near = 1 - (float) to_last / NEAR_LIMIT;

      points = points * (1 - near) + (float) (n_hand + n_pile) * near;
    }
  return points;
}

static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  const ScientificWarState *s = scientific_war_state (state);
  const Worth *worth = &worth_of[s->seats > 2];
  float sum = 0;
  float most = -G_MAXFLOAT;

  if (s->phase == SCIENTIFIC_WAR_OVER)
    {
      CgResult result;

      cg_rules_scientific_war.result (state, &result);
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

          value[seat] = judge (s, worth, seat);
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
