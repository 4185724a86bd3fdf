/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The registry of rules; meson.build has the list. */

#include "cg-games.h"

#define POINT_TO(game) &cg_rules_##game,
const CgRules *const cg_games[] = { CG_GAMES (POINT_TO) NULL };
const CgRules *const cg_games_all[] = { CG_ALL_GAMES (POINT_TO) NULL };

static const CgRules *
find (const CgRules *const *games, const char *id)
{
  while (*games != NULL && !g_str_equal ((*games)->id, id))
    games++;
  return *games;
}

const CgRules *
cg_game_find (const char *id)
{
  return find (cg_games, id);
}

const CgRules *
cg_game_find_any (const char *id)
{
  return find (cg_games_all, id);
}
