/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The best answers to the strong player of Noddy. It is asked what it would do
 * with every hand that the announcements allow, also with those for which
 * others stand when it thinks; each of them is as likely as the others. */

#include "noddy-loss.h"

#include <string.h>

typedef struct
{
  NoddyPlay *play;
  NoddyLeads leads;
  guint      simulations;
} Deal;

void
noddy_loss_deal (guint64 number, NoddyState *s)
{
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_noddy);
  cg_deal (&cg_rules_noddy, &setup, number, (CgState *) s);
  cg_rules_noddy.play ((CgState *) s, NODDY_MOVE_ANNOUNCE, NULL);
  cg_rules_noddy.play ((CgState *) s, NODDY_MOVE_ANNOUNCE, NULL);
}

static void
deal_init (Deal *d, const NoddyState *s, int part)
{
  d->play = noddy_play_new (s, TRUE, 0, NULL, &d->simulations);
  d->play->own = s->hand[d->play->seat[part]];
  noddy_leads_init (&d->leads, d->play);
}

static void
deal_clear (Deal *d)
{
  noddy_leads_clear (&d->leads);
  noddy_play_free (d->play);
}

/* What follows a lead, as thought about when there are @n to think about. */
static NoddyMiddle *
after (const Deal *d, guint lead, guint n)
{
  return noddy_middle_new (d->play, (CgCard) lead, &d->leads,
                           noddy_middle_simulations (d->play, n));
}

static void
copy_trimmed (float *to, const float *lays, guint n)
{
  memcpy (to, lays, n * sizeof *to);
  noddy_trim (to, n);
}

/* How often the hand of that number leads each of its cards. */
static void
list_leads (const Deal *d, guint number, const float *expected,
            float lays[NODDY_HAND_CARDS])
{
  const float *best = d->leads.best + number * NODDY_HAND_CARDS;

  if (d->leads.exact)
    memcpy (lays, best, NODDY_HAND_CARDS * sizeof *lays);
  else
    noddy_refine_leads (best, expected, lays);
  noddy_trim (lays, NODDY_HAND_CARDS);
}

/* How often the dealer's hand of that number answers with each card. */
static void
list_replies (const NoddyMiddle *m, guint number, float lays[NODDY_HAND_CARDS])
{
  copy_trimmed (lays, m->replies + number * NODDY_HAND_CARDS,
                NODDY_HAND_CARDS);
}

/* How many hands of @part share no card with @hand. */
static guint
count_hands (const NoddyPlay *play, int part, guint64 hand)
{
  guint n = 0;

  for (guint i = 0; i < play->n_hands[part]; i++)
    n += (play->hands[part][i] & hand) == 0;
  return n;
}

/* --- the leader ---------------------------------------------------------- */

/* What the two orders of the leader's cards make, after one reply. */
static void
count_seconds (const NoddyMiddle *m, guint reply, guint at, double value[2])
{
  const NoddyEndgame *e = m->after[reply];

  value[0] = value[1] = 0;
  for (guint i = 0; i < e->n_hands[NODDY_DEALER]; i++)
    {
      guint number = e->source[NODDY_DEALER][i];
      float replies[NODDY_HAND_CARDS];
      guint place = noddy_place (m->play, NODDY_DEALER, number, reply) -
                    number * NODDY_HAND_CARDS;

      if (e->hands[NODDY_DEALER][i] & e->hands[NODDY_LEADER][at])
        continue;
      list_replies (m, number, replies);
      for (guint k = 0; k < 2; k++)
        {
          guint order = 2 * at + k;
          const float *row = e->worth + order * e->stride + 2 * i;
          float lays[2];

          copy_trimmed (lays,
                        e->lays[NODDY_DEALER] + 2 * i +
                          e->number[e->first[NODDY_LEADER][order]] * e->stride,
                        2);
          value[k] += replies[place] * (lays[0] * row[0] + lays[1] * row[1]);
        }
    }
}

double
noddy_loss_to_leader (const NoddyState *s)
{
  Deal d;
  float expected[NODDY_HAND_CARDS];
  float lays[NODDY_HAND_CARDS];
  double own = 0;
  double best = -G_MAXDOUBLE;
  guint number;
  guint cards[NODDY_HAND_CARDS];
  double others;

  deal_init (&d, s, NODDY_LEADER);
  number = noddy_play_find (d.play, NODDY_LEADER, d.play->own);
  others = count_hands (d.play, NODDY_DEALER, d.play->own);
  for (guint64 k = 0, hand = d.play->own; k < NODDY_HAND_CARDS;
       k++, hand &= hand - 1)
    {
      NoddyMiddle *m;

      cards[k] = (guint) __builtin_ctzll (hand);
      m = after (&d, cards[k], NODDY_HAND_CARDS);
      expected[k] = noddy_middle_expect (m, number);
      noddy_middle_free (m);
    }
  list_leads (&d, number, expected, lays);

  d.play->all[NODDY_DEALER] = TRUE;
  for (guint k = 0; k < NODDY_HAND_CARDS; k++)
    {
      NoddyMiddle *m = after (&d, cards[k], 1);
      guint64 left = d.play->own & ~NODDY_CARD (cards[k]);
      double this = 0;

      for (guint reply = 0; reply < 52; reply++)
        {
          const NoddyEndgame *e = m->after[reply];
          double value[2];
          float seconds[2];
          guint at;

          if (e == NULL || (d.play->own >> reply & 1))
            continue;
          at = noddy_endgame_find (e, NODDY_LEADER, left);
          copy_trimmed (seconds, e->lays[NODDY_LEADER] + 2 * at, 2);
          count_seconds (m, reply, at, value);
          this += MAX (value[0], value[1]) / others;
          own += lays[k] * (seconds[0] * value[0] + seconds[1] * value[1]) /
                 others;
        }
      best = MAX (best, this);
      noddy_middle_free (m);
    }
  deal_clear (&d);
  return best - own;
}

