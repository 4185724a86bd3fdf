/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The registry of the kinds of games; meson.build has the list. */

#include "model/game/tapis-game-kind.h"

#include "games/games-list.h"

#define DECLARE(game) extern const TapisGameKind tapis_kind_##game;
TAPIS_MODEL_GAMES (DECLARE)

#define POINT_TO(game) &tapis_kind_##game,
const TapisGameKind *const tapis_game_kinds[] = {
  TAPIS_MODEL_GAMES (POINT_TO) NULL,
};
