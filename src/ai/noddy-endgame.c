/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy after two cards: how two players who know what the other can have
 * choose best between the two cards that each has left. Regrets are matched
 * for all hands of both at once, so that neither choice tells too much. */

#include "noddy-learning.h"

#include <string.h>

/* Four numbers at once. */
typedef float Four __attribute__ ((vector_size (16)));

#define LANES 4

#define ALL_CARDS (NODDY_CARD (52) - 1)

/* The cards that are left of the hands that are looked at and have @laid and
 * none of @used. */
static void
take_hands (NoddyEndgame    *e,
            const NoddyPlay *play,
            const gboolean  *looked_at,
            int              part,
            CgCard           laid,
            guint64          used)
{
  guint n_all = play->n_with[part][laid];
  guint n = 0;

  e->hands[part] = g_new (guint64, n_all);
  e->source[part] = g_new (guint, n_all);
  for (guint k = 0; k < n_all; k++)
    {
      guint i = play->with[part][laid][k];
      guint64 hand = play->hands[part][i];

      if (!looked_at[i] || (hand & used) != 0)
        continue;
      e->hands[part][n] = hand & ~NODDY_CARD (laid);
      e->source[part][n++] = i;
    }
  e->n_hands[part] = n;
  e->weight[part] = g_new0 (float, n);
  e->first[part] = g_new (CgCard, 2 * n);
  e->second[part] = g_new (CgCard, 2 * n);
  for (guint i = 0; i < n; i++)
    {
      guint64 hand = e->hands[part][i];
      CgCard low = (CgCard) __builtin_ctzll (hand);
      CgCard high = (CgCard) __builtin_ctzll (hand & (hand - 1));

      e->first[part][2 * i] = e->second[part][2 * i + 1] = low;
      e->first[part][2 * i + 1] = e->second[part][2 * i] = high;
    }
}

/* --- what every outcome is worth ----------------------------------------- */

/* The last card of @seat, and what it all came to. */
static float
finish (const NoddyPlay *play, const NoddyState *before, CgCard last)
{
  NoddyState s = *before;

  if (s.to_move != CG_NO_SEAT)
    {
      s.hand[s.to_move] = NODDY_CARD (last);
      noddy_lay (&s, last);
    }
  return noddy_worth (play, &s);
}

/* The orders of the dealer by their first card. */
typedef struct
{
  guint  n[52];
  guint *orders[52];
} ByCard;

/* All that can come after the leader's second card, when its third is @third:
 * a row of e->worth. */
static void
fill_row (NoddyEndgame     *e,
          const NoddyPlay  *play,
          const NoddyState *s1, /* after the leader's second card */
          const NoddyState *s2, /* after the dealer's, by its number */
          const ByCard     *by,
          guint64           laid,
          CgCard            third,
          const float      *factor, /* of each hand of the dealer, or NULL */
          float            *row)
{
  int leader = play->seat[NODDY_LEADER];
  guint64 fit = noddy_fitting (31 - noddy_total (s1));
  gboolean over = s1->to_move == CG_NO_SEAT;
  float stuck = 0; /* when the dealer cannot lay either card */
  guint n = 0;

  if (over)
    stuck = noddy_worth (play, s1);
  else
    {
      NoddyState s = *s1;

      cg_rules_noddy.play ((CgState *) &s, NODDY_MOVE_GO, NULL);
      stuck = finish (play, &s, third);
    }

  for (guint card = 0; card < 52; card++)
    {
      NoddyState s3;
      float no_more = 0;
      guint64 fits_last;

      if (by->n[card] == 0 || (NODDY_CARD (card) & laid) || card == third)
        continue;
      if (over || !(fit >> card & 1))
        {
          for (guint i = 0; i < by->n[card]; i++)
            {
              guint order = by->orders[card][i];
              CgCard last = e->second[NODDY_DEALER][order];

              /* where the other card fits it is laid: its order tells */
              if (!(NODDY_CARD (last) & laid) && last != third &&
                  (over || !(fit >> last & 1)))
                {
                  n++;
                  row[order] = factor == NULL
                                 ? stuck
                                 : stuck * factor[e->source[NODDY_DEALER]
                                                           [order / 2]];
                }
            }
          continue;
        }
      s3 = s2[card];
      if (s3.to_move != CG_NO_SEAT)
        {
          s3.hand[leader] = NODDY_CARD (third);
          noddy_lay (&s3, third);
        }
      if (s3.to_move == CG_NO_SEAT)
        {
          no_more = noddy_worth (play, &s3);
          fits_last = 0;
        }
      else
        {
          NoddyState s4 = s3;

          s4.hand[s4.to_move] = NODDY_CARD (card);
          cg_rules_noddy.play ((CgState *) &s4, NODDY_MOVE_GO, NULL);
          no_more = noddy_worth (play, &s4);
          fits_last = noddy_fitting (31 - noddy_total (&s3));
        }
      for (guint i = 0; i < by->n[card]; i++)
        {
          guint order = by->orders[card][i];
          CgCard last = e->second[NODDY_DEALER][order];
          float value;

          if ((NODDY_CARD (last) & laid) || last == third)
            continue;
          n++;
          value = fits_last >> last & 1 ? finish (play, &s3, last) : no_more;
          if (factor != NULL)
            value *= factor[e->source[NODDY_DEALER][order / 2]];
          row[order] = value;
          if (!(fit >> last & 1))
            row[order ^ 1] = value;
        }
    }
  *play->simulations += n;
}

