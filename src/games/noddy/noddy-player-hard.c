/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strong player of Noddy. It lists the hands that each player can have by
 * what both know, learns the best play for all of them at once, and then plays
 * its own. */

#include "noddy-player-private.h"

#include <string.h>

/* Choices that are made less often are not made at all. */
#define RARE 0.1f

void
noddy_trim (float *lays, guint n)
{
  float sum = 0;

  for (guint i = 0; i < n; i++)
    {
      if (lays[i] < RARE)
        lays[i] = 0;
      sum += lays[i];
    }
  for (guint i = 0; i < n && sum > 0; i++)
    lays[i] /= sum;
}

/* A random one of the moves, as often as @lays says. */
static CgMove
draw (const CgMove *moves, guint n, const float *lays, CgRandom *random)
{
  float at = (float) cg_random_below (random, 1 << 20) / (1 << 20);
  guint last = 0;

  for (guint i = 0; i < n && at >= 0; i++)
    if (lays[i] > 0)
      {
        at -= lays[i];
        last = i;
      }
  return moves[last];
}

/* The moves of a seat, their worth to it by NoddyPlay.aim, and how often to
 * choose each. */
typedef struct
{
  guint  n;
  CgMove move[CG_MAX_MOVES];
  float  worth[NODDY_HAND_CARDS];
  float  lays[NODDY_HAND_CARDS];
  float  unit;        /* NoddyPlay.unit */
  guint  simulations; /* that were made */
} Thought;

/* The lead: as estimated, and corrected by suits where that was by ranks. */
static void
think_of_leads (Thought *t, const NoddyPlay *play, const NoddyLeads *leads)
{
  guint number = noddy_play_find (play, NODDY_LEADER, play->own);
  const float *best = leads->best + number * NODDY_HAND_CARDS;

  for (guint k = 0; k < t->n; k++)
    {
      NoddyMiddle *middle = noddy_middle_new (
        play, (CgCard) t->move[k], leads,
        noddy_middle_simulations (play, t->n));

      /* if cancelled, it is incomplete */
      if (!noddy_is_cancelled (play))
        t->worth[k] = noddy_middle_expect (middle, number);
      noddy_middle_free (middle);
    }
  if (leads->exact)
    memcpy (t->lays, best, sizeof t->lays);
  else
    noddy_refine_leads (best, t->worth, t->lays);
}

/* The answer to the lead. */
static void
think_of_replies (Thought *t, const NoddyMiddle *middle)
{
  guint64 hand = middle->play->own;
  guint number = noddy_play_find (middle->play, NODDY_DEALER, hand);

  memcpy (t->lays, middle->replies + number * NODDY_HAND_CARDS,
          sizeof t->lays);
  for (guint k = 0; k < t->n; k++)
    {
      const NoddyEndgame *e = middle->after[t->move[k]];
      guint64 left = hand & ~NODDY_CARD (t->move[k]);

      t->worth[k] = noddy_endgame_expect_dealer (
        e, noddy_endgame_find (e, NODDY_DEALER, left));
    }
}

/* The second card of @part. */
static void
think_of_seconds (Thought *t, const NoddyEndgame *e, const NoddyState *s,
                  int part)
{
  guint hand = noddy_endgame_find (e, part, s->hand[s->to_move]);
  guint seen = part == NODDY_DEALER ? e->number[noddy_row_card (s, 2)] : 0;

  memcpy (t->lays, e->lays[part] + seen * e->stride + 2 * hand,
          2 * sizeof *t->lays);
  noddy_endgame_expect (e, part, hand, seen, t->worth);
}

static void
think (Thought *t, const CgState *redacted, guint budget, const gint *cancel)
{
  const NoddyState *s = noddy_state (redacted);
  int part = s->to_move == noddy_dealer (s) ? NODDY_DEALER : NODDY_LEADER;
  NoddyLeads leads;
  NoddyPlay *play;

  memset (t, 0, sizeof *t);
  t->n = cg_rules_noddy.moves (redacted, t->move);
  if (t->n == 1)
    return;
  play = noddy_play_new (s, FALSE, budget, cancel, &t->simulations);
  t->unit = play->unit;
  noddy_leads_init (&leads, play);
  if (s->n_row == 0)
    {
      think_of_leads (t, play, &leads);
    }
  else
    {
      NoddyMiddle *middle = noddy_middle_new (play, noddy_row_card (s, 0),
                                              &leads,
                                              noddy_middle_simulations (play,
                                                                        1));
      gboolean complete = !noddy_is_cancelled (play);

      if (complete && s->n_row == 1)
        think_of_replies (t, middle);
      else if (complete)
        think_of_seconds (t, middle->after[noddy_row_card (s, 1)], s, part);
      noddy_middle_free (middle);
    }
  noddy_leads_clear (&leads);
  noddy_play_free (play);
}

CgMove
noddy_choose_hard (const CgState *redacted, guint64 seed, guint simulations,
                   const gint *cancel)
{
  Thought t;
  CgRandom random;

  think (&t, redacted, simulations, cancel);
  noddy_trim (t.lays, t.n);
  cg_random_seed (&random, seed);
  return draw (t.move, t.n, t.lays, &random);
}

/* @worth as a chance to win, 0 to 1. */
static float
chance_of (const Thought *t, float worth)
{
  return CLAMP (0.5f + worth * t->unit, 0, 1);
}

void
noddy_judge (const CgState *redacted, const CgSearchQuestion *question,
             CgSearchResult *result)
{
  Thought t;
  guint best = 0;
  guint asked;

  think (&t, redacted, question->simulations, question->cancel);
  for (guint k = 1; k < t.n; k++)
    if (t.worth[k] > t.worth[best])
      best = k;
  asked = best;
  for (guint k = 0; k < t.n; k++)
    if (t.move[k] == question->asked)
      asked = k;
  if (t.worth[best] - t.worth[asked] < NODDY_SAME)
    best = asked;
  *result = (CgSearchResult) {
    .move = t.move[best],
    .value = chance_of (&t, t.worth[best]),
    .asked = chance_of (&t, t.worth[asked]),
    .simulations = t.simulations,
  };
  for (guint k = 0; k < t.n; k++)
    if (k != best)
      result->n_others = cg_worth_insert (
        result->others, result->n_others,
        (CgWorth) { t.move[k], chance_of (&t, t.worth[k]) });
}
