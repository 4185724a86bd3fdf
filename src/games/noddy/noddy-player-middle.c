/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy after one card, and from the first: how the dealer answers best, and
 * what the leader leads, while the play after it is learnt at the same time.
 * Where there are too many hands for the simulations there are, every second
 * one or fewer stand for all: always the same, whoever thinks. */

#include "noddy-player-learning.h"

#include <math.h>

/* The fewest of the leader's hands that are looked at, and of those that can be
 * there after all that is laid. */
#define FEWEST_LEADERS 60
#define FEWEST_LEFT 4

/* How much unlikely leads are thought about. Found with noddy-exploit. */
#define DOUBT 0.3f

/* The later, the more is learnt already. */
static inline float
weight_of (guint round)
{
  return (float) (round * round);
}

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
        {
          mean += lays[k] * gain[k];
          sum[k] += weight * lays[k];
        }
      for (guint k = i; k < i + NODDY_HAND_CARDS; k++)
        regret[k] = MAX (regret[k] + gain[k] - mean, 0);
      match_three (regret + i, lays + i);
    }
}

struct _NoddyMiddleLearning
{
  NoddyLearning *after[52];
  float         *chance[2]; /* of each hand; 0: it stands for none */
  float         *value;     /* of the hands of one endgame */
  float         *regret;    /* of the replies, and so on */
  float         *lays;
  float         *gain;
};

/* Whether a hand can be there after @lead. */
static inline gboolean
is_left (const NoddyPlay *play, int part, guint i, CgCard lead)
{
  gboolean has_lead = play->hands[part][i] >> lead & 1;

  return part == NODDY_LEADER ? has_lead : !has_lead;
}

/* Lets at most about @most hands stand for all; with them that of the player
 * is looked at, which then stands for none. */
static void
choose_hands (NoddyMiddle *m, int part, guint n_left, guint most)
{
  const NoddyPlay *play = m->play;
  guint64 laid = play->laid[part];
  guint n = play->n_hands[part];
  float *chance = noddy_floats (n);
  guint number = 0;
  guint agree = 0;

  for (guint i = 0; i < n; i++)
    {
      guint at = number;

      if (!is_left (play, part, i, m->lead))
        continue;
      number++;
      if (n_left > most &&
          (guint64) at * most / n_left == (guint64) number * most / n_left)
        continue;
      chance[i] = play->prior[part][i];
      agree += (play->hands[part][i] & laid) == laid &&
               (play->hands[part][i] & play->laid[1 - part]) == 0;
    }
  m->looked_at[part] = g_new0 (gboolean, n);
  for (guint i = 0; i < n; i++)
    {
      guint64 hand = play->hands[part][i];
      gboolean left = is_left (play, part, i, m->lead);

      if (left && agree < FEWEST_LEFT && (hand & laid) == laid)
        chance[i] = play->prior[part][i];
      m->looked_at[part][i] =
        left && (chance[i] > 0 || hand == play->own || play->all[part]);
    }
  m->learning->chance[part] = chance;
}

/* As many hands of both as @most outcomes allow. */
static void
choose_all_hands (NoddyMiddle *m, guint64 most)
{
  guint n[2] = { 0, 0 };
  double pairs = MAX ((double) most / 12, 1);
  double leaders, share;

  for (int part = 0; part < 2; part++)
    for (guint i = 0; i < m->play->n_hands[part]; i++)
      n[part] += is_left (m->play, part, i, m->lead);
  share = sqrt (pairs / MAX ((double) n[0] * n[1], 1));
  leaders = MIN (MAX (n[0] * share, FEWEST_LEADERS), n[0]);
  choose_hands (m, NODDY_LEADER, n[0], (guint) leaders);
  choose_hands (m, NODDY_DEALER, n[1],
                (guint) MIN (pairs / MAX (leaders, 1) + 1, n[1]));
}

