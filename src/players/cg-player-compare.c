/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one move is better than another where no rule of thumb says so: both are
 * played on from here some times, and what differs most is told. Knows no game.
 */

#include "cg-players.h"
#include "cg-reasons.h"

#include <string.h>

/* How often each of the moves is played on, and from which difference on, in
 * shares of that, it is worth a word. */
#define GAMES 160
#define DIFFERENCE 0.1
#define MOSTLY 0.6

/* No longer than to one's next turn, however often others have theirs. */
#define MOST_PLIES 40

typedef struct
{
  int   next;      /* who plays after the move, where that is always the same */
  guint next_hit;  /* how often they have the setback in that turn … */
  guint self_hit;  /* … and oneself in one's own next one */
} Outlook;

static gboolean
is_hit (const CgKnowledge *knowledge, const CgEvents *events, int seat)
{
  for (guint i = 0; i < events->n; i++)
    if (events->list[i].kind == knowledge->setback.event &&
        events->list[i].seat == seat)
      return TRUE;
  return FALSE;
}

static void
imagine (const CgRules *rules, const CgKnowledge *knowledge, CgState *state,
         int seat, CgRandom *random)
{
  if (knowledge->search != NULL && knowledge->search->imagine != NULL)
    knowledge->search->imagine (state, seat, random);
  else
    rules->resample (state, seat, random);
}

static void
look (const CgRules *rules, const CgKnowledge *knowledge,
      const CgState *redacted, guint64 seed, CgMove move, Outlook *out)
{
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *state = (CgState *) copy;
  int seat = rules->to_move (redacted);
  CgRandom random;
  CgEvents events;

  *out = (Outlook) { CG_NO_SEAT, 0, 0 };
  cg_random_seed (&random, seed);
  for (guint game = 0; game < GAMES; game++)
    {
      int next;

      memcpy (copy, redacted, cg_state_size (rules, redacted));
      imagine (rules, knowledge, state, seat, &random);
      rules->play (state, move, NULL);
      next = rules->to_move (state);
      if (game == 0)
        out->next = next;
      else if (next != out->next)
        out->next = CG_NO_SEAT;
      for (guint ply = 0; ply < MOST_PLIES; ply++)
        {
          int mover = rules->to_move (state);

          if (mover == CG_NO_SEAT)
            break;
          rules->play (state,
                       knowledge->search->playout (state, &random), &events);
          if (ply == 0 && mover != seat)
            out->next_hit += is_hit (knowledge, &events, mover);
          if (mover == seat)
            {
              out->self_hit += is_hit (knowledge, &events, seat);
              break;
            }
        }
    }
}

/* The zone "hand", or -1. */
static int
find_hand (const CgRules *rules)
{
  for (int zone = 0; rules->zones[zone].id != NULL; zone++)
    if (g_str_equal (rules->zones[zone].id, "hand"))
      return zone;
  return -1;
}

/* How many cards of each rank the seat to move of @redacted has in hand, after
 * @move or (CG_NO_MOVE) now. */
static void
count_ranks (const CgRules *rules, const CgKnowledge *knowledge,
             const CgState *redacted, guint64 seed, CgMove move,
             guint ranks[16])
{
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *state = (CgState *) copy;
  int seat = rules->to_move (redacted);
  int zone = find_hand (rules);
  CgCard cards[CG_MAX_ZONE];
  CgRandom random;
  guint n;

  memset (ranks, 0, 16 * sizeof *ranks);
  memcpy (copy, redacted, cg_state_size (rules, redacted));
  cg_random_seed (&random, seed);
  if (move != CG_NO_MOVE)
    {
      imagine (rules, knowledge, state, seat, &random);
      rules->play (state, move, NULL);
    }
  n = zone >= 0 ? cg_zone_cards (rules, state, (guint) zone, seat, cards)
                : 0;
  for (guint i = 0; i < n; i++)
    if (cards[i] != CG_CARD_HIDDEN)
      ranks[cg_card_rank (cards[i]) & 15]++;
}

/* The one rank that the hand keeps with @move and would not with @other, or
 * 0. */
static guint
find_kept (const CgRules *rules, const CgKnowledge *knowledge,
           const CgState *redacted, guint64 seed, CgMove move, CgMove other)
{
  guint now[16], with[16], without[16];
  guint found = 0;

  count_ranks (rules, knowledge, redacted, seed, CG_NO_MOVE, now);
  count_ranks (rules, knowledge, redacted, seed, move, with);
  count_ranks (rules, knowledge, redacted, seed, other, without);
  for (guint rank = 1; rank < 16; rank++)
    if (without[rank] < now[rank] && with[rank] >= now[rank])
      {
        if (found != 0)
          return 0;
        found = rank;
      }
  return found;
}

void
cg_player_compare (const CgRules *rules, const CgState *redacted, guint64 seed,
                   CgMove move, CgMove other, CgReason *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  const CgSetback *setback;
  guint kept;

  *reason = (CgReason) {
    .kind = CG_REASON_LOOKED_AHEAD,
    .seat = CG_NO_SEAT,
  };
  if (knowledge == NULL)
    return;
  setback = &knowledge->setback;
  if (setback->event != CG_EVENT_NONE)
    {
      Outlook a, b;
      double harder, spared;

      look (rules, knowledge, redacted, seed, move, &a);
      look (rules, knowledge, redacted, seed, other, &b);
      harder = ((double) a.next_hit - b.next_hit) / GAMES;
      spared = ((double) b.self_hit - a.self_hit) / GAMES;
      if (a.next >= 0 && a.next != rules->to_move (redacted) &&
          a.next == b.next && harder >= DIFFERENCE && harder >= spared)
        {
          reason->kind = a.next_hit >= MOSTLY * GAMES
                           ? setback->mostly
                           : setback->harder;
          reason->seat = (gint8) a.next;
          return;
        }
      if (spared >= DIFFERENCE)
        {
          reason->kind = setback->spared;
          return;
        }
    }
  kept = find_kept (rules, knowledge, redacted, seed, move, other);
  if (kept != 0)
    {
      reason->kind = CG_REASON_KEEP_RANK;
      reason->rank = (guint8) kept;
    }
}
