/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The registry of the tables; meson.build has the list. */

#include "widgets/table/tapis-middle.h"

#include "games/games-list.h"

#define DECLARE(game) extern const TapisTableKind tapis_table_##game;
TAPIS_TABLE_GAMES (DECLARE)

#define POINT_TO(game) &tapis_table_##game,
const TapisTableKind *const tapis_table_kinds[] = {
  TAPIS_TABLE_GAMES (POINT_TO) NULL,
};