static void
fill_worth (NoddyEndgame     *e,
            const NoddyPlay  *play,
            const NoddyState *s,
            guint64           laid)
{
  ByCard by = { .n = { 0 } };
  guint n = 2 * e->n_hands[NODDY_DEALER];
  guint *orders = g_new (guint, n);
  guint at = 0;

  for (guint card = 0; card < 52; card++)
    {
      by.orders[card] = orders + at;
      for (guint i = 0; i < n; i++)
        if (e->first[NODDY_DEALER][i] == card)
          orders[at++] = i;
      by.n[card] = (guint) (orders + at - by.orders[card]);
    }

  for (guint card = 0; card < 52; card++)
    {
      NoddyState s1 = *s;
      NoddyState s2[52];
      gboolean started = FALSE;

      for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i++)
        {
          if (e->first[NODDY_LEADER][i] != card)
            continue;
          if (!started)
            {
              started = TRUE;
              e->number[card] = (guint8) e->n_seconds++;
              noddy_lay (&s1, (CgCard) card);
              for (guint c = 0; c < 52 && s1.to_move != CG_NO_SEAT; c++)
                if (by.n[c] > 0 && noddy_fits (&s1, (CgCard) c))
                  {
                    s2[c] = s1;
                    noddy_lay (&s2[c], (CgCard) c);
                  }
            }
          fill_row (e, play, &s1, s2, &by, laid | NODDY_CARD (card),
                    e->second[NODDY_LEADER][i],
                    play->joint == NULL
                      ? NULL
                      : play->joint + e->source[NODDY_LEADER][i / 2] *
                                        play->n_hands[NODDY_DEALER],
                    e->worth + i * e->stride);
        }
    }
  g_free (orders);
}

/* --- the best play ------------------------------------------------------- */

/* The two orders of a hand, by the regrets of not having chosen them. */
static inline void
match (const float *regret, float *lays)
{
  float sum = regret[0] + regret[1];

  lays[0] = sum > 0 ? regret[0] / sum : 0.5f;
  lays[1] = 1 - lays[0];
}

/* Adds what was learnt of a hand: @gain is what each order would have made.
 * All is tried at first, so that nothing is ever thought impossible. */
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

/* What each order of the dealer makes against all that leads there: minus what
 * is worth to the leader, by the leader's card. */
static void
expect_dealer (const NoddyEndgame *e, const float *lays, float *out)
{
  memset (out, 0, e->n_seconds * e->stride * sizeof *out);
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i++)
    {
      float often = e->weight[NODDY_LEADER][i / 2] * lays[i];
      Four minus = { -often, -often, -often, -often };
      const Four *row = (const Four *) (const void *) (e->worth + i * e->stride);
      Four *to = (Four *) (void *)
        (out + e->number[e->first[NODDY_LEADER][i]] * e->stride);

      if (often > 0)
        for (guint k = 0; k < e->stride / LANES; k++)
          to[k] += minus * row[k];
    }
}

/* What each order of the leader makes. @weights: of the dealer's orders. */
static void
expect_leader (const NoddyEndgame *e,
               const float        *lays,
               const float        *weights,
               float              *weighed, /* room as for @lays */
               float              *out)
{
  for (guint k = 0; k < e->n_seconds * e->stride; k++)
    weighed[k] = lays[k] * weights[k % e->stride];
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i++)
    {
      const Four *row = (const Four *) (const void *) (e->worth + i * e->stride);
      const Four *with = (const Four *) (const void *)
        (weighed + e->number[e->first[NODDY_LEADER][i]] * e->stride);
      Four sum = { 0 };

      for (guint k = 0; k < e->stride / LANES; k++)
        sum += row[k] * with[k];
      out[i] = sum[0] + sum[1] + sum[2] + sum[3];
    }
}

struct _NoddyLearning
{
  float *regret[2];
  float *lays[2];  /* now */
  float *gain[2];  /* of each order */
  float *weights;  /* of the dealer's orders */
  float *weighed;
};