/* @most: outcomes that are looked at. */
static NoddyMiddle *
middle_start (const NoddyPlay *play, CgCard lead, guint64 most)
{
  NoddyMiddle *m = g_new0 (NoddyMiddle, 1);
  NoddyMiddleLearning *l = g_new0 (NoddyMiddleLearning, 1);
  NoddyOutcomes *outcomes = noddy_outcomes_new (play, lead);
  guint n = play->n_hands[NODDY_DEALER];
  guint64 replies = 0;

  m->play = play;
  m->lead = lead;
  m->learning = l;
  choose_all_hands (m, most);
  m->replies = noddy_floats (n * NODDY_HAND_CARDS);
  l->value = noddy_floats (MAX (n, play->n_hands[NODDY_LEADER]));
  l->regret = noddy_floats (n * NODDY_HAND_CARDS);
  l->lays = noddy_floats (n * NODDY_HAND_CARDS);
  l->gain = noddy_floats (n * NODDY_HAND_CARDS);
  for (guint i = 0; i < n * NODDY_HAND_CARDS; i++)
    l->lays[i] = 1.0f / NODDY_HAND_CARDS;
  for (guint i = 0; i < n; i++)
    if (m->looked_at[NODDY_DEALER][i])
      replies |= play->hands[NODDY_DEALER][i];
  for (guint card = 0; card < 52; card++)
    if (replies >> card & 1)
      {
        NoddyEndgame *e = noddy_endgame_new (play, m->looked_at, lead,
                                             (CgCard) card, outcomes);

        m->after[card] = e;
        l->after[card] = noddy_learning_new (e);
        m->size += (guint64) 2 * e->n_hands[NODDY_LEADER] * e->stride;
      }
  noddy_outcomes_free (outcomes);
  return m;
}

