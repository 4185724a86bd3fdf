/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy after two cards: learns how leader and dealer best choose between the
 * two cards that each has left, by regret matching for all hands of both at
 * once. */

#include "noddy-player-private.h"

#include <string.h>

/* Four numbers at once. */
typedef float Four __attribute__ ((vector_size (16)));

typedef gint32 FourMasks __attribute__ ((vector_size (16)));

#define LANES 4

/* The cards left of the hands that are looked at, have @laid and have none of
 * @used. */
static void
take_hands (NoddyEndgame *e, const NoddyMiddle *m, int part, CgCard laid,
            guint64 used)
{
  const NoddyPlay *play = m->play;
  guint n_all = play->n_with[part][laid];
  guint n = 0;

  e->hands[part] = noddy_new (m->memory, guint64, n_all);
  e->source[part] = noddy_new (m->memory, guint, n_all);
  for (guint k = 0; k < n_all; k++)
    {
      guint i = play->with[part][laid][k];
      guint64 hand = play->hands[part][i];

      if (!m->looked_at[part][i] || (hand & used) != 0)
        continue;
      e->hands[part][n] = hand & ~NODDY_CARD (laid);
      e->source[part][n++] = i;
    }
  e->n_hands[part] = n;
  e->weight[part] = noddy_new (m->memory, float, n);
  e->first[part] = noddy_new (m->memory, CgCard, 2 * n);
  e->second[part] = noddy_new (m->memory, CgCard, 2 * n);
  for (guint i = 0; i < n; i++)
    {
      guint64 hand = e->hands[part][i];
      CgCard low = (CgCard) __builtin_ctzll (hand);
      CgCard high = (CgCard) __builtin_ctzll (hand & (hand - 1));

      e->first[part][2 * i] = e->second[part][2 * i + 1] = low;
      e->first[part][2 * i + 1] = e->second[part][2 * i] = high;
    }
}

/* Numbers the cards that the leader may lay. */
static void
number_seconds (NoddyEndgame *e)
{
  gboolean seen[52] = { FALSE };

  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i++)
    {
      CgCard card = e->first[NODDY_LEADER][i];

      if (!seen[card])
        e->number[card] = (guint8) e->n_seconds++;
      seen[card] = TRUE;
    }
}

/* --- the best play ------------------------------------------------------ */

/* How often to choose the two orders of a hand, by their regrets. */
static inline void
match (const float *regret, float *lays)
{
  float sum = regret[0] + regret[1];

  lays[0] = sum > 0 ? regret[0] / sum : 0.5f;
  lays[1] = 1 - lays[0];
}

/* One round for a hand, of which @gain is the gain of each order. Both orders
 * are tried at first. */
static inline void
learn (float *regret, float *lays, float *sum, const float *gain, float weight)
{
  float mean = lays[0] * gain[0] + lays[1] * gain[1];

  sum[0] += weight * lays[0];
  sum[1] += weight * lays[1];
  regret[0] = MAX (regret[0] + gain[0] - mean, 0);
  regret[1] = MAX (regret[1] + gain[1] - mean, 0);
  match (regret, lays);
}

/* The same for two hands at once; returns the gain of each order times how
 * often it was chosen. */
static inline Four
learn_two (Four *regret, Four *lays, Four *sum, Four gain, float weight)
{
  const Four half = { 0.5f, 0.5f, 0.5f, 0.5f };
  Four made = *lays * gain;
  Four r = *regret + gain - made - __builtin_shufflevector (made, made, 1, 0,
                                                            3, 2);
  Four total;
  FourMasks none;

  *sum += *lays * weight;
  r = (Four) ((FourMasks) r & (FourMasks) (r > 0));
  total = r + __builtin_shufflevector (r, r, 1, 0, 3, 2);
  none = (FourMasks) (total == 0);
  /* divide by 1/2 where the sum is 0 */
  total += (Four) ((FourMasks) half & none);
  *lays = r / total + (Four) ((FourMasks) half & none);
  *regret = r;
  return made;
}

