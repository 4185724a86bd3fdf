/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the search of the computer players of Balcó knows. */

#pragma once

#include "balco-rules.h"
#include "games/shedding/shedding-player.h"

G_BEGIN_DECLS

extern const ShedWeights balco_weights;

/** CgSearchKnowledge.prune, for all levels: cards that differ only in their
 * suits are alike, and so are face-down ones. Moves that no sensible player
 * makes are left out: not to win at once; to let a joker stand for a number and
 * keep a card of it; a joker as an ordinary number that neither cleans nor
 * finishes; to take a strong card from the row for a weaker one. */
guint balco_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge balco_search;

G_END_DECLS