/* Weighs the hands of @part by how often they lay what leads there. */
static void
middle_weigh (NoddyMiddle *m, int part, const float *lays)
{
  const float *chance = m->learning->chance[part];

  for (guint card = 0; card < 52; card++)
    {
      NoddyEndgame *e = m->after[card];

      for (guint i = 0; e != NULL && i < e->n_hands[part]; i++)
        {
          guint source = e->source[part][i];
          guint laid = part == NODDY_LEADER ? m->lead : card;

          e->weight[part][i] = chance[source] *
                               lays[noddy_place (m->play, part, source, laid)];
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
      noddy_teach_dealer (e, l->after[card], weight_of (round), l->value);
      for (guint i = 0; i < e->n_hands[NODDY_DEALER]; i++)
        {
          guint source = e->source[NODDY_DEALER][i];

          l->gain[noddy_place (play, NODDY_DEALER, source, card)] =
            l->value[i];
        }
    }
  learn_three (play->n_hands[NODDY_DEALER], l->regret, l->lays, m->replies,
               l->gain, weight_of (round));
  middle_weigh (m, NODDY_DEALER, l->lays);
}

static void
middle_teach_leader (NoddyMiddle *m, guint round, float *gain)
{
  NoddyMiddleLearning *l = m->learning;
  const NoddyPlay *play = m->play;

  for (guint i = 0; gain != NULL && i < play->n_hands[NODDY_LEADER]; i++)
    if (play->hands[NODDY_LEADER][i] >> m->lead & 1)
      gain[noddy_place (play, NODDY_LEADER, i, m->lead)] = 0;
  for (guint card = 0; card < 52; card++)
    {
      NoddyEndgame *e = m->after[card];

      if (e == NULL)
        continue;
      noddy_teach_leader (e, l->after[card], weight_of (round), l->value);
      for (guint i = 0; gain != NULL && i < e->n_hands[NODDY_LEADER]; i++)
        {
          guint source = e->source[NODDY_LEADER][i];

          gain[noddy_place (play, NODDY_LEADER, source, m->lead)] +=
            l->value[i];
        }
    }
}

static void
forget (NoddyMiddle *m)
{
  NoddyMiddleLearning *l = m->learning;

  for (guint card = 0; card < 52 && l != NULL; card++)
    if (l->after[card] != NULL)
      noddy_learning_free (l->after[card]);
  if (l != NULL)
    {
      g_free (l->chance[0]);
      g_free (l->chance[1]);
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
      noddy_endgame_settle (m->after[card]);
  forget (m);
}

float
noddy_middle_expect (const NoddyMiddle *m, guint number)
{
  const NoddyPlay *play = m->play;
  guint64 hand = play->hands[NODDY_LEADER][number];
  guint64 left = hand & ~NODDY_CARD (m->lead);
  float sum = 0;
  float likely = 0;

  for (guint card = 0; card < 52; card++)
    {
      const NoddyEndgame *e = m->after[card];
      guint at;

      if (e == NULL || (hand >> card & 1))
        continue;
      for (guint i = 0; i < e->n_hands[NODDY_DEALER]; i++)
        if ((e->hands[NODDY_DEALER][i] & left) == 0)
          likely += e->weight[NODDY_DEALER][i];
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
  return likely > 0 ? sum / likely : 0;
}

void
noddy_middle_free (NoddyMiddle *m)
{
  forget (m);
  for (guint card = 0; card < 52; card++)
    if (m->after[card] != NULL)
      noddy_endgame_free (m->after[card]);
  for (guint part = 0; part < 2; part++)
    g_free (m->looked_at[part]);
  g_free (m->replies);
  g_free (m);
}

/* --- doubts about the lead ----------------------------------------------- */

/* Who only answers what the leader is likely to have gives too much away to the
 * rest. So each of the leader's hands may have led this although it was not
 * likely, as often as that proves to be better for it than its best lead. */
typedef struct
{
  float *others; /* how many hands of the dealer can be beside each */
  float *regret; /* of each hand: to have led something else, and this */
  float *gain;   /* three numbers a hand, by leading this */
  float *lays;   /* the same, how often it is led */
} Doubts;

static void
doubts_init (Doubts *d, const NoddyMiddle *m, const NoddyLeads *leads)
{
  const NoddyPlay *play = m->play;
  const float *chance = m->learning->chance[NODDY_DEALER];
  guint n = play->n_hands[NODDY_LEADER];

  d->others = noddy_floats (n);
  d->regret = noddy_floats (2 * n);
  d->gain = noddy_floats (n * NODDY_HAND_CARDS);
  d->lays = g_memdup2 (leads->likely, n * NODDY_HAND_CARDS * sizeof (float));
  for (guint i = 0; i < n; i++)
    for (guint k = 0; m->looked_at[NODDY_LEADER][i] &&
                      k < play->n_hands[NODDY_DEALER]; k++)
      if ((play->hands[NODDY_DEALER][k] & play->hands[NODDY_LEADER][i]) == 0)
        d->others[i] += chance[k];
}

static void
doubts_clear (Doubts *d)
{
  g_free (d->others);
  g_free (d->regret);
  g_free (d->gain);
  g_free (d->lays);
}

/* After a round. */
static void
doubt (Doubts *d, NoddyMiddle *m, const NoddyLeads *leads)
{
  const NoddyPlay *play = m->play;

  for (guint k = 0; k < play->n_with[NODDY_LEADER][m->lead]; k++)
    {
      guint i = play->with[NODDY_LEADER][m->lead][k];
      guint at = noddy_place (play, NODDY_LEADER, i, m->lead);
      float *regret = d->regret + 2 * i;
      float often = (d->lays[at] - leads->likely[at]) / DOUBT;
      float more;

      if (d->others[i] <= 0)
        continue;
      more = d->gain[at] / d->others[i] - leads->worth[i];
      regret[0] = MAX (regret[0] - often * more, 0);
      regret[1] = MAX (regret[1] + (1 - often) * more, 0);
      often = regret[1] > 0 ? regret[1] / (regret[0] + regret[1]) : 0;
      d->lays[at] = leads->likely[at] + DOUBT * often;
    }
  middle_weigh (m, NODDY_LEADER, d->lays);
}

NoddyMiddle *
noddy_middle_new (const NoddyPlay  *play,
                  CgCard            lead,
                  const NoddyLeads *leads,
                  guint64           simulations)
{
  NoddyMiddle *m = middle_start (play, lead, simulations);
  guint rounds = noddy_rounds (simulations, m->size);
  Doubts doubts;

  doubts_init (&doubts, m, leads);
  middle_weigh (m, NODDY_LEADER, leads->likely);
  for (guint round = 1; round <= rounds && !noddy_is_cancelled (play); round++)
    {
      middle_teach_dealer (m, round);
      middle_teach_leader (m, round, doubts.gain);
      doubt (&doubts, m, leads);
    }
  middle_weigh (m, NODDY_LEADER, leads->likely);
  doubts_clear (&doubts);
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
noddy_learn_leads (const NoddyPlay *play, guint64 simulations, float *values)
{
  guint n = play->n_hands[NODDY_LEADER];
  NoddyMiddle *after[52] = { NULL };
  float *regret = noddy_floats (n * NODDY_HAND_CARDS);
  float *lays = noddy_floats (n * NODDY_HAND_CARDS);
  float *gain = noddy_floats (n * NODDY_HAND_CARDS);
  float *sum = noddy_floats (n * NODDY_HAND_CARDS);
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

      after[card] = middle_start (play, (CgCard) card, G_MAXUINT64);
      all += after[card]->size;
    }
  rounds = noddy_rounds (simulations, all);
  for (guint round = 1; round <= rounds && !noddy_is_cancelled (play); round++)
    {
      for (guint64 l = leads; l != 0; l &= l - 1)
        {
          NoddyMiddle *m = after[__builtin_ctzll (l)];

          middle_weigh (m, NODDY_LEADER, lays);
          middle_teach_dealer (m, round);
          middle_teach_leader (m, round, gain);
        }
      learn_three (n, regret, lays, sum, gain, weight_of (round));
      for (guint i = 0; i < n * NODDY_HAND_CARDS; i++)
        values[i] += weight_of (round) * gain[i];
    }
  for (guint i = 0; i < n; i++)
    {
      float others = count_others (play, i) *
                     (float) (rounds * (rounds + 1) * (2 * rounds + 1)) / 6;

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
