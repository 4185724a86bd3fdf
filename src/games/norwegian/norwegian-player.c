/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Bataille norvégienne teaches its players, phase by phase: the
 * thoughtful player and the learner. The rules of thumb for a move in turn are
 * in norwegian-player-laying.c. */

#include "players/cg-players.h"

#include "norwegian-player-search.h"
#include "norwegian-player-private.h"

#include <string.h>

/* With one of these, or a special card, the first turns are no worry. */
#define HIGH (31u << 9)

/* The two and the ace, which a learner knows to be good. */
#define STRONG (1u << CG_ACE | 1u << 2)

static CgMove
name (int seat)
{
  return ROWS_MOVE (SHEDDING_MOVE_NAME, seat);
}

/* A list with one move needs no thought. */
static CgMove
only_move (const ShedTable *t, CgReason *reason)
{
  CgMove move = t->moves[0];
  SheddingMoveKind kind = shed_move_kind (move);

  shed_say (reason,
            kind == SHEDDING_MOVE_PICK_UP ? SHEDDING_REASON_MUST_PICK_UP
                                           : CG_REASON_ONLY_MOVE,
            kind == SHEDDING_MOVE_LAY ? norwegian_lay_rank (move) : 0,
            CG_NO_SEAT);
  return move;
}

/* One of the first @n moves: nothing is known of a face-down card. */
static CgMove
flip_any (const ShedTable *t, CgRandom *random, CgReason *reason)
{
  guint n = row_size (norwegian_state (t->state)->seat[t->me].down);

  shed_say (reason, SHEDDING_REASON_FLIP_ANY, 0, CG_NO_SEAT);
  return t->moves[cg_random_below (random, n)];
}

static gboolean
hand_is_empty (const ShedTable *t)
{
  return norwegian_hand_size (norwegian_state (t->state), t->me) == 0;
}

/* --- naming, fours, face-down cards -------------------------------------- */

static CgMove
lay_fours (const ShedTable *t, CgReason *reason)
{
  CgMove pass = t->moves[t->n_moves - 1];
  CgMove best = t->moves[0];
  guint most = 0;

  for (guint i = 0; i < t->n_moves - 1; i++)
    {
      guint count = cg_set_size (norwegian_lay_cards (t->moves[i]));

      if (count > most)
        {
          most = count;
          best = t->moves[i];
        }
    }
  if (t->hand_only && !t->stock && t->rank[SHED_TEN] > 0 &&
      t->left == most + t->rank[SHED_TEN])
    {
      shed_say (reason, SHEDDING_REASON_NOT_END_ON_TEN, 0, CG_NO_SEAT);
      return pass;
    }
  shed_say (reason, NORWEGIAN_REASON_FOUR_NOW, 4, CG_NO_SEAT);
  return best;
}

/* House rule: another face-down card in the same turn, when it is likely to
 * fit. */
static CgMove
chain (const ShedTable *t, CgRandom *random, CgReason *reason)
{
  const NorwegianState *s = norwegian_state (t->state);
  guint64 go = norwegian_followers (s, s->top, s->suits);
  guint all = cg_set_size (t->unseen);
  guint good = cg_set_size ((CgSet) { t->unseen.lo & go, t->unseen.hi & go });
  CgMove move = flip_any (t, random, reason);

  if (good * 3 >= all * 2)
    {
      shed_say (reason, NORWEGIAN_REASON_FLIP_AGAIN, 0, CG_NO_SEAT);
      return move;
    }
  shed_say (reason, NORWEGIAN_REASON_STOP_FLIPPING, 0, CG_NO_SEAT);
  return ROWS_MOVE (SHEDDING_MOVE_PASS, 0);
}

static CgMove
medium (const CgState *redacted,
        const CgMove  *moves,
        guint          n_moves,
        CgRandom      *random,
        CgReason      *reason)
{
  const NorwegianState *s = norwegian_state (redacted);
  ShedTable t;

  norwegian_view_table (&t, redacted, moves, n_moves);
  if (n_moves == 1)
    return only_move (&t, reason);
  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return shed_exchange (&t, s->seat[t.me].up, t.special | HIGH, reason);
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      return hand_is_empty (&t) ? flip_any (&t, random, reason)
                                : shed_choose_lay (&t, &norwegian_game, random,
                                                 reason);
    case SHEDDING_NAME:
      shed_explain_target (&t, reason);
      return name (t.target);
    case NORWEGIAN_NAME_JOKER:
      shed_say (reason, NORWEGIAN_REASON_JOKER_LEADER, 0, t.danger);
      return name (t.danger);
    case NORWEGIAN_FOURS:
      return lay_fours (&t, reason);
    case NORWEGIAN_CHAIN:
      return chain (&t, random, reason);
    default:
      return CG_NO_MOVE;
    }
}

/* --- the learner --------------------------------------------------------- */

static gboolean
one_in (CgRandom *random, guint n)
{
  return cg_random_below (random, n) == 0;
}

static CgMove
easy (const CgState *redacted,
      const CgMove  *moves,
      guint          n_moves,
      CgRandom      *random,
      CgReason      *reason)
{
  const NorwegianState *s = norwegian_state (redacted);
  CgMove list[CG_MAX_MOVES];
  ShedTable t;

  norwegian_view_table (&t, redacted, moves, n_moves);
  if (n_moves == 1)
    return only_move (&t, reason);
  memcpy (list, moves, n_moves * sizeof *moves);
  t.n_moves = norwegian_prune (redacted, list, n_moves);
  t.moves = list;
  if (shed_gets_bored (&t, random))
    return shed_any_move (&t, random, reason);
  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return shed_exchange_little (&t, s->seat[t.me].up, STRONG, random,
                                   reason);
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      if (shed_move_kind (list[0]) == SHEDDING_MOVE_PICK_UP)
        {
          shed_say (reason, SHEDDING_REASON_NOT_END_ON_TEN, 0, CG_NO_SEAT);
          return list[0];
        }
      return hand_is_empty (&t) ? flip_any (&t, random, reason)
                                : shed_lay_lowest (&t, &norwegian_game, random,
                                                 reason);
    case SHEDDING_NAME:
    case NORWEGIAN_NAME_JOKER:
      shed_say (reason, SHEDDING_REASON_ATTACK_NEXT, 0, t.next);
      return name (t.next);
    case NORWEGIAN_FOURS:
      if (t.n_moves > 1 && one_in (random, 3))
        {
          shed_say (reason, NORWEGIAN_REASON_NO_FOUR, 0, CG_NO_SEAT);
          return list[t.n_moves - 1];
        }
      shed_say (reason,
                t.n_moves > 1 ? NORWEGIAN_REASON_FOUR_NOW
                              : SHEDDING_REASON_WIN_NOW,
                4, CG_NO_SEAT);
      return list[0];
    default: /* another face-down card, or enough of them */
      return CG_NO_MOVE;
    }
}

const CgKnowledge cg_knowledge_norwegian = {
  .rules = &cg_rules_norwegian,
  .reasons = (const char *const[]) {
    SHEDDING_REASONS (CG_REASON_ID) NORWEGIAN_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .setback = SHEDDING_SETBACK,
  .search = &norwegian_search,
};
