/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The declarations that the files of the computer players of Balcó share. */

#pragma once

#include "balco-rules.h"
#include "games/shedding/shedding-player.h"

G_BEGIN_DECLS

extern const ShedWeights balco_weights;

/** The function of CgSearchKnowledge.prune, which all levels use. Of several
 * moves that differ only in the suits of the cards it leaves one, and also one
 * of the moves that turn over a face-down card. It removes moves that no
 * sensible player makes: if one move wins at once, all other moves; a joker
 * that stands for a number of which the player keeps a card; a joker that
 * stands for a number without an effect and does not clean the pile; and an
 * exchange that makes the face-up row weaker. Returns how many moves are left
 * in @moves. */
guint balco_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge balco_search;

G_END_DECLS