/* The gain of each order of the dealer after each card of the leader: minus its
 * worth to the leader. */
static void
expect_dealer (const NoddyEndgame *e, const float *lays, float *out)
{
  memset (out, 0, e->n_seconds * e->stride * sizeof *out);
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i++)
    {
      float often = e->weight[NODDY_LEADER][i / 2] * lays[i];
      Four minus = { -often, -often, -often, -often };
      const void *worth = e->worth + i * e->stride;
      const Four *row = worth;
      Four *to = (Four *) (void *)
        (out + e->number[e->first[NODDY_LEADER][i]] * e->stride);

      if (often > 0)
        for (guint k = 0; k < e->stride / LANES; k++)
          to[k] += minus * row[k];
    }
}

/* The gain of each order of the leader. @weights: of the dealer's orders. */
static void
expect_leader (const NoddyEndgame *e,
               const float        *lays,
               const float        *weights,
               float              *weighed, /* room as for @lays */
               float              *out)
{
  for (guint k = 0; k < e->n_seconds; k++)
    for (guint i = 0; i < e->stride; i++)
      weighed[k * e->stride + i] = lays[k * e->stride + i] * weights[i];
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i++)
    {
      const void *worth = e->worth + i * e->stride;
      const Four *row = worth;
      const Four *with = (const Four *) (const void *)
        (weighed + e->number[e->first[NODDY_LEADER][i]] * e->stride);
      Four sum = { 0 };

      for (guint k = 0; k < e->stride / LANES; k++)
        sum += row[k] * with[k];
      out[i] = sum[0] + sum[1] + sum[2] + sum[3];
    }
}

static void
begin_learning (NoddyEndgame *e, GPtrArray *memory)
{
  gsize all = e->n_seconds * e->stride;

  for (guint part = 0; part < 2; part++)
    {
      gsize n = part == NODDY_LEADER ? 2 * e->n_hands[NODDY_LEADER] : all;

      e->lays[part] = noddy_new (memory, float, n);
      e->regret[part] = noddy_new (memory, float, n);
      e->gain[part] = noddy_new (memory, float, n);
      e->now[part] = noddy_new (memory, float, n);
      for (gsize i = 0; i < n; i++)
        e->now[part][i] = 0.5f;
    }
  e->made = noddy_new (memory, float, e->stride);
  e->weights = noddy_new (memory, float, e->stride);
  e->weighed = noddy_new (memory, float, all);
}

void
noddy_teach_dealer (NoddyEndgame *e, float weight, float *value)
{
  gsize n = e->stride / LANES;
  const Four *gain = (const void *) e->gain[NODDY_DEALER];
  Four *regret = (void *) e->regret[NODDY_DEALER];
  Four *lays = (void *) e->now[NODDY_DEALER];
  Four *sum = (void *) e->lays[NODDY_DEALER];
  Four *made = (void *) e->made;

  expect_dealer (e, e->now[NODDY_LEADER], e->gain[NODDY_DEALER]);
  memset (e->made, 0, e->stride * sizeof *e->made);
  for (gsize k = 0; k < e->n_seconds * n; k += n)
    for (gsize i = 0; i < n; i++)
      made[i] += learn_two (regret + k + i, lays + k + i, sum + k + i,
                            gain[k + i], weight);
  for (guint i = 0; i < e->n_hands[NODDY_DEALER]; i++)
    value[i] = e->made[2 * i] + e->made[2 * i + 1];
}

void
noddy_teach_leader (NoddyEndgame *e, float weight, float *value)
{
  float *gain = e->gain[NODDY_LEADER];

  for (guint i = 0; i < 2 * e->n_hands[NODDY_DEALER]; i++)
    e->weights[i] = e->weight[NODDY_DEALER][i / 2];
  expect_leader (e, e->now[NODDY_DEALER], e->weights, e->weighed, gain);
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i += 2)
    {
      float *lays = e->now[NODDY_LEADER] + i;

      learn (e->regret[NODDY_LEADER] + i, lays, e->lays[NODDY_LEADER] + i,
             gain + i, weight);
      value[i / 2] = lays[0] * gain[i] + lays[1] * gain[i + 1];
    }
}

