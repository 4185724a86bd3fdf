/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a computer player chooses a move (CgReason.kind): the rules of thumb that
 * a hint can teach. Here are those of any game; a game's own begin at
 * %CG_REASON_GAME (see CgKnowledge.reasons), in a list like this one. The ids
 * are frozen; each line is what the id means, for those who write the
 * sentences. Holds no sentence that anybody sees.
 *
 * A list expands X (NAME, "id") once for each. What "rank" and "seat" of the
 * reason are is told at each; where nothing is told they are 0 and CG_NO_SEAT.
 * The rank 1 is the ace. */

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

/** Makes CgKnowledge.reasons of a game's list. */
#define CG_REASON_ID(NAME, id) id,

/** The frozen name of a reason of @rules' players, or %NULL where they have
 * none of that kind. */
const char *cg_reason_id (const CgRules *rules, guint kind);

/** The kind that @id_of, which is cg_reason_id(), cg_event_id() or
 * cg_refusal_id(), calls @id; 0: none. */
guint cg_find_kind (const CgRules *rules,
                    const char *(*id_of) (const CgRules *rules, guint kind),
                    const char *id);

G_END_DECLS
