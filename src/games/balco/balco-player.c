/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Balcó teaches its players, phase by phase: the thoughtful player and
 * the learner. */

#include "players/cg-players.h"

#include "balco-player-private.h"

#include <string.h>

/* The twos, which a learner knows to be good. */
#define STRONG (1u << 2)

/* With one of these in the hand the first turns are no worry. */
#define PLAYABLE (1u << 0 | 1u << 1 | 1u << 2 | 1u << 9 | 7u << 10)

/* A list with one move needs no thought; nor does a face-down card, of which
 * nothing is known. Returns %CG_NO_MOVE for other lists. */
static CgMove
no_thought (const CgMove *moves,
            guint         n_moves,
            CgRandom     *random,
            CgReason     *reason)
{
  SheddingMoveKind kind = shed_move_kind (moves[0]);

  if (n_moves > 1 && kind != SHEDDING_MOVE_FLIP)
    return CG_NO_MOVE;
  shed_say (reason,
            n_moves > 1                  ? SHEDDING_REASON_FLIP_ANY
            : kind == SHEDDING_MOVE_PICK_UP ? SHEDDING_REASON_MUST_PICK_UP
                                         : CG_REASON_ONLY_MOVE,
            kind == SHEDDING_MOVE_LAY ? balco_lay_number (moves[0]) : 0,
            CG_NO_SEAT);
  return moves[cg_random_below (random, n_moves)];
}

static CgMove
medium (const CgState *redacted,
        const CgMove  *moves,
        guint          n_moves,
        CgRandom      *random,
        CgReason      *reason)
{
  const BalcoState *s = balco_state (redacted);
  CgMove move = no_thought (moves, n_moves, random, reason);
  CgMove list[CG_MAX_MOVES];
  ShedTable t;

  if (move != CG_NO_MOVE)
    return move;
  balco_view_table (&t, redacted, moves, n_moves);
  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return shed_exchange (&t, s->seat[t.me].up, PLAYABLE, reason);
    case SHEDDING_NAME:
      shed_explain_target (&t, reason);
      return ROWS_MOVE (SHEDDING_MOVE_NAME, t.target);
    default:
      memcpy (list, moves, n_moves * sizeof *moves);
      t.n_moves = balco_prune (redacted, list, n_moves);
      t.moves = list;
      return shed_choose_lay (&t, &balco_game, random, reason);
    }
}

static CgMove
easy (const CgState *redacted,
      const CgMove  *moves,
      guint          n_moves,
      CgRandom      *random,
      CgReason      *reason)
{
  const BalcoState *s = balco_state (redacted);
  CgMove move = no_thought (moves, n_moves, random, reason);
  CgMove list[CG_MAX_MOVES];
  ShedTable t;

  if (move != CG_NO_MOVE)
    return move;
  balco_view_table (&t, redacted, moves, n_moves);
  memcpy (list, moves, n_moves * sizeof *moves);
  t.n_moves = balco_prune (redacted, list, n_moves);
  t.moves = list;
  if (shed_gets_bored (&t, random))
    return shed_any_move (&t, random, reason);
  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return shed_exchange_little (&t, s->seat[t.me].up, STRONG, random,
                                   reason);
    case SHEDDING_NAME:
      shed_say (reason, SHEDDING_REASON_ATTACK_NEXT, 0, t.next);
      return ROWS_MOVE (SHEDDING_MOVE_NAME, t.next);
    default:
      return shed_lay_lowest (&t, &balco_game, random, reason);
    }
}

const CgKnowledge cg_knowledge_balco = {
  .rules = &cg_rules_balco,
  .reasons = (const char *const[]) {
    SHEDDING_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .setback = SHEDDING_SETBACK,
  .search = &balco_search,
};
