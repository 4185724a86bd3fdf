/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Balcó. */

#include "config.h"

#include "games/shedding/shedding-table.h"
#include "widgets/table/tapis-middle.h"

const TapisTableKind tapis_table_balco = {
  .game = "balco",
  .get_middle_type = shedding_middle_get_type,
};
