/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy after one card, and from the first: how the dealer answers best, and
 * what the leader leads, while the play after it is learnt at the same time.
 * Where there are too many hands for the simulations there are, every second
 * one or fewer stand for all: always the same, whoever thinks. */

#include "noddy-player-private.h"

#include <math.h>
#include <string.h>

/* The least number of the leader's hands to look at, and of hands among them
 * that agree with all cards laid. */
#define FEWEST_LEADERS 60
#define FEWEST_LEFT 4

/* The share of unlikely leads to allow for. Tuned with noddy-exploit. */
#define DOUBT 0.3f

/* The later a round, the more it counts. */
static inline float
weight_of (guint round)
{
  return (float) (round * round);
}

/* How often to lay each of three cards, by their regrets. */
static void
match_three (const float *regret, float *lays)
{
  float sum = regret[0] + regret[1] + regret[2];

  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    lays[k] = sum > 0 ? regret[k] / sum : 1.0f / NODDY_HAND_CARDS;
}

/* One round for each hand's three cards; see learn() of the endgame. */
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

/* Whether a hand can be there after @lead. */
static inline gboolean
is_left (const NoddyPlay *play, int part, guint i, CgCard lead)
{
  gboolean has_lead = play->hands[part][i] >> lead & 1;

  return part == NODDY_LEADER ? has_lead : !has_lead;
}

/* Chooses about @most hands of @part at most to stand for all its @n_left
 * hands. The thinking player's own is looked at too, then with a chance of 0.
 */
static void
choose_hands (NoddyMiddle *m, int part, guint n_left, guint most)
{
  const NoddyPlay *play = m->play;
  guint64 laid = play->laid[part];
  guint n = play->n_hands[part];
  float *chance = noddy_new (m->memory, float, n);
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
  m->looked_at[part] = noddy_new (m->memory, gboolean, n);
  for (guint i = 0; i < n; i++)
    {
      guint64 hand = play->hands[part][i];
      gboolean left = is_left (play, part, i, m->lead);

      if (left && agree < FEWEST_LEFT && (hand & laid) == laid)
        chance[i] = play->prior[part][i];
      m->looked_at[part][i] =
        left && (chance[i] > 0 || hand == play->own || play->all[part]);
    }
  m->chance[part] = chance;
}

/* Chooses as many hands of both parts as @most outcomes allow. */
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

/* Ready to be learnt. @most: the number of outcomes to look at. */
static NoddyMiddle *
middle_start (const NoddyPlay *play, CgCard lead, guint64 most)
{
  GPtrArray *memory = g_ptr_array_new_with_free_func (g_free);
  NoddyMiddle *m = noddy_new (memory, NoddyMiddle, 1);
  NoddyOutcomes *outcomes = noddy_outcomes_new (play, lead);
  guint n = play->n_hands[NODDY_DEALER];
  guint64 replies = 0;

  m->memory = memory;
  m->play = play;
  m->lead = lead;
  choose_all_hands (m, most);
  m->value = noddy_new (memory, float,
                        MAX (n, play->n_hands[NODDY_LEADER]));
  m->replies = noddy_new (memory, float, n * NODDY_HAND_CARDS);
  m->regret = noddy_new (memory, float, n * NODDY_HAND_CARDS);
  m->lays = noddy_new (memory, float, n * NODDY_HAND_CARDS);
  m->gain = noddy_new (memory, float, n * NODDY_HAND_CARDS);
  for (guint i = 0; i < n * NODDY_HAND_CARDS; i++)
    m->lays[i] = 1.0f / NODDY_HAND_CARDS;
  for (guint i = 0; i < n; i++)
    if (m->looked_at[NODDY_DEALER][i])
      replies |= play->hands[NODDY_DEALER][i];
  for (guint card = 0; card < 52; card++)
    if (replies >> card & 1)
      {
        NoddyEndgame *e = noddy_endgame_new (m, (CgCard) card, outcomes);

        m->after[card] = e;
        m->size += (guint64) 2 * e->n_hands[NODDY_LEADER] * e->stride;
      }
  noddy_outcomes_free (outcomes);
  return m;
}

