/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of the game "The smallest shedding game", a template for new games.
 * It sets the two slots of TapisGameKind that are required, and the slots
 * `base` and `family`, which bring what shedding games share; every other slot
 * has a default that works. A new game can set more slots, one after the other.
 * The rules are in null-shed-rules.c. */

#include "games/shedding/shedding-model.h"

#include "null-shed-rules.h"

#include <glib/gi18n.h>

static const TapisGameWords words = {
  .blurb = N_("The smallest shedding game: lay high cards or follow suit, burn "
              "the pile with a 10, and be the first without cards."),
  .length = N_("10 minutes"),
  .says = { .base = &tapis_shedding_sayings },
};

static const TapisSheddingKind family = {
  .list_lay = shed_lay_list,
  .lay_of = shed_lay_of,
};

const TapisGameKind tapis_kind_null_shed = {
  .rules = &cg_rules_null_shed,
  .words = &words,
  .base = &tapis_shedding_kind,
  .family = &family,
};
