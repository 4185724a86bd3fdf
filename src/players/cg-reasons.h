/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons why a computer player chooses a move (CgReason.kind), which a
 * hint tells. This file has the reasons that every game has. A game's own
 * reasons begin at %CG_REASON_GAME (see CgKnowledge.reasons) and are in a list
 * like this one. The ids never change. The comment above each row says what the
 * reason means, for people who write its sentence. If it does not name the
 * members `rank` and `seat` of CgReason, they are 0 and CG_NO_SEAT. The rank 1
 * is the ace.
 *
 * A list calls X (NAME, "id") once for each reason. */

#pragma once

#include "engine/cg-rules.h"

#define CG_REASONS(X)                                                         \
  /* no other move is legal */                                                \
  X (ONLY_MOVE, "only-move")                                                  \
  /* no rule of thumb prefers one legal move to another */                    \
  X (ANY_MOVE, "any-move")                                                    \
  /* the move is the best one by a search, and no rule of thumb tells why */  \
  X (LOOKED_AHEAD, "looked-ahead")                                            \
  /* the move is the best one by a search, and it keeps a card that another   \
   * move would spend; `rank` is the rank of that card */                     \
  X (KEEP_RANK, "keep-rank")                                                  \
  /* the move brings more points in this round */                             \
  X (MORE_POINTS, "more-points")                                              \
  /* another move is about as good */                                         \
  X (ABOUT_SAME, "about-same")                                                \
  /* another move is about as good, and all seats choose at the same time, so \
   * that no other seat should be able to guess the choice */                 \
  X (UNGUESSED, "unguessed")

enum
{
  CG_REASON_NONE,
#define CG_REASON(NAME, id) CG_REASON_##NAME,
  CG_REASONS (CG_REASON)
#undef CG_REASON
  CG_REASON_GAME,
};

/** Makes an element of CgKnowledge.reasons from a row of a game's list. */
#define CG_REASON_ID(NAME, id) id,

/** Returns the id of the reason @kind in the game with @rules, or %NULL if
 * there is no reason of that kind. */
const char *cg_reason_id (const CgRules *rules, guint kind);

/** Returns the kind for which @id_of returns a string equal to @id, or 0 if
 * there is none. @id_of is cg_reason_id(), cg_event_id() or cg_refusal_id(). */
guint cg_find_kind (const CgRules *rules,
                    const char *(*id_of) (const CgRules *rules, guint kind),
                    const char *id);
