/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels easy and medium, which follow a game's rules of thumb
 * (CgKnowledge.easy and CgKnowledge.medium): easy as a learner does, medium as
 * an attentive player does. If no rule of thumb applies, they make any legal
 * move. */

#include "cg-players.h"

#include "cg-reasons.h"

#include <glib/gi18n.h>

typedef CgMove (*Opinion) (const CgState *redacted, const CgMove *moves,
                           guint n_moves, CgRandom *random, CgReason *reason);

static CgMove
follow (const CgRules *rules, const CgState *redacted, guint64 seed,
        gboolean medium, CgReason *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = rules->moves (redacted, moves);
  CgReason why = { .kind = CG_REASON_ANY_MOVE, .seat = CG_NO_SEAT };
  CgMove move = CG_NO_MOVE;
  CgRandom random;

  g_assert (n_moves > 0);
  cg_random_seed (&random, seed);

  if (knowledge != NULL)
    {
      Opinion opinion = medium ? knowledge->medium : knowledge->easy;

      move = opinion (redacted, moves, n_moves, &random, &why);
    }
  if (move == CG_NO_MOVE)
    {
      move = moves[cg_random_below (&random, n_moves)];
      why = (CgReason) {
        .kind = n_moves == 1 ? CG_REASON_ONLY_MOVE : CG_REASON_ANY_MOVE,
        .seat = CG_NO_SEAT,
      };
    }

  if (reason != NULL)
    *reason = why;
  return move;
}

static CgMove
choose_easy (const CgRules *rules, const CgState *redacted, guint64 seed,
             const CgBudget *budget, CgReason *reason)
{
  return follow (rules, redacted, seed, FALSE, reason);
}

static CgMove
choose_medium (const CgRules *rules, const CgState *redacted, guint64 seed,
               const CgBudget *budget, CgReason *reason)
{
  return follow (rules, redacted, seed, TRUE, reason);
}

const CgPlayer cg_player_easy = {
  .id = "easy",
  /* Translators: a level of the computer players: "Computer: Easy". */
  .title = NC_("level", "Easy"),
  .choose = choose_easy,
};

const CgPlayer cg_player_medium = {
  .id = "medium",
  /* Translators: a level of the computer players: "Computer: Medium". */
  .title = NC_("level", "Medium"),
  .choose = choose_medium,
};
