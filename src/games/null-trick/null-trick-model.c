/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of the game "The smallest trick game", a template for new games. It
 * sets only the two slots of TapisGameKind that are required; every other slot
 * has a default that works. A new game can set more slots, one after the other.
 * The rules are in null-trick-rules.c. */

#include "model/game/tapis-game-kind.h"

#include "null-trick-rules.h"

#include <glib/gi18n.h>

static const TapisGameWords words = {
  .blurb = N_("The smallest trick game: capture aces and threes, and keep a "
              "trump for them."),
  .length = N_("5 minutes"),
};

const TapisGameKind tapis_kind_null_trick = {
  .rules = &cg_rules_null_trick,
  .words = &words,
};
