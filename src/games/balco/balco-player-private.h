/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Balcó think: what shedding-player.h says of such
 * games, filled in from a redacted state, and what only this game teaches.
 * Reads states and changes nothing; what is legal is the rules' to say. */

#pragma once

#include "balco-rules.h"
#include "games/shedding/shedding-player.h"

G_BEGIN_DECLS

extern const ShedWeights balco_weights;

/* Of #ShedGame, the slots of these names. */
void balco_view_table (ShedTable       *t);
void balco_view_seat  (ShedTable *t, int seat);
void balco_view_move  (const ShedTable *t, ShedLay *lay);

extern const ShedGame balco_game;

/** CgSearchKnowledge.prune, for all levels: cards that differ only in their
 * suits are alike, so are face-down ones. What no player of
 * sense does is not there: not to win at once; to let a joker stand for a
 * number and keep a card of it; a joker as an ordinary number that neither
 * cleans nor finishes; a strong card taken from the row for a weaker one. */
guint balco_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge balco_search;

G_END_DECLS
