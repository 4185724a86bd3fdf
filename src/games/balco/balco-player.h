/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The declarations that the files of the computer players of Balcó share. */

#pragma once

#include "balco-rules.h"
#include "games/shedding/shedding-player.h"

extern const ShedWeights balco_weights;

/** Implements CgSearchKnowledge.prune; all levels use it. Keeps only one of
 * several moves that differ only in the suits of the cards, and only one of the
 * moves that turn over a face-down card. Also removes moves that no sensible
 * player makes: all other moves if one move wins at once; lays of a joker as a
 * number of which the player keeps a card; lays of a joker that neither clean
 * the pile nor empty the hand, if the number has no effect and is not the
 * highest one without an effect; and exchanges that make the face-up row
 * weaker. Returns how many moves are left in @moves. */
guint balco_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge balco_search;