/* --- the dealer ---------------------------------------------------------- */

/* How often each hand of the leader leads each of its cards. */
static float *
list_all_leads (const Deal *d)
{
  const NoddyPlay *play = d->play;
  guint n = play->n_hands[NODDY_LEADER];
  float *expected = g_new0 (float, n * NODDY_HAND_CARDS);
  float *lays = g_new0 (float, n * NODDY_HAND_CARDS);

  for (guint lead = 0; lead < 52 && !d->leads.exact; lead++)
    if (play->n_with[NODDY_LEADER][lead] > 0 && !(play->own >> lead & 1))
      {
        NoddyMiddle *m = after (d, lead, NODDY_HAND_CARDS);

        for (guint i = 0; i < play->n_with[NODDY_LEADER][lead]; i++)
          {
            guint number = play->with[NODDY_LEADER][lead][i];

            expected[noddy_place (play, NODDY_LEADER, number, lead)] =
              noddy_middle_expect (m, number);
          }
        noddy_middle_free (m);
      }
  for (guint i = 0; i < n; i++)
    if ((play->hands[NODDY_LEADER][i] & play->own) == 0)
      list_leads (d, i, expected + i * NODDY_HAND_CARDS,
                  lays + i * NODDY_HAND_CARDS);
  g_free (expected);
  return lays;
}

/* What the dealer makes by @reply, playing on as the player does and as well
 * as can be. */
static void
count_reply (const NoddyMiddle *m, guint reply, const float *leads, double *own,
             double *best)
{
  const NoddyEndgame *e = m->after[reply];
  guint64 left = m->play->own & ~NODDY_CARD (reply);
  guint at = 2 * noddy_endgame_find (e, NODDY_DEALER, left);
  double value[52][2] = { { 0 } };

  *own = *best = 0;
  for (guint i = 0; i < e->n_hands[NODDY_LEADER]; i++)
    {
      guint source = e->source[NODDY_LEADER][i];
      float often = leads[noddy_place (m->play, NODDY_LEADER, source, m->lead)];
      float seconds[2];

      if (e->hands[NODDY_LEADER][i] & left)
        continue;
      copy_trimmed (seconds, e->lays[NODDY_LEADER] + 2 * i, 2);
      for (guint k = 0; k < 2; k++)
        for (guint j = 0; j < 2; j++)
          value[e->number[e->first[NODDY_LEADER][2 * i + j]]][k] -=
            often * seconds[j] * e->worth[(2 * i + j) * e->stride + at + k];
    }
  for (guint second = 0; second < e->n_seconds; second++)
    {
      float lays[2];

      copy_trimmed (lays, e->lays[NODDY_DEALER] + second * e->stride + at, 2);
      *best += MAX (value[second][0], value[second][1]);
      *own += lays[0] * value[second][0] + lays[1] * value[second][1];
    }
}

/* The same by the best reply to @lead, less what the player's makes. */
static double
count_replies (const Deal *d, guint lead, const float *leads)
{
  const NoddyPlay *play = d->play;
  NoddyMiddle *m = after (d, lead, 1);
  float replies[NODDY_HAND_CARDS];
  double own = 0;
  double best = -G_MAXDOUBLE;
  guint64 cards = play->own;

  list_replies (m, noddy_play_find (play, NODDY_DEALER, play->own), replies);
  for (guint k = 0; k < NODDY_HAND_CARDS; k++, cards &= cards - 1)
    {
      double a, b;

      count_reply (m, (guint) __builtin_ctzll (cards), leads, &a, &b);
      own += replies[k] * a;
      best = MAX (best, b);
    }
  noddy_middle_free (m);
  return best - own;
}

double
noddy_loss_to_dealer (const NoddyState *s, guint n_leads, CgRandom *random)
{
  Deal d;
  float *leads;
  guint cards[52];
  guint n = 0;
  double loss = 0;
  double others;

  deal_init (&d, s, NODDY_DEALER);
  d.play->all[NODDY_LEADER] = TRUE;
  others = count_hands (d.play, NODDY_LEADER, d.play->own);
  leads = list_all_leads (&d);
  for (guint lead = 0; lead < 52; lead++)
    if (d.play->n_with[NODDY_LEADER][lead] > 0 && !(d.play->own >> lead & 1))
      cards[n++] = lead;
  n_leads = MIN (n_leads, n);
  for (guint i = 0; i < n_leads; i++)
    {
      guint at = i + cg_random_below (random, n - i);
      guint lead = cards[at];

      cards[at] = cards[i];
      loss += count_replies (&d, lead, leads) * n / n_leads / others;
    }
  g_free (leads);
  deal_clear (&d);
  return loss;
}
