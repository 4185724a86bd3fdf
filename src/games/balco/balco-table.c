/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the table of Balcó differs from the tables of other games. */

#include "games/shedding/shedding-table.h"
#include "widgets/table/tapis-middle.h"

const TapisTableKind tapis_table_balco = {
  .game = "balco",
  .get_middle_type = shedding_middle_get_type,
};
