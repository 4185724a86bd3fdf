/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The smallest game as the table sees it. Every other slot of TapisGameKind has
 * a default that works: fill one after the other. Decides no rule. */

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
