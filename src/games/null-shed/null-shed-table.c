/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of The smallest shedding game, a template for new games: the middle
 * of the table shows the widget that shedding games share. */

#include "games/shedding/shedding-table.h"
#include "widgets/table/tapis-middle.h"

const TapisTableKind tapis_table_null_shed = {
  .game = "null-shed",
  .get_middle_type = shedding_middle_get_type,
};
