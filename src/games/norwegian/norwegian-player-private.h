/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Bataille norvégienne think: what
 * shedding-player.h says of such games, filled in from a redacted state, and
 * what only this game teaches. Reads states and changes nothing; what is legal
 * is the rules' to say. */

#pragma once

#include "norwegian-player.h"
#include "norwegian-rules.h"
#include "players/cg-search.h"

G_BEGIN_DECLS

extern const ShedWeights norwegian_weights;

/* Of #ShedGame, the slots of these names. */
void norwegian_view_table (ShedTable       *t);
void norwegian_view_seat  (ShedTable *t, int seat);
void norwegian_view_move  (const ShedTable *t, ShedLay *lay);

extern const ShedGame norwegian_game;

/** CgSearchKnowledge.prune, for the learner too: of lays of as many cards of a
 * rank one stands for all. What no player of sense does is not there: not to
 * win at once, to lose by a last ten where anything else goes, a strong card
 * taken from the row for a weaker one. */
guint norwegian_prune (const CgState *state, CgMove *moves, guint n_moves);

extern const CgSearchKnowledge norwegian_search;

G_END_DECLS
