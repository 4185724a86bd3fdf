/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strong player of Noddy. It lists every hand that each of the two can
 * have, as far as the announcements and the cards tell both, works out the best
 * play for all of them at once, and then looks what that is for its own. */

#include "noddy-thinking.h"

#include <string.h>

/* What is done for one simulation of the budget: so many outcomes looked at. */
#define WORK 4000

/* What is laid less often is as good as never. */
#define RARE 0.1f

static guint64
laid_by (const NoddyState *s, int seat)
{
  guint64 laid = 0;

  for (guint i = 0; i < s->n_row; i++)
    if (noddy_row_seat (s, i) == seat)
      laid |= NODDY_CARD (noddy_row_card (s, i));
  return laid;
}

/* One of the cards, as often as @lays tells; never one that is hardly ever
 * laid. */
static CgMove
draw (const CgMove *moves, guint n, const float *lays, CgRandom *random)
{
  float sum = 0;
  float at;
  guint i;

  for (i = 0; i < n; i++)
    sum += lays[i] >= RARE ? lays[i] : 0;
  at = sum * (float) cg_random_below (random, 1 << 20) / (1 << 20);
  for (i = 0; i + 1 < n; i++)
    {
      at -= lays[i] >= RARE ? lays[i] : 0;
      if (at < 0)
        break;
    }
  return moves[i];
}

/* The lead: what the play by ranks advises, unless the cards as they are, with
 * their suits, tell that it is not as good. */
static void
choose_lead (const NoddyPlay  *play,
             const NoddyLeads *leads,
             guint             number,
             guint64           work,
             float            *lays)
{
  const float *best = leads->best + number * NODDY_HAND_CARDS;
  guint64 hand = play->hands[NODDY_LEADER][number];
  float expected[NODDY_HAND_CARDS];

  if (leads->exact)
    {
      memcpy (lays, best, NODDY_HAND_CARDS * sizeof *lays);
      return;
    }
  for (guint k = 0; k < NODDY_HAND_CARDS; k++, hand &= hand - 1)
    {
      NoddyMiddle *middle = noddy_middle_new (
        play, (CgCard) __builtin_ctzll (hand), leads->likely,
        work / NODDY_HAND_CARDS);

      expected[k] = noddy_middle_expect (middle, number);
      noddy_middle_free (middle);
    }
  noddy_refine_leads (best, expected, lays);
}

CgMove
noddy_choose_hard (const CgState *redacted,
                   guint64        seed,
                   guint          simulations,
                   const gint    *cancel)
{
  const NoddyState *s = noddy_state (redacted);
  const float *lays;
  float first[NODDY_HAND_CARDS];
  NoddyMiddle *middle = NULL;
  NoddyPlay *play;
  CgRandom random;
  CgMove move;
  NoddyLeads leads;
  guint64 hand, work;
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = cg_rules_noddy.moves (redacted, moves);

  if (n_moves == 1)
    return moves[0];
  cg_random_seed (&random, seed);
  work = (guint64) simulations * WORK;
  play = noddy_play_new (s, FALSE, simulations, cancel);
  noddy_leads_init (&leads, play, work);
  hand = s->hand[s->to_move] | laid_by (s, s->to_move);
  if (s->n_row == 0)
    {
      choose_lead (play, &leads, noddy_play_find (play, NODDY_LEADER, hand),
                   work, first);
      lays = first;
    }
  else
    {
      middle = noddy_middle_new (play, noddy_row_card (s, 0), leads.likely,
                                 work);
      if (s->n_row == 1)
        lays = middle->replies + NODDY_HAND_CARDS *
          noddy_play_find (play, NODDY_DEALER, hand);
      else
        {
          const NoddyEndgame *e = middle->after[noddy_row_card (s, 1)];
          int part = s->n_row == 2 ? NODDY_LEADER : NODDY_DEALER;

          lays = e->lays[part] +
                 2 * noddy_endgame_find (e, part, s->hand[s->to_move]);
          if (part == NODDY_DEALER)
            lays += e->number[noddy_row_card (s, 2)] * e->stride;
        }
    }
  move = draw (moves, n_moves, lays, &random);
  if (middle != NULL)
    noddy_middle_free (middle);
  noddy_leads_clear (&leads);
  noddy_play_free (play);
  return move;
}