void
noddy_endgame_settle (NoddyEndgame *e)
{
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i += 2)
    match (e->lays[NODDY_LEADER] + i, e->lays[NODDY_LEADER] + i);
  for (gsize i = 0; i < e->n_seconds * e->stride; i += 2)
    match (e->lays[NODDY_DEALER] + i, e->lays[NODDY_DEALER] + i);
}

/* --- questions and answers ---------------------------------------------- */

NoddyEndgame *
noddy_endgame_new (const NoddyMiddle *m, CgCard reply, NoddyOutcomes *outcomes)
{
  NoddyEndgame *e = noddy_new (m->memory, NoddyEndgame, 1);

  take_hands (e, m, NODDY_LEADER, m->lead, NODDY_CARD (reply));
  take_hands (e, m, NODDY_DEALER, reply, NODDY_CARD (m->lead));
  e->stride = (2 * e->n_hands[NODDY_DEALER] + LANES - 1) / LANES * LANES;
  e->worth = noddy_new (m->memory, float,
                        (gsize) 2 * e->n_hands[NODDY_LEADER] * e->stride);
  number_seconds (e);
  if (!noddy_is_cancelled (m->play))
    noddy_outcomes_fill (outcomes, reply, e);
  begin_learning (e, m->memory);
  return e;
}

guint
noddy_endgame_find (const NoddyEndgame *e, int part, guint64 left)
{
  for (guint i = 0; i < e->n_hands[part]; i++)
    if (e->hands[part][i] == left)
      return i;
  g_assert_not_reached ();
}

/* The sums of the gains of each order of a hand; returns the sum of weights. */
static float
sum_orders (const NoddyEndgame *e, int part, guint hand, guint seen,
            float sums[2])
{
  int other = 1 - part;
  float likely = 0;

  sums[0] = sums[1] = 0;
  for (guint i = 0; i < 2 * e->n_hands[other]; i++)
    {
      float weight = e->weight[other][i / 2];

      if ((e->hands[part][hand] & e->hands[other][i / 2]) != 0)
        continue;
      if (part == NODDY_LEADER)
        {
          likely += weight / 2;
          for (guint a = 0; a < 2; a++)
            {
              guint order = 2 * hand + a;
              guint number = e->number[e->first[NODDY_LEADER][order]];

              sums[a] += e->lays[NODDY_DEALER][number * e->stride + i] *
                         e->worth[order * e->stride + i] * weight;
            }
        }
      else if (e->number[e->first[NODDY_LEADER][i]] == seen)
        {
          weight *= e->lays[NODDY_LEADER][i];
          likely += weight;
          for (guint b = 0; b < 2; b++)
            sums[b] -= weight * e->worth[i * e->stride + 2 * hand + b];
        }
    }
  return likely;
}

void
noddy_endgame_expect (const NoddyEndgame *e, int part, guint hand, guint seen,
                      float worth[2])
{
  float likely = sum_orders (e, part, hand, seen, worth);

  for (guint k = 0; k < 2; k++)
    worth[k] = likely > 0 ? worth[k] / likely : 0;
}

float
noddy_endgame_expect_dealer (const NoddyEndgame *e, guint hand)
{
  float value = 0;
  float likely = 0;

  for (guint seen = 0; seen < e->n_seconds; seen++)
    {
      const float *lays = e->lays[NODDY_DEALER] + seen * e->stride + 2 * hand;
      float sums[2];

      likely += sum_orders (e, NODDY_DEALER, hand, seen, sums);
      value += lays[0] * sums[0] + lays[1] * sums[1];
    }
  return likely > 0 ? value / likely : 0;
}