NoddyLearning *
noddy_learning_new (const NoddyEndgame *e)
{
  NoddyLearning *l = g_new (NoddyLearning, 1);
  gsize all = e->n_seconds * e->stride;

  for (guint part = 0; part < 2; part++)
    {
      gsize n = part == NODDY_LEADER ? 2 * e->n_hands[NODDY_LEADER] : all;

      l->regret[part] = noddy_floats (n);
      l->gain[part] = noddy_floats (n);
      l->lays[part] = noddy_floats (n);
      for (gsize i = 0; i < n; i++)
        l->lays[part][i] = 0.5f;
    }
  l->weights = noddy_floats (e->stride);
  l->weighed = noddy_floats (all);
  return l;
}

void
noddy_learning_free (NoddyLearning *l)
{
  for (guint part = 0; part < 2; part++)
    {
      g_free (l->regret[part]);
      g_free (l->gain[part]);
      g_free (l->lays[part]);
    }
  g_free (l->weights);
  g_free (l->weighed);
  g_free (l);
}

void
noddy_teach_dealer (NoddyEndgame  *e,
                    NoddyLearning *l,
                    float          weight,
                    float         *value)
{
  guint n = 2 * e->n_hands[NODDY_DEALER];
  float *gain = l->gain[NODDY_DEALER];

  expect_dealer (e, l->lays[NODDY_LEADER], gain);
  memset (value, 0, n / 2 * sizeof *value);
  for (guint k = 0; k < e->n_seconds; k++)
    for (gsize i = 0; i < n; i += 2)
      {
        gsize at = k * e->stride + i;
        float *lays = l->lays[NODDY_DEALER] + at;

        learn (l->regret[NODDY_DEALER] + at, lays, e->lays[NODDY_DEALER] + at,
               gain + at, weight);
        value[i / 2] += lays[0] * gain[at] + lays[1] * gain[at + 1];
      }
}

void
noddy_teach_leader (NoddyEndgame  *e,
                    NoddyLearning *l,
                    float          weight,
                    float         *value)
{
  float *gain = l->gain[NODDY_LEADER];

  for (guint i = 0; i < 2 * e->n_hands[NODDY_DEALER]; i++)
    l->weights[i] = e->weight[NODDY_DEALER][i / 2];
  expect_leader (e, l->lays[NODDY_DEALER], l->weights, l->weighed, gain);
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i += 2)
    {
      float *lays = l->lays[NODDY_LEADER] + i;

      learn (l->regret[NODDY_LEADER] + i, lays, e->lays[NODDY_LEADER] + i,
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

/* --- in and out ---------------------------------------------------------- */

NoddyEndgame *
noddy_endgame_new (const NoddyPlay *play,
                   gboolean *const  looked_at[2],
                   CgCard           lead,
                   CgCard           reply)
{
  NoddyEndgame *e = g_new0 (NoddyEndgame, 1);
  NoddyState s = play->start;
  guint64 laid = NODDY_CARD (lead) | NODDY_CARD (reply);

  noddy_lay (&s, lead);
  noddy_lay (&s, reply);
  take_hands (e, play, looked_at[NODDY_LEADER], NODDY_LEADER, lead,
              NODDY_CARD (reply));
  take_hands (e, play, looked_at[NODDY_DEALER], NODDY_DEALER, reply,
              NODDY_CARD (lead));
  e->stride = (2 * e->n_hands[NODDY_DEALER] + LANES - 1) / LANES * LANES;
  e->worth = noddy_floats ((gsize) 2 * e->n_hands[NODDY_LEADER] * e->stride);
  if (!noddy_is_cancelled (play))
    fill_worth (e, play, &s, laid);
  e->lays[NODDY_LEADER] = noddy_floats (2 * e->n_hands[NODDY_LEADER]);
  e->lays[NODDY_DEALER] = noddy_floats (e->n_seconds * e->stride);
  return e;
}

void
noddy_endgame_free (NoddyEndgame *e)
{
  for (guint part = 0; part < 2; part++)
    {
      g_free (e->hands[part]);
      g_free (e->source[part]);
      g_free (e->weight[part]);
      g_free (e->first[part]);
      g_free (e->second[part]);
      g_free (e->lays[part]);
    }
  g_free (e->worth);
  g_free (e);
}

guint
noddy_endgame_find (const NoddyEndgame *e, int part, guint64 left)
{
  for (guint i = 0; i < e->n_hands[part]; i++)
    if (e->hands[part][i] == left)
      return i;
  g_assert_not_reached ();
}

/* The sums of what each order of a hand makes, and how likely it all is. */
static float
sum_orders (const NoddyEndgame *e,
            int                 part,
            guint               hand,
            guint               seen,
            float               sums[2])
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

              sums[a] += weight * e->lays[NODDY_DEALER][number * e->stride + i] *
                         e->worth[order * e->stride + i];
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
noddy_endgame_expect (const NoddyEndgame *e,
                      int                 part,
                      guint               hand,
                      guint               seen,
                      float               worth[2])
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
