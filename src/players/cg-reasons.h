/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The reasons why a computer player chooses a move (CgReason.kind): rules of
 * thumb that a hint can teach. This file has the reasons that every game has. A
 * game's own reasons begin at %CG_REASON_GAME (see CgKnowledge.reasons), in a
 * list like this one. The ids never change. The comment of each row says what
 * the reason means, for those who write its sentence, and what the members
 * `rank` and `seat` of CgReason are; if it says nothing of them, they are 0 and
 * CG_NO_SEAT. The rank 1 is the ace.
 *
 * A list calls X (NAME, "id") once for each reason. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

#define CG_REASONS(X)                                                         \
  /* nothing else is legal */                                                 \
  X (ONLY_MOVE, "only-move")                                                  \
  /* nothing speaks for one move rather than another */                       \
  X (ANY_MOVE, "any-move")                                                    \
  /* what looking ahead shows, and no rule of thumb tells */                  \
  X (LOOKED_AHEAD, "looked-ahead")                                            \
  /* the same, where it shows why: a card that the usual move would spend     \
   * is kept (rank: it) */                                                    \
  X (KEEP_RANK, "keep-rank")                                                  \
  /* it brings more points in this round */                                   \
  X (MORE_POINTS, "more-points")                                              \
  /* another move is about as good */                                         \
  X (ABOUT_SAME, "about-same")                                                \
  /* the same, where all choose at once: nobody should be able to guess */    \
  X (UNGUESSED, "unguessed")

enum
{
  CG_REASON_NONE,
#define CG_REASON(NAME, id) CG_REASON_##NAME,
  CG_REASONS (CG_REASON)
#undef CG_REASON
  CG_REASON_GAME,
};

/** Makes a row of CgKnowledge.reasons out of a row of a game's list. */
#define CG_REASON_ID(NAME, id) id,

/** Returns the id of the reason @kind of the game with @rules, or %NULL if it
 * has no reason of that kind. */
const char *cg_reason_id (const CgRules *rules, guint kind);

/** Returns the kind for which @id_of returns @id, or 0 if there is none. @id_of
 * is cg_reason_id(), cg_event_id() or cg_refusal_id(). */
guint cg_find_kind (const CgRules *rules,
                    const char *(*id_of) (const CgRules *rules, guint kind),
                    const char *id);

G_END_DECLS
