/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The registry of rules. A new game is one line in meson.build. */

#pragma once

#include "engine/cg-rules.h"
#include "games/games-list.h"

/* The rules of each game, such as cg_rules_noddy. */
#define CG_DECLARE_RULES(game) extern const CgRules cg_rules_##game;
CG_ALL_GAMES (CG_DECLARE_RULES)

/** The games that people play, in the order in which they are shown, ended by
 * %NULL. */
extern const CgRules *const cg_games[];

/** The same and the template games, which are never shown: for tests and tools.
 * Ended by %NULL. */
extern const CgRules *const cg_games_all[];

/** The game of that id among those that people play, or %NULL. */
const CgRules *cg_game_find (const char *id);

/** The same among all: for tests and tools. */
const CgRules *cg_game_find_any (const char *id);
