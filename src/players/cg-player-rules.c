/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels that do not look ahead. Easy and medium follow a game's rules of
 * thumb (CgKnowledge.easy and CgKnowledge.medium): easy as a learner does,
 * medium as an attentive player does. Random, and the others if no rule of
 * thumb applies, make any legal move; all legal moves are equally likely. */

#include "cg-players.h"

#include "cg-reasons.h"

#include <glib/gi18n.h>

static CgMove
choose (const CgPlayer *self, const CgRules *rules, const CgState *redacted,
        guint64 seed, const CgTemper *temper, const CgBudget *budget,
        CgReason *reason)
{
  const CgKnowledge *knowledge =
    self != &cg_player_random ? cg_knowledge_find (rules) : NULL;
  gboolean easy = self == &cg_player_easy;
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = rules->moves (redacted, moves);
  CgReason why = {
    .kind = n_moves == 1 ? CG_REASON_ONLY_MOVE : CG_REASON_ANY_MOVE,
    .seat = CG_NO_SEAT,
  };
  CgReason ruled = why;
  CgMove move = CG_NO_MOVE;
  CgMove liked = CG_NO_MOVE;
  CgRandom random;

  g_assert (n_moves > 0);
  cg_random_seed (&random, seed);
  if (knowledge != NULL)
    move = easy ? knowledge->easy (knowledge, redacted, moves, n_moves, &random)
                : knowledge->medium (knowledge, redacted, moves, n_moves,
                                     &random, &ruled);
  if (temper != NULL && self != &cg_player_random)
    liked = cg_temper_choose (temper, rules, redacted, seed, moves, n_moves,
                              move, easy);
  if (liked != CG_NO_MOVE && move != CG_NO_MOVE && liked != move)
    cg_reason_set (&why, CG_REASON_ABOUT_SAME, 0);
  else if (move != CG_NO_MOVE)
    why = ruled;
  if (reason != NULL)
    *reason = why;
  return liked != CG_NO_MOVE  ? liked
         : move != CG_NO_MOVE ? move
                              : moves[cg_random_below (&random, n_moves)];
}

const CgPlayer cg_player_random = {
  .id = "random",
  /* Translators: a level of the computer players, who lay any card that fits:
   * "Computer: Random". */
  .title = NC_("level", "Random"),
  .choose = choose,
};

const CgPlayer cg_player_easy = {
  .id = "easy",
  /* Translators: a level of the computer players: "Computer: Easy". */
  .title = NC_("level", "Easy"),
  .choose = choose,
};

const CgPlayer cg_player_medium = {
  .id = "medium",
  /* Translators: a level of the computer players: "Computer: Medium". */
  .title = NC_("level", "Medium"),
  .choose = choose,
};
