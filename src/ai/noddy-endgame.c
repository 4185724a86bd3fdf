/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy after two cards: how two players who know what the other can have
 * choose best between the two cards that each has left. Regrets are matched
 * for all hands of both at once, so that neither choice tells too much. */

#include "noddy-thinking.h"

#include <string.h>

typedef struct _NoddyLearning NoddyLearning;

/* Four numbers at once. */
typedef float Four __attribute__ ((vector_size (16)));

#define LANES 4

#define ALL_CARDS (NODDY_CARD (52) - 1)

/* The cards that are left of the hands that have @laid and none of @used. */
static void
take_hands (NoddyEndgame    *e,
            const NoddyPlay *play,
            int              part,
            CgCard           laid,
            guint64          used)
{
  guint n_all = play->n_with[part][laid];
  guint n = 0;

  e->hands[part] = g_new (guint64, n_all);
  e->source[part] = g_new (guint, n_all);
  e->weight[part] = g_new (float, n_all);
  for (guint k = 0; k < n_all; k++)
    {
      guint i = play->with[part][laid][k];
      guint64 hand = play->hands[part][i];

      if ((hand & used) != 0)
        continue;
      e->hands[part][n] = hand & ~NODDY_CARD (laid);
      e->source[part][n] = i;
      e->weight[part][n++] = play->prior[part][i];
    }
  e->n_hands[part] = n;
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
                row[order] = factor == NULL
                               ? stuck
                               : stuck * factor[e->source[NODDY_DEALER]
                                                         [order / 2]];
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
          value = fits_last >> last & 1 ? finish (play, &s3, last) : no_more;
          if (factor != NULL)
            value *= factor[e->source[NODDY_DEALER][order / 2]];
          row[order] = value;
          if (!(fit >> last & 1))
            row[order ^ 1] = value;
        }
    }
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

static float *
floats (gsize n)
{
  return g_new0 (float, MAX (n, 1));
}

/* The two orders of a hand, by the regrets of not having chosen them. */
static inline void
match (const float *regret, float *lays)
{
  float sum = regret[0] + regret[1];

  lays[0] = sum > 0 ? regret[0] / sum : 0.5f;
  lays[1] = 1 - lays[0];
}

/* Adds what was learnt of a hand: @gain is what each order would have made. */
static inline void
learn (float *regret, float *lays, float *sum, const float *gain, float weight)
{
  float mean = lays[0] * gain[0] + lays[1] * gain[1];

  regret[0] = MAX (regret[0] + gain[0] - mean, 0);
  regret[1] = MAX (regret[1] + gain[1] - mean, 0);
  match (regret, lays);
  sum[0] += weight * lays[0];
  sum[1] += weight * lays[1];
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

/* What is learnt of an endgame, apart from the result. */
struct _NoddyLearning
{
  float *regret[2];
  float *lays[2];  /* now */
  float *gain[2];  /* of each order */
  float *weights;  /* of the dealer's orders */
  float *weighed;
};

static NoddyLearning *
learning_new (const NoddyEndgame *e)
{
  NoddyLearning *l = g_new (NoddyLearning, 1);
  gsize all = e->n_seconds * e->stride;

  for (guint part = 0; part < 2; part++)
    {
      gsize n = part == NODDY_LEADER ? 2 * e->n_hands[NODDY_LEADER] : all;

      l->regret[part] = floats (n);
      l->gain[part] = floats (n);
      l->lays[part] = floats (n);
      for (gsize i = 0; i < n; i++)
        l->lays[part][i] = 0.5f;
    }
  l->weights = floats (e->stride);
  l->weighed = floats (all);
  return l;
}

static void
learning_free (NoddyLearning *l)
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

/* The dealer learns; @value: what each of his hands made, or NULL. */
static void
teach_dealer (NoddyEndgame *e, NoddyLearning *l, float weight, float *value)
{
  guint n = 2 * e->n_hands[NODDY_DEALER];
  float *gain = l->gain[NODDY_DEALER];

  expect_dealer (e, l->lays[NODDY_LEADER], gain);
  if (value != NULL)
    memset (value, 0, n / 2 * sizeof *value);
  for (guint k = 0; k < e->n_seconds; k++)
    for (gsize i = 0; i < n; i += 2)
      {
        gsize at = k * e->stride + i;
        float *lays = l->lays[NODDY_DEALER] + at;

        learn (l->regret[NODDY_DEALER] + at, lays, e->lays[NODDY_DEALER] + at,
               gain + at, weight);
        if (value != NULL)
          value[i / 2] += lays[0] * gain[at] + lays[1] * gain[at + 1];
      }
}

/* The same for the leader. */
static void
teach_leader (NoddyEndgame *e, NoddyLearning *l, float weight, float *value)
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
      if (value != NULL)
        value[i / 2] = lays[0] * gain[i] + lays[1] * gain[i + 1];
    }
}

