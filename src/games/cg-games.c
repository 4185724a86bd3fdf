/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cg-games.h"

#include "games/balco/balco-rules.h"
#include "games/noddy/noddy-rules.h"
#include "games/norwegian/norwegian-rules.h"
#include "games/scientific-war/scientific-war-rules.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"

extern const CgRules cg_rules_null;

const CgRules *const cg_games[] = {
  &cg_rules_norwegian,
  &cg_rules_balco,
  &cg_rules_yellow_dwarf,
  &cg_rules_scientific_war,
  &cg_rules_noddy,
  NULL,
};

const CgRules *const cg_games_all[] = {
  &cg_rules_norwegian,
  &cg_rules_balco,
  &cg_rules_yellow_dwarf,
  &cg_rules_scientific_war,
  &cg_rules_noddy,
  &cg_rules_null,
  NULL,
};

const CgRules *
cg_game_find (const char *id)
{
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    if (g_str_equal (cg_games_all[i]->id, id))
      return cg_games_all[i];
  return NULL;
}
