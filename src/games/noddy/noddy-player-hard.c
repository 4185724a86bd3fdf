/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strong player of Noddy. It lists every hand that each of the two can
 * have, as far as the announcements and the cards tell both, works out the best
 * play for all of them at once, and then looks what that is for its own. */

#include "noddy-player-private.h"

#include <string.h>

/* What is laid less often is as good as never. */
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

/* One of the moves, as often as @lays tells. */
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

/* What is thought about the moves of a seat: what each is worth to it, as
 * noddy_worth(), and how often to choose it. */
typedef struct
{
  guint  n;
  CgMove move[CG_MAX_MOVES];
  float  worth[NODDY_HAND_CARDS];
  float  lays[NODDY_HAND_CARDS];
  float  unit;        /* of the play */
  guint  simulations; /* that were made */
} Thought;

/* The lead: what the play by ranks advises, unless the cards as they are, with
 * their suits, tell that it is not as good. */
static void
think_of_leads (Thought          *t,
                const NoddyPlay  *play,
                const NoddyLeads *leads)
{
  guint number = noddy_play_find (play, NODDY_LEADER, play->own);
  const float *best = leads->best + number * NODDY_HAND_CARDS;

  for (guint k = 0; k < t->n; k++)
    {
      NoddyMiddle *middle = noddy_middle_new (
        play, (CgCard) t->move[k], leads,
        noddy_middle_simulations (play, t->n));

      /* what was cancelled is not complete */
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
think_of_replies (Thought           *t,
                  const NoddyMiddle *middle)
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
think_of_seconds (Thought            *t,
                  const NoddyEndgame *e,
                  const NoddyState   *s,
                  int                 part)
{
  guint hand = noddy_endgame_find (e, part, s->hand[s->to_move]);
  guint seen = part == NODDY_DEALER ? e->number[noddy_row_card (s, 2)] : 0;

  memcpy (t->lays, e->lays[part] + seen * e->stride + 2 * hand,
          2 * sizeof *t->lays);
  noddy_endgame_expect (e, part, hand, seen, t->worth);
}

static void
think (Thought       *t,
       const CgState *redacted,
       guint          budget,
       const gint    *cancel)
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
noddy_choose_hard (const CgState *redacted,
                   guint64        seed,
                   guint          simulations,
                   const gint    *cancel)
{
  Thought t;
  CgRandom random;

  think (&t, redacted, simulations, cancel);
  noddy_trim (t.lays, t.n);
  cg_random_seed (&random, seed);
  return draw (t.move, t.n, t.lays, &random);
}

/* What @worth is as a chance to win. */
static float
chance_of (const Thought *t, float worth)
{
  return CLAMP (0.5f + worth * t->unit, 0, 1);
}

void
noddy_judge (const CgState          *redacted,
             const CgSearchQuestion *question,
             CgSearchResult         *result)
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
}
