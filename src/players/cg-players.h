/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of computer players and the comparison of two moves, for the files
 * of this folder. All other files find a player by cg_player_find(). */

#pragma once

#include "cg-player.h"

/** Makes any legal move; all legal moves are equally likely. */
extern const CgPlayer cg_player_random;

/** These two levels follow a game's rules of thumb: easy as a learner does,
 * medium as an attentive player does. */
extern const CgPlayer cg_player_easy;
extern const CgPlayer cg_player_medium;

/** Looks ahead by a search. */
extern const CgPlayer cg_player_hard;

/** Sets @reason to why @best is better than another move for the seat whose
 * turn it is in @redacted. The other move is the first of @others for which a
 * difference is found. The reason is a fact that was counted in games played on
 * from here or, if no fact differs, how much more often @best wins or how many
 * more points it brings. If no move of @others differs, the reason is that they
 * are about as good. The rules must have a CgKnowledge. */
void cg_player_compare (const CgRules *rules, const CgState *redacted,
                        guint64 seed, const CgBudget *budget, CgWorth best,
                        const CgWorth *others, guint n_others,
                        CgReason *reason);