/* Weighs the hands of @part in each endgame by how often they lay the card that
 * leads to it. */
static void
middle_weigh (NoddyMiddle *m, int part, const float *lays)
{
  const float *chance = m->chance[part];

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
  const NoddyPlay *play = m->play;

  for (guint card = 0; card < 52; card++)
    {
      NoddyEndgame *e = m->after[card];

      if (e == NULL)
        continue;
      noddy_teach_dealer (e, weight_of (round), m->value);
      for (guint i = 0; i < e->n_hands[NODDY_DEALER]; i++)
        {
          guint source = e->source[NODDY_DEALER][i];

          m->gain[noddy_place (play, NODDY_DEALER, source, card)] =
            m->value[i];
        }
    }
  learn_three (play->n_hands[NODDY_DEALER], m->regret, m->lays, m->replies,
               m->gain, weight_of (round));
  middle_weigh (m, NODDY_DEALER, m->lays);
}

static void
middle_teach_leader (NoddyMiddle *m, guint round, float *gain)
{
  const NoddyPlay *play = m->play;

  for (guint i = 0; gain != NULL && i < play->n_hands[NODDY_LEADER]; i++)
    if (play->hands[NODDY_LEADER][i] >> m->lead & 1)
      gain[noddy_place (play, NODDY_LEADER, i, m->lead)] = 0;
  for (guint card = 0; card < 52; card++)
    {
      NoddyEndgame *e = m->after[card];

      if (e == NULL)
        continue;
      noddy_teach_leader (e, weight_of (round), m->value);
      for (guint i = 0; gain != NULL && i < e->n_hands[NODDY_LEADER]; i++)
        {
          guint source = e->source[NODDY_LEADER][i];

          gain[noddy_place (play, NODDY_LEADER, source, m->lead)] +=
            m->value[i];
        }
    }
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
  g_ptr_array_unref (m->memory);
}

/* --- doubts about the lead ---------------------------------------------- */

/* A dealer who replies only to likely hands gives too much away to the others.
 * So each of the leader's hands may have led this card although that is
 * unlikely, as often as it proves better than its best lead. */
typedef struct
{
  float *others; /* the chances of the dealer's hands that can be beside each */
  float *regret; /* two for each hand: of another lead, and of this */
  float *gain;   /* by leading this: see noddy_place() */
  float *lays;   /* how often it is led, likewise */
} Doubts;

static void
doubts_init (Doubts *d, const NoddyMiddle *m, const NoddyLeads *leads)
{
  const NoddyPlay *play = m->play;
  const float *chance = m->chance[NODDY_DEALER];
  guint n = play->n_hands[NODDY_LEADER];

  d->others = noddy_new (m->memory, float, n);
  d->regret = noddy_new (m->memory, float, 2 * n);
  d->gain = noddy_new (m->memory, float, n * NODDY_HAND_CARDS);
  d->lays = noddy_new (m->memory, float, n * NODDY_HAND_CARDS);
  memcpy (d->lays, leads->likely, n * NODDY_HAND_CARDS * sizeof (float));
  for (guint i = 0; i < n; i++)
    for (guint k = 0; m->looked_at[NODDY_LEADER][i] &&
                      k < play->n_hands[NODDY_DEALER]; k++)
      if ((play->hands[NODDY_DEALER][k] & play->hands[NODDY_LEADER][i]) == 0)
        d->others[i] += chance[k];
}

/* One round of doubts. */
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
noddy_middle_new (const NoddyPlay *play, CgCard lead, const NoddyLeads *leads,
                  guint64 simulations)
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
  middle_settle (m);
  return m;
}

/* --- the whole play ----------------------------------------------------- */

/* The sum of the weights of the dealer's hands that can be beside hand @i of
 * the leader. */
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
  g_autofree float *regret = g_new0 (float, n * NODDY_HAND_CARDS);
  g_autofree float *lays = g_new0 (float, n * NODDY_HAND_CARDS);
  g_autofree float *gain = g_new0 (float, n * NODDY_HAND_CARDS);
  float *sum = g_new0 (float, n * NODDY_HAND_CARDS);
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
  return sum;
}
