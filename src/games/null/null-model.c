/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of the game "The smallest game", the template for new games. It
 * sets only the two slots of TapisGameKind that are required; every other slot
 * has a default that works. A new game can set more slots, one after the other.
 * The rules are in null-rules.c. */

#include "model/game/tapis-game-kind.h"

#include "null-rules.h"

#include <glib/gi18n.h>

static const TapisGameWords words = {
  .blurb = N_("The smallest game: the highest card takes the trick."),
  .length = N_("1 to 2 minutes"),
};

const TapisGameKind tapis_kind_null = {
  .rules = &cg_rules_null,
  .words = &words,
};