/* From sums to shares. */
static void
settle (NoddyEndgame *e)
{
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i += 2)
    match (e->lays[NODDY_LEADER] + i, e->lays[NODDY_LEADER] + i);
  for (gsize i = 0; i < e->n_seconds * e->stride; i += 2)
    match (e->lays[NODDY_DEALER] + i, e->lays[NODDY_DEALER] + i);
}

/* --- in and out ---------------------------------------------------------- */

static NoddyEndgame *
endgame_new (const NoddyPlay *play, CgCard lead, CgCard reply)
{
  NoddyEndgame *e = g_new0 (NoddyEndgame, 1);
  NoddyState s = play->start;
  guint64 laid = NODDY_CARD (lead) | NODDY_CARD (reply);

  noddy_lay (&s, lead);
  noddy_lay (&s, reply);
  take_hands (e, play, NODDY_LEADER, lead, NODDY_CARD (reply));
  take_hands (e, play, NODDY_DEALER, reply, NODDY_CARD (lead));
  e->stride = (2 * e->n_hands[NODDY_DEALER] + LANES - 1) / LANES * LANES;
  e->worth = floats ((gsize) 2 * e->n_hands[NODDY_LEADER] * e->stride);
  if (!noddy_is_cancelled (play))
    fill_worth (e, play, &s, laid);
  e->lays[NODDY_LEADER] = floats (2 * e->n_hands[NODDY_LEADER]);
  e->lays[NODDY_DEALER] = floats (e->n_seconds * e->stride);
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

float
noddy_endgame_expect (const NoddyEndgame *e, int part, guint hand)
{
  float sum = 0;
  float weight = 0;

  for (guint j = 0; j < e->n_hands[1 - part]; j++)
    {
      guint mine = part == NODDY_LEADER ? hand : j;
      guint other = part == NODDY_LEADER ? j : hand;
      float w = e->weight[1 - part][j];

      if ((e->hands[part][hand] & e->hands[1 - part][j]) != 0)
        continue;
      for (guint a = 2 * mine; a < 2 * mine + 2; a++)
        {
          const float *row = e->worth + a * e->stride;
          const float *answer = e->lays[NODDY_DEALER] +
            e->number[e->first[NODDY_LEADER][a]] * e->stride;

          for (guint b = 2 * other; b < 2 * other + 2; b++)
            sum += w * e->lays[NODDY_LEADER][a] * answer[b] * row[b];
        }
      weight += w;
    }
  return weight > 0 ? (part == NODDY_LEADER ? sum : -sum) / weight : 0;
}

/* --- the play after one card --------------------------------------------- */

/* How often each of three cards is laid, by the regrets. */
static void
match_three (const float *regret, float *lays)
{
  float sum = regret[0] + regret[1] + regret[2];

  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    lays[k] = sum > 0 ? regret[k] / sum : 1.0f / NODDY_HAND_CARDS;
}

/* As learn(), of each hand's three cards. */
static void
learn_three (guint n, float *regret, float *lays, float *sum,
             const float *gain, float weight)
{
  for (guint i = 0; i < n * NODDY_HAND_CARDS; i += NODDY_HAND_CARDS)
    {
      float mean = 0;

      for (guint k = i; k < i + NODDY_HAND_CARDS; k++)
        mean += lays[k] * gain[k];
      for (guint k = i; k < i + NODDY_HAND_CARDS; k++)
        regret[k] = MAX (regret[k] + gain[k] - mean, 0);
      match_three (regret + i, lays + i);
      for (guint k = i; k < i + NODDY_HAND_CARDS; k++)
        sum[k] += weight * lays[k];
    }
}

/* The place of @card of the hand @i among three numbers a hand. */
static inline guint
place (const NoddyPlay *play, int part, guint i, guint card)
{
  guint64 below = play->hands[part][i] & (NODDY_CARD (card) - 1);

  return i * NODDY_HAND_CARDS + (below != 0) + ((below & (below - 1)) != 0);
}

struct _NoddyMiddleLearning
{
  NoddyLearning *after[52];
  float         *value;  /* of the hands of one endgame */
  float         *regret; /* of the replies, and so on */
  float         *lays;
  float         *gain;
};

static NoddyMiddle *
middle_start (const NoddyPlay *play, CgCard lead)
{
  NoddyMiddle *m = g_new0 (NoddyMiddle, 1);
  NoddyMiddleLearning *l = g_new0 (NoddyMiddleLearning, 1);
  guint n = play->n_hands[NODDY_DEALER];
  guint64 replies = 0;

  m->play = play;
  m->lead = lead;
  m->learning = l;
  m->replies = floats (n * NODDY_HAND_CARDS);
  l->value = floats (MAX (n, play->n_hands[NODDY_LEADER]));
  l->regret = floats (n * NODDY_HAND_CARDS);
  l->lays = floats (n * NODDY_HAND_CARDS);
  l->gain = floats (n * NODDY_HAND_CARDS);
  for (guint i = 0; i < n * NODDY_HAND_CARDS; i++)
    l->lays[i] = 1.0f / NODDY_HAND_CARDS;
  for (guint i = 0; i < n; i++)
    if (!(play->hands[NODDY_DEALER][i] >> lead & 1))
      replies |= play->hands[NODDY_DEALER][i];
  for (guint card = 0; card < 52; card++)
    if (replies >> card & 1)
      {
        NoddyEndgame *e = endgame_new (play, lead, (CgCard) card);

        m->after[card] = e;
        l->after[card] = learning_new (e);
        m->work += (guint64) 2 * e->n_hands[NODDY_LEADER] * e->stride;
      }
  return m;
}

static void
middle_weigh (NoddyMiddle *m, int part, const float *chance)
{
  for (guint card = 0; card < 52; card++)
    {
      NoddyEndgame *e = m->after[card];

      for (guint i = 0; e != NULL && i < e->n_hands[part]; i++)
        {
          guint source = e->source[part][i];
          guint laid = part == NODDY_LEADER ? m->lead : card;

          e->weight[part][i] = m->play->prior[part][source] *
                               chance[place (m->play, part, source, laid)];
        }
    }
}

static void
middle_teach_dealer (NoddyMiddle *m, guint round)
{
  NoddyMiddleLearning *l = m->learning;
  const NoddyPlay *play = m->play;

  for (guint card = 0; card < 52; card++)
    {
      NoddyEndgame *e = m->after[card];

      if (e == NULL)
        continue;
      teach_dealer (e, l->after[card], (float) round, l->value);
      for (guint i = 0; i < e->n_hands[NODDY_DEALER]; i++)
        l->gain[place (play, NODDY_DEALER, e->source[NODDY_DEALER][i], card)] =
          l->value[i];
    }
  learn_three (play->n_hands[NODDY_DEALER], l->regret, l->lays, m->replies,
               l->gain, (float) round);
  middle_weigh (m, NODDY_DEALER, l->lays);
}

static void
middle_teach_leader (NoddyMiddle *m, guint round, float *gain)
{
  NoddyMiddleLearning *l = m->learning;
  const NoddyPlay *play = m->play;

  for (guint i = 0; gain != NULL && i < play->n_hands[NODDY_LEADER]; i++)
    if (play->hands[NODDY_LEADER][i] >> m->lead & 1)
      gain[place (play, NODDY_LEADER, i, m->lead)] = 0;
  for (guint card = 0; card < 52; card++)
    {
      NoddyEndgame *e = m->after[card];

      if (e == NULL)
        continue;
      teach_leader (e, l->after[card], (float) round, l->value);
      for (guint i = 0; gain != NULL && i < e->n_hands[NODDY_LEADER]; i++)
        gain[place (play, NODDY_LEADER, e->source[NODDY_LEADER][i], m->lead)] +=
          l->value[i];
    }
}

static void
forget (NoddyMiddle *m)
{
  NoddyMiddleLearning *l = m->learning;

  for (guint card = 0; card < 52 && l != NULL; card++)
    if (l->after[card] != NULL)
      learning_free (l->after[card]);
  if (l != NULL)
    {
      g_free (l->value);
      g_free (l->regret);
      g_free (l->lays);
      g_free (l->gain);
    }
  g_free (l);
  m->learning = NULL;
}

static void
middle_settle (NoddyMiddle *m)
{
  for (guint i = 0; i < m->play->n_hands[NODDY_DEALER]; i++)
    match_three (m->replies + i * NODDY_HAND_CARDS,
                 m->replies + i * NODDY_HAND_CARDS);
  middle_weigh (m, NODDY_DEALER, m->replies);
  for (guint card = 0; card < 52; card++)
    if (m->after[card] != NULL)
      settle (m->after[card]);
  forget (m);
}

float
noddy_middle_expect (const NoddyMiddle *m, guint number)
{
  const NoddyPlay *play = m->play;
  guint64 hand = play->hands[NODDY_LEADER][number];
  guint64 left = hand & ~NODDY_CARD (m->lead);
  float sum = 0;
  guint n = 0;

  for (guint i = 0; i < play->n_hands[NODDY_DEALER]; i++)
    n += (play->hands[NODDY_DEALER][i] & hand) == 0;
  for (guint card = 0; card < 52; card++)
    {
      const NoddyEndgame *e = m->after[card];
      guint at;

      if (e == NULL || (hand >> card & 1))
        continue;
      at = noddy_endgame_find (e, NODDY_LEADER, left);
      for (guint order = 2 * at; order < 2 * at + 2; order++)
        {
          const float *row = e->worth + order * e->stride;
          const float *lays = e->lays[NODDY_DEALER] +
            e->number[e->first[NODDY_LEADER][order]] * e->stride;
          float value = 0;

          for (guint i = 0; i < 2 * e->n_hands[NODDY_DEALER]; i++)
            value += e->weight[NODDY_DEALER][i / 2] * lays[i] * row[i];
          sum += e->lays[NODDY_LEADER][order] * value;
        }
    }
  return n > 0 ? sum / (float) n : 0;
}

void
noddy_middle_free (NoddyMiddle *m)
{
  forget (m);
  for (guint card = 0; card < 52; card++)
    if (m->after[card] != NULL)
      noddy_endgame_free (m->after[card]);
  g_free (m->replies);
  g_free (m);
}

NoddyMiddle *
noddy_middle_new (const NoddyPlay *play,
                  CgCard           lead,
                  const float     *leads,
                  guint64          work)
{
  NoddyMiddle *m = middle_start (play, lead);
  guint rounds = noddy_rounds (work, m->work);

  middle_weigh (m, NODDY_LEADER, leads);
  for (guint round = 1; round <= rounds && !noddy_is_cancelled (play); round++)
    {
      middle_teach_dealer (m, round);
      middle_teach_leader (m, round, NULL);
    }
  middle_settle (m);
  return m;
}

/* --- the whole play ------------------------------------------------------ */

/* What a hand of the leader may count on: hands of the dealer. */
static float
count_others (const NoddyPlay *play, guint i)
{
  float sum = 0;

  for (guint j = 0; j < play->n_hands[NODDY_DEALER]; j++)
    if ((play->hands[NODDY_DEALER][j] & play->hands[NODDY_LEADER][i]) == 0)
      sum += play->prior[NODDY_DEALER][j] *
             (play->joint != NULL
                ? play->joint[i * play->n_hands[NODDY_DEALER] + j]
                : 1);
  return MAX (sum, 1e-6f);
}

float *
noddy_learn_leads (const NoddyPlay *play, guint64 work, float *values)
{
  guint n = play->n_hands[NODDY_LEADER];
  NoddyMiddle *after[52] = { NULL };
  float *regret = floats (n * NODDY_HAND_CARDS);
  float *lays = floats (n * NODDY_HAND_CARDS);
  float *gain = floats (n * NODDY_HAND_CARDS);
  float *sum = floats (n * NODDY_HAND_CARDS);
  guint64 leads = 0;
  guint64 all = 0;
  guint rounds;

  for (guint i = 0; i < n * NODDY_HAND_CARDS; i++)
    lays[i] = 1.0f / NODDY_HAND_CARDS;
  for (guint i = 0; i < n; i++)
    leads |= play->hands[NODDY_LEADER][i];
  for (guint64 l = leads; l != 0; l &= l - 1)
    {
      guint card = (guint) __builtin_ctzll (l);

      after[card] = middle_start (play, (CgCard) card);
      all += after[card]->work;
    }
  rounds = noddy_rounds (work, all);
  for (guint round = 1; round <= rounds && !noddy_is_cancelled (play); round++)
    {
      for (guint64 l = leads; l != 0; l &= l - 1)
        {
          NoddyMiddle *m = after[__builtin_ctzll (l)];

          middle_weigh (m, NODDY_LEADER, lays);
          middle_teach_dealer (m, round);
          middle_teach_leader (m, round, gain);
        }
      learn_three (n, regret, lays, sum, gain, (float) round);
      for (guint i = 0; i < n * NODDY_HAND_CARDS; i++)
        values[i] += (float) round * gain[i];
    }
  for (guint i = 0; i < n; i++)
    {
      float others = count_others (play, i) * (float) (rounds * (rounds + 1)) / 2;

      match_three (sum + i * NODDY_HAND_CARDS, sum + i * NODDY_HAND_CARDS);
      for (guint k = 0; k < NODDY_HAND_CARDS; k++)
        values[i * NODDY_HAND_CARDS + k] /= others;
    }

  for (guint64 l = leads; l != 0; l &= l - 1)
    noddy_middle_free (after[__builtin_ctzll (l)]);
  g_free (regret);
  g_free (lays);
  g_free (gain);
  return sum;
}
