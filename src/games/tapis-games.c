/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of model classes: a new game is one line here. */

#include "config.h"

#include "model/game/tapis-game-private.h"

#include "games/balco/balco-rules.h"
#include "games/noddy/noddy-rules.h"
#include "games/norwegian/norwegian-rules.h"
#include "games/scientific-war/scientific-war-rules.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "games/balco/balco-model.h"
#include "games/noddy/noddy-model.h"
#include "games/norwegian/norwegian-model.h"
#include "games/scientific-war/scientific-war-model.h"
#include "games/yellow-dwarf/yellow-dwarf-model.h"

GType
tapis_game_type_for (const CgRules *rules)
{
  static const struct
  {
    const CgRules *rules;
    GType (*get_type) (void);
  } classes[] = {
    { &cg_rules_norwegian, tapis_norwegian_get_type },
    { &cg_rules_balco, tapis_balco_get_type },
    { &cg_rules_yellow_dwarf, tapis_yellow_dwarf_get_type },
    { &cg_rules_noddy, tapis_noddy_get_type },
    { &cg_rules_scientific_war, tapis_scientific_war_get_type },
  };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (classes[i].rules == rules)
      return classes[i].get_type ();
  g_assert_not_reached ();
}

const TapisGameKind *
tapis_game_kind_for (const CgRules *rules)
{
  g_autoptr (GTypeClass) class =
    g_type_class_ref (tapis_game_type_for (rules));

  return TAPIS_GAME_CLASS (class)->kind;
}
