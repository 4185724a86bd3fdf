/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The outcomes of the last four cards of the play of Noddy. Which cards fit,
 * and what they score except for flushes, depends on ranks only: each course is
 * played by ranks once and looked up for all suits, and flushes are added. */

#include "noddy-player-private.h"

/* The four cards after lead and reply, and the sequences (courses) in which
 * they can be laid. */
enum { SECOND_LED, SECOND_DEALT, THIRD_LED, THIRD_DEALT, N_CARDS };

static const struct
{
  guint  n;
  guint8 card[N_CARDS];
} courses[] = {
  { 0, { 0 } },
  { 1, { SECOND_LED } },
  { 2, { SECOND_LED, SECOND_DEALT } },
  { 2, { SECOND_LED, THIRD_DEALT } },
  { 2, { SECOND_LED, THIRD_LED } },
  { 3, { SECOND_LED, SECOND_DEALT, THIRD_LED } },
  { 3, { SECOND_LED, THIRD_DEALT, THIRD_LED } },
  { 3, { SECOND_LED, SECOND_DEALT, THIRD_DEALT } },
  { 4, { SECOND_LED, SECOND_DEALT, THIRD_LED, THIRD_DEALT } },
};

/* What a course scores except for flushes, and its index. */
typedef struct
{
  guint8 gain[2];
  guint8 course; /* 1-based; 0: not known yet */
} Outcome;

#define N_RANKS 13
#define N_OUTCOMES (N_RANKS * N_RANKS * N_RANKS * N_RANKS)

struct _NoddyOutcomes
{
  const NoddyPlay *play;
  CgCard           lead;
  Outcome         *outcomes[N_RANKS]; /* by the rank of the reply; NULL: none */
  guint8          *flushes[4];        /* by its suit: for each course and suits,
                                       * the leader's, and the dealer's << 4 */
};

NoddyOutcomes *
noddy_outcomes_new (const NoddyPlay *play, CgCard lead)
{
  NoddyOutcomes *o = g_new0 (NoddyOutcomes, 1);

  o->play = play;
  o->lead = lead;
  return o;
}

void
noddy_outcomes_free (NoddyOutcomes *o)
{
  for (guint i = 0; i < N_RANKS; i++)
    g_free (o->outcomes[i]);
  for (guint i = 0; i < 4; i++)
    g_free (o->flushes[i]);
  g_free (o);
}

/* The points of flushes (NO-23) in a course with those suits. */
static guint8
count_flushes (guint course, CgCard lead, CgCard reply, guint suits)
{
  guint row[2 + N_CARDS] = { lead & 3, reply & 3 };
  guint points[2] = { 0, 0 };

  for (guint i = 0; i < courses[course].n; i++)
    {
      guint card = courses[course].card[i];
      guint last = i + 2;
      guint same = 1;

      row[last] = suits >> (2 * card) & 3;
      while (same <= last && row[last - same] == row[last])
        same++;
      if (same >= 3)
        points[card == SECOND_DEALT || card == THIRD_DEALT] += same;
    }
  return (guint8) (points[NODDY_LEADER] | points[NODDY_DEALER] << 4);
}

static const guint8 *
find_flushes (NoddyOutcomes *o, CgCard reply)
{
  guint8 **flushes = &o->flushes[reply & 3];

  if (*flushes == NULL)
    {
      *flushes = g_new (guint8, G_N_ELEMENTS (courses) * 256);
      for (guint i = 0; i < G_N_ELEMENTS (courses) * 256; i++)
        (*flushes)[i] = count_flushes (i / 256, o->lead, reply, i % 256);
    }
  return *flushes;
}

/* Plays out cards of those ranks, 0-based: of the two cards that a player has,
 * the first is laid first if it fits. No three cards in sequence have the same
 * suit. */
