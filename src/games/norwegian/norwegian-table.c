/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the table of Norwegian War differs from the tables of other games. */

#include "games/shedding/shedding-table.h"
#include "widgets/table/tapis-middle.h"

const TapisTableKind tapis_table_norwegian = {
  .game = "norwegian",
  .get_middle_type = shedding_middle_get_type,
};
