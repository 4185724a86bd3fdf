/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of the game "The smallest game", the template for new games. It
 * fills only the two slots of TapisGameKind that are required; all other slots
 * have a default that works. A new game may fill them one after the other. No
 * rule is decided here. */

#include "config.h"

#include "model/game/tapis-game-kind.h"

#include "null-rules.h"

#include <glib/gi18n.h>

static const TapisGameWords words = {
  .blurb = N_("The smallest game: whoever lays the highest card takes the "
              "trick."),
  .length = N_("1 to 2 minutes"),
};

const TapisGameKind tapis_kind_null = {
  .rules = &cg_rules_null,
  .words = &words,
};
