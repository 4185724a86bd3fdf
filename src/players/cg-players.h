/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players by name, for the list in cg-player.c: everybody else finds them
 * through cg-player.h. */

#pragma once

#include "cg-player.h"

G_BEGIN_DECLS

/** Any legal move, each as likely as the others. */
extern const CgPlayer cg_player_random;

/** A game's rules of thumb as a learner follows them, and as a thoughtful
 * player does. */
extern const CgPlayer cg_player_easy;
extern const CgPlayer cg_player_medium;

/** Looks ahead as well. */
extern const CgPlayer cg_player_hard;

/** Why @best is better for the seat to move of @redacted than the first of
 * @others, one or several, that it differs from: what comes of each in games
 * played on from here, else how often it wins. The rules have a
 * CgKnowledge. */
void cg_player_compare (const CgRules *rules, const CgState *redacted,
                        guint64 seed, const CgBudget *budget, CgWorth best,
                        const CgWorth *others, guint n_others,
                        CgReason *reason);

G_END_DECLS