static Outcome
play_course (const NoddyOutcomes *o, guint reply, const guint ranks[N_CARDS])
{
  const NoddyPlay *play = o->play;
  NoddyState s = play->start;
  guint8 laid[N_CARDS];
  guint n = 0;
  guint course = 0;
  guint64 cards[N_CARDS];

  noddy_lay (&s, (CgCard) (o->lead & ~3u));
  noddy_lay (&s, (CgCard) (reply * 4));
  for (guint i = 0; i < N_CARDS; i++)
    cards[i] = NODDY_CARD (ranks[i] * 4 + 1 + i / 2);
  for (guint part = 0; part < 2; part++)
    s.hand[play->seat[part]] = cards[part] | cards[part + 2];
  while (s.to_move != CG_NO_SEAT)
    {
      guint part = s.to_move == play->seat[NODDY_DEALER];
      guint64 fit = s.hand[s.to_move] & noddy_fitting (31 - noddy_total (&s));
      guint card = part + (fit & cards[part] ? 0 : 2);

      if (fit == 0)
        {
          cg_rules_noddy.play ((CgState *) &s, NODDY_MOVE_GO, NULL);
          continue;
        }
      noddy_lay (&s, (CgCard) __builtin_ctzll (cards[card]));
      laid[n++] = (guint8) card;
    }
  for (course = 0; course < G_N_ELEMENTS (courses); course++)
    {
      guint i = 0;

      while (i < n && courses[course].n == n &&
             courses[course].card[i] == laid[i])
        i++;
      if (courses[course].n == n && i == n)
        break;
    }
  g_assert (course < G_N_ELEMENTS (courses));
  return (Outcome) {
    .gain = {
      (guint8) (s.score[play->seat[0]] - play->start.score[play->seat[0]]),
      (guint8) (s.score[play->seat[1]] - play->start.score[play->seat[1]]),
    },
    .course = (guint8) (course + 1),
  };
}

void
noddy_outcomes_fill (NoddyOutcomes *o, CgCard reply, NoddyEndgame *e)
{
  const NoddyPlay *play = o->play;
  const guint8 *flushes = find_flushes (o, reply);
  guint n = 2 * e->n_hands[NODDY_DEALER];
  guint16 *ranks = g_new (guint16, n + 1);
  guint8 *suits = g_new (guint8, n + 1);
  Outcome *outcomes;

  if (o->outcomes[reply >> 2] == NULL)
    o->outcomes[reply >> 2] = g_new0 (Outcome, N_OUTCOMES);
  outcomes = o->outcomes[reply >> 2];
  for (guint i = 0; i < n; i++)
    {
      CgCard first = e->first[NODDY_DEALER][i];
      CgCard second = e->second[NODDY_DEALER][i];

      ranks[i] = (guint16) ((first >> 2) * N_RANKS + (second >> 2));
      suits[i] = (guint8) ((first & 3) << 2 * SECOND_DEALT |
                           (second & 3) << 2 * THIRD_DEALT);
    }
  for (guint i = 0; i < 2 * e->n_hands[NODDY_LEADER]; i++)
    {
      guint64 hand = e->hands[NODDY_LEADER][i / 2];
      CgCard first = e->first[NODDY_LEADER][i];
      CgCard second = e->second[NODDY_LEADER][i];
      guint own_suits = (first & 3) << 2 * SECOND_LED |
                        (second & 3) << 2 * THIRD_LED;
      Outcome *own = outcomes + ((first >> 2) * N_RANKS + (second >> 2)) *
                                  N_RANKS * N_RANKS;
      const float *factor =
        play->joint == NULL
          ? NULL
          : play->joint + e->source[NODDY_LEADER][i / 2] *
                            play->n_hands[NODDY_DEALER];
      float *row = e->worth + i * e->stride;

      for (guint j = 0; j < n; j++)
        {
          Outcome *outcome = own + ranks[j];
          guint flush;

          if (hand & e->hands[NODDY_DEALER][j / 2])
            continue;
          if (G_UNLIKELY (outcome->course == 0))
            *outcome = play_course (o, reply >> 2, (guint[]) {
                                      first >> 2, ranks[j] / N_RANKS,
                                      second >> 2, ranks[j] % N_RANKS });
          flush = flushes[(outcome->course - 1) * 256 + (own_suits | suits[j])];
          row[j] = play->aim[outcome->gain[0] + (flush & 15)]
                            [outcome->gain[1] + (flush >> 4)];
          if (factor != NULL)
            row[j] *= factor[e->source[NODDY_DEALER][j / 2]];
        }
    }
  *play->simulations += 2 * e->n_hands[NODDY_LEADER] * n;
  g_free (ranks);
  g_free (suits);
}
