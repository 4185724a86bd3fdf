/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the computer players of Balcó share. */

#pragma once

#include "balco-rules.h"
#include "games/shedding/shedding-player.h"

G_BEGIN_DECLS

extern const ShedWeights balco_weights;

/** CgSearchKnowledge.prune, which all levels use. Of moves that differ only in
 * the suits of the cards it leaves one, and so it does of face-down cards. It
 * removes moves that no sensible player makes: any other move where one can win
 * at once; a joker that stands for a number of which the player keeps a card; a
 * joker that stands for a number without an effect and does not clean the pile;
 * and an exchange that makes the face-up row weaker. */
guint balco_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge balco_search;

G_END_DECLS
