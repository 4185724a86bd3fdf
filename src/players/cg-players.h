/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players, for the list in cg-player.c. All other files find a player by
 * cg_player_find(). */

#pragma once

#include "cg-player.h"

G_BEGIN_DECLS

/** Makes any legal move, each as likely as the others. */
extern const CgPlayer cg_player_random;

/** Follow a game's rules of thumb: easy as a learner does, medium as a
 * thoughtful player does. */
extern const CgPlayer cg_player_easy;
extern const CgPlayer cg_player_medium;

/** Looks ahead. */
extern const CgPlayer cg_player_hard;

/** Sets @reason to why @best is better for the seat to move of @redacted than
 * another move: the first of @others for which a difference is found. The
 * reason is a fact that was counted in games that were played on from here, or
 * else how much more often @best wins. The rules must have a CgKnowledge. */
void cg_player_compare (const CgRules *rules, const CgState *redacted,
                        guint64 seed, const CgBudget *budget, CgWorth best,
                        const CgWorth *others, guint n_others,
                        CgReason *reason);

G_END_DECLS
