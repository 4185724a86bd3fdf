/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Balcó think: what shedding-player.h says of such
 * games, filled in from a redacted state, and what only this game teaches.
 * Reads states and changes nothing; what is legal is the rules' to say. */

#pragma once

#include "balco-rules.h"
#include "games/shedding/shedding-player.h"

G_BEGIN_DECLS

extern const ShedWeights balco_weights;

void balco_view_table (ShedTable     *t,
                       const CgState *redacted,
                       const CgMove  *moves,
                       guint          n_moves);

void balco_view_move (const ShedTable *t,
                      CgMove           move,
                      ShedLay         *lay);

/** The rules of thumb for a move in turn. */
extern const ShedGame balco_game;

/** CgSearchKnowledge.prune, for all levels: cards that differ only in their
 * suits are alike, so are face-down ones. What no player of
 * sense does is not there: not to win at once; to let a joker stand for a
 * number and keep a card of it; a joker as an ordinary number that neither
 * cleans nor finishes; a strong card taken from the row for a weaker one. */
guint balco_prune (const CgState *state,
                   CgMove        *moves,
                   guint          n_moves);

extern const CgSearchKnowledge balco_search;

G_END_DECLS
