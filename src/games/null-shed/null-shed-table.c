/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the table of The smallest shedding game, a template for new games,
 * differs from the tables of other games: it has the middle of the shedding
 * games. */

#include "config.h"

#include "games/shedding/shedding-table.h"
#include "widgets/table/tapis-middle.h"

const TapisTableKind tapis_table_null_shed = {
  .game = "null-shed",
  .get_middle_type = shedding_middle_get_type,
};
